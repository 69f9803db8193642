"""Every seat's points over the rounds: a line a seat, each with its own colour, dashes, marks and name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from yamatai.play.game import Terms
from yamatai.play.match import Match
from yamatai.table import art, fonts, paint
from yamatai.table.score_bar import signed
from yamatai.table.theme import Theme, faded

# From the edges of the room, u.
_LEFT, _RIGHT, _TOP, _BOTTOM = 100.0, 370.0, 84.0, 74.0
_LABEL_STEP = 62.0  # names at the ends of lines do not come nearer to each other
_LINE, _HALO, _MARK = 4.0, 8.0, 9.0
_MOST_STEPS = 6
_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 2.5, 2, 2.5))
"""By seat: lengths of dashes and gaps in widths of the line; () is a whole line."""
_NAMES = (24, 21, 18, 16)


@attrs.frozen
class Line:
    """The points of one seat: at the start, and at the end of each round."""

    name: str
    drawing: str
    colour: QColor
    points: tuple[int, ...]


def terms_by_round(match: Match) -> tuple[tuple[Terms, ...], ...]:
    """For each seat the terms of its score at the start and at the end of each round, as far as the match has come."""
    game, states = match.game, [match.root.state]
    for node in match.line():
        assert node.parent is not None
        if game.round(node.state) != game.round(node.parent.state):
            states.append(node.state)
    if match.node.parent is not None and states[-1] is not match.state:
        states.append(match.state)
    return tuple(zip(*[game.score(state) for state in states], strict=True))


def points_by_round(match: Match) -> tuple[tuple[int, ...], ...]:
    """For each seat its points at the start and at the end of each round, as far as the match has come."""
    return tuple(tuple(sum(terms.values()) for terms in seat) for seat in terms_by_round(match))


def ends(room: QRectF, lines: Sequence[Line]) -> list[QRectF]:
    """Where each seat's name stands, at the end of its line."""
    chart, at = _scaled(room, lines)
    rounds = _rounds(lines)
    heights = _spread([at(rounds, line.points[-1]).y() for line in lines], chart)
    return [QRectF(chart.right() + 26, y - 29, _RIGHT - 46, 58) for y in heights]


def paint_graph(painter: QPainter, room: QRectF, lines: Sequence[Line], across: str, theme: Theme) -> None:
    """The graph within `room`; `across` names the axis from left to right."""
    chart, at = _scaled(room, lines)
    rounds = _rounds(lines)
    _paint_grid(painter, chart, _scale(lines), at, theme)
    _paint_rounds(painter, rounds, chart.bottom(), at, across, theme)
    for seat, line in enumerate(lines):
        places = [at(number, points) for number, points in enumerate(line.points)]
        _paint_line(painter, places, seat, line.colour, theme)
    ends = _spread([at(rounds, line.points[-1]).y() for line in lines], chart)
    for seat, (line, y) in enumerate(zip(lines, ends, strict=True)):
        end = at(len(line.points) - 1, line.points[-1])
        _paint_end(painter, line, seat, end, QPointF(chart.right() + 30, y), theme)


def _rounds(lines: Sequence[Line]) -> int:
    return max(1, *(len(line.points) - 1 for line in lines))


