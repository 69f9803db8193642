"""Everything that moves by itself: one clock, on which small movements play and end together.

A movement only shows how things came to lie where they lie already, so it can end at any moment:
`finish` jumps to the end of all of them, and nothing is left. Input never waits for one; the stage
finishes them when a button of the mouse or a key goes down, and when it shows another moment.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

import attrs
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from yamatai.table import layers
from yamatai.table.look import Look

FRAME_MS = 16
MOST_MS = 48
"""No frame takes longer on this clock: while much is painted anew a movement waits, and is not jumped over."""
FADE_MS = 80
"""How long anything takes with reduced motion (look.md 8)."""
PULSE_MS = 1600
"""From one time that what pulses is brightest to the next."""
PULSE_FRAME_MS = 80
"""What pulses changes so slowly that nobody sees more frames; the table is painted no more often for its sake."""

Easing = QEasingCurve.Type
Step = Callable[[float], None]
"""Shows a movement at a share of its way: 0 at its start, 1 at its end; easing may go a little beyond."""


class Veiled(Protocol):
    """What is not seen while its ghost is on its way: an item of the scene, or a part of a panel."""

    def setOpacity(self, opacity: float) -> None:
        """0 hides it, 1 shows it."""


@attrs.define(eq=False)
class _Movement:
    step: Step
    start: float
    ms: float
    easing: QEasingCurve
    ghost: QGraphicsItem | None = None
    veiled: Veiled | None = None
    waits: bool = True


class Ghost(QGraphicsItem):
    """A picture of something on its way, painted round its own (0, 0) within `reach`."""

    def __init__(self, paint: Callable[[QPainter], None], reach: QRectF) -> None:
        super().__init__()
        self._paint, self._reach = paint, reach
        self.setZValue(layers.EFFECT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def boundingRect(self) -> QRectF:
        return self._reach

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter)


class Animator(QObject):
    """The clock of one stage. `speed` is 1 for the times of look.md 8; at 0, as at first, nothing is animated.

    `rested` tells that the last movement has come to its end.
    """

    rested = Signal()

    def __init__(self, stage: QGraphicsScene, look: Look) -> None:
        super().__init__(stage)
        self._stage, self._look = stage, look
        self.speed = 0.0
        self._now = 0.0  # ms on this clock
        self._movements: list[_Movement] = []
        self._real = QElapsedTimer()
        self._ticks = QTimer(self)
        self._ticks.setInterval(FRAME_MS)
        self._ticks.timeout.connect(self._tick)
        self._pulse: Step | None = None
        self._pulsed = 0.0  # ms on the way from one time at its brightest to the next
        self._beats = QTimer(self)
        self._beats.setInterval(PULSE_FRAME_MS)
        self._beats.timeout.connect(self._beat)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._movements)

    # What can move

    def play(self, step: Step, ms: float, easing: Easing = Easing.Linear, delay: float = 0.0) -> None:
        """Call `step` again and again for `ms`, after a delay; once with 1 where nothing is to move."""
        if self._look.reduced_motion:
            step(1.0)
        else:
            self._add(_Movement(step, self._now + delay, ms, QEasingCurve(easing)))

    def fly(
        self,
        ghost: QGraphicsItem,
        start: QPointF,
        end: QPointF,
        ms: float,
        *,
        easing: Easing = Easing.InOutCubic,
        delay: float = 0.0,
        veiled: Veiled | None = None,
        waits: bool = False,
        shrinks_to: float = 1.0,
    ) -> None:
        """Move a ghost from place to place (scene units). What lies at the end already is `veiled` meanwhile. One
        that `waits` is seen at its start before it sets off. At its end it has the scale `shrinks_to`."""

        def step(share: float) -> None:
            ghost.setPos(start + (end - start) * share)
            ghost.setScale(1 + (shrinks_to - 1) * share)

        self._show(step, ghost, start, ms, QEasingCurve(easing), delay, veiled, waits)

    def rise(
        self,
        paint: Callable[[QPainter, float], None],
        reach: QRectF,
        at: QPointF,
        ms: float,
        *,
        scale: float = 1.0,
        easing: Easing = Easing.OutBack,
        overshoot: float | None = None,
        delay: float = 0.0,
        veiled: Veiled | None = None,
    ) -> None:
        """Let something come up where it stands: `paint` shows a share of it, 0 to 1, and 0 while it is delayed.
        `overshoot` says how far an easing that goes beyond its end does."""
        shown = 0.0
        ghost = Ghost(lambda painter: paint(painter, shown), reach)
        ghost.setScale(scale)

        def step(share: float) -> None:
            nonlocal shown
            shown = share
            ghost.update()

        curve = QEasingCurve(easing)
        if overshoot is not None:
            curve.setOvershoot(overshoot)
        self._show(step, ghost, at, ms, curve, delay, veiled, waits=True)

    def pulse(self, step: Step | None) -> None:
        """Let something pulse until another one does, or None: `step` shows it between 0 and 1, its brightest.

        Nothing waits for it, and no click ends it. It stands still at 1 where nothing is to move.
        """
        self._pulse, self._pulsed = step, 0.0
        if step is not None:
            step(1.0)
        if step is not None and self.speed and not self._look.reduced_motion:
            self._beats.start()
        else:
            self._beats.stop()

    def _show(
        self, step: Step, ghost: QGraphicsItem, at: QPointF, ms: float, easing: QEasingCurve, delay: float,
        veiled: Veiled | None, waits: bool,
    ) -> None:  # fmt: skip
        ghost.setPos(at)
        if self._look.reduced_motion:
            delay, ms, easing = 0.0, FADE_MS, QEasingCurve(Easing.Linear)
            step = _cross_fade(ghost, veiled)
        self._add(_Movement(step, self._now + delay, ms, easing, ghost, veiled, waits))

    def _add(self, movement: _Movement) -> None:
        if not self.speed:
            movement.step(1.0)
            return
        if movement.ghost is not None:
            movement.ghost.setVisible(movement.waits or movement.start <= self._now)
            self._stage.addItem(movement.ghost)
        if movement.veiled is not None:
            movement.veiled.setOpacity(0.0)
        movement.step(0.0)
        self._movements.append(movement)
        if not self._ticks.isActive():
            self._real.start()
            self._ticks.start()

    # The clock

    def _tick(self) -> None:
        self.advance(min(self._real.restart(), MOST_MS) * self.speed)

    def advance(self, ms: float) -> None:
        """So much time of look.md 8 has passed."""
        self._now += ms
        for movement in tuple(self._movements):
            since = self._now - movement.start
            if since >= movement.ms:
                self._end(movement)
            elif since >= 0:
                if movement.ghost is not None:
                    movement.ghost.setVisible(True)
                movement.step(movement.easing.valueForProgress(since / movement.ms))
        self._rest()

    def _beat(self) -> None:
        self.beat(PULSE_FRAME_MS * self.speed)

    def beat(self, ms: float) -> None:
        """So much time of look.md 8 has passed for what pulses."""
        if self._pulse is not None and self._beats.isActive():
            self._pulsed = (self._pulsed + ms) % PULSE_MS
            self._pulse((1 + math.cos(2 * math.pi * self._pulsed / PULSE_MS)) / 2)  # InOutSine, there and back

    def finish(self) -> None:
        """Everything is where it goes, at once; harmless when nothing moves."""
        for movement in tuple(self._movements):
            self._end(movement)
        self._rest()

    def _end(self, movement: _Movement) -> None:
        if movement not in self._movements:  # an earlier step finished everything
            return
        self._movements.remove(movement)
        movement.step(1.0)
        if movement.veiled is not None:
            movement.veiled.setOpacity(1.0)
        if movement.ghost is not None:
            self._stage.removeItem(movement.ghost)

    def _rest(self) -> None:
        if not self._movements and self._ticks.isActive():
            self._ticks.stop()
            self.rested.emit()


def _cross_fade(ghost: QGraphicsItem, veiled: Veiled | None) -> Step:
    """The thing fades where it was, and appears where it is."""

    def step(share: float) -> None:
        ghost.setOpacity(1.0 - share)
        if veiled is not None:
            veiled.setOpacity(share)

    return step
