"""The hand at the bottom of the table, fanned, and the pile that its cards go to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from yamatai.games.yucata.model import turn
from yamatai.games.yucata.model.cards import HIDDEN, NOTHING
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards, palette
from yamatai.play.game import Place
from yamatai.table import fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Mark, Panel, Spot
from yamatai.table.theme import faded

_WIDTH, _HEIGHT = cards.FACE
_TOP = 22.0
_STEP = 148.0
_TILT = 2.4  # degrees from one card of the fan to the next
_SAG = 2.2  # u that a card lies lower for each square of its distance from the middle
_FAN = 1130.0  # the width that the fan has; right of it lies the button of the log
_RAISE = 9.0  # u that a card pointed at comes up
_PILE_EDGE = 96.0  # from the panel's right edge to the middle of the pile


class Hand(Panel):
    """The cards of the seat from whose side the table is seen; backs while nobody may see them."""

    def __init__(self, look: Look, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._cards: tuple[int, ...] = ()
        self._shut: frozenset[int] = frozenset()
        self._pile, self._seat = NOTHING, 0
        self._under = NOTHING  # the card on which the last one was played

    def show(self, view: State, seat: int) -> None:  # type: ignore[override]
        """Show the hand of a seat; what it may not play now is dimmed."""
        hand = view.hands[seat]
        can = frozenset(turn.legal(view)) if view.seat == seat and not view.ended else frozenset(hand)
        shown = (hand, frozenset(hand) - can, view.piles[seat], seat)
        if shown != (self._cards, self._shut, self._pile, self._seat):
            self._under = self._pile if seat == self._seat else NOTHING
            self._cards, self._shut, self._pile, self._seat = shown
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        found = [Spot(Place("pile", self._seat), self.pile_rect(), self._pile_name())]
        for i, card in enumerate(self._cards):
            if card == HIDDEN:
                found.append(Spot(Place("back", i), self._rect(i), self.look.text("yucata-card-back")))
            else:
                name, reach = cards.name(self.look, card), self._rect(i).adjusted(0, -_RAISE, 0, 0)
                found.append(Spot(Place("card", card), reach, name, SELF))
        return found

    def _pile_name(self) -> str:
        if self._pile == NOTHING:
            return self.look.text("yucata-pile-empty")
        return self.look.text("yucata-pile-own", card=cards.name(self.look, self._pile))

    def pile_rect(self) -> QRectF:
        """Where the seat's played cards lie."""
        return QRectF(self.size.width() - _PILE_EDGE - _WIDTH / 2, _TOP, _WIDTH, _HEIGHT)

    def _rect(self, i: int) -> QRectF:
        """The upright rectangle of a card in the fan."""
        aside = i - (len(self._cards) - 1) / 2
        middle = _FAN / 2 + aside * _STEP
        return QRectF(middle - _WIDTH / 2, _TOP - 12 + _SAG * aside * aside, _WIDTH, _HEIGHT)

    def paint_panel(self, painter: QPainter) -> None:
        self._paint_pile(painter)
        for i, card in enumerate(self._cards):
            self._paint_card(painter, i, card)

    def _paint_pile(self, painter: QPainter) -> None:
        """The last card, or the one below it while that is on its way."""
        theme, rect = self.look.theme, self.pile_rect()
        pile = self._under if Place("pile", self._seat) in self.veiled else self._pile
        if pile == NOTHING:
            wood = palette.wood(theme)
            paint.dashed_slot(painter, rect, wood.path_line, paint.TILE_RADIUS, wood.hollow)
            words = self.look.text("yucata-pile-hint")
            inner = rect.adjusted(10, 40, -10, -40)
            fonts.draw_text(painter, words, inner, fonts.sans(17), wood.number, lines=4, align=paint.CENTRE)
        else:
            cards.paint_card(painter, rect, pile, self.look)
            self._paint_caption(painter, rect)
        mark = self.mark_of(Place("pile", self._seat))
        paint.marks(painter, rect, mark, theme)

    def _paint_caption(self, painter: QPainter, pile: QRectF) -> None:
        words, room = self.look.text("yucata-pile-caption"), QRectF(pile.left() - 40, 0, pile.width() + 80, _TOP - 2)
        font, colour = fonts.sans(16, fonts.BOLD), palette.wood(self.look.theme).words
        words = fonts.elide(words, font, room.width())
        fonts.draw_lines(painter, (words,), room, font, colour, align=paint.CENTRE)

    def _paint_card(self, painter: QPainter, i: int, card: int) -> None:
        rect, aside = self._rect(i), i - (len(self._cards) - 1) / 2
        mark = self.mark_of(Place("card", card)) if card != HIDDEN else Mark.IDLE
        rect = self.shifted(Place("card", card), rect)
        painter.save()
        painter.translate(rect.center())
        if mark & (Mark.HOVER | Mark.SELECTED | Mark.FOCUS):  # upright, and so it is lifted: nothing of it is cut off
            painter.translate(0, -_RAISE)
        else:
            painter.rotate(aside * _TILT)
        face = QRectF(QPointF(-_WIDTH / 2, -_HEIGHT / 2), rect.size())
        cards.paint_card(painter, face, card, self.look)
        if card in self._shut:
            paint.wash(painter, face, faded(self.look.theme.field, 0.72))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint.marks(painter, face, mark, self.look.theme)
        painter.restore()
