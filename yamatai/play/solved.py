"""Which exercises a person has solved: one small file in his folder.

    {"version": 1, "solved": {"yamatai": ["first-house", "the-torii"]}}

A file that cannot be read is as none: nothing but a mark in a list is lost by it.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import cattrs

from yamatai import resources
from yamatai.play.game import InvalidInput
from yamatai.play.record import replace

FILE = "exercises.json"
VERSION = 1


class Solved:
    """The marks of all games, in the player's folder or in another."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or resources.user_data()) / FILE
        self._games = _read(self.file)

    def of(self, game: str) -> frozenset[str]:
        """The ids of a game's exercises that were solved."""
        return frozenset(self._games.get(game, ()))

    def add(self, game: str, exercise: str) -> None:
        """Mark an exercise as solved, and keep the mark if the disk lets it."""
        if exercise in self.of(game):
            return
        self._games[game] = (*self._games.get(game, ()), exercise)
        with contextlib.suppress(OSError, InvalidInput):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace(self.file, json.dumps({"version": VERSION, "solved": self._games}, indent=2).encode() + b"\n")


def _read(file: Path) -> dict[str, tuple[str, ...]]:
    try:
        table: Any = json.loads(file.read_bytes())
        if table["version"] != VERSION:
            return {}
        return cattrs.structure(table["solved"], dict[str, tuple[str, ...]])
    except (OSError, ValueError, RecursionError, KeyError, TypeError, cattrs.BaseValidationError):
        return {}
