"""Step 3, placing boats (5.1 to 5.3): the chain."""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import PLACE, encode
from yamatai.games.yamatai.model.archipelago import bits, mask
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import BOATS, State, changed, occupied
from yamatai.play.game import Event, Place, Refusal


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
    taken = occupied(state)
    perks = state.player.perks
    if chain := on_board(state.now.placed):
        links = box.linked(mask(chain)) if perks.branching else box.space_links[chain[-1]]
        return links & ~taken
    near = box.linked(taken if perks.first_boat_any_colour else state.boats[colour])
    gates = box.entries | box.rim if perks.rim_entries else box.entries
    return (near | gates) & box.all_spaces & ~taken


def legal(box: Box, state: State, out: list[int]) -> None:
    spaces: list[int] | None = None
    for colour, boats in enumerate(state.player.hand):
        if boats:
            if spaces is None or not chained:  # once there is a chain, the colour does not matter (5.3)
                spaces = bits(open_spaces(box, state, colour))
                chained = bool(on_board(state.now.placed))
            base = encode(PLACE, colour)
            out += [base | space for space in spaces]


def refusal(box: Box, state: State, colour: int, space: int) -> Refusal | None:
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
    player = state.change_player(state.seat)
    now = state.change_turn()
    player.hand = changed(player.hand, colour, -1)
    state.boats = changed(state.boats, colour, 1 << space)
    now.placed += (space,)
    now.step = BOATS
    return (Event("placed", state.seat, (("boat", COLOURS[colour]), ("space", space))),)
