"""The values of the components: boats, prices, fleets, buildings, specialists.

Read from an edition's TOML file. `house` ships with the program; owners of the box can write their
own. What is wrong in a file is told entry by entry (`read_components` raises InvalidInput).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from functools import lru_cache
from operator import add, attrgetter
from typing import Any, NewType

import attrs
import cattrs

from yamatai import resources
from yamatai.play.game import InvalidInput

COLOURS = ("bamboo", "wood", "stone", "clay", "gold")
GOLD = COLOURS.index("gold")
STANDARD, TORII, PALACE = "standard", "torii", "palace"
POWERS = (
    "survey", "exchange_culture", "reserve", "swap_boats", "sacred_ground", "remove_boats", "move_boat", "discount",
)  # fmt: skip
SOURCES = ("rules", "review", "house")
FORMAT = 1
ROW = 5  # face-up specialists and buildings (1.2), light spots of the fleet track (1.3)


@attrs.frozen
class Perks:
    """What specialists allow, as numbers that add up (7.2); 0 everywhere is a player without any."""

    prestige_bonuses: int = 0
    harbour_capacity: int = 0
    coins_per_build: int = 0
    buy_discount: int = 0
    sell_bonus: int = 0
    trades_per_turn: int = 0
    gold_price: int = 0
    first_boat_any_colour: int = 0
    rim_entries: int = 0
    branching: int = 0
    free_boat_moves: int = 0
    extra_tokens: int = 0
    build_over_culture: int = 0
    over_culture_price: int = 0
    recruit_any_pair: int = 0
    mountain_points: int = 0
    group_coin_factor: int = 0
    points_per_specialist: int = 0
    aside_penalty_free: int = 0
    aside_coins: int = 0
    prestige_discount: int = 0

    def __add__(self, other: Perks) -> Perks:
        return Perks(*map(add, _values(self), _values(other)))


PERKS = tuple(field.name for field in attrs.fields(Perks))
_values = attrgetter(*PERKS)


@attrs.frozen
class Boats:
    bamboo: int
    wood: int
    stone: int
    clay: int
    gold: int
    source: str


@attrs.frozen
class Prices:
    """Coins for one boat; gold has none (4.1)."""

    bamboo: int
    wood: int
    stone: int
    clay: int
    source: str


@attrs.frozen
class Start:
    coins: int
    houses: dict[str, int]
    harbour_capacity: int
    trades_per_turn: int
    source: str


@attrs.frozen
class Culture:
    kinds: tuple[str, ...]
    each: int
    blank: int
    recruit_same: int
    recruit_different: int
    source: str


@attrs.frozen
class Supply:
    mountains: int
    torii: int
    palaces: int
    sacred_ground: int
    source: str


@attrs.frozen
class Scoring:
    coins_per_point: int
    aside_per_penalty: int
    reserved_penalty: int
    coins_on_specialist_per_round: int
    source: str


@attrs.frozen
class Fleet:
    """A fleet tile: its number is the place in the next round's order (8.4)."""

    number: int
    boats: tuple[str, ...]
    power: str
    source: str


@attrs.frozen
class Building:
    """A building tile: the boats that must lie round the island, and its points at the end."""

    id: str
    kind: str
    cost: tuple[str, ...]
    points: int
    source: str


PerkValue = NewType("PerkValue", int)
"""How much of a perk; in a file also true, for a perk that is there or not."""


@attrs.frozen
class Specialist:
    """A specialist tile. `text` is the perk in words, for editions without texts of their own."""

    id: str
    points: int
    perks: dict[str, PerkValue]
    source: str
    text: str


@attrs.frozen
class Components:
    """One edition: everything printed on the pieces."""

    format: int
    edition: str
    boats: Boats
    prices: Prices
    start: Start
    culture: Culture
    supply: Supply
    scoring: Scoring
    fleet: tuple[Fleet, ...]
    building: tuple[Building, ...]
    specialist: tuple[Specialist, ...]


def edition_text(edition: str = "") -> str:
    """The TOML text of an edition: the given one, or the house edition for ""."""
    return edition or resources.path("games", "yamatai", "components.toml").read_text("utf-8")


def edition_hash(edition: str = "") -> str:
    """A hash of an edition's values; comments, spaces and the order of tables do not count."""
    values = attrs.asdict(read_components(edition))
    return hashlib.blake2b(json.dumps(values, sort_keys=True).encode(), digest_size=8).hexdigest()


@lru_cache(maxsize=8)
def read_components(edition: str = "") -> Components:
    """The components of an edition's text ("" is the house edition).

    Raises InvalidInput with one line a fault, each naming the entry and the reason.
    """
    return parse_components(edition_text(edition))


