"""The reserve: boats left of each kind, and what the player in turn pays or gets for one."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yamatai.model import trade
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, GOLD
from yamatai.games.yamatai.model.state import State
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot

_FIRST = 38.0  # y of the first row
_STEP = 51.0
_HEIGHT = 45.0
_TRAY = 54.0
_EMPTY = 0.32


@attrs.frozen
class _Stock:
    """One kind of boat: how many are left; prices are None where it is not traded."""

    count: int
    buy: int | None
    sell: int | None


class ReservePanel(Panel):
    """One row for each kind of boat. The whole panel is a place too: where boats are dropped to sell them."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._stock: tuple[_Stock, ...] = ()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show the reserve of a position, at the prices of the seat in turn."""
        stock = tuple(self._read(view, colour) for colour in range(len(COLOURS)))
        if stock != self._stock:
            self._stock = stock
            self.changed()

    def _read(self, view: State, colour: int) -> _Stock:
        player = view.player
        if colour == GOLD and not player.perks.gold_price:
            return _Stock(view.reserve[colour], None, None)
        return _Stock(
            view.reserve[colour],
            trade.buying_price(self._box, player, colour),
            trade.selling_price(self._box, player, colour),
        )

    def own_spots(self) -> Sequence[Spot]:
        whole = Spot(Place("trade"), QRectF(QPointF(), self.size), self.look.text("yamatai-reserve-trade-spot"))
        return [whole, *(self._row_spot(colour, stock) for colour, stock in enumerate(self._stock))]

    def _row_spot(self, colour: int, stock: _Stock) -> Spot:
        name = COLOURS[colour]
        grip = f"boat-{name}" if stock.count else ""
        return Spot(Place("reserve", name), self._row_rect(colour), self._name(colour, stock), grip)

    def _name(self, colour: int, stock: _Stock) -> str:
        boats = self.look.text(f"yamatai-boats-{COLOURS[colour]}", count=stock.count)
        if stock.buy is None or stock.sell is None:
            return self.look.text("yamatai-reserve-no-trade-spot", boats=boats)
        return self.look.text("yamatai-reserve-spot", boats=boats, buy=stock.buy, sell=stock.sell)

    def _row_rect(self, colour: int) -> QRectF:
        return QRectF(8, _FIRST + colour * _STEP, self.size.width() - 16, _HEIGHT)

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, QRectF(QPointF(), self.size), theme)
        head = QRectF(13, 5, self.size.width() - 18, 30)
        fonts.draw_text(painter, self.look.text("yamatai-reserve"), head, fonts.serif(19), theme.text, align=paint.LEFT)
        for colour, stock in enumerate(self._stock):
            self._paint_row(painter, colour, stock)
        paint.marks(painter, QRectF(QPointF(), self.size), self.mark_of(Place("trade")), theme, paint.PANEL_RADIUS)

    def _paint_row(self, painter: QPainter, colour: int, stock: _Stock) -> None:
        theme, place = self.look.theme, Place("reserve", COLOURS[colour])
        rect, mark = self.shifted(place, self._row_rect(colour)), self.mark_of(place)
        tray = QRectF(rect.left(), rect.top(), _TRAY, rect.height())
        paint.tray(painter, tray, theme)
        painter.save()
        painter.setOpacity(1.0 if stock.count else _EMPTY)
        paint.pieces(painter, (f"boat-{COLOURS[colour]}",), paint.lifted(tray, mark), 0.56, 0)
        painter.restore()
        count = self.look.text("yamatai-reserve-count", count=stock.count)
        words = QRectF(tray.right() + 10, rect.top(), 50, rect.height())
        fonts.draw_text(painter, count, words, fonts.sans(18, fonts.BOLD), theme.text, align=paint.LEFT)
        self._paint_price(painter, QRectF(rect.left() + 118, rect.top(), rect.width() - 122, rect.height()), stock)
        paint.marks(painter, rect, mark, theme, paint.TRAY_RADIUS)

    def _paint_price(self, painter: QPainter, rect: QRectF, stock: _Stock) -> None:
        theme, text = self.look.theme, self.look.text
        if stock.buy is None or stock.sell is None:
            note = text("yamatai-reserve-no-trade")
            fonts.draw_text(painter, note, rect, fonts.sans(16), theme.second_text, align=paint.RIGHT)
            return
        if stock.buy != stock.sell:
            lines = (text("yamatai-reserve-buy", price=stock.buy), text("yamatai-reserve-sell", price=stock.sell))
            fonts.draw_lines(painter, lines, rect, fonts.sans(16, fonts.BOLD), theme.text, align=paint.LEFT)
            return
        art.draw(painter, "coin", rect.left() + 22, rect.center().y())
        number = rect.adjusted(44, 0, 0, 0)
        fonts.draw_lines(painter, (str(stock.buy),), number, fonts.sans(18, fonts.BLACK), theme.text, align=paint.LEFT)
