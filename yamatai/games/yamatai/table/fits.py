"""Which tile fits which island, and what is missing: for read-outs and marks. No Qt.

Whether it may be built now is what the rules answer; the boats round an island are counted once more
only to say how far from that it is.
"""

from __future__ import annotations

import enum

import attrs

from yamatai.games.yamatai.model import building, turn
from yamatai.games.yamatai.model.actions import BUILD, encode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import State


class Reach(enum.Enum):
    """How far a tile is from an island."""

    NOW = "now"
    """It may be built there in this moment."""
    READY = "ready"
    """All its boats lie there."""
    NEAR = "near"
    """One boat is missing."""
    FAR = "far"
    """More boats are missing."""
    CLOSED = "closed"
    """Sacred ground, or no house left: boats do not help."""


@attrs.frozen
class Fit:
    """A tile and an island. `missing` counts by colour the boats of the cost that do not lie there; `short` is how
    many of these are needed, for a power or a specialist may do without one."""

    tile: int
    island: int
    reach: Reach
    missing: tuple[int, ...]
    short: int


def fit(box: Box, view: State, tile: int, island: int) -> Fit:
    """How a tile fits an island without a building, for the seat in turn. A token on it only forbids to build now."""
    there = building.around(box, view, island)
    short = max(0, building.shortage(box, there, tile) - building.discount(box, view, tile))
    return Fit(tile, island, _reach(box, view, tile, island, short), building.missing(box, there, tile), short)


def _reach(box: Box, view: State, tile: int, island: int, short: int) -> Reach:
    if is_sacred(box, view, tile, island) or not building.has_piece(box, view, tile):
        return Reach.CLOSED
    if short:
        return Reach.NEAR if short == 1 else Reach.FAR
    return Reach.NOW if turn.refusal(box, view, encode(BUILD, tile, island)) is None else Reach.READY


def of_island(box: Box, view: State, island: int) -> tuple[Fit, ...]:
    """The open tiles in the order of the row, then those that the seat in turn reserved."""
    return tuple(fit(box, view, tile, island) for tile in building.available(view))


def of_tile(box: Box, view: State, tile: int) -> tuple[Fit, ...]:
    """The islands where the tile could be built, the boats apart."""
    open_ = box.all_islands & ~closed_to(box, view, tile)
    return tuple(fit(box, view, tile, island) for island in bits(open_))


def is_sacred(box: Box, view: State, tile: int, island: int) -> bool:
    """Whether sacred ground keeps the tile away."""
    return box.standard[tile] and bool(view.sacred >> island & 1)


def closed_to(box: Box, view: State, tile: int) -> int:
    """Mask of the islands where the tile cannot be built, whatever boats lie there (5.6)."""
    closed = ~building.open_ground(view) & box.all_islands
    return closed | view.sacred if box.standard[tile] else closed
