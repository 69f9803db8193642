"""Grounds that look the same each time a panel is painted anew: painted once, then copied.

Soft shadows and large round corners take longer than all that lies on a panel. A stamp keeps them as a pixmap
for each size, scale and place between the pixels, so that what is seen is what would have been painted.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QMarginsF, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

LIMIT = 16 * 1024 * 1024
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
    if not _can_copy(painter):
        paint(painter)
        return
    place, between = _place(painter.deviceTransform(), reach)
    stamp = _stamp(painter, key, place, between, paint)
    with _device_pixels(painter):
        painter.drawPixmap(place.topLeft(), stamp)


def draw_ground(
    painter: QPainter, key: Hashable, rect: QRectF, reach: QMarginsF, corner: float,
    paint: Callable[[QPainter, QRectF], None],
) -> None:  # fmt: skip
    """Draw what `paint` paints for `rect` within `reach` round it, or a small copy of it whose middle is stretched.

    It must look the same all along a side, and plain in the middle: only the corners, `corner` units from the edges
    of its reach, are more. So one copy serves for every size, and a large ground costs what a small one does.
    """
    if not _can_copy(painter):
        paint(painter, rect)
        return
    device = painter.deviceTransform()
    place, between = _place(device, rect + reach)
    across, down = math.ceil(corner * device.m11()) + 1, math.ceil(corner * device.m22()) + 1
    # An even number of pixels less, and the right and lower sides still lie between the pixels as they do.
    less = QSize(max(0, place.width() - 2 * across - 1) // 2 * 2, max(0, place.height() - 2 * down - 1) // 2 * 2)
    small = rect.adjusted(0, 0, -less.width() / device.m11(), -less.height() / device.m22())
    stamp = _stamp(painter, key, QRect(place.topLeft(), place.size() - less), between, lambda p: paint(p, small))
    with _device_pixels(painter):
        if less.isNull():
            painter.drawPixmap(place.topLeft(), stamp)
        else:
            _put_stretched(painter, place, stamp, across, down)


def _put_stretched(painter: QPainter, place: QRect, stamp: QPixmap, across: int, down: int) -> None:
    """Lay a stamp into a larger place: its corners as they are, what lies between them stretched."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # each pixel of a side is like the others
    columns = _spans(place.x(), place.width(), stamp.width(), across)
    for y, height, from_y, rows in _spans(place.y(), place.height(), stamp.height(), down):
        for x, width, from_x, many in columns:
            if many < width and rows < height:
                painter.fillRect(x, y, width, height, stamp.toImage().pixelColor(from_x, from_y))
            else:
                painter.drawPixmap(x, y, width, height, stamp, from_x, from_y, many, rows)


def _spans(start: int, length: int, kept: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Both corners and what lies between them: where it begins, its length, where it begins in the stamp, how long."""
    if length == kept:
        return ((start, length, 0, kept),)
    end = kept - corner - 1
    return ((start, corner, 0, corner), (start + corner, length - corner - end, corner, 1),
            (start + length - end, end, corner + 1, end))  # fmt: skip


def _can_copy(painter: QPainter) -> bool:
    """Whether a copy shows what would be painted."""
    device = painter.deviceTransform()
    return painter.opacity() == 1 and device.isInvertible() and _is_upright(device)


def _place(device: QTransform, reach: QRectF) -> tuple[QRect, tuple[float, ...]]:
    """The device pixels that a reach takes, and where it lies between them."""
    exact = device.mapRect(reach)
    place = exact.toAlignedRect()
    # From an even pixel: a drawing at half a pixel goes to an even one, here as it would without a stamp.
    place.setTopLeft(QPoint(place.x() - place.x() % 2, place.y() - place.y() % 2))
    edges = (exact.left() - place.x(), exact.top() - place.y(), exact.width() % 1, exact.height() % 1)
    return place, tuple(round(edge, 3) for edge in edges)


def _stamp(
    painter: QPainter, key: Hashable, place: QRect, between: tuple[float, ...], paint: Callable[[QPainter], None]
) -> QPixmap:
    """The copy that is kept of what `paint` paints at a place."""
    device = painter.deviceTransform()

    def fill(made: QPixmap) -> None:
        inner = QPainter(made)
        inner.setRenderHints(painter.renderHints())
        inner.setTransform(device * QTransform.fromTranslate(-place.x(), -place.y()))
        paint(inner)
        inner.end()

    scale = (round(device.m11(), 5), round(device.m22(), 5))
    whole = (key, place.width(), place.height(), between, scale, painter.renderHints())
    return _shared().get(whole, place.size(), fill)


@contextmanager
def _device_pixels(painter: QPainter) -> Iterator[None]:
    """A painter unit is a device pixel."""
    inverse, _ = painter.deviceTransform().inverted()
    painter.save()
    painter.setWorldTransform(inverse * painter.worldTransform())
    yield
    painter.restore()


def _is_upright(device: QTransform) -> bool:
    return device.isAffine() and device.m12() == device.m21() == 0 and min(device.m11(), device.m22()) > 0


def _bytes(size: QSize) -> int:
    return size.width() * size.height() * BYTES
