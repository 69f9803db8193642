"""Yucata's side of the table: its panels, and the answers that the controller asks for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from yamatai.games.yucata.model import scoring, turn
from yamatai.games.yucata.model.cards import CARDS, NAMES
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.layouts import read_layouts
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards, palette
from yamatai.games.yucata.table.board import Board
from yamatai.games.yucata.table.hand import Hand
from yamatai.games.yucata.table.knowing import YucataKnowing
from yamatai.games.yucata.table.motion import Motion
from yamatai.games.yucata.table.prices import PRICES_HEIGHT, PRICES_WIDTH, Ahead, Prices
from yamatai.games.yucata.table.seat import SeatPanel
from yamatai.games.yucata.table.sentences import Sentences
from yamatai.play.game import Action, Event, Place, Refusal, Terms
from yamatai.table import backdrop
from yamatai.table.game_table import Choice, Column, Gesture
from yamatai.table.look import Look
from yamatai.table.movements import Movement
from yamatai.table.panel import Panel
from yamatai.table.prompt import Button
from yamatai.table.theme import Theme

COLUMN = QRectF(10, 10, 376, 1060)
"""Of the seats; they share its height, but none is higher than `MOST`."""
GAP, MOST = 8.0, 420.0
PRICES = QRectF(1596, 10, PRICES_WIDTH, PRICES_HEIGHT)
AHEAD = QRectF(1596, 18 + PRICES_HEIGHT, PRICES_WIDTH, 100)
CARD_WIDTH, CARD_CORNER = 376.0, QPointF(1910, 838)
"""Of a card that stays on the table: its lower right corner is on the bare wood, above the pile of the person."""
HAND = QRectF(396, 850, 1514, 226)
_ON_BOARD = frozenset({"space", "amulet", "garden"})
"""Where a card can be put, or on the pile of its seat: its space of the path, or anywhere on the board."""


class YucataTable:
    """See `yamatai.table.game_table.GameTable` for what each method does."""

    def __init__(self, look: Look, game: Yucata) -> None:
        self.look, self.game = look, game
        setup = game.setup
        self.names = tuple(seat.name for seat in setup.seats)
        self.sentences = Sentences(look, self.names)
        self.board = Board(look, game.path, setup)
        self.hand = Hand(look, HAND)
        self.seats = [SeatPanel(look, setup, rect) for rect in seat_rects(len(setup.seats))]
        self.prices, self.ahead = Prices(look, setup, PRICES), Ahead(look, AHEAD)
        self.knowing = YucataKnowing(look, game, self.board, self.hand, self.sentences)
        self._motion = Motion(look, self.board, self.seats)
        self._seat = 0  # whose hand is shown
        self.panels: list[Panel] = [self.board, *self.seats, self.prices, self.ahead, self.hand]
        self.areas: list[Panel] = [self.hand, self.board, *self.seats, self.prices, self.ahead]
        self.board.title = look.text("yucata-area-board")
        self.prices.title = look.text("yucata-area-prices")
        self.ahead.title = look.text("yucata-ahead-head")

    # What is shown

    def show(self, view: State, seat: int) -> None:
        self._seat = seat
        self.board.show(view)
        self.prices.show(view)
        self.ahead.show(view)
        self.hand.show(view, seat)
        self.hand.title = self.look.text("yucata-area-hand", player=self.names[seat])
        count = len(self.seats)
        for step, panel in enumerate(self.seats):
            other = (seat + step) % count
            panel.show(view, other, other == seat)
            panel.title = self.names[other]

    def make_room(self, height: float) -> QRectF:
        height = min(height, CARD_CORNER.y() - AHEAD.bottom() - GAP)
        return QRectF(CARD_CORNER.x() - CARD_WIDTH, CARD_CORNER.y() - height, CARD_WIDTH, height)

    def give_way(self, height: float) -> QRectF:
        """Where one more seat would be. With four there is no such place: on the one before the last, as the last card
        of whoever plays just before the person counts (2.4)."""
        full = len(self.seats) == self.game.meta.max_seats
        places = seat_rects(len(self.seats) + (height > 0 and not full))
        for panel, rect in zip(self.seats, places, strict=False):
            panel.lay(rect)
        return places[-2] if full else places[-1]

    def backdrop(self, painter: QPainter, window: QRectF) -> None:
        backdrop.draw(painter, window, self.look.theme, _paint_wood)

    def words_on_backdrop(self) -> QColor:
        return palette.wood(self.look.theme).words

    def steps(self, view: State) -> tuple[tuple[str, ...], int]:
        return (self.look.text("yucata-step", round=view.round),), int(view.ended)

    def prompt(self, view: State, legal: tuple[Action, ...], held: Place | None, mode: str) -> str:
        return self.sentences.prompt(view, legal, held)

    def buttons(self, view: State, legal: tuple[Action, ...], mode: str) -> tuple[tuple[Button, Action | None], ...]:
        return ()

    def lit(self, view: State, legal: tuple[Action, ...]) -> frozenset[Place]:
        return frozenset(Place("card", card) for card in legal)

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        return self._motion.movements(events, seat)

    # What gestures mean

    def gesture(self, view: State, action: Action) -> Gesture:
        space = turn.target(view, view.seat, turn.effect(view, action), self.game.sword)
        return Gesture(Place("space", space), Place("card", action))

    def meanings(self, view: State, source: Place | None, target: Place, mode: str) -> tuple[Action, ...]:
        if source is None or source.kind != "card":
            return ()
        takes = target.kind in _ON_BOARD or target == Place("pile", view.seat)
        return (int(source.id),) if takes else ()

    def at_once(self, view: State, place: Place, mode: str) -> Place | None:
        return Place("pile", view.seat) if place.kind == "card" else None

    def drawing_of(self, place: Place) -> str:
        """A card that goes to a space of the path brings the amulet of its seat there."""
        seat = int(place.id) if place.kind == "amulet" else self._seat
        return self.board.amulets[seat].drawing if place.kind in ("amulet", "card") else ""

    def place_of_key(self, key: str) -> Place | None:
        number = int(key) if key.isascii() and key.isdigit() else 0
        return Place("card", number) if number in CARDS else None

    def why_missing(self, view: State, place: Place) -> tuple[Refusal, Place] | None:
        why = self.game.refusal(view, view.seat, int(place.id))
        return (why, Place("pile", view.seat)) if why is not None else None

    def label(self, place: Place) -> str:
        return NAMES[int(place.id)] if place.kind == "card" else ""

    def forced_mode(self, view: State) -> str:
        return ""

    def choice(self, action: Action) -> Choice:
        return Choice(action, cards.name(self.look, action))

    # Words

    def sentence(self, refusal: Refusal) -> str:
        return self.sentences.sentence(refusal)

    def log_line(self, event: Event) -> str:
        return self.sentences.log_line(event)

    def plan_lines(self, events: Sequence[Event]) -> tuple[str, ...]:
        return self.sentences.plan_lines(events)

    def columns(self) -> tuple[Column, ...]:
        text = self.look.text
        return tuple(
            Column(term, text(f"yucata-score-{term}"), text(f"yucata-score-{term}-note"), f"yucata-stone-{term}")
            for term in scoring.TERMS
        )

    def emblems(self) -> tuple[str, str]:
        return "yucata-stone-red", "yucata-temple"

    def seat_drawing(self, seat: int) -> str:
        return self.board.amulets[seat].drawing

    def seat_colours(self, seat: int) -> tuple[QColor, QColor]:
        return palette.PLAYERS[self.game.setup.seats[seat].colour]

    def seat_note(self, view: State, seat: int) -> str:
        return ""

    def holdings(self, view: State, seat: int) -> tuple[tuple[str, str], ...]:
        stones = (("light", view.light[seat]), ("dark", view.dark[seat]), ("red", int(view.red == seat)))
        return tuple((f"yucata-stone-{kind}", str(count)) for kind, count in stones if count)

    def end_sentence(self, view: State, names: tuple[str, ...], score: tuple[Terms, ...]) -> str:
        result = self.game.result(view)
        if result is None:
            return ""
        points = [sum(terms.values()) for terms in score]
        best = points[result.ranking[0]]
        if result.winners > 1:
            shared = [names[seat] for seat in result.ranking[: result.winners]]
            return self.look.text("yucata-end-shared", names=", ".join(shared), points=best)
        second = result.ranking[1]
        return self.look.text(
            "yucata-end-sentence", points=best, lead=best - points[second], second=names[second], red=names[view.red]
        )

    def about_edition(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        layouts, text = read_layouts(self.game.setup.edition).layout, self.look.text
        sources = dict.fromkeys(layout.source for layout in layouts)
        return tuple(
            (
                text(f"yucata-source-{source}"),
                tuple(text(f"yucata-option-layout-{layout.id}") for layout in layouts if layout.source == source),
            )
            for source in sources
        )


def seat_rects(seats: int) -> list[QRectF]:
    """Where the panels of so many seats lie, the highest first."""
    step = min((COLUMN.height() + GAP) / seats, MOST + GAP)
    return [QRectF(COLUMN.left(), COLUMN.top() + number * step, COLUMN.width(), step - GAP) for number in range(seats)]


def _grain() -> tuple[QPainterPath, ...]:
    """Wavy lines of wood, always the same."""
    chance, lines = random.Random(39), []
    for x in range(-600, 2560, 34):
        points = [QPointF(x + chance.uniform(-7, 7), y) for y in range(-600, 1700, 170)]
        line = QPainterPath(points[0])
        for here, there in pairwise(points):
            line.quadTo(here + QPointF(chance.uniform(-5, 5), 85), there)
        lines.append(line)
    return tuple(lines)


_GRAIN = _grain()


def _paint_wood(painter: QPainter, window: QRectF, theme: Theme) -> None:
    wood = palette.wood(theme)
    fill = QLinearGradient(window.topLeft(), window.bottomLeft())
    fill.setColorAt(0, wood.light)
    fill.setColorAt(1, wood.deep)
    painter.fillRect(window, fill)
    painter.setPen(QPen(wood.grain, 1.4))
    for line in _GRAIN:
        painter.drawPath(line)
