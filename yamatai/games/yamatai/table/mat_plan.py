"""Where everything lies on the active mat (look.md 10), in the mat's own units.

Each kind of thing has its fixed place, whatever its count. A mat that is higher, because fewer others sit at the
table, gives second rows to what there is most of, and air to the rest.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from yamatai.games.yamatai.table import cards
from yamatai.games.yamatai.table.holding import Holding

HEIGHT = 634.0
"""The height of the mat with four seats."""
HEADER = 56.0
LABEL_X = 14.0
BOAT_SCALE = 1.12
BOAT_STEP = 86.0
TOKEN_SCALE = 0.68
HOUSE_SCALE = 0.50

_SECTIONS = {
    "fleet": 65.0, "boats": 142.0, "harbour": 107.0, "culture": 68.0, "specialists": 76.0, "built": 52.0, "left": 58.0,
}  # fmt: skip
_SECOND_ROWS = {"specialists": 66.0, "built": 46.0, "boats": 84.0, "left": 30.0}
"""What a second row of these takes, in the order in which they get one."""
_EDGE = 9.5
_COLUMN = 105.0
_LABEL_WIDTH = 88.0  # beside a row of cards
_WIDE_LABEL = 165.0  # above the harbour, above what is set aside
_FIRST_TOKEN = 103.7
_CARD_GAP = 7.0
_PORTRAIT = QSizeF(59, 60)
_TILE = QSizeF(59, 40)
_BOATS_IN_ROW = 4
_BOATS_TOP = 28.0
_SLOT_GAP = 8.0
_TOKEN_STEP = 47.3
_HOUSE_STEP = 43.2


@attrs.frozen
class Plan:
    """The places for one holding. Rows of cards go from left to right."""

    fleet: QRectF
    tray: QRectF
    boats: tuple[QRectF, ...]
    """A cell for each boat, those to place first."""
    slots: tuple[QRectF, ...]
    """Harbour slots; the last one is locked if the harbour keeps only one boat."""
    aside: QRectF
    tokens: tuple[QPointF, ...]
    specialists: tuple[QRectF, ...]
    tiles: tuple[QRectF, ...]
    """Reserved tiles first, then the built ones."""
    free: tuple[QRectF, ...]
    """Where the next specialist and the next tile will lie, while they fit beside the others."""
    houses: tuple[QPointF, ...]
    house_scale: float
    labels: Mapping[str, QRectF]
    """The line of each label."""
    lines: tuple[float, ...]
    """The y of the lines between the sections."""


def plan(size: QSizeF, held: Holding) -> Plan:
    """The places on a mat of this size for what a seat holds."""
    areas, rows = _areas(size)
    width = size.width()
    tray = QRectF(_EDGE, areas["boats"].top() + 9, width - 2 * _EDGE, areas["boats"].height() - 9)
    slots_top = areas["harbour"].top() + 36
    specialist_row = _row(areas["specialists"].adjusted(0, 1.5, 0, -1.5), width)
    tile_row = _row(areas["built"], width)
    tiles = len(held.reserved) + len(held.built)
    house_places, house_scale = _houses(_row(areas["left"], width), held.houses, rows["left"])
    return Plan(
        fleet=QRectF(_EDGE, areas["fleet"].top() + 9.5, width - 2 * _EDGE, 56.0),
        tray=tray,
        boats=_boats(tray, len(held.to_place) + len(held.placed), rows["boats"]),
        slots=_slots(QRectF(12.0, slots_top, 165.0, 62.0), held.capacity),
        aside=QRectF(189.5, slots_top, width - 189.5 - 12.0, 62.0),
        tokens=tuple(
            QPointF(_FIRST_TOKEN + _TOKEN_STEP * kind, areas["culture"].center().y() - 2)
            for kind in range(len(held.culture))
        ),
        specialists=_cards(specialist_row, len(held.specialists), _PORTRAIT, rows["specialists"]),
        tiles=_cards(tile_row, tiles, _TILE, rows["built"]),
        free=(
            *_free(specialist_row, len(held.specialists), _PORTRAIT, rows["specialists"]),
            *_free(tile_row, tiles, _TILE, rows["built"]),
        ),
        houses=house_places,
        house_scale=house_scale,
        labels=_labels(areas, rows, slots_top),
        lines=tuple(areas[name].top() for name in ("culture", "specialists", "built")),
    )


def _areas(size: QSizeF) -> tuple[dict[str, QRectF], dict[str, int]]:
    """Each section without its share of the air, and its number of rows."""
    spare = size.height() - HEIGHT
    rows = dict.fromkeys(_SECTIONS, 1)
    heights = dict(_SECTIONS)
    for name, more in _SECOND_ROWS.items():
        if more <= spare:
            spare -= more
            rows[name] = 2
            heights[name] += more
    air = max(0.0, spare) / len(heights)
    areas = {}
    top = HEADER
    for name, height in heights.items():
        areas[name] = QRectF(0, top + air / 2, size.width(), height)
        top += height + air
    return areas, rows


def _row(area: QRectF, width: float) -> QRectF:
    """The part of a section right of its label."""
    return QRectF(_COLUMN, area.top(), width - _COLUMN - 10.0, area.height())


def _boats(tray: QRectF, count: int, rows: int) -> tuple[QRectF, ...]:
    """Up to four boats a row at their full step; more than fit move together."""
    rows = min(rows, max(1, math.ceil(count / _BOATS_IN_ROW)))
    in_row = max(_BOATS_IN_ROW, math.ceil(count / rows))
    step = min(BOAT_STEP, (tray.width() - 10) / in_row)
    top = tray.top() + _BOATS_TOP
    pitch = (tray.height() - _BOATS_TOP - 6) / rows
    return tuple(
        QRectF(tray.left() + 6 + step * (i % in_row), top + pitch * (i // in_row), step, pitch) for i in range(count)
    )


def _slots(area: QRectF, capacity: int) -> tuple[QRectF, ...]:
    """One slot a boat that the harbour keeps, two at least."""
    count = max(2, capacity)
    width = (area.width() - _SLOT_GAP * (count - 1)) / count
    return tuple(QRectF(area.left() + (width + _SLOT_GAP) * i, area.top(), width, area.height()) for i in range(count))


def _cards(area: QRectF, count: int, card: QSizeF, rows: int) -> tuple[QRectF, ...]:
    return tuple(cards.fan(area, count, card, _CARD_GAP, rows))


def _free(area: QRectF, count: int, card: QSizeF, rows: int) -> Iterator[QRectF]:
    """The place of one card more, if it fits beside the others."""
    more = cards.fan(area, count + 1, card, _CARD_GAP, rows)
    if not any(more[-1].intersects(other) for other in more[:-1]):
        yield more[-1]


def _houses(area: QRectF, count: int, rows: int) -> tuple[tuple[QPointF, ...], float]:
    """The anchors of all houses of a seat, and the scale at which they fit beside each other."""
    in_row = math.ceil(count / rows)
    step = min(_HOUSE_STEP, area.width() / in_row)
    pitch = min(area.height() / rows, 40.0)
    first = area.center().y() - pitch * (rows - 1) / 2
    places = tuple(
        QPointF(area.left() + 20.5 + step * (i % in_row), first + pitch * (i // in_row)) for i in range(count)
    )
    return places, HOUSE_SCALE * min(1.0, step / 41.0)


def _labels(areas: Mapping[str, QRectF], rows: Mapping[str, int], slots_top: float) -> dict[str, QRectF]:
    """Labels stand at the top of the higher sections, beside the first row of the others."""
    labels = {
        "harbour": _label(slots_top - 13, _WIDE_LABEL),
        "aside": _label(slots_top - 13, _WIDE_LABEL, 191.5),
        "culture": _label(areas["culture"].top() + 16, _FIRST_TOKEN - _TOKEN_STEP / 2 + 3 - LABEL_X),
        "specialists": _label(areas["specialists"].top() + 17, _LABEL_WIDTH),
    }
    for name in ("built", "left"):
        row = areas[name].height() / rows[name]
        labels[name] = _label(areas[name].top() + row / 2, _LABEL_WIDTH)
    return labels


def _label(middle: float, width: float, left: float = LABEL_X) -> QRectF:
    return QRectF(left, middle - 12, width, 24)
