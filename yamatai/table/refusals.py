"""Where something was refused: the ring, the tile or the button there shakes its head (look.md 7 and 8).

Where nothing moves the mark of the refusal stays for a while instead, so that it is seen there too.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer

from yamatai.play.game import Place
from yamatai.table.attention import BARE
from yamatai.table.controller import Controller

SHAKE_MS, TIMES = 240, 3
REACH = 6.0
"""How far it shakes to each side, u."""
STAY_MS = 900


class Refusals(QObject):
    """Shows on a controller's stage what it has just refused, until it is over or anything else is done."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._controller = controller
        self._place: Place | None = None
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(STAY_MS)
        self._stay.timeout.connect(self._end)
        controller.refused_at.connect(self._begin)
        controller.changed.connect(self._end)
        controller.stage.touched.connect(self._end)

    def _begin(self, place: Place) -> None:
        self._end()
        self._place = place
        stage = self._controller.stage
        if place.kind not in BARE:  # a button has its words to show
            self._controller.show_refusing(place)
        if stage.animator.speed and not stage.look.reduced_motion:
            stage.animator.play(self._shake, SHAKE_MS)
        else:
            self._stay.start()

    def _shake(self, share: float) -> None:
        self._shift(REACH * math.sin(2 * math.pi * TIMES * share) if share < 1 else 0.0)
        if share >= 1:
            self._end()

    def _end(self) -> None:
        if self._place is not None:
            self._shift(0.0)
            self._place = None
            self._stay.stop()
            self._controller.show_refusing(None)

    def _shift(self, aside: float) -> None:
        for panel in self._controller.stage.panels:
            if self._place is not None:
                panel.shift(self._place, aside)
