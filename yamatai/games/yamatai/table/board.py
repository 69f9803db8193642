"""The archipelago with everything that lies on it: tokens, buildings, boats, and the marks of places.

All children live in board units (1600 x 1000) below the one `ArchipelagoItem`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import NOTHING, State, colour_at, token_at
from yamatai.games.yamatai.table import glow
from yamatai.games.yamatai.table.archipelago_item import (
    BOAT_SCALE,
    SPACE_REACH,
    ArchipelagoItem,
    IslandState,
    paint_island_content,
    paint_island_state,
    paint_space_state,
)  # fmt: skip
from yamatai.games.yamatai.table.focus_mark import FocusMark, round_island, round_space
from yamatai.games.yamatai.table.gestures import ghost_of, liftable
from yamatai.games.yamatai.table.marks import paint_boat_halo
from yamatai.play.game import Place
from yamatai.table import art, layers
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.stage import HEIGHT, WIDTH, Stage
from yamatai.table.zoom import Zoom

REGION = QRectF(396, 226, 1190, 694)
"""Where the board is seen when it is larger than its place (look.md 2)."""
GRASP = 34.0  # a space is pointed at within so many board units of its centre
ISLAND_MARK, CONTENT, SPACE_MARK, BOAT = range(1, 5)
FOCUS = 20  # above all boats
_HELD = 0.62  # how faintly a held boat is shown where it can go


@attrs.frozen
class Content:
    """What lies on an island."""

    token: str | None = None
    mountain: bool = False
    house: str | None = None
    torii: bool = False
    palace: bool = False
    sacred: bool = False


def island_content(box: Box, state: State, colours: tuple[str, ...], island: int) -> Content:
    """What lies on an island; `colours` are the seats' colours."""
    kind = token_at(state, island)
    owner = next((seat for seat, player in enumerate(state.players) if player.houses >> island & 1), None)
    return Content(
        token=box.kinds[kind] if kind != NOTHING else None,
        mountain=bool(state.mountains >> island & 1),
        house=None if owner is None else colours[owner],
        torii=bool(state.torii >> island & 1),
        palace=bool(state.palaces >> island & 1),
        sacred=bool(state.sacred >> island & 1),
    )


class _IslandItem(QGraphicsItem):
    """What lies on one island."""

    def __init__(self, parent: QGraphicsItem, x: float, y: float) -> None:
        super().__init__(parent)
        self.setPos(x, y)
        self.setZValue(layers.by_y(CONTENT, y))
        self.content = Content()

    def show_content(self, content: Content) -> None:
        if content != self.content:
            self.content = content
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-75, -75, 150, 150)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.content != Content():
            paint_island_content(painter, 0, 0, **attrs.asdict(self.content))


class BoatItem(QGraphicsItem):
    """A boat on a space. One placed this turn has a gold halo."""

    def __init__(self, parent: QGraphicsItem, look: Look, colour: str, x: float, y: float) -> None:
        super().__init__(parent)
        self.look, self.colour = look, colour
        self.placed_now = False
        self.setPos(x, y)
        self.setZValue(layers.by_y(BOAT, y))

    def boundingRect(self) -> QRectF:
        return QRectF(-50, -54, 100, 100)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        name = f"boat-{self.colour}"
        if self.placed_now:
            paint_boat_halo(painter, self.look.theme, name)
        else:
            art.shadow(painter, name, 0, 0, BOAT_SCALE)
        art.draw(painter, name, 0, 0, BOAT_SCALE)


