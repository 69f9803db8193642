"""The dialogue for the options: how the table looks, speaks and moves."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QLayout, QVBoxLayout, QWidget

from yamatai.table import sound, widgets
from yamatai.table.look import Look
from yamatai.table.settings import SPEEDS, Settings
from yamatai.table.text import languages, texts
from yamatai.table.theme import THEMES
from yamatai.table.widgets import DropDown, Middle, TickBox

_LISTS = ("theme", "language", "speed")
_TICKS = ("large", "reduced_motion", "hand_over", "sound")


class OptionsDialog(QDialog):
    """Once it is accepted, `chosen()` tells what is wanted, by the names of `Settings`."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        widgets.dress(self, look)
        self.setWindowTitle(look.text("options-title"))
        self.lists = {name: DropDown(widgets.plain(self._label(name))) for name in _LISTS}
        self.ticks = {name: TickBox(self._label(name)) for name in _TICKS}
        self._fill()
        for name, field in self.lists.items():
            field.setCurrentIndex(max(0, field.findData(getattr(settings, name))))
        for name, box in self.ticks.items():
            box.setChecked(getattr(settings, name))
        self.sound_note = widgets.style(QLabel(look.text("options-sound-missing")), "note")
        self.sound_note.setHidden(sound.is_available())
        self.ticks["sound"].setEnabled(sound.is_available())
        self.ticks["sound"].setAccessibleDescription("" if sound.is_available() else self.sound_note.text())
        self.buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self.buttons.addButton(look.text("options-keep"), roles.AcceptRole).setDefault(True)
        self.buttons.addButton(look.text("options-cancel"), roles.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()

    def chosen(self) -> dict[str, Any]:
        """The options as they stand in the dialogue."""
        lists = {name: field.currentData() for name, field in self.lists.items()}
        return lists | {name: box.isChecked() for name, box in self.ticks.items()}

    def _label(self, name: str) -> str:
        return self.look.text(f"options-{name.replace('_', '-')}")

    def _fill(self) -> None:
        for theme in THEMES:
            self.lists["theme"].addItem(self._label(f"theme-{theme}"), theme)
        self.lists["language"].addItem(self._label("language-system"), "")
        for code in languages():
            self.lists["language"].addItem(texts(code)("language-name"), code)
        for speed in sorted(SPEEDS, key=lambda speed: speed or 100):  # 0 is the fastest
            self.lists["speed"].addItem(self._label(f"speed-{speed:g}".replace(".", "-")), speed)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        widgets.space(layout, self.look, 14, (28, 22, 28, 22))
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        layout.addWidget(widgets.style(QLabel(self.look.text("options-title")), "heading"))
        middle = Middle(self._fields())
        layout.addWidget(middle)
        layout.addWidget(self.buttons)
        middle.fit(self)

    def _fields(self) -> QWidget:
        """All between the title and the buttons."""
        fields = QWidget()
        layout = QVBoxLayout(fields)
        widgets.space(layout, self.look, 14, (0, 0, 0, 0))
        grid = QGridLayout()
        widgets.space(grid, self.look, 8)
        grid.setColumnStretch(1, 1)
        for line, (name, field) in enumerate(self.lists.items()):
            label = QLabel(self._label(name))
            label.setBuddy(field)
            grid.addWidget(label, line, 0)
            grid.addWidget(field, line, 1)
        layout.addLayout(grid)
        for box in self.ticks.values():
            layout.addWidget(box)
        layout.addWidget(self.sound_note)
        return fields
