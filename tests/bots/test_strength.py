"""Each level beats the one below it: forty games of fixed seeds, seats swapped, so luck has no say."""

from __future__ import annotations

import os

import pytest
from ladder import Duel, wins

pytestmark = pytest.mark.slow

GAMES = 40
BOUND = 0.65
JOBS = min(2, os.cpu_count() or 1)


@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_the_one_below(stronger, weaker):
    won = wins(Duel(stronger, weaker, 2), GAMES, JOBS)
    assert won / GAMES >= BOUND, f"{stronger} won {won} of {GAMES} games against {weaker}"
