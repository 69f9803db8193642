"""The list of a lesson's chapters: how long each takes, which are done, and where one was left."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from yamatai.play.game import Meta
from yamatai.play.learned import Progress
from yamatai.play.lesson import Chapter, Lesson, text_id
from yamatai.table import widgets
from yamatai.table.lesson_texts import seconds
from yamatai.table.look import Look
from yamatai.table.theme import Theme

OPENED = (760, 690)
ROW = 34


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
        widgets.dress(self, look.theme)
        self.setStyleSheet(self.styleSheet() + _stylesheet(look.theme))
        self.table = self._make_table()
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

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(len(self.lesson.chapter), 3)
        table.setAccessibleName(self.look.text("chapters-list"))
        for row, chapter in enumerate(self.lesson.chapter):
            for column, words in enumerate(self._row(row, chapter)):
                table.setItem(row, column, QTableWidgetItem(words))
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW)
        header = table.horizontalHeader()
        header.hide()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(self._go_on)
        return table

    def _row(self, row: int, chapter: Chapter) -> tuple[str, ...]:
        text, game = self.look.text, self.meta.id
        minutes = max(1, round(seconds(game, chapter, text) / 60))
        mark = text("chapters-done") if chapter.id in self.progress.done else ""
        if self._is_left(chapter):
            mark = text("chapters-begun", at=self.progress.at + 1)
        return f"{row + 1}  {text(text_id(game, chapter))}", text("chapters-minutes", minutes=minutes), mark

    def _lay_out(self) -> None:
        text = self.look.text
        close = QPushButton(text("chapters-close"))
        close.clicked.connect(self.reject)
        close.setAutoDefault(False)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._go_on)
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self.accept)
        told = widgets.style(QLabel(text("chapters-told")), "note")
        told.setWordWrap(True)
        foot, layout = QHBoxLayout(), QVBoxLayout(self)
        foot.addStretch(1)
        for button in (close, self.again, self.begin):
            foot.addWidget(button)
        layout.setContentsMargins(24, 18, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(widgets.style(QLabel(self.windowTitle()), "heading"))
        layout.addWidget(told)
        layout.addWidget(self.table)
        layout.addLayout(foot)
        self.resize(*OPENED)

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


def _stylesheet(theme: Theme) -> str:
    text, line = theme.text.name(), theme.panel_line.name()
    chosen = f"background: {theme.number_band.name()}; color: {theme.number_text.name()};"
    return f"""
QTableWidget {{ color: {text}; background: {theme.tile.name()}; border: 1px solid {line}; border-radius: 7px; }}
QTableWidget {{ outline: none; }}
QTableWidget::item {{ padding: 0 10px; border-bottom: 1px solid {line}; }}
QTableWidget::item:selected {{ {chosen} }}
QTableWidget:focus {{ border: 2px solid {text}; }}
"""
