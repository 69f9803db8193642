"""Yamataï's side of the table: the panels of look.md section 2, and the answers that the controller asks for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from yamatai.games.yamatai.model.actions import BUILD, COLLECT, ENLIST, MOVE, TAKE_FLEET, decode
from yamatai.games.yamatai.model.components import COLOURS, PALACE, STANDARD, TORII
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.scoring import TERMS
from yamatai.games.yamatai.model.state import NOTHING, State
from yamatai.games.yamatai.table import gestures, palette
from yamatai.games.yamatai.table.board import Board
from yamatai.games.yamatai.table.building_row import BuildingRow
from yamatai.games.yamatai.table.column import column, foot, over_strips
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.knowing import YamataiKnowing
from yamatai.games.yamatai.table.mat import MatPanel
from yamatai.games.yamatai.table.motion import Motion
from yamatai.games.yamatai.table.reserve import ReservePanel
from yamatai.games.yamatai.table.sea import paint_sea
from yamatai.games.yamatai.table.sentences import Sentences
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.games.yamatai.table.strip import StripPanel
from yamatai.games.yamatai.table.turn_order import TurnOrderPanel
from yamatai.play.game import Action, Event, Place, Refusal, Terms
from yamatai.table import backdrop
from yamatai.table.game_table import Choice, Column, Gesture
from yamatai.table.look import Look
from yamatai.table.movements import Movement
from yamatai.table.panel import Panel
from yamatai.table.prompt import Button

AREAS = ("order", "specialists", "fleets", "buildings", "reserve", "board")


class YamataiTable:
    """See `yamatai.table.game_table.GameTable` for what each method does."""

    def __init__(self, look: Look, game: Yamatai) -> None:
        self.look, self.game, self.box = look, game, game.box
        box, setup = game.box, game.setup
        self.names = tuple(seat.name for seat in setup.seats)
        self.sentences = Sentences(look.text, box, self.names, lambda action: look.keys.shown(action))
        mat, strips = column(len(setup.seats) - 1)
        self.board = Board(look, box, tuple(seat.colour for seat in setup.seats))
        self.knowing = YamataiKnowing(look, game, self.board, self.sentences)
        self.mat = MatPanel(look, box, setup, mat)
        self.strips = [StripPanel(look, box, setup, rect) for rect in strips]
        self.order = TurnOrderPanel(look, box, setup, QRectF(396, 923, 1190, 38))
        self.specialists = SpecialistRow(look, box, setup, QRectF(396, 104, 1190, 118))
        self.fleets = FleetTrack(look, box, setup, QRectF(396, 966, 1190, 104))
        self.buildings = BuildingRow(look, box, setup, QRectF(1596, 10, 314, 1060))
        self.reserve = ReservePanel(look, box, setup, QRectF(1698, 772, 212, 298))
        self._motion = Motion(look, self.board, self.fleets, self.specialists, self.buildings)
        self._rows = (self.order, self.specialists, self.fleets, self.buildings, self.reserve)
        self.panels: list[Panel] = [self.board, self.mat, *self.strips, *self._rows]
        in_turn = (self.fleets, self.reserve, self.mat, self.board, self.buildings, self.specialists)
        self.areas: list[Panel] = [*in_turn, *self.strips, self.order]
        for id, panel in zip(AREAS, (*self._rows, self.board), strict=True):
            panel.title = look.text(f"yamatai-area-{id}")
        self._acting = 0  # the seat whose turn it is

    # What is shown

    def show(self, view: State, seat: int) -> None:
        self._acting = view.seat
        self.board.show(view)
        self.mat.show(view, seat)
        self.mat.title = self.look.text("yamatai-area-mat", player=self.names[seat])
        for strip, other in zip(self.strips, _others(view, seat), strict=True):
            strip.show(view, other)
            strip.title = self.names[other]
        for row in self._rows:
            row.show(view)
        self._motion.show()

    def make_room(self, height: float) -> QRectF:
        room = foot(len(self.strips), height)
        self._lay(*column(len(self.strips), room.height()))
        return room

    def give_way(self, height: float) -> QRectF:
        card, mat, strips = over_strips(len(self.strips), height)
        self._lay(mat, strips)
        return card

    def _lay(self, mat: QRectF, strips: Sequence[QRectF]) -> None:
        """Put mat and strips there."""
        self.mat.lay(mat)
        for strip, rect in zip(self.strips, strips, strict=True):
            strip.lay(rect)

    def backdrop(self, painter: QPainter, window: QRectF) -> None:
        backdrop.draw(painter, window, self.look.theme, paint_sea)

    def words_on_backdrop(self) -> QColor:
        return self.look.theme.halo

    def steps(self, view: State) -> tuple[tuple[str, ...], int]:
        return self.sentences.steps(), self.sentences.step(view, self.game.legal(view, view.seat))

    def prompt(self, view: State, legal: tuple[Action, ...], held: Place | None, mode: str) -> str:
        if held is not None and legal and not any(self._gesture(action).source == held for action in legal):
            return self.sentences.nowhere()
        return self.sentences.prompt(view, legal, held, mode)

    def buttons(self, view: State, legal: tuple[Action, ...], mode: str) -> tuple[tuple[Button, Action | None], ...]:
        text, over = self.look.text, bool(view.ended)
        ready = not over and self.sentences.power_ready(view)
        hint = self.sentences.power_hint(view)
        found: list[tuple[Button, Action | None]] = [
            (Button(gestures.POWER, text("yamatai-button-power"), "power", "power", ready, hint), None)
        ]
        if not over and view.player.perks.free_boat_moves:
            left = view.player.perks.free_boat_moves > view.now.sails
            sail = text("yamatai-button-sail")
            hint = text("yamatai-button-sail-hint")
            found.append((Button(gestures.SAIL_MODE, sail, "step-boats", "plain", left, hint), None))
        hint = self.look.hint("yamatai-button-end-hint", "end")
        end = Button("end", text("yamatai-button-end"), "end-turn", "main", not over, hint)
        return (*found, (end, gestures.END_ACTION))

    def lit(self, view: State, legal: tuple[Action, ...]) -> frozenset[Place]:
        waited = [action for action in legal if decode(action)[0] in (TAKE_FLEET, BUILD, COLLECT)]
        return frozenset(g.source for g in map(self._gesture, waited) if g.source is not None)

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        return self._motion.movements(events, seat)

    # What gestures mean

    def gesture(self, view: State, action: Action) -> Gesture:
        return self._gesture(action)

    def _gesture(self, action: Action) -> Gesture:
        return gestures.gesture(self.box, action)

    def meanings(self, view: State, source: Place | None, target: Place, mode: str) -> tuple[Action, ...]:
        return gestures.meanings(self.box, view, source, target, mode)

    def at_once(self, view: State, place: Place, mode: str) -> Place | None:
        return None if mode else gestures.at_once(place)

    def drawing_of(self, place: Place) -> str:
        match place.kind:
            case "boat":
                return f"boat-{place.id}"
            case "token":
                return f"culture-{place.id}"
            case "tile":
                tile = self.box.components.building[self.box.building_index[str(place.id)]]
                return self.seat_drawing(self._acting) if tile.kind == STANDARD else tile.kind
            case _:
                return ""

    def place_of_key(self, key: str) -> Place | None:
        number = int(key) if key.isascii() and key.isdigit() else 0
        return Place("boat", COLOURS[number - 1]) if 1 <= number <= len(COLOURS) else None

    def why_missing(self, view: State, place: Place) -> tuple[Refusal, Place] | None:
        why = gestures.why_no_boat(self.box, view, COLOURS.index(str(place.id)))
        return (why, gestures.HARBOUR) if why is not None else None

    def label(self, place: Place) -> str:
        if place.kind == "island":
            return self.look.text("yamatai-label-island", number=place.id)
        return str(place.id) if place.kind in ("space", "boat", "reserve", "tile", "specialist", "token") else ""

    def forced_mode(self, view: State) -> str:
        return gestures.POWER if view.now.held != NOTHING else ""

    def choice(self, action: Action) -> Choice:
        kind, a, b = decode(action)
        if kind == ENLIST:
            tokens = [self.box.kinds[token] for token in self.box.payments[b]]
            given = self.look.text("yamatai-choice-recruit", tokens=self.sentences.kinds(tokens))
            question = self.look.text("yamatai-question-recruit", name=self.sentences.specialist_of(a))
            return Choice(action, given, tuple(f"culture-{token}" for token in tokens), question)
        way = self.look.text("yamatai-choice-move" if kind == MOVE else "yamatai-choice-sail")
        return Choice(action, way, question=self.look.text("yamatai-question-move"))

    # Words

    def sentence(self, refusal: Refusal) -> str:
        return self.sentences.sentence(refusal)

    def log_line(self, event: Event) -> str:
        return self.sentences.log_line(event)

    def plan_lines(self, events: Sequence[Event]) -> tuple[str, ...]:
        return self.sentences.plan_lines(events)

    def columns(self) -> tuple[Column, ...]:
        drawings = ("coin", "prestige", "house-grey", "ferry-master", "power-reserve", "boat-wood")
        per_point = self.box.components.scoring.coins_per_point
        return tuple(
            Column(
                term,
                self.look.text(f"yamatai-score-{term}"),
                self.look.text(f"yamatai-score-{term}-note", n=per_point),
                drawing,
                _FACE if drawing == "ferry-master" else None,
            )
            for term, drawing in zip(TERMS, drawings, strict=True)
        )

    def emblems(self) -> tuple[str, str]:
        return TORII, PALACE

    def seat_drawing(self, seat: int) -> str:
        return f"house-{self.game.setup.seats[seat].colour}"

    def seat_colours(self, seat: int) -> tuple[QColor, QColor]:
        player = palette.PLAYERS[self.game.setup.seats[seat].colour]
        return player.fill, player.text

    def seat_note(self, view: State, seat: int) -> str:
        return self.look.text("yamatai-coins", count=view.players[seat].coins)

    def holdings(self, view: State, seat: int) -> tuple[tuple[str, str], ...]:
        player, text = view.players[seat], self.look.text
        coins, prestige = text("yamatai-coins", count=player.coins), text("yamatai-prestige", count=player.prestige)
        return ("coin", coins), ("prestige", prestige)

    def end_sentence(self, view: State, names: tuple[str, ...], score: tuple[Terms, ...]) -> str:
        result = self.game.result(view)
        if result is None:
            return ""
        first, second = result.ranking[:2]
        points = [sum(terms.values()) for terms in score]
        return self.look.text(
            "yamatai-end-sentence-tie" if result.tie_break else "yamatai-end-sentence",
            points=points[first],
            lead=points[first] - points[second],
            second=names[second],
            round=view.round,
            reason=self.look.text(f"yamatai-end-{result.reason}"),
        )

    def about_edition(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        components, text = self.box.components, self.look.text
        entries = [(getattr(components, part).source, text(f"yamatai-part-{part}")) for part in _PARTS]
        entries += [(f.source, text("yamatai-source-fleet", number=f.number)) for f in components.fleet]
        entries += [
            (b.source, f"{self.sentences.building(b.id)} {b.id.rpartition('-')[2]}") for b in components.building
        ]
        entries += [(s.source, self.sentences.specialist(s.id)) for s in components.specialist]
        return tuple(
            (text(f"yamatai-source-{source}"), tuple(entry for its, entry in entries if its == source))
            for source in ("rules", "review", "house")
        )


_FACE = QRectF(9, 19, 42, 42)
"""The head of the ferry master, in units of his drawing."""
_PARTS = ("boats", "prices", "start", "culture", "supply", "scoring")


def _others(view: State, seat: int) -> list[int]:
    """The other seats in turn order, from the one who plays after `seat`."""
    order = list(dict.fromkeys((*view.order[view.at :], *view.order)))
    return [other for other in order if other != seat]
