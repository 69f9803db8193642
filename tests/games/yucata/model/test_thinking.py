"""The computer players of Yucata'."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.games.yucata.model.play import game_of, play, table
from yamatai.bots.levels import ALTERNATIVES, choose, player, think
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model.cards import HIDDEN, MIRROR
from yamatai.games.yucata.model.thinking import LEVELS
from yamatai.play.chance import Chance
from yamatai.play.race import Task

LONGEST = 1.0
"""Seconds of processor time that a thought of hard may take."""


def moments(seats, seed):
    """(game, state, ply) of a random game, every fourth card."""
    game = game_of(seats, seed)
    state, before = game.new(), game.new()
    for ply, _ in enumerate(play(game, state, Chance(seed))):
        if ply % 4 == 0 and len(game.legal(before, before.seat)) > 1:
            yield game, before, ply
        before = state.copy()


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_thoughts(level):
    """What others hold sways nothing, and a thought is a function of view, seat, seed and ply."""
    for game, state, ply in moments(2, 5):
        seat = state.seat
        view = game.view(state, seat)
        other = game.view(game.deal(view, Chance(99)), seat)
        assert think(game, view, seat, 5, ply, level) == think(game, other, seat, 5, ply, level)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thoughts_are_legal_cards_and_their_parts_add_up(seats):
    for game, state, ply in moments(seats, 3):
        seat = state.seat
        for level in ("easy", "medium", "hard"):
            thought = think(game, game.view(state, seat), seat, 3, ply, level)
            cards = [thought.actions, *(other.actions for other in thought.alternatives)]
            assert len(set(cards)) == len(cards) == min(1 + ALTERNATIVES, len(game.legal(state, seat)))
            assert all(game.refusal(state, seat, card) is None for (card,) in cards)
            values = [thought.value, *(other.value for other in thought.alternatives)]
            assert values == sorted(values, reverse=True)
            assert sum(thought.terms.values()) == pytest.approx(thought.value)


def test_a_player_sees_no_hand_but_its_own():
    seen = []

    def watched(game, view, seat, seed, ply):
        seen.append(view)
        assert all(set(hand) <= {HIDDEN} for other, hand in enumerate(view.hands) if other != seat)
        return choose(game, view, seat, seed, ply, "easy")

    Task(META, ("easy", "easy", "easy"), lambda level: watched).play(4)
    assert len(seen) > 20


def test_hard_takes_the_red_stone_when_that_wins():
    state = table(37, 37, hand=(1, 2, MIRROR), last=3, light=(9, 14), dark=(4, 4))
    assert choose(game_of(), game_of().view(state, 0), 0, 1, 20, "hard") in (2, MIRROR)  # 10 - 6 against 14 - 10


def test_a_game_of_one_seed_is_always_the_same():
    task = Task(META, ("hard", "medium", "easy"), player)
    assert task.play(11) == task.play(11)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_thought_of_hard_takes_long(seats):
    longest = 0.0
    for game, state, ply in moments(seats, 8):
        start = time.process_time()
        choose(game, game.view(state, state.seat), state.seat, 8, ply, "hard")
        longest = max(longest, time.process_time() - start)
    assert 0 < longest <= LONGEST


def shares(levels, games):
    """The share of the first level's wins; the start player is drawn."""
    task = Task(META, levels, player)
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1), mp_context=get_context("spawn")) as pool:
        ended = list(pool.map(task.play, range(games), chunksize=10))
    return float(sum(game.share(0) for game in ended)) / games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "floor", "games"),
    [(("easy", "random"), 0.80, 400), (("medium", "easy"), 0.60, 400), (("hard", "medium"), 0.58, 100)],
)
def test_a_level_beats_the_one_below(levels, floor, games):
    assert shares(levels, games) >= floor
