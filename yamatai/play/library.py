"""The player's games: a folder of records, one file a game.

    library = Library(games_folder())
    for share in library.update():   # in steps, so that a window can go on meanwhile
        ...
    library.entries                  # the newest first

The files are the truth. An index beside the folder only spares reading them again; it is made anew whenever it
is missing, damaged or from another program.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import attrs

from yamatai.play import record
from yamatai.play.autosave import Stamp, files, free_names, is_in_use, plain
from yamatai.play.fault import Fault
from yamatai.play.game import InvalidInput, Seat
from yamatai.play.summary import Ending, Summary, summarise

INDEX_VERSION = 2
STEP = 0.02
"""Seconds of work between two yields of `update`."""
BUSY = 2
"""Seconds to wait for another window that writes the index."""
PART_AGE = 3600
"""Seconds after which a half-written file is what a killed program left."""


@attrs.frozen
class Entry:
    """A file, its last change as seconds since 1970, and what it tells; that is taken apart when it is asked for."""

    path: Path
    changed: float
    _told: str

    @cached_property
    def summary(self) -> Summary | None:
        """What the file tells, None if it has a fault."""
        match json.loads(self._told):
            case [game, seats, started, actions, round, ending]:
                end = Ending(tuple(ending[0]), tuple(ending[1]), tuple(ending[2]), ending[3]) if ending else None
                return Summary(game, tuple(Seat(*seat) for seat in seats), started, actions, round, end)
        return None

    @cached_property
    def fault(self) -> Fault | None:
        """Why the file tells nothing."""
        return None if self.summary else _fault(json.loads(self._told))

    @property
    def is_over(self) -> bool:
        return self.summary is not None and self.summary.ending is not None


class Library:
    """The games in a folder, which need not exist. `index` is where the index lies, by default beside the folder."""

    def __init__(self, folder: Path, index: Path | None = None) -> None:
        self.folder = folder
        self.entries: list[Entry] = []
        self._index = Index(index or folder.with_name("index.sqlite"))

    def close(self) -> None:
        self._index.close()

    def update(self) -> Iterator[float]:
        """Bring `entries` up to date; yields the share that is done, and at least 1 at the end."""
        _sweep(self.folder)
        stamps = dict(files(self.folder))
        known = self._index.load()
        fresh = {name: known[name][1] for name, stamp in stamps.items() if name in known and known[name][0] == stamp}
        news, pause = {}, time.monotonic() + STEP
        for name in stamps.keys() - fresh.keys():
            news[name] = _told(self.folder / name)
            if time.monotonic() > pause:
                yield (len(fresh) + len(news)) / len(stamps)
                pause = time.monotonic() + STEP
        self._index.store({name: (stamps[name], told) for name, told in news.items()}, known.keys() - stamps.keys())
        fresh |= news
        entries = [Entry(self.folder / name, stamps[name][1] / 1e9, told) for name, told in fresh.items()]
        self.entries = sorted(entries, key=lambda entry: (-entry.changed, entry.path.name))
        yield 1.0

    # What can be done with a game

    def rename(self, path: Path, name: str) -> Path:
        """Give a game another name; answers its new path. Raises InvalidInput."""
        target = self._named(name)
        if target == path:
            return path
        try:
            if target.exists() and not target.samefile(path):
                raise InvalidInput(f"there is a game {target.stem!r} already", "name-taken", name=repr(target.stem))
            self.check_free(path)
            os.rename(path, target)
        except OSError as error:
            raise record.cannot("rename", path, error) from error
        return target

    def delete(self, path: Path) -> None:
        """Delete a game for good. Raises InvalidInput."""
        self.check_free(path)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise record.cannot("delete", path, error) from error

    def copy(self, path: Path) -> Path:
        """Make a second game of one, which then goes its own way; answers its path. Raises InvalidInput."""
        return self._add(_bytes(path), path.stem)

    def import_file(self, path: Path) -> Path:
        """Copy a saved game from elsewhere into the folder; answers its path. Raises InvalidInput if it is none."""
        record.read(path)
        return self._add(_bytes(path), path.stem)

    def export(self, path: Path, target: Path) -> None:
        """Copy a game to a place outside. Raises InvalidInput."""
        record.replace(target, _bytes(path))

    def check_free(self, path: Path) -> None:
        """Raise InvalidInput if a game lies on a table and must stay where it is."""
        if is_in_use(path):
            raise InvalidInput(f"{path.stem} is being played; leave it first", "in-play", name=path.stem)

    def _named(self, name: str) -> Path:
        stem = plain(name.strip().removesuffix(record.SUFFIX))
        if not stem:
            told = f"{name!r} has no letter that a file's name can have"
            raise InvalidInput(told, "name-empty", name=repr(name))
        return self.folder / f"{stem}{record.SUFFIX}"

    def _add(self, data: bytes, name: str) -> Path:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise record.cannot("write", self.folder, error) from error
        path = next(path for path in free_names(self.folder, plain(name) or "game") if not path.exists())
        record.replace(path, data)
        return path


def matches(entry: Entry, words: str) -> bool:
    """Whether each word stands in the file's name, in the game's id, or in the name or level of a seat."""
    told = entry.path.stem
    if entry.summary is not None:
        told += f" {entry.summary.game}" + "".join(f" {seat.name} {seat.player}" for seat in entry.summary.seats)
    told = told.casefold()
    return all(word in told for word in words.casefold().split())


# Reading files


def _sweep(folder: Path) -> None:
    """Remove what killed programs left of files that they were writing."""
    for part in folder.glob(".*.part"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > PART_AGE:
                part.unlink()


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise record.cannot("read", path, error) from error


def _told(path: Path) -> str:
    """What a file tells, as a text for the index."""
    try:
        told = summarise(path)
    except InvalidInput as error:
        return json.dumps(attrs.asdict(error.fault))
    seats = [[seat.name, seat.colour, seat.player] for seat in told.seats]
    ending = attrs.astuple(told.ending, recurse=False) if told.ending else None
    return json.dumps([told.game, seats, told.started, told.actions, told.round, ending])


def _fault(told: Any) -> Fault:
    """A fault, from what the index has of it."""
    values = {name: _fault(value) if isinstance(value, dict) else value for name, value in told["values"]}
    return Fault(told["sentence"], told["code"], *map(_fault, told["lines"]), **values)


class Index:
    """What files tell, by name and stamp. One that cannot be used is made anew, and if need be in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = self._open()
        except (OSError, sqlite3.Error):
            self._database = self._new(":memory:")

    def _open(self) -> sqlite3.Connection:
        try:
            return self._new(self.path)
        except sqlite3.OperationalError:  # no rights, or another window is writing
            raise
        except sqlite3.DatabaseError:  # damaged
            self.path.unlink()
            return self._new(self.path)

    def _new(self, place: Path | str) -> sqlite3.Connection:
        database = sqlite3.connect(place, timeout=BUSY, isolation_level=None)
        try:
            (version,) = database.execute("pragma user_version").fetchone()
            if version != INDEX_VERSION:
                database.execute("drop table if exists games")
                database.execute(f"pragma user_version = {INDEX_VERSION}")
            database.execute("create table if not exists games (name primary key, size, changed, told)")
            database.execute("pragma synchronous = off")  # what a power cut spoils is made anew
        except sqlite3.Error:
            database.close()
            raise
        return database

    def load(self) -> dict[str, tuple[Stamp, str]]:
        """What is known: by name the stamp, and what the file told then."""
        try:
            rows = self._database.execute("select name, size, changed, told from games").fetchall()
            return {name: ((size, changed), told) for name, size, changed, told in rows}
        except sqlite3.Error:
            self._forget()
            return {}

    def store(self, news: dict[str, tuple[Stamp, str]], gone: Iterable[str]) -> None:
        """Take in what was read, and leave out files that are gone."""
        rows = [(name, *stamp, told) for name, (stamp, told) in news.items()]
        try:
            with self._database:
                self._database.execute("begin")
                self._database.executemany("insert or replace into games values (?, ?, ?, ?)", rows)
                self._database.executemany("delete from games where name = ?", [(name,) for name in gone])
        except sqlite3.Error:
            self._forget()

    def _forget(self) -> None:
        """Go on without what is damaged; the next start makes it anew."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()
        self._database = self._new(":memory:")

    def close(self) -> None:
        self._database.close()
