"""Each level beats the one below it: forty games of fixed seeds, seats swapped, so luck has no say."""

from __future__ import annotations

import os

import pytest
from ladder import Duel, wins

from yamatai.bots import levels
from yamatai.games.yamatai.meta import META
from yamatai.play.simulate import simulate

pytestmark = pytest.mark.slow

GAMES = 40
BOUND = 0.65
JOBS = min(2, os.cpu_count() or 1)


@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_the_one_below(stronger, weaker):
    won = wins(Duel(stronger, weaker, 2), GAMES, JOBS)
    assert won / GAMES >= BOUND, f"{stronger} won {won} of {GAMES} games against {weaker}"


@pytest.mark.parametrize("seed", [0, 10])
@pytest.mark.parametrize("mine", [0, 1])
def test_an_expert_beats_hard_players(mine, seed):
    """Forty games in four parts, so that none takes long; each of them reaches the bound."""
    part = GAMES // 4
    players = Duel("expert", "hard", 2).players(mine)
    won = simulate(META, players, part, seed, player=levels.player, jobs=JOBS).wins[mine]
    assert won / part >= BOUND, f"expert won {won} of {part} games against hard"
