"""Step 3, placing boats (5.1 to 5.3): the chain."""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import PLACE, encode, spread
from yamatai.games.yamatai.model.archipelago import bits, mask
from yamatai.games.yamatai.model.box import Box, linked
from yamatai.games.yamatai.model.components import COLOURS, Perks
from yamatai.games.yamatai.model.state import BOATS, NO_BOATS, Player, State, changed, occupied
from yamatai.play.game import Event, Place, Refusal

_PLACE = tuple(encode(PLACE, colour) for colour in range(len(COLOURS)))


def on_board(placed: tuple[int, ...]) -> list[int]:
    """Where the boats placed this turn lie now, in the order of placing, without the removed ones."""
    return [space for space in placed if space >= 0]


def touched(box: Box, state: State) -> int:
    """Mask of the islands that the boats placed this turn touch."""
    islands = 0
    for space in state.now.placed:
        if space >= 0:
            islands |= box.space_islands[space]
    return islands


def open_spaces(box: Box, state: State, colour: int) -> int:
    """Mask of the spaces where a boat of this colour may be placed now, were it in hand."""
    if chain := on_board(state.now.placed):
        return mask(_next_spaces(box, state, state.player.perks, chain))
    return _first_spaces(box, state, state.player.perks, colour)


def _first_spaces(box: Box, state: State, perks: Perks, colour: int) -> int:
    """Where the first boat of the turn may lie, if it has this colour (5.2)."""
    taken = occupied(state)
    near = linked(box, taken if perks.first_boat_any_colour else state.boats[colour])
    return (near | _gates(box, perks)) & ~taken


def _gates(box: Box, perks: Perks) -> int:
    """Where a first boat may enter, of whatever colour."""
    return box.entries | box.rim if perks.rim_entries else box.entries


def _next_spaces(box: Box, state: State, perks: Perks, chain: list[int]) -> list[int]:
    """The spaces where the chain may go on; the colour does not matter (5.3)."""
    taken = occupied(state)
    if perks.branching:
        return bits(linked(box, mask(chain)) & ~taken)
    return [space for bit, space in box.neighbours[chain[-1]] if not taken & bit]


def legal(box: Box, state: State, player: Player, out: list[int]) -> None:
    """Append the placements of `player`, the one in turn: each colour in hand on each space open to it (5.2, 5.3)."""
    hand, chain = player.hand, on_board(state.now.placed)
    if chain and hand != NO_BOATS:
        spaces = _next_spaces(box, state, player.perks, chain)
        for colour, boats in enumerate(hand):
            if boats:
                base = _PLACE[colour]
                out += [base | space for space in spaces]
    elif not chain:
        taken, gates = occupied(state), _gates(box, player.perks)
        for colour, boats in enumerate(hand):
            if boats:
                near = linked(box, taken if player.perks.first_boat_any_colour else state.boats[colour])
                out += bits((near | gates) & ~taken, spread(PLACE, colour))


def refusal(box: Box, state: State, colour: int, space: int) -> Refusal | None:
    """Why the seat in turn may not place a boat of this colour on this space, or None if it may.

    5.1: such a boat is in hand, and the space is empty. 5.2: the first boat is linked to one of its colour, or enters.
    5.3: each later one is linked to the boat placed last, or with a perk to any boat of the chain; the refusal names
    them. The order of the steps is judged before (`turn`).
    """
    here = (Place("space", space),)
    boat = (("boat", COLOURS[colour]),)
    if not state.player.hand[colour]:
        return Refusal("no-boat-in-hand", "5.1", boat)
    if occupied(state) >> space & 1:
        return Refusal("space-taken", "5.1", (), here)
    if open_spaces(box, state, colour) >> space & 1:
        return None
    chain = on_board(state.now.placed)
    if not chain:
        code = "no-boat-linked" if state.player.perks.first_boat_any_colour else "no-own-colour-linked"
        return Refusal(code, "5.2", boat, here)
    if state.player.perks.branching:
        return Refusal("not-linked-to-chain", "5.3", (), (*here, *(Place("space", s) for s in chain)))
    return Refusal("not-linked-to-last", "5.3", (), (*here, Place("space", chain[-1])))


def apply(state: State, colour: int, space: int) -> tuple[Event, ...]:
    """Place a boat, a legal action: it goes from the hand to the end of the chain (5.3). Gives `placed`."""
    seat = state.seat
    player = state.change_player(seat)
    now = state.change_turn()
    player.hand = changed(player.hand, colour, -1)
    state.boats = changed(state.boats, colour, 1 << space)
    now.placed += (space,)
    now.step = BOATS
    return (Event("placed", seat, (("boat", COLOURS[colour]), ("space", space))),)
