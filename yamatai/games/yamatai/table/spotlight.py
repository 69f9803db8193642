"""Islands that stand out on the board while the table speaks of them: a bright edge, names, or the rest dimmed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.table.archipelago_item import BOARD, ArchipelagoItem
from yamatai.table import fonts, paint
from yamatai.table.look import Look
from yamatai.table.theme import faded

HEIGHT = 18.0
"""Above everything else on the board but the marks of fitting islands."""
DIM = 0.45
"""How dark the rest becomes: it keeps .55 of its light (look.md 7)."""
_SHORE = 62.0  # what stays bright round an island: its boats lie there
_FAR = 3000.0  # the dimmed water reaches below the panels
_PLATE = (60.0, 34.0)  # of a name: below the island's centre, height


class Spotlight(QGraphicsItem):
    """A child of the map, in board units."""

    def __init__(self, map_item: ArchipelagoItem, look: Look, box: Box) -> None:
        super().__init__(map_item)
        self._map, self._look, self._box = map_item, look, box
        self.islands: tuple[int, ...] = ()
        self.alone = False
        self.setZValue(HEIGHT)
        self.setVisible(False)

    def show_islands(self, islands: tuple[int, ...], alone: bool = False) -> None:
        """Let these islands stand out, each with its name; `alone` dims everything else instead."""
        if (islands, alone) != (self.islands, self.alone):
            self.prepareGeometryChange()
            self.islands, self.alone = islands, alone
            self.setVisible(bool(islands))
            self.update()

    def boundingRect(self) -> QRectF:
        if self.alone:
            return BOARD.adjusted(-_FAR, -_FAR, _FAR, _FAR)
        whole = QRectF()
        for island in self.islands:
            whole = whole.united(self._map.coast(island).boundingRect())
        return whole.adjusted(-_PLATE[0], -_PLATE[0], _PLATE[0], _PLATE[0])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.alone:
            self._paint_rest(painter)
        for island in self.islands:
            coast = self._map.coast(island)
            painter.strokePath(coast, QPen(faded(self._look.theme.ink, 0.8), 7))
            painter.strokePath(coast, QPen(self._look.theme.halo, 4))
        if not self.alone:
            for island in self.islands:
                self._paint_name(painter, island)

    def _paint_rest(self, painter: QPainter) -> None:
        rest = QPainterPath()  # what lies in one shape only is filled
        rest.addRect(self.boundingRect())
        for island in self.islands:
            place = self._box.archipelago.islands[island]
            rest.addPolygon(_with_shore(self._map.coast(island), QPointF(place.x, place.y)))
        painter.fillPath(rest, faded(self._look.theme.cover, DIM))

    def _paint_name(self, painter: QPainter, island: int) -> None:
        place, theme, font = self._box.archipelago.islands[island], self._look.theme, fonts.serif(25)
        plate = QRectF(0, 0, fonts.width(place.name, font) + 22, _PLATE[1])
        plate.moveCenter(QPointF(place.x, place.y + _PLATE[0]))
        paint.box(painter, plate, 8, theme.tile, theme.panel_line, 1.6)
        fonts.draw_lines(painter, (place.name,), plate, font, theme.text, align=paint.CENTRE)


def _with_shore(coast: QPainterPath, centre: QPointF) -> QPolygonF:
    """The island and the water round it."""
    outs = [corner - centre for corner in coast.toFillPolygon().toList()]
    return QPolygonF([centre + out * (1 + _SHORE / math.hypot(out.x(), out.y())) for out in outs])
