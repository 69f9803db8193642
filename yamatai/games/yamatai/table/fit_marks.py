"""Marks on the board while the pointer is on a building tile: where it fits, and where one boat is missing.

Each kind has a shape of its own: a filled disc with a tick, a ring with a tick, a dashed ring round the
boat that is missing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.table.archipelago_item import ArchipelagoItem
from yamatai.games.yamatai.table.fits import Fit, Reach
from yamatai.table import art
from yamatai.table.look import Look
from yamatai.table.theme import Theme, faded

HEIGHT = 19.0
"""Above everything else on the board but the focus of the keyboard."""
SHOWN = (Reach.NOW, Reach.READY, Reach.NEAR)
"""What is marked."""
_RADIUS = 27.0
_TICK = (QPointF(-12, 1), QPointF(-3, 10), QPointF(12, -9))
_BOAT = 0.58
_STEP = 34.0  # between two boats of which one is missing
_DASH = (2.2, 2.0)


class FitMarks(QGraphicsItem):
    """A child of the map, in board units."""

    def __init__(self, map_item: ArchipelagoItem, look: Look, box: Box) -> None:
        super().__init__(map_item)
        self._map, self._look, self._box = map_item, look, box
        self.shown: tuple[Fit, ...] = ()
        self.setZValue(HEIGHT)
        self.setVisible(False)

    def show_fits(self, found: Sequence[Fit]) -> None:
        """Mark the islands of these fits; none takes the marks away."""
        shown = tuple(fit for fit in found if fit.reach in SHOWN)
        if shown != self.shown:
            self.prepareGeometryChange()
            self.shown = shown
            self.setVisible(bool(shown))
            self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for fit in self.shown:
            whole = whole.united(self._map.coast(fit.island).boundingRect())
        return whole.adjusted(-_RADIUS, -_RADIUS, _RADIUS, _RADIUS)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        for fit in self.shown:
            island = self._box.archipelago.islands[fit.island]
            coast, centre = self._map.coast(fit.island), QPointF(island.x, island.y)
            if fit.reach is Reach.NEAR:
                _paint_near(painter, coast, centre, _lacking(fit), theme)
            else:
                _paint_fit(painter, coast, centre, fit.reach is Reach.NOW, theme)


def _paint_fit(painter: QPainter, coast: QPainterPath, centre: QPointF, now: bool, theme: Theme) -> None:
    """A gold edge and a tick; where it can be built now the land and the disc are gold too."""
    if now:
        painter.fillPath(coast, faded(theme.legal_glow, 0.35))
    _edge(painter, coast, faded(theme.ink, 0.7), 8.4 if now else 6.4)
    _edge(painter, coast, theme.legal_glow, 6.0 if now else 4.0)
    painter.setPen(QPen(theme.ink, 2.4))
    painter.setBrush(theme.legal_glow if now else theme.tile)
    painter.drawEllipse(centre, _RADIUS, _RADIUS)
    if not now:
        painter.setPen(QPen(theme.legal_glow, 4.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, _RADIUS - 4, _RADIUS - 4)
    ink = theme.ink if now else theme.text
    painter.setPen(QPen(ink, 5.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([centre + point for point in _TICK]))


def _paint_near(painter: QPainter, coast: QPainterPath, centre: QPointF, boats: Sequence[str], theme: Theme) -> None:
    """A dashed edge, and in a dashed ring the boat that is missing; of several kinds any one will do."""
    _edge(painter, coast, faded(theme.ink, 0.7), 5.4, _DASH)
    _edge(painter, coast, theme.halo, 3.6, _DASH)
    reach = _STEP * (len(boats) - 1) / 2
    ring = QRectF(-_RADIUS - reach, -_RADIUS, 2 * (_RADIUS + reach), 2 * _RADIUS).translated(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.halo, 0.82))
    painter.drawRoundedRect(ring, _RADIUS, _RADIUS)
    painter.setPen(_pen(theme.ink, 2.4, _DASH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(ring, _RADIUS, _RADIUS)
    for i, boat in enumerate(boats):
        art.draw(painter, boat, centre.x() - reach + i * _STEP, centre.y() + 2, _BOAT)


def _lacking(fit: Fit) -> list[str]:
    """The drawings of the kinds of boats of which one more is needed."""
    return [f"boat-{colour}" for colour, n in zip(COLOURS, fit.missing, strict=True) if n]


def _edge(painter: QPainter, coast: QPainterPath, colour: QColor, width: float, dash: Sequence[float] = ()) -> None:
    painter.strokePath(coast, _pen(colour, width, dash))


def _pen(colour: QColor, width: float, dash: Sequence[float] = ()) -> QPen:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern([part * 3.6 / width * 1.6 for part in dash])  # as long, however wide the line
    return pen
