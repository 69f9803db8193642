"""What moves when something was done: from the events, as the game tells it, to the stage's animator.

What a hand carried to its place only comes down there. Nothing moves while the table is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from yamatai.play.game import Event, Place
from yamatai.table.animator import Easing, Ghost, Veiled
from yamatai.table.controller import Controller
from yamatai.table.drag import LIFT, LIFT_HEIGHT, PLAIN, TILT, PieceGhost
from yamatai.table.panel import Panel
from yamatai.table.still import Still


@attrs.frozen
class Flight:
    """Something that goes from a place to another: painted round (0, 0) within `reach`, in scene units.

    It ends `aside` from the middle of its target. `veiled` is the thing itself, which lies there already; `hides`
    takes it away from its panel, if it is the whole target. One that `waits` is seen where it lay until it sets off.
    One that `shrinks_to` a scale is drawn smaller there; it is painted once, as it was.
    One that `lands` comes down from the hand that carried it; others have no more way to go then.
    """

    source: Place
    target: Place
    paint: Callable[[QPainter], None]
    reach: QRectF
    ms: float
    easing: Easing = Easing.InOutCubic
    delay: float = 0.0
    veiled: Veiled | None = None
    hides: bool = False
    lands: bool = False
    waits: bool = False
    aside: QPointF = attrs.field(factory=QPointF)
    shrinks_to: float = 1.0


@attrs.frozen
class Rise:
    """Something that comes up, turns over or is stamped at a place: `paint` shows a share of its way, 0 to 1, in
    units of `scale` scene units. `hides` takes the thing itself away from its panel meanwhile."""

    place: Place
    paint: Callable[[QPainter, float], None]
    reach: QRectF
    ms: float
    scale: float = 1.0
    veiled: Veiled | None = None
    easing: Easing = Easing.OutBack
    delay: float = 0.0
    hides: bool = False


Movement: TypeAlias = Flight | Rise

PICK_UP_MS, LAND_MS, PILL_MS, PULSE_MS = 120, 180, 200, 600
LAND_OVERSHOOT = 1.1


@attrs.frozen
class Part:
    """A part of a panel, as something that can be veiled."""

    panel: Panel
    place: Place

    def setOpacity(self, opacity: float) -> None:
        self.panel.veil(self.place, opacity == 0)


class Movements(QObject):
    """Shows on a controller's stage how things come to lie where they lie."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._controller, self._animator = controller, controller.stage.animator
        self._carried: Place | None = None
        self._steps_before = self._steps_now = controller.bar.standing
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
        self._steps_before, self._steps_now = self._steps_now, self._controller.bar.standing

    def _places(self) -> dict[Place, QPointF]:
        """The middle of everything on the panels. A board's places stay: they are asked for when needed."""
        panels = (panel for panel in self._controller.table.panels if not panel.by_kind)
        return {spot.place: spot.rect.center() for panel in panels for spot in panel.spots()}

    def _on_touch(self) -> None:
        self._carried = None

    def _on_lift(self, place: Place) -> None:
        self._carried = place
        ghost = self._controller.stage.drag.ghost
        if isinstance(ghost, PieceGhost):
            self._animator.play(ghost.lift, PICK_UP_MS, Easing.OutCubic)

    def _on_events(self, events: tuple[Event, ...]) -> None:
        if not self._animator.speed or self._controller.covered:
            return
        self._controller.bar.slide(self._steps_before, self._animator, PILL_MS)
        if self._controller.by_hand:
            self._controller.bar.pulse(self._steps_before, self._animator, PULSE_MS)
        for movement in self._controller.table.movements(events, self._controller.seat):
            if isinstance(movement, Rise):
                self._rise(movement)
            elif movement.source != self._carried:
                self._fly(movement)
            elif movement.lands:
                self._land(movement)
        self._carried = None

    def _fly(self, flight: Flight) -> None:
        start = self._before.get(flight.source) or self._point(flight.source)
        end = self._point(flight.target)
        if start is not None and end is not None:
            paint = flight.paint if flight.shrinks_to == 1 else Still(flight.paint, flight.reach).draw
            self._animator.fly(
                Ghost(paint, flight.reach), start, end + flight.aside, flight.ms, easing=flight.easing,
                delay=flight.delay, veiled=self._part(flight.target) if flight.hides else flight.veiled,
                waits=flight.waits, shrinks_to=flight.shrinks_to,
            )  # fmt: skip

    def _land(self, flight: Flight) -> None:
        """From the hand down to the place: it becomes as small as it is there, and lies flat."""
        start, end = self._controller.stage.drag.dropped_at, self._point(flight.target)
        if end is None:
            return
        still, larger = Still(flight.paint, flight.reach, LIFT / PLAIN), LIFT / PLAIN - 1

        def paint(painter: QPainter, share: float) -> None:
            left = 1 - share
            painter.translate((start - end) * left - QPointF(0, LIFT_HEIGHT * left))
            still.draw(painter, 1 + larger * left, 1 + larger * left, TILT * left)

        reach = flight.reach.united(flight.reach.translated(start - end)).adjusted(-LIFT_HEIGHT, -LIFT_HEIGHT, 0, 0)
        self._animator.rise(paint, reach, end, LAND_MS, overshoot=LAND_OVERSHOOT, veiled=flight.veiled)

    def _rise(self, rise: Rise) -> None:
        at = self._point(rise.place)
        if at is None:
            return
        veiled = self._part(rise.place) if rise.hides else rise.veiled
        self._animator.rise(
            rise.paint, rise.reach, at, rise.ms,
            scale=rise.scale, easing=rise.easing, delay=rise.delay, veiled=veiled,
        )  # fmt: skip

    def _part(self, place: Place) -> Veiled | None:
        panel = next((panel for panel in self._controller.stage.panels if panel.find(place)), None)
        return Part(panel, place) if panel is not None else None

    def _point(self, place: Place) -> QPointF | None:
        """Where a place is seen now; None for one that is covered or out of sight."""
        spot = self._controller.stage.find(place)
        return spot.rect.center() if spot is not None and self._controller.stage.in_sight(spot) else None
