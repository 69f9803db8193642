"""A painted region of the table, and the spots on it that a player can point at.

A panel is one item, painted once into a cached pixmap and again only when what it shows changes.
Its parts are no items of their own: they are `Spot`s, a place with a rectangle, which the stage
asks for when the pointer or the keyboard looks for something.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.play.game import Place
from yamatai.table import layers
from yamatai.table.look import Look
from yamatai.table.zoom import Zoom

SELF = "self"


class Mark(enum.Flag):
    """How a place looks just now (look.md section 7). Idle is no mark at all."""

    IDLE = 0
    HOVER = enum.auto()
    LEGAL = enum.auto()
    SELECTED = enum.auto()
    REFUSED = enum.auto()
    DISABLED = enum.auto()
    FOCUS = enum.auto()
    PRESSED = enum.auto()
    """The mouse button is down on it."""


@attrs.frozen
class Spot:
    """A part of the table that can be pointed at: what it is, where (scene units), how it is called.

    `grip` is what can be picked up here: the drawing of the ghost, SELF for a picture of the spot
    itself, "" where nothing can be lifted. One that `reads` is there to be read; nothing can be done with it.
    """

    place: Place
    rect: QRectF
    name: str = ""
    grip: str = ""
    reads: bool = False


class Panel(QGraphicsItem):
    """Subclasses paint themselves in `paint_panel` and list their `spots`; both in scene units from the
    panel's own corner, (0, 0) to (width, height). `title` is its name for those who do not see it."""

    MARGIN = 10.0  # room round the panel for its shadow and for glows, u
    zoom: Zoom | None = None  # of a board that can be looked at more closely
    hides_below = False  # whether nothing of what lies below it is seen, and need not be painted
    by_kind = False  # whether its places are of several kinds on one ground, each of which is walked for itself

    def __init__(self, look: Look, rect: QRectF, z: float = layers.PANEL) -> None:
        super().__init__()
        self.look = look
        self.size = rect.size()
        self.title = ""
        self.marks: Mapping[Place, Mark] = {}
        self.veiled: frozenset[Place] = frozenset()  # parts that are on their way there, and not painted meanwhile
        self._aside: tuple[Place, float] | None = None  # the part that shakes, and how far it is to the right just now
        self._pressed: Place | None = None
        self._spots: list[Spot] | None = None
        self._own_places: frozenset[Place] = frozenset()
        self.setPos(rect.topLeft())
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint_panel(self, painter: QPainter) -> None:
        """Paint everything, in own units. `self.mark_of(place)` gives the state of a part."""
        raise TypeError(f"{type(self).__name__} paints nothing")

    def own_spots(self) -> Sequence[Spot]:
        """The spots in own units, topmost last."""
        return ()

    def changed(self) -> None:
        """What the panel shows is not what it was: it is painted anew, and its spots are asked for anew."""
        self._spots = None
        self.update()

    # What the stage uses.

    def spots(self) -> Sequence[Spot]:
        """The spots in scene units, topmost last."""
        if self._spots is None:
            corner = self.pos()
            self._spots = [attrs.evolve(spot, rect=spot.rect.translated(corner)) for spot in self.own_spots()]
            self._own_places = frozenset(spot.place for spot in self._spots)
        return self._spots

    def find(self, place: Place) -> Spot | None:
        """The first spot of a place, or None if the panel does not show it."""
        return next((spot for spot in self.spots() if spot.place == place), None)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The topmost spot under a point of the scene."""
        return next((spot for spot in reversed(self.spots()) if spot.rect.contains(point)), None)

    def mark_of(self, place: Place) -> Mark:
        mark = self.marks.get(place, Mark.IDLE)
        return mark | Mark.PRESSED if place == self._pressed else mark

    def set_marks(self, marks: Mapping[Place, Mark]) -> None:
        """Take over the marks; paints anew only if one of the own places changed."""
        self.spots()
        mine = {place: mark for place, mark in marks.items() if place in self._own_places and mark}
        if mine != self.marks:
            self.marks = mine
            self.update()

    def veil(self, place: Place, hidden: bool) -> None:
        """Leave a part out of the painting, or paint it again."""
        veiled = self.veiled | {place} if hidden else self.veiled - {place}
        if veiled != self.veiled:
            self.veiled = veiled
            self.update()

    def shift(self, place: Place, aside: float) -> None:
        """Show a part so far to the right of where it lies, u; 0 puts it back."""
        shifted = (place, aside) if aside else None
        self.spots()
        if place in self._own_places and shifted != self._aside:
            self._aside = shifted
            self.update()

    def shifted(self, place: Place, rect: QRectF) -> QRectF:
        """Where a part is painted whose own place is `rect`."""
        there = self._aside is not None and self._aside[0] == place
        return rect.translated(self._aside[1], 0) if self._aside is not None and there else QRectF(rect)

    def lay(self, rect: QRectF) -> None:
        """Put the panel elsewhere, or give it another size."""
        if rect != QRectF(self.pos(), self.size):
            self.prepareGeometryChange()
            self.size = rect.size()
            self.setPos(rect.topLeft())
            self.changed()

    def press(self, place: Place | None) -> None:
        """The mouse button is down on a part, None for none."""
        if place != self._pressed:
            self._pressed = place
            self.update()

    def covers(self, point: QPointF) -> bool:
        """Whether the panel hides what lies below it at a point of the scene."""
        return QRectF(self.pos(), self.size).contains(point)

    def restyle(self) -> None:
        """Paint anew, after the look has changed."""
        self.changed()

    def forget(self) -> None:
        """Let go of kept pictures: the stage is thrown away, but its memory may be held a while longer."""
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def boundingRect(self) -> QRectF:
        m = self.MARGIN
        return QRectF(-m, -m, self.size.width() + 2 * m, self.size.height() + 2 * m)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_panel(painter)
