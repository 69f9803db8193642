"""A picture of something that is turned, stretched or tilted while it moves: drawn once, then only laid down."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap


class Still:
    """What `paint` draws round (0, 0) within `reach`. Each size of a drawing is kept by the art cache, and a thing
    that grows has another one in every frame; a still has one."""

    def __init__(self, paint: Callable[[QPainter], None], reach: QRectF, sharper: float = 1.0) -> None:
        """`sharper` is the largest scale at which it will be laid down."""
        self._paint, self._reach, self._sharper = paint, reach, sharper
        self._picture: QPixmap | None = None

    def draw(self, painter: QPainter, x: float = 1.0, y: float = 1.0, tilt: float = 0.0, opacity: float = 1.0) -> None:
        """Lay it down at the painter's origin, stretched by `x` and `y` and tilted by so many degrees."""
        picture = self._picture or self._made(math.sqrt(abs(painter.deviceTransform().determinant())))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(painter.opacity() * opacity)
        painter.rotate(tilt)
        painter.scale(x, y)
        painter.drawPixmap(self._reach, picture, QRectF(QPointF(), picture.size().toSizeF()))
        painter.restore()

    def _made(self, zoom: float) -> QPixmap:
        scale = zoom * self._sharper
        picture = QPixmap((self._reach.size() * scale).toSize())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-self._reach.topLeft())
        self._paint(painter)
        painter.end()
        self._picture = picture
        return picture
