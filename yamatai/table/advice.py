"""A hint for the person whose turn it is, and the reasons of a computer player's last turn.

The hint is the best turn that a strong computer player finds, knowing no more than the person does:
its steps stand as numbers on the table, its gains in words on a card, with the two next best turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yamatai.bots.levels import Thought
from yamatai.bots.worker import Question, Runner
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Action, Event, Game, Terms
from yamatai.play.match import Node
from yamatai.table.advice_card import AdviceCard, Option
from yamatai.table.controller import Controller
from yamatai.table.players import POLL_MS, Players
from yamatai.table.step_marks import StepMarks, steps_of

LEVEL = "hard"
SHOWN = 3  # turns on the card
REASONS = 4  # terms told for a computer player's choice
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


class Adviser(QObject):
    """Asks for a hint and shows it; shows why a computer player did what it did.

    `told` carries the ids of notices of who thinks, `said` what the card says, for those who do not see it.
    """

    told = Signal(str)
    said = Signal(str)

    def __init__(self, controller: Controller, runner: Runner) -> None:
        super().__init__(controller)
        self.controller, self.runner = controller, runner
        self.card, self.marks = AdviceCard(controller.stage.look), StepMarks(controller.stage.look)
        controller.stage.add_panels([self.card, self.marks])
        self.thought: Thought | None = None
        self._waiting = False
        self._asked: Node | None = None  # the moment for which a hint is being thought of
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        controller.marked.connect(self._drop_what_is_late)
        controller.marked.connect(self._follow)
        controller.changed.connect(self.close)
        controller.stage.pressed.connect(self._on_button)
        controller.stage.zoomed.connect(self._follow)

    @property
    def shown(self) -> bool:
        return self.card.isVisible()

    def hint(self) -> None:
        """Ask for the best turn of the person who acts; a second time puts the hint away."""
        if self.shown or self._waiting or not self.controller.by_hand:
            self.close()
            return
        match, seat = self.controller.match, self.controller.seat
        question = Question(match.game.meta, match.game.setup, match.view(seat), seat, match.node.number, LEVEL)
        self.runner.ask(question)
        self._waiting, self._asked = True, match.node
        self._timer.start()

    def why(self, players: Players) -> None:
        """Tell the reasons of the computer player that acted last, up to the moment on show."""
        found = players.behind(self.controller.viewpoint.shown)
        if found is None:
            return
        thought, seat = found
        game = self.controller.match.game
        name, text = game.setup.seats[seat].name, self.controller.stage.look.text
        if game.meta.secret and self.controller.match.to_act and any(s.player == HUMAN for s in game.setup.seats):
            # What another card would have been worth tells of the hand.
            self._tell(text("advice-why", name=name), [Option((), text("advice-secret"))], can_play=False)
            return
        other = thought.alternatives[0].terms if thought.alternatives else {}
        gains = self._reasons(thought.terms, other) or text("advice-equal")
        self._tell(text("advice-why", name=name), [Option((), gains)], can_play=False)

    def _tell(self, head: str, options: Sequence[Option], can_play: bool) -> None:
        self.marks.setVisible(False)  # of what was told before
        self.card.tell(head, options, can_play)
        self.controller.marked.emit()  # other buttons can be reached now
        self.said.emit(self.card.title)

    def play(self) -> None:
        """Do the turn of the hint on show up to its end, which stays with the person."""
        thought, controller = self.thought, self.controller
        if thought is None or not (self.shown and self.card.can_play):
            return
        self.close()
        for action in thought.actions:
            if self._ends(action) or controller.perform(action) is not None:
                break

    def close(self) -> None:
        """Put card and marks away; a hint that is still being thought of will not come."""
        if self._waiting:
            self._waiting = False
            self._timer.stop()
            self.runner.cancel()
        self.marks.setVisible(False)
        if self.card.isVisible():
            self.card.setVisible(False)
            self.controller.marked.emit()  # its buttons can be reached no more

    def _drop_what_is_late(self) -> None:
        """Take the question back when the match moves, before a computer player asks the same runner for its turn."""
        if self._waiting and self._asked is not self.controller.match.node:
            self.close()

    def _on_button(self, id: str) -> None:
        if id == "advice-play":
            self.play()
        elif id == "advice-close":
            self.close()

    def _look(self) -> None:
        answer = self.runner.poll()
        for notice in self.runner.notices():
            self.told.emit(notice)
        if answer is None:
            return
        self._waiting = False
        self._timer.stop()
        self.thought = answer.thought
        if answer.thought is not None:
            self._show(answer.thought)

    def _show(self, thought: Thought) -> None:
        options = self._unlike([thought.actions, *(other.actions for other in thought.alternatives)])
        self._tell(self.controller.stage.look.text("advice-hint", name=self._name), options, can_play=True)
        self.marks.tell(steps_of(self.controller, thought.actions))

    def _unlike(self, turns: Sequence[Sequence[Action]]) -> list[Option]:
        """The first turns in words. Many read the same, or like another one but for the order of its steps."""
        found: dict[tuple[str, ...], Option] = {}
        for turn in turns:
            option = self._option(turn)
            found.setdefault((*sorted(option.steps), option.gains), option)
            if len(found) == SHOWN:
                break
        return list(found.values())

    def _follow(self) -> None:
        """The marks go along when the board is seen more closely, another part of it, or less of the table."""
        if self.marks.isVisible() and self.thought is not None:
            self.marks.tell(steps_of(self.controller, self.thought.actions))

    @property
    def _name(self) -> str:
        """Of whom the hint is for."""
        return self.controller.match.game.setup.seats[self.controller.seat].name

    def _option(self, actions: Sequence[Action]) -> Option:
        events, before, after = self._foresee(actions)
        told = (line for event in events if (line := self.controller.table.plan_line(event)))
        lines = tuple(line.removeprefix(f"{self._name} ") for line in told)  # the card's head says who it is
        changes = {name: after[name] - before[name] for name in before}
        return Option(lines, self._points(changes) or self.controller.stage.look.text("advice-no-points"))

    def _foresee(self, actions: Sequence[Action]) -> tuple[list[Event], Terms, Terms]:
        """The events of a turn up to its end, and the seat's score before and after, as far as they can be known."""
        match, seat = self.controller.match, self.controller.seat
        game: Game = match.game
        state: Any = game.deal(match.view(seat), Chance(0))
        before = game.score(state)[seat]
        events: list[Event] = []
        for action in actions:
            if self._ends(action):
                break
            done = game.apply(state, seat, action)
            if any(event.reveals for event in done):
                break
            events += done
        return events, before, game.score(state)[seat]

    def _ends(self, action: Action) -> bool:
        """Whether the action ends the turn: its gesture is a button of the bar."""
        gesture = self.controller.table.gesture(self.controller.view, action)
        return gesture.source is None and gesture.target.kind == "button"

    def _reasons(self, chosen: Mapping[str, float], other: Mapping[str, float]) -> str:
        """The terms in which the chosen turn differs most from the runner-up."""
        differences = {name: value - other.get(name, 0.0) for name, value in chosen.items()}
        largest = sorted(differences, key=lambda name: -abs(differences[name]))[:REASONS]
        return self._in_words({name: round(differences[name], 1) for name in largest}, "judge")

    def _points(self, changes: Mapping[str, int]) -> str:
        """What a turn changes in the score, "" for nothing: the sum, then term by term."""
        total, gains = sum(changes.values()), self._in_words(changes, "score")
        text = self.controller.stage.look.text
        return text("advice-points", signed=_signed(total), count=abs(total), gains=gains) if gains else ""

    def _in_words(self, changes: Mapping[str, float], kind: str) -> str:
        game, text = self.controller.match.game.meta.id, self.controller.stage.look.text
        told = [(value, text(f"{game}-{kind}-{name}")) for name, value in changes.items() if value]
        return ", ".join(f"{name.lower()}{NO_BREAK}{_signed(value)}" for value, name in told)


def _signed(value: float) -> str:
    if value == 0:
        return "0"
    return f"+{value:g}" if value > 0 else f"{MINUS}{-value:g}"
