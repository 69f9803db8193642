"""Trying everything once, on the system that it is installed on: what `yamatai --selftest` does.

It opens a window, lets a computer player move, draws a picture, keeps a record and reads it again, puts every other
game on the table, and looks for what came along: tutorials, exercises, sounds, languages. All of it happens in a
temporary folder; the player's own games and settings are not touched. Without a display it draws unseen.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QImage

from yamatai.bots.worker import ProcessRunner
from yamatai.play import lesson, record
from yamatai.play.exercise import exercises
from yamatai.play.game import HUMAN, Meta, Seat, Setup, installed
from yamatai.play.match import Match
from yamatai.table import qt_texts, sound
from yamatai.table.application import application
from yamatai.table.picture import draw_picture
from yamatai.table.text import languages
from yamatai.table.window import TableWindow

LIMIT = 18.0
"""Seconds for all steps together; whoever waits for the program gives it 20."""
LOOK_MS = 10
LEVEL = "easy"
SIZE = (960, 540)


class Failed(Exception):
    """A step did not come to its end."""


def run() -> int:
    """Do every step, with a line for each; gives the exit status, 1 after a line on stderr that names the failure."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.stderr:  # there is none in a program without a console
        faulthandler.dump_traceback_later(LIMIT + 1, exit=True)
    # What is in use cannot be removed everywhere; the system clears its temporary folder sooner or later.
    with tempfile.TemporaryDirectory(prefix="yamatai-selftest-", ignore_cleanup_errors=True) as folder:
        os.environ["YAMATAI_HOME"] = folder
        trial = Trial(Path(folder))
        try:
            return trial.run()
        finally:
            trial.close()
            faulthandler.cancel_dump_traceback_later()


class Trial:
    """One window, with games that computer players begin."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.window: TableWindow | None = None
        self._end = time.monotonic() + LIMIT

    def run(self) -> int:
        """Do the steps up to the first that fails; gives the exit status."""
        on_the_table = (self.open_window, self.start_worker, self.move, self.draw, self.keep, self.other_games)
        for step in (*on_the_table, self.find_files, self.load_sound):
            name, start = step.__name__.replace("_", " "), time.monotonic()
            try:
                told = step()
            except Exception as error:  # whatever it is, the step must be named
                print(f"yamatai: selftest failed: {name}: {error or type(error).__name__}", file=sys.stderr)
                return 1
            print(f"{name}: {told}, {time.monotonic() - start:.2f} s", flush=True)
        return 0

    def close(self) -> None:
        """Leave no window and no process behind."""
        if self.window is not None:
            self.window.close()

    def open_window(self) -> str:
        """A window with a game on the table is painted."""
        application()
        meta = next(iter(installed().values()))
        window = self.window = TableWindow()
        window.set_speed(0)
        window.play(_match(meta, (LEVEL, *(HUMAN,) * (meta.min_seats - 1))))
        painted = Painted(window.view.viewport())
        window.show()
        self._wait(lambda: painted.once, "it was not painted")
        return f"{meta.title} on {QGuiApplication.platformName()}, {window.width()} x {window.height()}"

    def start_worker(self) -> str:
        """The process that thinks for computer players answers."""
        runner = self._window.runner
        assert isinstance(runner, ProcessRunner)
        self._wait(lambda: runner.ready, "it does not answer")
        process = runner.process
        return f"process {process.pid}" if process else "in the window's own process"

    def move(self) -> str:
        """A computer player acts."""
        match = self._match
        self._wait(lambda: match.node is not match.root, "no computer player has moved")
        return f"{LEVEL} plays {match.game.write(match.line()[0].action)}"

    def draw(self) -> str:
        """A picture of the table is written."""
        path = self.folder / f"{self._match.game.meta.id}.png"
        draw_picture(self._match, str(path), SIZE)
        image = QImage(str(path))
        _need((image.width(), image.height()) == SIZE, "the picture cannot be read again")
        return f"{image.width()} x {image.height()}, {path.stat().st_size // 1024} KB"

    def keep(self) -> str:
        """The game is saved; what is read again is the same game."""
        match, path = self._match, self.folder / "selftest.yamatai"
        record.save(match, path)
        reading = record.read(path)
        _need(reading.sound, "; ".join(map(str, reading.notices)))
        same = match.game.digest(reading.match.state) == match.game.digest(match.state)
        _need(same, "what was read is not what was saved")
        return f"{len(reading.match.line())} actions verified"

    def other_games(self) -> str:
        """Each is painted in the window and in a picture, and a computer player acts."""
        told = []
        for meta in list(installed().values())[1:]:
            self._window.play(_match(meta, (LEVEL,) * meta.min_seats))  # whoever begins, it is a computer player
            painted = Painted(self._window.view.viewport())
            self._wait(lambda painted=painted: painted.once, f"{meta.title} was not painted")  # type: ignore[misc]
            told.append(f"{meta.title}, {self.move()}")
            self.draw()
        return "; ".join(told) or "none"

    def find_files(self) -> str:
        """What came along can be read, and how much of it there is."""
        games = list(installed())
        chapters = sum(len(lesson.load(game).chapter) for game in games if lesson.has_lesson(game))
        names = {sound.REFUSAL, sound.TURN, sound.OVER}.union(*(sound.sounds_of(game).values() for game in games))
        _need(all(len(sound.samples(name)) > 0 for name in names), "a sound is empty")
        spoken = languages()
        of_qt = [language for language in spoken if not qt_texts.of_qt(language).isEmpty()]
        told = (
            f"{len(games)} games",
            f"{chapters} chapters",
            f"{sum(len(exercises(game)) for game in games)} exercises",
            f"{len(names)} sounds",
            f"languages {' '.join(spoken)}",
            f"of Qt {' '.join(of_qt) or 'none'}",
        )
        return ", ".join(told)

    def load_sound(self) -> str:
        """What plays sounds can be loaded, where it is installed; nothing is played."""
        if not sound.is_available():
            return "the extra is not installed"
        return f"miniaudio {import_module('miniaudio').__version__}"

    @property
    def _window(self) -> TableWindow:
        assert self.window is not None
        return self.window

    @property
    def _match(self) -> Match:
        assert self._window.controller is not None
        return self._window.controller.match

    def _wait(self, done: Callable[[], bool], otherwise: str) -> None:
        """Let the program live until it is done; raises Failed, with these words, when the time is over."""
        loop, timer = QEventLoop(), QTimer(interval=LOOK_MS)
        timer.timeout.connect(lambda: loop.quit() if done() or time.monotonic() > self._end else None)
        timer.start()
        loop.exec()
        _need(done(), otherwise)


def _match(meta: Meta, players: Sequence[str]) -> Match:
    """A new game among these players."""
    seats = tuple(Seat(player, colour, player) for player, colour in zip(players, meta.colours, strict=False))
    return Match(meta.open(Setup(seats, seed=1)))


def _need(fact: bool, otherwise: str) -> None:
    """Raise Failed, with these words, if something is not so."""
    if not fact:
        raise Failed(otherwise)


class Painted(QObject):
    """Sees whether a widget was painted on the screen."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self.once = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.once = True
            watched.removeEventFilter(self)  # it must not see the widget being thrown away
        return False
