"""What moves on the table of Yucata' when a card was played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yucata.table import cards
from yamatai.games.yucata.table.board import STONE, Board, stone_of
from yamatai.play.game import Event, Place
from yamatai.table import art
from yamatai.table.animator import Easing
from yamatai.table.look import Look
from yamatai.table.movements import Flight, Movement

CARD_MS, AMULET_MS, STONE_MS = 260, 420, 360
APART_MS = 60
"""Stones are taken one after the other."""
_PIECE = QRectF(-60, -60, 120, 120)
_CARD = QRectF(-cards.FACE[0] / 2, -cards.FACE[1] / 2, *cards.FACE)


class Motion:
    """Tells movements from events; `seat` is always the one whose hand is shown."""

    def __init__(self, look: Look, board: Board) -> None:
        self._look, self._board = look, board

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        return tuple(movement for event in events for movement in self._of(event, seat))

    def _of(self, event: Event, seat: int) -> Iterator[Movement]:
        match event.kind:
            case "played":
                card = int(event["card"])
                source = Place("card", card) if event.seat == seat else Place("seat", event.seat)
                paint = partial(cards.paint_card, rect=_CARD, card=card, look=self._look)
                reach = _CARD.adjusted(-14, -14, 14, 14)
                yield Flight(source, Place("pile", event.seat), paint, reach, CARD_MS, Easing.InOutQuad)
            case "moved":
                amulet = self._board.amulets[event.seat]
                source, target = Place("space", event["from"]), Place("space", event["to"])
                paint = partial(_paint_piece, name=amulet.drawing, scale=1.0)
                yield Flight(source, target, paint, _PIECE, AMULET_MS, Easing.InOutCubic, veiled=amulet)
            case "taken":
                yield from self._stones(event)

    def _stones(self, event: Event) -> Iterator[Movement]:
        for number, space in enumerate(range(int(event["first"]), int(event["last"]) + 1)):
            if stone := stone_of(self._board.path, space):
                paint = partial(_paint_piece, name=f"yucata-stone-{stone}", scale=STONE)
                source, target = Place("space", space), Place("score", event.seat)
                yield Flight(source, target, paint, _PIECE, STONE_MS, delay=number * APART_MS)


def _paint_piece(painter: QPainter, *, name: str, scale: float) -> None:
    art.draw(painter, name, 0, 0, scale)
