"""The powers of the fleets (9), and the perk that moves boats. Each once a turn, at any moment of it.

`discount` is no action of its own: it is used by building with one boat fewer (`building`).
"""

from __future__ import annotations

from collections.abc import Callable

from yamatai.games.yamatai.model.actions import (
    EXCHANGE,
    MOVE,
    REMOVE,
    SACRED,
    SAIL,
    SET_ASIDE,
    SURVEY,
    SWAP,
    SWAP_WITH,
    each_a,
    each_b,
    encode,
)
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import (
    AGAIN,
    NOTHING,
    READY,
    USED,
    State,
    built_on,
    changed,
    colour_at,
    occupied,
    set_at,
    token_at,
    with_tokens,
)
from yamatai.play.game import Event, Place, Refusal

POWER_OF = {
    SURVEY: "survey",
    EXCHANGE: "exchange_culture",
    SET_ASIDE: "reserve",
    SWAP: "swap_boats",
    SACRED: "sacred_ground",
    REMOVE: "remove_boats",
    MOVE: "move_boat",
}


def legal(box: Box, state: State, out: list[int]) -> None:
    """Append the actions of this turn's power (9), given that it can be used (3.3)."""
    if listing := _LEGAL.get(box.fleet_powers[state.now.fleet]):
        listing(box, state, out)


def legal_sails(box: Box, state: State, out: list[int]) -> None:
    """Append the moves of the perk `free_boat_moves` (7.2), given that one is left."""
    _moves(box, state, SAIL, out)


def legal_swap_ends(state: State, out: list[int]) -> None:
    """Append the second spaces of a swap that was begun (9)."""
    out += each_a(SWAP_WITH, occupied(state) & ~(1 << state.now.held))


def _legal_tiles(kind: int) -> Callable[[Box, State, list[int]], None]:
    def listing(box: Box, state: State, out: list[int]) -> None:
        if kind != SURVEY or state.building_deck:
            out += [encode(kind, tile) for tile in state.tiles if tile >= 0]

    return listing


def _legal_exchange(box: Box, state: State, out: list[int]) -> None:
    everywhere = with_tokens(state)
    for kind, count in enumerate(state.player.culture):
        if count:
            out += each_b(EXCHANGE, kind, everywhere & ~state.tokens[kind])


def _legal_swap(box: Box, state: State, out: list[int]) -> None:
    spaces = occupied(state)
    if spaces.bit_count() > 1:
        out += each_a(SWAP, spaces)


def _legal_sacred(box: Box, state: State, out: list[int]) -> None:
    if state.sacred.bit_count() < box.components.supply.sacred_ground:
        out += each_a(SACRED, box.all_islands & ~built_on(state) & ~state.sacred)


def _legal_remove(box: Box, state: State, out: list[int]) -> None:
    out += each_a(REMOVE, occupied(state))


def _legal_move(box: Box, state: State, out: list[int]) -> None:
    _moves(box, state, MOVE, out)


def _moves(box: Box, state: State, kind: int, out: list[int]) -> None:
    taken, base, neighbours = occupied(state), encode(kind), box.neighbours
    out += [base | boat << 7 | space for boat in bits(taken) for bit, space in neighbours[boat] if not taken & bit]


_LEGAL: dict[str, Callable[[Box, State, list[int]], None]] = {
    "survey": _legal_tiles(SURVEY),
    "reserve": _legal_tiles(SET_ASIDE),
    "exchange_culture": _legal_exchange,
    "swap_boats": _legal_swap,
    "sacred_ground": _legal_sacred,
    "remove_boats": _legal_remove,
    "move_boat": _legal_move,
}


def refusal(box: Box, state: State, kind: int, a: int, b: int) -> Refusal | None:
    """Why this power (or the perk's move, or the second half of a swap) cannot be used like this, or None if it can.

    `a` and `b` are what the action of this kind names: spaces, a tile, a token and an island. 3.3: the power is that of
    the fleet, once a turn. 7.2: a move of the perk is left. 9: what the power does can be done there. A swap is
    finished before anything else (`turn`).
    """
    now = state.now
    if kind == SWAP_WITH:
        return _refuse_swap_with(state, a)
    if kind == SAIL:
        if state.player.perks.free_boat_moves <= now.sails:
            return Refusal("no-free-move", "7.2")
        return _refuse_move(box, state, a, b)
    if now.power == USED:
        return Refusal("power-used", "3.3")
    if box.fleet_powers[now.fleet] != POWER_OF[kind]:
        return Refusal("not-this-power", "3.3")
    return _refuse_target(box, state, kind, a, b)


def _refuse_target(box: Box, state: State, kind: int, a: int, b: int) -> Refusal | None:
    match kind:
        case _ if kind in (SURVEY, SET_ASIDE):
            return _refuse_tile(box, state, kind, a)
        case _ if kind == EXCHANGE:
            return _refuse_exchange(box, state, a, b)
        case _ if kind == SACRED:
            return _refuse_sacred(box, state, a)
        case _ if kind == MOVE:
            return _refuse_move(box, state, a, b)
        case _ if kind == SWAP and occupied(state).bit_count() == 1:
            return Refusal("no-second-boat", "9")
        case _:
            return _refuse_boat(state, a)


def _refuse_tile(box: Box, state: State, kind: int, tile: int) -> Refusal | None:
    if tile not in state.tiles:
        return Refusal("tile-not-open", "9", (), (Place("tile", box.components.building[tile].id),))
    if kind == SURVEY and not state.building_deck:
        return Refusal("deck-empty", "9")
    return None


