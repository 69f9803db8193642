"""Step 3, building (5.6 to 5.8): where a tile fits, and what is missing."""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import BUILD, encode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.bonuses import building_bonus, earn
from yamatai.games.yamatai.model.box import GUARDS, Box
from yamatai.games.yamatai.model.collecting import take_token
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.placement import touched
from yamatai.games.yamatai.model.state import (
    NO_BOATS,
    NOTHING,
    READY,
    USE,
    USED,
    Player,
    State,
    built_on,
    set_at,
    with_tokens,
)
from yamatai.play.game import Event, Place, Refusal


def around(box: Box, state: State, island: int) -> tuple[int, ...]:
    """Boats by colour on the spaces that touch the island."""
    spaces = box.island_spaces[island]
    a, b, c, d, e = state.boats
    return (
        (a & spaces).bit_count(), (b & spaces).bit_count(), (c & spaces).bit_count(), (d & spaces).bit_count(),
        (e & spaces).bit_count(),
    )  # fmt: skip


def packed_around(box: Box, state: State, island: int) -> int:
    """The same counts in one number, as `pack` makes it."""
    spaces = box.island_spaces[island]
    a, b, c, d, e = state.boats
    return (
        (a & spaces).bit_count() | (b & spaces).bit_count() << 6 | (c & spaces).bit_count() << 12
        | (d & spaces).bit_count() << 18 | (e & spaces).bit_count() << 24
    )  # fmt: skip


