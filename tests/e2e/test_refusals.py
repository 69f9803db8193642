"""What is refused shakes its head, or says so by a mark that stays; a pressed button goes down."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import lively
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.state import NOTHING, colour_at
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table.panel import Mark
from yamatai.table.refusals import REACH, SHAKE_MS, STAY_MS, Refusals


@pytest.fixture
def at_boats(seat_down, new_match):
    """A function that sits a hand down before a table where boats can be placed."""

    def sit(speed=1.0, reduced=False):
        match, chance = new_match(2), Chance(8)
        while not any(match.game.write(a).startswith("place ") for a in match.game.legal(match.state, match.to_act[0])):
            match.do(match.to_act[0], lively(match, chance))
        hand = seat_down(match)
        hand.controller.stage.look.reduced_motion = reduced
        hand.controller.stage.animator.speed = speed
        hand.refusals = Refusals(hand.controller)
        return hand

    return sit


def boat(controller):
    texts = map(controller.match.game.write, controller.legal)
    return Place("boat", next(text.split()[1] for text in texts if text.startswith("place ")))


def refusing_space(controller):
    """An empty space where the boat cannot go."""
    writes = set(map(controller.match.game.write, controller.legal))
    spaces = controller.table.box.archipelago.spaces
    return next(
        Place("space", s.id)
        for s in spaces
        if colour_at(controller.view, s.id) == NOTHING and f"place {boat(controller).id} {s.id}" not in writes
    )


def ring(controller, place):
    return controller.table.board._space_marks[place.id]


def test_the_ring_of_a_refused_drop_shakes_and_goes(at_boats):
    hand = at_boats()
    controller, animator = hand.controller, hand.controller.stage.animator
    place = refusing_space(controller)
    home = ring(controller, place).x()
    hand.drag(boat(controller), place)
    assert Mark.REFUSED in ring(controller, place).mark
    seen = []
    for _ in range(24):
        animator.advance(SHAKE_MS / 24)
        seen.append((ring(controller, place).x() - home) * controller.table.board.unit)
    assert max(seen) == pytest.approx(REACH, abs=0.1)
    assert min(seen) == pytest.approx(-REACH, abs=0.1)
    assert seen[-1] == 0
    assert Mark.REFUSED not in ring(controller, place).mark


@pytest.mark.parametrize("kind", ["tile", "button"])
def test_a_refused_tile_or_button_shakes(at_boats, kind):
    hand = at_boats()
    controller, animator = hand.controller, hand.controller.stage.animator
    if kind == "tile":
        place = next(s.place for s in controller.table.buildings.spots() if s.place.kind == "tile")
        controller.refused_at.emit(place)
        panel = controller.table.buildings
    else:
        controller.match.undo = lambda: _told(controller)  # as where the turn before was another person's
        place, panel = Place("button", "undo"), controller.bar
        hand.click(place)
    lies = panel.find(place).rect
    animator.advance(SHAKE_MS / 12)  # a quarter of the first of three swings
    assert panel.shifted(place, lies).x() == pytest.approx(lies.x() + REACH)
    animator.finish()
    assert panel.shifted(place, lies) == lies


def _told(controller):
    """A refusal of the game."""
    space = refusing_space(controller)
    action = controller.match.game.read(f"place {boat(controller).id} {space.id}")
    return controller.match.game.refusal(controller.view, controller.seat, action)


@pytest.mark.parametrize(("speed", "reduced"), [(1.0, True), (0.0, False)])
def test_where_nothing_moves_the_ring_stays_for_a_while(at_boats, qtbot, speed, reduced):
    hand = at_boats(speed, reduced)
    controller = hand.controller
    place = refusing_space(controller)
    home = ring(controller, place).x()
    hand.drag(boat(controller), place)
    assert Mark.REFUSED in ring(controller, place).mark
    assert ring(controller, place).x() == home
    assert (hand.refusals._stay.isActive(), hand.refusals._stay.interval()) == (True, STAY_MS)
    hand.refusals._stay.start(0)
    qtbot.waitUntil(lambda: Mark.REFUSED not in ring(controller, place).mark)


def test_a_press_anywhere_ends_it(at_boats):
    hand = at_boats(reduced=True)
    controller = hand.controller
    place = refusing_space(controller)
    hand.drag(boat(controller), place)
    hand.click(Place("score", controller.seat))
    assert Mark.REFUSED not in ring(controller, place).mark


def test_a_boat_carried_over_a_refusing_place_shakes_nothing(at_boats):
    hand = at_boats()
    place = refusing_space(hand.controller)
    hand.lift(boat(hand.controller))
    hand.carry(place)
    hand.controller.stage.animator.finish()
    assert Mark.REFUSED in ring(hand.controller, place).mark  # as long as it hangs there


def test_a_button_is_down_as_long_as_the_mouse_is(at_boats):
    hand = at_boats()
    place = Place("button", "undo")
    point = hand.point(place)
    QTest.mousePress(hand.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert Mark.PRESSED in hand.controller.bar.mark_of(place)
    QTest.mouseRelease(hand.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert Mark.PRESSED not in hand.controller.bar.mark_of(place)


def test_a_button_that_refuses_says_not_now_and_a_place_not_here(at_boats, monkeypatch):
    hand = at_boats()
    controller, heads = hand.controller, []
    monkeypatch.setattr(controller.bubble, "say", lambda head, *_: heads.append(head))
    hand.drag(boat(controller), refusing_space(controller))
    while controller.match.can_undo():
        controller.undo()
    controller.undo()
    assert (heads[0], heads[-1]) == ("Not here", "Not now")


def test_a_power_that_cannot_be_used_says_what_it_waits_for(seat_down, new_match):
    match = new_match(4, seed=3)
    hand, power = seat_down(match), Place("button", "power")
    controller = hand.controller
    told: list[str] = []
    controller.told.connect(told.append)
    hand.click(power)
    controller.perform(match.game.read("fleet 2"))  # two boats, and no power
    hand.click(power)
    assert told == ["Take a fleet first.", "This fleet has no power."]


@pytest.mark.parametrize(("meta", "rule"), [(META, " (Rule\N{NO-BREAK SPACE}10.1)"), (YUCATA, "")])
def test_undo_is_refused_by_the_games_own_rule_or_by_none(seat_down, meta, rule):
    seats = tuple(Seat(colour, colour) for colour in meta.colours[:2])
    controller = seat_down(Match(meta.open(Setup(seats, 1)))).controller
    told: list[str] = []
    controller.told.connect(told.append)
    controller.undo()
    controller.redo()
    assert told == [f"There is nothing to undo.{rule}", f"There is nothing to do again.{rule}"]
    assert controller.bubble.text == told[-1]
    controller.perform(controller.legal[0])
    if meta is META:
        controller.perform(controller.match.game.read("end"))
    assert controller.match.node.ends_turn
    controller.undo()
    assert told[-1] == f"The last turn is over; your table plays without undo across turns.{rule}"
