"""What exercises ask of Yamataï: facts of turns; and the search may leave out only what cannot matter."""

import pytest

from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.exercising import FACTS, Exercising
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.play import exercise as exercises
from yamatai.play.exercise import exercising_of, prove, set_up, split

SMALL = 4_000
"""Moments that are looked at with nothing left out."""


class LookAtAll(Exercising):
    """Leaves nothing out."""

    def helpful(self, state, actions, facts):
        return actions

    def out_of_reach(self, start, state, at_least, at_most):
        return False

    def open_facts(self, state):
        return frozenset(FACTS)


def after_fleet(exercise):
    """The position of an exercise once the fleet of the solution is taken: that makes it small."""
    match = set_up(META, exercise)
    match.do(match.to_act[0], match.game.read(split(exercise.solution)[0]))
    return match


def test_what_the_search_leaves_out_changes_no_answer(monkeypatch):
    compared = 0
    for exercise in exercises.exercises("yamatai"):
        match = after_fleet(exercise)
        quick = prove(match, exercise)
        monkeypatch.setattr(Yamatai, "exercising", property(lambda game: LookAtAll(game.box)))
        thorough = prove(match, exercise, SMALL)
        monkeypatch.undo()
        assert quick.complete
        if thorough.complete:
            assert quick.moments <= thorough.moments
            assert thorough.ways.keys() == quick.ways.keys(), exercise.id
            compared += 1
    assert compared >= 4


def facts_of(exercise):
    match = set_up(META, exercise)
    start, seat = match.state, match.to_act[0]
    for text in split(exercise.solution)[:-1]:
        match.do(seat, match.game.read(text))
    return exercising_of(match.game), start, match.state, seat


@pytest.mark.parametrize("exercise", exercises.exercises("yamatai"), ids=lambda exercise: exercise.id)
def test_facts_agree_with_what_the_turn_did(exercise):
    exercising, start, state, seat = facts_of(exercise)
    facts = exercising.facts(start, state, seat)
    words = [text.split() for text in split(exercise.solution)]
    assert facts.keys() == set(FACTS)
    assert facts["placed"] == sum(word[0] == "place" for word in words)
    assert facts["tokens"] == sum(word[0] == "collect" for word in words)  # none is built over
    assert facts["specialists"] == sum(word[0] == "recruit" for word in words)
    for kind, fact in (("standard", "houses"), ("torii", "torii"), ("palace", "palaces")):
        assert facts[fact] == sum(word[0] == "build" and word[1].startswith(kind) for word in words)


@pytest.mark.parametrize("exercise", exercises.exercises("yamatai"), ids=lambda exercise: exercise.id)
def test_a_gist_tells_the_turn_without_its_boats(exercise):
    exercising, start, state, seat = facts_of(exercise)
    gist = exercising.gist(start, state, seat)
    words = split(exercise.solution)
    assert words[0] in gist
    for told in gist - {"trade", "power"}:
        assert any(text.startswith(told) for text in words), told
    assert ("trade" in gist) == any(text.startswith(("buy", "sell")) for text in words)
