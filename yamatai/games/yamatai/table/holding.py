"""What lies on one seat's mat, worked out from a view: the content of mats and strips. No Qt.

Two equal holdings look the same, so a panel paints itself anew only if its holding changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.scoring import score_player
from yamatai.games.yamatai.model.state import (
    AGAIN,
    FLEET,
    HARBOUR,
    NO_BOATS,
    NO_POWER,
    NOTHING,
    READY,
    USED,
    Player,
    State,
    colour_at,
)  # fmt: skip
from yamatai.games.yamatai.table.meeples import DONE, meeples, of_seat
from yamatai.play.game import HUMAN, Setup

Boats = tuple[int, ...]
"""Boats one by one, as colour numbers in rising order."""

OVER = "over"
_POWER_WORDS = {NO_POWER: "none", READY: "ready", AGAIN: "again", USED: "used"}


@attrs.frozen
class Holding:
    """Numbers of colours, kinds and tiles are those of the box."""

    seat: int
    name: str
    colour: str
    in_turn: bool
    is_you: bool
    """The one person at this table sits here."""
    coins: int
    prestige: int
    terms: tuple[tuple[str, int], ...]
    """The score as if the game ended now."""
    houses_left: int
    houses: int
    """All houses that the seat began with."""
    fleet: int
    """The fleet of this turn, or of the last turn in this round; NOTHING before the first."""
    power: str
    """Of that fleet: none, ready, again (a second boat may be removed), used, over (the turn has ended)."""
    to_place: Boats
    placed: Boats
    """The boats placed this turn, as far as they still lie on the board."""
    harbour: Boats
    capacity: int
    aside: tuple[int, ...]
    """Boats set aside, counted by colour."""
    penalty: int
    """What the boats set aside and those in the harbour cost at the end, 0 or less."""
    culture: tuple[int, ...]
    specialists: tuple[int, ...]
    built: tuple[int, ...]
    reserved: tuple[int, ...]
    standing: str
    """The word of the seat's next meeple, `done` after its last turn of the round, "" after the game."""
    fleets: tuple[int, ...]
    """The numbers of the fleets taken in this round."""

    @property
    def total(self) -> int:
        """The score as if the game ended now."""
        return sum(value for _, value in self.terms)


def holding(box: Box, setup: Setup, view: State, seat: int) -> Holding:
    """What the mat of a seat shows."""
    player, sitting = view.players[seat], setup.seats[seat]
    in_turn = view.seat == seat and not view.ended
    to_place, harbour = _hand(view, player, in_turn)
    line = of_seat(meeples(box, view), seat)
    fleet = _fleet(box, view, seat, in_turn)
    return Holding(
        seat=seat,
        name=sitting.name,
        colour=sitting.colour,
        in_turn=in_turn,
        is_you=sitting.player == HUMAN and sum(s.player == HUMAN for s in setup.seats) == 1,
        coins=player.coins,
        prestige=player.prestige,
        terms=tuple(score_player(box, player).items()),
        houses_left=player.houses_left,
        houses=box.components.start.houses[str(len(setup.seats))],
        fleet=fleet,
        power=_power(box, view, fleet, in_turn),
        to_place=to_place,
        placed=tuple(sorted(colour_at(view, s) for s in view.now.placed if s != NOTHING)) if in_turn else (),
        harbour=harbour,
        capacity=box.components.start.harbour_capacity + player.perks.harbour_capacity,
        aside=player.aside,
        penalty=_penalty(box, player, len(harbour)),
        culture=player.culture,
        specialists=player.specialists,
        built=player.built,
        reserved=player.reserved,
        standing="" if view.ended else next((m.word for m in line if m.word != DONE), DONE),
        fleets=tuple(m.fleet for m in line if m.fleet),
    )


def one_by_one(counts: Iterable[int]) -> Boats:
    """Boats counted by colour as a row of single boats."""
    return tuple(colour for colour, count in enumerate(counts) for _ in range(count))


def _hand(view: State, player: Player, in_turn: bool) -> tuple[Boats, Boats]:
    """The hand as boats to place and boats in the harbour. Between turns, before the fleet and after step 4 all of
    them lie in the harbour (3.2, 6.1)."""
    if not in_turn or view.now.step == FLEET or view.now.step > HARBOUR:
        return (), one_by_one(player.hand)
    kept: Sequence[int] = view.now.kept or NO_BOATS
    return one_by_one(n - k for n, k in zip(player.hand, kept, strict=True)), one_by_one(kept)


def _fleet(box: Box, view: State, seat: int, in_turn: bool) -> int:
    if in_turn:
        return view.now.fleet
    played = [fleet for fleet, who in zip(view.played, view.order, strict=False) if who == seat]
    return played[-1] if played else NOTHING


def _power(box: Box, view: State, fleet: int, in_turn: bool) -> str:
    if fleet == NOTHING or not box.fleet_powers[fleet]:
        return _POWER_WORDS[NO_POWER]
    return _POWER_WORDS[view.now.power] if in_turn else OVER


def _penalty(box: Box, player: Player, in_harbour: int) -> int:
    """8.7, without the boats that can still be placed."""
    if player.perks.aside_penalty_free:
        return 0
    return -((sum(player.aside) + in_harbour) // box.components.scoring.aside_per_penalty)
