"""What moves on Yamataï's table when something was done (look.md section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yamatai.table.archipelago_item import BOAT_SCALE, paint_island_content
from yamatai.games.yamatai.table.board import Board, Content
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.play.game import Event, Place
from yamatai.table import art
from yamatai.table.animator import Easing
from yamatai.table.movements import Flight, Movement, Rise

BOAT_MS, TOKEN_MS, COINS_MS, HOUSE_MS, TILE_MS = 300, 360, 420, 300, 260
COINS_APART_MS = 40
MOST_COINS = 6
DEPTH = 24.0
"""How far a building comes up out of the land, in board units."""
_PIECE = QRectF(-60, -60, 120, 120)
_ISLAND = QRectF(-75, -75, 150, 150)
_TILE = QRectF(-87, -52, 174, 104)
_CARD = QRectF(-105, -59, 210, 118)


class Motion:
    """Tells movements from events; `seat` is always the one whose mat is shown."""

    def __init__(self, board: Board, fleets: FleetTrack, specialists: SpecialistRow) -> None:
        self._board, self._fleets, self._specialists = board, fleets, specialists

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        return tuple(movement for event in events for movement in self._of(event, seat))

    def _of(self, event: Event, seat: int) -> Iterator[Movement]:
        match event.kind:
            case "placed":
                yield self._boat(event, _of_mat(event, seat, Place("boat", event["boat"])), int(event["space"]))
            case "moved" | "sailed":
                yield self._boat(event, Place("space", event["from"]), int(event["to"]))
            case "collected":
                yield self._token(event, seat)
            case "fleet-taken":
                yield self._fleet(event, seat)
            case "built":
                yield self._building(int(event["island"]))
                yield from _coins(event, Place("island", event["island"]))
            case "sold":
                yield from _coins(event, Place("reserve", event["boat"]))
            case "recruited":
                yield self._specialist(event, seat)
                yield from _coins(event, Place("specialist", event["specialist"]))

    def _boat(self, event: Event, source: Place, space: int) -> Movement:
        paint = partial(_paint_piece, name=f"boat-{event['boat']}", scale=BOAT_SCALE * self._board.unit)
        target, veiled = Place("space", space), self._board.boat(space)
        return Flight(source, target, paint, _PIECE, BOAT_MS, Easing.InOutCubic, veiled=veiled)

    def _token(self, event: Event, seat: int) -> Movement:
        paint = partial(_paint_piece, name=f"culture-{event['token']}", scale=self._board.unit)
        target = _of_mat(event, seat, Place("token", event["token"]))
        return Flight(Place("island", event["island"]), target, paint, _PIECE, TOKEN_MS)

    def _fleet(self, event: Event, seat: int) -> Movement:
        paint = partial(self._fleets.paint_numbered, place=_TILE, number=int(event["fleet"]))
        target = _of_mat(event, seat, Place("power"))
        return Flight(Place("fleet", event["fleet"]), target, paint, _around(_TILE), TILE_MS, Easing.InOutQuad)

    def _specialist(self, event: Event, seat: int) -> Movement:
        id = str(event["specialist"])
        paint = partial(self._specialists.paint_named, place=_CARD, id=id)
        target = _of_mat(event, seat, Place("portrait", id))
        return Flight(Place("specialist", id), target, paint, _around(_CARD), TILE_MS, Easing.InOutQuad)

    def _building(self, island: int) -> Movement:
        paint = partial(_paint_rising, content=self._board.content(island))
        item = self._board.island(island)
        return Rise(Place("island", island), paint, _ISLAND, HOUSE_MS, self._board.unit, item)


def _around(tile: QRectF) -> QRectF:
    """Room for the shadow of a tile."""
    return tile.adjusted(-14, -14, 14, 14)


def _of_mat(event: Event, seat: int, place: Place) -> Place:
    """A place of the acting seat's mat, or the strip that shows that seat instead."""
    return place if event.seat == seat else Place("seat", event.seat)


def _coins(event: Event, source: Place) -> Iterator[Movement]:
    """The coins that an event earns, one after the other; many are shown by a few."""
    earned = sum(change for term, change in event.terms if term.startswith("coins-"))
    for number in range(min(earned, MOST_COINS)):
        paint = partial(_paint_piece, name="coin", scale=1.0)
        delay = number * COINS_APART_MS
        yield Flight(source, Place("score", event.seat), paint, _PIECE, COINS_MS, delay=delay)


def _paint_piece(painter: QPainter, *, name: str, scale: float) -> None:
    art.shadow(painter, name, 0, 0, scale)
    art.draw(painter, name, 0, 0, scale)


def _paint_rising(painter: QPainter, share: float, *, content: Content) -> None:
    paint_island_content(painter, 0, 0, sunk=DEPTH * (1 - share), **attrs.asdict(content))
