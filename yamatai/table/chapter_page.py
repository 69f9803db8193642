"""The list of a lesson's chapters: how long each takes, which are done, and where one was left."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yamatai.play.game import Meta
from yamatai.play.learned import Progress
from yamatai.play.lesson import Chapter, Lesson, text_id
from yamatai.table import widgets
from yamatai.table.lesson_time import seconds
from yamatai.table.listing import Listing
from yamatai.table.look import Look

OPENED = (760, 690)
IN_SECONDS = 95
"""What takes no longer is told in seconds, to the nearest ten."""


class ChapterPage(QDialog):
    """Lists chapters; accepted when one is to be begun: `current`, at the step `at`. The first one to do is chosen:
    the one that was left, else the first that is not done."""

    def __init__(
        self, look: Look, meta: Meta, lesson: Lesson, progress: Progress, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look, self.meta, self.lesson, self.progress = look, meta, lesson, progress
        self.at = 0
        self.setWindowTitle(look.text("chapters-title", game=meta.title))
        widgets.dress(self, look)
        rows = [self._row(number, chapter) for number, chapter in enumerate(lesson.chapter)]
        self.table = Listing(look, look.text("chapters-list"), rows)
        self.table.activated.connect(self._go_on)
        self.begin, self.again = QPushButton(), QPushButton(look.text("chapters-again"))
        self._lay_out()
        self.table.currentCellChanged.connect(self._name_buttons)
        self.table.setCurrentCell(self._first(), 0)
        self._name_buttons()
        self.table.setFocus()

    @property
    def current(self) -> Chapter | None:
        """The chosen chapter."""
        row = self.table.currentRow()
        return self.lesson.chapter[row] if 0 <= row < len(self.lesson.chapter) else None

    def _first(self) -> int:
        chapters = self.lesson.chapter
        left = [row for row, chapter in enumerate(chapters) if chapter.id == self.progress.chapter]
        to_do = [row for row, chapter in enumerate(chapters) if chapter.id not in self.progress.done]
        return (left or to_do or [0])[0]

    def _is_left(self, chapter: Chapter | None) -> bool:
        """Whether somebody left a chapter in its midst."""
        return chapter is not None and chapter.id == self.progress.chapter and 0 < self.progress.at < len(chapter.told)

    def _row(self, row: int, chapter: Chapter) -> tuple[str, ...]:
        text = self.look.text
        mark = text("chapters-done") if chapter.id in self.progress.done else ""
        if self._is_left(chapter):
            mark = text("chapters-begun", at=self.progress.at + 1)
        return f"{row + 1}  {text(text_id(self.meta.id, chapter))}", self._length(chapter), mark

    def _seconds(self, chapter: Chapter) -> float:
        return seconds(self.meta.id, self.lesson, chapter, self.look.text)

    def _length(self, chapter: Chapter) -> str:
        """How long a chapter takes, in words."""
        taken = self._seconds(chapter)
        if taken < IN_SECONDS:
            return self.look.text("chapters-seconds", seconds=max(1, round(taken / 10)) * 10)
        return self.look.text("chapters-minutes", minutes=round(taken / 60))

    def _told(self) -> str:
        """What awaits the learner, and how long all chapters take."""
        minutes = round(sum(map(self._seconds, self.lesson.chapter)) / 60)
        return self.look.text("chapters-told", minutes=max(1, minutes))

    def _lay_out(self) -> None:
        text = self.look.text
        close = QPushButton(text("chapters-close"))
        close.clicked.connect(self.reject)
        close.setAutoDefault(False)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._go_on)
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self.accept)
        told = widgets.style(QLabel(self._told()), "note")
        told.setWordWrap(True)
        foot, layout = QHBoxLayout(), QVBoxLayout(self)
        foot.addStretch(1)
        for button in (close, self.again, self.begin):
            foot.addWidget(button)
        widgets.space(layout, self.look, 12, (24, 18, 24, 20))
        layout.addWidget(widgets.style(QLabel(self.windowTitle()), "heading"))
        layout.addWidget(told)
        layout.addWidget(self.table)
        layout.addLayout(foot)
        widgets.open_at(self, self.look, *OPENED)

    def _name_buttons(self) -> None:
        chapter = self.current
        left = self._is_left(chapter)
        done = chapter is not None and chapter.id in self.progress.done
        word = "resume" if left else "again" if done else "start"
        self.begin.setText(self.look.text(f"chapters-{word}"))
        self.again.setVisible(left)

    def _go_on(self) -> None:
        """Begin the chosen chapter, or go on with it where it was left."""
        self.at = self.progress.at if self._is_left(self.current) else 0
        self.accept()
