"""Outlines of islands: smooth coasts, lines beside them, trees on them, lanes between them.

Everything here is geometry in board units (the map is 1600 x 1000, y downwards); it is
made once for a map and painted at any scale.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

Point = tuple[float, float]


class Island(Protocol):
    """What the chart needs of an island: its centre and its closed coast."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def coast(self) -> Sequence[Sequence[float]]: ...


class Space(Protocol):
    """What the chart needs of a boat space."""

    @property
    def id(self) -> int: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def entry(self) -> bool: ...
    @property
    def links(self) -> Sequence[int]: ...


class Archipelago(Protocol):
    """A map to draw: islands, and spaces linked by their ids."""

    @property
    def islands(self) -> Sequence[Island]: ...
    @property
    def spaces(self) -> Sequence[Space]: ...


LANE_GAP = 26.0
"""Where a lane starts and ends, from the centre of its space."""
LANE_STEP = 9.0
LANE_DOT = 3.0

TREE_CLEARING = 48.0
"""No tree stands nearer to an island's centre: what lies there stays readable."""
_TREE_MARGIN = 14.0
"""How far the foot of a crown stays from the coast."""
_TREE_SPACING = (13.0, 12.0)
"""How far crowns stay apart, across and up."""


def closed_points(coast: Sequence[Sequence[float]]) -> list[Point]:
    """The coast as points without a repeated end, running clockwise on the screen."""
    points = [(float(x), float(y)) for x, y in coast]
    if points[0] == points[-1]:
        points.pop()
    return points if _area(points) > 0 else points[::-1]


def _area(points: Sequence[Point]) -> float:
    following = [*points[1:], points[0]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, following, strict=True)) / 2


def smooth(points: Sequence[Point]) -> QPainterPath:
    """A closed curve through all points (Catmull-Rom)."""
    path = QPainterPath(QPointF(*points[0]))
    count = len(points)
    for i in range(count):
        ax, ay = points[i - 1]
        bx, by = points[i]
        cx, cy = points[(i + 1) % count]
        dx, dy = points[(i + 2) % count]
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    path.closeSubpath()
    return path


def beside(points: Sequence[Point], distance: float, wobble: Sequence[float] = ()) -> list[Point]:
    """The points moved `distance` out to sea (inland if negative), each by its `wobble` more."""
    count = len(points)
    moved = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        length = math.hypot(bx - ax, by - ay) or 1.0
        step = distance + (wobble[i] if wobble else 0.0)
        moved.append((x + (by - ay) / length * step, y - (bx - ax) / length * step))
    return moved


def ink_line(points: Sequence[Point], width: float, seed: int) -> QPainterPath:
    """The coast drawn by hand: a closed line whose width swells and thins around `width`."""
    pen = random.Random(seed)
    outer = _swell(pen, len(points), width * 0.09)
    inner = _swell(pen, len(points), width * 0.09)
    path = smooth(beside(points, width / 2, outer))
    path.addPath(smooth(beside(points, -width / 2, inner)))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _swell(pen: random.Random, count: int, height: float) -> list[float]:
    """A smooth closed sequence of about `height`, from a few waves."""
    waves = [(n, pen.uniform(0, math.tau), pen.uniform(0.4, 1.0)) for n in (3, 7, 12)]
    total = sum(share for _, _, share in waves)
    return [
        height * sum(share * math.sin(math.tau * n * i / count + phase) for n, phase, share in waves) / total
        for i in range(count)
    ]


def lanes(spaces: Sequence[Space]) -> list[QPainterPath]:
    """The dotted lines between linked spaces, each link once."""
    places = {space.id: space for space in spaces}
    return [_dots(space, places[other]) for space in spaces for other in space.links if space.id < other]


def _dots(start: Space, end: Space) -> QPainterPath:
    path = QPainterPath()
    dx, dy = end.x - start.x, end.y - start.y
    length = math.hypot(dx, dy)
    along = LANE_GAP
    while along <= length - LANE_GAP:
        at = QPointF(start.x + dx * along / length, start.y + dy * along / length)
        path.addEllipse(at, LANE_DOT / 2, LANE_DOT / 2)
        along += LANE_STEP
    return path


