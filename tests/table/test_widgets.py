"""Plain widgets grow with the window as the table does, and with large text; none grows out of the smallest window."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, TypeAlias

import pytest
import shots
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.table.cut import faults_of_widgets
from tests.windows import empty_window
from yamatai.games.yamatai.meta import META
from yamatai.play.autosave import games_folder
from yamatai.play.game import installed
from yamatai.play.library import Library
from yamatai.table import fonts, widgets
from yamatai.table.beginning import LEVELS
from yamatai.table.keys_dialog import KeysDialog
from yamatai.table.library_page import LibraryPage
from yamatai.table.look import LARGE, Look
from yamatai.table.new_game import NewGameDialog
from yamatai.table.rules import RulesWindow
from yamatai.table.set_up import table_of
from yamatai.table.settings_dialog import OptionsDialog
from yamatai.table.text import PSEUDO, SPOKEN
from yamatai.table.theme import THEMES
from yamatai.table.widgets import Middle

DOUBLED, SMALL, DESIGNED, HUGE = (960, 540), (1366, 768), (1920, 1080), (3840, 2160)
"""Sizes of windows in points. The first is a screen of 1920 x 1080 whose pixels are doubled."""
Opens: TypeAlias = Callable[[Any], QDialog]
ROOM = (SMALL[0], SMALL[1] - 40)
"""What a dialogue may take of the smallest screen, below its title bar."""


def new_game(game: str) -> Opens:
    """The dialogue for a new game with all of its seats."""

    def opens(window: Any) -> QDialog:
        dialog = NewGameDialog(window.look, installed(), LEVELS, (), window)
        dialog.choose(game)
        dialog.form.count.setCurrentIndex(dialog.form.count.count() - 1)
        return dialog

    return opens


def keys(window: Any) -> QDialog:
    names = {id: action.text() for id, action in window.menus.actions.items() if action.text()}
    return KeysDialog(window.look, window.keys, names, window)


def rules(window: Any) -> QDialog:
    return RulesWindow(window.look, table_of(window.look, META).knowing.rules(), window)


DIALOGUES: dict[str, Opens] = {
    "options": lambda window: OptionsDialog(window.look, window.settings.now, window),
    "new-game": new_game("yamatai"),
    "new-game-yucata": new_game("yucata"),
    "keys": keys,
    "library": lambda window: LibraryPage(window.look, Library(games_folder()), window),
    "rules": rules,
    "chapters": lambda window: _there(shots.chapters(window)),
    "exercises": lambda window: _there(shots.exercise_list(window)),
}


def _there(dialog: QDialog | None) -> QDialog:
    assert dialog is not None
    return dialog


@pytest.fixture(autouse=True)
def _home(qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    games_folder().mkdir(parents=True)
    assert fonts.load()
    yield
    qapp.setFont(widgets.font(Look()))


def shown(dialog: QDialog, qtbot: QtBot) -> QDialog:
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()  # layouts have settled
    return dialog


def letters(widget: QWidget) -> dict[str, int]:
    """The size of letters of all buttons, in pixels, by their words."""
    return {button.text(): button.fontInfo().pixelSize() for button in widget.findChildren(QPushButton)}


@pytest.mark.parametrize("name", DIALOGUES)
def test_a_dialogue_is_twice_as_large_in_a_window_twice_as_large(qtbot: QtBot, name: str) -> None:
    window = empty_window(qtbot)
    sizes, found = [], []
    for size in (DESIGNED, HUGE):
        window.resize(*size)
        QApplication.processEvents()
        dialog = shown(DIALOGUES[name](window), qtbot)
        sizes.append(dialog.size())
        found.append(letters(dialog))
        dialog.close()
    assert set(found[0].values()) <= {widgets.TEXT}
    assert set(found[1].values()) <= {2 * widgets.TEXT}
    assert sizes[1].width() == pytest.approx(2 * sizes[0].width(), rel=0.04)
    assert sizes[1].height() == pytest.approx(2 * sizes[0].height(), rel=0.04)


def test_a_dialogue_is_no_larger_than_its_window(qtbot: QtBot) -> None:
    """As on a small screen whose pixels are doubled."""
    window = empty_window(qtbot)
    window.resize(1093, 614)
    dialog = shown(DIALOGUES["library"](window), qtbot)
    assert dialog.width() < window.width()
    assert dialog.height() < window.height()
    dialog.close()


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1), (DESIGNED, 1), ((2560, 1440), 4 / 3), (HUGE, 2)])
@pytest.mark.parametrize("large", [False, True])
def test_what_qt_brings_by_itself_is_as_large_as_dialogues(
    qtbot: QtBot, size: tuple[int, int], scale: float, large: bool
) -> None:
    window = empty_window(qtbot)
    window.resize(*size)
    window.change_options(large=large)
    QApplication.processEvents()
    size_of_text = round(widgets.TEXT * scale * (LARGE if large else 1))
    box = QMessageBox(window)
    qtbot.addWidget(box)
    box.setText("A message")
    dialog = shown(DIALOGUES["options"](window), qtbot)
    told = (window.menuBar(), window.statusBar(), box, dialog)
    assert [widget.fontInfo().pixelSize() for widget in told] == [size_of_text] * len(told)
    dialog.close()


@pytest.mark.parametrize(("name", "language"), list(product(DIALOGUES, ("es", "sv", PSEUDO))))
def test_large_text_has_room_on_the_smallest_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv(SPOKEN, language)
    window = empty_window(qtbot)
    window.change_options(large=True)
    dialog = shown(DIALOGUES[name](window), qtbot)
    assert faults_of_widgets(dialog) == []
    assert dialog.width() <= ROOM[0]
    assert dialog.height() <= ROOM[1]
    dialog.close()


@pytest.mark.parametrize("language", ["en", "es", "sv"])
@pytest.mark.parametrize("name", DIALOGUES)
def test_large_text_has_room_where_pixels_are_doubled(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """The middle scrolls if it has to; the buttons are in sight."""
    monkeypatch.setenv(SPOKEN, language)
    window = empty_window(qtbot)
    window.resize(*DOUBLED)
    window.change_options(large=True)
    dialog = shown(DIALOGUES[name](window), qtbot)
    assert faults_of_widgets(dialog) == []
    assert dialog.width() <= DOUBLED[0]
    assert dialog.height() <= DOUBLED[1] - 40
    buttons = [button for button in dialog.findChildren(QDialogButtonBox) if button.isVisible()]
    assert all(dialog.rect().contains(button.geometry()) for button in buttons)
    dialog.close()


def left_edge(widget: QWidget, dialog: QWidget) -> int:
    """Where a person sees it begin: a tick box with its square."""
    left = widget.mapTo(dialog, QPoint()).x()
    if isinstance(widget, QCheckBox):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        left += widget.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, widget).left()
    return left


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("large", [False, True])
def test_tick_boxes_stand_at_the_left_edge_of_the_fields(qtbot: QtBot, theme: str, large: bool) -> None:
    window = empty_window(qtbot)
    window.change_options(theme=theme, large=large)
    dialog: Any = shown(DIALOGUES["new-game-yucata"](window), qtbot)
    fields = dialog.form.count, dialog.form.rows[0].name, dialog.edition.choice, dialog.seed
    assert {left_edge(field, dialog) for field in (*fields, dialog.form.options["undo-across-turns"])} == {
        left_edge(dialog.seed, dialog)
    }
    dialog.close()
    dialog = shown(DIALOGUES["options"](window), qtbot)
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy()]
    assert len({left_edge(widget, dialog) for widget in (*labels, *dialog.ticks.values())}) == 1
    dialog.close()


def test_where_a_middle_scrolls_the_field_with_the_focus_is_in_sight_and_what_is_wrong_with_it(qtbot: QtBot) -> None:
    window = empty_window(qtbot)
    window.resize(*DOUBLED)
    dialog: Any = shown(DIALOGUES["new-game"](window), qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    seen = dialog.findChild(Middle).viewport()
    assert not in_sight(dialog.seed, seen)
    QTest.keyClick(dialog, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)  # see_d_
    assert dialog.seed.hasFocus()
    assert in_sight(dialog.seed, seen)
    QTest.keyClicks(dialog.seed, "x")
    QApplication.processEvents()
    assert in_sight(dialog.seed_fault, seen)
    dialog.close()


def in_sight(field: QWidget, seen: QWidget) -> bool:
    return seen.rect().contains(QRect(field.mapTo(seen, QPoint()), field.size()))


def test_who_wheels_past_a_list_chooses_nothing(qtbot: QtBot) -> None:
    """The list leaves the wheel to what it stands in, which scrolls."""
    dialog: Any = shown(DIALOGUES["new-game"](empty_window(qtbot)), qtbot)
    colour = dialog.form.rows[0].colour
    assert not wheel(colour)
    assert colour.currentIndex() == 0
    dialog.close()


def wheel(widget: QWidget) -> bool:
    """Turn the wheel over a widget by a notch, towards the person; whether it takes that for itself."""
    middle = QPointF(widget.rect().center())
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, -120), *none, False)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
