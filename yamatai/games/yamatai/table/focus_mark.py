"""The keyboard's outline on the board: white between two lines of ink, so that it shows on sand, sea and sails."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yamatai.table import coast
from yamatai.games.yamatai.table.archipelago_item import BOARD_SCALE, ArchipelagoItem
from yamatai.table.look import Look

SPACE_RADIUS = 53.0  # round the largest boat and the ring of a chosen one, board units
ISLAND_AWAY = 10.0  # from the coast, board units
WHITE, INK = 3.0 / BOARD_SCALE, 2.0 / BOARD_SCALE  # 3 u and 2 u (look.md 7)


class FocusMark(QGraphicsItem):
    """One outline that goes from place to place."""

    def __init__(self, map_item: ArchipelagoItem, look: Look, z: float) -> None:
        super().__init__(map_item)
        self.look = look
        self._path = QPainterPath()
        self.setZValue(z)
        self.setVisible(False)

    def show_at(self, outline: QPainterPath) -> None:
        """Show it along an outline in board units; an empty one hides it."""
        self.prepareGeometryChange()
        self._path = outline
        self.setVisible(not outline.isEmpty())

    def boundingRect(self) -> QRectF:
        reach = WHITE / 2 + INK + 1
        return self._path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(self._path, _pen(self.look.theme.focus_outer, WHITE + 2 * INK))
        painter.strokePath(self._path, _pen(self.look.theme.focus_inner, WHITE))


def round_space(x: float, y: float) -> QPainterPath:
    """The outline of a space."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), SPACE_RADIUS, SPACE_RADIUS)
    return path


def round_island(island: coast.Island) -> QPainterPath:
    """The outline of an island, off its coast: clear of the edge of one that can be chosen."""
    return coast.smooth(coast.beside(coast.closed_points(island.coast), ISLAND_AWAY))


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
