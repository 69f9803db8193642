"""What Yamataï knows about the things on its table: read-outs, peek cards, previews, and the rules they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QRectF

from yamatai.games.yamatai.model import building
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import NOTHING, State
from yamatai.games.yamatai.table import fits
from yamatai.games.yamatai.table.board import Board
from yamatai.games.yamatai.table.building_row import offers
from yamatai.games.yamatai.table.fit_marks import SHOWN, FitMarks
from yamatai.games.yamatai.table.fits import Fit
from yamatai.games.yamatai.table.foresight import foresee
from yamatai.games.yamatai.table.notes import Notes
from yamatai.games.yamatai.table.peeks import Peeks
from yamatai.games.yamatai.table.sentences import Sentences
from yamatai.games.yamatai.table.spotlight import Spotlight
from yamatai.games.yamatai.table.strip import HEIGHTS
from yamatai.play.game import Action, Place
from yamatai.play.match import Preview
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.readout import Note, Picture, name

if TYPE_CHECKING:
    from yamatai.table.rules import Rule

QUIET = frozenset({"mat", "seat", "choice"})
"""Kinds of places of which the pointer learns nothing new: their parts, or what is written on them, say it."""

RULES = {
    "space": "5.2", "boat": "5.1", "reserve": "4.1", "trade": "4.1", "harbour": "6.1", "aside": "6.1", "token": "7.1",
    "houses": "5.7", "supply": "5.7", "built": "5.8", "score": "8.7", "seat": "8.7", "mat": "2.1",
    "closed-fleet": "8.5", "specialist-deck": "7.1", "building-deck": "8.3", "order": "8.4", "next-place": "8.4",
}  # fmt: skip
"""The rule that each kind of place stands for; tiles and islands have one of their own."""

STEP_RULES = ("3.1", "4.1", "5.1", "5.4", "6.1")
BUTTON_RULES = {"undo": "10.1", "redo": "10.1", "power": "3.3", "sail": "7.2", "end": "10.2"}
_BOAT_REACH = 40.0  # u round a space on which a boat lies


class YamataiKnowing:
    """See `yamatai.table.attention.Knowing` for what each method does."""

    def __init__(self, look: Look, game: Yamatai, board: Board, sentences: Sentences) -> None:
        self.look, self.game, self.box = look, game, game.box
        self.board, self.sentences = board, sentences
        self.notes = Notes(sentences)
        self.peeks = Peeks(look, game.box, game.setup)
        self.marks = FitMarks(board.map, look, game.box)
        self.spotlight = Spotlight(board.map, look, game.box)

    # What is said

    def about(self, view: State, spot: Spot) -> Note | None:
        place = spot.place
        match place.kind:
            case "island":
                return self.notes.island(view, int(place.id), self._surroundings(int(place.id)))
            case "tile":
                return self._building(view, self.box.building_index[str(place.id)])
            case "built":
                tile = self.box.building_index[str(place.id)]
                return self.notes.built(view, tile, self.peeks.building(tile, self._builder(view, tile)))
            case "specialist":
                who = self.box.specialist_index[str(place.id)]
                coins = view.row_coins[view.row.index(who)]
                return self.notes.specialist(view, who, self.peeks.specialist(who, coins))
            case "portrait":
                who = self.box.specialist_index[str(place.id)]
                return self.notes.recruited(view, who, self.peeks.specialist(who))
            case "fleet":
                fleet = self.box.fleet_index[int(place.id)]
                return self.notes.fleet(view, fleet, self.peeks.fleet(fleet))
            case "score":
                return self.notes.score(view, int(place.id))
            case "space":
                beside = self.box.archipelago.spaces[int(place.id)].islands  # they show their names
                return attrs.evolve(name(spot.name), avoid=tuple(map(self._island_rect, beside)))
            case "seat" if spot.rect.height() < HEIGHTS[0]:
                return name(spot.name)  # what the strip has no room for
            case kind:
                return name(spot.name) if spot.name and kind not in QUIET else None

    def _building(self, view: State, tile: int) -> Note:
        found = self._fits(view, tile)
        marked = [self._island_rect(fit.island) for fit in found if fit.reach in SHOWN]
        return self.notes.building(view, tile, self._tile_picture(view, tile), found, marked)

    def _fits(self, view: State, tile: int) -> tuple[Fit, ...]:
        """How a tile fits the islands, if the seat in turn may build it."""
        usable = not view.ended and tile in building.available(view)
        return fits.of_tile(self.box, view, tile) if usable else ()

    def _tile_picture(self, view: State, tile: int) -> Picture:
        colour = self.game.setup.seats[view.seat].colour
        offer = next((offer for offer in offers(self.box, view) if offer and offer.tile == tile), None)
        if offer is None:
            return self.peeks.building(tile, colour)
        return self.peeks.building(tile, colour, offer.fit, offer.islands)

    def _builder(self, view: State, tile: int) -> str:
        """The colour of the seat that built a tile."""
        seats = zip(self.game.setup.seats, view.players, strict=True)
        return next((seat.colour for seat, player in seats if tile in player.built), self.game.setup.seats[0].colour)

    def _surroundings(self, island: int) -> QRectF:
        """An island with the boats round it, in scene units."""
        chart, whole = self.board.map, self._island_rect(island)
        for space in self.box.archipelago.islands[island].spaces:
            at = self.box.archipelago.spaces[space]
            reach = QRectF(at.x - _BOAT_REACH, at.y - _BOAT_REACH, 2 * _BOAT_REACH, 2 * _BOAT_REACH)
            whole = whole.united(chart.mapRectToScene(reach))
        return whole

    def _island_rect(self, island: int) -> QRectF:
        return self.board.map.mapRectToScene(self.board.map.coast(island).boundingRect())

    def foresee(self, view: State, action: Action, preview: Preview) -> Note | None:
        if preview.reveals:
            return self.notes.reveals()
        seen = foresee(self.box, view, action, preview)
        note = self.notes.foresight(action, seen)
        return attrs.evolve(note, avoid=tuple(map(self._island_rect, seen.islands))) if note else None

    def point_out(self, view: State, place: Place | None) -> None:
        found: tuple[Fit, ...] = ()
        islands: tuple[int, ...] = ()
        alone = False
        match place:
            case Place("tile", id):
                found = self._fits(view, self.box.building_index[str(id)])
            case Place("island", id):
                islands, alone = (int(id),), True
            case Place("space", id):
                islands = self.box.archipelago.spaces[int(id)].islands
        self.marks.show_fits(found)
        self.spotlight.show_islands(islands, alone)

    # Rules

    def rules(self) -> tuple[Rule, ...]:
        from yamatai.games.yamatai.table.rule_texts import rules

        return rules(self.look.text, self.box)

    def rule_of(self, view: State, place: Place) -> str:
        match place.kind:
            case "tile":
                return "5.6"
            case "island":
                return "5.5" if any(islands >> int(place.id) & 1 for islands in view.tokens) else "5.6"
            case "specialist" | "portrait":
                return f"7.2.{place.id}"
            case "fleet":
                return self._power_rule(self.box.fleet_index[int(place.id)])
            case "power":
                return self._power_rule(view.now.fleet)
            case "step":
                return STEP_RULES[int(place.id)]
            case "button":
                return BUTTON_RULES.get(str(place.id), "")
            case kind:
                return RULES.get(kind, "")

    def _power_rule(self, fleet: int) -> str:
        power = self.box.fleet_powers[fleet] if fleet != NOTHING else ""
        return f"9.{power}" if power else "3.2"

    def rule_now(self, view: State) -> str:
        if view.ended:
            return "8.7"
        return STEP_RULES[self.sentences.step(view, self.game.legal(view, view.seat))]
