"""What is held by a click is seen, faintly, where it would go."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.e2e.hand import lively
from yamatai.play.chance import Chance
from yamatai.play.game import Place


def to_boats(match):
    chance = Chance(8)
    while not any(match.game.write(a).startswith("place ") for a in match.game.legal(match.state, match.to_act[0])):
        match.do(match.to_act[0], lively(match, chance))


def placing(controller):
    """A boat in hand and a space where it can go."""
    texts = map(controller.match.game.write, controller.legal)
    _, boat, space = next(text for text in texts if text.startswith("place ")).split()
    return Place("boat", boat), Place("space", int(space))


def shown(controller, place):
    """The picture of a place of the board."""
    rect = controller.stage.views()[0].mapFromScene(controller.stage.find(place).rect).boundingRect()
    return controller.stage.views()[0].grab(rect).toImage()


def test_a_held_boat_is_seen_where_the_pointer_shows_that_it_can_go(seat_down, new_match):
    match = new_match(2)
    to_boats(match)
    hand = seat_down(match)
    boat, space = placing(hand.controller)
    hand.click(boat)
    lit = shown(hand.controller, space)
    QTest.mouseMove(hand.viewport, hand.point(space))
    mark = hand.controller.table.board._space_marks[space.id]
    assert mark._held == f"boat-{boat.id}"
    assert shown(hand.controller, space) != lit
    QTest.mouseMove(hand.viewport, hand.point(Place("score", hand.controller.seat)) + QPoint(1, 1))
    assert shown(hand.controller, space) == lit


def test_a_boat_in_the_air_is_not_seen_twice(seat_down, new_match):
    match = new_match(2)
    to_boats(match)
    hand = seat_down(match)
    boat, space = placing(hand.controller)
    hand.lift(boat)
    hand.carry(space)
    assert hand.controller.table.board._space_marks[space.id]._held == ""
