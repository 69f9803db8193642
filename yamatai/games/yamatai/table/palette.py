"""The colours of Yamatai's own pieces: the same in every theme.

Each kind differs in hue, in lightness, in emblem and in silhouette; a change must
keep the distances that `tests/games/yamatai/table/test_palette.py` checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
from PySide6.QtGui import QColor

INK = QColor("#1B2530")
PAPER = QColor("#FFF7E6")
WHITE = QColor("#FFFFFF")


@attrs.frozen(eq=False)
class Resource:
    """The colours of one kind of boat."""

    sail: QColor
    hull: QColor
    emblem: QColor
    """The emblem's colour, and that of any text on the sail's colour."""


@attrs.frozen(eq=False)
class Player:
    """The colours of one player."""

    fill: QColor
    text: QColor
    """Text on `fill`."""
    mark: QColor
    """The player's mark on a white medallion."""


@attrs.frozen(eq=False)
class Culture:
    """The colours of one kind of culture token."""

    fill: QColor
    emblem: QColor


def _resource(sail: str, hull: str, emblem: QColor) -> Resource:
    return Resource(QColor(sail), QColor(hull), emblem)


def _player(fill: str, text: QColor, mark: QColor | None = None) -> Player:
    return Player(QColor(fill), text, mark or QColor(fill))


RESOURCES: Mapping[str, Resource] = MappingProxyType(
    {
        "bamboo": _resource("#8CB565", "#5F8742", INK),
        "wood": _resource("#733906", "#4F2603", PAPER),
        "stone": _resource("#16181D", "#3A3F49", PAPER),
        "clay": _resource("#BE4B49", "#8E2F30", PAPER),
        "gold": _resource("#FFDF46", "#D9A91C", INK),
    }
)

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "blue": _player("#1F6FB7", WHITE),
        "orange": _player("#EE7A1E", INK),
        "purple": _player("#461752", WHITE),
        "grey": _player("#D5D9DE", INK, INK),
    }
)

CULTURES: Mapping[str, Culture] = MappingProxyType(
    {
        "drum": Culture(QColor("#351840"), PAPER),
        "koi": Culture(QColor("#27528A"), PAPER),
        "pine": Culture(QColor("#1B8341"), PAPER),
        "blossom": Culture(QColor("#E66A88"), PAPER),
        "fan": Culture(QColor("#F7B34A"), QColor("#6E2A00")),
        "scroll": Culture(QColor("#FFF8EC"), INK),
    }
)
