"""What a person has learned: chapters that are done, and where each lesson goes on. One small file.

    {"version": 1, "games": {"yamatai": {"done": ["goal", "fleet"], "chapter": "boats", "at": 2}}}

A file that cannot be read is as none: nothing but a mark in a list is lost by it, and the next writing mends it.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import attrs
import cattrs

from yamatai import resources
from yamatai.play.game import InvalidInput
from yamatai.play.record import replace

FILE = "lessons.json"
VERSION = 1


@attrs.frozen
class Progress:
    """How far somebody is in a game's lesson: the ids of chapters done, and the step where one was left."""

    done: tuple[str, ...] = ()
    chapter: str = ""
    at: int = 0


class Learned:
    """The progress in all games, in the player's folder or in another."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or resources.user_data()) / FILE
        self._games = _read(self.file)

    def of(self, game: str) -> Progress:
        return self._games.get(game, Progress())

    def finish(self, game: str, chapter: str) -> None:
        """A chapter is done; nothing is left half-way."""
        done = tuple(dict.fromkeys((*self.of(game).done, chapter)))
        self._keep(game, Progress(done))

    def leave(self, game: str, chapter: str, at: int) -> None:
        """A chapter is left at this step, to go on there."""
        self._keep(game, attrs.evolve(self.of(game), chapter=chapter, at=at))

    def _keep(self, game: str, progress: Progress) -> None:
        if progress == self.of(game):
            return
        self._games[game] = progress
        table = {"version": VERSION, "games": {id: attrs.asdict(each) for id, each in self._games.items()}}
        with contextlib.suppress(OSError, InvalidInput):  # a full disk does not end a lesson
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace(self.file, json.dumps(table, indent=2).encode() + b"\n")


def _read(file: Path) -> dict[str, Progress]:
    try:
        table: Any = json.loads(file.read_bytes())
        if table["version"] != VERSION:
            return {}
        return cattrs.structure(table["games"], dict[str, Progress])
    except (OSError, ValueError, RecursionError, KeyError, TypeError, cattrs.BaseValidationError):
        return {}
