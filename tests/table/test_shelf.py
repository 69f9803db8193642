"""The shelf: a box for every installed game, what can be begun with it, and that nothing is cut off."""

from collections.abc import Callable

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.table.panels import written
from yamatai.games.yamatai.meta import META
from yamatai.play.game import Seat
from yamatai.play.summary import Summary
from yamatai.table import art, fonts
from yamatai.table.box import CHOSEN_LIFT, POINTED_LIFT
from yamatai.table.look import Look
from yamatai.table.shelf import Shelf
from yamatai.table.text import languages, texts
from yamatai.table.theme import THEMES

GAMES = {"yamatai": "Yamataï", "yucata": "Yucata'", "toy": "Toy", "other": "Another one"}
SEATS = tuple(Seat(name, colour) for name, colour in zip(("Anna", "Béla", "Chloé"), META.colours, strict=False))
WAITING = Summary("yamatai", SEATS, "", 40, 6, None)
SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
KEYS = Qt.Key

Stand = Callable[..., Shelf]


@pytest.fixture
def stand(qtbot: QtBot) -> Stand:
    """A function that shows the first so many games on a shelf."""
    assert fonts.load()

    def stood(count: int = 2, look: Look | None = None, size: tuple[int, int] = SIZES[0], waiting: str = "") -> Shelf:
        metas = {id: attrs.evolve(META, id=id, title=title) for id, title in list(GAMES.items())[:count]}
        shelf = Shelf(look or Look(reduced_motion=True), metas)
        qtbot.addWidget(shelf)
        shelf.resize(*size)
        shelf.offer({waiting: WAITING} if waiting else {})
        with qtbot.waitActive(shelf):
            shelf.show()
            shelf.activateWindow()
        return shelf

    return stood


@pytest.fixture
def heard() -> Callable[[Shelf], list[tuple[str, ...]]]:
    """A function that collects what a shelf asks for."""

    def listen(shelf: Shelf) -> list[tuple[str, ...]]:
        told: list[tuple[str, ...]] = []
        shelf.chosen.connect(lambda choice, game: told.append((choice, game)))
        shelf.asked.connect(lambda choice: told.append((choice,)))
        return told

    return listen