def _refuse_exchange(box: Box, state: State, kind: int, island: int) -> Refusal | None:
    here = (Place("island", island),)
    if not state.player.culture[kind]:
        return Refusal("no-such-token", "9", (("token", box.kinds[kind]),))
    there = token_at(state, island)
    if there == NOTHING:
        return Refusal("no-token", "9", (), here)
    return Refusal("same-token", "9", (), here) if there == kind else None


def _refuse_sacred(box: Box, state: State, island: int) -> Refusal | None:
    here = (Place("island", island),)
    if state.sacred.bit_count() >= box.components.supply.sacred_ground:
        return Refusal("no-sacred-ground-left", "9")
    if built_on(state) >> island & 1:
        return Refusal("island-built-on", "9", (), here)
    return Refusal("sacred-already", "9", (), here) if state.sacred >> island & 1 else None


def _refuse_boat(state: State, space: int) -> Refusal | None:
    if occupied(state) >> space & 1:
        return None
    return Refusal("no-boat-there", "9", (), (Place("space", space),))


def _refuse_move(box: Box, state: State, source: int, target: int) -> Refusal | None:
    if why := _refuse_boat(state, source):
        return why
    if occupied(state) >> target & 1:
        return Refusal("space-taken", "9", (), (Place("space", target),))
    if not box.space_links[source] >> target & 1:
        return Refusal("not-linked", "9", (), (Place("space", source), Place("space", target)))
    return None


def _refuse_swap_with(state: State, space: int) -> Refusal | None:
    if state.now.held == NOTHING:
        return Refusal("no-swap-begun", "9")
    if space == state.now.held:
        return Refusal("same-boat", "9", (), (Place("space", space),))
    return _refuse_boat(state, space)


def apply(box: Box, state: State, kind: int, a: int, b: int) -> tuple[Event, ...]:
    """Carry out a power, a sail, or half a swap, a legal action with what it names (9, 7.2).

    Gives the event of what was done: `swap-begun`, `swapped`, `moved`, `sailed`, `removed`, `exchanged`,
    `sacred-ground`, `reserved`, or `surveyed`, which shows the tile that was hidden. Boats placed this turn keep their
    place in the chain when they are moved; one that is removed leaves it.
    """
    now = state.change_turn()
    seat = state.seat
    if kind == SWAP:
        now.held = a
        now.power = USED
        return (Event("swap-begun", seat, (("space", a),)),)
    if kind == SAIL:
        now.sails += 1
        return _sail(state, "sailed", a, b)
    if kind == REMOVE:
        now.power = AGAIN if now.power == READY else USED
        return _remove(state, a)
    now.power = USED
    if kind == SWAP_WITH:
        held, now.held = now.held, NOTHING
        return _swap(state, held, a)
    if kind == MOVE:
        return _sail(state, "moved", a, b)
    if kind == EXCHANGE:
        return _exchange(box, state, a, b)
    if kind == SACRED:
        state.sacred |= 1 << a
        return (Event("sacred-ground", seat, (("island", a),)),)
    return _survey(box, state, a) if kind == SURVEY else _reserve(box, state, a)


def _relocate(state: State, source: int, target: int) -> None:
    """Whatever was placed this turn follows its boat: source and target change places."""
    other = {source: target, target: source}
    now = state.change_turn()
    now.placed = tuple(other.get(space, space) for space in now.placed)


def _sail(state: State, word: str, source: int, target: int) -> tuple[Event, ...]:
    colour = colour_at(state, source)
    state.boats = changed(state.boats, colour, (1 << target) - (1 << source))
    _relocate(state, source, target)
    return (Event(word, state.seat, (("boat", COLOURS[colour]), ("from", source), ("to", target))),)


def _swap(state: State, first: int, second: int) -> tuple[Event, ...]:
    one, other = colour_at(state, first), colour_at(state, second)
    state.boats = changed(state.boats, one, (1 << second) - (1 << first))
    state.boats = changed(state.boats, other, (1 << first) - (1 << second))
    _relocate(state, first, second)
    params = (("boat", COLOURS[one]), ("from", first), ("other", COLOURS[other]), ("to", second))
    return (Event("swapped", state.seat, params),)


def _remove(state: State, space: int) -> tuple[Event, ...]:
    colour = colour_at(state, space)
    state.boats = changed(state.boats, colour, -(1 << space))
    state.reserve = changed(state.reserve, colour, 1)
    now = state.change_turn()
    now.placed = tuple(NOTHING if where == space else where for where in now.placed)
    return (Event("removed", state.seat, (("boat", COLOURS[colour]), ("space", space))),)


def _exchange(box: Box, state: State, kind: int, island: int) -> tuple[Event, ...]:
    there = token_at(state, island)
    player = state.change_player(state.seat)
    player.culture = changed(changed(player.culture, kind, -1), there, 1)
    state.tokens = changed(changed(state.tokens, there, -(1 << island)), kind, 1 << island)
    params = (("given", box.kinds[kind]), ("taken", box.kinds[there]), ("island", island))
    return (Event("exchanged", state.seat, params),)


def _survey(box: Box, state: State, tile: int) -> tuple[Event, ...]:
    top, *rest = state.building_deck
    state.tiles = set_at(state.tiles, state.tiles.index(tile), top)
    state.building_deck = (*rest, tile)
    state.surveyed = min(state.surveyed + 1, len(state.building_deck))
    building = box.components.building
    params = (("tile", building[tile].id), ("new", building[top].id))
    return (Event("surveyed", state.seat, params, reveals=True),)


def _reserve(box: Box, state: State, tile: int) -> tuple[Event, ...]:
    player = state.change_player(state.seat)
    player.reserved += (tile,)
    state.tiles = set_at(state.tiles, state.tiles.index(tile), NOTHING)
    return (Event("reserved", state.seat, (("tile", box.components.building[tile].id),)),)
