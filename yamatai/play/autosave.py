"""The autosave: a game at the table is on disk, action by action, before the screen shows it.

    autosave = Autosave(match, games_folder())    # a game that begins; its file comes with the first action
    reading, autosave = resume(path)              # a game of the folder that goes on
    autosave.close()

Each change is handed to the system before `Match.do` returns, so the end of the process, however it comes,
loses nothing. A thread then sees the file safely on the disk: a power cut loses what the disk had no time for,
and no disk makes the table wait.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from heapq import nlargest
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from yamatai import resources
from yamatai.play import lock, record
from yamatai.play.game import InvalidInput
from yamatai.play.match import Change, Match
from yamatai.play.record import PathLike
from yamatai.play.summary import Summary, summarise

RECENT = 50
"""So many of the newest files are looked at for a game to go on with."""
NAME_LENGTH = 50
"""The most letters of the seats in a file's name: a name of 255 bytes has room for them in every script."""


def games_folder() -> Path:
    """Where the player's games lie; made when the first one is written."""
    return resources.user_data() / "games"


class Autosave:
    """Keeps the record of a match in a file of `folder`.

    `path` is that file, None before the first change. When the file cannot be written, `problem` says why:
    nothing more is written, and the match goes on in memory.
    """

    def __init__(self, match: Match, folder: Path, problem: InvalidInput | None = None) -> None:
        self.match, self.folder = match, folder
        self.path: Path | None = None
        self._problem = problem
        self._disk: Disk | None = None
        match.observers.append(self._follow)

    @property
    def problem(self) -> InvalidInput | None:
        """Why the game is not kept any more, None as long as it is."""
        if self._problem is None and self._disk is not None and self._disk.error is not None:
            self._problem = record.cannot("write", self._place, self._disk.error)
        return self._problem

    @property
    def _place(self) -> Path:
        return self.path or self.folder

    def go_on_in(self, path: Path, file: BinaryIO) -> None:
        """Keep the match in this locked file, which holds it so far."""
        self.path, self._disk = path, Disk(file)

    def _follow(self, change: Change) -> None:
        if self.problem is not None:
            return
        try:
            if self._disk is None:
                self._begin()
            else:
                self._disk.append(record.addition(self.match, change))
        except InvalidInput as error:
            self._problem = record.failed("write", self._place, error.fault)
        except OSError as error:
            self._problem = record.cannot("write", self._place, error)

    def _begin(self) -> None:
        """Write the whole record into a new file."""
        data = record.content(self.match)
        self.folder.mkdir(parents=True, exist_ok=True)
        path, file = _create(self.folder, file_name(self.match))
        lock.take(file)
        self.go_on_in(path, file)
        assert self._disk
        self._disk.append(data)

    def close(self, wait: float = 0) -> None:
        """Stop following. The disk finishes in the background; `wait` for it at most so many seconds."""
        if self._follow in self.match.observers:
            self.match.observers.remove(self._follow)
            if self._disk is not None:
                self._disk.close()
        if self._disk is not None:
            self._disk.join(wait)


class Disk:
    """One file, which a thread of its own sees safely on the disk, soon after each addition.

    `error` is what the disk answered, if it refused.
    """

    def __init__(self, file: BinaryIO) -> None:
        self.error: OSError | None = None
        self._file = file
        self._wanted = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def append(self, data: bytes) -> None:
        """Hand an addition to the system. Raises OSError, or InvalidInput when the file would be too long to read."""
        if os.fstat(self._file.fileno()).st_size + len(data) > record.MAX_SIZE:
            limit = record.MAX_SIZE // 1024 // 1024
            raise InvalidInput(f"a saved game has at most {limit} MB", "record-full", limit=limit)
        record.put(self._file, data)
        self._wanted.set()

    def close(self) -> None:
        """Let others write the file; the thread syncs once more and ends."""
        lock.release(self._file)
        self._closing = True
        self._wanted.set()

    def join(self, seconds: float) -> None:
        """Wait until the file is closed, at most so long."""
        self._thread.join(seconds)

    def _run(self) -> None:
        with self._file:
            self._try(record.sync_folder, Path(self._file.name).parent)
            closing = False
            while not closing:
                self._wanted.wait()
                self._wanted.clear()
                closing = self._closing  # asked before the sync, which takes in all that was written until then
                self._try(os.fsync, self._file.fileno())

    def _try(self, sync: Callable[[Any], None], what: Any) -> None:
        try:
            sync(what)
        except OSError as error:
            self.error = self.error or error


