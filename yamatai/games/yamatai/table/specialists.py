"""Specialists in words and pictures, in any edition.

The texts and portraits that ship with the program belong to the house edition. An edition of somebody's own may
use other ids, or the same ids with other perks; then its own words hold, and portraits go by number.
"""

from __future__ import annotations

from functools import cache

from yamatai import resources
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import PerkValue, Specialist, read_components
from yamatai.table.text import Texts


def name(text: Texts, tile: Specialist) -> str:
    """The name on the tile."""
    id = f"yamatai-specialist-{tile.id}"
    return text(id) if id in text else tile.id.replace("-", " ").replace("_", " ").title()


def perk(text: Texts, tile: Specialist) -> str:
    """The perk in the few words that fit on the tile."""
    return text(f"yamatai-perk-{tile.id}") if _is_house(tile) else tile.text


def perk_in_full(text: Texts, tile: Specialist) -> str:
    """The perk in a whole sentence."""
    return text(f"yamatai-perk-{tile.id}-full") if _is_house(tile) else tile.text


def portrait(box: Box, specialist: int) -> str:
    """The drawing of a specialist, by its number in the box."""
    drawing = f"specialist-{box.components.specialist[specialist].id}"
    return drawing if drawing in _portraits() else _portraits()[specialist % len(_portraits())]


def _is_house(tile: Specialist) -> bool:
    """Whether the perk is the one that the shipped texts describe."""
    return tile.perks == _house_perks().get(tile.id)


@cache
def _house_perks() -> dict[str, dict[str, PerkValue]]:
    return {tile.id: tile.perks for tile in read_components("").specialist}


@cache
def _portraits() -> tuple[str, ...]:
    """The portraits there are, in the order of the house edition."""
    drawings = (f"specialist-{id}" for id in _house_perks())
    return tuple(drawing for drawing in drawings if (resources.path("art") / f"{drawing}.svg").exists())
