"""What moves on Yamataï's table when something was done (look.md section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs
from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.games.yamatai.table.archipelago_item import BOAT_SCALE, paint_island_content
from yamatai.games.yamatai.table.board import Board, Content
from yamatai.games.yamatai.table.building_row import BuildingRow
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.play.game import Event, Place
from yamatai.table import art, paint
from yamatai.table.animator import Easing
from yamatai.table.look import Look
from yamatai.table.movements import Flight, Movement, Rise
from yamatai.table.still import Still

BOAT_MS, TOKEN_MS, COINS_MS, HOUSE_MS, TILE_MS, TURN_MS = 300, 360, 420, 300, 260, 320
COINS_APART_MS = TURNS_APART_MS = 40
STAMP_MS, STAMPED_MS = 160, 640
"""How long a seal comes down, and until it is gone again."""
MOST_COINS = 6
DEPTH = 24.0
"""How far a building comes up out of the land, in board units."""
TILE_END, CARD_END = 0.54, 0.45
"""How large fleets and specialists become on their way to a mat: as high as what lies there."""
_PIECE = QRectF(-60, -60, 120, 120)
_ISLAND = QRectF(-75, -75, 150, 150)
_TILE = QRectF(-87, -52, 174, 104)
_CARD = QRectF(-105, -59, 210, 118)
_BUILDING = QRectF(-157, -68, 314, 136)
_SEAL = QRectF(-30, -30, 60, 60)
_SEAL_SIDE, _SEAL_LIFT = 44.0, 2.0  # side in scene units; so many times as large it comes down
_SEAL_UP = QRectF(_SEAL.topLeft() * _SEAL_LIFT, _SEAL.size() * _SEAL_LIFT)
_ROWS = {"fleet": _TILE, "specialist": _CARD, "tile": _BUILDING}


class Motion:
    """Tells movements from events; `seat` is always the one whose mat is shown."""

    def __init__(
        self, look: Look, board: Board, fleets: FleetTrack, specialists: SpecialistRow, buildings: BuildingRow
    ) -> None:
        self._look, self._board = look, board
        self._fleets, self._specialists, self._buildings = fleets, specialists, buildings
        self._before: tuple[Place, ...] = ()  # the open tiles before the last change
        self._open: tuple[Place, ...] = ()

    def show(self) -> None:
        """The rows show another moment."""
        rows = (self._fleets, self._specialists, self._buildings)
        places = (spot.place for row in rows for spot in row.spots())
        self._before, self._open = self._open, tuple(place for place in places if place.kind in _ROWS)

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        moving = [movement for event in events for movement in self._of(event, seat)]
        if any(event.reveals for event in events):
            moving += self._turned()
        return tuple(moving)

    def _turned(self) -> Iterator[Movement]:
        """The tiles that came to light turn over where they lie, one after the other."""
        new = [place for place in self._open if place not in self._before]
        for number, place in enumerate(new):
            reach = _around(_ROWS[place.kind])
            back = Still(partial(_paint_back, look=self._look, rect=_ROWS[place.kind]), reach)
            front = Still(partial(self._paint_tile, place=place), reach)
            paint = partial(_paint_turning, back=back, front=front)
            delay = number * TURNS_APART_MS
            yield Rise(place, paint, reach, TURN_MS, easing=Easing.InOutQuad, delay=delay, hides=True)

    def _paint_tile(self, painter: QPainter, *, place: Place) -> None:
        match place.kind:
            case "fleet":
                self._fleets.paint_numbered(painter, _TILE, int(place.id))
            case "specialist":
                self._specialists.paint_named(painter, _CARD, str(place.id))
            case _:
                self._buildings.paint_named(painter, _BUILDING, str(place.id))

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
                points = self._board.box.components.building[self._board.box.building_index[str(event["tile"])]].points
                yield self._stamp(Place("island", event["island"]), str(points), HOUSE_MS)
                yield from _coins(event, Place("island", event["island"]))
            case "sold":
                yield from _coins(event, Place("reserve", event["boat"]))
            case "turn-ended":
                yield self._stamp(_of_mat(event, seat, Place("button", "end")), mark=self._board.colours[event.seat])
            case "recruited":
                yield self._specialist(event, seat)
                yield from _coins(event, Place("specialist", event["specialist"]))

    def _boat(self, event: Event, source: Place, space: int) -> Movement:
        paint = partial(_paint_piece, name=f"boat-{event['boat']}", scale=BOAT_SCALE * self._board.unit)
        target, veiled = Place("space", space), self._board.boat(space)
        return Flight(source, target, paint, _PIECE, BOAT_MS, Easing.InOutCubic, veiled=veiled, lands=True)

    def _token(self, event: Event, seat: int) -> Movement:
        paint = partial(_paint_piece, name=f"culture-{event['token']}", scale=self._board.unit)
        target = _of_mat(event, seat, Place("token", event["token"]))
        return Flight(Place("island", event["island"]), target, paint, _PIECE, TOKEN_MS)

    def _fleet(self, event: Event, seat: int) -> Movement:
        paint = partial(self._fleets.paint_numbered, place=_TILE, number=int(event["fleet"]))
        source, target = Place("fleet", event["fleet"]), _of_mat(event, seat, Place("power"))
        reach, own = _around(_TILE), event.seat == seat
        return Flight(source, target, paint, reach, TILE_MS, Easing.InOutQuad, hides=own, shrinks_to=TILE_END)

    def _specialist(self, event: Event, seat: int) -> Movement:
        id = str(event["specialist"])
        paint = partial(self._specialists.paint_named, place=_CARD, id=id)
        source, target = Place("specialist", id), _of_mat(event, seat, Place("portrait", id))
        reach, own = _around(_CARD), event.seat == seat
        return Flight(source, target, paint, reach, TILE_MS, Easing.InOutQuad, hides=own, shrinks_to=CARD_END)

    def _building(self, island: int) -> Movement:
        paint = partial(_paint_rising, content=self._board.content(island))
        item = self._board.island(island)
        return Rise(Place("island", island), paint, _ISLAND, HOUSE_MS, self._board.unit, item)

    def _stamp(self, place: Place, number: str = "", delay: float = 0.0, mark: str = "") -> Movement:
        """A seal with a number, or with a player's mark."""
        still = Still(partial(_paint_seal, look=self._look, number=number, mark=mark), _SEAL, _SEAL_LIFT)
        paint = partial(_paint_stamping, seal=still)
        return Rise(place, paint, _SEAL_UP, STAMPED_MS, easing=Easing.Linear, delay=delay)


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


def _paint_back(painter: QPainter, *, look: Look, rect: QRectF) -> None:
    paint.shadow(painter, rect, paint.TILE_RADIUS, look.theme)
    paint.back(painter, rect, look.theme)


def _paint_turning(painter: QPainter, share: float, *, back: Still, front: Still) -> None:
    """A tile stands on its edge half way."""
    side = back if share < 0.5 else front
    side.draw(painter, x=max(0.02, abs(1 - 2 * share)))


def _paint_seal(painter: QPainter, *, look: Look, number: str, mark: str) -> None:
    paint.seal(painter, QPointF(), number, look.theme, _SEAL_SIDE)
    if mark:
        art.draw(painter, f"mark-{mark}", scale=0.9)


def _paint_stamping(painter: QPainter, share: float, *, seal: Still) -> None:
    """It comes down, lies there, and fades."""
    down = _DOWN.valueForProgress(min(1.0, share * STAMPED_MS / STAMP_MS))
    fading = min(1.0, (1 - share) * STAMPED_MS / STAMP_MS)
    size = _SEAL_LIFT + (1 - _SEAL_LIFT) * down
    seal.draw(painter, size, size, opacity=min(down, fading))


_DOWN = QEasingCurve(Easing.OutQuad)
