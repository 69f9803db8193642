"""The bars of the final scoring: one patterned part a term, and what was lost as a dashed box at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from yamatai.table import fonts, paint
from yamatai.table.theme import Theme, faded

HEIGHT = 26.0
"""The height of a bar, u; the box of what was lost stands 3 u out of it."""

Pattern = Literal["dashes", "hatch", "plain", "dots", "cross", "stripes"]

FILLS: tuple[tuple[QColor, Pattern], ...] = (
    (QColor("#E8C45E"), "dashes"),
    (QColor("#B92E22"), "hatch"),
    (QColor("#21466C"), "plain"),
    (QColor("#3A7D5A"), "dots"),
    (QColor("#7A5A9A"), "cross"),
    (QColor("#5C7A93"), "stripes"),
)
"""Colour and pattern of each column's part of the bars, so that no two differ by colour alone."""

_LOST_OUT = 3.0
_LIGHT = 140  # the lightness from which a fill takes dark marks


def gained(terms: Sequence[float]) -> float:
    """The points before anything is lost: the length of the bar."""
    return sum(points for points in terms if points > 0)


def signed(points: float) -> str:
    """A number of whole points with a real minus sign."""
    return str(round(points)).replace("-", "−")


def paint_bar(painter: QPainter, terms: Sequence[float], corner: QPointF, unit: float, theme: Theme) -> None:
    """The bar of one player from its top left corner, `unit` u a point; a bar that grows has parts of points."""
    x = corner.x()
    for column, points in enumerate(terms):
        if points > 0:
            paint_part(painter, QRectF(x, corner.y(), points * unit, HEIGHT), column, theme)
            x += points * unit
    lost = sum(terms) - gained(terms)
    if round(lost):
        start = corner.x() + max(0, sum(terms)) * unit
        width = max(x - start, fonts.width(signed(lost), _lost_font()) + 10)
        _paint_lost(painter, QRectF(start, corner.y() - _LOST_OUT, width, HEIGHT + 2 * _LOST_OUT), lost, theme)


def paint_part(painter: QPainter, rect: QRectF, column: int, theme: Theme) -> None:
    """A piece of bar in the colour and pattern of a column."""
    fill, pattern = FILLS[column % len(FILLS)]
    ink = faded(theme.ink if fill.lightness() > _LIGHT else theme.halo, 0.6)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, fill)
    _paint_pattern(painter, rect, pattern, ink)
    painter.restore()
    painter.setPen(QPen(theme.text, paint.LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


def _paint_lost(painter: QPainter, rect: QRectF, points: float, theme: Theme) -> None:
    paint.dashed_slot(painter, rect, theme.text, 2, theme.tile)
    fonts.draw_lines(painter, (signed(points),), rect, _lost_font(), theme.accent_text, align=paint.CENTRE)


def _paint_pattern(painter: QPainter, rect: QRectF, pattern: Pattern, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1.6))
    top, middle, bottom = rect.top(), rect.center().y(), rect.bottom()
    slant = rect.height() * 0.6
    match pattern:
        case "plain":
            pass
        case "dashes":
            painter.setPen(QPen(ink, 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
        case "dots":
            dot = min(4.0, rect.height() / 2)
            painter.setPen(QPen(ink, dot, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for x in _steps(rect.left() + 6, rect.right(), 12):
                painter.drawPoint(QPointF(x, middle))
        case "stripes":
            for x in _steps(rect.left(), rect.right(), 8):
                painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        case "hatch" | "cross":
            for x in _steps(rect.left() - slant, rect.right(), 10):
                painter.drawLine(QPointF(x, bottom), QPointF(x + slant, top))
                if pattern == "cross":
                    painter.drawLine(QPointF(x, top), QPointF(x + slant, bottom))


def _steps(start: float, end: float, step: float) -> list[float]:
    """From `start` to before `end`."""
    return [start + step * i for i in range(int((end - start) / step) + 1)]


def _lost_font() -> QFont:
    return fonts.sans(16, fonts.BLACK)
