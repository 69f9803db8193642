"""Pictures of single tiles for peek cards: painted by the rows in which such tiles lie."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSizeF

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.table.building_row import BuildingRow, Fit, Offer
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.play.game import Setup
from yamatai.table.look import Look
from yamatai.table.readout import Picture

_BUILDING = QSizeF(314, 136)
_SPECIALIST = QSizeF(210, 118)
_FLEET = QSizeF(174, 104)


class Peeks:
    """Rows of its own, which lie on no stage and so bear no marks."""

    def __init__(self, look: Look, box: Box, setup: Setup) -> None:
        self._buildings = BuildingRow(look, box, setup, QRectF(0, 0, _BUILDING.width(), 1060))
        self._specialists = SpecialistRow(look, box, setup, QRectF(0, 0, 1190, _SPECIALIST.height()))
        self._fleets = FleetTrack(look, box, setup, QRectF(0, 0, 1190, _FLEET.height()))

    def building(self, tile: int, colour: str, fit: Fit | None = None, islands: int = 0) -> Picture:
        """A building tile with a house in this colour, and how it can be built if that is known."""
        offer = Offer(tile, fit, islands)
        paint = partial(self._buildings.paint_tile, place=_whole(_BUILDING), offer=offer, colour=colour)
        return Picture(_BUILDING, paint)

    def specialist(self, who: int, coins: int = 0) -> Picture:
        """A specialist with the coins on it."""
        paint = partial(self._specialists.paint_tile, place=_whole(_SPECIALIST), who=who, coins=coins)
        return Picture(_SPECIALIST, paint)

    def fleet(self, fleet: int) -> Picture:
        """An open fleet."""
        return Picture(_FLEET, partial(self._fleets.paint_fleet, place=_whole(_FLEET), fleet=fleet))


def _whole(size: QSizeF) -> QRectF:
    return QRectF(0, 0, size.width(), size.height())
