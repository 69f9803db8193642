"""Where the meeples of a round stand, who is done, and who comes next (8.4). No Qt."""

from __future__ import annotations

import attrs

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.rounds import standing
from yamatai.games.yamatai.model.state import State

DONE, NOW, NEXT, LATER, LAST = "done", "now", "next", "later", "last"


@attrs.frozen
class Meeple:
    """One turn of the running round. With two players each seat has two of them (1.6)."""

    seat: int
    place: int
    """The number at which it stands: that of its fleet of the last round; in the first round its place in line."""
    word: str
    fleet: int = 0
    """The number of the fleet it has taken in this round, 0 for none yet."""


def meeples(box: Box, view: State) -> tuple[Meeple, ...]:
    """The meeples in the order in which they play."""
    taken = [box.fleet_numbers[fleet] for fleet in view.played]
    taken += [0] * (len(view.order) - len(taken))
    places = standing(box, view)
    return tuple(
        Meeple(seat, places[i], _word(view, i), taken[i]) for i, seat in enumerate(view.order)
    )  # fmt: skip


def of_seat(line: tuple[Meeple, ...], seat: int) -> tuple[Meeple, ...]:
    """The meeples of one seat."""
    return tuple(meeple for meeple in line if meeple.seat == seat)


def _word(view: State, i: int) -> str:
    if view.ended or i < view.at:
        return DONE
    if i == view.at:
        return NOW
    if i == view.at + 1:
        return NEXT
    return LAST if i == len(view.order) - 1 else LATER
