"""A hint for the person whose turn it is, and the reasons of what a computer player did.

The hint is the best turn that a strong computer player finds, knowing no more than the person does:
its steps stand as numbers on the table, its gains in words on a card, with the two next best turns.
The reasons are what a computer player's turn seemed to bring it, against the next best one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yamatai.bots.levels import NAMES, RANDOM, Thought
from yamatai.bots.questions import Answer, Asked, Question, Why
from yamatai.bots.worker import Runner
from yamatai.play.game import HUMAN, Action
from yamatai.play.match import Match, Node
from yamatai.table.advice_card import AdviceCard, Option
from yamatai.table.advice_words import AdviceWords
from yamatai.table.controller import Controller
from yamatai.table.players import POLL_MS
from yamatai.table.step_marks import StepMarks, steps_of

_log = logging.getLogger(__name__)

LEVEL = "hard"
SHOWN = 3  # turns on the card
HINT, WHY = "hint", "why"


class Adviser(QObject):
    """Asks for a hint and shows it; asks why a computer player did what it did, and shows that.

    `told` carries the ids of texts of one line that go away by themselves, `said` what the card says, for those who
    do not see it. `wondering` tells whether reasons are on show, or thought of, which the next action would put away.
    """

    told = Signal(str)
    said = Signal(str)
    wondering = Signal(bool)

    def __init__(self, controller: Controller, runner: Runner) -> None:
        super().__init__(controller)
        self.controller, self.runner = controller, runner
        look = controller.stage.look
        self.card, self.marks = AdviceCard(look, controller.table.give_way), StepMarks(look)
        controller.stage.add_panels([self.card, self.marks])
        self.thought: Thought | None = None  # the hint on show
        self._words = AdviceWords(controller)
        self._topic = ""  # what is on show, or thought about
        self._take: Callable[[Answer], None] | None = None  # what is done with the answer that is waited for
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        controller.marked.connect(self._follow)
        controller.changed.connect(self.close)
        controller.stage.pressed.connect(self._on_button)
        controller.stage.zoomed.connect(self._follow)

    @property
    def shown(self) -> bool:
        return self.card.isVisible()

    @property
    def waiting(self) -> bool:
        """Whether a hint, or a reason, is being thought of."""
        return self._take is not None

    def close(self) -> None:
        """Put card and marks away; what is still being thought of will not come."""
        topic, self._topic = self._topic, ""
        if self._take is not None:
            self._take = None
            self._timer.stop()
            self.runner.cancel()
        self.marks.setVisible(False)
        if self.card.isVisible():
            self.card.hush()
            self.controller.marked.emit()  # its buttons can be reached no more
        if topic == WHY:
            self.wondering.emit(False)

    # A hint

    def hint(self) -> None:
        """Ask for the best turn of the person who acts; a second time puts the hint away."""
        controller = self.controller
        if self._begin(HINT, possible=controller.by_hand, else_told="advice-not-now"):
            match, seat = controller.match, controller.seat
            view, setup = match.view(seat), match.game.setup
            self._ask(Question(match.game.meta, setup, view, seat, match.node.number, LEVEL), self._show)

    def play(self) -> None:
        """Do the turn of the hint on show up to its end, which stays with the person."""
        thought, controller = self.thought, self.controller
        if thought is None or not (self.shown and self.card.can_play):
            return
        self.close()
        for action in thought.turn:
            if self._words.ends(controller.view, action) or controller.perform(action) is not None:
                break

    def _show(self, answer: Answer) -> None:
        thought = self.thought = answer.thought
        if thought is None:
            self.close()
            return
        options = self._unlike([thought.turn, *(other.actions for other in thought.alternatives)])
        name = self._name(self.controller.seat)
        self._tell(self.controller.stage.look.text("advice-hint", name=name), options, can_play=True)
        self.said.emit(self.card.title)
        self.marks.tell(steps_of(self.controller, thought.turn))

    def _unlike(self, turns: Sequence[Sequence[Action]]) -> list[Option]:
        """The first turns in words. Many read the same, or like another one but for the order of its steps."""
        seat = self.controller.seat
        view = self.controller.match.view(seat)
        found: dict[tuple[str, ...], Option] = {}
        for turn in turns:
            option = self._words.turn(view, seat, turn)
            found.setdefault((*sorted(option.steps), option.gains), option)
            if len(found) == SHOWN:
                break
        return list(found.values())

    def _follow(self) -> None:
        """The marks go along when the board is seen more closely, another part of it, or less of the table."""
        if self.marks.isVisible() and self.thought is not None:
            self.marks.tell(steps_of(self.controller, self.thought.turn))

    # Reasons

    def why(self) -> None:
        """Tell the reasons of the computer player that acted last, up to the moment on show; a second time puts
        them away."""
        nodes = self._turn_of_a_computer()
        if not self._begin(WHY, possible=bool(nodes), else_told="advice-nobody"):
            return
        match, text = self.controller.match, self.controller.stage.look.text
        game, seat = match.game, nodes[0].seat
        if game.meta.secret and match.to_act and any(s.player == HUMAN for s in game.setup.seats):
            self._tell_why(seat, text("advice-secret"))  # what another card would have been worth tells of the hand
            self.said.emit(self.card.title)
            return
        self._tell_why(seat, text("advice-thinking"))
        steps = tuple((_view_before(match, node), node.action) for node in nodes)
        why = Why(game.meta, game.setup, seat, nodes[0].number - 1, steps)
        self._ask(why, partial(self._show_reasons, nodes))

    def _turn_of_a_computer(self) -> list[Node]:
        """The actions of the last turn of a computer player up to the moment on show; none if none has acted yet."""
        seats, moment = self.controller.match.game.setup.seats, self.controller.shown
        while moment.parent is not None and seats[moment.seat].player not in NAMES:
            moment = moment.parent
        nodes: list[Node] = []
        while moment.parent is not None and (not nodes or (moment.seat == nodes[0].seat and not moment.ends_turn)):
            nodes.insert(0, moment)
            moment = moment.parent
        return nodes

    def _show_reasons(self, nodes: Sequence[Node], answer: Answer) -> None:
        thought, seat, text = answer.thought, nodes[0].seat, self.controller.stage.look.text
        if thought is None:
            self._tell_why(seat, text("advice-unknown", name=self._name(seat)))
        elif self.controller.match.game.setup.seats[seat].player == RANDOM:
            self._tell_why(seat, text("advice-random"))
        elif not thought.alternatives:
            self._tell_why(seat, text("advice-only"))
        elif (other := thought.runner_up) is None:
            self._tell_why(seat, text("advice-equal"))
        else:
            view = _view_before(self.controller.match, nodes[answer.begun])
            gains = self._words.reasons(thought.terms, other.terms)
            self._tell_why(seat, gains, self._words.steps(view, seat, other.actions))
        self.said.emit(self.card.title)

    def _tell_why(self, seat: int, told: str, runner_up: Sequence[str] = ()) -> None:
        """A card with the reasons, and the steps of the next best turn."""
        text = self.controller.stage.look.text
        first = [text("advice-runner-up", step=step) for step in runner_up[:1]]
        option = Option((*first, *runner_up[1:]), told)
        self._tell(text("advice-why", name=self._name(seat)), [option], can_play=False)

    # Asking and telling

    def _begin(self, topic: str, possible: bool, else_told: str) -> bool:
        """Whether to go on with a topic: what was on show is put away, and if it was the same, that was all."""
        again = self._topic == topic
        self.close()
        if again:
            return False
        if not possible:
            self.told.emit(else_told)
            return False
        self._topic = topic
        if topic == WHY:
            self.wondering.emit(True)
        return True

    def _ask(self, question: Asked, take: Callable[[Answer], None]) -> None:
        self._take = take
        self.runner.ask(question)
        self._timer.start()

    def _look(self) -> None:
        answer = self.runner.poll()
        for notice in self.runner.notices():
            self.told.emit(notice)
        if answer is None or self._take is None:
            return
        take, self._take = self._take, None
        self._timer.stop()
        if answer.error:
            _log.error(answer.error)
            self.close()
            self.told.emit("advice-failed")
        else:
            take(answer)

    def _tell(self, head: str, options: Sequence[Option], can_play: bool) -> None:
        self.card.tell(head, options, can_play)
        self.controller.marked.emit()  # other buttons can be reached now

    def _name(self, seat: int) -> str:
        return self.controller.match.game.setup.seats[seat].name

    def _on_button(self, id: str) -> None:
        if id == "advice-play":
            self.play()
        elif id == "advice-close":
            self.close()


def _view_before(match: Match, node: Node) -> Any:
    """What the seat of an action saw before it."""
    assert node.parent is not None
    return match.game.view(node.parent.state, node.seat)