def _scale(lines: Sequence[Line]) -> range:
    """The heights of the lines across: round numbers, the first and last of which hold all points."""
    values = [points for line in lines for points in line.points]
    step = step_of(max(values) - min(0, *values))
    low = min(0, *values) // step * step
    return range(low, max(low + step, -(-max(values) // step) * step) + 1, step)


def _scaled(room: QRectF, lines: Sequence[Line]) -> tuple[QRectF, Callable[[int, float], QPointF]]:
    """The chart within the room, and where points at the end of a round lie in it."""
    chart, rounds, heights = room.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM), _rounds(lines), _scale(lines)

    def at(number: int, points: float) -> QPointF:
        share = (points - heights[0]) / (heights[-1] - heights[0])
        return QPointF(chart.left() + chart.width() * number / rounds, chart.bottom() - chart.height() * share)

    return chart, at


def step_of(span: int, most: int = _MOST_STEPS) -> int:
    """The distance of the lines across: the smallest round number that gives few of them."""
    unit = 1
    while True:
        for factor in (1, 2, 5):
            if span <= most * unit * factor:
                return unit * factor
        unit *= 10


def _spread(wanted: Sequence[float], chart: QRectF) -> list[float]:
    """Heights as near to those wanted as leaves room between them, in the same order."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    found = [0.0] * len(wanted)
    least = chart.top()
    for i in order:
        found[i] = max(wanted[i], least)
        least = found[i] + _LABEL_STEP
    most = chart.bottom()
    for i in reversed(order):
        found[i] = min(found[i], most)
        most = found[i] - _LABEL_STEP
    return found


def _paint_grid(
    painter: QPainter, chart: QRectF, heights: range, at: Callable[[int, float], QPointF], theme: Theme
) -> None:
    for points in heights:
        y = at(0, points).y()
        painter.setPen(QPen(faded(theme.panel_line, 0.9 if points == 0 else 0.45), 2 if points == 0 else paint.LINE))
        painter.drawLine(QPointF(chart.left(), y), QPointF(chart.right(), y))
        room = QRectF(chart.left() - 90, y - 14, 74, 28)
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        fonts.draw_lines(painter, (signed(points),), room, fonts.sans(18), theme.second_text, align=align)


def _paint_rounds(
    painter: QPainter, rounds: int, y: float, at: Callable[[int, float], QPointF], across: str, theme: Theme
) -> None:
    every = -(-rounds // 20)
    for number in range(0, rounds + 1, every):
        room = QRectF(at(number, 0).x() - 24, y + 8, 48, 26)
        fonts.draw_lines(painter, (str(number),), room, fonts.sans(18), theme.second_text, align=paint.CENTRE)
    room = QRectF(at(0, 0).x(), y + 36, at(rounds, 0).x() - at(0, 0).x(), 26)
    fonts.draw_lines(painter, (across,), room, fonts.sans(18, fonts.BOLD), theme.text, align=paint.CENTRE)


def _paint_line(painter: QPainter, places: Sequence[QPointF], seat: int, colour: QColor, theme: Theme) -> None:
    path = QPainterPath(places[0])
    for place in places[1:]:
        path.lineTo(place)
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.FlatCap
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((theme.text, _HALO - 2), (colour, _LINE)):  # an edge, so that a light colour shows too
        pen = QPen(ink, width, Qt.PenStyle.SolidLine, cap, join)
        if dashes := _DASHES[seat % len(_DASHES)]:
            pen.setDashPattern([length * _LINE / width for length in dashes])
        painter.setPen(pen)
        painter.drawPath(path)
    for place in places:
        _paint_mark(painter, place, seat, colour, theme)


def _paint_mark(painter: QPainter, centre: QPointF, seat: int, colour: QColor, theme: Theme) -> None:
    """Each seat has marks of another shape."""
    r = _MARK
    painter.setPen(QPen(theme.text, 2))
    painter.setBrush(colour)
    match seat % len(_DASHES):
        case 0:
            painter.drawEllipse(centre, r * 0.9, r * 0.9)
        case 1:
            painter.drawRect(QRectF(centre.x() - r * 0.8, centre.y() - r * 0.8, r * 1.6, r * 1.6))
        case 2:
            lozenge = ((0, -r * 1.2), (r * 1.2, 0), (0, r * 1.2), (-r * 1.2, 0))
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in lozenge]))
        case _:
            triangle = ((0, -r * 1.15), (r * 1.1, r * 0.85), (-r * 1.1, r * 0.85))
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in triangle]))


def _paint_end(painter: QPainter, line: Line, seat: int, end: QPointF, label: QPointF, theme: Theme) -> None:
    """Mark, drawing, points and name beside the end of a line, joined to it where they do not stand at its height."""
    painter.setPen(QPen(faded(theme.panel_line, 0.9), paint.LINE))
    painter.drawLine(end + QPointF(_MARK + 3, 0), label)
    _paint_mark(painter, label + QPointF(6, 0), seat, line.colour, theme)
    art.draw_fitted(painter, line.drawing, QRectF(label.x() + 24, label.y() - 25, 50, 50))
    room = QRectF(label.x() + 78, label.y() - 16, 62, 32)
    points = signed(line.points[-1])
    fonts.draw_lines(painter, (points,), room, fonts.sans(24, fonts.BLACK), theme.text, align=paint.CENTRE)
    room = QRectF(label.x() + 146, label.y() - 28, _RIGHT - 30 - 146 - 20, 56)
    face = next((f for f in map(fonts.serif, _NAMES) if fonts.width(line.name, f) <= room.width()), fonts.serif(16))
    lines = fonts.wrap(line.name, face, room.width(), 2)
    fonts.draw_lines(painter, lines, room, face, theme.text, align=paint.LEFT)
