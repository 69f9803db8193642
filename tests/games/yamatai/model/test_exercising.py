"""What exercises ask of Yamataï: facts of turns; and the search may leave out only what cannot matter."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.yamatai.model.positions import table
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.actions import WORDS
from yamatai.games.yamatai.model.exercising import FACTS, Exercising
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.powers import POWER_OF
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


@pytest.mark.parametrize("word", POWER_OF, ids=WORDS.__getitem__)
def test_each_power_of_the_fleets_is_practised(word):
    """Apart from the discount, which is no action of its own."""
    solutions = [split(exercise.solution) for exercise in exercises.exercises("yamatai")]
    assert any(text.startswith(f"{WORDS[word]} ") for solution in solutions for text in solution)


# Tiles that lie ready, and what survey brings to light


def ready(t, fact):
    return t.game.exercising.facts(t.state, t.state, 0)[fact]


def test_a_mountain_is_ready_for_a_house_unless_something_stands_in_its_way():
    def bamboo_house(**tokens):
        return table(2, fleet=6).tiles("standard-01").boats(bamboo=[0, 14]).mountains(0).tokens(**tokens)

    assert ready(bamboo_house(), "ready-mountains") == 1
    assert ready(bamboo_house(koi=[0]), "ready-mountains") == 0
    assert ready(bamboo_house().houses(0), "ready-mountains") == 0
    assert ready(bamboo_house().sacred(0), "ready-mountains") == 0
    others = [f"standard-{number}" for number in range(15, 20)]
    assert ready(bamboo_house().tiles(*others), "ready-mountains") == 0


def test_a_reserved_tile_is_ready_where_its_boats_lie():
    t = table(2, fleet=4).tiles("torii-22", "standard-01").boats(bamboo=[0, 14])
    assert ready(t, "ready-reserved") == 0
    t.do("reserve torii-22")
    assert ready(t, "ready-reserved") == 0
    t.state.change_player(0).reserved += (t.box.building_index["standard-01"],)
    assert ready(t, "ready-reserved") == 1


def survey_turns(deck):
    """The ways to leave no torii ready, with a fleet that surveys: one on offer is ready, another one would be."""
    t = table(2, fleet=1).tiles("torii-22").boats(wood=[0, 1], clay=[12, 15]).deck(*deck)
    t.boats(bamboo=[25], stone=[26, 30], gold=[29])
    goal = exercises.Exercise("new", 1, 2, 1, "", 1, "", at_most={"ready-torii": 0, "placed": 0})
    at_table: Any = SimpleNamespace(game=t.game, state=t.state, to_act=(0,))
    return prove(at_table, goal).ways


def test_survey_is_a_way_only_if_it_is_one_whatever_comes_up():
    assert survey_turns(["standard-12", "torii-23"]).keys() == {frozenset({"fleet 1", "power"})}
    assert survey_turns(["standard-12", "torii-24"]) == {}


def test_survey_may_bring_up_each_tile_that_nobody_has_seen():
    t = table(2, fleet=1).tiles("torii-22").deck("standard-12", "standard-15", "standard-17")
    t.state.surveyed = 1
    found = list(t.game.exercising.outcomes(t.state, t.game.read("survey torii-22")))
    shown = [{t.box.components.building[tile].id for tile in state.tiles} for state in found]
    assert [ids & {"standard-12", "standard-15", "standard-17"} for ids in shown] == [{"standard-12"}, {"standard-15"}]
    assert all(t.box.building_index["torii-22"] == state.building_deck[-1] for state in found)