class _SpaceMark(QGraphicsItem):
    """The mark of a space that is not idle."""

    def __init__(self, parent: QGraphicsItem, look: Look, x: float, y: float, entry: bool) -> None:
        super().__init__(parent)
        self.look, self.entry = look, entry
        self.mark = Mark.IDLE
        self._occupied = False
        self._held = ""
        self._glow = 1.0
        self.setPos(x, y)
        self.setZValue(SPACE_MARK)
        self.setVisible(False)

    def show_mark(self, mark: Mark, occupied: bool) -> None:
        mark &= ~Mark.FOCUS
        if occupied and mark == Mark.HOVER:
            mark = Mark.IDLE  # a boat under the pointer is lit only where something can be done with it
        if (mark, occupied) != (self.mark, self._occupied):
            self.mark, self._occupied = mark, occupied
            self.setVisible(bool(mark))
            self.update()

    @property
    def glows(self) -> bool:
        """Whether it is an empty space where what is held can go."""
        return Mark.LEGAL in self.mark and not self._occupied and not self.mark & (Mark.REFUSED | Mark.SELECTED)

    def show_held(self, drawing: str) -> None:
        """Show faintly how it would look with what is held, "" for nothing."""
        if drawing != self._held:
            self._held = drawing
            self.update()

    def show_glow(self, strength: float) -> None:
        if strength != self._glow:
            self._glow = strength
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-SPACE_REACH, -SPACE_REACH, 2 * SPACE_REACH, 2 * SPACE_REACH)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, mark = self.look.theme, self.mark
        if Mark.REFUSED in mark:
            paint_space_state(painter, theme, "refused", self.entry)
        elif Mark.SELECTED in mark:
            paint_space_state(painter, theme, "selected", self.entry)
        elif Mark.LEGAL in mark:
            hover = Mark.HOVER in mark
            if self._occupied:
                paint_space_state(painter, theme, "legal_boat_hover" if hover else "legal_boat")
            else:
                glow.paint_legal(painter, theme, self.entry, hover, self._glow)
                if hover and self._held:
                    art.draw(painter, self._held, 0, 0, BOAT_SCALE, _HELD)
        elif Mark.HOVER in mark:
            paint_space_state(painter, theme, "hover", self.entry)


class _IslandMark(QGraphicsItem):
    """Wash and edge of an island that is not idle."""

    def __init__(self, map_item: ArchipelagoItem, look: Look, island: int) -> None:
        super().__init__(map_item)
        self.look = look
        self.mark = Mark.IDLE
        self._coast = map_item.coast(island)
        self.setZValue(ISLAND_MARK)
        self.setVisible(False)

    def show_mark(self, mark: Mark) -> None:
        mark &= ~(Mark.HOVER | Mark.FOCUS)
        if mark != self.mark:
            self.mark = mark
            self.setVisible(bool(mark))
            self.update()

    def boundingRect(self) -> QRectF:
        return self._coast.boundingRect().adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for mark, name in _ISLAND_STATES:
            if mark in self.mark:
                paint_island_state(painter, self.look.theme, self._coast, name)


_ISLAND_STATES: tuple[tuple[Mark, IslandState], ...] = (
    (Mark.LEGAL, "legal"), (Mark.SELECTED, "selected"), (Mark.REFUSED, "refused"), (Mark.DISABLED, "disabled"),
)  # fmt: skip


