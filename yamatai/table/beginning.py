"""What can be begun: a game that waits, a new one, a first one, learning; and the first question of all.

Stands between the shelf and the window. The window puts on the table what is begun here.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yamatai.play.autosave import files, games_folder, open_game, running
from yamatai.play.game import HUMAN, InvalidInput, Meta, Setup
from yamatai.play.lesson import has_lesson
from yamatai.play.match import Match
from yamatai.play.summary import Summary
from yamatai.table.set_up import named_seats, table_of
from yamatai.table.settings import NewGame

if TYPE_CHECKING:
    from yamatai.table.welcome import Welcome
    from yamatai.table.window import TableWindow

LEVELS = ("easy", "medium", "hard", "expert")
FIRST = "easy"
"""Against whom a newcomer plays."""


class Beginning(QObject):
    """Does what a window's shelf asks for. `game` is always the id of an installed game."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self.welcome: Welcome | None = None
        window.shelf.chosen.connect(self._on_chosen)
        self.offer()

    def _on_chosen(self, choice: str, game: str) -> None:
        does = {"continue": self.go_on, "new": self.ask_new, "learn": self.learn, "rules": self.show_rules}
        does[choice](game)

    def _meta(self, game: str) -> Meta:
        return self.window.shelf.column(game).meta

    # A game that waits

    def offer(self) -> None:
        """Let the shelf offer, of each game, the last one played that is not over."""
        waiting: dict[str, Summary] = {}
        for _, summary in running(games_folder()):
            waiting.setdefault(summary.game, summary)
            if len(waiting) == len(self.window.shelf.columns):
                break
        self.window.shelf.offer(waiting)

    def go_on(self, game: str = "") -> None:
        """Go on with the last game of a kind, "" for any, that is not over; one that cannot be read is passed over."""
        if not self.window.may_leave():
            return
        for path, summary in running(games_folder()):
            if game in ("", summary.game):
                with contextlib.suppress(InvalidInput):
                    self.window.play_on(str(path), *open_game(path))
                    return
        self.window.tell(self.window.look.text("continue-none"))

    # A new one

    def ask_new(self, game: str = "") -> None:
        """Ask who plays and how; the dialogue begins with this game, or with what was chosen last."""
        window = self.window
        if not window.may_leave():
            return
        from yamatai.table.new_game import NewGameDialog

        metas = {column.meta.id: column.meta for column in window.shelf.columns}
        dialog = NewGameDialog(window.look, metas, levels=LEVELS, editions=window.editions, parent=window)
        last = window.settings.now.new_game
        dialog.take(last.game, last.seats)
        if game:
            dialog.choose(game)
        if dialog.exec():
            setup = dialog.setup()
            window.keep(new_game=NewGame(dialog.meta.id, setup.seats))
            window.play(Match(dialog.meta.open(setup)))
        dialog.deleteLater()

    def play_at_once(self, game: str) -> None:
        """A game against the easiest computer players, as few as the game allows; no question asked."""
        meta = self._meta(game)
        players = (HUMAN, *(FIRST,) * (meta.min_seats - 1))
        seats = named_seats(meta, players, self.window.look.text)
        self.window.play(Match(meta.open(Setup(seats, secrets.randbelow(2**31)))))

    # Learning

    def learn(self, game: str) -> None:
        """Teach a game to somebody who does not know it: by its lesson, else by its rules."""
        if has_lesson(game):
            self.window.lessons.ask(game)
        else:
            self.show_rules(game)

    def show_rules(self, game: str) -> None:
        """Open the rules of a game that lies on no table."""
        from yamatai.table.rules import RulesWindow

        window = self.window
        window.close_rules()
        window.rules = RulesWindow(window.look, table_of(window.look, self._meta(game)).knowing.rules(), window)
        window.rules.open_at("")

    # The first start

    def greet(self) -> None:
        """Ask somebody who comes for the first time how to begin; everybody else is left alone."""
        from yamatai.table.welcome import Welcome

        if self.window.settings.now.welcomed or next(files(games_folder()), None) is not None:
            return
        shelf = self.window.shelf
        self.welcome = Welcome(shelf, shelf.current.meta)
        self.welcome.answered.connect(self._on_answer)

    def _on_answer(self, answer: str) -> None:
        """It is not asked again, whatever the answer; leaving the question open leaves the shelf."""
        if self.welcome is not None:
            game, self.welcome = self.welcome.meta.id, None
            self.window.keep(welcomed=True)
            does = {"learn": self.learn, "play": self.play_at_once, "know": self.ask_new}
            if answer:
                does[answer](game)
