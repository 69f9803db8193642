"""What a large library costs: 10,000 games listed, and their index made anew.

`python tests/bench/library.py` prints the figures. The floors: a list in 300 ms, a rebuild in 20 s.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.slow import slow_disk, slowest
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.autosave import Autosave
from yamatai.play.game import Seat, Setup
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.play.simulate import random_player

GAMES = 10_000
KINDS = 20
"""So many different games, each copied: reading them costs the same."""
FLOORS = {"library_rebuild_s": 20.0, "library_list_ms": 300.0, "autosave_ms": 33.0}


def measure() -> dict[str, float]:
    """All figures by name."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home, "games")
        folder.mkdir()
        records = [record.content(played(seed)) for seed in range(KINDS)]
        for number in range(GAMES):
            (folder / f"game {number:05}.yamatai").write_bytes(records[number % KINDS])
        figures = {"library_rebuild_s": seconds(lambda: listed(folder))}
        figures["library_list_ms"] = min(seconds(lambda: listed(folder)) for _ in range(3)) * 1e3
        figures["autosave_ms"] = autosave(Path(home, "kept"))
        return figures


def played(seed: int, actions: int = 10**6) -> Match:
    """A game of random players; each fourth is left in the middle."""
    seats = tuple(Seat(colour.capitalize(), colour) for colour in META.colours[: 2 + seed % 3])
    match = Match(META.open(Setup(seats, seed)))
    while match.to_act and (seed % 4 or match.node.number < 60):
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, seed, match.node.number))
    return match


def listed(folder: Path) -> None:
    library = Library(folder)
    for _ in library.update():
        pass
    assert len(library.entries) == GAMES
    library.close()


def autosave(folder: Path) -> float:
    """The slowest of a hundred actions, in ms, on a disk that takes long to sync."""
    match = Match(META.open(played(1).game.setup))
    times = []
    with slow_disk():
        kept = Autosave(match, folder)
        for node in played(1).line():
            start = time.perf_counter()
            match.do(node.seat, node.action)
            times.append(1e3 * (time.perf_counter() - start))
        kept.close(60)
    return slowest(times)


def seconds(does: Callable[[], object]) -> float:
    """How long it takes."""
    start = time.perf_counter()
    does()
    return time.perf_counter() - start


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:8.2f}")
