"""What the person before the screen looks at: which moment of a match, from whose side, open or covered."""

from __future__ import annotations

from typing import Any

from yamatai.play.game import HUMAN
from yamatai.play.match import Match, Node


class Viewpoint:
    """Where one match is looked at from; `settle` after each change.

    `looked_at` is another moment than the present one, `watched` the seat from whose side such moments are seen
    (None: of whoever acts in them). With `hand_over` the table is covered until the person whose turn it is sits
    down, and nobody sees it from another's side before the game is over.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.looked_at: Node | None = None
        self.watched: int | None = None
        self.hand_over = False
        self.seat = 0
        self.covered = False
        self._people = tuple(i for i, seat in enumerate(match.game.setup.seats) if seat.player == HUMAN)
        self._person: int | None = None  # who sits before the screen
        self.settle()

    @property
    def shown(self) -> Node:
        """The moment on show."""
        return self.looked_at or self.match.node

    @property
    def acting(self) -> int | None:
        """The seat that acts in the moment on show, None when the game is over."""
        acting = self.match.game.to_act(self.shown.state)
        return acting[0] if acting else None

    @property
    def by_hand(self) -> bool:
        """Whether a person sits before the present moment and may act in it."""
        return self.open and self.acting in self._people

    @property
    def open(self) -> bool:
        """Whether the present moment lies open on the table."""
        return self.looked_at is None and not self.covered

    @property
    def secretive(self) -> bool:
        """Whether people at this table may not see each other's side."""
        return self.hand_over and len(self._people) > 1 and bool(self.match.to_act)

    @property
    def view(self) -> Any:
        """What may be seen of the moment on show: by the person, or by anybody while the table is covered."""
        seat = None if self.covered or self._of_a_rival else self.seat
        return self.match.view(seat) if self.looked_at is None else self.match.recall(self.looked_at, seat)

    @property
    def _of_a_rival(self) -> bool:
        """Whether it is the side of a computer player against whom people still play."""
        return bool(self._people and self.match.to_act) and self.seat not in self._people

    def settle(self) -> None:
        """Find the side again after the match or the moment on show has changed."""
        if self.looked_at is self.match.node:
            self.looked_at = None
        if self.looked_at is None or not self.secretive:
            self.seat = self._side()
        self.covered = self.secretive and self.looked_at is None and self.seat != self._person
        if not self.covered and self.looked_at is None:
            self._person = self.seat

    def ask_who(self) -> None:
        """Nobody is known to sit before the screen."""
        self._person = None

    def sit_down(self) -> None:
        """The person from whose side the table is to be seen sits before the screen."""
        self._person = self.seat

    def _side(self) -> int:
        """People look at the table from their own side; a table of computer players from the acting one's."""
        if self.looked_at is not None and self.watched is not None:
            return self.watched
        if self.acting is None or self.acting in self._people or not self._people:
            return self.seat if self.acting is None else self.acting
        return self.seat if self.seat in self._people else self._people[0]
