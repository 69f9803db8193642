"""Exercises on the table of a window: the list, one of them with its card, hints, the judgement, the mark.

The match is the exercise's own: nobody keeps it, and nobody acts on the other seats. The turn is played as any
other; when it has been ended, it is judged. Every turn that reaches the goal is good, not only the solution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yamatai.play import exercise as exercises
from yamatai.play.exercise import Attempt, Exercise, Miss
from yamatai.play.game import Action, Event, Meta, installed
from yamatai.play.solved import Solved
from yamatai.table import exercise_texts
from yamatai.table.set_up import colour_name

if TYPE_CHECKING:
    from yamatai.table.controller import Controller
    from yamatai.table.exercise_card import Choice, ExerciseCard, Mood, Words
    from yamatai.table.sitting import Sitting
    from yamatai.table.step_marks import StepMarks
    from yamatai.table.window import TableWindow

_BEGUN, _HINTED, _DONE = ("hint", "again", "list"), ("hint", "solution", "list"), ("again", "next", "list")
"""The card's buttons: in the turn, after two hints, and when the turn is over or the solution was shown."""
_BUTTONS = (_BEGUN, _HINTED, _DONE)


class Exercises(QObject):
    """The exercises of one window."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self.solved = Solved()
        self._attempt: Attempt | None = None
        self.card: ExerciseCard | None = None
        self.marks: StepMarks | None = None
        self._meta: Meta | None = None
        self._hints = 0  # how many were asked for in this turn
        self._shown = False  # the solution was played for the person, so it is no feat
        window.laid.connect(self._on_laid)

    # The list

    def ask(self) -> None:
        """Show the list; begin what is chosen there."""
        from yamatai.table.exercise_page import ExercisePage

        meta = self._meta_now()
        if meta is None or not self.window.may_leave():
            return
        page = ExercisePage(self.window.look, meta, exercises.exercises(meta.id), self.solved.of(meta.id), self.window)
        if page.exec() and page.current is not None:
            self.begin(meta, page.current)
        page.deleteLater()

    def _meta_now(self) -> Meta | None:
        """The game that lies on the table if it has exercises, else the first that has."""
        controller = self.window.controller
        metas = list(installed().values())
        if controller is not None:
            metas.insert(0, controller.match.game.meta)
        return next((meta for meta in metas if exercises.exercises(meta.id)), None)

    def begin(self, meta: Meta, exercise: Exercise) -> None:
        """Lay the position of an exercise on the table."""
        text = self.window.look.text
        names = [colour_name(meta, colour, text) for colour in meta.colours]
        self._meta = meta
        self._attempt = Attempt(exercise, exercises.set_up(meta, exercise, names))
        self._hints, self._shown = 0, False
        self.window.practise(self._attempt.match)

    def next(self) -> None:
        """Go on to the next exercise that is not solved, else to the list."""
        meta, attempt = self._meta, self.attempt
        if meta is None or attempt is None:
            return
        listed = exercises.exercises(meta.id)
        here = listed.index(attempt.exercise)
        solved = self.solved.of(meta.id)
        ahead = [exercise for exercise in (*listed[here + 1 :], *listed[:here]) if exercise.id not in solved]
        if ahead:
            self.begin(meta, ahead[0])
        else:
            self.ask()

    # On the table

    def _on_laid(self) -> None:
        """Another table was laid: for the exercise, anew for it in another language, or for something else."""
        sitting, attempt = self.window.sitting, self.attempt
        self.card = self.marks = None
        if sitting is None or attempt is None:
            self._attempt = None
            return
        from yamatai.table.exercise_card import ExerciseCard
        from yamatai.table.step_marks import StepMarks

        controller = sitting.controller
        self.card, self.marks = ExerciseCard(self.window.look, controller.table.make_room), StepMarks(self.window.look)
        self.card.expect(self._tellings())
        controller.stage.add_panels([self.card, self.marks])
        controller.changed.connect(self._on_changed)
        controller.marked.connect(self._caption)
        controller.performed.connect(self._on_performed)
        sitting.ends_with_scores = False  # a game that ended is not what was asked
        controller.stage.pressed.connect(self._on_button)
        controller.stage.zoomed.connect(self._hide_marks)
        self._tell()
        self._caption()

    @property
    def attempt(self) -> Attempt | None:
        """What is tried on the table just now, None if no exercise lies there."""
        controller, attempt = self.window.controller, self._attempt
        on_table = controller is not None and attempt is not None and controller.match is attempt.match
        return attempt if on_table else None

    @property
    def _sitting(self) -> Sitting:
        sitting = self.window.sitting
        assert sitting is not None
        return sitting

    @property
    def controller(self) -> Controller:
        return self._sitting.controller

    def _on_button(self, id: str) -> None:
        does: dict[str, Callable[[], None]] = {
            "exercise-hint": self.hint,
            "exercise-solution": self.show_solution,
            "exercise-again": self.again,
            "exercise-next": self.next,
            "exercise-list": self.ask,
        }
        if id in does and self.attempt is not None:
            does[id]()

    def _on_performed(self, events: Sequence[Event]) -> None:
        attempt = self.attempt
        if attempt is None or not any(event.ends_turn for event in events):
            return
        if attempt.solved and not self._shown and self._meta is not None:
            self.solved.add(self._meta.id, attempt.exercise.id)
        self._tell()
        self._announce()

    def _on_changed(self) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        if attempt.astray:  # somebody went on from a moment of the game that led here
            self.again()
            return
        self._hide_marks()
        self._tell()

    def again(self) -> None:
        """Back to the position."""
        attempt = self.attempt
        if attempt is not None:
            self._shown = False
            self._sitting.hide_scores()
            attempt.match.go(attempt.start)
            self.controller.look_at(None)

    def _caption(self) -> None:
        """When the turn is over, the bar says no more who plays next: nobody does."""
        if self.attempt is not None and self.attempt.over:
            steps, _ = self.controller.table.steps(self.controller.view)
            self.controller.bar.show(steps, len(steps), self.window.look.text("exercise-over"), ())

    # Help

    def hint(self) -> None:
        """First words, then the first step of the solution that was not done yet."""
        attempt = self.attempt
        if attempt is not None and not attempt.over:
            self._hints = min(2, self._hints + 1)
            self._tell()
            from yamatai.table.step_marks import steps_of

            if self._hints == 2 and self.marks is not None and (ahead := self._ahead()):
                self.marks.tell(steps_of(self.controller, ahead[:1]))
            self._announce()

    def _ahead(self) -> Sequence[Action]:
        """What is left of the solution, if what was done so far is its beginning; else nothing."""
        attempt = self.attempt
        if attempt is None:
            return ()
        solution = [attempt.match.game.read(text) for text in exercises.split(attempt.exercise.solution)]
        done = [node.action for node in attempt.match.line()[attempt.start.number :]]
        return solution[len(done) :] if solution[: len(done)] == done else ()

    def show_solution(self) -> None:
        """Play the solution up to the end of the turn, which stays with the person."""
        self.again()
        self._shown = True
        for action in self._ahead()[:-1]:
            self.controller.perform(action)
        self._tell()
        self._announce()

    def _hide_marks(self) -> None:
        if self.marks is not None:
            self.marks.setVisible(False)

    # Words

    def _tell(self) -> None:
        """Say on the card how it stands."""
        from yamatai.table.exercise_card import Words

        attempt, card = self.attempt, self.card
        if attempt is not None and card is not None and self._meta is not None:
            card.tell(Words(*self._task(), *self._told(attempt, self._meta.id)), self._choices())

    def _task(self) -> tuple[str, str]:
        """The exercise's title, and what it asks for."""
        attempt, meta, text = self.attempt, self._meta, self.window.look.text
        assert attempt is not None
        assert meta is not None
        exercise = attempt.exercise
        return text(exercise_texts.title(meta.id, exercise)), text(exercise_texts.goal(meta.id, exercise))

    def _tellings(self) -> Iterator[tuple[Words, Sequence[Choice]]]:
        """All that the card may say before the turn is over, and that it was solved, each with all buttons."""
        from yamatai.table.exercise_card import Words

        attempt, meta, text = self.attempt, self._meta, self.window.look.text
        assert attempt is not None
        assert meta is not None
        ways, hint = attempt.exercise.ways, text(exercise_texts.hint(meta.id, attempt.exercise))
        counted = [text(f"exercise-{id}", ways=ways) for id in ("ways", "shown")]
        for told in (*counted, hint, text("exercise-hint-again")):
            for ids in _BUTTONS:
                yield Words(*self._task(), told), self._buttons(ids)
        yield Words(*self._task(), text("exercise-solved", ways=ways), "good"), self._buttons(_DONE)

    def _told(self, attempt: Attempt, game: str) -> tuple[str, Mood]:
        text, ways = self.window.look.text, attempt.exercise.ways
        if self._shown:
            return text("exercise-shown", ways=ways), "plain"
        if attempt.solved:
            return text("exercise-solved", ways=ways), "good"
        if attempt.over:
            why = " ".join(filter(None, (self._miss(game, miss) for miss in attempt.misses())))
            return text("exercise-not-yet", why=why), "fault"
        if self._hints == 2 and not self._ahead():
            return text("exercise-hint-again"), "plain"
        if self._hints:
            return text(exercise_texts.hint(game, attempt.exercise)), "plain"
        return text("exercise-ways", ways=ways), "plain"

    def _miss(self, game: str, miss: Miss) -> str:
        words = exercise_texts.more_than if miss.too_much else exercise_texts.short_of
        return self.window.look.text(words(game, miss.fact), value=miss.value, wanted=miss.wanted)

    def _choices(self) -> list[Choice]:
        attempt = self.attempt
        assert attempt is not None
        if attempt.over or self._shown:
            return self._buttons(_DONE, "next" if attempt.solved and not self._shown else "again")
        more = len(exercises.split(attempt.exercise.solution)) > 1  # than the last hint has shown
        return self._buttons(_HINTED if self._hints == 2 and more else _BEGUN)

    def _buttons(self, ids: Sequence[str], main: str = "") -> list[Choice]:
        from yamatai.table.exercise_card import Choice

        text = self.window.look.text
        return [Choice(f"exercise-{id}", text(f"exercise-{id}"), id == main) for id in ids]

    def _announce(self) -> None:
        """Let what the card tells be spoken."""
        sitting, card = self.window.sitting, self.card
        if sitting is not None and card is not None:
            sitting.access.announce(card.words.told)
