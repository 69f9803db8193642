"""What a large library costs: 10,000 games listed, and their index made anew.

`python tests/bench/library.py` prints the figures. The floors: a list in 300 ms, a rebuild in 20 s.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.autosave import Autosave
from yamatai.play.game import Seat, Setup
from yamatai.play.library import Library
from yamatai.play.match import Match, Node
from yamatai.play.simulate import random_player
from yamatai.table.controller import Controller

GAMES = 10_000
KINDS = 20
"""So many different games, each copied: reading them costs the same."""
FLOORS = {"library_rebuild_s": 20.0, "library_list_ms": 300.0, "autosave_ms": 33.0, "autosave_gap_ms": 33.0}
DISK = 0.2
"""Seconds that the slow disk takes."""


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
        figures["autosave_gap_ms"] = frame_gap()
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


@contextmanager
def slow_disk() -> Iterator[None]:
    """Each sync takes long."""
    true = os.fsync

    def slow(number: int) -> None:
        time.sleep(DISK)
        true(number)

    with patch("os.fsync", slow):
        yield


def frame_gap() -> float:
    """The longest of a hundred gaps between frames, in ms, while a game is played in the window on a slow disk."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from yamatai.table import fonts
    from yamatai.table.window import TableWindow

    app = QApplication.instance() or QApplication([])
    fonts.load()
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, YAMATAI_HOME=home), slow_disk():
        window = TableWindow()
        window.resize(1920, 1080)
        window.play(Match(META.open(played(1).game.setup)))
        window.show()
        controller, line, frames = window.controller, iter(played(1).line()), []
        assert controller
        timer = QTimer()
        timer.setInterval(16)
        timer.timeout.connect(lambda: frames.append(time.perf_counter()))
        acts = QTimer()
        acts.setInterval(40)
        acts.timeout.connect(lambda: act(controller, line) or app.quit())
        timer.start()
        acts.start()
        app.exec()
        window.close()
    return slowest([after - before for before, after in pairwise(frames)])


def act(controller: Controller, line: Iterator[Node]) -> bool:
    """Do the next action of a game; whether there was one."""
    node = next(line, None)
    if node is not None:
        controller.perform(node.action)
    return node is not None


def autosave(folder: Path) -> float:
    """The slowest of a hundred actions, in ms, on a disk that takes long to sync."""
    match = Match(META.open(played(1).game.setup))
    times = []
    with slow_disk():
        kept = Autosave(match, folder)
        for node in played(1).line():
            start = time.perf_counter()
            match.do(node.seat, node.action)
            times.append(time.perf_counter() - start)
        kept.close(60)
    return slowest(times)


def slowest(times: list[float]) -> float:
    """The 99th of a hundred, in ms."""
    return sorted(times)[round(0.99 * (len(times) - 1))] * 1e3


def seconds(does: Callable[[], object]) -> float:
    """How long it takes."""
    start = time.perf_counter()
    does()
    return time.perf_counter() - start


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:8.2f}")
