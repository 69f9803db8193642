"""Where the stones lie at the start (1.2): the named layouts of a file, or nine numbers of a person's own."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any

import attrs
import cattrs

from yamatai import resources
from yamatai.games.yucata.meta import LAYOUTS
from yamatai.play.edition import entry_faults
from yamatai.play.fault import Fault, listed
from yamatai.play.game import InvalidInput
from yamatai.play.toml_text import parse_toml

FORMAT = 1
START, FIRST_STONE, RED = 0, 5, 39
SPACES = RED + 1
DARK_STONES = 9
LIGHT_STONES = RED - FIRST_STONE - DARK_STONES
_FIXED = {"format": FORMAT, "spaces": SPACES, "first_stone": FIRST_STONE, "red": RED}


@attrs.frozen
class Layout:
    """A named layout: the spaces of the dark stones, what it is about, where it comes from."""

    id: str
    dark: tuple[int, ...]
    text: str
    source: str


@attrs.frozen
class LayoutFile:
    """What a file of layouts holds. `edition` is its name."""

    format: int
    spaces: int
    first_stone: int
    red: int
    layout: tuple[Layout, ...]
    edition: str = "house"


@attrs.frozen(eq=False)
class Path:
    """The path with its stones, as sums from the start: `light[s]` and `dark[s]` lie on the spaces 0 to s.

    The stones of the spaces passed from a to b are then `light[b] - light[a]` and `dark[b] - dark[a]`.
    """

    dark_spaces: tuple[int, ...]
    light: tuple[int, ...]
    dark: tuple[int, ...]


@lru_cache(maxsize=64)
def path_with(dark: tuple[int, ...]) -> Path:
    """The path on which the dark stones lie on these spaces."""
    stones = range(FIRST_STONE, RED)
    return Path(
        dark_spaces=dark,
        light=tuple(accumulate(int(space in stones and space not in dark) for space in range(SPACES))),
        dark=tuple(accumulate(int(space in dark) for space in range(SPACES))),
    )


def faults(dark: tuple[int, ...]) -> list[Fault]:
    """What is wrong with these spaces for the dark stones (1.2)."""
    found = []
    if len(dark) != DARK_STONES:
        told = f"there are {DARK_STONES} dark stones, not {len(dark)} (rule 1.2)"
        found.append(Fault(told, "layout-count", due=DARK_STONES, count=len(dark)))
    if twice := sorted({space for space in dark if dark.count(space) > 1}):
        found.append(Fault(f"space {twice[0]} holds one stone, not two (rule 1.2)", "layout-twice", space=twice[0]))
    if astray := sorted({space for space in dark if not FIRST_STONE <= space < RED}):
        first, last = FIRST_STONE, RED - 2
        told = f"no dark stone can lie on {astray[0]}: they lie on {first} to {last} (rule 1.2)"
        found.append(Fault(told, "layout-astray", space=astray[0], first=first, last=last))
    if RED - 1 in dark:
        told = f"space {RED - 1} is always light: it lies between the red stone and any dark one (rule 1.2)"
        found.append(Fault(told, "layout-light", space=RED - 1))
    return found


def parse_layouts(text: str) -> LayoutFile:
    """The layouts of a file; raises InvalidInput with a line for each thing that is wrong."""
    try:
        data = parse_toml(text)
    except InvalidInput as error:
        raise InvalidInput(_of_file(error.fault)) from None
    try:
        file = _CONVERTER.structure(data, LayoutFile)
    except Exception as error:  # cattrs gathers errors of any kind into a group
        raise InvalidInput(listed(map(_of_file, entry_faults(error, "$")))) from error
    if wrong := _file_faults(file):
        raise InvalidInput(listed(map(_of_file, wrong)))
    return file


def _of_file(fault: Fault) -> Fault:
    return Fault(f"layouts: {fault}", "layouts", why=fault)


def _file_faults(file: LayoutFile) -> list[Fault]:
    wrong = [
        Fault(f"{name} must be {value}", "layouts-fixed", name=name, value=value)
        for name, value in _FIXED.items()
        if getattr(file, name) != value
    ]
    ids = [layout.id for layout in file.layout]
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    wrong += [Fault(f"{id} is missing", "layouts-missing", id=id) for id in LAYOUTS if id not in ids]
    wrong += [Fault(f"{id} is no layout of this game", "layouts-none", id=id) for id in ids if id not in LAYOUTS]
    wrong += [Fault(f"{id} is there twice", "layouts-twice", id=id) for id in twice]
    return wrong + [
        Fault(f"{layout.id}: {fault}", "layouts-of", id=layout.id, why=fault)
        for layout in file.layout
        for fault in faults(layout.dark)
    ]


def layouts_text(edition: str = "") -> str:
    """The text of an edition: the given one, or the layouts that ship for ""."""
    return edition or resources.path("games", "yucata", "layouts.toml").read_text("utf-8")


@lru_cache(maxsize=8)
def read_layouts(edition: str = "") -> LayoutFile:
    """The layouts of an edition ("" for those that ship); raises InvalidInput for a faulty one."""
    return parse_layouts(layouts_text(edition))


def find_layout(file: LayoutFile, chosen: str) -> tuple[int, ...]:
    """The dark spaces that an option's value means: a layout's id, or nine numbers. Raises InvalidInput."""
    for layout in file.layout:
        if layout.id == chosen:
            return tuple(sorted(layout.dark))
    words = chosen.replace(",", " ").split()
    if not all(word.isascii() and word.isdecimal() and len(word) <= 3 for word in words):
        known = ", ".join(LAYOUTS)
        told = f"no layout is called {chosen!r}: choose {known}, or type nine numbers"
        raise InvalidInput(told, "layout-name", name=repr(chosen), known=known)
    dark = tuple(sorted(map(int, words)))
    if wrong := faults(dark):
        raise InvalidInput(f"layout: {wrong[0]}", "layout", why=wrong[0])
    return dark


def _whole(value: Any, _kind: type) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _text(value: Any, _kind: type) -> str:
    if type(value) is not str or not value.isprintable():
        raise ValueError(f"{value!r} is not a text of one line")
    return value


_CONVERTER = cattrs.Converter(forbid_extra_keys=True)
_CONVERTER.register_structure_hook(int, _whole)
_CONVERTER.register_structure_hook(str, _text)
