"""The building row: five face-up tiles with what can be built now; the deck and the prestige buildings left."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from yamatai.games.yamatai.model import actions, building, turn
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import PALACE, STANDARD, TORII
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table.fits import closed_to
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint, stamps
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Panel, Spot

_HEADER = 34.0
_STEP = 144.0
_TILE = 136.0
_PICTURE = 98.0
_WORDS = 110.0
_MOST_HEAD = 0.52
"""What the header's name may take of its line."""
_DECK = QRectF(0, 762, 92, 110)
_SUPPLY = QRectF(0, 882, 92, 178)
_GONE = 0.32  # opacity of what is used up
_BOATS = {1: (0.68, 0.0), 2: (0.68, 48.0), 3: (0.68, 48.0), 4: (0.64, 46.5), 5: (0.57, 37.0)}  # scale and step


class Fit(enum.Enum):
    """How far a tile is from being built by the seat in turn; the value is the message that says so."""

    BUILDABLE = "yamatai-building-buildable"
    BOATS_LIE = "yamatai-building-boats-lie"
    BOATS_MISSING = "yamatai-building-boats-missing"
    NO_PIECE = "yamatai-building-no-piece"


@attrs.frozen
class Offer:
    """A face-up tile: its fit, and on how many islands; a tile that is built already has no fit."""

    tile: int
    fit: Fit | None
    islands: int = 0


def offers(box: Box, view: State) -> tuple[Offer | None, ...]:
    """The face-up tiles; None for an empty place."""
    legal = () if view.ended else turn.legal(box, view)
    decoded = [actions.decode(action) for action in legal]
    buildable = Counter(tile for kind, tile, _ in decoded if kind == actions.BUILD)
    around = {island.id: building.around(box, view, island.id) for island in box.archipelago.islands}
    return tuple(_offer(box, view, tile, buildable[tile], around) if tile >= 0 else None for tile in view.tiles)


def _offer(box: Box, view: State, tile: int, buildable: int, around: dict[int, tuple[int, ...]]) -> Offer:
    if buildable:
        return Offer(tile, Fit.BUILDABLE, buildable)
    if not building.has_piece(box, view, tile):
        return Offer(tile, Fit.NO_PIECE)
    closed = closed_to(box, view, tile)
    fewer = building.discount(box, view, tile)
    islands = sum(
        not closed >> island & 1 and building.shortage(box, there, tile) <= fewer for island, there in around.items()
    )
    return Offer(tile, Fit.BOATS_LIE, islands) if islands else Offer(tile, Fit.BOATS_MISSING)


@attrs.frozen
class _Shown:
    offers: tuple[Offer | None, ...] = ()
    colour: str = ""  # of the seat in turn, whose house is shown
    deck: int = 0
    torii: int = 0
    palaces: int = 0


