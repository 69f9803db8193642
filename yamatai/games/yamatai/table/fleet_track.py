"""The fleet track: five open fleets, those already taken this round, and five that lie face down."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, ROW
from yamatai.games.yamatai.model.state import State
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint, stamps
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Mark, Panel, Spot

_OPEN = 174.0
_CLOSED = 51.0
_GAP = 7.0
_BAND = 42.0
_BOATS = {1: (0.56, 0.0), 2: (0.56, 43.0), 3: (0.50, 38.0)}  # scale and step by number of boats
_BAND_WAVE = QColor("#8FB7D8")


@attrs.frozen
class _Taken:
    """An empty place, and the seat that took its fleet."""

    seat: int


class FleetTrack(Panel):
    """Open fleets that can be taken, and who took the others."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._setup = setup
        self._open: tuple[int | _Taken, ...] = ()
        self._closed = 0

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show the track of a position."""
        open_, closed = self._places(view), len(view.track) - ROW
        if (open_, closed) != (self._open, self._closed):
            self._open, self._closed = open_, closed
            self.changed()

    def _places(self, view: State) -> tuple[int | _Taken, ...]:
        takers = dict(zip(view.slots, view.order, strict=False))  # who has not yet played took none
        return tuple(fleet if fleet >= 0 else _Taken(takers[slot]) for slot, fleet in enumerate(view.track[:ROW]))

    def own_spots(self) -> Sequence[Spot]:
        fleets = [
            Spot(Place("fleet", self._box.fleet_numbers[fleet]), self._open_rect(slot), self._name(fleet), SELF)
            for slot, fleet in enumerate(self._open)
            if isinstance(fleet, int)
        ]
        name = self.look.text("yamatai-fleet-closed-spot")
        return fleets + [Spot(Place("closed-fleet", i), self._closed_rect(i), name) for i in range(self._closed)]

    def _name(self, fleet: int) -> str:
        text = self.look.text
        boats = ", ".join(text(f"yamatai-boat-{COLOURS[colour]}") for colour in self._box.fleet_boats[fleet])
        power = text(f"yamatai-power-{self._power(fleet)}-full")
        return text("yamatai-fleet-spot", number=self._box.fleet_numbers[fleet], boats=boats, power=power)

    def _power(self, fleet: int) -> str:
        return self._box.fleet_powers[fleet] or "none"

    def _open_rect(self, slot: int) -> QRectF:
        return QRectF(slot * (_OPEN + _GAP), 0, _OPEN, self.size.height())

    def _closed_rect(self, i: int) -> QRectF:
        return QRectF(ROW * (_OPEN + _GAP) + i * (_CLOSED + _GAP), 0, _CLOSED, self.size.height())

    def paint_panel(self, painter: QPainter) -> None:
        for slot, fleet in enumerate(self._open):
            if isinstance(fleet, int):
                if Place("fleet", self._box.fleet_numbers[fleet]) not in self.veiled:
                    self.paint_fleet(painter, self._open_rect(slot), fleet)
            else:
                self._paint_taken(painter, self._open_rect(slot), fleet.seat)
        for i in range(self._closed):
            self._paint_back(painter, self._closed_rect(i), self.mark_of(Place("closed-fleet", i)))

    def paint_numbered(self, painter: QPainter, place: QRectF, number: int) -> None:
        """Paint a fleet by its number, wherever it is."""
        self.paint_fleet(painter, place, self._box.fleet_index[number])

    def paint_fleet(self, painter: QPainter, place: QRectF, fleet: int) -> None:
        """Paint an open fleet with its marks."""
        theme = self.look.theme
        number = self._box.fleet_numbers[fleet]
        mark = self.mark_of(Place("fleet", number))
        rect = self.shifted(Place("fleet", number), paint.lifted(place, mark))
        boats = tuple(f"boat-{COLOURS[colour]}" for colour in self._box.fleet_boats[fleet])
        power = self._power(fleet)
        text = self.look.text(f"yamatai-power-{power}")

        def face(painter: QPainter) -> None:
            paint.tile(painter, rect, theme)
            self._paint_band(painter, rect, number)
            tray = QRectF(rect.left() + _BAND + 7, rect.top() + 6, rect.width() - _BAND - 13, 44)
            paint.tray(painter, tray, theme)
            paint.pieces(painter, boats, tray, *_BOATS[len(boats)])
            words = QRectF(tray.left() + 2, tray.bottom() + 4, tray.width() - 2, 40)
            colour = theme.second_text if power == "none" else theme.text
            fonts.draw_text(painter, text, words, fonts.sans(16), colour, lines=2, leading=1.08)

        stamps.draw(painter, ("fleet", theme, number, boats, power, text), rect + paint.SHADOW_REACH, face)
        paint.marks(painter, rect, mark, theme)

    def _paint_band(self, painter: QPainter, rect: QRectF, number: int) -> None:
        theme = self.look.theme
        inside = rect.adjusted(0.7, 0.7, -0.7, -0.7)
        band = QRectF(inside.left(), inside.top(), _BAND, inside.height())
        painter.fillPath(paint.left_end(band, paint.TILE_RADIUS - 0.7), theme.number_band)
        painter.fillRect(QRectF(band.right() - 1, band.top(), 2, band.height()), theme.tile_back_line)
        painter.setPen(QPen(_BAND_WAVE, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for y in (band.top() + 22, band.bottom() - 13):
            for r in (10.0, 5.5):
                painter.drawArc(QRectF(band.center().x() - r, y - r, 2 * r, 2 * r), 0, 180 * 16)
        font = fonts.sans(32 if number < 10 else 28, fonts.BLACK)
        fonts.draw_lines(painter, (str(number),), band, font, theme.number_text, align=paint.CENTRE)

    def _paint_taken(self, painter: QPainter, rect: QRectF, seat: int) -> None:
        theme, text = self.look.theme, self.look.text
        paint.dashed_slot(painter, rect, theme.lane, paint.TILE_RADIUS)
        art.draw(painter, f"mark-{self._setup.seats[seat].colour}", rect.center().x(), rect.top() + 38)
        sentence = text("yamatai-fleet-taken-by", name=self._setup.seats[seat].name)
        words = rect.adjusted(4, 58, -4, -4)
        fonts.draw_text(painter, sentence, words, fonts.sans(16), theme.tray_text, lines=2, align=paint.CENTRE)

    def _paint_back(self, painter: QPainter, rect: QRectF, mark: Mark) -> None:
        theme = self.look.theme
        paint.shadow(painter, rect, 10, theme)
        paint.back(painter, rect, theme)
        middle = rect.center()
        star = [(0, -15), (4, -4), (15, 0), (4, 4), (0, 15), (-4, 4), (-15, 0), (-4, -4)]
        painter.setPen(QPen(theme.tile_back, 1.2))
        painter.setBrush(theme.tile_back_line)
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in star]))
        paint.marks(painter, rect, mark, theme, 10)
