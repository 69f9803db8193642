"""What lies before a player: stones, the last card played, how many cards are left; and the price of dark stones."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NOTHING
from yamatai.games.yucata.model.layouts import DARK_STONES
from yamatai.games.yucata.model.scoring import cost, score_stones
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards, palette
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot

_HEAD = 44.0
_PILE = QRectF(14, 55, 94, 134)
_LEFT = 122.0
_STONES = (("light", 69.0), ("dark", 104.0), ("red", 139.0))
_COUNT = 40.0  # from a row's left edge to its number
_BACK = QRectF(_LEFT, 160, 21, 30)
_BACK_STEP = 25.0
_SMALL = 0.62  # the scale of a stone beside its number


@attrs.frozen
class _Shown:
    """`seat` is -1 before anything is shown."""

    seat: int = -1
    pile: int = NOTHING
    stones: tuple[int, int, int] = (0, 0, 0)
    points: int = 0
    left: int = 0
    acts: bool = False


class SeatPanel(Panel):
    """One panel shows one seat. Another's hand is a number of backs, never a card."""

    def __init__(self, look: Look, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._setup = setup
        self._shown = _Shown()
        self._own = False

    def show(self, view: State, seat: int, own: bool) -> None:  # type: ignore[override]
        """Show what lies before a seat; `own`: the pile of it is shown beside the hand."""
        red = int(view.red == seat)
        shown = _Shown(
            seat, view.piles[seat], (view.light[seat], view.dark[seat], red),
            sum(score_stones(view, seat).values()), len(view.hands[seat]), not view.ended and view.seat == seat,
        )  # fmt: skip
        if (shown, own) != (self._shown, self._own):
            self._shown, self._own = shown, own
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        text, shown = self.look.text, self._shown
        light, dark, red = shown.stones
        name = self._setup.seats[shown.seat].name
        whole = QRectF(QPointF(), self.size)
        told = text("yucata-seat-spot", name=name, light=light, dark=dark, red=red, cards=shown.left)
        found = [
            Spot(Place("seat", shown.seat), whole, told),
            Spot(Place("score", shown.seat), self._seal_rect(), text("yucata-score-spot", points=shown.points)),
        ]
        if not self._own:
            card = text("yucata-pile-empty")
            if shown.pile != NOTHING:
                card = text("yucata-pile-of", name=name, card=cards.name(self.look, shown.pile))
            found.append(Spot(Place("pile", shown.seat), _PILE, card))
        return found

    def _seal_rect(self) -> QRectF:
        return QRectF(self.size.width() - 48, 5, 38, 36)

    def paint_panel(self, painter: QPainter) -> None:
        theme, shown = self.look.theme, self._shown
        if shown.seat < 0:
            return
        seat = self._setup.seats[shown.seat]
        whole = QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme)
        fill, ink = palette.PLAYERS[seat.colour]
        head = whole.adjusted(1, 1, -1, 0)
        head.setHeight(_HEAD)
        painter.save()
        painter.setClipRect(head)
        paint.box(painter, head.adjusted(0, 0, 0, 20), paint.PANEL_RADIUS, fill)
        painter.restore()
        art.draw(painter, f"yucata-amulet-{seat.colour}", 30, 27, 0.56)
        room = QRectF(54, 2, self.size.width() - 54 - 150, _HEAD - 2)
        font = fonts.serif(21)
        fonts.draw_lines(painter, (fonts.elide(seat.name, font, room.width()),), room, font, ink, align=paint.LEFT)
        if shown.acts:
            words = QRectF(room.right(), 2, 96, _HEAD - 2)
            now = self.look.text("yucata-seat-now")
            fonts.draw_text(painter, now, words, fonts.sans(16, fonts.BOLD), ink, align=paint.RIGHT)
        paint.seal(painter, self._seal_rect().center(), shown.points, theme)
        self._paint_stones(painter)
        if self._own:
            self._paint_own(painter)
        else:
            self._paint_pile(painter)
        self._paint_left(painter)
        paint.marks(painter, whole, self.mark_of(Place("seat", shown.seat)), theme, paint.PANEL_RADIUS)

    def _paint_stones(self, painter: QPainter) -> None:
        text, theme = self.look.text, self.look.theme
        for (kind, y), count in zip(_STONES, self._shown.stones, strict=True):
            painter.setOpacity(1.0 if count else 0.35)
            art.draw(painter, f"yucata-stone-{kind}", _LEFT + 16, y, _SMALL)
            painter.setOpacity(1.0)
            number = QRectF(_LEFT + _COUNT, y - 17, 40, 34)
            font = fonts.sans(22, fonts.BLACK)
            fonts.draw_lines(painter, (str(count),), number, font, theme.text, align=paint.LEFT)
            words = QRectF(number.right(), y - 17, self.size.width() - number.right() - 10, 34)
            told = text(f"yucata-stones-{kind}", count=count, cost=cost(self._shown.stones[1]))
            fonts.draw_text(painter, told, words, fonts.sans(16), theme.second_text, lines=2, align=paint.LEFT)

    def _paint_pile(self, painter: QPainter) -> None:
        if self._shown.pile == NOTHING:
            paint.dashed_slot(painter, _PILE, self.look.theme.second_text, 9)
        else:
            cards.paint_card(painter, _PILE, self._shown.pile, self.look)
        paint.marks(painter, _PILE, self.mark_of(Place("pile", self._shown.seat)), self.look.theme, 9)

    def _paint_own(self, painter: QPainter) -> None:
        colour = self._setup.seats[self._shown.seat].colour
        art.draw(painter, f"yucata-amulet-{colour}", _PILE.center().x(), _PILE.center().y() + 6, 1.5)

    def _paint_left(self, painter: QPainter) -> None:
        for i in range(self._shown.left):
            cards.paint_card(painter, _BACK.translated(i * _BACK_STEP, 0), HIDDEN, self.look)
        left = _LEFT + len(CARDS) * _BACK_STEP
        words = QRectF(left, _BACK.top(), self.size.width() - left - 12, _BACK.height())
        told = self.look.text("yucata-cards-left", count=self._shown.left)
        fonts.draw_text(painter, told, words, fonts.sans(16), self.look.theme.second_text, align=paint.RIGHT)


