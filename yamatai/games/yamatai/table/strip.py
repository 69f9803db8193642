"""The compact mat of a player who is not in turn (look.md 10): 376 x 134 u, each kind at its fixed place.

Where another card needs room a strip is lower, and shows only its first lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table import cards, palette, words
from yamatai.games.yamatai.table.holding import Holding, holding
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.theme import faded

HEIGHTS = (134.0, 90.0, 44.0)
"""Of a whole strip; of one without specialists and tiles; of one with name, coins and prestige alone."""
_TAB = 40.0
_LEFT = 50.0
_RIGHT = 366.0
_NAME_SIZES = (20.0, 18.0)
_TWO_LINE_SIZES = (18.0, 16.0)
_NAME_WIDTH = 188.0
_NAME_GAP = 10.0
_PURSE = QRectF(240, 3, 128, 38)
_LINE = 42.0
_TOKENS = QPointF(65.5, 65.0)
_TOKEN_STEP = 35.5
_TOKEN_SCALE = 0.50
_HARBOUR = QRectF(274, 47.5, _RIGHT - 274, 37)
_PENALTY = 32.0
_ROW = QRectF(_LEFT - 1, 90, _RIGHT - _LEFT + 1, 37)
_PORTRAIT = QSizeF(34, 35)
_PORTRAIT_GAP = 3.0
_TILE = QSizeF(49, 35)
_TILE_GAP = 3.0
_NEWEST = 3
_MOST_TILES = 6
_MORE, _MORE_GAP = 24.0, 2.0
"""The width of a `+9` beside a row."""


class StripPanel(Panel):
    """One strip shows one seat."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._setup = setup
        self._held: Holding | None = None

    def show(self, view: State, seat: int) -> None:  # type: ignore[override]
        """Show what this seat holds."""
        held = holding(self._box, self._setup, view, seat)
        if held != self._held:
            self._held = held
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        return () if self._held is None else self._all_spots(self._held)

    def _all_spots(self, held: Holding) -> list[Spot]:
        text = self.look.text
        whole = Spot(Place("seat", held.seat), QRectF(QPointF(), self.size), self._name(held))
        purse = Spot(Place("score", held.seat), _PURSE, words.score(text, held))
        if not self._shows(2):
            return [whole, purse]
        people = [
            Spot(self._portrait(number), card, words.specialist(text, self._box, number))
            for number, card in zip(_newest(held.specialists), _people(held), strict=True)
        ]
        tiles = [
            Spot(self._built(tile), card, words.building(text, self._box, tile))
            for tile, card in zip(_shown_tiles(held), _tiles(held), strict=True)
        ]
        return [whole, purse, *people, *reversed(tiles)]

    def _shows(self, line: int) -> bool:
        """Whether there is room for a line: 0 the name, 1 tokens and harbour, 2 specialists and tiles."""
        return self.size.height() >= HEIGHTS[len(HEIGHTS) - 1 - line]

    def _name(self, held: Holding) -> str:
        text = self.look.text
        return text(
            "yamatai-strip-name",
            player=held.name,
            standing=words.standing(text, held),
            purse=text("yamatai-coins", count=held.coins),
            tokens=words.counted(text, "tokens", self._box.kinds, held.culture),
            boats=words.boats(text, held.harbour),
            aside=words.counted(text, "boats", COLOURS, held.aside),
            houses=words.houses(text, held),
        )

    def _portrait(self, number: int) -> Place:
        return Place("portrait", self._box.components.specialist[number].id)

    def _built(self, tile: int) -> Place:
        return Place("built", self._box.components.building[tile].id)

    # Painting.

    def paint_panel(self, painter: QPainter) -> None:
        theme, held = self.look.theme, self._held
        whole = QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme)
        if held is None:
            return
        self._paint_tab(painter, held)
        self._paint_name(painter, held)
        self._paint_purse(painter, held)
        if self._shows(1):
            painter.setPen(QPen(faded(theme.panel_line, 0.5), 1.2))
            painter.drawLine(QPointF(_LEFT - 2, _LINE), QPointF(_RIGHT, _LINE))
            self._paint_tokens(painter, held)
            self._paint_harbour(painter, held)
        if self._shows(2):
            self._paint_people(painter, held)
            self._paint_tiles(painter, held)
        paint.marks(painter, whole, self.mark_of(Place("seat", held.seat)), theme, paint.PANEL_RADIUS)

    def _paint_tab(self, painter: QPainter, held: Holding) -> None:
        theme, player = self.look.theme, palette.PLAYERS[held.colour]
        tab = QRectF(0, 0, _TAB, self.size.height())
        painter.setPen(QPen(theme.ink, paint.LINE))
        painter.setBrush(player.fill)
        painter.drawPath(paint.left_end(tab.adjusted(0.7, 0.7, 0, -0.7), paint.PANEL_RADIUS))
        cards.medallion(painter, QPointF(20, 25 if self._shows(1) else tab.center().y()), held.colour, 0.94)
        if not self._shows(2):
            return
        art.draw(painter, f"house-{held.colour}", 20, 86, 0.50)
        left = QRectF(0, tab.bottom() - 30, _TAB, 24)
        number = fonts.sans(18, fonts.BLACK)
        fonts.draw_lines(painter, (str(held.houses_left),), left, number, player.text, align=paint.CENTRE)

    def _paint_name(self, painter: QPainter, held: Holding) -> None:
        """Name and word side by side; a long name takes the first of two lines."""
        theme = self.look.theme
        word, word_font = words.standing(self.look.text, held), fonts.sans(16)
        beside = fonts.width(word, word_font) + _NAME_GAP if word else 0.0
        size = words.name_size(held.name, _NAME_SIZES, _NAME_WIDTH - beside)
        if size:
            font = fonts.serif(size)
            line = QRectF(_LEFT, 0, _NAME_WIDTH, _LINE)
            fonts.draw_lines(painter, (held.name,), line, font, theme.text, align=paint.LEFT)
            line.setLeft(_LEFT + fonts.width(held.name, font) + _NAME_GAP)
            fonts.draw_lines(painter, (word,), line, word_font, theme.second_text, align=paint.LEFT)
            return
        font = fonts.serif(words.name_size(held.name, _TWO_LINE_SIZES, _NAME_WIDTH) or _TWO_LINE_SIZES[-1])
        first, second = QRectF(_LEFT, 2, _NAME_WIDTH, 21), QRectF(_LEFT, 21, _NAME_WIDTH, 20)
        fonts.draw_text(painter, held.name, first, font, theme.text, align=paint.LEFT)
        fonts.draw_lines(painter, (word,), second, word_font, theme.second_text, align=paint.LEFT)

    def _paint_purse(self, painter: QPainter, held: Holding) -> None:
        theme, font = self.look.theme, fonts.sans(20, fonts.BLACK)
        art.draw(painter, "coin", 253.5, 22, 0.94)
        art.draw(painter, "prestige", 319.5, 22, 0.72)
        for x, number in ((269.0, held.coins), (335.5, held.prestige)):
            fonts.draw_lines(painter, (str(number),), QRectF(x, 3, 40, 38), font, theme.text, align=paint.LEFT)
        paint.marks(painter, _PURSE, self.mark_of(Place("score", held.seat)) & ~Mark.HOVER, theme, 8)

    def _paint_tokens(self, painter: QPainter, held: Holding) -> None:
        for i, (kind, count) in enumerate(zip(self._box.kinds, held.culture, strict=True)):
            centre = _TOKENS + QPointF(_TOKEN_STEP * i, 0)
            cards.token(painter, centre, kind, count, _TOKEN_SCALE, self.look.theme)

    def _paint_harbour(self, painter: QPainter, held: Holding) -> None:
        """The boats in the harbour, anchors in its empty slots, and what unused boats cost."""
        theme, water = self.look.theme, QRectF(_HARBOUR)
        if held.penalty:
            cost = words.signed(held.penalty)
            font = fonts.sans(18, fonts.BLACK)
            water.setRight(water.right() - _PENALTY)
            beside = QRectF(water.right(), water.top(), _PENALTY, water.height())
            fonts.draw_lines(painter, (cost,), beside, font, theme.accent_text, align=paint.RIGHT)
        paint.tray(painter, water, theme, deep=True)
        slots = max(1, held.capacity, len(held.harbour))
        step = water.width() / slots
        scale = min(0.46, step / 68)
        for i in range(slots):
            x, y = water.left() + step * (i + 0.5), water.center().y()
            if i < len(held.harbour):
                art.draw(painter, f"boat-{COLOURS[held.harbour[i]]}", x, y + 1.5, scale)
            elif i < held.capacity:
                art.draw(painter, "anchor", x, y + 1, 0.42, 0.55)

    def _paint_people(self, painter: QPainter, held: Holding) -> None:
        theme, places = self.look.theme, _people(held)
        for number, place in zip(_newest(held.specialists), places, strict=True):
            mark = self.mark_of(self._portrait(number))
            card = paint.lifted(place, mark)
            cards.portrait(painter, card, self._box, number, theme, small=True)
            paint.marks(painter, card, mark, theme, cards.CARD_RADIUS)
        hidden = len(held.specialists) - len(places)
        if hidden:
            self._paint_more(painter, places[-1], places[-1].right() + _MORE_GAP, hidden)

    def _paint_tiles(self, painter: QPainter, held: Holding) -> None:
        places, shown = _tiles(held), _shown_tiles(held)
        names = [self._built(tile) for tile in shown]
        building = self._box.components.building

        def face(i: int, card: QRectF) -> None:
            cards.building(painter, card, building[shown[i]].kind, held.colour, self.look.theme)

        points = [building[tile].points for tile in shown]
        marks = [self.mark_of(name) for name in names]
        cards.paint_row(painter, places, marks, face, points, cards.building_seal_centre, self.look.theme)
        hidden = len(held.built) - len(shown)
        if hidden:
            self._paint_more(painter, places[0], places[0].left() - _MORE - _MORE_GAP, hidden)

    def _paint_more(self, painter: QPainter, card: QRectF, x: float, count: int) -> None:
        """How many there are besides, in a field as high as the card beside it: it is seen what it counts."""
        more = self.look.text("yamatai-strip-more", count=count)
        line = QRectF(x, card.top(), _MORE, card.height())
        paint.field(painter, line, self.look.theme, cards.CARD_RADIUS)
        font = fonts.sans(16, fonts.BOLD)
        fonts.draw_text(painter, more, line, font, self.look.theme.second_text, align=paint.CENTRE)


def _newest(specialists: Sequence[int]) -> Sequence[int]:
    return specialists[-_NEWEST:]


def _people(held: Holding) -> list[QRectF]:
    """Places of the newest portraits, from the left."""
    return cards.fan(_ROW, len(_newest(held.specialists)), _PORTRAIT, _PORTRAIT_GAP)


def _shown_tiles(held: Holding) -> Sequence[int]:
    """All built tiles, or only the newest three of more than six."""
    return held.built if len(held.built) <= _MOST_TILES else held.built[-_NEWEST:]


def _tiles(held: Holding) -> list[QRectF]:
    """Places of the built tiles that are shown, up to the right edge."""
    width = _NEWEST * _TILE.width() + (_NEWEST - 1) * _TILE_GAP
    room = QRectF(_RIGHT - width, _ROW.top(), width, _ROW.height())
    places = cards.fan(room, len(_shown_tiles(held)), _TILE, _TILE_GAP)
    shift = room.right() - places[-1].right() if places else 0.0
    return [place.translated(shift, 0) for place in places]
