"""The right column: what dark stones cost and who has how many, and the stones that still lie on the path."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yucata.model.layouts import DARK_STONES, LIGHT_STONES
from yamatai.games.yucata.model.scoring import cost
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot

_PAD, _HEAD, _ROW = 14.0, 44.0, 44.0
_DARK, _LIGHT = 36.0, 118.0  # the middles of the two columns
_WHO, _WHO_STEP = 172.0, 38.0
_STONE, _AMULET = 0.74, 0.54
NOTE = 66.0
"""The height of the words below the rows."""
PRICES_WIDTH, PRICES_HEIGHT = 314.0, _HEAD + _ROW * DARK_STONES + NOTE
_KINDS = ("light", "dark", "red")


class Prices(Panel):
    """A row for each number of dark stones: what they cost (3.3), and the amulets of those who have so many."""

    def __init__(self, look: Look, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._setup = setup
        self._dark: tuple[int, ...] = ()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show who has how many dark stones."""
        if view.dark != self._dark:
            self._dark = view.dark
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        return [Spot(Place("prices"), QRectF(QPointF(), self.size), self.look.text("yucata-prices-spot"))]

    def paint_panel(self, painter: QPainter) -> None:
        theme, whole = self.look.theme, QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme)
        head = QRectF(_PAD, 8, whole.width() - 2 * _PAD, 28)
        title = fonts.elide(self.look.text("yucata-prices-head"), fonts.serif(19), head.width())
        fonts.draw_lines(painter, (title,), head, fonts.serif(19), theme.text, align=paint.LEFT)
        for dark in range(1, DARK_STONES + 1):
            self._paint_row(painter, dark)
        words = QRectF(_PAD, whole.height() - NOTE + 4, whole.width() - 2 * _PAD, NOTE - 10)
        told = self.look.text("yucata-prices-red")
        fonts.draw_text(painter, told, words, fonts.sans(16), theme.second_text, lines=3)
        paint.marks(painter, whole, self.mark_of(Place("prices")), theme, paint.PANEL_RADIUS)

    def _paint_row(self, painter: QPainter, dark: int) -> None:
        theme = self.look.theme
        row = QRectF(_PAD - 6, _HEAD + (dark - 1) * _ROW, self.size.width() - 2 * _PAD + 12, _ROW)
        if dark % 2:
            paint.box(painter, row.adjusted(0, 1, 0, -1), 8, theme.field)
        y = row.center().y()
        for kind, x, number in (("dark", _DARK, dark), ("light", _LIGHT, cost(dark))):
            art.draw(painter, f"yucata-stone-{kind}", x, y, _STONE)
            room = QRectF(x + 24, y - 17, 44, 34)
            font = fonts.sans(20, fonts.BLACK)
            fonts.draw_lines(painter, (str(number),), room, font, theme.text, align=paint.LEFT)
        there = [seat for seat, count in enumerate(self._dark) if count == dark]
        for number, seat in enumerate(there):
            drawing = f"yucata-amulet-{self._setup.seats[seat].colour}"
            art.draw(painter, drawing, row.left() + _WHO + 20 + number * _WHO_STEP, y + 3, _AMULET)


class Ahead(Panel):
    """How many stones of each kind nobody has taken yet."""

    def __init__(self, look: Look, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._stones = (0, 0, 0)

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show what is still on the path."""
        red = int(view.red == NOBODY)
        stones = (LIGHT_STONES - sum(view.light), DARK_STONES - sum(view.dark), red)
        if stones != self._stones:
            self._stones = stones
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        light, dark, red = self._stones
        told = self.look.text("yucata-ahead-spot", light=light, dark=dark, red=red)
        return [Spot(Place("ahead"), QRectF(QPointF(), self.size), told)]

    def paint_panel(self, painter: QPainter) -> None:
        theme, whole = self.look.theme, QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme)
        head = QRectF(_PAD, 8, whole.width() - 2 * _PAD, 28)
        title = fonts.elide(self.look.text("yucata-ahead-head"), fonts.serif(19), head.width())
        fonts.draw_lines(painter, (title,), head, fonts.serif(19), theme.text, align=paint.LEFT)
        step = (whole.width() - 2 * _PAD) / len(_KINDS)
        y = (_HEAD + whole.height() - 8) / 2
        for place, (kind, count) in enumerate(zip(_KINDS, self._stones, strict=True)):
            x = _PAD + place * step + 22
            painter.setOpacity(1.0 if count else 0.35)
            art.draw(painter, f"yucata-stone-{kind}", x, y, _STONE)
            painter.setOpacity(1.0)
            room = QRectF(x + 26, y - 17, step - 48, 34)
            font = fonts.sans(22, fonts.BLACK)
            fonts.draw_lines(painter, (str(count),), room, font, theme.text, align=paint.LEFT)
        paint.marks(painter, whole, self.mark_of(Place("ahead")), theme, paint.PANEL_RADIUS)
