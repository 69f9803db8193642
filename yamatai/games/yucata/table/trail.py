"""Where the spaces lie: the path to the temple is a curve through points that stand in data.

`resources/games/yucata/trail.json` has the size of the board (u), the middle of the temple, and the points
from the start to the temple; the curve goes smoothly through all of them.
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


@attrs.frozen(eq=False)
class Trail:
    """The path on a board of `size`; `spaces` are the middles of the spaces, evenly apart, the start first."""

    size: QSizeF
    temple: QPointF
    path: QPainterPath
    spaces: tuple[QPointF, ...]

    def beside(self, space: int, index: int, count: int, apart: float) -> QPointF:
        """Where the `index`th of `count` things on a space lies: side by side across the path, `apart` u."""
        before, after = self.spaces[max(0, space - 1)], self.spaces[min(space + 1, len(self.spaces) - 1)]
        along = after - before
        across = QPointF(-along.y(), along.x()) / max(1.0, QPointF.dotProduct(along, along) ** 0.5)
        return self.spaces[space] + across * apart * (index - (count - 1) / 2)

    def rect(self, space: int, radius: float) -> QRectF:
        """The square round the middle of a space."""
        at = self.spaces[space]
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


@lru_cache(maxsize=2)
def trail(count: int) -> Trail:
    """The path with so many spaces."""
    data = json.loads(resources.path("games", "yucata", "trail.json").read_text("utf-8"))
    path = smooth([QPointF(*point) for point in data["points"]])
    step = path.length() / (count - 1)
    ends = (path.percentAtLength(min(number * step, path.length())) for number in range(count))
    return Trail(QSizeF(*data["size"]), QPointF(*data["temple"]), path, tuple(map(path.pointAtPercent, ends)))


def smooth(points: Sequence[QPointF]) -> QPainterPath:
    """A Catmull-Rom curve through the points."""
    path = QPainterPath(points[0])
    reach = [points[0], *points, points[-1]]
    for i, (here, there) in enumerate(pairwise(points)):
        path.cubicTo(here + (there - reach[i]) / 6, there - (reach[i + 3] - here) / 6, there)
    return path
