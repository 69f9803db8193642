"""Lessons on the table of a window: the list of chapters, one of them with its coach, and what comes after it.

The match is the lesson's own: nobody keeps it, and it counts in no statistics. Where a chapter was left is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from yamatai.play import lesson
from yamatai.play.game import InvalidInput, Meta, installed
from yamatai.play.learned import Learned
from yamatai.play.lesson import Chapter, Course, Lesson

if TYPE_CHECKING:
    from yamatai.table.coach import Coach
    from yamatai.table.window import TableWindow


class Lessons(QObject):
    """The lessons of one window. `course` and `coach` are None while no chapter lies on the table."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self.learned = Learned()
        self.course: Course | None = None
        self.coach: Coach | None = None
        self._lesson: Lesson | None = None
        window.laid.connect(self._on_laid)

    # The list

    def ask(self, game: str = "") -> None:
        """Show the chapters of a game, "" for the one on the table; begin what is chosen there."""
        from yamatai.table.chapter_page import ChapterPage

        window = self.window
        meta = self._meta(game)
        if meta is None or not window.may_leave():
            return
        self._remember()
        try:
            found = lesson.load(meta.id)
        except InvalidInput as error:
            window.tell(error.fault)
            return
        page = ChapterPage(window.look, meta, found, self.learned.of(meta.id), window)
        if page.exec() and page.current is not None:
            self.begin(meta, found, page.current, page.at)
        page.deleteLater()

    def _meta(self, game: str) -> Meta | None:
        """The game with this id; else the one on the table, or the first, that has a lesson."""
        controller = self.window.controller
        metas = [meta for meta in installed().values() if game in ("", meta.id)]
        if controller is not None and not game:
            metas.insert(0, controller.match.game.meta)
        return next((meta for meta in metas if lesson.has_lesson(meta.id)), None)

    def begin(self, meta: Meta, of: Lesson, chapter: Chapter, at: int = 0) -> None:
        """Lay a chapter on the table, at one of its steps."""
        try:
            course = Course(meta, of, chapter)
            course.skip_to(at if at < len(chapter.told) else 0)
        except InvalidInput as error:
            self.window.tell(error.fault)
            return
        self.close()  # before the place where it was left is lost
        self._lesson, self.course = of, course
        self.window.practise(course.match)

    # On the table

    def _on_laid(self) -> None:
        """Another table was laid: for the chapter, anew for it in another language, or for something else."""
        sitting, course = self.window.sitting, self.course
        if course is None or sitting is None or sitting.controller.match is not course.match:
            self.course = None
            return
        from yamatai.table.coach import Coach

        assert self._lesson is not None
        coach = Coach(sitting.controller, sitting.view, course, self._lesson.portrait, sitting.players)
        coach.last = self._lesson.after(course.chapter) is None
        coach.finished.connect(self._on_finished)
        coach.wanted.connect(self._on_wanted)
        coach.said.connect(self._say)
        self.coach = coach
        coach.start()

    def _say(self, words: str) -> None:
        """After what the game itself has to tell of the same moment."""
        sitting = self.window.sitting
        if sitting is not None:
            access = sitting.access
            QTimer.singleShot(0, access, lambda: access.announce(words))

    def _on_finished(self) -> None:
        if self.course is not None:
            self.learned.finish(self.course.meta.id, self.course.chapter.id)

    def _on_wanted(self, what: str) -> None:
        course, of = self.course, self._lesson
        if course is None or of is None:
            return
        match what:
            case "repeat":
                self.begin(course.meta, of, course.chapter)
            case "next":
                following = of.after(course.chapter)
                if following is not None:
                    self.begin(course.meta, of, following)
                else:
                    self.ask()
            case "play":
                self.leave()
                self.window.beginning.play_at_once(course.meta.id)
            case "chapters":
                self.ask()
            case "leave":
                self.leave()

    def leave(self) -> None:
        """Back to the shelf; the place is kept."""
        self.window.go_to_shelf()
        self.course = None

    def escape(self) -> bool:
        """What the Esc key means in a lesson; False if the table answers to it."""
        return self.coach is not None and self.coach.escape()

    @property
    def closed(self) -> bool:
        """Whether a chapter lies on the table in which only the coach says what may be done."""
        course, controller = self.course, self.window.controller
        on_table = course is not None and controller is not None and controller.match is course.match
        return on_table and course is not None and not course.chapter.free

    def close(self) -> None:
        """The table is about to be cleared."""
        coach, self.coach = self.coach, None
        if coach is not None:
            self._remember()
            coach.close()

    def _remember(self) -> None:
        """Keep where a chapter was left that is not over."""
        course = self.course
        if course is not None and not course.over:
            at = 0 if course.step is None else course.at
            self.learned.leave(course.meta.id, course.chapter.id, at)
