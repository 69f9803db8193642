"""Each level beats the one below it: forty games of fixed seeds, seats swapped, so luck has no say."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.bots.tables import game_of
from yamatai.bots.levels import player

pytestmark = pytest.mark.slow

GAMES = 40
BOUND = 0.65
JOBS = min(2, os.cpu_count() or 1)


def wins(stronger: str, weaker: str, seats: int, number: int) -> bool:
    """Whether the stronger level, alone at the table, wins game `number`; it sits at each seat in turn."""
    seed, mine = divmod(number, seats)
    game = game_of(seats, seed)
    choosers = [player(stronger if seat == mine else weaker) for seat in range(seats)]
    state, ply = game.new(), 0
    while movers := game.to_act(state):
        seat = movers[0]
        game.apply(state, seat, choosers[seat](game, game.view(state, seat), seat, seed, ply))
        ply += 1
    result = game.result(state)
    assert result
    return result.ranking[0] == mine


@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_the_one_below(stronger, weaker):
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(JOBS, mp_context=context) as pool:
        won = sum(pool.map(wins, [stronger] * GAMES, [weaker] * GAMES, [2] * GAMES, range(GAMES), chunksize=4))
    assert won / GAMES >= BOUND, f"{stronger} won {won} of {GAMES} games against {weaker}"
