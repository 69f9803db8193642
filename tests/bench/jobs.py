"""How much sooner two processes are done with the games of `yamatai simulate --jobs 2`.

`python tests/bench/jobs.py` prints the figure, by the clock on the wall: another program on the machine spoils it.
"""

from __future__ import annotations

from yamatai.bots import levels
from yamatai.games.yamatai.meta import META
from yamatai.play.simulate import simulate

FLOORS = {"jobs_scaling": 1.7}

LEVELS = ("medium", "medium")
GAMES = 200
JOBS = 2


def measure() -> dict[str, float]:
    """One process against two, with their start."""
    return {"jobs_scaling": seconds(1) / seconds(JOBS)}


def seconds(jobs: int, games: int = GAMES) -> float:
    """So long do the games take."""
    return simulate(META, LEVELS, games, 0, player=levels.player, jobs=jobs).seconds


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:8.2f}  (at least {FLOORS[name]:g})")
