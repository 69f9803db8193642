"""What lies behind the stage, over the whole window: painted once, and kept while window and theme are the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from yamatai.table.theme import Theme

Paint: TypeAlias = Callable[[QPainter, QRectF, Theme], None]
_Box: TypeAlias = tuple[float, float, float, float]


def draw(painter: QPainter, window: QRectF, theme: Theme, paint: Paint) -> None:
    """Draw what `paint` paints over `window`, the whole of it in scene units, not only its exposed part: one copy of
    that. `paint` covers all of the window, and is the same function each time."""
    device = painter.deviceTransform()
    place = device.mapRect(window).toAlignedRect()
    inverse, possible = device.inverted()
    if not possible:
        return
    scales, corner = (device.m11(), device.m22()), (device.dx(), device.dy())
    picture = _picture(paint, theme, scales, corner, place.getRect())
    painter.save()
    painter.setWorldTransform(inverse * painter.worldTransform())
    painter.drawPixmap(place.topLeft(), picture)
    painter.restore()


@lru_cache(maxsize=1)
def _picture(
    paint: Paint, theme: Theme, scales: tuple[float, float], corner: tuple[float, float], place: _Box
) -> QPixmap:
    """What is painted over `place` on the device; one game after another asks for it."""
    x, y, width, height = map(round, place)
    picture = QPixmap(width, height)
    picture.fill(theme.sea_edge)  # no colour of it is translucent, and its copy costs less
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    device = QTransform(scales[0], 0, 0, scales[1], corner[0] - x, corner[1] - y)
    painter.setTransform(device)
    paint(painter, device.inverted()[0].mapRect(QRectF(picture.rect())), theme)  # no pixel at its edge is left out
    painter.end()
    return picture
