"""The colours of the table, by role.

A theme says what a thing is for, never where it is: painters ask for `theme.panel`
or `theme.sand_line`. Colours that belong to one game only (resources, players) live
in that game's palette; the roles below that speak of sea and land are what board
games about islands share.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
from PySide6.QtGui import QColor


def colour(text: str) -> QColor:
    """The colour written `#RRGGBB`, or `#RRGGBB .62` with an opacity."""
    code, _, opacity = text.partition(" ")
    result = QColor(code)
    if opacity:
        result.setAlphaF(float(opacity))
    return result


def faded(base: QColor, alpha: float) -> QColor:
    """A copy of `base` with its opacity multiplied by `alpha` (0 to 1)."""
    result = QColor(base)
    result.setAlphaF(base.alphaF() * alpha)
    return result


@attrs.frozen(kw_only=True, eq=False)
class Theme:
    """Every colour role of the table; widths are in scene units (u).

    Two themes are equal only if they are the same object, so a theme can be part of
    a cache key. Do not change the colours of a theme: make another theme.
    """

    name: str

    # The board, from the water up.
    sea_centre: QColor
    sea_mid: QColor
    sea_edge: QColor
    seigaiha: QColor | None
    """The wave pattern on water; None leaves water plain."""
    shallow: tuple[tuple[float, QColor], ...]
    """Bands of shallow water, widest first: distance from the coast in board units, colour."""
    ripple: QColor
    lane: QColor
    island_shadow: QColor
    sand: QColor
    sand_ink: QColor
    """The inked coast."""
    sand_line: QColor
    """The broken line in the sand."""
    land_line: QColor
    """The thin line where sand meets land."""
    land: QColor
    inner_land: QColor
    trees: QColor | None
    """None leaves the land bare."""
    anchorage_fill: QColor
    anchorage_ring: QColor
    compass: QColor

    # Panels and tiles.
    panel: QColor
    field: QColor
    deep_field: QColor
    tile: QColor
    panel_line: QColor
    tray: QColor
    deep_tray: QColor
    shadow: QColor
    """One of the four soft layers below a panel."""
    cover: QColor
    """What darkens the table under a cover; its painter chooses the opacity."""
    tile_back: QColor
    tile_back_line: QColor
    number_band: QColor
    """The indigo band with a tile's number; its text is `number_text`."""
    number_text: QColor

    # Text.
    text: QColor
    second_text: QColor
    accent_text: QColor
    tray_text: QColor
    """Text on the water trays."""

    # What can be pressed, what matters, what is refused.
    main_button: QColor
    main_text: QColor
    power_button: QColor
    power_text: QColor
    good: QColor
    good_text: QColor
    """Text on a field of `good`."""
    legal_glow: QColor
    legal_dash: QColor
    selected: QColor
    """The vermilion edge of what is selected."""
    gate: QColor
    """The lighter vermilion of gates and signs on water."""
    refused_ring: QColor
    refused_fill: QColor
    refused_wash: QColor
    dim_wash: QColor
    """Laid over what cannot be used now."""
    seal: QColor
    seal_line: QColor
    seal_text: QColor
    focus_inner: QColor
    focus_outer: QColor

    # The drawings' own two constants.
    ink: QColor
    halo: QColor


_ALWAYS = {
    "ripple": "#FFFFFF 0.22",
    "island_shadow": "#04101B 0.35",
    "shadow": "#04101B 0.10",
    "cover": "#0A1B2E",
    "tile_back": "#16314D",
    "tile_back_line": "#E0B85A",
    "number_band": "#21466C",
    "number_text": "#FFFFFF",
    "tray_text": "#FFFFFF",
    "main_button": "#B92E22",
    "main_text": "#FFFFFF",
    "legal_dash": "#C5352A",
    "selected": "#C5352A",
    "gate": "#E4523F",
    "refused_ring": "#FF8A73",
    "refused_fill": "#3A1210",
    "refused_wash": "#C5352A 0.35",
    "dim_wash": "#04101B 0.35",
    "seal": "#B92E22",
    "seal_line": "#5E120C",
    "seal_text": "#FFFFFF",
    "focus_inner": "#FFFFFF",
    "focus_outer": "#1B2530",
    "ink": "#1B2530",
    "halo": "#FFF7E6",
}
"""The roles that have the same colour in every theme."""


