"""The coach: goes through a chapter of a lesson on the real table, where the learner makes every move himself.

Everything but what a note points at is dimmed, yet nothing is blocked: a move that the rules refuse gets their own
sentence, a legal one that the step does not wait for a gentle one, and neither changes anything (`Controller.gate`).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from yamatai.play import lesson
from yamatai.play.game import Action, Event, Place, Refusal
from yamatai.play.lesson import LEARNER, Course, Step, text_id
from yamatai.table.coach_card import PREFIX, Choice, CoachCard, Note
from yamatai.table.coach_veil import CoachVeil
from yamatai.table.controller import Controller
from yamatai.table.lesson_texts import HEAD
from yamatai.table.panel import Mark, Spot
from yamatai.table.players import STEP_MS, Players
from yamatai.table.stage import StageView

SHOW_MS = 900
"""How long "Show me" points at a move before it is made, at speed 1."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Coach(QObject):
    """One chapter on one controller's table.

    `finished` says that it was gone through; `wanted` what the learner asks for next: next, repeat, chapters, leave.
    `said` carries each note in words, for those who do not see it.
    """

    finished = Signal()
    wanted = Signal(str)
    said = Signal(str)

    def __init__(
        self, controller: Controller, view: StageView, course: Course, portrait: str, players: Players | None = None
    ) -> None:
        """`players` play the computer's seats in a chapter that is a game of the learner's own."""
        super().__init__(controller)
        self.controller, self.view, self.course, self.portrait = controller, view, course, portrait
        self.players = players
        self.last = False  # whether no chapter follows
        self.veil, self.card = CoachVeil(controller.stage.look), CoachCard(controller.stage.look)
        self.note: Step | None = None  # the one on show in a game of one's own
        self._waiting: list[Step] = []  # notes that come after it
        self._asking = False  # whether the learner wants to leave
        self._done = False
        self._by_itself = False  # whether an action is done that nobody chose
        self._said = ""
        controller.stage.add_panels([self.veil, self.card])
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._shown_move: Action | None = None
        controller.gate = self._judge
        controller.why_waiting = self._why_waiting
        controller.performed.connect(self._on_performed)
        controller.marked.connect(self._follow)
        controller.stage.zoomed.connect(self._follow)
        controller.stage.pressed.connect(self._on_button)
        view.installEventFilter(self)

    def start(self) -> None:
        """Begin where the course stands."""
        self._show()
        self._play_on()

    def close(self) -> None:
        """Let go of the table."""
        self._stop()
        self.view.removeEventFilter(self)
        self.controller.gate = None
        self.controller.bubble.spare = ()
        self.veil.hush()
        self.card.hush()

    # What may be done

    @property
    def game(self) -> str:
        return self.course.meta.id

    def _judge(self, action: Action | None) -> Refusal | None:
        """The gate of the controller."""
        course = self.course
        if self._by_itself or (course.chapter.free and course.step is None and not self._done):
            return None
        if self._done or course.closing:
            return Refusal("coach-over", "")
        if action is None:
            return Refusal("coach-no-undo", "")
        if not course.awaited:
            return Refusal("coach-read-first", "")
        return None if action in course.awaited else Refusal("coach-other-move", "")

    def _why_waiting(self) -> str:
        """What the bar says when nothing can be done: the chapter is over, or a computer waits until a note is read."""
        players, text = self.players, self.controller.stage.look.text
        if self._done or (self.course.closing and not self.course.left):
            return text("coach-over")
        waits = players is not None and players.paused and players.to_play is not None
        return text("coach-waits") if waits else ""

    # Going on

    def _on_performed(self, events: Sequence[Event]) -> None:
        if self._by_itself:
            return
        course = self.course
        if course.step is not None:
            self._stop()
            course.on()
            self._asking = False
        else:
            self._waiting += course.met(events)
            if self.note is not None and any(event.seat == LEARNER for event in events):
                self.note = None  # who goes on has read it
            self._take_note()
        self._show()
        self._play_on()

    def _take_note(self) -> None:
        """The next note in a game of one's own; the computer waits while it is read."""
        if self.note is None and self._waiting:
            self.note = self._waiting.pop(0)
        if self.players is not None:
            self.players.pause(self.note is not None)

    def on(self) -> None:
        """The note is read."""
        self._finish_playing()
        if self.course.step is not None:
            self.course.on()
        else:
            self.note = None
            self._take_note()
        self._show()
        self._play_on()

    def back(self) -> None:
        """To the note before, and to the moment where it came."""
        self._stop()
        self.controller.match.go(self.course.back())
        self.controller.refresh()
        self._show()
        self._play_on()

    def show_me(self) -> None:
        """Make the awaited move before the learner's eyes: first what it takes is held up, then it is done."""
        awaited = self.course.awaited
        if not awaited or self._shown_move is not None:
            return
        controller = self.controller
        gesture = controller.table.gesture(controller.view, awaited[0])
        if gesture.mode:
            controller.set_mode(gesture.mode)
        if gesture.source is not None:
            controller.hold(gesture.source)
        self._shown_move = awaited[0]
        self._wait(SHOW_MS)

    def _play_on(self) -> None:
        """Let the next action that plays by itself come after a while."""
        if self.course.left and not self._done:
            self._wait(STEP_MS)

    def _wait(self, ms: float) -> None:
        speed = self.controller.stage.animator.speed
        if speed:
            self._timer.start(round(ms / speed))
        else:
            self._timer.stop()
            self._on_time()

    def _on_time(self) -> None:
        move, self._shown_move = self._shown_move, None
        if move is not None:
            if move in self.course.awaited:
                self.controller.perform(move)
            return
        self._play_one()
        self._show()
        self._play_on()

    def _play_one(self) -> None:
        action = self.course.play_next()
        if action is not None:
            self._by_itself = True
            self.controller.perform(action)
            self._by_itself = False

    def _stop(self) -> None:
        """What was about to come by itself does not come."""
        self._timer.stop()
        self._shown_move = None

    def _finish_playing(self) -> None:
        self._stop()
        while self.course.left:
            self._play_one()

    # What is shown

    def _show(self) -> None:
        """Veil and card for where the learner is."""
        course = self.course
        if course.over and self.note is None and not self._waiting and not self._done:
            self._done = True
            if self.players is not None:
                self.players.pause(True)
            self.finished.emit()
        if self._done or course.closing:
            self.controller.show_bar()
        if self._done:
            self._tell(self._end_note(), [])
        elif self._asking:
            self._tell(self._leave_note(), [])
        elif course.step is not None:
            self._tell(self._step_note(course.step), self._rects(course.step.at), self._hands())
        elif self.note is not None:
            self._tell(self._own_note(self.note), self._rects(self.note.at))
        else:
            self.controller.bubble.spare = ()
            self.veil.hush()
            self.card.hush()
            self.controller.marked.emit()

    def _tell(self, note: Note, pointed: Sequence[QRectF], also: Sequence[QRectF] = ()) -> None:
        self.veil.show_holes(pointed)
        self.card.tell(note, [*pointed, *also], pointed[-1] if pointed else None)
        self.controller.bubble.spare = (*pointed, self.card.rect)  # "look at the rings" may hide none of them
        words = f"{note.head}. {note.text}"
        if words != self._said:
            self._said = words
            self.controller.bubble.hush()  # a refusal speaks of the note before
            self.said.emit(words)
        self.controller.marked.emit()  # other buttons can be reached now

    def _follow(self) -> None:
        """A board is seen more closely, or the things pointed at have moved."""
        if self.card.isVisible() and not self._done and not self._asking:
            step = self.course.step or self.note
            if step is not None:
                holes = self._rects(step.at)
                if holes != self.veil.holes:
                    self._show()

    def _rects(self, at: Sequence[str]) -> list[QRectF]:
        """Where the places pointed at lie, one rectangle each; all of a kind on a panel share one."""
        stage = self.controller.stage
        rects = []
        for place in map(lesson.place, at):
            if lesson.is_any(place):
                shown = [panel.spots() for panel in stage.panels if panel.isVisible()]
                groups = [[spot for spot in spots if spot.place.kind == place.kind] for spots in shown]
            else:
                found = stage.find(place)
                groups = [[found]] if found is not None else []
            rects += [_whole(group) for group in groups if group]
        return rects

    def _hands(self) -> list[QRectF]:
        """Where the awaited moves begin and end, which the card may not cover either."""
        controller = self.controller
        places: set[Place] = set()
        for action in self.course.awaited:
            gesture = controller.table.gesture(controller.view, action)
            places.add(gesture.source or gesture.target)
            if gesture.mode:
                places.add(Place("button", gesture.mode))
            if gesture.source is not None:
                places.add(gesture.target)  # a click may do, yet one may drag
        return [spot.rect for spot in controller.stage.spots() if spot.place in places]  # either of two equal boats

    # Notes

    def _words(self, step: Step) -> tuple[str, str]:
        text, id = self.controller.stage.look.text, text_id(self.game, self.course.chapter, step)
        return text(id + HEAD), text(id)

    def _step_note(self, step: Step) -> Note:
        text, course = self.controller.stage.look.text, self.course
        count = len(course.chapter.told)
        foot = text("coach-step", at=course.at + 1, count=count) if count > 1 else ""
        buttons = [Choice("back", text("coach-back"))] if course.at else []
        if course.closing:
            buttons += [Choice("chapters", text("coach-chapters")), self._onward()]
        elif step.wait:
            buttons += [self._skip(), Choice("show", text("coach-show"), main=True, by_enter=False)]
        else:
            buttons += [self._skip(), Choice("on", text("coach-on"), main=True)]
        return Note(*self._words(step), foot, self.portrait, tuple(buttons))

    def _skip(self) -> Choice:
        return Choice("skip", self.controller.stage.look.text("coach-skip"))

    def _onward(self) -> Choice:
        """Where to from the end of a chapter."""
        way = "play" if self.last else "next"
        return Choice(way, self.controller.stage.look.text(f"coach-{way}"), main=True)

    def _own_note(self, step: Step) -> Note:
        text = self.controller.stage.look.text
        return Note(*self._words(step), "", self.portrait, (Choice("on", text("coach-on"), main=True),))

    def _leave_note(self) -> Note:
        text = self.controller.stage.look.text
        ways = (
            Choice("leave", text("coach-leave")),
            Choice("chapters", text("coach-chapters")),
            Choice("stay", text("coach-stay"), main=True),
        )
        return Note(text("coach-leave-head"), text("coach-leave-told"), "", self.portrait, ways)

    def _end_note(self) -> Note:
        text = self.controller.stage.look.text
        ways = (Choice("chapters", text("coach-chapters")), Choice("repeat", text("coach-repeat")), self._onward())
        head = text("coach-end-head", chapter=text(text_id(self.game, self.course.chapter)))
        return Note(head, text("coach-end-last" if self.last else "coach-end-told"), "", self.portrait, ways)

    # What is pressed

    def escape(self) -> bool:
        """The Esc key, unless the table itself has something to leave: asks whether to leave. False if it has."""
        controller = self.controller
        begun = controller.card.isVisible() or controller.stage.drag.active or controller.held is not None
        if begun or controller.mode:
            return False
        self._finish_playing()
        if self._done:
            self.wanted.emit("leave")
            return True
        self._asking = not self._asking
        if self.players is not None:
            self.players.pause(self._asking or self.note is not None)
        self._show()
        return True

    def _on_button(self, id: str) -> None:
        if not id.startswith(PREFIX):
            return
        match id.removeprefix(PREFIX):
            case "on":
                self.on()
            case "back":
                self.back()
            case "show":
                self.show_me()
            case "stay":
                self.escape()
            case "skip":
                self._finish_playing()
                self.wanted.emit("next")
            case other:
                if self.course.closing and not self._asking:
                    self.on()  # the note with which the chapter ends is read
                self.wanted.emit(other)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The Enter key presses the card's main button, unless the keyboard stands on another one of it."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in ENTER:
            return False
        main = self.card.main
        if not self.card.isVisible() or not main or any(mark & Mark.FOCUS for mark in self.card.marks.values()):
            return False
        if not event.isAutoRepeat():
            self._on_button(PREFIX + main)
        return True


def _whole(spots: Sequence[Spot]) -> QRectF:
    """The rectangle round all of them."""
    whole = QRectF(spots[0].rect)
    for spot in spots[1:]:
        whole = whole.united(spot.rect)
    return whole
