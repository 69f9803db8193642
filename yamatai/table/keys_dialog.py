"""The dialogue in which a person gives other keys to what keys do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from yamatai.table import widgets
from yamatai.table.keys import ASIDE, DEFAULT, MENU, WALK, Keys, written
from yamatai.table.look import Look

_SIZE = (660, 640)
_FIELD = 232
"""The width of a key's field, in u: the longest keys, and the button that clears it."""
_GROUPS = {"walk": WALK, "menu": MENU, "aside": ASIDE}
_CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class KeyField(QKeySequenceEdit):
    """Takes the key that is pressed; Delete empties it, and Esc leaves the dialogue where `keeps_escape` is not set.

    Without these two nobody could empty a field, or get out of it but by Tab, without a mouse.
    """

    def __init__(self, keeps_escape: bool) -> None:
        super().__init__()
        self._keeps_escape = keeps_escape

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.key() in _CLEAR:
            self.clear()
        elif plain and event.key() == Qt.Key.Key_Escape and not self._keeps_escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysDialog(QDialog):
    """Once it is accepted, `chosen()` gives the keys. An action with several keys shows the first; the others stay."""

    def __init__(self, look: Look, keys: Keys, names: Mapping[str, str], parent: QWidget | None = None) -> None:
        """`names` are what the entries of the menus are called, by their ids."""
        super().__init__(parent)
        self.look, self._names = look, names
        widgets.dress(self, look)
        self.setWindowTitle(look.text("keys-title"))
        self.fields: dict[str, KeyField] = {}
        self._others: dict[str, tuple[str, ...]] = {}
        self.clash = widgets.style(QLabel(), "fault")
        self.clash.setWordWrap(True)
        roles = QDialogButtonBox.ButtonRole
        self.buttons = QDialogButtonBox()
        self._keep = self.buttons.addButton(look.text("keys-keep"), roles.AcceptRole)
        self.buttons.addButton(look.text("keys-cancel"), roles.RejectRole)
        self.buttons.addButton(look.text("keys-reset"), roles.ResetRole).clicked.connect(self.reset)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._show({action: [written(key) for key in keys.of(action)] for action in DEFAULT})
        widgets.open_at(self, look, *_SIZE)

    def chosen(self) -> Keys:
        """The keys as they stand in the dialogue."""
        found = {action: self._keys_of(action) for action in self.fields}
        return Keys({action: keys for action, keys in found.items() if keys != DEFAULT[action]})

    def reset(self) -> None:
        """Back to the keys that the program comes with."""
        self._show(DEFAULT)

    def name(self, action: str) -> str:
        """What an action is called."""
        return widgets.plain(self._names.get(action) or self.look.text(f"key-{action}"))

    def _keys_of(self, action: str) -> tuple[str, ...]:
        first = written(self.fields[action].keySequence())
        others = tuple(key for key in self._others[action] if key != first)
        return (first, *others) if first else others

    def _show(self, keys: Mapping[str, Sequence[str]]) -> None:
        for action, field in self.fields.items():
            first, *others = keys[action] or ("",)
            self._others[action] = tuple(others)
            field.setKeySequence(QKeySequence(first))
        self._look_for_clashes()

    def _look_for_clashes(self) -> None:
        """A key that is to do two things is told, and cannot be kept."""
        clashes = self.chosen().clashes() if len(self._others) == len(self.fields) else {}
        lines = [
            self.look.text("keys-clash", key=QKeySequence(key).toString(), actions=", ".join(map(self.name, actions)))
            for key, actions in clashes.items()
        ]
        self.clash.setText("\n".join(lines))
        self.clash.setVisible(bool(lines))
        self._keep.setEnabled(not lines)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        widgets.space(layout, self.look, 14, (28, 22, 28, 22))
        layout.addWidget(widgets.style(QLabel(self.look.text("keys-title")), "heading"))
        note = widgets.style(QLabel(self.look.text("keys-note")), "note")
        note.setWordWrap(True)
        layout.addWidget(note)
        rows = QWidget()
        grid = QGridLayout(rows)
        widgets.space(grid, self.look, 6, (0, 0, 9, 0))
        grid.setColumnStretch(0, 1)
        for group, actions in _GROUPS.items():
            head = widgets.style(QLabel(self.look.text(f"keys-group-{group}")), "note")
            grid.addWidget(head, grid.rowCount(), 0, 1, 2)
            for action in actions:
                self._add_row(grid, action)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(rows)
        for ground in (area.viewport(), rows):  # the dialogue's colour shows through
            ground.setAutoFillBackground(False)
        layout.addWidget(area, 1)
        layout.addWidget(self.clash)
        layout.addWidget(self.buttons)

    def _add_row(self, grid: QGridLayout, action: str) -> None:
        label, field = QLabel(self.name(action)), KeyField(keeps_escape="Esc" in DEFAULT[action])
        label.setWordWrap(True)
        field.setFixedWidth(self.look.letters(_FIELD))
        field.setMaximumSequenceLength(1)
        field.setClearButtonEnabled(True)
        field.setAccessibleName(self.name(action))
        field.keySequenceChanged.connect(self._look_for_clashes)
        label.setBuddy(field)
        row = grid.rowCount()
        grid.addWidget(label, row, 0)
        grid.addWidget(field, row, 1)
        self.fields[action] = field
