"""The menus: their letters, and that they and all that Qt brings by itself follow the theme."""

from collections import Counter
from collections.abc import Iterable

import pytest
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from yamatai.table import fonts
from yamatai.table.application import application
from yamatai.table.text import languages
from yamatai.table.theme import THEMES, contrast_ratio
from yamatai.table.widgets import TEXT, palette
from yamatai.table.window import TableWindow


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    application()
    window = TableWindow()
    qtbot.addWidget(window)
    return window


def letters(actions: Iterable[QAction]) -> list[str]:
    """The letters that choose an entry, without those of entries that have none."""
    texts = [action.text().replace("&&", "") for action in actions if action.text()]
    assert all("&" in text for text in texts), texts
    return [text[text.index("&") + 1].casefold() for text in texts]


@pytest.mark.parametrize("language", languages())
def test_no_letter_chooses_two_entries_of_a_menu(window: TableWindow, language: str) -> None:
    window.change_options(language=language)
    bar = window.menuBar().actions()
    menus = {action.text(): action.menu().actions() for action in bar}  # type: ignore[attr-defined]
    for name, entries in {"the bar": bar, **menus}.items():
        twice = [letter for letter, times in Counter(letters(entries)).items() if times > 1]
        assert not twice, name


def test_the_theme_and_the_speed_that_hold_are_ticked(window: TableWindow) -> None:
    def ticked() -> set[str]:
        return {id for id, action in window.menus.actions.items() if action.isChecked()}

    assert ticked() == {"theme-paper", "speed-1"}
    window.menus.actions["theme-night"].trigger()
    window.menus.actions["speed-0-5"].trigger()
    assert ticked() == {"theme-night", "speed-0-5"}
    window.menus.actions["theme-night"].trigger()  # once more: it holds as before
    window.change_options(speed=0.0, hand_over=True)
    assert ticked() == {"theme-night", "speed-0", "hand-over"}


@pytest.mark.parametrize("theme", THEMES)
def test_menus_and_boxes_have_the_colours_of_the_theme(window: TableWindow, theme: str, qtbot: QtBot) -> None:
    window.set_theme(theme)
    QApplication.processEvents()  # Qt tells its widgets of new colours by an event
    wanted = THEMES[theme]
    box = QMessageBox(window)
    qtbot.addWidget(box)
    role = QPalette.ColorRole
    for widget in (window.menuBar(), box):
        assert widget.palette().color(role.Window) == wanted.panel
        assert widget.palette().color(role.WindowText) == wanted.text
        assert widget.font() == fonts.sans(TEXT)
    bar = window.menuBar()
    bar.resize(900, bar.sizeHint().height())
    assert bar.grab().toImage().pixelColor(890, bar.height() // 2) == wanted.panel
    assert QApplication.palette().color(role.Highlight) == wanted.number_band


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_their_ground(theme: str) -> None:
    made = palette(THEMES[theme])
    role = QPalette.ColorRole
    for words, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
    ):
        assert contrast_ratio(made.color(words), made.color(ground)) >= 4.5
