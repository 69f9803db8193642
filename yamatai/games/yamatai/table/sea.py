"""The sea: it fills the whole window, behind all panels, in scene units."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from yamatai.table.theme import Theme

_SEA_REACH = 0.72
"""Where the sea's edge colour is reached, as a part of the window's width and height."""
_WAVE = (48.0, 24.0)
_WAVE_RADII = (23.0, 17.0, 11.0, 5.0)
_WAVE_LINE = 1.15


class Sea:
    """The sea of the window, kept as a pixmap until the window's size or theme changes.

    For `QGraphicsView.drawBackground`: a frame then costs one copy of the exposed part.
    """

    def paint(self, painter: QPainter, window: QRectF, theme: Theme) -> None:
        """Draw the sea over `window`: the whole visible area in scene units, not only its exposed part."""
        device = painter.deviceTransform()
        place = device.mapRect(window).toAlignedRect()
        inverse, possible = device.inverted()
        if not possible:
            return
        scales, corner = (device.m11(), device.m22()), (device.dx(), device.dy())
        picture = _sea_picture(scales, corner, place.getRect(), window.getRect(), theme)
        painter.save()
        painter.setWorldTransform(inverse * painter.worldTransform())
        painter.drawPixmap(place.topLeft(), picture)
        painter.restore()


_Box: TypeAlias = tuple[float, float, float, float]


@lru_cache(maxsize=1)
def _sea_picture(
    scales: tuple[float, float], corner: tuple[float, float], place: _Box, window: _Box, theme: Theme
) -> QPixmap:
    """The sea over a window (scene units) which fills `place` on the device; one game after another asks for it."""
    x, y, width, height = map(round, place)
    picture = QPixmap(width, height)
    picture.fill(theme.sea_edge)
    painter = QPainter(picture)
    painter.setTransform(QTransform(scales[0], 0, 0, scales[1], corner[0] - x, corner[1] - y))
    paint_sea(painter, QRectF(*window), theme)
    painter.end()
    return picture


def paint_sea(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill `rect` (scene units, all of the window) with water, lightest in its middle."""
    painter.fillRect(rect, _sea_brush(rect, theme))
    paint_waves(painter, rect, theme)


def _sea_brush(rect: QRectF, theme: Theme) -> QBrush:
    if theme.sea_centre == theme.sea_mid == theme.sea_edge:
        return QBrush(theme.sea_mid)
    gradient = QRadialGradient(QPointF(0, 0), _SEA_REACH)
    gradient.setColorAt(0, theme.sea_centre)
    gradient.setColorAt(0.62, theme.sea_mid)
    gradient.setColorAt(1, theme.sea_edge)
    brush = QBrush(gradient)
    across = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    brush.setTransform(across.scale(rect.width(), rect.height()))
    return brush


def paint_waves(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lay the seigaiha pattern over `rect` (scene units): the sea, or a water tray."""
    if theme.seigaiha is None:
        return
    scale = math.sqrt(abs(painter.deviceTransform().determinant()))
    tile = _wave_tile(max(4, round(_WAVE[0] * scale)), theme.seigaiha.rgba())
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
    painter.fillRect(rect, brush)


@lru_cache(maxsize=16)
def _wave_tile(width: int, rgba: int) -> QPixmap:
    """One tile of the pattern in whole device pixels, so that it repeats without a seam."""
    height = max(2, width // 2)
    tile = QPixmap(width, height)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / _WAVE[0], height / _WAVE[1])
    painter.strokePath(_wave_path(), QPen(QColor.fromRgba(rgba), _WAVE_LINE))
    painter.end()
    return tile


def _wave_path() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((24.0, 24.0), (0.0, 12.0), (48.0, 12.0)):
        for radius in _WAVE_RADII:
            path.moveTo(x + radius, y)
            path.arcTo(x - radius, y - radius, 2 * radius, 2 * radius, 0, 180)
    return path
