"""The window while something else goes on: the gaps between its frames, and how soon it answers.

`python tests/bench/window.py` prints the figures: the 99th of a hundred gaps while the game is kept on a slow disk,
and while hard players think; the slowest answer while an expert thinks; how long the worker process starts.
"""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import attrs
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.bench.slow import slow_disk, slowest
from yamatai.bots.worker import ProcessRunner
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Seat, Setup
from yamatai.play.match import ACROSS_TURNS, Match
from yamatai.table.application import application
from yamatai.table.window import TableWindow

FLOORS = {"autosave_gap_ms": 33.0, "frame_gap_hard_ms": 33.0, "answer_ms": 100.0, "worker_ready_s": 2.0}

FRAME_MS = 16
ACT_MS = 40
"""Between two actions of the game that is kept."""
THOUGHT = 160
"""Actions of hard players that are waited for."""
MOMENTS_S = (0.0, 0.03, 0.15)
"""So long after an expert was asked must the window answer."""
SEED = 1
STARTS = 3


@attrs.frozen
class Moment:
    """When a frame was, on the clock of the wall and on that of the window's thread."""

    wall: float
    thread: float


def now() -> Moment:
    return Moment(time.perf_counter(), time.thread_time())


def measure() -> dict[str, float]:
    """All figures by name."""
    with window() as shown:
        kept = kept_on_a_slow_disk(shown)
    with window() as shown:
        thinking = while_hard_thinks(shown)
    return {
        "autosave_gap_ms": slowest(gaps(kept)),
        "frame_gap_hard_ms": slowest(gaps(thinking)),
        "answer_ms": max(answer.wall for answer in answers().values()),
        "worker_ready_s": median(ready() for _ in range(STARTS)),
    }


@contextmanager
def window() -> Iterator[TableWindow]:
    """A window of its own home, on which a game was played before: what is made at first use is there."""
    app = application()
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, YAMATAI_HOME=home):
        shown = TableWindow()
        shown.resize(1920, 1080)
        shown.show()
        shown.play(Match(META.open(setup(HUMAN, HUMAN))))
        _paint(shown)
        gc.freeze()  # as the program does when its window shows
        yield shown
        shown.close()
        shown.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def setup(*players: str) -> Setup:
    seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
    return Setup(seats, SEED, options=((ACROSS_TURNS, "yes"),))


# Frames


class Frames(QObject):
    """Counts the frames of a window's event loop, as a movement on the screen would need them."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(lambda: self.moments.append(now()))
        self._timer.start()

    def stop(self) -> list[Moment]:
        self._timer.stop()
        return self.moments


def kept_on_a_slow_disk(shown: TableWindow, actions: int = 10**6) -> list[Moment]:
    """The frames while a game, or so much of it, is played in the window, on a disk whose every sync takes long."""
    with slow_disk():
        shown.play(Match(META.open(setup(HUMAN, HUMAN, HUMAN))))
        controller, chance = shown.controller, Chance(SEED)
        assert controller is not None
        acts, frames = QTimer(), Frames()
        acts.setInterval(ACT_MS)

        def act() -> None:
            if controller.match.to_act and controller.match.node.number < actions:
                controller.perform(chance.choice(controller.legal))
            else:
                QApplication.exit()

        acts.timeout.connect(act)
        acts.start()
        QApplication.exec()
        acts.stop()
    return frames.stop()


def while_hard_thinks(shown: TableWindow, actions: int = THOUGHT) -> list[Moment]:
    """The frames while two hard players play so many actions."""
    shown.set_speed(0)
    shown.play(Match(META.open(setup("hard", "hard"))))
    controller, frames = shown.controller, Frames()
    assert controller is not None

    def look() -> None:
        if controller.match.node.number >= actions or not controller.match.to_act:
            QApplication.exit()

    controller.changed.connect(look)
    QApplication.exec()
    shown.play(Match(META.open(setup(HUMAN, HUMAN))))  # nobody thinks any more
    return frames.stop()


def gaps(frames: Sequence[Moment], clock: Callable[[Moment], float] = lambda moment: moment.wall) -> list[float]:
    """The gaps between frames, in ms."""
    return [1e3 * (clock(after) - clock(before)) for before, after in pairwise(frames)]


# Answers


def answers(moments: Sequence[float] = MOMENTS_S) -> dict[tuple[str, float], Moment]:
    """How long the window takes, in ms, to undo, to begin a new game, to open one and to quit, until that is painted.

    By what is done and how many seconds after an expert was asked.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, f"other{record.SUFFIX}"))
        record.save(Match(META.open(setup(HUMAN, HUMAN))), file)
        does: dict[str, Callable[[TableWindow], object]] = {
            "undo": _undo,
            "new game": lambda shown: shown.play(Match(META.open(setup(HUMAN, HUMAN)))),
            "open": lambda shown: shown.open(file),
            "quit": lambda shown: shown.close(),
        }
        found = {}
        for moment in moments:
            with window() as shown:
                for name, act in does.items():
                    _ask_an_expert(shown, moment)
                    found[name, moment] = timed(shown, partial(act, shown))
        return found


def _undo(shown: TableWindow) -> None:
    assert shown.controller is not None
    shown.controller.undo()


def _ask_an_expert(shown: TableWindow, seconds: float) -> None:
    """A person ends a turn, an expert is asked, and so much time goes by."""
    shown.play(Match(META.open(setup(HUMAN, "expert"))))
    sitting, runner = shown.sitting, shown.runner
    assert sitting is not None
    controller, players = sitting.controller, sitting.players
    assert players is not None
    assert isinstance(runner, ProcessRunner)
    while not runner.ready:
        runner.wait(60)
    chance = Chance(SEED)
    while players.to_play is None:
        controller.perform(chance.choice(controller.legal))
    _paint(shown)
    runner.wait(seconds)
    assert players.busy
    assert controller.match.can_undo()


def timed(shown: TableWindow, does: Callable[[], object]) -> Moment:
    """How long it takes until it is painted, in ms."""
    start = now()
    does()
    _paint(shown)
    end = now()
    return Moment(1e3 * (end.wall - start.wall), 1e3 * (end.thread - start.thread))


def _paint(shown: TableWindow) -> None:
    """Paint what has changed now, not when the screen would be ready for it."""
    QApplication.processEvents()
    QApplication.sendPostedEvents()
    QApplication.sendEvent(shown, QEvent(QEvent.Type.UpdateRequest))


# The worker


def ready() -> float:
    """How many seconds a worker process takes until somebody can think."""
    start = time.perf_counter()
    runner = ProcessRunner()
    while not runner.ready:
        runner.wait(60)
    seconds = time.perf_counter() - start
    runner.close()
    return seconds


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:8.2f}  (at most {FLOORS[name]:g})")
