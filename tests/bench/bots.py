"""What computer players of Yamataï cost, in CPU time: the nodes of their search, and whole games for two.

`python tests/bench/bots.py` prints the figures: medians of `RUNS` runs, each with games of its own.
"""

from __future__ import annotations

import time
from statistics import median

from yamatai.bots import levels
from yamatai.bots.beam import search_turn
from yamatai.bots.judge import evaluation_of
from yamatai.games.yamatai.meta import META
from yamatai.play.race import Task

RUNS = 3
GAMES = {"medium": 4, "hard": 1}
"""So many games a run."""

# What this machine class must reach with the house edition.
FLOORS = {"beam_nodes_per_s": 40_000.0, "medium_games_per_s": 10.0, "hard_games_per_s": 1.0}


def measure(runs: int = RUNS) -> dict[str, float]:
    """All figures by name."""
    _self_play("medium", range(1))  # what is made at first use is there
    figures = {"beam_nodes_per_s": median(_nodes(run) for run in range(runs))}
    for level, games in GAMES.items():
        seeds = [range(run * games, (run + 1) * games) for run in range(runs)]
        figures[f"{level}_games_per_s"] = median(_self_play(level, each) for each in seeds)
    return figures


def _nodes(seed: int) -> float:
    """Nodes a second of the beam of `hard`, over the turns of a game that it plays."""
    game = Task(META, ("hard", "hard"), levels.player).open(seed)
    weights = levels.weights(game, levels.TUNED)
    state, nodes = game.new(), 0
    start = time.process_time()
    while seats := game.to_act(state):
        judge = evaluation_of(game).judge(weights)
        found = search_turn(game, state, seats[0], judge, levels.LEVELS["hard"].budget)
        nodes += found.nodes
        for action in found.candidates[0].actions:
            game.apply(state, seats[0], action)
    return nodes / (time.process_time() - start)


def _self_play(level: str, seeds: range) -> float:
    """Games a second, with this level at both seats."""
    task = Task(META, (level, level), levels.player)
    start = time.process_time()
    for seed in seeds:
        task.play(seed)
    return len(seeds) / (time.process_time() - start)


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:12,.2f}")
