"""Grounds that look the same each time a panel is painted anew: painted once, then copied.

Soft shadows and large round corners take longer than all that lies on a panel. A stamp keeps them as a pixmap
for each size, scale and place between the pixels, so that what is seen is what would have been painted.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

LIMIT = 28 * 1024 * 1024
"""Bytes kept, as many as the panels of a 4K screen need; the least recently used leave first."""
BYTES = 4
"""Of a pixel."""


class StampCache:
    """Pixmaps by key. One for the whole program is enough: `draw` uses it."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.used = 0
        """Bytes held."""
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, size: QSize, paint: Callable[[QPixmap], None]) -> QPixmap:
        """The pixmap of a key; where there is none yet, `paint` paints an empty one."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        paint(made)
        self._keep(key, made)
        return made

    def __len__(self) -> int:
        return len(self._pixmaps)

    def _keep(self, key: Hashable, made: QPixmap) -> None:
        self._pixmaps[key] = made
        self.used += _bytes(made.size())
        while self.used > self.limit:
            _, gone = self._pixmaps.popitem(last=False)
            self.used -= _bytes(gone.size())


@cache
def _shared() -> StampCache:
    return StampCache()


def draw(painter: QPainter, key: Hashable, reach: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Draw what `paint` paints within `reach` (painter units), or the copy of it that is kept.

    `key` tells what it looks like, for any place: two things of one key and one size of `reach` look the same.
    """
    device = painter.deviceTransform()
    inverse, possible = device.inverted()
    if not possible or not _is_upright(device) or painter.opacity() < 1:
        paint(painter)
        return
    exact = device.mapRect(reach)
    place = exact.toAlignedRect()
    # From an even pixel: a drawing at half a pixel goes to an even one, here as it would without a stamp.
    place.setTopLeft(QPoint(place.x() - place.x() % 2, place.y() - place.y() % 2))
    between = (round(exact.x() - place.x(), 3), round(exact.y() - place.y(), 3))
    scale = (round(device.m11(), 5), round(device.m22(), 5))

    def fill(made: QPixmap) -> None:
        inner = QPainter(made)
        inner.setRenderHints(painter.renderHints())
        inner.setTransform(device * QTransform.fromTranslate(-place.x(), -place.y()))
        paint(inner)
        inner.end()

    whole = (key, place.width(), place.height(), between, scale, painter.renderHints())
    stamp = _shared().get(whole, place.size(), fill)
    painter.save()
    painter.setWorldTransform(inverse * painter.worldTransform())
    painter.drawPixmap(place.topLeft(), stamp)
    painter.restore()


def _is_upright(device: QTransform) -> bool:
    return device.isAffine() and device.m12() == device.m21() == 0 and min(device.m11(), device.m22()) > 0


def _bytes(size: QSize) -> int:
    return size.width() * size.height() * BYTES