def press(key: Qt.Key) -> None:
    """A key where the keyboard is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def test_arrows_choose_a_box_and_enter_opens_it(stand: Stand, heard: Callable[[Shelf], list[tuple[str, ...]]]) -> None:
    shelf = stand(3, waiting="yucata")
    told = heard(shelf)
    assert QApplication.focusWidget() is shelf.columns[0].box
    press(KEYS.Key_Return)
    press(KEYS.Key_Right)
    press(KEYS.Key_Space)
    assert shelf.current is shelf.columns[1]
    for key in (KEYS.Key_End, KEYS.Key_Right, KEYS.Key_Enter, KEYS.Key_Home, KEYS.Key_Left):
        press(key)
    assert told == [("new", "yamatai"), ("continue", "yucata"), ("new", "toy")]
    assert shelf.current is shelf.columns[0]


def test_arrows_go_from_box_to_box_also_from_a_button(stand: Stand) -> None:
    shelf = stand(2)
    shelf.columns[0].buttons["learn"].setFocus()
    press(KEYS.Key_Right)
    assert QApplication.focusWidget() is shelf.columns[1].box
    shelf.buttons["quit"].setFocus()
    press(KEYS.Key_Left)
    assert QApplication.focusWidget() is shelf.columns[0].box


def test_tab_walks_boxes_and_buttons_and_its_box_becomes_the_chosen_one(stand: Stand) -> None:
    shelf = stand(2, waiting="yamatai")
    walk = []
    for _ in range(12):
        walk.append(QApplication.focusWidget())
        press(KEYS.Key_Tab)
    first, second = shelf.columns
    boxes = [first.box, *first.buttons.values(), second.box, second.buttons["new"], second.buttons["learn"]]
    assert walk == [*boxes, *shelf.buttons.values()]
    second.buttons["new"].setFocus()
    assert shelf.current is second


def test_buttons_say_what_is_wanted_and_rules_are_those_of_the_chosen_box(
    stand: Stand, heard: Callable[[Shelf], list[tuple[str, ...]]]
) -> None:
    shelf = stand(2, waiting="yamatai")
    told = heard(shelf)
    for button in (*shelf.columns[0].shown, *shelf.columns[1].shown):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    games = [("continue", "yamatai"), ("new", "yamatai"), ("learn", "yamatai"), ("new", "yucata"), ("learn", "yucata")]
    assert told == games
    for button in shelf.buttons.values():
        press(KEYS.Key_Right)
        button.click()
    assert told[5:] == [("options",), ("rules", "yucata"), ("library",), ("open",), ("quit",)]


def test_a_click_on_a_box_opens_it(stand: Stand, heard: Callable[[Shelf], list[tuple[str, ...]]]) -> None:
    shelf = stand(2)
    told = heard(shelf)
    box = shelf.columns[1].box
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    assert told == [("new", "yucata")]
    assert shelf.current.box is box


def test_a_screen_reader_hears_the_box_its_players_and_who_waits(stand: Stand) -> None:
    shelf = stand(2, waiting="yamatai")
    heard = QAccessible.queryAccessibleInterface(shelf.columns[0].box)
    assert heard.role() == QAccessible.Role.Button
    assert heard.text(QAccessible.Text.Name) == "Yamataï"
    told = "Fleets and islands. 2–4 players. Waiting: Anna, Béla, Chloé, round 6"
    assert heard.text(QAccessible.Text.Description) == told
    assert shelf.columns[0].buttons["continue"].accessibleName() == "Continue, round 6: Yamataï"
    assert "Waiting" not in shelf.columns[1].box.accessibleDescription()


def test_a_game_for_one_number_of_players_says_that_number(qtbot: QtBot) -> None:
    shelf = Shelf(Look(), {"duel": attrs.evolve(META, id="duel", max_seats=2)})
    qtbot.addWidget(shelf)
    assert shelf.columns[0].box.accessibleDescription() == "2 players"


def test_a_box_rises_when_it_is_chosen_or_under_the_pointer(stand: Stand) -> None:
    shelf = stand(2)
    first, second = (column.box for column in shelf.columns)
    assert (first.lift, second.lift) == (CHOSEN_LIFT, 0)
    QTest.mouseMove(second, second.rect().center())
    assert second.lift == POINTED_LIFT
    shelf.choose("yucata")
    assert (first.lift, second.lift) == (0, CHOSEN_LIFT)
    QTest.mouseMove(shelf, QPoint(2, 2))


def test_it_rises_step_by_step_where_motion_is_wanted(stand: Stand) -> None:
    shelf = stand(2, look=Look())
    first, second = (column.box for column in shelf.columns)
    shelf.choose("yucata")
    assert first.lift > second.lift
    for box in (first, second):
        box.rising.setCurrentTime(box.rising.duration())
    assert (first.lift, second.lift) == (0, CHOSEN_LIFT)


def test_the_keyboard_shows_where_it_is(stand: Stand) -> None:
    shelf = stand(1)
    box, button = shelf.columns[0].box, shelf.columns[0].buttons["new"]
    seen: list[tuple[QImage, QImage]] = []
    for widget in (box, button):
        widget.setFocus()
        seen.append((box.grab().toImage(), button.grab().toImage()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


# How it looks


@pytest.mark.parametrize("size", [*SIZES, (800, 450)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_everything_stands_inside_the_window_and_apart(stand: Stand, count: int, size: tuple[int, int]) -> None:
    shelf = stand(count, look=Look(large=True, reduced_motion=True), size=size, waiting="yamatai")
    boxes = [column.box.geometry() for column in shelf.columns]
    buttons = [button.geometry() for column in shelf.columns for button in column.shown]
    above = [button.geometry() for button in shelf.buttons.values()]
    for rect in (*boxes, *buttons, *above):
        assert shelf.rect().contains(rect)
    for rects in (buttons, above):
        assert not any(one.intersects(other) for i, one in enumerate(rects) for other in rects[:i])
    middles = [box.center().x() for box in boxes]
    assert middles == sorted(middles)
    assert abs(middles[0] + middles[-1] - shelf.width()) < 0.06 * shelf.width()
    assert min(box.height() for box in boxes) > 0.3 * shelf.height()
    assert max(rect.bottom() for rect in above) < min(box.center().y() for box in boxes)
    assert min(rect.top() for rect in buttons) > max(box.bottom() for box in boxes) - 0.05 * shelf.height()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", [1, 4])
def test_no_language_is_cut_off(stand: Stand, language: str, large: bool, count: int) -> None:
    look = Look(text=texts(language), large=large, reduced_motion=True)
    with written() as lines:
        shelf = stand(count, look=look, waiting="yamatai")
        shelf.grab()
    assert lines
    assert not [line.text for line in lines if not line.fits or "…" in line.text]
    for button in shelf.findChildren(QPushButton):
        if button.isVisible():
            assert fonts.width(button.text(), button.font()) + 8 <= button.width(), button.text()
            assert fonts.metrics(button.font()).height() <= button.height()


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_is_taken_over_at_once(stand: Stand, theme: str) -> None:
    look = Look(reduced_motion=True)
    shelf = stand(2, look=look)
    look.theme = THEMES[theme]
    shelf.restyle()
    changed = shelf.grab().toImage()
    assert changed == stand(2, look=Look(THEMES[theme], reduced_motion=True)).grab().toImage()


def test_a_game_without_a_cover_has_a_box_with_its_name(stand: Stand) -> None:
    with written() as lines:
        stand(3).columns[2].box.grab()
    assert "Toy" in [line.text for line in lines]
    with pytest.raises(FileNotFoundError):
        art.view_box("box-toy")


def test_covers_are_rendered_once_for_a_size(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = stand(2)
    shelf.grab()
    rendered: list[str] = []
    monkeypatch.setattr(art.ArtCache, "_render", lambda self, name, *rest: rendered.append(name))
    shelf.choose("yucata")
    shelf.grab()
    assert rendered == []
