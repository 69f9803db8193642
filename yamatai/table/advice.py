"""A hint for the person whose turn it is, and the reasons of a computer player's last turn.

The hint is the best turn that a strong computer player finds, knowing no more than the person does:
its steps stand as numbers on the table, its gains in words on a card, with the two next best turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPen

from yamatai.bots.levels import Thought
from yamatai.bots.worker import Question, Runner
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Action, Event, Game, Place, Terms
from yamatai.play.match import Node
from yamatai.table import art, fonts, layers, paint
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.players import POLL_MS, Players

LEVEL = "hard"
CARD = QRectF(10, 560, 376, 510)
"""Where the card lies when it is as high as can be; it stands at the foot of that."""
PAD = 16.0
FOOT = 48.0  # for the buttons
SHOWN = 3  # turns on the card
REASONS = 4  # terms told for a computer player's choice
GHOST = 0.55  # opacity
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
_BESIDE, _APART = QPointF(18, -18), 30.0  # from a place to its number, and from one number to the next, u
_INWARD = QPointF(-10, 10)  # from the upper right corner of what is taken up to its number
_MOST_LINES = 12  # of one of the next best turns
_MOST_GAINS = 4


@attrs.frozen
class Option:
    """A turn in words: a line for each step, of which none names the player, and what it brings."""

    steps: tuple[str, ...]
    gains: str

    @property
    def spoken(self) -> str:
        """As it is read aloud."""
        return f"{self.gains}. {_in_one(self)}" if self.steps else self.gains


@attrs.frozen
class Step:
    """A step's mark on the table: its number, where, the drawing of what is put there, and the corner of the thing
    that has to be taken up for it, where one can be seen: the number stands there too."""

    number: int
    point: QPointF
    drawing: str = ""
    source: QPointF | None = None


@attrs.frozen
class _Block:
    """Lines of one font, and the room below them; what a turn brings stands out."""

    lines: tuple[str, ...]
    font: QFont
    below: float = 0.0
    brings: bool = False

    @property
    def height(self) -> float:
        return len(self.lines) * self.font.pixelSize() * fonts.TILE_LEADING + self.below


class AdviceCard(Panel):
    """Up to three turns, the best one in full, and no higher than they need. Place("button", "advice-play") and
    "advice-close"."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, CARD, layers.BUBBLE)
        self.head = ""
        self.options: Sequence[Option] = ()
        self.can_play = False
        self._blocks: list[_Block] = []
        self.setVisible(False)

    def tell(self, head: str, options: Sequence[Option], can_play: bool) -> None:
        """Show these turns; `can_play` offers a button that plays the first."""
        self.head, self.options, self.can_play = head, options, can_play
        self.title = ". ".join((head, options[0].spoken, *(self._next(option) for option in options[1:])))
        self.setVisible(True)
        self.restyle()

    def restyle(self) -> None:
        self._blocks = self._lay_out()
        height = sum(block.height for block in self._blocks) + 2 * PAD + FOOT
        self.lay(QRectF(CARD.left(), CARD.bottom() - height, CARD.width(), height))
        self.changed()

    def own_spots(self) -> list[Spot]:
        text, width, bottom = self.look.text, self.size.width(), self.size.height()
        half = (width - 3 * PAD) / 2
        close = QRectF(width - PAD - half, bottom - PAD - 40, half, 40)
        spots = [Spot(Place("button", "advice-close"), close, text("advice-close"))]
        if self.can_play:
            play = QRectF(PAD, bottom - PAD - 40, half, 40)
            spots.append(Spot(Place("button", "advice-play"), play, self.look.hint("advice-play", "play-hint")))
        return spots

    # What stands where

    def _lay_out(self) -> list[_Block]:
        """The head and the turns: of the first as much as there is room for, of others all or what they bring."""
        if not self.options:
            return []
        blocks = [self._block(self.head, fonts.serif(self.look.size(20)), 2, 8), *self._option(0)]
        room = CARD.height() - 2 * PAD - FOOT
        while sum(block.height for block in blocks) > room:
            del blocks[-1]
        for rank in range(1, len(self.options)):
            whole = self._option(rank)
            fits = (more for more in (whole, whole[:1]) if sum(block.height for block in (*blocks, *more)) <= room)
            blocks += next(fits, [])
        return blocks

    def _option(self, rank: int) -> list[_Block]:
        """What a turn brings, then its steps: a line for each of the best one, all in one paragraph of another."""
        option, look = self.options[rank], self.look
        gains = self._next(option) if rank else _capital(option.gains)
        steps = [_in_one(option)] if rank else [_capital(step) for step in option.steps]
        font, most = fonts.sans(look.size(16)), _MOST_LINES if rank else 2
        blocks = [self._block(gains, fonts.sans(look.size(17), fonts.BOLD), _MOST_GAINS, 2, brings=True)]
        blocks += [self._block(step, font, most) for step in steps if step]
        blocks[-1] = attrs.evolve(blocks[-1], below=8)
        return blocks

    def _block(self, text: str, font: QFont, most: int, below: float = 0.0, brings: bool = False) -> _Block:
        width = self.size.width() - 2 * PAD
        font = fonts.fitting(text, font, width, most)
        return _Block(fonts.wrap(text, font, width, most), font, below, brings)

    def _next(self, option: Option) -> str:
        return self.look.text("advice-next", gains=option.gains)

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, QRectF(QPointF(), self.size), theme)
        room = QRectF(PAD, PAD, self.size.width() - 2 * PAD, self.size.height())
        for block in self._blocks:
            ink = theme.good if block.brings else theme.text
            room.setTop(fonts.draw_lines(painter, block.lines, room, block.font, ink) + block.below)
        for spot in self.own_spots():
            self._paint_button(painter, spot)

    def _paint_button(self, painter: QPainter, spot: Spot) -> None:
        theme, mark = self.look.theme, self.mark_of(spot.place)
        main = spot.place.id == "advice-play"
        face = paint.button(painter, spot.rect, theme.main_button if main else theme.field, mark, 8)
        colour = theme.main_text if main else theme.text
        fonts.draw_text(painter, spot.name, face, fonts.sans(17, fonts.BOLD), colour, align=paint.CENTRE)
        paint.marks(painter, spot.rect, mark & Mark.FOCUS, theme, 8)


