"""The small things that lie on mats and strips: rows of cards, portraits, built tiles, boats, tokens."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, STANDARD
from yamatai.games.yamatai.table import specialists
from yamatai.table import art, paint, stamps
from yamatai.table.panel import Mark
from yamatai.table.theme import Theme, faded

EMPTY = 0.32
"""The opacity of a kind of which there is none: it keeps its place."""
ABSENT = 0.28
"""The opacity of a boat that has left the hand."""
CARD_RADIUS = 7.0
SEAL = 23.0

_HEAD = QRectF(0, 6, 60, 62)
_FACE = QRectF(6, 12, 48, 46)
_STANDARD_SKY = QColor("#2F6678")
_PRESTIGE_SKY = QColor("#B9796A")
_PIECES = {"torii": ("torii", 0.50, 1.0), "palace": ("palace", 0.44, 2.0)}


# Rows of cards.


def fan(area: QRectF, count: int, card: QSizeF, gap: float, rows: int = 1) -> list[QRectF]:
    """Places for `count` cards from the left, row by row. Cards that do not fit side by side overlap evenly."""
    room = max(1, math.floor((area.width() + gap) / (card.width() + gap)))
    in_row = max(room, math.ceil(count / rows))
    step = card.width() + gap if in_row == room else (area.width() - card.width()) / (in_row - 1)
    pitch = area.height() / rows
    return [
        QRectF(
            QPointF(
                area.left() + step * (i % in_row),
                area.top() + pitch * (i // in_row) + (pitch - card.height()) / 2,
            ),
            card,
        )
        for i in range(count)
    ]


def _seal_side(places: Sequence[QRectF]) -> float:
    """The side of the seals in a row of cards: they shrink so that each number stays visible."""
    if len(places) < 2:
        return SEAL
    return min(SEAL, max(16.0, places[1].left() - places[0].left() - 1))


def seal_centre(card: QRectF, side: float = SEAL) -> QPointF:
    """The middle of the seal at the lower right of a portrait."""
    return card.bottomRight() - QPointF(side / 2 - 2, side / 2 - 2)


def paint_row(
    painter: QPainter,
    places: Sequence[QRectF],
    marks: Sequence[Mark],
    face: Callable[[int, QRectF], None],
    points: Sequence[int],
    seal_at: Callable[[QRectF, float], QPointF],
    theme: Theme,
) -> None:
    """Paint a row of cards: `face` paints one of them. The leftmost lies on top, so that each shows its seal;
    those with a mark lie above the others."""
    side = _seal_side(places)
    rising = sorted(range(len(places)), key=lambda i: (bool(marks[i]), -i))
    for marked in (False, True):
        layer = [i for i in rising if bool(marks[i]) == marked]
        for i in layer:
            card = paint.lifted(places[i], marks[i])
            face(i, card)
            paint.marks(painter, card, marks[i], theme, CARD_RADIUS)
        for i in reversed(layer):
            paint.seal(painter, seal_at(paint.lifted(places[i], marks[i]), side), points[i], theme, side)


# Cards.


def portrait(painter: QPainter, card: QRectF, box: Box, specialist: int, theme: Theme, small: bool = False) -> None:
    """The head of a specialist in a square niche."""
    drawing = specialists.portrait(box, specialist)

    def head(painter: QPainter) -> None:
        niche = QPainterPath()
        niche.addRoundedRect(card, CARD_RADIUS, CARD_RADIUS)
        painter.save()
        painter.setClipPath(niche, Qt.ClipOperation.IntersectClip)
        art.draw_cropped(painter, drawing, card, _FACE if small else _HEAD)
        painter.restore()
        _edge(painter, card, theme.ink)

    stamps.draw(painter, ("portrait", drawing, small, theme), card, head)


def building(painter: QPainter, card: QRectF, kind: str, colour: str, theme: Theme, reserved: bool = False) -> None:
    """A building tile as a picture: a house in the player's colour, or the prestige building. A reserved one is
    no more than a dashed plan."""
    sky = _STANDARD_SKY if kind == STANDARD else _PRESTIGE_SKY
    if reserved:
        paint.box(painter, card, CARD_RADIUS, theme.panel)
        paint.dashed_slot(painter, card, theme.text, CARD_RADIUS, faded(sky, 0.30))
    else:
        paint.box(painter, card, CARD_RADIUS, sky, theme.ink)
    drawing, scale, drop = _PIECES.get(kind, (f"house-{colour}", 0.48, 1.0))
    scale *= card.height() / 40
    x, y = card.left() + 0.34 * card.width(), card.center().y() + drop
    painter.save()
    painter.setClipRect(card.adjusted(0, -6, 0, 0), Qt.ClipOperation.IntersectClip)
    art.draw(painter, drawing, x, y, scale, 0.75 if reserved else 1.0)
    painter.restore()


def building_seal_centre(card: QRectF, side: float = SEAL) -> QPointF:
    """The middle of the seal at the right of a building card."""
    return QPointF(card.right() - side / 2 - 2, card.center().y() + 1)


def _edge(painter: QPainter, card: QRectF, line: QColor) -> None:
    half = paint.LINE / 2
    painter.setPen(QPen(line, paint.LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(half, half, -half, -half), CARD_RADIUS, CARD_RADIUS)


# Pieces.


def token(painter: QPainter, centre: QPointF, kind: str, count: int, scale: float, theme: Theme) -> None:
    """A kind of culture token with its count; pale if there is none."""
    x, y = centre.x(), centre.y()
    if not count:
        art.draw(painter, f"culture-{kind}", x, y, scale, EMPTY)
        return
    art.shadow(painter, f"culture-{kind}", x, y, scale)
    art.draw(painter, f"culture-{kind}", x, y, scale)
    reach = 17 * scale
    paint.badge(painter, centre + QPointF(reach, reach), count, theme)


def medallion(painter: QPainter, centre: QPointF, colour: str, scale: float = 1.0) -> None:
    """A player's mark on a white disc."""
    art.draw(painter, f"mark-{colour}", centre.x(), centre.y(), scale)


def round_marks(painter: QPainter, centre: QPointF, radius: float, mark: Mark, theme: Theme) -> None:
    """The state of a round thing."""
    square = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    paint.marks(painter, square, mark, theme, radius)


def boat_kinds(painter: QPainter, area: QRectF, counts: Sequence[int], theme: Theme) -> None:
    """Boats counted by colour: one of each colour there is, from the left, with its count if it is not alone."""
    there = [(colour, count) for colour, count in enumerate(counts) if count]
    step = min(33.0, area.width() / max(1, len(there)))
    scale = 0.42 * min(1.0, step / 30)
    for i, (colour, count) in enumerate(there):
        x, y = area.left() + step * (i + 0.5), area.center().y()
        art.draw(painter, f"boat-{COLOURS[colour]}", x, y, scale)
        if count > 1:
            paint.badge(painter, QPointF(x + 8, y + 13), count, theme, 9.5)


def lock(painter: QPainter, centre: QPointF, ink: QColor) -> None:
    """A padlock: something that has to be opened first."""
    x, y = centre.x(), centre.y()
    painter.setPen(QPen(ink, 3.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shackle = QPainterPath(QPointF(x - 5.5, y))
    shackle.lineTo(x - 5.5, y - 6)
    shackle.arcTo(x - 5.5, y - 11.5, 11, 11, 180, -180)
    shackle.lineTo(x + 5.5, y)
    painter.drawPath(shackle)
    paint.box(painter, QRectF(x - 9, y - 2, 18, 14), 3, ink)
