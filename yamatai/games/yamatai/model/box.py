"""The opened box: components and map turned into the tables that the rules look things up in.

Nothing here changes during a game, so it never travels with a state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

import attrs

from yamatai.games.yamatai.model.archipelago import CHUNK, Archipelago, mask, read_archipelago
from yamatai.games.yamatai.model.components import COLOURS, STANDARD, TORII, Components, Perks, read_components

Counts = tuple[int, ...]
"""Boats by colour (five numbers, the order of COLOURS) or tokens by kind (six)."""

FIELD = 6
"""Bits of a packed count, so that five take 30: a number of that size is the fastest there is."""
GUARDS = 0b100000_100000_100000_100000_100000
"""The free bit of each packed count: it is borrowed from where a cost is more than what is there."""


def pack(counts: Counts) -> int:
    """Five counts (each below 32) in one number, `FIELD` bits each, so that one subtraction compares them all."""
    a, b, c, d, e = counts
    return a | b << 6 | c << 12 | d << 18 | e << 24


def unpack(packed: int) -> Counts:
    """The five counts again."""
    return packed & 31, packed >> 6 & 31, packed >> 12 & 31, packed >> 18 & 31, packed >> 24 & 31


@attrs.frozen(eq=False)
class Box:
    """Tables by index: fleets, buildings and specialists are numbered as they stand in the file."""

    components: Components
    archipelago: Archipelago
    kinds: tuple[str, ...]
    # the map
    all_islands: int
    entries: int
    rim: int
    space_islands: tuple[int, ...]
    space_links: tuple[int, ...]
    neighbours: tuple[tuple[tuple[int, int], ...], ...]  # for each space the linked ones, each as (bit, space)
    island_spaces: tuple[int, ...]
    island_neighbours: tuple[int, ...]
    link_chunks: tuple[tuple[int, ...], ...]
    # the tiles
    fleet_numbers: tuple[int, ...]
    fleet_boats: tuple[tuple[int, ...], ...]
    fleet_powers: tuple[str, ...]
    costs: tuple[Counts, ...]
    packed_costs: tuple[int, ...]
    cost_items: tuple[tuple[tuple[int, int], ...], ...]
    standard: tuple[bool, ...]
    torii: tuple[bool, ...]
    building_points: tuple[int, ...]
    specialist_points: tuple[int, ...]
    perks: tuple[Perks, ...]
    harbour_capacity: int
    trades_per_turn: int
    prices: Counts  # gold, the last colour, has none
    payments: tuple[tuple[int, ...], ...]
    payment_counts: tuple[Counts, ...]
    # ids to indexes
    building_index: dict[str, int]
    specialist_index: dict[str, int]
    fleet_index: dict[int, int]


@lru_cache(maxsize=1 << 13)
def linked(box: Box, spaces: int) -> int:
    """All spaces linked to at least one of these. Kept, as the boats of a colour seldom move."""
    found = 0
    for chunk in box.link_chunks:
        if not spaces:
            break
        found |= chunk[spaces & 0xFF]
        spaces >>= CHUNK
    return found


@lru_cache(maxsize=8)
def open_box(edition: str = "") -> Box:
    """The tables of an edition ("" is the house edition); raises InvalidInput for a faulty one."""
    components = read_components(edition)
    archipelago = read_archipelago()
    links = tuple(mask(s.links) for s in archipelago.spaces)
    payments = _payments(components)
    kinds = len(components.culture.kinds)
    buildings, specialists = components.building, components.specialist
    costs = tuple(_counts(map(COLOURS.index, b.cost), len(COLOURS)) for b in buildings)
    return Box(
        components=components,
        archipelago=archipelago,
        kinds=components.culture.kinds,
        all_islands=mask(i.id for i in archipelago.islands),
        entries=mask(s.id for s in archipelago.spaces if s.entry),
        rim=mask(s.id for s in archipelago.spaces if len(s.islands) == 1),
        space_islands=tuple(mask(s.islands) for s in archipelago.spaces),
        space_links=links,
        neighbours=tuple(tuple((1 << t, t) for t in sorted(s.links)) for s in archipelago.spaces),
        island_spaces=tuple(mask(i.spaces) for i in archipelago.islands),
        island_neighbours=tuple(mask(i.neighbours) for i in archipelago.islands),
        link_chunks=_link_chunks(links),
        fleet_numbers=tuple(f.number for f in components.fleet),
        fleet_boats=tuple(tuple(map(COLOURS.index, f.boats)) for f in components.fleet),
        fleet_powers=tuple(f.power for f in components.fleet),
        costs=costs,
        packed_costs=tuple(pack(cost) for cost in costs),
        cost_items=tuple(tuple((colour, n) for colour, n in enumerate(cost) if n) for cost in costs),
        standard=tuple(b.kind == STANDARD for b in buildings),
        torii=tuple(b.kind == TORII for b in buildings),
        building_points=tuple(b.points for b in buildings),
        specialist_points=tuple(s.points for s in specialists),
        perks=tuple(Perks(**s.perks) for s in specialists),
        harbour_capacity=components.start.harbour_capacity,
        trades_per_turn=components.start.trades_per_turn,
        prices=tuple(getattr(components.prices, colour) for colour in COLOURS[:-1]),
        payments=payments,
        payment_counts=tuple(_counts(payment, kinds) for payment in payments),
        building_index={b.id: i for i, b in enumerate(buildings)},
        specialist_index={s.id: i for i, s in enumerate(specialists)},
        fleet_index={f.number: i for i, f in enumerate(components.fleet)},
    )


def _counts(items: Iterable[int], size: int) -> Counts:
    counts = [0] * size
    for item in items:
        counts[item] += 1
    return tuple(counts)


def _payments(components: Components) -> tuple[tuple[int, ...], ...]:
    """Everything a specialist can be paid with (7.1), mixed pairs (a perk) last; kinds rise within each."""
    kinds = range(len(components.culture.kinds))
    same = [(kind,) * components.culture.recruit_same for kind in kinds]
    different = combinations(kinds, components.culture.recruit_different)
    pairs = [pair for kind in kinds for pair in ((kind, kind), *((kind, other) for other in kinds if other > kind))]
    return tuple(dict.fromkeys([*same, *different, *pairs]))


def _link_chunks(links: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each eight spaces a table: subset of them -> the union of their links."""
    chunks = []
    for base in range(0, len(links), CHUNK):
        table = [0] * (1 << CHUNK)
        for subset in range(1, 1 << CHUNK):
            low = subset & -subset
            space = base + low.bit_length() - 1
            table[subset] = table[subset ^ low] | (links[space] if space < len(links) else 0)
        chunks.append(tuple(table))
    return tuple(chunks)
