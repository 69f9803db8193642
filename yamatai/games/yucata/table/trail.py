"""Where the spaces lie: the path to the temple is a curve through points that stand in data.

`resources/games/yucata/trail.json` has the size of the board (u), the middle of the temple, the garden round it as
the middle and the two radii of an ellipse, and the points from the start to the temple; the curve goes smoothly
through all of them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from yamatai import resources

_AMONG = {
    1: (QPointF(0, 0),),
    2: (QPointF(-24, 0), QPointF(24, 0)),
    3: (QPointF(-24, -22), QPointF(24, -22), QPointF(0, 26)),
    4: (QPointF(-24, -24), QPointF(24, -24), QPointF(-24, 30), QPointF(24, 30)),
}
"""From the middle of a space to the amulets on it, by their number: their faces and rings stay in sight."""


@attrs.frozen(eq=False)
class Trail:
    """The path on a board of `size`; `spaces` are the middles of the spaces, evenly apart, the start first."""

    size: QSizeF
    temple: QPointF
    garden: QRectF
    path: QPainterPath
    spaces: tuple[QPointF, ...]

    def among(self, space: int, index: int, count: int) -> QPointF:
        """Where the `index`th of `count` amulets on a space lies: two side by side, three and four in two rows."""
        return self.spaces[space] + _AMONG[count][index]

    def along(self, first: int, last: int, share: float) -> QPointF:
        """The point at a share of the way from the middle of a space to that of the same or a later one."""
        if first == last:
            return self.spaces[last]
        whole = min(int(share * (last - first)), last - first - 1)
        here, there = self.spaces[first + whole], self.spaces[first + whole + 1]
        return here + (there - here) * (share * (last - first) - whole)

    def rect(self, space: int, radius: float) -> QRectF:
        """The square round the middle of a space."""
        at = self.spaces[space]
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


@lru_cache(maxsize=2)
def trail(count: int) -> Trail:
    """The path with so many spaces."""
    data = json.loads(resources.path("games", "yucata", "trail.json").read_text("utf-8"))
    path = smooth([QPointF(*point) for point in data["points"]])
    x, y, across, down = data["garden"]
    garden = QRectF(x - across, y - down, 2 * across, 2 * down)
    step = path.length() / (count - 1)
    ends = (path.percentAtLength(min(number * step, path.length())) for number in range(count))
    return Trail(QSizeF(*data["size"]), QPointF(*data["temple"]), garden, path, tuple(map(path.pointAtPercent, ends)))


def smooth(points: Sequence[QPointF]) -> QPainterPath:
    """A Catmull-Rom curve through the points."""
    path = QPainterPath(points[0])
    reach = [points[0], *points, points[-1]]
    for i, (here, there) in enumerate(pairwise(points)):
        path.cubicTo(here + (there - reach[i]) / 6, there - (reach[i + 3] - here) / 6, there)
    return path