def trees(island: Island, points: Sequence[Point]) -> QPainterPath:
    """A few groups of trees near the coast, the same for an island in every game."""
    wood = random.Random(7919 * (island.id + 1))
    inland = QPolygonF([QPointF(x, y) for x, y in beside(points, -_TREE_MARGIN)])
    stands: list[Point] = []
    for place in _group_places(wood, island, beside(points, -_TREE_MARGIN - 8.0)):
        for _ in range(wood.choice((3, 3, 4))):
            _plant(wood, place, island, inland, stands)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in sorted(stands, key=lambda stand: stand[1]):
        size = wood.uniform(0.85, 1.18)
        path.addPath(QTransform(size, 0, 0, size, x, y).map(_tree()))
    return path


def _group_places(wood: random.Random, island: Island, shore: Sequence[Point]) -> list[Point]:
    """Three places along the shore, in the corners that are farthest from the centre."""
    count = len(shore)
    room = [math.dist(point, (island.x, island.y)) * wood.uniform(0.9, 1.1) for point in shore]
    chosen: list[int] = []
    for i in sorted(range(count), key=lambda i: -room[i]):
        if all(min((i - other) % count, (other - i) % count) >= count // 5 for other in chosen):
            chosen.append(i)
        if len(chosen) == 3:
            break
    return [shore[i] for i in chosen]


def _plant(wood: random.Random, place: Point, island: Island, inland: QPolygonF, stands: list[Point]) -> None:
    """Add one tree near `place`, a little farther off at each try, if there is room."""
    for reach in range(14, 46):
        x, y = place[0] + wood.uniform(-reach, reach), place[1] + wood.uniform(-reach, reach)
        if _is_clear(x, y, island, stands) and inland.containsPoint(QPointF(x, y), Qt.FillRule.OddEvenFill):
            stands.append((x, y))
            return


def _is_clear(x: float, y: float, island: Island, stands: Sequence[Point]) -> bool:
    """Off the island's centre, and not in another tree."""
    across, up = _TREE_SPACING
    return math.dist((x, y - 3.0), (island.x, island.y)) >= TREE_CLEARING + 8.0 and all(
        abs(x - sx) >= across or abs(y - sy) >= up for sx, sy in stands
    )


@cache
def _tree() -> QPainterPath:
    """A pine seen from the side: a crown of three lobes with its flat base at (0, 0), and a trunk."""
    path = QPainterPath(QPointF(-6.2, 0))
    path.cubicTo(-8.4, -1.6, -6.6, -5.4, -3.8, -5.0)
    path.cubicTo(-4.0, -9.8, 4.0, -9.8, 3.8, -5.0)
    path.cubicTo(6.6, -5.4, 8.4, -1.6, 6.2, 0)
    path.closeSubpath()
    path.addRect(-1.1, -0.5, 2.2, 5.4)
    return path


@cache
def compass() -> QPainterPath:
    """The rose round (0, 0), 92 high: two rings and eight points, each filled on one side."""
    filled = QPainterPath()
    outlines = QPainterPath()
    for eighth in range(8):
        reach, half, foot = (29.4, 5.1, 6.1) if eighth % 2 else (46.0, 6.4, 7.7)
        turn = QTransform().rotate(45 * eighth)
        for side, path in ((1, filled), (-1, outlines)):
            corners = [QPointF(0, -reach), QPointF(side * half, -foot), QPointF(0, 0)]
            path.addPolygon(turn.map(QPolygonF(corners)))
            path.closeSubpath()
    outlines.addEllipse(QPointF(), 32.2, 32.2)
    ring = QPainterPath()
    ring.addEllipse(QPointF(), 36.8, 36.8)
    filled.setFillRule(Qt.FillRule.WindingFill)
    filled.addPath(_stroked(outlines, 0.9))
    filled.addPath(_stroked(ring, 1.6))
    return filled


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    return stroker.createStroke(path)