class Board(Panel):
    """Spaces and islands as spots, Place("space", id) and Place("island", id); boats that lie on them."""

    by_kind = True

    def __init__(self, look: Look, box: Box, colours: tuple[str, ...]) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.BOARD)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.box, self.colours = box, colours
        self.map = ArchipelagoItem(box.archipelago, look.theme, parent=self)
        islands, spaces = box.archipelago.islands, box.archipelago.spaces
        self._island_marks = {i.id: _IslandMark(self.map, look, i.id) for i in islands}
        self._islands = {i.id: _IslandItem(self.map, i.x, i.y) for i in islands}
        self._space_marks = {s.id: _SpaceMark(self.map, look, s.x, s.y, s.entry) for s in spaces}
        self.zoom: Zoom = Zoom(self.map, REGION)
        self.zoom.changed.connect(self._on_zoom)
        self._boats: dict[int, BoatItem] = {}
        self._focus = FocusMark(self.map, look, FOCUS)
        self._focused: Place | None = None
        self._lift = False
        self._held = ""
        self._glowing: list[_SpaceMark] = []
        self._chosen = NOTHING  # the space of the first boat of a swap that waits for its second
        self._state: State | None = None

    def show(self, state: State) -> None:  # type: ignore[override]
        """Put everything where the view says."""
        self._state = state
        self._lift = liftable(self.box, state)
        for island, item in self._islands.items():
            item.show_content(island_content(self.box, state, self.colours, island))
        for space in self.box.archipelago.spaces:
            self._show_boat(state, space.id)
        before, self._chosen = self._chosen, state.now.held
        chosen = {Place("space", space) for space in (before, self._chosen) if space != NOTHING}
        for place in self.marks.keys() | chosen:
            self._show_mark(place)  # a boat may have come or gone below it
        self.changed()

    @property
    def unit(self) -> float:
        """Scene units a board unit, zoom included."""
        return self.map.sceneTransform().m11()

    def boat(self, space: int) -> QGraphicsItem | None:
        """The boat that lies on a space."""
        return self._boats.get(space)

    def island(self, island: int) -> QGraphicsItem:
        """All that lies on an island."""
        return self._islands[island]

    def content(self, island: int) -> Content:
        return self._islands[island].content

    def _show_boat(self, state: State, space: int) -> None:
        colour = colour_at(state, space)
        there = self._boats.get(space)
        if there is not None and (colour == NOTHING or COLOURS[colour] != there.colour):
            del self._boats[space]
            there.scene().removeItem(there)
            there = None
        if there is None and colour != NOTHING:
            place = self.box.archipelago.spaces[space]
            there = self._boats[space] = BoatItem(self.map, self.look, COLOURS[colour], place.x, place.y)
        if there is not None and there.placed_now != (space in state.now.placed):
            there.placed_now = not there.placed_now
            there.update()

    # The panel's side

    def restyle(self) -> None:
        self.map.set_theme(self.look.theme)
        super().restyle()

    def shift(self, place: Place, aside: float) -> None:
        """Only the mark of a place moves: a ring that refuses a boat shakes round the place that stays."""
        if place.kind == "space" and place.id in self._space_marks:
            self._space_marks[int(place.id)].setX(self.box.archipelago.spaces[int(place.id)].x + aside / self.unit)
        elif place.kind == "island" and place.id in self._island_marks:
            self._island_marks[int(place.id)].setX(aside / self.unit)

    def covers(self, point: QPointF) -> bool:
        return False

    def forget(self) -> None:
        self.map.forget()
        super().forget()

    def shape(self) -> QPainterPath:
        region = QPainterPath()
        region.addRect(self.zoom.region)
        return region

    def _on_zoom(self) -> None:
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, self.zoom.closer)
        self.changed()

    def set_marks(self, marks: Mapping[Place, Mark]) -> None:
        before, self.marks = self.marks, marks
        self._held = self._held_drawing(marks)
        for place in before.keys() | marks.keys():
            self._show_mark(place)
        self._pulse()
        focused = next((place for place, mark in marks.items() if mark & Mark.FOCUS), None)
        if focused != self._focused:
            self._focused = focused
            self._focus.show_at(self._outline(focused))
            self._reveal(focused)

    def _held_drawing(self, marks: Mapping[Place, Mark]) -> str:
        """What is held, as long as it is not in the air."""
        stage = self.scene()
        if self._state is None or (isinstance(stage, Stage) and stage.drag.active):
            return ""
        held = next((place for place, mark in marks.items() if mark & Mark.SELECTED), None)
        if held is not None and held.kind == "boat":
            return f"boat-{held.id}"
        return ghost_of(self._state, int(held.id)) if held is not None and held.kind == "space" else ""

    def _pulse(self) -> None:
        """The spaces where what is held can go glow, slowly more and less."""
        glowing = [mark for mark in self._space_marks.values() if mark.glows]
        stage = self.scene()
        if glowing != self._glowing and isinstance(stage, Stage):
            self._glowing = glowing
            stage.animator.pulse(partial(_show_glow, glowing) if glowing else None)

    def _reveal(self, place: Place | None) -> None:
        spot = self.find(place) if place is not None else None
        if spot is not None and self.zoom.closer:
            self.zoom.reveal(spot.rect)

    def _outline(self, place: Place | None) -> QPainterPath:
        if place is not None and place.kind == "space":
            at = self.box.archipelago.spaces[int(place.id)]
            return round_space(at.x, at.y)
        if place is not None and place.kind == "island":
            return round_island(self.box.archipelago.islands[int(place.id)])
        return QPainterPath()

    def _show_mark(self, place: Place) -> None:
        if place.kind == "space":
            chosen = Mark.SELECTED if place.id == self._chosen else Mark.IDLE
            item = self._space_marks[int(place.id)]
            item.show_mark(self.mark_of(place) | chosen, place.id in self._boats)
            item.show_held(self._held)
        elif place.kind == "island":
            self._island_marks[int(place.id)].show_mark(self.mark_of(place))

    def own_spots(self) -> list[Spot]:
        islands = [self._island_spot(island.id) for island in self.box.archipelago.islands]
        return islands + [self._space_spot(space.id) for space in self.box.archipelago.spaces]

    def find(self, place: Place) -> Spot | None:
        if place.kind == "space" and place.id in self._space_marks:
            return self._space_spot(int(place.id))
        if place.kind == "island" and place.id in self._islands:
            return self._island_spot(int(place.id))
        return None

    def spot_at(self, point: QPointF) -> Spot | None:
        if self.zoom.closer and not self.zoom.region.contains(point):
            return None
        at = self.map.mapFromScene(point)
        x, y = at.x(), at.y()
        space = min(self.box.archipelago.spaces, key=lambda s: (s.x - x) ** 2 + (s.y - y) ** 2)
        if (space.x - x) ** 2 + (space.y - y) ** 2 <= GRASP**2:
            return self._space_spot(space.id)
        for island in self.box.archipelago.islands:
            if self.map.coast(island.id).contains(at):
                return self._island_spot(island.id)
        return None

    def _space_spot(self, space: int) -> Spot:
        at = self.box.archipelago.spaces[space]
        rect = self.map.mapRectToScene(QRectF(at.x - GRASP, at.y - GRASP, 2 * GRASP, 2 * GRASP))
        grip = ghost_of(self._state, space) if self._state is not None and self._lift else ""
        return Spot(Place("space", space), rect, _space_name(self.box, self.look, self._state, space), grip)

    def _island_spot(self, island: int) -> Spot:
        at = self.box.archipelago.islands[island]
        token = token_at(self._state, island) if self._state is not None else NOTHING
        grip = f"culture-{self.box.kinds[token]}" if token != NOTHING else ""
        centre = self.map.mapToScene(at.x, at.y)
        name = self.look.text("yamatai-island", name=at.name, number=island)
        return Spot(Place("island", island), QRectF(centre.x() - 40, centre.y() - 40, 80, 80), name, grip)


def _show_glow(marks: Sequence[_SpaceMark], share: float) -> None:
    for mark in marks:
        mark.show_glow(glow.strength(share))


@cache
def _beside(box: Box, space: int) -> str:
    """The islands that a space touches, in words."""
    return ", ".join(box.archipelago.islands[i].name for i in box.archipelago.spaces[space].islands)


def _space_name(box: Box, look: Look, state: State | None, space: int) -> str:
    colour = colour_at(state, space) if state is not None else NOTHING
    boat = look.text(f"yamatai-boats-{COLOURS[colour]}", count=1) if colour != NOTHING else "none"
    entry = "yes" if box.archipelago.spaces[space].entry else "no"
    return look.text("yamatai-space", number=space, islands=_beside(box, space), boat=boat, entry=entry)
