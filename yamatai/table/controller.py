"""The controller: from gestures to actions, and from the match back to the stage. Knows no rule.

Life of a dropped boat: the drag lifts a ghost, the controller marks the legal targets, over a place
it asks `refusal` and says why not, on release it hands the action to `Match.do` and shows the new
view. Clicks, buttons, keys and typed actions enter at the same `perform`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from PySide6.QtCore import QObject, QPointF, Signal

from yamatai.play.game import Action, Place, Refusal
from yamatai.play.match import Match, Node
from yamatai.table.attention import Attention
from yamatai.table.bubble import Bubble
from yamatai.table.choices import ChoiceCard
from yamatai.table.game_table import GameTable
from yamatai.table.panel import Mark, Spot
from yamatai.table.prompt import Button, PhaseBar, Role
from yamatai.table.stage import BUTTONS, Stage
from yamatai.table.viewpoint import Viewpoint

UNDO, REDO = "undo", "redo"
AFTERWARDS = ("look-start", "see-scores")
"""What the bar offers once the game is over."""


class Controller(QObject):
    """One match on one stage. `performed` tells the events of an action, `finished` that the game is over."""

    performed = Signal(object)
    skipped = Signal()  # a click while a computer player acts
    changed = Signal()
    marked = Signal()  # something else can be done or pointed at now
    told = Signal(str)  # why something cannot be done
    refused_at = Signal(object)  # the place where what was tried was refused
    finished = Signal()

    def __init__(self, stage: Stage, table: GameTable, bar: PhaseBar, match: Match) -> None:
        super().__init__(stage)
        self.stage, self.table, self.bar, self.match = stage, table, bar, match
        self.held: Place | None = None
        self.mode = ""
        self.viewpoint = Viewpoint(match)
        self.gate: Callable[[Action | None], Refusal | None] | None = None  # a lesson's word on an action, None: undo
        self.why_waiting: Callable[[], str] | None = None  # what the bar says in place of what can be done, "" for no
        self.caption: Callable[[], tuple[str, tuple[Button, ...]]] | None = None  # of the bar, of another moment
        self.bubble = Bubble(stage.look)
        self.card = ChoiceCard(stage.look)
        self._hover: Place | None = None
        self._focus: Place | None = None
        self._over: Place | None = None  # the place that refuses what is in the air
        self._refusing: Place | None = None  # the place that has just refused what was tried
        self.refused: Refusal | None = None  # the last refusal in this position
        self._lit_places: frozenset[Place] = frozenset()
        self._own: dict[str, tuple[Button, Action | None]] = {}  # the game's buttons
        stage.add_panels([*table.panels, bar, self.bubble, self.card])
        stage.hovered.connect(self._on_hover)
        drag = stage.drag
        drag.lifted.connect(self._on_lift)
        drag.over.connect(self._on_over)
        drag.dropped.connect(self._on_drop)
        drag.clicked.connect(self.click)
        drag.cancelled.connect(self.release)
        self.attention = Attention(self)
        self.refresh()

    # The match as the person at the table sees it

    @property
    def acting(self) -> int | None:
        """The seat that acts in the moment on show, None when the game is over."""
        return self.viewpoint.acting

    @property
    def by_hand(self) -> bool:
        """Whether a person acts now, so that the table takes his gestures."""
        return self.viewpoint.by_hand

    @property
    def seat(self) -> int:
        """The seat from whose side the table is seen: the person who acts, or who acted last."""
        return self.viewpoint.seat

    @property
    def shown(self) -> Node:
        """The moment on show."""
        return self.viewpoint.shown

    @property
    def looking(self) -> bool:
        """Whether another moment than the present one is on show; no gesture acts in it."""
        return self.viewpoint.looked_at is not None

    @property
    def covered(self) -> bool:
        """Whether the table waits for another person to sit down, and shows what anybody may see."""
        return self.viewpoint.covered

    @property
    def view(self) -> Any:
        return self._view

    @property
    def legal(self) -> tuple[Action, ...]:
        return self._legal

    def refresh(self) -> None:
        """Show the moment that is looked at; whatever was half chosen is let go."""
        self.stage.drag.cancel()
        self.held = None
        self._over = None
        self.refused = None
        self.bubble.hush()
        self.card.hush()
        self.viewpoint.settle()
        self._view = self.viewpoint.view
        acting = self.acting
        self._legal = self.match.game.legal(self._view, acting) if acting is not None and self.by_hand else ()
        self.mode = self.table.forced_mode(self._view) if self.by_hand else ""
        self.table.show(self._view, self.seat)
        self._mark()
        self.changed.emit()

    def look_at(self, moment: Node | None) -> None:
        """Show another moment of the match, None for the present one."""
        self.viewpoint.looked_at = moment
        self.refresh()

    def go_on(self) -> None:
        """Go on with the match from the moment on show."""
        self.match.go(self.shown)
        self.refresh()

    # Doing something

    def perform(self, action: Action) -> Refusal | None:
        """Do an action for the seat that acts now. Answers why not, or None when it is done."""
        self.viewpoint.looked_at = None
        seat = self.seat if self.acting is None else self.acting
        if refusal := self.match.game.refusal(self.match.view(seat), seat, action):
            return refusal
        if refusal := self._held_back(action):
            return refusal
        events = self.match.do(seat, action)
        self.refresh()
        self.performed.emit(events)
        if not self.match.to_act:
            self.finished.emit()
        return None

    def undo(self) -> None:
        """Take back the last thing done: a choice that was opened, else the last action, as far as it may be."""
        if self.card.isVisible():
            self.set_mode(self.table.forced_mode(self._view))
        elif self.viewpoint.open:
            self._say_refusal(self._held_back(None) or self.match.undo())

    def redo(self) -> None:
        if self.viewpoint.open:
            self._say_refusal(self._held_back(None) or self.match.redo())

    def _held_back(self, action: Action | None) -> Refusal | None:
        """Why a lesson does not let an action that is legal, or taking one back, be done just now."""
        return self.gate(action) if self.gate is not None else None

    def sentence(self, refusal: Refusal) -> str:
        """A refusal in one sentence. One without a rule is none of the game's: its code is the id of a text."""
        return self.table.sentence(refusal) if refusal.rule else self.stage.look.text(refusal.code)

    def let_go(self) -> bool:
        """Leave what the person has begun and not done: the question of a card, what is in the air or in the hand, a
        mode that was switched on. False if there is nothing of that."""
        if self.card.isVisible():
            self.card.hush()
            self._mark()
        elif self.stage.drag.active:
            self.stage.drag.cancel()
        elif self.held is not None:
            self.release()
        elif self.mode and self.mode != self.table.forced_mode(self._view):
            self.set_mode("")
        else:
            return False
        return True

    def step_back(self) -> bool:
        """Leave another moment, or take half an action back. False if there is nothing of that."""
        if self.looking:
            self.look_at(None)
        elif self.mode:
            self.undo()
        else:
            return False
        return True

    def press(self, button: str) -> None:
        """A button of the phase bar, by its id."""
        if button == UNDO:
            self.undo()
        elif button == REDO:
            self.redo()
        elif button in self._own:
            self._press_own(*self._own[button])
        else:
            self.stage.pressed.emit(button)

    def _press_own(self, button: Button, action: Action | None) -> None:
        place = Place("button", button.id)
        if not self.by_hand:
            self.skipped.emit()
        elif not button.enabled:
            self._tell(button.hint, place)
        elif action is None:
            self.set_mode("" if self.mode == button.id else button.id)
        else:
            self._try(action, place)

    def key(self, text: str) -> bool:
        """A plain key: as a click on the place that it stands for. False if it stands for nothing there is; where the
        rules have a reason for that, it is told."""
        place = self.table.place_of_key(text)
        if place is None or not self.by_hand:
            return False
        if self.stage.find(place) is None:
            self._say_missing(place)
            return False
        self.card.hush()
        self.held = None if self.held != place else self.held  # another key changes what is held
        self.click(place)
        return True

    def set_mode(self, mode: str) -> None:
        """Switch the mode of a button on, "" for none."""
        self.mode = mode
        self.held = None
        self.card.hush()
        self.bubble.hush()
        self._mark()

    # Holding

    def hold(self, place: Place) -> None:
        """Take a thing up by a click; its legal targets are lit."""
        self.held = place
        self.bubble.hush()
        self._mark()

    def release(self) -> None:
        """Put down what is held."""
        self.held = None
        self._over = None
        self.bubble.hush()
        self._mark()

    def click(self, place: Place) -> None:
        """A click: a button, a choice, a target for what is held, or something to hold."""
        if place.kind == "button":
            self.press(str(place.id))
        elif not self.by_hand:
            self.skipped.emit()
        elif self.card.isVisible():
            self._choose(place)
        elif self.held is not None:
            self._click_target(place)
        else:
            self._click_source(place)

    def _click_target(self, place: Place) -> None:
        held = self.held
        if place == held:
            self.release()
        elif not self._put(held, place):
            self.release()
            self._click_source(place)

    def _click_source(self, place: Place) -> None:
        self.bubble.hush()
        if self._put(None, place):
            return
        target = self.table.at_once(self._view, place, self.mode)
        if target is not None and self._put(place, target, beside=place):
            return
        spot = self.stage.find(place)
        if spot is not None and spot.grip:
            self.hold(place)

    def _choose(self, place: Place) -> None:
        choices = self.card.choices
        self.card.hush()
        self._mark()
        if place.kind == "choice":
            self._try(choices[int(place.id)].action, place)

    # Dragging

    def _on_lift(self, place: Place) -> None:
        if not self.by_hand:
            self.stage.drag.cancel()
            return
        self.card.hush()
        self.hold(place)

    def _on_over(self, place: Place | None) -> None:
        self._over = None
        self.bubble.hush()
        source = self.stage.drag.source
        if place is not None and source is not None and place != source:
            why = self._why_not(self.table.meanings(self._view, source, place, self.mode))
            if why:
                self._over = place
                self._say(why, place)
        self._show_marks()

    def _on_drop(self, source: Place, target: Place | None) -> None:
        drag = self.stage.drag
        self.held = None
        self._over = None
        if target is None or target == source:
            drag.refuse()
            self.release()
            return
        before = self.match.node
        self._put(source, target)
        if self.match.node is not before or self.card.isVisible():
            drag.accept()
        else:
            drag.refuse()
            self._mark()

    # What a gesture does

    def _put(self, source: Place | None, target: Place, beside: Place | None = None) -> bool:
        """Do what the gesture means; False if it means nothing. Several legal ways are asked for in a card."""
        actions = self.table.meanings(self._view, source, target, self.mode)
        if not actions:
            return False
        legal = [action for action in actions if self._refusal(action) is None]
        here = beside or target
        if len(legal) > 1:
            spot = self.stage.find(here)
            point = spot.rect.center() if spot else QPointF(960, 540)
            choices = [self.table.choice(action) for action in legal]
            self.card.ask(choices[0].question or self.stage.look.text("choice-head"), choices, point)
            self._mark()
        elif legal:
            self._try(legal[0], here)
        else:
            why = self._refusal(actions[0])
            if why:
                self._say(why, here)
        return True

    def _try(self, action: Action, place: Place) -> None:
        if why := self.perform(action):
            self._say(why, place)

    def _refusal(self, action: Action) -> Refusal | None:
        return self.match.game.refusal(self._view, self.seat if self.acting is None else self.acting, action)

    def why_not(self, place: Place) -> Refusal | None:
        """Why a click on a place would be refused; None if it would not, or means nothing."""
        actions = self.table.meanings(self._view, self.held, place, self.mode)
        target = self.table.at_once(self._view, place, self.mode) if self.held is None else None
        if not actions and target is not None:
            actions = self.table.meanings(self._view, place, target, self.mode)
        return self._why_not(actions)

    def _why_not(self, actions: tuple[Action, ...]) -> Refusal | None:
        """The refusal of the likeliest meaning, None if one of them is legal or there is none."""
        refusals = [self._refusal(action) for action in actions]
        return refusals[0] if refusals and all(refusals) else None

    # What is shown

    def _say_refusal(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self.refresh()
        else:
            self._say(refusal, Place("button", UNDO))

    def _say(self, refusal: Refusal, place: Place) -> None:
        self.refused = refusal
        self._tell(self.sentence(refusal), place)

    def _say_missing(self, place: Place) -> None:
        """Say why a key takes nothing up."""
        if missing := self.table.why_missing(self._view, place):
            self.refused, beside = missing
            self._tell(self.sentence(self.refused), beside, "not-now")

    def _tell(self, sentence: str, place: Place, head: str = "") -> None:
        spot = self.stage.find(place)
        point = spot.rect.center() if spot else QPointF(960, 300)
        head = head or ("not-now" if place.kind == "button" else "not-here")
        self.bubble.say(self.stage.look.text(head), sentence, point)
        self.told.emit(sentence)
        if place != self._over:
            self.refused_at.emit(place)

    def show_refusing(self, place: Place | None) -> None:
        """Mark the place that has just refused something, None for no place any more."""
        if place != self._refusing:
            self._refusing = place
            self._show_marks()

    def set_focus(self, place: Place | None) -> None:
        """Show that the keyboard is at this place, None for nowhere."""
        self._focus = place
        self._show_marks()

    def _on_hover(self, spot: Spot | None) -> None:
        self._hover = spot.place if spot else None
        self._show_marks()

    def _mark(self) -> None:
        """What can be done has changed: other places are lit, and the phase bar says something else."""
        self._lit_places = self._lit()
        self._show_marks()
        self.show_bar()
        self.marked.emit()

    def _show_marks(self) -> None:
        """Lit places, the held one, the refused one, the one under the pointer, the one with the keyboard."""
        marks = dict.fromkeys(self._lit_places, Mark.LEGAL)
        chosen = [(self.held, Mark.SELECTED), (Place("button", self.mode) if self.mode else None, Mark.SELECTED)]
        refusing = [(self._over, Mark.REFUSED), (self._refusing, Mark.REFUSED)]
        answers = self.by_hand or (self._hover is not None and self._hover.kind in BUTTONS)
        pointed = [(self._hover if answers else None, Mark.HOVER), (self._focus, Mark.FOCUS)]
        for place, mark in chosen + refusing + pointed:
            if place is not None:
                marks[place] = marks.get(place, Mark.IDLE) | mark
        self.stage.set_marks(marks)

    @property
    def usable(self) -> frozenset[Place]:
        """All places where something can be done now, also those that are not lit."""
        if self.card.isVisible():
            return frozenset(spot.place for spot in self.card.spots())
        if self.held is not None or self.mode:
            return self._lit()
        gestures = [self.table.gesture(self._view, action) for action in self._legal]
        return frozenset(Place("button", g.mode) if g.mode else g.source or g.target for g in gestures)

    def _lit(self) -> frozenset[Place]:
        if self.held is None and not self.mode:
            return self.table.lit(self._view, self._legal)
        gestures = [self.table.gesture(self._view, action) for action in self._legal]
        if self.held is not None:
            return frozenset(g.target for g in gestures if g.source == self.held)
        return frozenset(g.source or g.target for g in gestures if g.mode == self.mode)

    def show_bar(self) -> None:
        """Say anew what the phase bar says."""
        look, text = self.stage.look, self.stage.look.text
        names, current = self.table.steps(self._view)
        if self.looking and self.caption is not None:
            self._own = {}
            self.bar.show(names, current, *self.caption())
            return
        own = self.table.buttons(self._view, self._legal, self.mode)
        self._own = {button.id: (button, action) for button, action in own}
        back, again = look.hint("button-undo-hint", UNDO), look.hint("button-redo-hint", REDO)
        takes_back = self.match.can_undo() or self.card.isVisible()
        undo = Button(UNDO, text("button-undo"), "undo", "plain", takes_back, back)
        redo = Button(REDO, text("button-redo"), "redo", "quiet", self.match.can_redo(), again)
        waits = self.why_waiting() if self.why_waiting is not None else ""
        if not waits and self.card.isVisible():
            waits = text("choice-prompt", key=look.keys.shown("leave") or "none")
        prompt = "" if self.covered else waits or self.table.prompt(self._view, self._legal, self.held, self.mode)
        more = tuple(button if self.by_hand else attrs.evolve(button, enabled=False) for button, _ in own)
        if self.match.result is not None:
            roles: tuple[Role, ...] = ("plain", "main")
            more = tuple(
                Button(id, text(f"over-{id}"), "", role, True, text(f"over-{id}-hint"))
                for id, role in zip(AFTERWARDS, roles, strict=True)
            )
        self.bar.show(names, current, prompt, (undo, redo, *more))
