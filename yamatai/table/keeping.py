"""The file behind the game on the table: it is kept without being asked, until a disk refuses."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Signal

from yamatai.play.autosave import Autosave, games_folder
from yamatai.play.match import Match
from yamatai.table.faults import sentence
from yamatai.table.look import Look

QUIT_WAIT = 2.0
"""Seconds that the disk gets when the program ends."""


class Keeping(QObject):
    """Follows one match after another. `failed` says, once for each, that it is not kept any more, and why."""

    failed = Signal(str)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.autosave: Autosave | None = None
        self._told = False

    def follow(self, match: Match, autosave: Autosave | None = None) -> None:
        """Keep this match from now on: as `autosave` does already, or in a new file of the player's folder."""
        self.leave()
        self.autosave = autosave or Autosave(match, games_folder())
        self._told = False

    def leave(self, wait: float = 0) -> None:
        """Let the match go; `wait` for the disk at most so many seconds."""
        autosave, self.autosave = self.autosave, None
        if autosave is not None:
            autosave.close(wait)

    @property
    def is_safe(self) -> bool:
        """Whether all that happened is kept."""
        return self.autosave is not None and self.autosave.problem is None

    def holds(self, path: str) -> bool:
        """Whether the game on the table is kept in this file."""
        own = self.autosave.path if self.autosave is not None else None
        return own is not None and own.exists() and os.path.exists(path) and own.samefile(path)

    def look_for_trouble(self) -> None:
        """Tell if the disk refused something. Called after each change."""
        problem = self.autosave.problem if self.autosave is not None else None
        if problem is not None and not self._told:
            self._told = True
            self.failed.emit(self.look.text("not-kept", why=sentence(self.look.text, problem.fault)))