def _theme(name: str, shallow: tuple[tuple[float, str], ...], **roles: str) -> Theme:
    plain: dict[str, QColor | None] = {"seigaiha": None, "trees": None}
    written = {role: colour(text) for role, text in (_ALWAYS | roles).items()}
    bands = tuple((distance, colour(text)) for distance, text in shallow)
    return Theme(name=name, shallow=bands, **(plain | written))  # type: ignore[arg-type]


_PAPER = _theme(
    "paper",
    shallow=(
        (24.0, "#3A7F93 0.55"),
        (17.0, "#4E959F 0.55"),
        (10.0, "#72B0AC 0.55"),
    ),
    sea_centre="#2E6E86",
    sea_mid="#1B4A69",
    sea_edge="#123353",
    seigaiha="#FFFFFF 0.085",
    lane="#F3EBD3 0.62",
    sand="#EDDFBA",
    sand_ink="#5E4E33",
    sand_line="#5E4E33 0.30",
    land_line="#5E4E33 0.33",
    land="#A5BC8D",
    inner_land="#B3C79B",
    trees="#7E9A6D",
    anchorage_fill="#123353 0.55",
    anchorage_ring="#F3EBD3 0.85",
    compass="#F3EBD3 0.78",
    panel="#F6EDDA",
    field="#EADDC0",
    deep_field="#DECDA8",
    tile="#FBF4E4",
    panel_line="#A8946A",
    tray="#2A6580",
    deep_tray="#1B4A69",
    text="#1B2530",
    second_text="#544A38",
    accent_text="#B02A1F",
    power_button="#21466C",
    power_text="#FFFFFF",
    good="#1F6B46",
    good_text="#FFFFFF",
    legal_glow="#FFE79A",
)

_NIGHT = _theme(
    "night",
    shallow=(
        (24.0, "#23526A 0.55"),
        (17.0, "#2D6273 0.55"),
        (10.0, "#3B7679 0.55"),
    ),
    sea_centre="#1C4459",
    sea_mid="#122F45",
    sea_edge="#0A1B2E",
    seigaiha="#BFD8E6 0.06",
    lane="#CFC6A8 0.50",
    sand="#B9A981",
    sand_ink="#1E1A12",
    sand_line="#1E1A12 0.30",
    land_line="#1E1A12 0.32",
    land="#6E8766",
    inner_land="#7A9371",
    trees="#516B4D",
    anchorage_fill="#081523 0.55",
    anchorage_ring="#CFC6A8 0.85",
    compass="#CFC6A8 0.78",
    panel="#1A2632",
    field="#243341",
    deep_field="#31434F",
    tile="#212F3C",
    panel_line="#54687A",
    tray="#2A5A75",
    deep_tray="#16384F",
    text="#F3E9D2",
    second_text="#BDB59F",
    accent_text="#FF8A73",
    power_button="#9CC3E6",
    power_text="#0E1A26",
    good="#7FD0A0",
    good_text="#0E1A26",
    legal_glow="#FFE79A",
)

_CONTRAST = _theme(
    "contrast",
    shallow=((10.0, "#7FC4D6 0.55"),),
    sea_centre="#0A2A40",
    sea_mid="#0A2A40",
    sea_edge="#0A2A40",
    lane="#FFFFFF",
    sand="#FFFFFF",
    sand_ink="#000000",
    sand_line="#000000 0.30",
    land_line="#000000 0.30",
    land="#D9E6C8",
    inner_land="#D9E6C8",
    anchorage_fill="#0A2A40",
    anchorage_ring="#FFFFFF",
    compass="#FFFFFF 0.78",
    panel="#FFFFFF",
    field="#F0F0F0",
    deep_field="#D8D8D8",
    tile="#FFFFFF",
    panel_line="#000000",
    tray="#0A2A40",
    deep_tray="#0A2A40",
    text="#000000",
    second_text="#222222",
    accent_text="#9E1B10",
    power_button="#0B2E5C",
    power_text="#FFFFFF",
    good="#0C4A2B",
    good_text="#FFFFFF",
    legal_glow="#FFE600",
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (_PAPER, _NIGHT, _CONTRAST)})
"""The themes by name: `paper` (the default), `night`, `contrast`."""

DEFAULT = _PAPER


def contrast_ratio(one: QColor, other: QColor) -> float:
    """The WCAG contrast of two opaque colours, from 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(value: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value.redF(), value.greenF(), value.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
