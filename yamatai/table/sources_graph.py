"""Where every seat's points come from, round by round: one small chart a seat, all of the same scale, with a bar a
round in which each source has its part, in the colours and patterns of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from yamatai.table import art, fonts, paint, score_bar
from yamatai.table.points_graph import step_of
from yamatai.table.score_bar import signed
from yamatai.table.theme import Theme, faded

# u.
_LEGEND = (18.0, 30.0)  # from the room's upper edge, height
_CHIP = (34.0, 14.0, 8.0, 28.0)  # width, height, gap to the word, gap to the next
_TOP, _SIDE, _BOTTOM = 62.0, 30.0, 18.0
_GAP = (36.0, 14.0)
_HEAD = 46.0
_AXIS = (52.0, 28.0)  # the points' numbers at the left, the rounds' below
_MOST_BAR = 46.0
_BAR_SHARE = 0.66
_MOST_STEPS = 5
_NAMES = (22, 19, 17, 16)


@attrs.frozen
class Source:
    """A term of the score; `column` chooses its colour and pattern."""

    name: str
    column: int


@attrs.frozen
class Bars:
    """A seat: for the start and each round the points of every source, in their order."""

    name: str
    drawing: str
    points: tuple[tuple[int, ...], ...]


def cells(room: QRectF, count: int) -> list[QRectF]:
    """The room of each seat's chart: side by side, in two rows from four on."""
    across = count if count < 4 else -(-count // 2)
    rows = -(-count // across)
    inner = room.adjusted(_SIDE, _TOP, -_SIDE, -_BOTTOM)
    width = (inner.width() - _GAP[0] * (across - 1)) / across
    height = (inner.height() - _GAP[1] * (rows - 1)) / rows
    return [
        QRectF(
            inner.left() + i % across * (width + _GAP[0]), inner.top() + i // across * (height + _GAP[1]), width, height
        )
        for i in range(count)
    ]


def paint_sources(
    painter: QPainter, room: QRectF, seats: Sequence[Bars], sources: Sequence[Source], lost: str, theme: Theme
) -> None:
    """All charts within `room`; `lost` names what was taken off."""
    gained = max((sum(p for p in points if p > 0) for seat in seats for points in seat.points), default=0)
    least = min((sum(p for p in points if p < 0) for seat in seats for points in seat.points), default=0)
    shown = [
        source
        for index, source in enumerate(sources)
        if any(points[index] > 0 for seat in seats for points in seat.points)
    ]
    _paint_legend(painter, room, shown, lost if least < 0 else "", theme)
    scale = range(least, max(gained, 1) + 1)
    for seat, cell in zip(seats, cells(room, len(seats)), strict=True):
        _paint_head(painter, seat, cell, theme)
        _paint_chart(painter, seat, cell.adjusted(_AXIS[0], _HEAD, 0, -_AXIS[1]), sources, scale, theme)


def _paint_legend(painter: QPainter, room: QRectF, sources: Sequence[Source], lost: str, theme: Theme) -> None:
    """Chips with names, in the middle; smaller where they would not fit."""
    chip, high, gap, apart = _CHIP
    words = [source.name for source in sources] + ([lost] if lost else [])
    font = next((f for f in map(fonts.sans, (18, 17)) if _legend_width(words, f) <= room.width() - 40), fonts.sans(16))
    left, middle = room.center().x() - _legend_width(words, font) / 2, room.top() + _LEGEND[0] + _LEGEND[1] / 2
    for index, word in enumerate(words):
        rect = QRectF(left, middle - high / 2, chip, high)
        if index < len(sources):
            score_bar.paint_part(painter, rect, sources[index].column, theme)
        else:
            paint.dashed_slot(painter, rect, theme.text, 2, theme.tile)
        width = fonts.width(word, font)
        line = QRectF(rect.right() + gap, room.top() + _LEGEND[0], width + 1, _LEGEND[1])
        fonts.draw_lines(painter, (word,), line, font, theme.text, align=paint.LEFT)
        left = line.right() + apart


def _legend_width(words: Sequence[str], font: QFont) -> float:
    chip, _, gap, apart = _CHIP
    return sum(chip + gap + fonts.width(word, font) + 1 + apart for word in words) - apart


def _paint_head(painter: QPainter, seat: Bars, cell: QRectF, theme: Theme) -> None:
    """Drawing, name, and all points at the right."""
    art.draw_fitted(painter, seat.drawing, QRectF(cell.left() + 2, cell.top(), 40, 40))
    total = signed(sum(seat.points[-1]))
    font = fonts.sans(24, fonts.BLACK)
    width = fonts.width(total, font) + 2
    line = QRectF(cell.right() - width, cell.top(), width, 40)
    fonts.draw_lines(painter, (total,), line, font, theme.text, align=paint.RIGHT)
    room = QRectF(cell.left() + _AXIS[0], cell.top(), cell.width() - _AXIS[0] - width - 12, 40)
    face = next((f for f in map(fonts.serif, _NAMES) if fonts.width(seat.name, f) <= room.width()), fonts.serif(16))
    lines = fonts.wrap(seat.name, face, room.width(), 2)
    fonts.draw_lines(painter, lines, room, face, theme.text, align=paint.LEFT)


def _paint_chart(
    painter: QPainter, seat: Bars, chart: QRectF, sources: Sequence[Source], scale: range, theme: Theme
) -> None:
    """`scale` goes from the fewest points of all charts to the most."""
    unit, step = chart.height() / (len(scale) - 1), step_of(len(scale) - 1, _MOST_STEPS)
    zero = chart.bottom() + scale[0] * unit
    for points in (points for points in scale if points % step == 0):
        y = zero - points * unit
        painter.setPen(QPen(faded(theme.panel_line, 0.9 if points == 0 else 0.4), 2 if points == 0 else paint.LINE))
        painter.drawLine(QPointF(chart.left(), y), QPointF(chart.right(), y))
        line = QRectF(chart.left() - _AXIS[0], y - 12, _AXIS[0] - 10, 24)
        fonts.draw_lines(painter, (signed(points),), line, fonts.sans(16), theme.second_text, align=paint.RIGHT)
    pitch = chart.width() / len(seat.points)
    width = min(_MOST_BAR, pitch * _BAR_SHARE)
    every = max(1, -(-28 // max(1, int(pitch))))  # numbers do not come nearer than 28 u to each other
    for number, round_ in enumerate(seat.points):
        middle = chart.left() + (number + 0.5) * pitch
        _paint_bar(painter, QRectF(middle - width / 2, zero, width, 0), round_, sources, unit, theme)
        if number % every == 0:
            line = QRectF(middle - 20, chart.bottom() + 4, 40, 24)
            fonts.draw_lines(painter, (str(number),), line, fonts.sans(16), theme.second_text, align=paint.CENTRE)


def _paint_bar(
    painter: QPainter, foot: QRectF, points: Sequence[int], sources: Sequence[Source], unit: float, theme: Theme
) -> None:
    """What was gained stands on the line, what was lost hangs below it."""
    y = foot.top()
    for source, gained in zip(sources, points, strict=True):
        if gained > 0:
            y -= gained * unit
            score_bar.paint_part(painter, QRectF(foot.left(), y, foot.width(), gained * unit), source.column, theme)
    lost = -sum(p for p in points if p < 0)
    if lost:
        rect = QRectF(foot.left(), foot.top(), foot.width(), lost * unit)
        painter.setPen(QPen(theme.text, paint.LINE, Qt.PenStyle.DashLine))
        painter.setBrush(theme.tile)
        painter.drawRect(rect)
