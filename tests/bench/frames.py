"""What a frame of the table costs, and how soon the window is there: raster painting, no screen.

`python tests/bench/frames.py` prints the figures, all in milliseconds of the processor: a full repaint with 70 boats,
a frame of a drag over 45, an action and its undo until they are painted, the first frame of the final scoring and of
its other faces, the program from its start to the first painting of the shelf and of a game.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import NOTHING, colour_at
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Action, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.scores import FACES, ScoreScreen
from yamatai.table.set_up import set_table
from yamatai.table.stage import StageView

FLOORS = {
    "repaint_1080_ms": 16,
    "repaint_4k_ms": 16,
    "drag_1080_ms": 2,
    "drag_4k_ms": 4,
    "scores_4k_ms": 33,
    "scores_face_4k_ms": 33,
    "first_paint_shelf_ms": 450,
    "first_paint_ms": 700,
}
"""What a figure must not exceed on a machine that is not busy: one frame of 60 Hz, far less for a drag, two for the
first frame of the final scoring and for its faces, which come once and before anything moves."""

HD, UHD = (1920, 1080), (3840, 2160)
MIDGAME, LATE = 45, 70
"""Boats on the board."""
SEED = 5
REPAINTS = 15
STEPS = 60
"""Moves of the mouse in a drag."""
WAY_END = QPointF(1500, 600)
"""Where a drag ends: on the board's far side."""
ACTIONS = 20
STARTS = 5
SEEN = 0.1
"""How much of what fades in is there in its first frame."""


def measure() -> dict[str, float]:
    """All figures by name."""
    figures = {}
    for name, size in (("1080", HD), ("4k", UHD)):
        busy = Table(size, position(LATE))
        figures[f"repaint_{name}_ms"] = busy.repaint()
        busy.close()
        table = Table(size, position(MIDGAME))
        figures[f"drag_{name}_ms"] = median(table.drag())
        if size == HD:
            figures["show_ms"], figures["undo_ms"] = table.act()
        table.close()
    over = Table(UHD, ended())
    figures["scores_4k_ms"], figures["scores_face_4k_ms"] = over.scores()
    over.close()
    figures["first_paint_shelf_ms"] = first_paint()
    figures["first_paint_ms"] = first_paint("--game", META.id, "--seats", ",".join([HUMAN] * META.max_seats))
    return figures


class Table:
    """Four people's table at this moment of a match, in a view of `size` pixels."""

    def __init__(self, size: tuple[int, int], match: Match) -> None:
        self.app = QApplication.instance() or QApplication([])
        fonts.load()
        self.controller: Controller = set_table(Look(), match)
        self.view = StageView()
        self.view.resize(*size)
        self.view.set_table(self.controller.stage, self.controller.table.backdrop)
        self.view.show()
        while not self.view.windowHandle().isExposed():
            QApplication.processEvents()
        self._paint()

    def close(self) -> None:
        self.view.set_table(None, None)
        self.controller.stage.close()
        self.view.close()

    def repaint(self) -> float:
        """A repaint of everything."""
        return median([timed(self.view.viewport().repaint) for _ in range(REPAINTS)])

    def drag(self) -> list[float]:
        """The frames of a boat's way from the mat across the board, its targets lit: event and painting."""
        boat = next(spot for spot in self.controller.stage.spots() if spot.place.kind == "boat")
        start = boat.rect.center()
        self._mouse(QEvent.Type.MouseButtonPress, start)
        points = [start + (WAY_END - start) * (step / STEPS) for step in range(1, STEPS + 1)]
        frames = [timed(partial(self._frame, point)) for point in points]
        assert self.controller.stage.drag.active
        self.controller.stage.drag.cancel()
        return frames

    def act(self) -> tuple[float, float]:
        """An action and its undo, until they are painted: medians."""
        match, chance = self.controller.match, Chance(SEED)
        shows: list[float] = []
        undos: list[float] = []
        while len(undos) < ACTIONS:
            shows.append(timed(partial(self._perform, filling(match, chance))))
            if match.can_undo():
                undos.append(timed(self._undo))
                self.controller.redo()
                self._paint()
        return median(shows), median(undos)

    def scores(self) -> tuple[float, float]:
        """The first frame in which anything of the final scoring is seen, and that of the slowest of its faces."""
        stage, screen = self.controller.stage, ScoreScreen(Look())
        screen.show(self.controller.table, self.controller.match)
        stage.add_panels([screen])
        stage.animator.speed = 1
        screen.count_up(stage.animator)
        stage.appear(SEEN)
        first = timed(self._paint)
        stage.animator.finish()
        faces = []
        for _ in FACES:
            screen.turn_over()
            faces.append(timed(self._paint))
        return first, max(faces)

    def _perform(self, action: Action) -> None:
        self.controller.perform(action)
        self._paint()

    def _undo(self) -> None:
        self.controller.undo()
        self._paint()

    def _frame(self, at: QPointF) -> None:
        self._mouse(QEvent.Type.MouseMove, at)
        self._paint()

    def _mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        point = QPointF(self.view.mapFromScene(at))
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, point, self.view.mapToGlobal(point), left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.view.viewport(), event)

    def _paint(self) -> None:
        """Paint what has changed now, not when the screen would be ready for it."""
        QApplication.sendPostedEvents()
        QApplication.sendEvent(self.view.window(), QEvent(QEvent.Type.UpdateRequest))


