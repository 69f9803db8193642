"""When the table speaks about the thing under the pointer: after a rest on it, at once while something is held.

What it says comes from the game; what an action would bring comes from `Match.preview`, the computation
that carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QRectF, QTimer

from yamatai.play.game import Action, Place
from yamatai.play.match import Preview
from yamatai.table import layers
from yamatai.table.panel import Panel, Spot
from yamatai.table.readout import READ_OUT_MS, Note, ReadOut, name

if TYPE_CHECKING:
    from yamatai.table.controller import Controller
    from yamatai.table.rules import Rule

BARE = ("button", "step")  # things of which there is no more to say than their names
HELD_MS = 60
"""With something held, so long on a place before it is told what dropping it there would bring."""
SPEAKS, ROUND_THE_BOARD = (layers.COACH_CARD, layers.BUBBLE), (layers.PANEL, layers.DRAWER)
"""The heights of what says something, and of what lies beside the board."""


class Knowing(Protocol):
    """What a game knows about the things on its table. `view` is what the seat at the table may see."""

    def about(self, view: Any, spot: Spot) -> Note | None:
        """What is said about a thing; None for nothing."""

    def foresee(self, view: Any, action: Action, preview: Preview) -> Note | None:
        """What a legal action would bring; None for nothing worth saying."""

    def point_out(self, view: Any, place: Place | None) -> None:
        """Mark on the game's panels what belongs to a place, for example where a tile fits; None for nothing."""

    def rules(self) -> tuple[Rule, ...]:
        """The rules to read, in their order."""

    def rule_of(self, view: Any, place: Place) -> str:
        """The id of the rule that a place stands for, "" for none."""

    def rule_now(self, view: Any) -> str:
        """The id of the rule of the step that runs."""


class Attention(QObject):
    """Follows the pointer over a controller's stage and shows one card, `card`."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.card = ReadOut(controller.stage.look)
        self._spot: Spot | None = None
        self._note: Note | None = None  # ready to be shown once the pointer has rested long enough
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._rested)
        stage = controller.stage
        stage.add_panels([self.card])
        stage.hovered.connect(self.attend)
        stage.touched.connect(self.hush)
        stage.drag.dropped.connect(self.hush)
        stage.drag.cancelled.connect(self.hush)
        controller.changed.connect(self.renew)

    @property
    def spot(self) -> Spot | None:
        """The thing under the pointer."""
        return self._spot

    def attend(self, spot: Spot | None) -> None:
        """The pointer, or the keyboard, is on this thing now."""
        self.hush()
        self._spot = spot
        if spot is not None:
            self._timer.start(READ_OUT_MS if self.controller.held is None else HELD_MS)

    def hush(self) -> None:
        """Take card and marks away until the pointer comes to another thing."""
        self._timer.stop()
        self._note = None
        if self.card.isVisible():
            self.card.hush()
        self.controller.table.knowing.point_out(self.controller.view, None)

    def renew(self) -> None:
        """The position is another one: what is shown is told anew, as far as it still holds."""
        shown, spot = self.card.isVisible(), self._spot
        self.hush()
        self._spot = self.controller.stage.find(spot.place) if spot is not None else None
        if shown and self._spot is not None:
            self._note = self._tell_of(self._spot)
            self._show()

    def rule(self) -> str:
        """The id of the rule that is asked for just now: of a refusal in sight, of the thing under the pointer, of
        the last refusal, else of the step that runs."""
        controller = self.controller
        refused = controller.refused.rule if controller.refused is not None else ""
        if refused and controller.bubble.isVisible():
            return refused
        knowing, view = controller.table.knowing, controller.view
        pointed = knowing.rule_of(view, self._spot.place) if self._spot is not None else ""
        return pointed or refused or knowing.rule_now(view)

    def _rested(self) -> None:
        if self._note is None and self._spot is not None:
            self._note = self._tell_of(self._spot)
            if self._note is not None and self._note.after_ms > READ_OUT_MS:
                self._timer.start(self._note.after_ms - READ_OUT_MS)
                return
        self._show()

    def _show(self) -> None:
        if self._note is None or self._spot is None:
            return
        avoid = [*self._said(), *self._others(self._spot, self._note)]
        self.card.tell(self._note, self._spot.rect, avoid, self._panels(self._spot.place))

    def _said(self) -> list[QRectF]:
        """Where the table says something else just now: the reason of a refusal, the coach's note, a hint."""
        cards = [p for p in self.controller.stage.panels if p.zValue() in SPEAKS and p is not self.card]
        return [_rect(card) for card in cards if card.isVisible()]

    def _panels(self, place: Place) -> list[QRectF]:
        """What lies round the board: all but the panel of the thing itself."""
        panels = [p for p in self.controller.stage.panels if p.zValue() in ROUND_THE_BOARD and p.isVisible()]
        solid = [panel for panel in panels if panel.covers(_rect(panel).center())]
        return [_rect(panel) for panel in solid if panel.find(place) is None]

    def _others(self, spot: Spot, note: Note) -> list[QRectF]:
        """Where the other targets lie of what is held, or those of a kind that one wants to compare with a tile."""
        if self.controller.held is None and note.picture is None:
            return []
        spots = self.controller.stage.spots()
        if self.controller.held is not None:
            targets = self.controller.usable
            return [s.rect for s in spots if s.place in targets]
        return [s.rect for s in spots if s.place.kind == spot.place.kind and s.place != spot.place]

    def _tell_of(self, spot: Spot) -> Note | None:
        """What can be said of a thing; marks on the way what belongs to it."""
        note = self.note_of(spot)
        if spot.place.kind not in BARE and (note is not None or self.controller.held is None):
            self.controller.table.knowing.point_out(self.controller.view, spot.place)
        return note

    def note_of(self, spot: Spot) -> Note | None:
        """What can be said of a thing just now, also without showing it."""
        controller = self.controller
        if controller.held is not None or controller.mode:
            foreseen = self._foresee(spot.place)
            if foreseen is not None or controller.held is not None:
                return foreseen
        if spot.place.kind in BARE:
            return name(spot.name)
        return controller.table.knowing.about(controller.view, spot)

    def _foresee(self, place: Place) -> Note | None:
        """What would come of dropping here what is held, or of a click in the mode that is on."""
        controller, match = self.controller, self.controller.match
        seat = controller.acting
        if seat is None or place == controller.held:
            return None
        for action in controller.table.meanings(controller.view, controller.held, place, controller.mode):
            preview = match.preview(seat, action)
            if preview.refusal is None:
                return controller.table.knowing.foresee(controller.view, action, preview)
        return None


def _rect(panel: Panel) -> QRectF:
    """Where a panel lies on the stage."""
    return QRectF(panel.pos(), panel.size)
