"""The places that the table of Yucata' shows in a position, for lessons that point at them. No Qt here."""

from __future__ import annotations

from typing import Any

from yamatai.games.yucata.model.cards import HIDDEN
from yamatai.games.yucata.model.layouts import SPACES
from yamatai.games.yucata.model.state import State
from yamatai.play.game import Place


def places(game: Any, state: State, seat: int) -> frozenset[Place]:
    """All places that can be pointed at while the table is seen from the side of `seat`."""
    seats = range(len(state.at))
    by_seat = (Place(kind, other) for kind in ("amulet", "pile", "seat", "score") for other in seats)
    cards = (Place("card", card) for card in state.hands[seat] if card != HIDDEN)
    spaces = (Place("space", number) for number in range(SPACES))
    return frozenset([Place("prices"), Place("ahead"), *by_seat, *cards, *spaces])
