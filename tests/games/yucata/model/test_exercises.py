"""The exercises of Yucata': proved, rising, and no secret is needed for any of them."""

from __future__ import annotations

import pytest

from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model import exercising
from yamatai.games.yucata.model.exercising import FACTS
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.model.sure import FAR
from yamatai.play.chance import Chance
from yamatai.play.exercise import LEVELS, Exercise, check, exercises, exercising_of, prove, set_up

ALL = exercises("yucata")


@pytest.fixture(params=ALL, ids=lambda exercise: exercise.id)
def exercise(request: pytest.FixtureRequest) -> Exercise:
    found: Exercise = request.param
    return found


def test_there_are_some_for_each_number_of_players_and_each_level() -> None:
    assert len(ALL) >= 8
    assert {exercise.seats for exercise in ALL} == {2, 3, 4}
    assert {exercise.level for exercise in ALL} == set(range(1, LEVELS + 1))
    assert {fact for exercise in ALL for fact in exercise.wanted} == set(FACTS)
    assert len({exercise.solution for exercise in ALL}) >= 5


def test_what_it_claims_is_proved(exercise: Exercise) -> None:
    assert check(META, exercise, proof=True) == []


def test_there_is_something_to_choose_and_the_end_is_near_enough(exercise: Exercise) -> None:
    match = set_up(META, exercise)
    cards = match.game.legal(match.state, match.to_act[0])
    assert len(cards) >= 4
    if "ahead" in exercise.wanted:
        for card in cards:
            after = match.state.copy()
            match.game.apply(after, match.to_act[0], card)
            facts = exercising_of(match.game).facts(match.state, after, match.to_act[0])
            assert facts["ahead"] > -FAR


def test_who_knows_all_hands_finds_the_same_cards(exercise: Exercise, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing that can be concluded from cards that were played before makes another card right."""
    match = set_up(META, exercise)
    as_seen = prove(match, exercise).ways.keys()

    def open_hands(state: State, seat: int | None) -> State:
        return state

    monkeypatch.setattr(exercising, "view", open_hands)
    assert prove(match, exercise).ways.keys() == as_seen


def test_it_is_measured_by_what_the_seat_sees(exercise: Exercise) -> None:
    match = set_up(META, exercise)
    seat = match.to_act[0]
    card = match.game.read(exercise.solution)
    other = match.game.deal(match.view(seat), Chance(7))
    told = []
    for start in (match.state, other):
        after = start.copy()
        match.game.apply(after, seat, card)
        facts = exercising_of(match.game).facts(start, after, seat)
        told.append([facts[fact] for fact in sorted(exercise.wanted)])
    assert told[0] == told[1]
