"""A position of Yucata': ints and tuples only, so `copy` is shallow and a copy is an undo point.

Which stones still lie on the path is not kept: whoever passes takes them, so they are those beyond
the leading amulet.
"""

from __future__ import annotations

from typing import TypeVar

import attrs

from yamatai.games.yucata.model.cards import NOTHING
from yamatai.games.yucata.model.layouts import RED

T = TypeVar("T")
NOBODY = -1


@attrs.define(slots=True, eq=False)
class State:
    """The whole table. Tuples are by seat."""

    hands: tuple[tuple[int, ...], ...]  # the cards still to be played, sorted; HIDDEN for each one not known
    piles: tuple[int, ...]  # the card on top of each pile, NOTHING on an empty one
    at: tuple[int, ...]  # the space of each amulet
    light: tuple[int, ...]  # stones taken
    dark: tuple[int, ...]
    seat: int  # whose turn it is
    red: int = NOBODY  # the seat that took the red stone
    last: int = NOTHING  # the card before (2.4), also across a refill; HIDDEN where one looks back
    did: int = NOTHING  # what that card did: itself, or what a mirror copied (2.3)
    round: int = 1  # of seven cards

    def copy(self) -> State:
        return State(
            self.hands, self.piles, self.at, self.light, self.dark, self.seat, self.red, self.last, self.did,
            self.round,
        )  # fmt: skip

    @property
    def lead(self) -> int:
        """The space of the leading amulet; all stones beyond it are still there."""
        return max(self.at)

    @property
    def ended(self) -> bool:
        return self.lead == RED


def set_at(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same items with one of them replaced."""
    return (*items[:index], value, *items[index + 1 :])