class BuildingRow(Panel):
    """A header, then five tiles of 136 u, each 144 u below the one before; at the lower left the deck, and below it
    the torii and palaces that are left. The lower right is free for another panel."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._setup = setup
        self._shown = _Shown()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show the row of a position, as the seat in turn sees it."""
        stock = self._box.components.supply
        shown = _Shown(
            offers(self._box, view),
            self._setup.seats[view.seat].colour,
            len(view.building_deck),
            stock.torii - view.torii.bit_count(),
            stock.palaces - view.palaces.bit_count(),
        )
        if shown != self._shown:
            self._shown = shown
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        text = self.look.text
        tiles = [
            Spot(self._place(offer.tile), self._tile_rect(slot), self._name(offer), SELF)
            for slot, offer in enumerate(self._shown.offers)
            if offer
        ]
        deck = Spot(Place("building-deck"), _DECK, text("yamatai-building-deck-spot", count=self._shown.deck))
        supply = [
            Spot(Place("supply", kind), rect, text(f"yamatai-supply-{kind}-spot", count=count))
            for kind, count, rect in self._supply()
        ]
        return [*tiles, deck, *supply]

    def _place(self, tile: int) -> Place:
        return Place("tile", self._box.components.building[tile].id)

    def _name(self, offer: Offer) -> str:
        text, tile = self.look.text, self._box.components.building[offer.tile]
        return text(
            "yamatai-building-spot",
            name=text(f"yamatai-building-{tile.kind}"),
            points=tile.points,
            boats=", ".join(text(f"yamatai-boat-{colour}") for colour in tile.cost),
            status=self._status(offer),
        )

    def _status(self, offer: Offer) -> str:
        if offer.fit is None:
            return ""
        return self.look.text(offer.fit.value, **({"islands": offer.islands} if offer.islands else {}))

    def _tile_rect(self, slot: int) -> QRectF:
        return QRectF(0, _HEADER + 8 + slot * _STEP, self.size.width(), _TILE)

    def _supply(self) -> list[tuple[str, int, QRectF]]:
        """Kind, number and place of the prestige buildings left."""
        half = QRectF(_SUPPLY.topLeft(), QSizeF(_SUPPLY.width(), _SUPPLY.height() / 2))
        return [(TORII, self._shown.torii, half), (PALACE, self._shown.palaces, half.translated(0, half.height()))]

    def paint_panel(self, painter: QPainter) -> None:
        self._paint_header(painter)
        for slot, offer in enumerate(self._shown.offers):
            if offer and self._place(offer.tile) in self.veiled:
                continue
            if offer:
                self.paint_tile(painter, self._tile_rect(slot), offer, self._shown.colour)
            else:
                paint.dashed_slot(painter, self._tile_rect(slot), self.look.theme.lane, paint.TILE_RADIUS)
        self._paint_deck(painter)
        self._paint_supply(painter)

    def _paint_header(self, painter: QPainter) -> None:
        theme, text = self.look.theme, self.look.text
        rect = QRectF(0, 0, self.size.width(), _HEADER)
        paint.panel(painter, rect, theme, 10)
        words = rect.adjusted(15, 0, -15, 0)
        title, font = text("yamatai-building-row"), fonts.serif(20)
        head = QRectF(words)
        head.setWidth(min(fonts.width(title, font), _MOST_HEAD * words.width()))
        fonts.draw_text(painter, title, head, font, theme.text, align=paint.LEFT)
        note = text("yamatai-building-row-note")
        words.setLeft(head.right() + 8)
        fonts.draw_text(painter, note, words, fonts.sans(16), theme.second_text, align=paint.RIGHT)

    def paint_named(self, painter: QPainter, place: QRectF, id: str) -> None:
        """Paint an open tile by its id, wherever it is."""
        tile = self._box.building_index[id]
        offer = next((offer for offer in self._shown.offers if offer and offer.tile == tile), None)
        if offer is not None:
            self.paint_tile(painter, place, offer, self._shown.colour)

    def paint_tile(self, painter: QPainter, place: QRectF, offer: Offer, colour: str) -> None:
        """Paint a tile with its marks; a house is that of the player with this colour."""
        theme, tile = self.look.theme, self._box.components.building[offer.tile]
        mark = self.mark_of(self._place(offer.tile))
        rect = self.shifted(self._place(offer.tile), paint.lifted(place, mark))
        x, y = rect.left(), rect.top()
        tray = QRectF(x + _WORDS - 2, y + 41, 196, 56)

        def face(painter: QPainter) -> None:
            paint.tile(painter, rect, theme)
            self._paint_picture(painter, x, y, tile.kind, colour)
            self._paint_title(painter, x, y, tile.kind)
            paint.tray(painter, tray, theme)
            paint.pieces(painter, tuple(f"boat-{colour}" for colour in tile.cost), tray, *_BOATS[len(tile.cost)])
            paint.seal(painter, QPointF(rect.right() - 25, y + 25), tile.points, theme, 36)

        name, house = self.look.text(f"yamatai-building-{tile.kind}"), colour if tile.kind == STANDARD else ""
        key = ("building", theme, name, house, tile.kind, tile.cost, tile.points)
        stamps.draw(painter, key, rect + paint.SHADOW_REACH, face)
        self._paint_status(painter, QRectF(x + _WORDS, tray.bottom(), 196, rect.bottom() - tray.bottom() - 1), offer)
        paint.marks(painter, rect, mark, theme)

    def _paint_picture(self, painter: QPainter, x: float, y: float, kind: str, colour: str) -> None:
        """The building in its landscape."""
        if kind != STANDARD:
            art.draw(painter, f"building-{kind}", x, y)
            return
        art.draw(painter, "building-plot", x, y)
        art.draw(painter, f"house-{colour}", x + _PICTURE / 2, y + 66, 1.08)

    def _paint_title(self, painter: QPainter, x: float, y: float, kind: str) -> None:
        theme, text = self.look.theme, self.look.text
        name, font = text(f"yamatai-building-{kind}"), fonts.serif(19)
        line = QRectF(x + _WORDS, y + 9, 156, 28)
        fonts.draw_text(painter, name, line, font, theme.text, align=paint.LEFT)
        if kind != STANDARD:
            line.setLeft(line.left() + fonts.width(name, fonts.fitting(name, font, line.width())) + 8)
            word = text("yamatai-building-prestige")
            if fonts.width(word, fonts.fitting(word, fonts.sans(16), line.width())) <= line.width():
                fonts.draw_text(painter, word, line, fonts.sans(16), theme.accent_text, align=paint.LEFT)

    def _paint_status(self, painter: QPainter, line: QRectF, offer: Offer) -> None:
        theme = self.look.theme
        colours = {Fit.BUILDABLE: theme.good, Fit.BOATS_LIE: theme.text}
        colour = colours.get(offer.fit, theme.second_text) if offer.fit else theme.second_text
        font = fonts.sans(16, fonts.BOLD if offer.fit is Fit.BUILDABLE else fonts.REGULAR)
        fonts.draw_text(painter, self._status(offer), line, font, colour, align=paint.LEFT)

    def _paint_deck(self, painter: QPainter) -> None:
        theme, count = self.look.theme, self._shown.deck
        card = paint.deck(painter, _DECK, theme, count)
        number = QRectF(card.left(), card.top() + 20, card.width(), 40)
        font = fonts.sans(34, fonts.BLACK)
        fonts.draw_lines(painter, (str(count),), number, font, theme.tile_back_line, align=paint.CENTRE)
        words = QRectF(card.left() + 4, number.bottom(), card.width() - 8, 24)
        text = self.look.text("yamatai-building-deck")
        fonts.draw_text(painter, text, words, fonts.sans(17), theme.tray_text, align=paint.CENTRE)
        paint.marks(painter, card, self.mark_of(Place("building-deck")), theme, 10)

    def _paint_supply(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, _SUPPLY, theme)
        for kind, count, rect in self._supply():
            art.draw(painter, kind, rect.left() + 31, rect.center().y(), 0.54, 1.0 if count else _GONE)
            words = QRectF(rect.left() + 58, rect.top(), rect.width() - 58, rect.height())
            text = self.look.text("yamatai-reserve-count", count=count)
            fonts.draw_text(painter, text, words, fonts.sans(17, fonts.BOLD), theme.text, align=paint.LEFT)
            paint.marks(painter, rect.adjusted(4, 4, -4, -4), self.mark_of(Place("supply", kind)), theme, 8)
