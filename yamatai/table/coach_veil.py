"""The veil of a lesson: it dims the whole table but what is pointed at, and rings that in gold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from yamatai.table import layers
from yamatai.table.look import Look
from yamatai.table.panel import Panel
from yamatai.table.stage import HEIGHT, WIDTH
from yamatai.table.theme import faded

DIM = 0.55
RING = 4.0
_ROOM = 6.0  # between a thing and its ring
_ROUND = 80.0  # what is no larger has a round hole
_RADIUS = 12.0
_BEYOND = 4000.0  # u that the veil reaches beyond the stage, for windows of every shape


class CoachVeil(Panel):
    """Looked through by the pointer: whatever lies below can be done, and is judged there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.COACH)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # it is larger than any window
        self.holes: Sequence[QRectF] = ()
        self.setVisible(False)

    def show_holes(self, holes: Sequence[QRectF]) -> None:
        """Dim everything but these rectangles (scene units)."""
        self.holes = holes
        self.setVisible(True)
        self.changed()

    def hush(self) -> None:
        self.setVisible(False)

    def covers(self, point: QPointF) -> bool:
        return False

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, WIDTH, HEIGHT).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        dimmed = QPainterPath()
        dimmed.addRect(self.boundingRect())
        seen = QPainterPath()  # things side by side share a ring
        for hole in self.holes:
            seen = seen.united(_hole(hole))
        painter.fillPath(dimmed.subtracted(seen), faded(theme.cover, DIM))
        for pen in (QPen(faded(theme.ink, 0.7), RING + 3), QPen(theme.legal_glow, RING)):
            painter.strokePath(seen, pen)


def _hole(rect: QRectF) -> QPainterPath:
    shape = QPainterPath()
    if max(rect.width(), rect.height()) <= _ROUND:
        radius = max(rect.width(), rect.height()) / 2 + _ROOM
        shape.addEllipse(rect.center(), radius, radius)
    else:
        shape.addRoundedRect(rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM), _RADIUS, _RADIUS)
    return shape