class Prices(Panel):
    """So many light stones go back for so many dark ones (3.3)."""

    def paint_panel(self, painter: QPainter) -> None:
        theme, text = self.look.theme, self.look.text
        whole = QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme)
        head = QRectF(14, 8, self.size.width() - 28, 28)
        fonts.draw_lines(painter, (text("yucata-prices-head"),), head, fonts.serif(19), theme.text, align=paint.LEFT)
        step = (self.size.width() - 28) / DARK_STONES
        for dark in range(1, DARK_STONES + 1):
            x = 14 + (dark - 0.5) * step
            for kind, y, number, ink in (
                ("dark", 64.0, dark, palette.PLAYERS["black"][1]),
                ("light", 106.0, cost(dark), palette.PLAYERS["white"][1]),
            ):
                painter.setPen(theme.panel_line)
                painter.setBrush(_STONES_FILL[kind])
                painter.drawEllipse(QPointF(x, y), 17, 17)
                room = QRectF(x - 17, y - 17, 34, 34)
                fonts.draw_lines(painter, (str(number),), room, fonts.sans(17, fonts.BOLD), ink, align=paint.CENTRE)
        words = QRectF(14, 132, self.size.width() - 28, self.size.height() - 140)
        fonts.draw_text(painter, text("yucata-prices-red"), words, fonts.sans(16), theme.second_text, lines=2)

    def own_spots(self) -> Sequence[Spot]:
        return [Spot(Place("prices"), QRectF(QPointF(), self.size), self.look.text("yucata-prices-spot"))]


_STONES_FILL = {"dark": QColor("#1F4E6B"), "light": QColor("#FFF6E0")}
