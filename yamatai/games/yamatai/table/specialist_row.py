"""The specialist row: five face-up specialists with the coins on them, and the deck with their price."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table import specialists
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint, stamps
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Panel, Spot
from yamatai.table.theme import faded

_TILE = 210.0
_DECK = 100.0
_GAP = 8.0
_WORDS = 76.0  # where name and perk begin, from the tile's left edge
_PRICE_SCALE = 0.35
_NAME = 87.0  # a longer name is written smaller, to stay clear of the seal


@attrs.frozen
class _Shown:
    row: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    deck: int = 0


class SpecialistRow(Panel):
    """Tiles 210 wide, then the deck."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._shown = _Shown()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show the row of a position."""
        shown = _Shown(view.row, view.row_coins, len(view.specialist_deck))
        if shown != self._shown:
            self._shown = shown
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        shown = self._shown
        people = [
            Spot(self._place(who), self._tile_rect(slot), self._name(who, shown.coins[slot]), SELF)
            for slot, who in enumerate(shown.row)
            if who >= 0
        ]
        culture = self._box.components.culture
        price = {"same": culture.recruit_same, "different": culture.recruit_different}
        name = self.look.text("yamatai-specialist-deck-spot", count=shown.deck, **price)
        return [*people, Spot(Place("specialist-deck"), self._deck_rect(), name)]

    def _place(self, who: int) -> Place:
        return Place("specialist", self._box.components.specialist[who].id)

    def _name(self, who: int, coins: int) -> str:
        specialist = self._box.components.specialist[who]
        return self.look.text(
            "yamatai-specialist-spot",
            name=specialists.name(self.look.text, specialist),
            points=specialist.points,
            coins=coins,
            perk=specialists.perk_in_full(self.look.text, specialist),
        )

    def _tile_rect(self, slot: int) -> QRectF:
        return QRectF(slot * (_TILE + _GAP), 0, _TILE, self.size.height())

    def _deck_rect(self) -> QRectF:
        return QRectF(self.size.width() - _DECK, 0, _DECK, self.size.height())

    def paint_panel(self, painter: QPainter) -> None:
        for slot, who in enumerate(self._shown.row):
            if who >= 0 and self._place(who) in self.veiled:
                continue
            if who >= 0:
                self.paint_tile(painter, self._tile_rect(slot), who, self._shown.coins[slot])
            else:
                paint.dashed_slot(painter, self._tile_rect(slot), self.look.theme.lane, paint.TILE_RADIUS)
        self._paint_deck(painter)

    def paint_named(self, painter: QPainter, place: QRectF, id: str) -> None:
        """Paint a specialist without coins by its id, wherever it is."""
        self.paint_tile(painter, place, self._box.specialist_index[id], 0)

    def paint_tile(self, painter: QPainter, place: QRectF, who: int, coins: int) -> None:
        """Paint a specialist with its marks and the coins that lie on it."""
        theme, specialist = self.look.theme, self._box.components.specialist[who]
        mark = self.mark_of(self._place(who))
        rect = self.shifted(self._place(who), paint.lifted(place, mark))
        x, y = rect.left(), rect.top()
        drawing = specialists.portrait(self._box, who)
        name, perk = specialists.name(self.look.text, specialist), specialists.perk(self.look.text, specialist)

        def face(painter: QPainter) -> None:
            paint.tile(painter, rect, theme, fine_line=True)
            art.draw(painter, drawing, x + 8, y + 8)
            self._paint_name(painter, QRectF(x + _WORDS, y + 8, 92, 40), name)
            paint.seal(painter, QPointF(x + _TILE - 24, y + 25), specialist.points, theme, 32)
            painter.fillRect(QRectF(x + _WORDS, y + 50, _TILE - _WORDS - 9, 1.6), faded(theme.seal, 0.45))
            words = QRectF(x + _WORDS, y + 54, _TILE - _WORDS - 8, 56)
            fonts.draw_text(painter, perk, words, fonts.sans(16), theme.text, lines=3)
            if coins:
                paint.coin_pill(painter, QPointF(x + 5, y + 88), coins, theme)

        key = ("specialist", theme, drawing, name, perk, specialist.points, coins)
        stamps.draw(painter, key, rect + paint.SHADOW_REACH, face)
        paint.marks(painter, rect, mark, theme)

    def _paint_name(self, painter: QPainter, line: QRectF, name: str) -> None:
        font = fonts.serif(18)
        if fonts.width(name, font) > _NAME:
            font = fonts.serif(17)
        fonts.draw_text(painter, name, line, font, self.look.theme.text, lines=2, align=paint.LEFT)

    def _paint_deck(self, painter: QPainter) -> None:
        theme, count = self.look.theme, self._shown.deck
        card = paint.deck(painter, self._deck_rect(), theme, count)
        head = QRectF(card.left() + 4, card.top() + 7, card.width() - 8, 22)
        word, font = self.look.text("yamatai-specialist-deck"), fonts.sans(16, fonts.BOLD)
        fonts.draw_text(painter, word, head, font, theme.tray_text, align=paint.CENTRE)
        number, font = QRectF(card.left(), card.top() + 25, card.width(), 36), fonts.sans(30, fonts.BLACK)
        fonts.draw_lines(painter, (str(count),), number, font, theme.tile_back_line, align=paint.CENTRE)
        same, different = self._price()
        for kinds, y in ((same, 72.0), (different, 94.0)):
            line = QRectF(card.left(), card.top() + y - 12, card.width(), 24)
            paint.pieces(painter, kinds, line, _PRICE_SCALE, 25)
        paint.marks(painter, card, self.mark_of(Place("specialist-deck")), theme, 10)

    def _price(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The price of every specialist as tokens: an example of one kind, and one of different kinds."""
        culture = self._box.components.culture
        first, *others = (f"culture-{kind}" for kind in culture.kinds)
        return (first,) * culture.recruit_same, tuple(others[: culture.recruit_different])
