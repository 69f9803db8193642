"""The values of the components: boats, prices, fleets, buildings, specialists.

Read from an edition's TOML file. `house` ships with the program; owners of the box can write their
own. What is wrong in a file is told entry by entry (`read_components` raises InvalidInput).
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from functools import lru_cache
from operator import add, attrgetter
from typing import Any, NewType

import attrs
import cattrs

from yamatai import resources
from yamatai.play.edition import entry_faults
from yamatai.play.fault import Fault, listed
from yamatai.play.game import InvalidInput
from yamatai.play.toml_text import parse_toml

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
        table = parse_toml(text)
    except InvalidInput as error:
        raise InvalidInput(_at("edition", error.fault)) from None
    if table.get("format") != FORMAT:
        format = repr(table.get("format"))
        told = f"format is {format}, this program reads {FORMAT}"
        raise InvalidInput(_at("edition", Fault(told, "file-format", format=format, known=FORMAT)))
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, _structure_int)
    converter.register_structure_hook(PerkValue, _structure_perk)
    converter.register_structure_hook(str, _structure_str)
    try:
        components = converter.structure(table, Components)
    except cattrs.BaseValidationError as error:
        raise InvalidInput(listed(entry_faults(error, "edition"))) from None
    if faults := _faults(components):
        raise InvalidInput(listed(_at("edition", fault) for fault in faults))
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


def _at(entry: str, fault: Fault) -> Fault:
    """The fault with the entry that has it, by its names in the file."""
    return Fault(f"{entry}: {fault}", "edition-at", entry=entry, why=fault)


def _faults(c: Components) -> list[Fault]:
    """Everything that makes these components unplayable, each line naming its entry."""
    return [*_fleet_faults(c), *_building_faults(c), *_specialist_faults(c), *_count_faults(c), *_source_faults(c)]


def _fleet_faults(c: Components) -> list[Fault]:
    faults = []
    if sorted(f.number for f in c.fleet) != list(range(1, 2 * ROW + 1)):
        told = f"the numbers must be 1 to {2 * ROW}, each once"
        faults.append(_at("fleet", Fault(told, "edition-numbers", last=2 * ROW)))
    for fleet in c.fleet:
        entry = f"fleet {fleet.number}"
        faults += _boat_faults(entry, fleet.boats)
        if fleet.power and fleet.power not in POWERS:
            power, known = repr(fleet.power), ", ".join(POWERS)
            told = f"unknown power {power}; known: {known}"
            faults.append(_at(entry, Fault(told, "edition-power", power=power, known=known)))
    return faults


def _boat_faults(entry: str, boats: tuple[str, ...]) -> list[Fault]:
    unknown = [repr(boat) for boat in boats if boat not in COLOURS]
    return [_at(entry, Fault(f"no boat is called {boat}", "edition-boat", boat=boat)) for boat in unknown]


def _building_faults(c: Components) -> list[Fault]:
    widest = 6  # spaces round the largest island of the map; `check_data` compares it with the map
    faults = _id_faults("building", [tile.id for tile in c.building])
    for tile in c.building:
        entry, kind, count = f"building {tile.id}", repr(tile.kind), len(tile.cost)
        if tile.kind not in (STANDARD, TORII, PALACE):
            faults.append(_at(entry, Fault(f"unknown kind {kind}", "edition-building-kind", kind=kind)))
        faults += _boat_faults(entry, tile.cost)
        if not 1 <= count <= widest:
            told = f"a cost of {count} boats; an island holds 1 to {widest}"
            faults.append(_at(entry, Fault(told, "edition-cost", count=count, most=widest)))
    return faults


def _specialist_faults(c: Components) -> list[Fault]:
    faults = _id_faults("specialist", [tile.id for tile in c.specialist])
    for tile in c.specialist:
        entry = f"specialist {tile.id}"
        for perk, value in tile.perks.items():
            if perk not in PERKS:
                name, known = repr(perk), ", ".join(PERKS)
                told = f"unknown perk {name}; known: {known}"
                faults.append(_at(entry, Fault(told, "edition-perk", perk=name, known=known)))
            elif value < 0:
                faults.append(_at(entry, Fault(f"perk {perk} is below 0", "edition-perk-below", perk=perk)))
    return faults


def _id_faults(table: str, ids: list[str]) -> list[Fault]:
    twice = Fault("this id stands twice", "edition-id-twice")
    several = Fault("an id is one word", "edition-id-word")
    faults = [_at(f"{table} {id}", twice) for id in _twice(ids)]
    return faults + [_at(f"{table} {id!r}", several) for id in ids if id.split() != [id]]


def _count_faults(c: Components) -> list[Fault]:
    kinds = Counter(b.kind for b in c.building)
    counts = [
        ("fleet-tiles", len(c.fleet), 10),
        ("standard-buildings", kinds[STANDARD], 21),
        ("torii-tiles", kinds[TORII], c.supply.torii),
        ("palace-tiles", kinds[PALACE], c.supply.palaces),
        ("specialists", len(c.specialist), 18),
        ("boats", sum(boat_counts(c)), 80),
        ("culture-kinds", len(c.culture.kinds), 6),
        ("culture-tokens", len(c.culture.kinds) * c.culture.each + c.culture.blank, 34),
        ("mountains", c.supply.mountains, len(c.culture.kinds) + 1),
    ]
    faults = [_count_fault(what, there, due) for what, there, due in counts if there != due]
    if sorted(c.start.houses) != ["2", "3", "4"]:
        faults.append(_at("start", Fault("houses must be given for 2, 3 and 4 players", "edition-houses")))
    if any(n < 1 for n in c.start.houses.values()):
        faults.append(_at("start", Fault("houses below 1", "edition-houses-below")))
    parts: dict[str, Any] = {
        "boats": c.boats, "prices": c.prices, "start": c.start, "supply": c.supply, "scoring": c.scoring,
    }  # fmt: skip
    for part, values in parts.items():
        below = {name: n for name, n in attrs.asdict(values).items() if isinstance(n, int) and n < 0}
        faults += [
            _at(f"{part}: {name}", Fault(f"{n} is below 0", "edition-below", value=n)) for name, n in below.items()
        ]
    if min(c.scoring.coins_per_point, c.scoring.aside_per_penalty) < 1:
        told = "coins_per_point and aside_per_penalty are at least 1"
        faults.append(_at("scoring", Fault(told, "edition-scoring")))
    return [*faults, *_culture_faults(c.culture)]


def _count_fault(what: str, there: int, due: int) -> Fault:
    told = f"{what.replace('-', ' ')}: {there}, there must be {due}"
    return Fault(told, "edition-count", what=what, there=there, due=due)


def _culture_faults(culture: Culture) -> list[Fault]:
    kinds = culture.kinds
    wordy = [repr(kind) for kind in kinds if kind.split() != [kind]]
    faults = [Fault(f"a kind is one word, not {kind}", "edition-token-word", kind=kind) for kind in wordy]
    faults += [Fault(f"the kind {kind} stands twice", "edition-token-twice", kind=kind) for kind in _twice(kinds)]
    if min(culture.each, culture.blank) < 1:
        faults.append(Fault("each and blank are at least 1, the token of a mountain", "edition-tokens"))
    if not 1 <= culture.recruit_same <= culture.each:
        faults.append(Fault(f"recruit_same is 1 to {culture.each}", "edition-same", most=culture.each))
    if not 2 <= culture.recruit_different <= len(kinds):
        faults.append(Fault(f"recruit_different is 2 to {len(kinds)}", "edition-different", most=len(kinds)))
    return [_at("culture", fault) for fault in faults]


def _source_faults(c: Components) -> list[Fault]:
    parts = {"boats": c.boats, "prices": c.prices, "start": c.start, "culture": c.culture, "supply": c.supply}
    entries: dict[str, Any] = {**parts, "scoring": c.scoring, **{f"fleet {f.number}": f for f in c.fleet}}
    entries |= {f"building {b.id}": b for b in c.building} | {f"specialist {s.id}": s for s in c.specialist}
    known = ", ".join(SOURCES)
    fault = Fault(f"source must be one of {known}", "edition-source", known=known)
    return [_at(name, fault) for name, entry in entries.items() if entry.source not in SOURCES]


def _twice(ids: object) -> list[str]:
    return [id for id, n in Counter(ids).items() if n > 1]  # type: ignore[call-overload]


def boat_counts(c: Components) -> tuple[int, ...]:
    """The reserve at the start, in the order of COLOURS."""
    return tuple(getattr(c.boats, colour) for colour in COLOURS)
