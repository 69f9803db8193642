"""Hints and reasons: legal, true, and gone as soon as the position is."""

import pytest

from tests.e2e.test_computer_seats import sit_down  # noqa: F401
from yamatai.play.game import HUMAN
from yamatai.table.advice import NO_BREAK


@pytest.fixture
def hinted(qtbot, sit_down):  # noqa: F811
    """A window with a hint on it."""
    window = sit_down("human", "human", seed=3)
    window._hint()
    qtbot.waitUntil(lambda: window.sitting.adviser.shown, timeout=20_000)
    return window


def test_a_hint_shows_a_turn_in_words_and_on_the_table(hinted):
    adviser = hinted.sitting.adviser
    assert 1 <= len(adviser.card.options) <= 3
    assert adviser.card.options[0].steps[0].startswith("Blue") or adviser.card.options[0].steps[0].startswith("Orange")
    assert [step.number for step in adviser.marks.steps] == list(range(1, len(adviser.marks.steps) + 1))
    assert adviser.marks.steps


def test_one_key_plays_the_hint_but_leaves_the_end_to_the_person(hinted):
    match = hinted.controller.match
    seat, actions = hinted.controller.seat, hinted.sitting.adviser.thought.actions
    hinted.sitting.adviser.play()
    assert not hinted.sitting.adviser.shown
    assert hinted.controller.seat == seat
    assert [node.action for node in match.line()] == list(actions[:-1])


def test_a_hints_gains_are_those_of_the_turn(hinted):
    match, seat = hinted.controller.match, hinted.controller.seat
    before = match.score[seat]
    told = hinted.sitting.adviser.card.options[0].gains.replace(NO_BREAK, " ")
    hinted.sitting.adviser.play()
    changes = {name: match.score[seat][name] - before[name] for name in before}
    assert any(changes.values())
    for name, value in changes.items():
        term = hinted.look.text(f"yamatai-score-{name}").lower()
        assert (f"{term} +{value}" in told or f"{term} −{-value}" in told) if value else term not in told


def test_gains_begin_with_their_sum_in_points(hinted):
    """ "−1 coins, +2 specialists" reads as if two specialists came."""

    def told(**changes):
        return hinted.sitting.adviser._points(changes).replace(NO_BREAK, " ")

    assert told(coins=-1, specialists=2) == "+1 point: coins −1, specialists +2"
    assert told(coins=-1, unused=-1) == "−2 points: coins −1, unused boats −1"
    assert told(coins=-1, prestige=1) == "0 points: coins −1, prestige +1"
    assert told(coins=0) == ""


def test_any_change_puts_the_hint_away(hinted):
    hinted.controller.perform(hinted.controller.legal[0])
    assert not hinted.sitting.adviser.shown


def test_why_tells_the_terms_of_the_last_computer_turn(qtbot, sit_down):  # noqa: F811
    window = sit_down("medium", "human", seed=2)
    qtbot.waitUntil(lambda: window.controller.by_hand and window.sitting.players.thought is not None, timeout=20_000)
    window.sitting.why()
    assert window.sitting.adviser.shown
    assert window.sitting.adviser.card.options[0].gains
    assert window.controller.match.game.setup.seats[window.sitting.players.thinker].player != HUMAN