def timed(does: Callable[[], object]) -> float:
    """How long the processor takes, in ms."""
    start = time.process_time()
    does()
    return (time.process_time() - start) * 1e3


def position(boats: int) -> Match:
    """A match of four people with so many boats on the board, who has to place one next."""
    seats = tuple(Seat(colour.capitalize(), colour) for colour in META.colours)
    match, chance = Match(META.open(Setup(seats, SEED))), Chance(SEED)
    while lying(match) < boats or not _may_place(match):
        match.do(match.to_act[0], filling(match, chance))
    return match


def ended() -> Match:
    """A match of four people that is over."""
    match, chance = position(LATE), Chance(SEED)
    while match.to_act:
        match.do(match.to_act[0], filling(match, chance))
    return match


def lying(match: Match) -> int:
    """How many boats lie on the board."""
    game = match.game
    assert isinstance(game, Yamatai)
    return sum(colour_at(match.state, space.id) != NOTHING for space in game.box.archipelago.spaces)


def filling(match: Match, chance: Chance) -> Action:
    """A legal action by chance that fills the board: boats come first."""
    game, seat = match.game, match.to_act[0]
    legal = game.legal(match.view(seat), seat)
    words = {action: game.write(action).split()[0] for action in legal}
    for word in ("place", "buy", "build", "collect"):
        wanted = [action for action in legal if words[action] == word]
        if wanted:
            return chance.choice(wanted)
    return chance.choice(legal)


def _may_place(match: Match) -> bool:
    game, seat = match.game, match.to_act[0]
    return any(game.write(action).startswith("place") for action in game.legal(match.view(seat), seat))


# The program as it is started, but for what watches its window.
FIRST_PAINT = """
import sys, time
from yamatai import cli

def opening(found=cli._opening):
    run = found()
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication
    from yamatai.table import opening

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, self.painted)
                watched.removeEventFilter(self)
            return False

        def painted(self):
            print(1e3 * time.process_time(), flush=True)
            QApplication.exit()

    def show(window, does=opening.show):
        window.watch = Watch()
        (window.view.viewport() if window.controller else window.shelf).installEventFilter(window.watch)
        does(window)

    opening.show = show
    return run

cli._opening = opening
sys.exit(cli.main(sys.argv[1:]))
"""


def first_paint(*words: str) -> float:
    """The processor's time from the start of the program, with these words, to the end of its first painting: warm.

    As on a player's machine the modules are compiled already: a start before those that count does it.
    """
    with tempfile.TemporaryDirectory() as compiled, tempfile.TemporaryDirectory() as home:
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environ |= {"PYTHONPYCACHEPREFIX": compiled, "YAMATAI_HOME": home}
        return median([_first_paint(environ, words) for _ in range(STARTS + 1)][1:])


def _first_paint(environ: Mapping[str, str], words: Sequence[str]) -> float:
    command = [sys.executable, "-c", FIRST_PAINT, *words]
    return float(subprocess.run(command, env=environ, stdout=subprocess.PIPE, text=True, check=True).stdout)


if __name__ == "__main__":
    for name, ms in measure().items():
        print(f"{name:20} {ms:8.2f}" + (f"  (at most {FLOORS[name]})" if name in FLOORS else ""))
