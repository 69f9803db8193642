"""What lies before a player: stones, the last card played, and how many cards are left."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NOTHING
from yamatai.games.yucata.model.scoring import cost, score_stones
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards, palette
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot

_HEAD = 44.0
PILE = QRectF(14, 55, 94, 134)
"""Where the last card of another's seat lies."""
_LEFT = 122.0
_STONES = (69.0, 104.0, 139.0)  # the heights of the rows
_COUNT = 40.0  # from a row's left edge to its number
_BACK = QRectF(_LEFT, 160, 21, 30)
_BACK_STEP = 25.0
_SMALL = 0.62  # the scale of a stone beside its number
_TRAY_TOP, _TRAY_PAD = 200.0, 8.0
_LYING = 46.0  # from one stone in the tray to the next, u
LYING_SCALE = 0.82
"""How large a stone lies there."""
_KINDS = ("light", "dark", "red")


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
        self._under = NOTHING  # the card on which the last one was played
        self._own = False

    def show(self, view: State, seat: int, own: bool) -> None:  # type: ignore[override]
        """Show what lies before a seat; `own`: the pile of it is shown beside the hand."""
        red = int(view.red == seat)
        shown = _Shown(
            seat, view.piles[seat], (view.light[seat], view.dark[seat], red),
            sum(score_stones(view, seat).values()), len(view.hands[seat]), not view.ended and view.seat == seat,
        )  # fmt: skip
        if (shown, own) != (self._shown, self._own):
            self._under = self._shown.pile if seat == self._shown.seat else NOTHING
            self._shown, self._own = shown, own
            self.changed()

    @property
    def stones(self) -> tuple[int, int, int]:
        """How many light, dark and red stones lie there."""
        return self._shown.stones

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
            found.append(Spot(Place("pile", shown.seat), PILE, card))
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
        self._paint_tray(painter)
        paint.marks(painter, whole, self.mark_of(Place("seat", shown.seat)), theme, paint.PANEL_RADIUS)

    def _paint_stones(self, painter: QPainter) -> None:
        text, theme = self.look.text, self.look.theme
        for kind, y, count in zip(_KINDS, _STONES, self._shown.stones, strict=True):
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
        """The last card, or the one below it while that is on its way."""
        pile = self._under if Place("pile", self._shown.seat) in self.veiled else self._shown.pile
        if pile == NOTHING:
            paint.dashed_slot(painter, PILE, self.look.theme.second_text, 9)
        else:
            cards.paint_card(painter, PILE, pile, self.look)
        paint.marks(painter, PILE, self.mark_of(Place("pile", self._shown.seat)), self.look.theme, 9)

    def _paint_own(self, painter: QPainter) -> None:
        colour = self._setup.seats[self._shown.seat].colour
        art.draw(painter, f"yucata-amulet-{colour}", PILE.center().x(), PILE.center().y() + 6, 1.5)

    def _paint_left(self, painter: QPainter) -> None:
        for i in range(self._shown.left):
            cards.paint_card(painter, _BACK.translated(i * _BACK_STEP, 0), HIDDEN, self.look)
        left = _LEFT + len(CARDS) * _BACK_STEP
        words = QRectF(left, _BACK.top(), self.size.width() - left - 12, _BACK.height())
        told = self.look.text("yucata-cards-left", count=self._shown.left)
        fonts.draw_text(painter, told, words, fonts.sans(16), self.look.theme.second_text, align=paint.RIGHT)

    def _paint_tray(self, painter: QPainter) -> None:
        """The stones themselves, as they lie before the player, but for those that are on their way."""
        paint.field(painter, self._tray(), self.look.theme)
        stones = [kind for kind, count in zip(_KINDS, self._shown.stones, strict=True) for _ in range(count)]
        for number, kind in enumerate(stones):
            if lying(number) not in self.veiled:
                at = self.place_of(number)
                art.draw(painter, f"yucata-stone-{kind}", at.x(), at.y(), LYING_SCALE)

    def _tray(self) -> QRectF:
        return QRectF(QPointF(), self.size).adjusted(PILE.left(), _TRAY_TOP, -PILE.left(), -12)

    def place_of(self, number: int) -> QPointF:
        """Where a stone lies in the tray: light ones first, then dark ones, then the red one; closer together when
        they are many."""
        room = self._tray().adjusted(_TRAY_PAD, _TRAY_PAD, -_TRAY_PAD, -_TRAY_PAD)
        rows = max(1, int(room.height() / _LYING))
        in_row = max(int(room.width() / _LYING), ceil(sum(self._shown.stones) / rows))
        row, column = divmod(number, in_row)
        across, down = room.width() / in_row, min(_LYING, room.height())
        return room.topLeft() + QPointF((column + 0.5) * across, (row + 0.5) * down)


def lying(number: int) -> Place:
    """A stone of the tray, as a part of its panel that can be veiled."""
    return Place("lying", number)
