"""What the rules of Yamataï cost, in CPU time, so that other programs on the machine count little.

`python tests/bench/engine.py` prints the figures: medians of `RUNS` runs, each with games of its own.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from statistics import median
from typing import TypeVar

import attrs

from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model import turn
from yamatai.games.yamatai.model.game import Yamatai, open_game
from yamatai.games.yamatai.model.state import AGAIN, READY, State
from yamatai.play import record
from yamatai.play.game import Action, Seat, Setup
from yamatai.play.match import Match

T = TypeVar("T")

SEATS = tuple(Seat(colour.capitalize(), colour) for colour in META.colours[:2])
RUNS = 5
GAMES = 40
REPLAYS = 5
PHASE = 50
"""A phase with fewer positions says nothing."""

# What this machine class must reach with the house edition.
FLOORS = {
    "random_games_per_s": 500.0,
    "legal_us": 10.0,
    "legal_worst_us": 50.0,
    "apply_us": 5.0,
    "copy_us": 2.0,
    "replay_ms": 10.0,
}


def measure(runs: int = RUNS, games: int = GAMES) -> dict[str, float]:
    """All figures by name.

    `legal_us`, `apply_us` and `copy_us` are means over all actions of random games, `legal_worst_us` is the
    mean of the slowest phase: a step of the turn with a power of a fleet at hand or without.
    """
    figures: dict[str, list[float]] = defaultdict(list)
    for run in range(runs):
        for name, figure in (*_games(run, games), *_parts(run, games), *_replays(run)):
            figures[name].append(figure)
    return {name: median(found) for name, found in figures.items()}


@attrs.frozen
class Played:
    """A random game: its positions, and the action taken in each."""

    start: State
    positions: list[State]
    actions: list[Action]


def _new(seed: int) -> tuple[Yamatai, State, Callable[[], float]]:
    game = open_game(Setup(SEATS, seed))
    return game, game.new(), random.Random(seed).random


def play(seed: int) -> int:
    """A game of uniformly random actions, for two; gives their number."""
    game, state, chance = _new(seed)
    box, actions = game.box, 0
    while not state.ended:
        legal = turn.legal(box, state)
        turn.apply(box, state, legal[int(chance() * len(legal))])
        actions += 1
    return actions


def _played(seed: int) -> Played:
    game, state, chance = _new(seed)
    played = Played(state.copy(), [], [])
    while not state.ended:
        legal = turn.legal(game.box, state)
        played.positions.append(state.copy())
        played.actions.append(legal[int(chance() * len(legal))])
        turn.apply(game.box, state, played.actions[-1])
    return played


def _games(run: int, games: int) -> list[tuple[str, float]]:
    play(run)  # what is made at first use is there
    actions: list[int] = []
    seeds = range(run * games, (run + 1) * games)
    seconds = cpu(lambda: actions.extend(play(seed) for seed in seeds))
    return [("random_games_per_s", games / seconds), ("actions_per_s", sum(actions) / seconds)]


def _parts(run: int, games: int) -> list[tuple[str, float]]:
    """The parts of an action. One game at a time, so that its positions are as near to the processor as in play."""
    box = open_game(Setup(SEATS)).box
    list_legal = partial(turn.legal, box)
    legal, applied, copied, count = 0.0, 0.0, 0.0, 0
    phases: dict[tuple[int, str], list[State]] = defaultdict(list)
    for seed in range(run * games, (run + 1) * games):
        played = _played(1_000_000 + seed)
        count += len(played.actions)
        legal += cpu(lambda: each(list_legal, played.positions))  # noqa: B023
        copied += cpu(lambda: each(State.copy, played.positions))  # noqa: B023
        applied += cpu(lambda: each(partial(turn.apply, box, played.start), played.actions))  # noqa: B023
        for state in played.positions:
            ready = state.now.power in (READY, AGAIN)
            phases[state.now.step, box.fleet_powers[state.now.fleet] if ready else ""].append(state)
    worst = max(
        cpu(lambda: each(list_legal, states)) / len(states)  # noqa: B023
        for states in phases.values()
        if len(states) >= PHASE
    )
    parts = {"legal_us": legal / count, "legal_worst_us": worst, "apply_us": applied / count, "copy_us": copied / count}
    return [(name, seconds * 1e6) for name, seconds in parts.items()]


def _replays(run: int) -> list[tuple[str, float]]:
    """Reading a saved game of two: each action is checked, the state compared at the end of each turn."""
    game = META.open(Setup(SEATS, run))
    match = Match(game)
    for action in _played(run).actions:
        match.do(match.to_act[0], action)
    assert match.result
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"game{record.SUFFIX}")
        record.save(match, path)
        times = [cpu(lambda: record.read(path)) for _ in range(REPLAYS)]
        assert record.read(path).match.result == match.result
    return [("replay_ms", median(times) * 1e3)]


def each(does: Callable[[T], object], items: Iterable[T]) -> None:
    """Do it with each; what comes of it is dropped at once, as in a game."""
    for item in items:
        does(item)


def cpu(does: Callable[[], object]) -> float:
    """How many seconds of the processor it takes."""
    start = time.process_time()
    does()
    return time.process_time() - start


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:12,.2f}")
