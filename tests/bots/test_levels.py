"""What each level does with a view."""

from __future__ import annotations

import builtins
import math
from typing import Any

import pytest

from tests.bots.tables import another_deal, game_of, moments, races
from tests.toy.game import META as TOY
from tests.toy.game import Toy
from yamatai.bots import levels
from yamatai.bots.levels import NAMES, Alternative, Player, Thought, choose, player, think
from yamatai.play.game import InvalidInput, Seat, Setup

QUICK = ("random", "easy", "medium", "hard")


@pytest.mark.parametrize("level", QUICK)
def test_equal_views_give_equal_actions(level):
    for game, state, ply in moments(3, seed=11, every=23):
        seat = game.to_act(state)[0]
        views = [game.view(another_deal(game, state, seat, n), seat) for n in (1, 2)]
        one, other = (think(game, view, seat, 11, ply, level) for view in views)
        assert one == other


@pytest.mark.parametrize("open_moments", [moments, races], ids=["yamatai", "yucata"])
@pytest.mark.parametrize("level", QUICK)
def test_a_thought_is_the_same_in_a_python_that_rounds_sums_otherwise(level, open_moments, monkeypatch):
    """As `sum` does from Python 3.12 on."""
    true = sum

    def closer(numbers, start=0):
        numbers = list(numbers)
        return math.fsum([start, *numbers]) if any(isinstance(n, float) for n in numbers) else true(numbers, start)

    for game, state, ply in open_moments(3, seed=11, every=23):
        seat = game.to_act(state)[0]
        with monkeypatch.context() as other_python:
            here = think(game, game.view(state, seat), seat, 11, ply, level)
            other_python.setattr(builtins, "sum", closer)
            assert think(game, game.view(state, seat), seat, 11, ply, level) == here


def test_equal_views_give_equal_actions_to_the_expert():
    game, state, ply = next(moments(2, seed=4))
    seat = game.to_act(state)[0]
    one, other = (
        choose(game, game.view(another_deal(game, state, seat, n), seat), seat, 4, ply, "expert") for n in (1, 2)
    )
    assert one == other


@pytest.mark.parametrize("level", QUICK)
def test_thoughts_are_legal_lines(level):
    for game, state, ply in moments(2, seed=21, every=19):
        seat = game.to_act(state)[0]
        thought = think(game, game.view(state, seat), seat, 21, ply, level)
        for actions in (thought.actions, *(other.actions for other in thought.alternatives)):
            after = state.copy()
            for action in actions:
                assert game.refusal(after, seat, action) is None
                game.apply(after, seat, action)


@pytest.mark.parametrize(("level", "every", "own"), [
    ("easy", 7, {levels.ERROR}), ("medium", 7, set()), ("hard", 7, set()), ("expert", 40, {levels.AHEAD}),
])  # fmt: skip
def test_terms_add_up_to_what_a_turn_seems_to_be_worth_and_the_best_is_chosen(level, every, own):
    met: set[str] = set()
    for game, state, ply in moments(2, seed=21, every=every):
        seat = game.to_act(state)[0]
        thought = think(game, game.view(state, seat), seat, 21, ply, level)
        assert sum(thought.terms.values()) == pytest.approx(thought.value)
        for other in thought.alternatives:
            assert sum(other.terms.values()) == pytest.approx(other.value)
        for other in thought.alternatives[:1]:
            assert thought.value >= other.value
        met.update(thought.terms)
    assert met & {levels.ERROR, levels.AHEAD} == own
    assert "coins" in met


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_terms_add_up_where_a_game_weighs_its_actions_itself(level):
    met: set[str] = set()
    for game, state, ply in races(3, seed=8, every=4):
        seat = game.to_act(state)[0]
        thought = think(game, game.view(state, seat), seat, 8, ply, level)
        turns = [(turn.value, turn.terms) for turn in thought.alternatives]
        for value, terms in ((thought.value, thought.terms), *turns):
            assert sum(terms.values()) == pytest.approx(value)
            assert value <= thought.value
            met.update(terms)
    assert met - {levels.ERROR} == {"taken", "later"}
    assert levels.ERROR in met or level == "hard"


def test_the_runner_up_is_the_best_turn_that_comes_to_something_else():
    twin = Alternative((2,), 3.0, {"coins": 1.0, "prestige": 2.01})
    other = Alternative((3,), 2.9, {"coins": 1.0, "prestige": 1.0, "turns": 0.9})
    last = Alternative((4,), 1.0, {"coins": 1.0})
    thought = Thought((1,), 3.0, {"coins": 1.0, "prestige": 2.0}, (twin, other, last))
    assert thought.runner_up == other
    assert Thought((1,), 3.0, thought.terms, (twin,)).runner_up is None


def test_what_is_dared_is_worth_the_mean_of_what_may_come_of_it():
    """Ply 32 of this game: hard looks at the next specialists or buildings before it goes on."""
    game, state, ply = next(m for m in moments(2, seed=1, every=1) if m[2] == 32)
    seat = game.to_act(state)[0]
    thought = think(game, game.view(state, seat), seat, 1, ply, "hard")
    assert game.write(thought.actions[0]).startswith("survey")
    safe = thought.alternatives[0]
    assert thought.terms.keys() == safe.terms.keys()
    assert sum(thought.terms.values()) == pytest.approx(thought.value)
    assert thought.value > safe.value