def open_game(path: PathLike) -> tuple[record.Reading, Autosave]:
    """Read a saved game and keep it from now on: one of the player's folder as `resume` does, another one in a new
    file of the folder, once it is changed. Raises InvalidInput as `record.read` does.
    """
    if is_kept(path):
        return resume(Path(path))
    reading = record.read(path)
    return reading, Autosave(reading.match, games_folder())


def is_kept(path: PathLike) -> bool:
    """Whether this is a file of the player's folder."""
    return Path(path).resolve().parent == games_folder().resolve()


def resume(path: Path) -> tuple[record.Reading, Autosave]:
    """Read a game of the folder and go on keeping it in its file. Raises InvalidInput as `record.read` does.

    In a file that is in use or cannot be written nothing is kept: `problem` says so. A game that stops at a line
    that does not fit leaves its file as it is, and goes on in a new one.
    """
    try:
        file = _open_locked(path)
    except InvalidInput as problem:
        reading = record.read(path)
        return reading, Autosave(reading.match, path.parent, problem)
    try:
        reading = record.read(path)
    except InvalidInput:
        file.close()
        raise
    autosave = Autosave(reading.match, path.parent)
    if reading.current:
        autosave.go_on_in(path, file)
        return reading, autosave
    file.close()
    if reading.sound or reading.torn:
        try:
            record.save(reading.match, path)  # mended, or in today's format
            autosave.go_on_in(path, _open_locked(path))
        except InvalidInput as problem:
            autosave.close()
            autosave = Autosave(reading.match, path.parent, problem)
    return reading, autosave


def _open_locked(path: Path) -> BinaryIO:
    """A file to append to, which nobody else writes. Raises InvalidInput."""
    try:
        file = open(path, "r+b", buffering=0, opener=_appending)  # noqa: SIM115
    except OSError as error:
        raise record.cannot("write", path, error) from error
    if not lock.take(file):
        file.close()
        raise InvalidInput(f"{path.name} is open in another window", "in-use", name=path.name)
    return file


def _appending(path: str, flags: int) -> int:
    """Whatever else is done with the file: what is written goes to its end."""
    return os.open(path, flags | os.O_APPEND, 0o666)


def is_in_use(path: Path) -> bool:
    """Whether a window keeps its game in this file."""
    try:
        with open(path, "r+b", buffering=0) as file:
            return not lock.take(file)
    except OSError:
        return False


# The files of the folder

Stamp: TypeAlias = tuple[int, int]
"""Size in bytes and last change in nanoseconds: another stamp, another content."""


def files(folder: Path) -> Iterator[tuple[str, Stamp]]:
    """The names of the saved games in a folder. An empty file is one whose program was killed before it began."""
    if not folder.is_dir():
        return
    with os.scandir(folder) as found:
        for file in found:
            if file.name.endswith(record.SUFFIX) and not file.name.startswith(".") and file.is_file():
                with contextlib.suppress(FileNotFoundError):  # it has gone just now
                    status = file.stat()
                    if status.st_size:
                        yield file.name, (status.st_size, status.st_mtime_ns)


def running(folder: Path) -> Iterator[tuple[Path, Summary]]:
    """The games that are not over and on no table, among the newest ones; the last one played is first."""
    for name, _ in nlargest(RECENT, files(folder), key=lambda file: file[1][1]):
        with contextlib.suppress(InvalidInput):
            summary = summarise(folder / name)
            if summary.ending is None and not is_in_use(folder / name):
                yield folder / name, summary


# Their names


def file_name(match: Match) -> str:
    """Date and seats, without the suffix: "2026-11-05 19.30 Anna, Béla"."""
    try:
        begun = datetime.fromisoformat(match.started).astimezone()
    except (ValueError, OverflowError, OSError):
        begun = datetime.now().astimezone()
    seats = ", ".join(seat.name for seat in match.game.setup.seats)
    return f"{begun:%Y-%m-%d %H.%M} {plain(seats)}".strip()


def plain(text: str) -> str:
    """The text as every file system takes it in a name; it may become empty."""
    kept = "".join(letter if letter.isalnum() or letter in " ,-_()'." else " " for letter in text)
    return " ".join(kept.split())[:NAME_LENGTH].strip(" .")


def free_names(folder: Path, name: str) -> Iterator[Path]:
    """The files that may take this name: "Anna", "Anna (2)", "Anna (3)" and so on."""
    yield folder / f"{name}{record.SUFFIX}"
    for number in count(2):
        yield folder / f"{name} ({number}){record.SUFFIX}"


def _create(folder: Path, name: str) -> tuple[Path, BinaryIO]:
    for path in free_names(folder, name):
        try:
            return path, open(path, "xb", buffering=0, opener=_appending)
        except FileExistsError:
            continue
    raise AssertionError("there is always another name")
