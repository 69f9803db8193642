"""The sea: it fills the whole window, behind all panels, in scene units."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from yamatai.table.theme import Theme

_SEA_REACH = 0.72
"""Where the sea's edge colour is reached, as a part of the window's width and height."""
_WAVE = (48.0, 24.0)
_WAVE_RADII = (23.0, 17.0, 11.0, 5.0)
_WAVE_LINE = 1.15


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
