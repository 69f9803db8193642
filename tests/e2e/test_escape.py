"""The Esc key puts one thing away a press, and what is nearer to the hand first: the order is told in `put_away`."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.windows import window_on
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.table.gestures import POWER
from yamatai.play.chance import Chance
from yamatai.play.exercise import exercises
from yamatai.play.game import Place
from yamatai.table.advice_card import Option

KEY = Qt.Key


@pytest.fixture
def at(qtbot, new_match):
    """A function that opens the window on the first moment of a game in which an action with this word is legal."""

    def opened(word):
        for seed in range(1, 50):
            match, chance = new_match(seed=seed), Chance(seed)
            while match.to_act:
                if word in {match.game.write(a).split()[0] for a in match.game.legal(match.state, match.to_act[0])}:
                    return window_on(qtbot, match)
                match.do(match.to_act[0], lively(match, chance))
            if not word:
                return window_on(qtbot, match)
        raise AssertionError(f"nobody can {word}")

    return opened


# What can lie there: each is put there, and says whether it still does.


def hint(window):
    adviser = window.sitting.adviser
    adviser._tell("The best turn", [Option(("Ends the turn",), "0 points")], True)
    return lambda: adviser.shown


def boat_in_hand(window):
    controller = window.controller
    boat = next(g.source for a in controller.legal if (g := controller.table.gesture(controller.view, a)).source
                and g.source.kind == "boat")  # fmt: skip
    Hand(window.view, controller).click(boat)
    assert controller.held == boat
    return lambda: controller.held is not None


def boat_in_the_air(window):
    controller = window.controller
    hand = Hand(window.view, controller)
    hand.lift(next(s.place for s in controller.stage.spots() if s.place.kind == "boat" and s.grip))
    assert controller.stage.drag.active
    return lambda: controller.stage.drag.active


def question(window):
    controller = window.controller
    choices = [controller.table.choice(action) for action in controller.legal[:2]]
    controller.card.ask("Which one?", choices, QPointF(900, 500))
    controller._mark()
    return controller.card.isVisible


def mode(window):
    controller = window.controller
    controller.set_mode(POWER)
    return lambda: controller.mode == POWER


def half_a_swap(window):
    controller = window.controller
    before = controller.match.node.number
    return lambda: controller.match.node.number == before


def another_moment(window):
    window.sitting.look_back("look-start")
    assert window.controller.looking
    return lambda: window.controller.looking


def line(window):
    window.sitting.type_action()
    assert window.sitting.command_line.isVisible()
    return window.sitting.command_line.isVisible


@pytest.mark.parametrize(
    ("word", "things"),
    [
        ("place", (hint, boat_in_hand)),
        ("place", (hint, boat_in_the_air)),
        ("place", (hint, question)),
        ("remove", (hint, mode)),
        ("place", (boat_in_hand, line)),
        ("place", (boat_in_hand, question)),
        ("with", (half_a_swap, hint)),
        ("place", (another_moment, hint)),
        ("with", (half_a_swap, hint, question)),
    ],
)
def test_the_nearest_thing_goes_first_and_alone(at, word, things):
    window = at(word)
    there = [put(window) for put in things]
    while there:
        assert all(lies() for lies in there)
        QTest.keyClick(window.focusWidget(), KEY.Key_Escape)
        assert not there.pop()()
    before = window.controller.match.node
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert window.controller.match.node is before, "nothing is left to be put away"


def test_the_final_scoring_goes_and_the_board_stays(at):
    window = at("")
    sitting = window.sitting
    assert sitting.scores is not None
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert sitting.scores is None
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert not window.controller.looking


def test_the_reason_of_a_refusal_goes_along(at):
    window = at("place")
    hand = Hand(window.view, window.controller)
    controller = window.controller
    boat = next(spot.place for spot in controller.stage.spots() if spot.place.kind == "boat" and spot.grip)
    controller.hold(boat)
    spaces = (spot.place for spot in controller.stage.spots() if spot.place.kind == "space")
    far = next(space for space in spaces if controller.why_not(space) is not None)
    controller.release()
    hand.drag(boat, far)
    assert window.controller.bubble.isVisible()
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert not window.controller.bubble.isVisible()


def test_an_exercise_stays_on_the_table(at):
    window = at("place")
    window.exercises.begin(META, exercises(META.id)[0])
    window.controller.hold(Place("boat", "bamboo"))
    for _ in range(3):
        QTest.keyClick(window.view, KEY.Key_Escape)
    assert window.controller.held is None
    assert window.exercises.attempt is not None
    assert window.exercises.card.isVisible()