def parse_components(text: str) -> Components:
    """The components that a TOML text holds; raises InvalidInput as `read_components` does."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidInput(f"edition: not a TOML file: {error}") from None
    if table.get("format") != FORMAT:
        raise InvalidInput(f"edition: format is {table.get('format')!r}, this program reads {FORMAT}")
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, _structure_int)
    converter.register_structure_hook(PerkValue, _structure_perk)
    converter.register_structure_hook(str, _structure_str)
    try:
        components = converter.structure(table, Components)
    except cattrs.BaseValidationError as error:
        raise InvalidInput("\n".join(cattrs.transform_error(error, path="edition"))) from None
    if faults := _faults(components):
        raise InvalidInput("\n".join(f"edition: {fault}" for fault in faults))
    return components


def _structure_int(value: object, _: type) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def _structure_perk(value: object, _: type) -> int:
    return _structure_int(int(value) if isinstance(value, bool) else value, int)


def _structure_str(value: object, _: type) -> str:
    if not isinstance(value, str):
        raise ValueError(f"expected a text, not {value!r}")
    return value


def _faults(c: Components) -> list[str]:
    """Everything that makes these components unplayable, each line naming its entry."""
    return [*_fleet_faults(c), *_building_faults(c), *_specialist_faults(c), *_count_faults(c), *_source_faults(c)]


def _fleet_faults(c: Components) -> list[str]:
    faults = []
    if sorted(f.number for f in c.fleet) != list(range(1, 2 * ROW + 1)):
        faults.append(f"fleet: the numbers must be 1 to {2 * ROW}, each once")
    for fleet in c.fleet:
        faults += [f"fleet {fleet.number}: no boat is called {b!r}" for b in fleet.boats if b not in COLOURS]
        if fleet.power and fleet.power not in POWERS:
            faults.append(f"fleet {fleet.number}: unknown power {fleet.power!r}; known: {', '.join(POWERS)}")
    return faults


def _building_faults(c: Components) -> list[str]:
    widest = 6  # spaces round the largest island of the map; `check_data` compares it with the map
    faults = [f"building {id}: this id stands twice" for id in _twice(b.id for b in c.building)]
    for tile in c.building:
        if tile.kind not in (STANDARD, TORII, PALACE):
            faults.append(f"building {tile.id}: unknown kind {tile.kind!r}")
        faults += [f"building {tile.id}: no boat is called {b!r}" for b in tile.cost if b not in COLOURS]
        if not 1 <= len(tile.cost) <= widest:
            faults.append(f"building {tile.id}: a cost of {len(tile.cost)} boats; an island holds 1 to {widest}")
        if tile.id.split() != [tile.id]:
            faults.append(f"building {tile.id!r}: an id is one word")
    return faults


def _specialist_faults(c: Components) -> list[str]:
    faults = [f"specialist {id}: this id stands twice" for id in _twice(s.id for s in c.specialist)]
    for tile in c.specialist:
        for perk, value in tile.perks.items():
            if perk not in PERKS:
                faults.append(f"specialist {tile.id}: unknown perk {perk!r}; known: {', '.join(PERKS)}")
            elif value < 0:
                faults.append(f"specialist {tile.id}: perk {perk} is below 0")
        if tile.id.split() != [tile.id]:
            faults.append(f"specialist {tile.id!r}: an id is one word")
    return faults


def _count_faults(c: Components) -> list[str]:
    kinds = Counter(b.kind for b in c.building)
    counts = [
        ("fleet tiles", len(c.fleet), 10),
        ("standard buildings", kinds[STANDARD], 21),
        ("torii tiles", kinds[TORII], c.supply.torii),
        ("palace tiles", kinds[PALACE], c.supply.palaces),
        ("specialists", len(c.specialist), 18),
        ("boats", sum(boat_counts(c)), 80),
        ("culture kinds", len(c.culture.kinds), 6),
        ("culture tokens", len(c.culture.kinds) * c.culture.each + c.culture.blank, 34),
        ("mountains", c.supply.mountains, len(c.culture.kinds) + 1),
    ]
    faults = [f"{what}: {there}, there must be {due}" for what, there, due in counts if there != due]
    if sorted(c.start.houses) != ["2", "3", "4"]:
        faults.append("start: houses must be given for 2, 3 and 4 players")
    if any(n < 1 for n in c.start.houses.values()):
        faults.append("start: houses below 1")
    parts: dict[str, Any] = {
        "boats": c.boats, "prices": c.prices, "start": c.start, "supply": c.supply, "scoring": c.scoring,
    }  # fmt: skip
    for part, values in parts.items():
        numbers = attrs.asdict(values).items()
        faults += [f"{part}: {k}: {v} is below 0" for k, v in numbers if isinstance(v, int) and v < 0]
    if min(c.scoring.coins_per_point, c.scoring.aside_per_penalty) < 1:
        faults.append("scoring: coins_per_point and aside_per_penalty are at least 1")
    return [*faults, *_culture_faults(c.culture)]


def _culture_faults(culture: Culture) -> list[str]:
    kinds = culture.kinds
    faults = [f"culture: a kind is one word, not {kind!r}" for kind in kinds if kind.split() != [kind]]
    faults += [f"culture: the kind {kind} stands twice" for kind in _twice(kinds)]
    if min(culture.each, culture.blank) < 1:
        faults.append("culture: each and blank are at least 1, the token of a mountain")
    if not 1 <= culture.recruit_same <= culture.each:
        faults.append(f"culture: recruit_same is 1 to {culture.each}")
    if not 2 <= culture.recruit_different <= len(kinds):
        faults.append(f"culture: recruit_different is 2 to {len(kinds)}")
    return faults


def _source_faults(c: Components) -> list[str]:
    parts = {"boats": c.boats, "prices": c.prices, "start": c.start, "culture": c.culture, "supply": c.supply}
    entries: dict[str, Any] = {**parts, "scoring": c.scoring, **{f"fleet {f.number}": f for f in c.fleet}}
    entries |= {f"building {b.id}": b for b in c.building} | {f"specialist {s.id}": s for s in c.specialist}
    known = ", ".join(SOURCES)
    return [f"{name}: source must be one of {known}" for name, e in entries.items() if e.source not in SOURCES]


def _twice(ids: object) -> list[str]:
    return [id for id, n in Counter(ids).items() if n > 1]  # type: ignore[call-overload]


def boat_counts(c: Components) -> tuple[int, ...]:
    """The reserve at the start, in the order of COLOURS."""
    return tuple(getattr(c.boats, colour) for colour in COLOURS)