def test_alternatives_are_other_turns_the_best_first():
    game = game_of()
    state = game.new()
    seat = game.to_act(state)[0]
    thought = think(game, game.view(state, seat), seat, 0, 0, "medium")
    assert 3 <= len(thought.alternatives) <= levels.ALTERNATIVES
    values = [thought.value, *(other.value for other in thought.alternatives)]
    assert values == sorted(values, reverse=True)
    assert len(
        {frozenset(actions) for actions in (thought.actions, *(other.actions for other in thought.alternatives))}
    ) == len(values)


def test_a_player_thinks_once_a_turn(monkeypatch):
    thoughts = []

    def watched(*args):
        thoughts.append(args)
        return think(*args)

    monkeypatch.setattr(levels, "think", watched)
    game, plays = game_of(), player("easy")
    state, ply = game.new(), 0
    seat = game.to_act(state)[0]
    ended = False
    while not ended:
        events = game.apply(state, seat, plays(game, game.view(state, seat), seat, 0, ply))
        ended = any(event.ends_turn for event in events)
        ply += 1
    assert ply > 3
    assert len(thoughts) == 1


def test_a_player_that_finds_something_else_than_foreseen_thinks_again():
    game = game_of()
    state = game.new()
    seat = game.to_act(state)[0]
    plays = Player("easy")
    planned = think(game, game.view(state, seat), seat, 0, 0, "easy").actions
    assert plays(game, game.view(state, seat), seat, 0, 0) == planned[0]
    other = next(action for action in game.legal(state, seat) if action != planned[0])
    game.apply(state, seat, other)
    action = plays(game, game.view(state, seat), seat, 0, 1)
    assert action == choose(game, game.view(state, seat), seat, 0, 1, "easy")


def test_a_thought_stops_where_something_can_be_revealed_and_goes_on_from_there():
    met = 0
    for seed in range(6):
        for game, state, ply in moments(2, seed, every=1):
            seat = game.to_act(state)[0]
            actions = [game.write(action) for action in game.legal(state, seat)]
            if "fleet 1" in actions:
                thought = think(game, game.view(state, seat), seat, seed, ply, "hard")
                if game.write(thought.actions[0]) == "fleet 1":
                    met += 1
                    assert len(thought.actions) == 1
                    assert game.write(thought.turn[-1]) == "end"
                    game.apply(state, seat, thought.actions[0])
                    next_thought = think(game, game.view(state, seat), seat, seed, ply + 1, "hard")
                    assert len(next_thought.actions) > 1 or game.write(next_thought.actions[0]).startswith("survey")
                    break
        if met == 2:
            return
    assert met


def test_where_only_one_action_is_legal_it_is_done_without_thought():
    for game, state, ply in moments(2, seed=2, every=1):
        seat = game.to_act(state)[0]
        if len(game.legal(state, seat)) == 1:
            assert think(game, game.view(state, seat), seat, 2, ply, "expert").actions == game.legal(state, seat)


def test_unknown_levels_are_refused_by_name():
    with pytest.raises(InvalidInput, match=r"there is no level 'genius'; there are: random, easy"):
        player("genius")
    assert NAMES == ("random", "easy", "medium", "hard", "expert")


def test_a_game_without_evaluation_has_random_players_only():
    toy = TOY.open(Setup((Seat("A", "red"), Seat("B", "green"))))
    state = toy.new()
    seat = toy.to_act(state)[0]
    assert choose(toy, toy.view(state, seat), seat, 0, 0, "random") in toy.legal(state, seat)
    with pytest.raises(InvalidInput, match="Toy has no computer player but random"):
        player("easy")(toy, toy.view(state, seat), seat, 0, 0)


class Weighing(Toy):
    """A toy that weighs its actions itself, the highest number best."""

    def weigh(self, view, seat, level, chance):
        return [(action, action / 2, {"number": action / 2}) for action in reversed(self.legal(view, seat))]


def test_a_game_that_weighs_its_actions_itself_is_asked():
    game: Any = Weighing(Setup((Seat("A", "red"), Seat("B", "green"))), "house", 3)
    state = game.new()
    seat = game.to_act(state)[0]
    thought = think(game, game.view(state, seat), seat, 0, 0, "hard")
    assert (thought.actions, thought.value, thought.terms) == ((4,), 2.0, {"number": 2.0})
    assert [other.actions for other in thought.alternatives] == [(3,), (2,), (1,)]
    assert player("easy")(game, game.view(state, seat), seat, 0, 0) == 4


def test_tuned_weights_name_what_the_evaluation_knows():
    for seats in (2, 3, 4):
        game = game_of(seats)
        by_hand, tuned = levels.weights(game, levels.BY_HAND), levels.weights(game, levels.TUNED)
        assert tuned.keys() == by_hand.keys()
        assert tuned != by_hand
