"""The map: islands, boat spaces, and who lies next to whom, as bit masks.

Bit i of an island mask is island i, bit s of a space mask is space s. `bits` turns a mask into ids
for everyone outside the model.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import attrs
import cattrs

from yamatai import resources
from yamatai.play.game import InvalidInput

CHUNK = 8
WIDEST = 128  # bits that a mask may have
Chunks: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""For each eight bits of a mask a table: subset of them -> what it stands for."""


def chunked(items: Sequence[int]) -> Chunks:
    """The chunks that give `items[i]` for each bit i."""
    return tuple(_subsets(items[base : base + CHUNK]) for base in range(0, len(items), CHUNK))


def _subsets(items: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """All subsets, each at the index whose bits tell the items in it: every item doubles those without it."""
    found: list[tuple[int, ...]] = [()]
    for item in items:
        found += [(*subset, item) for subset in found]
    return tuple(found)


_IDS = chunked(range(WIDEST))


@attrs.frozen
class Space:
    """Where a boat can lie. Coordinates in board units (the map is 1600 x 1000)."""

    id: int
    x: float
    y: float
    entry: bool
    islands: tuple[int, ...]
    links: tuple[int, ...]


@attrs.frozen
class Island:
    """Land. `coast` is a closed polygon in board units; `neighbours` share a channel (5.10)."""

    id: int
    name: str
    x: float
    y: float
    coast: tuple[tuple[float, float], ...]
    neighbours: tuple[int, ...]
    spaces: tuple[int, ...]


@attrs.frozen
class Archipelago:
    format: int
    name: str
    width: int
    height: int
    note: str
    spaces: tuple[Space, ...]
    islands: tuple[Island, ...]


def mask(ids: Iterable[int]) -> int:
    """The mask with these bits."""
    found = 0
    for id in ids:
        found |= 1 << id
    return found


def bits(mask: int, chunks: Chunks = _IDS) -> list[int]:
    """The ids in a mask, in rising order; or what other `chunked` items have for them."""
    found: list[int] = []
    for chunk in chunks:
        if not mask:
            break
        if byte := mask & 0xFF:
            found += chunk[byte]
        mask >>= CHUNK
    return found


@lru_cache(maxsize=1)
def read_archipelago() -> Archipelago:
    """The map that ships with the program."""
    return parse_archipelago(resources.path("games", "yamatai", "archipelago.json").read_text("utf-8"))


def parse_archipelago(text: str) -> Archipelago:
    """The map that a JSON text holds; raises InvalidInput with one line a fault."""
    try:
        archipelago = cattrs.Converter(forbid_extra_keys=True).structure(json.loads(text), Archipelago)
    except json.JSONDecodeError as error:
        raise InvalidInput(f"archipelago: not a JSON file: {error}") from None
    except cattrs.BaseValidationError as error:
        raise InvalidInput("\n".join(cattrs.transform_error(error, path="archipelago"))) from None
    if faults := archipelago_faults(archipelago):
        raise InvalidInput("\n".join(f"archipelago: {fault}" for fault in faults))
    return archipelago


def archipelago_faults(a: Archipelago) -> list[str]:
    """What contradicts itself in a map: ids out of order, links and touches told by one side only."""
    faults = [f"space {s.id}: stands at place {i}" for i, s in enumerate(a.spaces) if s.id != i]
    faults += [f"island {t.id}: stands at place {i}" for i, t in enumerate(a.islands) if t.id != i]
    spaces, islands = range(len(a.spaces)), range(len(a.islands))
    for space in a.spaces:
        faults += [f"space {space.id}: there is no space {t}" for t in space.links if t not in spaces]
        faults += [f"space {space.id}: there is no island {i}" for i in space.islands if i not in islands]
    for island in a.islands:
        faults += [f"island {island.id}: there is no island {n}" for n in island.neighbours if n not in islands]
        faults += [f"island {island.id}: there is no space {s}" for s in island.spaces if s not in spaces]
    if faults:
        return faults
    for space in a.spaces:
        faults += [f"space {space.id}: link to {t} is not told by {t}" for t in space.links
                   if space.id not in a.spaces[t].links]  # fmt: skip
        faults += [f"space {space.id}: island {i} does not list it" for i in space.islands
                   if space.id not in a.islands[i].spaces]  # fmt: skip
    for island in a.islands:
        faults += [f"island {island.id}: neighbour {n} does not list it" for n in island.neighbours
                   if island.id not in a.islands[n].neighbours]  # fmt: skip
        faults += [f"island {island.id}: space {s} does not touch it" for s in island.spaces
                   if island.id not in a.spaces[s].islands]  # fmt: skip
    return faults
