"""The board can be looked at more closely: it grows round the pointer, is pushed about, and everything still works."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.hand import lively
from yamatai.games.yamatai.table.board import REGION
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table import walk
from yamatai.table.keyboard import Keyboard
from yamatai.table.picture import render
from yamatai.table.zoom import LEVELS, MOST

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
FILLED = REGION.adjusted(8, 0, -8, 0)  # the map is a little narrower than its region
HERE = Place("space", 40)


@pytest.fixture
def hand(seat_down, new_match):
    """A hand at a table where the first boats can be placed."""
    match, chance = new_match(), Chance(1)
    while not any(match.game.write(a).startswith("place") for a in match.game.legal(match.state, match.to_act[0])):
        match.do(match.to_act[0], lively(match, chance))
    return seat_down(match)


@pytest.fixture
def board(hand):
    return hand.controller.table.board


def wheel(hand, point, notches=1, modifiers=CTRL):
    viewport = hand.viewport
    there = QPointF(point)
    event = QWheelEvent(
        there, QPointF(viewport.mapToGlobal(point)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def sea(hand):
    """A point of the board where there is nothing but water."""
    stage = hand.controller.stage
    for x in range(int(REGION.left()) + 20, int(REGION.right()) - 20, 7):
        for y in range(int(REGION.top()) + 20, int(REGION.bottom()) - 20, 7):
            point = QPointF(x, y)
            if stage.zoom_at(point) is not None and stage.look_at(point)[1] is None:
                return hand.view.mapFromScene(point)
    raise AssertionError("no water in sight")


def scene_of(hand, point):
    return hand.view.mapToScene(point)


def push(hand, button, start, by):
    QTest.mousePress(hand.viewport, button, NONE, start)
    for step in (3, 2, 1):
        QTest.mouseMove(hand.viewport, start + by / step)
    QTest.mouseRelease(hand.viewport, button, NONE, start + by)


def test_ctrl_and_wheel_enlarge_round_the_pointer(hand, board):
    point = hand.point(HERE)
    before = board.map.mapFromScene(scene_of(hand, point))
    for _ in range(20):
        wheel(hand, point)
        after = board.map.mapFromScene(scene_of(hand, point))
        assert (after - before).manhattanLength() < 0.01
    assert board.zoom.factor == MOST
    assert hand.controller.stage.look_at(scene_of(hand, point))[1].place == HERE
    for _ in range(20):
        wheel(hand, point, -1)
    assert board.zoom.factor == 1
    assert board.map.pos() == QPointF(399, 207)


def test_the_wheel_alone_and_over_a_mat_does_nothing(hand, board):
    wheel(hand, hand.point(HERE), modifiers=NONE)
    wheel(hand, hand.point(Place("mat")))
    assert not board.zoom.closer


@pytest.mark.parametrize("button", [LEFT, MIDDLE])
def test_the_sea_is_pushed_about_and_always_fills_its_region(hand, board, button):
    wheel(hand, hand.point(HERE), 5)
    for by in (QPoint(60, 40), QPoint(-900, 0), QPoint(0, 900), QPoint(900, -900)):
        start = sea(hand)
        before = board.map.pos()
        push(hand, button, start, by)
        assert board.map.pos() != before
        whole = board.map.mapRectToScene(board.map.boundingRect())
        assert whole.contains(FILLED)


def test_the_middle_button_pushes_wherever_the_pointer_is(hand, board):
    wheel(hand, hand.point(HERE), 5)
    before = board.map.pos()
    push(hand, MIDDLE, hand.point(HERE), QPoint(30, 20))
    assert board.map.pos() != before


def test_nothing_moves_at_its_usual_size(hand, board):
    for button in (LEFT, MIDDLE):
        push(hand, button, sea(hand), QPoint(80, 50))
    assert board.map.pos() == QPointF(399, 207)


def test_a_double_click_on_the_sea_shows_the_whole_board(hand, board):
    wheel(hand, hand.point(HERE), 5)
    QTest.mouseDClick(hand.viewport, LEFT, NONE, hand.point(HERE))
    assert board.zoom.closer
    QTest.mouseDClick(hand.viewport, LEFT, NONE, sea(hand))
    assert board.zoom.factor == 1
    assert board.map.pos() == QPointF(399, 207)


def test_a_boat_is_placed_on_an_enlarged_board(hand, board):
    match = hand.controller.match
    text = next(t for a in hand.controller.legal if (t := match.game.write(a)).startswith("place"))
    target = hand.controller.table.gesture(hand.controller.view, match.game.read(text)).target
    wheel(hand, hand.point(target), 8)
    hand.do(text)
    assert match.game.write(match.node.action) == text
    assert board.zoom.closer


def test_a_boat_is_carried_over_a_board_that_grows_meanwhile(hand, board):
    match = hand.controller.match
    action = next(a for a in hand.controller.legal if match.game.write(a).startswith("place"))
    gesture = hand.controller.table.gesture(hand.controller.view, action)
    hand.lift(gesture.source)
    hand.carry(gesture.target)
    wheel(hand, hand.point(gesture.target), 4)
    hand.drop(gesture.target)
    assert match.node.action == action


def test_only_the_region_shows_the_enlarged_board(hand, board):
    controller = hand.controller
    outside = [spot for spot in controller.stage.spots() if not REGION.contains(spot.rect.center())]
    before = render(controller, 960, 540)
    wheel(hand, hand.point(HERE), 8)
    after = render(controller, 960, 540)
    changed = [
        (x, y) for x in range(0, 960, 3) for y in range(0, 540, 3) if before.pixel(x, y) != after.pixel(x, y)
    ]  # fmt: skip
    assert changed
    seen = REGION.adjusted(-2, -20, 2, 29)  # at its usual size it reaches a little below the panels
    assert all(seen.contains(QPointF(2 * x, 2 * y)) for x, y in changed)
    assert outside
    hidden = [spot for spot in board.spots() if not REGION.contains(spot.rect.center())]
    assert hidden
    assert not any(controller.stage.in_sight(spot) for spot in hidden)


def test_the_keyboard_reaches_every_place_and_brings_it_into_sight(hand, board):
    keyboard = Keyboard(hand.view, hand.controller)
    wheel(hand, hand.point(HERE), 8)
    area = next(a for a in walk.areas(hand.controller.stage, []) if a.panel is board)
    assert len(area.spots) == len({spot.place for spot in board.spots()})
    for place in (Place("space", 0), board.spots()[-1].place, Place("island", 20)):
        keyboard.focus(place)
        assert hand.controller.stage.in_sight(board.find(place))
        assert REGION.contains(board.find(place).rect)
        QTest.keyClick(hand.view, Qt.Key.Key_Right)
        assert hand.controller.stage.in_sight(board.find(keyboard.place))


def test_a_wheel_that_turns_smoothly_makes_few_sizes(hand, board):
    sizes = set()
    for _ in range(200):
        board.zoom.turn(7, REGION.center())
        sizes.add(board.zoom.factor)
    assert len(sizes) == LEVELS + 1
    assert board.zoom.factor == MOST
    board.zoom.turn(-2000, REGION.center())
    assert board.zoom.factor == 1


def test_turns_and_pushes_of_any_kind_stay_in_bounds(hand, board):
    chance = Chance(5)
    for _ in range(300):
        point = QPointF(REGION.left() + chance.below(1190), REGION.top() + chance.below(694))
        if chance.below(2):
            board.zoom.turn(chance.below(960) - 480, point)
        else:
            board.zoom.push(QPointF(chance.below(2000) - 1000, chance.below(2000) - 1000))
        assert 1 <= board.zoom.factor <= MOST
        assert board.map.mapRectToScene(board.map.boundingRect()).contains(FILLED)
