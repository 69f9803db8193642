"""Computer players at the table: ask the worker, wait without blocking, show each action step by step.

The worker thinks in a process of its own; a timer looks for its answer. Whatever changes the match
meanwhile (undo, a new game) makes the answer worthless, and it is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from yamatai.play.game import HUMAN, Action
from yamatai.play.match import Match, Node
from yamatai.table.controller import Controller

# A table at which only people sit needs no worker: what thinks is loaded when it is first asked.
if TYPE_CHECKING:
    from yamatai.bots.questions import Answer
    from yamatai.bots.worker import Runner

POLL_MS = 15
STEP_MS = 600  # between two actions of a computer player at speed 1 (look.md 8)


class Players(QObject):
    """Plays the computer seats of one controller's match.

    `told` carries the ids of notices; `failed` the trace of a player that broke down: the game is paused then, and it
    is asked again by whoever goes on.
    """

    told = Signal(str)
    failed = Signal(str)

    def __init__(self, controller: Controller, runner: Runner) -> None:
        super().__init__(controller)
        self.controller, self.runner = controller, runner
        self.paused = False
        self._speed = 1.0
        self._plan: list[Action] = []
        self._asked: Node | None = None
        self._held = False  # somebody reads something that the next action would put away
        self._one_more = False  # an action is to be shown as soon as it is known, also while paused
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look)
        self._step = QTimer(self)
        self._step.setSingleShot(True)
        self._step.timeout.connect(self.step)
        self._performing = False
        controller.changed.connect(self._on_change)
        controller.why_waiting = self._why_waiting
        self._on_change()

    @property
    def match(self) -> Match:
        return self.controller.match

    @property
    def to_play(self) -> int | None:
        """The computer seat whose turn it is, or None."""
        acting = self.match.to_act
        computers = [seat for seat in acting if self.match.game.setup.seats[seat].player != HUMAN]
        return computers[0] if computers else None

    @property
    def busy(self) -> bool:
        """Whether a computer player thinks or is about to act."""
        return self._asked is not None or bool(self._plan)

    @property
    def speed(self) -> float:
        """How fast actions are shown; 0 is at once. Another speed holds for the very next action."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed
        if self._step.isActive():
            self._go_on()

    def pause(self, paused: bool) -> None:
        """Stop after the action that is shown, or go on."""
        self.paused = paused
        self._one_more = False
        if paused:
            self._step.stop()
        else:
            self._go_on()
        self.controller.show_bar()

    def hold(self, held: bool) -> None:
        """Show nothing while somebody reads, or go on. A pause, which a person asks for, is another thing."""
        self._held = held
        if held:
            self._step.stop()
        else:
            self._go_on()

    def _why_waiting(self) -> str:
        """What the bar says while a computer player would act, but is paused; else ""."""
        if not self.paused or self.to_play is None:
            return ""
        look = self.controller.stage.look
        go, step = (look.keys.shown(id) or "none" for id in ("pause", "step"))
        return look.text("players-paused", go=go, step=step)

    def step(self) -> None:
        """The next action, also while paused: now, or as soon as it is known."""
        if not self._plan:
            self._ask()
            self._one_more = self.paused and self._asked is not None
            return
        action = self._plan.pop(0)
        self._performing = True
        refusal = self.controller.perform(action)
        self._performing = False
        if refusal is not None:  # the position is not the one that was thought about
            self._plan.clear()
        self._go_on()

    def skip(self) -> None:
        """Show the rest of the turn at once."""
        while self._plan and not self.paused:
            self._step.stop()
            self.step()

    def close(self) -> None:
        """Forget everything; the runner stays open for the next match."""
        self._drop()
        self.controller.changed.disconnect(self._on_change)

    def _on_change(self) -> None:
        """The match moved. Our own action: go on. Anybody else's: think anew."""
        if not self._performing:
            self._drop()
            self._go_on()

    def _drop(self) -> None:
        self._one_more = False
        self._plan.clear()
        self._step.stop()
        self._poll.stop()
        if self._asked is not None:
            self._asked = None
            self.runner.cancel()

    def _go_on(self) -> None:
        if self.paused or self._held or self._performing or self.to_play is None:
            return
        if not self._plan:
            self._ask()
        else:
            self._step.start(round(STEP_MS / self.speed) if self.speed else 0)

    def _ask(self) -> None:
        seat = self.to_play
        if seat is None or self._asked is not None:
            return
        from yamatai.bots.questions import Question

        match = self.match
        meta, setup = match.game.meta, match.game.setup
        level = setup.seats[seat].player
        self._asked = match.node
        self.runner.ask(Question(meta, setup, match.view(seat), seat, match.node.number, level))
        self._poll.start()

    def _look(self) -> None:
        answer = self.runner.poll()
        for notice in self.runner.notices():
            self.told.emit(notice)
        if answer is not None:
            self._poll.stop()
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        asked, self._asked = self._asked, None
        if asked is not self.match.node:
            self._go_on()
        elif answer.thought is None:
            self.pause(True)
            self.failed.emit(answer.error)
        else:
            self._plan = list(answer.thought.actions)
            one_more, self._one_more = self._one_more, False
            if one_more:
                self.step()
            else:
                self._go_on()