def missing(box: Box, there: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Boats by colour that the tile's cost lacks, given the boats that lie round the island."""
    return tuple(max(0, need - have) for need, have in zip(box.costs[tile], there, strict=True))


def shortage(box: Box, there: tuple[int, ...], tile: int) -> int:
    """How many boats the tile's cost lacks."""
    lack = 0
    for colour, need in box.cost_items[tile]:
        if need > there[colour]:
            lack += need - there[colour]
    return lack


def discount(box: Box, state: State, tile: int) -> int:
    """How many boats fewer the tile needs now: by the power `discount` while it is ready, and by perks."""
    return _power_discount(box, state) + _perk_discount(box, state, tile)


def _power_discount(box: Box, state: State) -> int:
    now = state.now
    return 1 if now.power == READY and box.fleet_powers[now.fleet] == "discount" else 0


def _perk_discount(box: Box, state: State, tile: int) -> int:
    return 0 if box.standard[tile] else state.player.perks.prestige_discount


def available(state: State) -> list[int]:
    """The tiles that the seat in turn may build: the face-up ones, and those that it reserved."""
    return [tile for tile in (*state.tiles, *state.player.reserved) if tile >= 0]


def has_piece(box: Box, state: State, tile: int) -> bool:
    """Whether the house, torii or palace that the tile takes is there (5.7)."""
    if box.standard[tile]:
        return state.player.houses_left > 0
    supply = box.components.supply
    if box.torii[tile]:
        return state.torii.bit_count() < supply.torii
    return state.palaces.bit_count() < supply.palaces


def sites(state: State, near: int) -> int:
    """Mask of the islands among `near` where the seat in turn may build, were the boats there."""
    now = state.now
    if now.island != NOTHING or now.collected or now.step > USE:
        return 0
    return near & open_ground(state)


def open_ground(state: State) -> int:
    """Mask of the islands whose ground is free for the seat in turn: without building, and without token (5.6).

    A perk lets it build over a token, if it has the coins for that.
    """
    free, player = ~built_on(state), state.player
    over = player.perks.build_over_culture and player.coins >= player.perks.over_culture_price
    return free if over else free & ~with_tokens(state)


def legal(box: Box, state: State, near: int, out: list[int]) -> None:
    """Append BUILD for each tile and each island of the mask `near` (`touched`) where it fits now (5.6, 5.7)."""
    islands = sites(state, near)
    if not islands:
        return
    tiles, costs = available(state), box.packed_costs
    cheaper = _power_discount(box, state) + state.player.perks.prestige_discount
    for island in bits(islands):
        packed = packed_around(box, state, island) | GUARDS
        there = around(box, state, island) if cheaper else NO_BOATS
        for tile in tiles:
            enough = (packed - costs[tile]) & GUARDS == GUARDS or (
                cheaper and shortage(box, there, tile) <= discount(box, state, tile)
            )
            if enough and _fits(box, state, tile, island):
                out.append(encode(BUILD, tile, island))


def _fits(box: Box, state: State, tile: int, island: int) -> bool:
    """Whether the tile's piece is there and may stand on this ground."""
    sacred = box.standard[tile] and state.sacred >> island & 1
    return not sacred and has_piece(box, state, tile)


def possible(box: Box, state: State, near: int) -> bool:
    """Whether anything can be built now on the islands `near`."""
    found: list[int] = []
    legal(box, state, near, found)
    return bool(found)


def refusal(box: Box, state: State, tile: int, island: int) -> Refusal | None:
    """Why the seat in turn may not build this tile on this island, or None if it may.

    5.4: a boat was placed this turn, and nothing was collected. 5.6: nothing was built this turn, the tile is open or
    reserved, the island is empty and touched, and the boats of the cost lie round it; those that lack are told by
    colour. 5.7: the piece is there. 7.2: who builds over a token by a perk has the coins for it. 9: only a torii or
    palace goes on sacred ground. The order of the steps is judged before (`turn`).
    """
    now, here = state.now, (Place("island", island),)
    if now.island != NOTHING:
        return Refusal("one-building", "5.6", (), (Place("island", now.island),))
    if now.collected:
        return Refusal("build-after-collect", "5.4")
    if not any(space >= 0 for space in now.placed):
        return Refusal("no-boat-placed", "5.4")
    if tile not in available(state):
        return Refusal("tile-not-open", "5.6", (), (Place("tile", box.components.building[tile].id),))
    return _site_refusal(box, state, tile, island) or _piece_refusal(box, state, tile) or _cost_refusal(
        box, state, tile, island, here
    )  # fmt: skip


def _site_refusal(box: Box, state: State, tile: int, island: int) -> Refusal | None:
    here = (Place("island", island),)
    if built_on(state) >> island & 1:
        return Refusal("island-built-on", "5.6", (), here)
    if with_tokens(state) >> island & 1 and not open_ground(state) >> island & 1:
        return _token_refusal(state.player, here)
    if not touched(box, state) >> island & 1:
        return Refusal("not-touched", "5.6", (), here)
    if state.sacred >> island & 1 and box.standard[tile]:
        return Refusal("sacred-ground", "9", (), here)
    return None


def _token_refusal(player: Player, here: tuple[Place, ...]) -> Refusal:
    if not player.perks.build_over_culture:
        return Refusal("island-has-token", "5.6", (), here)
    price = player.perks.over_culture_price
    return Refusal("too-few-coins", "7.2", (("price", price), ("coins", player.coins)), here)


def _piece_refusal(box: Box, state: State, tile: int) -> Refusal | None:
    if has_piece(box, state, tile):
        return None
    return Refusal("no-house-left" if box.standard[tile] else "no-prestige-building-left", "5.7")


def _cost_refusal(box: Box, state: State, tile: int, island: int, here: tuple[Place, ...]) -> Refusal | None:
    there = around(box, state, island)
    if shortage(box, there, tile) <= discount(box, state, tile):
        return None
    lack = missing(box, there, tile)
    return Refusal("boats-missing", "5.6", tuple((COLOURS[c], n) for c, n in enumerate(lack) if n), here)


def apply(box: Box, state: State, tile: int, island: int) -> tuple[Event, ...]:
    """Build, a legal action: piece and tile change places (5.7, 5.8), bonuses are paid (5.9, 5.11).

    Gives `power-used` where the power `discount` is needed for it (9), `collected` for a token that lay there (7.2),
    and `built` with the bonuses as terms.
    """
    seat = state.seat
    events = []
    now = state.change_turn()
    if now.power == READY and shortage(box, around(box, state, island), tile) > _perk_discount(box, state, tile):
        now.power = USED
        events.append(Event("power-used", seat, (("power", "discount"),)))
    terms = building_bonus(box, state, state.player, tile, island)
    if with_tokens(state) >> island & 1:  # the perk `build_over_culture`
        kind = take_token(state, island)
        events.append(Event("collected", seat, (("token", box.kinds[kind]), ("island", island))))
    player = state.change_player(seat)
    earn(player, terms)
    _put_piece(box, state, player, tile, island)
    _take_tile(state, player, tile)
    now.island = island
    now.step = USE
    id = box.components.building[tile].id
    events.append(Event("built", seat, (("tile", id), ("island", island)), terms))
    return tuple(events)


def _put_piece(box: Box, state: State, player: Player, tile: int, island: int) -> None:
    if box.standard[tile]:
        player.houses |= 1 << island
        player.houses_left -= 1
    elif box.torii[tile]:
        state.torii |= 1 << island
    else:
        state.palaces |= 1 << island


def _take_tile(state: State, player: Player, tile: int) -> None:
    player.built += (tile,)
    if tile in state.tiles:
        state.tiles = set_at(state.tiles, state.tiles.index(tile), NOTHING)
    else:
        player.reserved = tuple(other for other in player.reserved if other != tile)
