"""The search over one turn."""

from __future__ import annotations

import itertools
import time

import pytest

from tests.bots.tables import another_deal, game_of, moments
from yamatai.bots import beam
from yamatai.bots.beam import Budget, gambles, search_turn
from yamatai.bots.judge import evaluation_of

ONE_LINE = 1_000
"""More nodes than it takes to play a single line out to the end of a turn."""


def judge_of(game):
    return evaluation_of(game).judge(evaluation_of(game).weights)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_are_whole_legal_turns_with_their_own_value(seats):
    for game, state, _ in moments(seats, seed=seats):
        seat = game.to_act(state)[0]
        judge = judge_of(game)
        for candidate in search_turn(game, state, seat, judge, Budget(8, 2_000)).candidates[:10]:
            after = state.copy()
            for number, action in enumerate(candidate.actions, start=1):
                assert game.refusal(after, seat, action) is None, game.write(action)
                events = game.apply(after, seat, action)
                assert any(event.ends_turn for event in events) == (number == len(candidate.actions))
            assert candidate.value == pytest.approx(judge_of(game).value(candidate.state, seat))


def test_the_best_candidate_is_first():
    for game, state, _ in moments(2, seed=5, every=20):
        values = [
            c.value
            for c in search_turn(game, state, game.to_act(state)[0], judge_of(game), Budget(8, 2_000)).candidates
        ]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("nodes", [1, 50, 400])
def test_the_budget_in_nodes_is_kept_and_still_there_is_a_turn(nodes):
    for game, state, _ in moments(4, seed=9):
        found = search_turn(game, state, game.to_act(state)[0], judge_of(game), Budget(64, nodes))
        assert found.candidates
        assert found.nodes <= nodes + ONE_LINE


def test_a_search_that_takes_for_ever_is_cut_short_and_still_there_is_a_turn(monkeypatch):
    clock = itertools.count(step=beam.PATIENCE)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    game = game_of(4)
    state = game.new()
    found = search_turn(game, state, game.to_act(state)[0], judge_of(game), Budget(64, 1_000_000))
    assert found.candidates
    assert found.nodes <= ONE_LINE


def test_hidden_cards_sway_nothing():
    for game, state, _ in moments(2, seed=3):
        seat = game.to_act(state)[0]
        one, other = (
            search_turn(game, another_deal(game, state, seat, n), seat, judge_of(game), Budget(8, 2_000)).candidates
            for n in (1, 2)
        )
        assert [(c.value, c.actions) for c in one] == [(c.value, c.actions) for c in other]


def test_the_searched_state_is_left_alone():
    game = game_of()
    state = game.new()
    before = repr(state)
    search_turn(game, state, game.to_act(state)[0], judge_of(game), Budget(8, 2_000))
    assert repr(state) == before


def test_gambles_are_the_actions_that_reveal_in_mid_turn():
    found = {
        game.write(action).split()[0]
        for seed in range(3)
        for game, state, _ in moments(2, seed, every=1)
        for action in gambles(game, state, game.to_act(state)[0], judge_of(game))
    }
    assert found == {"survey"}
