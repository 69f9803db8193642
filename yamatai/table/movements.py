"""What moves when something was done: from the events, as the game tells it, to the stage's animator.

Nothing moves that a hand carried there, nor while the table is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from yamatai.play.game import Event, Place
from yamatai.table.animator import Easing, Ghost
from yamatai.table.controller import Controller


@attrs.frozen
class Flight:
    """Something that goes from a place to another: painted round (0, 0) within `reach`, in scene units.

    `veiled` is the thing itself, which lies at its target already.
    """

    source: Place
    target: Place
    paint: Callable[[QPainter], None]
    reach: QRectF
    ms: float
    easing: Easing = Easing.InOutCubic
    delay: float = 0.0
    veiled: QGraphicsItem | None = None


@attrs.frozen
class Rise:
    """Something that comes up at a place: `paint` shows a share of it, 0 to 1, in units of `scale` scene units."""

    place: Place
    paint: Callable[[QPainter, float], None]
    reach: QRectF
    ms: float
    scale: float = 1.0
    veiled: QGraphicsItem | None = None


Movement: TypeAlias = Flight | Rise


class Movements(QObject):
    """Shows on a controller's stage how things come to lie where they lie."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._controller, self._animator = controller, controller.stage.animator
        self._carried: Place | None = None
        self._before: Mapping[Place, QPointF] = {}  # where things lay before the last change; they may be gone
        self._now: Mapping[Place, QPointF] = {}
        controller.changed.connect(self._on_change)
        controller.performed.connect(self._on_events)
        controller.stage.touched.connect(self._on_touch)
        controller.stage.drag.lifted.connect(self._on_lift)
        self._on_change()

    def _on_change(self) -> None:
        """Another moment is on show: what led to the last one is over."""
        self._animator.finish()
        self._before, self._now = self._now, self._places()

    def _places(self) -> dict[Place, QPointF]:
        """The middle of everything on the panels. A board's places stay: they are asked for when needed."""
        panels = (panel for panel in self._controller.table.panels if not panel.by_kind)
        return {spot.place: spot.rect.center() for panel in panels for spot in panel.spots()}

    def _on_touch(self) -> None:
        self._carried = None

    def _on_lift(self, place: Place) -> None:
        self._carried = place

    def _on_events(self, events: tuple[Event, ...]) -> None:
        if not self._animator.speed or self._controller.covered:
            return
        for movement in self._controller.table.movements(events, self._controller.seat):
            if isinstance(movement, Rise):
                self._rise(movement)
            elif movement.source != self._carried:
                self._fly(movement)
        self._carried = None

    def _fly(self, flight: Flight) -> None:
        start = self._before.get(flight.source) or self._point(flight.source)
        end = self._point(flight.target)
        if start is not None and end is not None:
            ghost = Ghost(flight.paint, flight.reach)
            self._animator.fly(
                ghost, start, end, flight.ms, easing=flight.easing, delay=flight.delay, veiled=flight.veiled
            )

    def _rise(self, rise: Rise) -> None:
        at = self._point(rise.place)
        if at is not None:
            self._animator.rise(rise.paint, rise.reach, at, rise.ms, scale=rise.scale, veiled=rise.veiled)

    def _point(self, place: Place) -> QPointF | None:
        """Where a place is seen now; None for one that is covered or out of sight."""
        spot = self._controller.stage.find(place)
        return spot.rect.center() if spot is not None and self._controller.stage.in_sight(spot) else None
