"""The steps of a turn as numbers on the table, with ghosts of what is put there."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from yamatai.play.game import Action
from yamatai.table import art, fonts, layers, paint
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot
from yamatai.table.stage import Stage

GHOST = 0.55  # opacity
_BESIDE, _APART = QPointF(18, -18), 30.0  # from a place to its number, and from one number to the next, u
_INWARD = QPointF(10, 10)  # from the upper left corner of what is taken up to its number: tiles tell nothing there


@attrs.frozen
class Step:
    """A step's mark on the table: its number, where, the drawing of what is put there, and where the number stands at
    the thing that has to be taken up for it, if that can be seen: there too, or only there (`point` is None) if the
    thing goes to no place on the table."""

    number: int
    point: QPointF | None
    drawing: str = ""
    source: QPointF | None = None


class StepMarks(Panel):
    """The steps of a turn as numbers on the table, with ghosts of what is put there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, 1920, 1080), layers.EFFECT)
        self.steps: Sequence[Step] = ()
        self.setVisible(False)
        self.setCacheMode(self.CacheMode.NoCache)

    def tell(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.setVisible(True)
        self.update()

    def covers(self, point: QPointF) -> bool:
        return False

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        for step in self.steps:
            if step.drawing and step.point is not None:
                art.draw(painter, step.drawing, step.point.x(), step.point.y(), 0.7, GHOST)
        for number, centre in self._numbers():
            painter.setPen(QPen(theme.ink, 2))
            painter.setBrush(theme.legal_glow)
            painter.drawEllipse(centre, 14, 14)
            box = QRectF(centre.x() - 14, centre.y() - 14, 28, 28)
            font = fonts.sans(17, fonts.BLACK)
            fonts.draw_text(painter, str(number), box, font, theme.ink, align=paint.CENTRE)

    def _numbers(self) -> list[tuple[int, QPointF]]:
        """The numbers and where they stand: those of one place beside each other."""
        found: list[tuple[int, QPointF]] = []
        for step in self.steps:
            for centre in (step.point + _BESIDE if step.point is not None else None, step.source):
                while centre is not None and any((centre - other).manhattanLength() < _APART for _, other in found):
                    centre = centre + QPointF(_APART, 0)
                if centre is not None:
                    found.append((step.number, centre))
        return found


def steps_of(controller: Controller, actions: Sequence[Action]) -> list[Step]:
    """The marks of these actions, as far as they can be seen on the table just now."""
    table, stage = controller.table, controller.stage
    steps: list[Step] = []
    number = 0
    for action in actions:
        gesture = table.gesture(controller.view, action)
        taken = gesture.target.kind in ("mat", "button")
        place = gesture.source if taken else gesture.target
        spot = stage.find(place) if place is not None else None
        number += spot is not None
        if spot is None or not stage.in_sight(spot):
            continue
        lies = stage.find(gesture.source) if gesture.source else None
        source = _beside(stage, lies) if lies is not None and stage.in_sight(lies) else None
        drawing = table.drawing_of(gesture.source) if gesture.source and not taken else ""
        steps.append(Step(number, None if taken else spot.rect.center(), drawing, source))
    return steps


def _beside(stage: Stage, spot: Spot) -> QPointF:
    """Where the number of what is taken up from this spot stands: at the corner, if the spot has one there."""
    corner = spot.rect.topLeft() + _INWARD
    _, there = stage.look_at(corner)
    return corner if there is not None and there.place == spot.place else spot.rect.center() + _BESIDE
