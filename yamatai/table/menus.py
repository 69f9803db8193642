"""The menu bar, and keys that stand in no menu: every action by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QToolTip

from yamatai.table import icons, widgets
from yamatai.table.keys import ASIDE, Keys
from yamatai.table.look import Look
from yamatai.table.text import Texts

Entry: TypeAlias = tuple[str, Callable[[], object]]
"""An entry's id and what it does; its keys are in `keys.MENU`."""


class Menus:
    """What a window can be told by menu or key. `actions` holds all of it by id."""

    def __init__(
        self, window: QMainWindow, menus: Mapping[str, Sequence[Entry]], aside: Callable[[str], object], keys: Keys
    ) -> None:
        """`aside` does what the keys of `keys.ASIDE` stand for; these sleep until they are enabled."""
        self.actions: dict[str, QAction] = {}
        self._texts: list[tuple[QAction, str]] = []
        for menu, entries in menus.items():
            bar = window.menuBar().addMenu("")
            self._texts.append((bar.menuAction(), f"menu-{menu}"))
            for id, does in entries:
                action = self._add(window, id, does)
                self._texts.append((action, f"menu-{menu}-{id}"))
                bar.addAction(action)
        for id in ASIDE:
            action = self._add(window, id, lambda id=id: aside(id))  # type: ignore[misc]
            action.setEnabled(False)
            window.addAction(action)
        self.set_keys(keys)

    def _add(self, window: QMainWindow, id: str, does: Callable[[], object]) -> QAction:
        action = self.actions[id] = QAction(window)
        action.triggered.connect(lambda _checked=False: does())
        return action

    def name(self, text: Texts) -> None:
        """Give all entries their names in a language."""
        for action, id in self._texts:
            action.setText(text(id))

    def restyle(self, look: Look) -> None:
        """Let menus, and all else that Qt brings by itself, take over colours, signs and size of text."""
        icons.use(look.theme)
        QApplication.setPalette(widgets.palette(look.theme))
        QToolTip.setPalette(widgets.palette(look.theme))
        self.resize(look)

    def resize(self, look: Look) -> None:
        """The same for the size of text alone, which follows the window's."""
        font = widgets.font(look)
        if font != QApplication.font():
            QApplication.setFont(font)
            QToolTip.setFont(font)

    def set_keys(self, keys: Keys) -> None:
        for id, action in self.actions.items():
            action.setShortcuts(keys.of(id))

    def tick(self, id: str, on: bool) -> None:
        """Show whether what an entry stands for holds now."""
        self.actions[id].setCheckable(True)
        self.actions[id].setChecked(on)

    def enable(self, ids: Iterable[str], on: bool) -> None:
        for id in ids:
            self.actions[id].setEnabled(on)
