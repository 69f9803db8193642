"""The same set-up and the same choices give the same game in every process."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from tests.games.yamatai.model.play import play, start
from yamatai.play.chance import Chance

for seed in range(12):
    game, state, chance = start(2 + seed % 3, seed, seed % 2 == 1)
    for seat, action, events in play(game, state, chance):
        pass
    dealt = game.deal(game.view(game.new(), 0), Chance(seed))
    print(game.data_hash, game.digest(state), game.digest(dealt), game.score(state), game.result(state))
"""
ROOT = Path(__file__).parents[4]


def games(hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def test_whatever_the_hash_seed():
    one, other = games("1"), games("2")
    assert len(one.splitlines()) == 12
    assert one == other
