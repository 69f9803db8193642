"""What moves on the table of Yucata' when a card was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial, reduce

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yucata.table import cards
from yamatai.games.yucata.table.board import DARK, LIGHT, STONE, Board, paint_amulet, stone_of
from yamatai.games.yucata.table.seat import LYING_SCALE, PILE, SeatPanel, lying
from yamatai.games.yucata.table.trail import Trail
from yamatai.play.game import Event, Place
from yamatai.table import art
from yamatai.table.animator import Easing
from yamatai.table.look import Look
from yamatai.table.movements import Flight, Movement, Part, Rise

CARD_MS, AMULET_MS, STONE_MS = 260, 420, 360
APART_MS = 60
"""Stones are taken one after the other."""
_PIECE = QRectF(-60, -60, 120, 120)
_CARD = QRectF(-cards.FACE[0] / 2, -cards.FACE[1] / 2, *cards.FACE)
_OTHERS_CARD = QRectF(-PILE.width() / 2, -PILE.height() / 2, PILE.width(), PILE.height())


@attrs.frozen
class _Walk:
    """An amulet's way from space to space; `start` and `end` are where it lies there, from the middle of the space."""

    trail: Trail
    first: int
    last: int
    start: QPointF
    end: QPointF

    def at(self, share: float) -> QPointF:
        """Where it is, from the middle of the last space."""
        along = self.trail.along(self.first, self.last, share) - self.trail.spaces[self.last]
        return along + self.start * (1 - share) + self.end * share


class Motion:
    """Tells movements from events. `seats` are the panels, that of the seat whose hand is shown first."""

    def __init__(self, look: Look, board: Board, seats: Sequence[SeatPanel]) -> None:
        self._look, self._board, self._seats = look, board, seats

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        """What moves after these events; `seat` is the one whose hand is shown."""
        moving = [movement for event in events for movement in self._of(event, seat)]
        return tuple(sorted(moving, key=lambda movement: isinstance(movement, Rise)))  # amulets pass over stones

    def _of(self, event: Event, seat: int) -> Iterator[Movement]:
        match event.kind:
            case "played":
                yield self._card(event, event.seat == seat)
            case "moved":
                yield from self._amulets(event)
            case "taken":
                yield from self._stones(event, self._seats[(event.seat - seat) % len(self._seats)])

    def _card(self, event: Event, own: bool) -> Movement:
        """As large as it will lie there."""
        card = int(event["card"])
        source = Place("card", card) if own else Place("seat", event.seat)
        rect = _CARD if own else _OTHERS_CARD
        paint, reach = partial(cards.paint_card, rect=rect, card=card, look=self._look), rect.adjusted(-14, -14, 14, 14)
        return Flight(source, Place("pile", event.seat), paint, reach, CARD_MS, Easing.InOutQuad, hides=True)

    def _amulets(self, event: Event) -> Iterator[Movement]:
        """One goes along the path; those make room that lay where it was, or lie where it comes."""
        board = self._board
        for seat, amulet in enumerate(board.amulets):
            to = board.space_of(seat)
            first = int(event["from"]) if seat == event.seat else to
            start, end = board.before[seat], board.place_of(seat)
            if start == end:
                continue
            middles = board.trail.spaces[first : to + 1]
            whole = reduce(QRectF.united, (_PIECE.translated(middle) for middle in middles))
            walk = _Walk(board.trail, first, to, start - middles[0], end - middles[-1])
            paint, reach = partial(_paint_walking, drawing=amulet.drawing, walk=walk), whole.translated(-middles[-1])
            yield Rise(Place("space", to), paint, reach, AMULET_MS, veiled=amulet, easing=Easing.InOutCubic)

    def _stones(self, event: Event, panel: SeatPanel) -> Iterator[Movement]:
        """From their spaces to their places in the tray; each lies on its space until it is taken."""
        light, dark, _ = panel.stones
        next_of = {LIGHT: light - int(event["light"]), DARK: light + dark - int(event["dark"])}
        middle = QRectF(QPointF(), panel.size).center()
        for number, space in enumerate(range(int(event["first"]), int(event["last"]) + 1)):
            if stone := stone_of(self._board.path, space):
                place = next_of.get(stone, light + dark)
                next_of[stone] = place + 1
                paint = partial(_paint_piece, name=f"yucata-stone-{stone}", scale=STONE)
                yield Flight(
                    Place("space", space), Place("seat", event.seat), paint, _PIECE, STONE_MS, delay=number * APART_MS,
                    veiled=Part(panel, lying(place)), waits=True, aside=panel.place_of(place) - middle,
                    shrinks_to=LYING_SCALE / STONE,
                )  # fmt: skip


def _paint_piece(painter: QPainter, *, name: str, scale: float) -> None:
    art.draw(painter, name, 0, 0, scale)


def _paint_walking(painter: QPainter, share: float, *, drawing: str, walk: _Walk) -> None:
    painter.translate(walk.at(share))
    paint_amulet(painter, drawing)
