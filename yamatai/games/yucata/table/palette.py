"""The colours of Yucata' alone: ochre wood and jade (look.md 11), by theme."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
from PySide6.QtGui import QColor

from yamatai.table.theme import Theme


@attrs.frozen(kw_only=True, eq=False)
class Wood:
    """The table and the path on it."""

    light: QColor
    deep: QColor
    grain: QColor
    words: QColor
    """On the wood itself."""
    path: QColor
    path_line: QColor
    hollow: QColor
    """An empty space."""
    number: QColor
    """The number of a space, on the path."""
    garden: QColor
    """Round the temple."""
    tree: QColor
    leaf: QColor
    """A tree in the garden, and the light on it."""
    back: QColor
    back_line: QColor
    """The back of a card."""
    card: QColor
    card_text: QColor


def _wood(**colours: str) -> Wood:
    return Wood(**{role: QColor(code) for role, code in colours.items()})


_WOODS: Mapping[str, Wood] = MappingProxyType(
    {
        "paper": _wood(
            light="#E0AE66", deep="#C98F47", grain="#BB8340", words="#1B2530", path="#F0DDB0", path_line="#8A5A24",
            hollow="#D9C08A", number="#5E3A12", garden="#4C8A55", tree="#2F6B42", leaf="#5FA067",
            back="#1F5A45", back_line="#E0B85A", card="#FFF8EC", card_text="#123B2A",
        ),
        "night": _wood(
            light="#3B2A17", deep="#24190D", grain="#4A351D", words="#FFF7E6", path="#6B5330", path_line="#140D06",
            hollow="#57421F", number="#F3E1B8", garden="#1E4A30", tree="#153A25", leaf="#2A5E3E",
            back="#123B2D", back_line="#B99A55", card="#EADFC6", card_text="#123B2A",
        ),
        "contrast": _wood(
            light="#FFFFFF", deep="#FFFFFF", grain="#FFFFFF", words="#000000", path="#FFFFFF", path_line="#000000",
            hollow="#FFFFFF", number="#000000", garden="#E3F1E3", tree="#E3F1E3", leaf="#E3F1E3",
            back="#0C4A2B", back_line="#FFFFFF", card="#FFFFFF", card_text="#000000",
        ),
    }
)  # fmt: skip

PLAYERS: Mapping[str, tuple[QColor, QColor]] = MappingProxyType(
    {
        "white": (QColor("#F4F1E8"), QColor("#1B2530")),
        "black": (QColor("#23262B"), QColor("#FFFFFF")),
        "red": (QColor("#B32B22"), QColor("#FFFFFF")),
        "green": (QColor("#4FAE7C"), QColor("#1B2530")),
    }
)
"""The colour of a seat, and that of words on it."""


def wood(theme: Theme) -> Wood:
    return _WOODS[theme.name]