def _in_one(option: Option) -> str:
    """All steps of a turn as one text."""
    return _capital(", ".join(option.steps))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
            if step.drawing:
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
            for centre in (step.point + _BESIDE, step.source):
                while centre is not None and any((centre - other).manhattanLength() < _APART for _, other in found):
                    centre = centre + QPointF(_APART, 0)
                if centre is not None:
                    found.append((step.number, centre))
        return found


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


def steps_of(controller: Controller, actions: Sequence[Action]) -> list[Step]:
    """The marks of these actions, as far as they can be seen on the table just now."""
    table, stage = controller.table, controller.stage
    steps: list[Step] = []
    number = 0
    for action in actions:
        gesture = table.gesture(controller.view, action)
        place = gesture.target if gesture.target.kind not in ("mat", "button") else gesture.source
        spot = stage.find(place) if place is not None else None
        number += spot is not None
        if spot is not None and stage.in_sight(spot):
            drawing = table.drawing_of(gesture.source) if gesture.source and place != gesture.source else ""
            lies = stage.find(gesture.source) if gesture.source and place != gesture.source else None
            corner = lies.rect.topRight() + _INWARD if lies is not None and stage.in_sight(lies) else None
            steps.append(Step(number, spot.rect.center(), drawing, corner))
    return steps


def _signed(value: float) -> str:
    if value == 0:
        return "0"
    return f"+{value:g}" if value > 0 else f"{MINUS}{-value:g}"
