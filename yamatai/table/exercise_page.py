"""The list of a game's exercises: titles, how hard they are, which of them are solved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yamatai.play.exercise import Exercise
from yamatai.play.game import Meta
from yamatai.table import exercise_texts, widgets
from yamatai.table.listing import Listing
from yamatai.table.look import Look

COLUMNS = ("title", "level", "seats", "mark")
OPENED = (760, 720)


class ExercisePage(QDialog):
    """Lists exercises; accepted when one is to be begun: `current`. The first one not solved is chosen."""

    def __init__(
        self,
        look: Look,
        meta: Meta,
        exercises: Sequence[Exercise],
        solved: frozenset[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look, self.meta, self.exercises, self.solved = look, meta, exercises, solved
        self.setWindowTitle(look.text("exercises-title"))
        widgets.dress(self, look)
        heads = [look.text(f"exercises-head-{column}") for column in COLUMNS]
        self.table = Listing(look, look.text("exercises-title"), [self._row(exercise) for exercise in exercises], heads)
        self.table.activated.connect(self.accept)
        self._lay_out()
        first = next((row for row, exercise in enumerate(exercises) if exercise.id not in solved), 0)
        self.table.setCurrentCell(first, 0)
        self.table.setFocus()

    @property
    def current(self) -> Exercise | None:
        """The chosen exercise."""
        row = self.table.currentRow()
        return self.exercises[row] if 0 <= row < len(self.exercises) else None

    def _row(self, exercise: Exercise) -> tuple[str, ...]:
        text = self.look.text
        return (
            text(exercise_texts.title(self.meta.id, exercise)),
            text("exercises-level-name", level=exercise.level),
            str(exercise.seats),
            text("exercises-is-solved") if exercise.id in self.solved else "",
        )

    def _lay_out(self) -> None:
        text = self.look.text
        begin, close = QPushButton(text("exercises-begin")), QPushButton(text("exercises-close"))
        begin.clicked.connect(self.accept)
        close.clicked.connect(self.reject)
        begin.setDefault(True)
        close.setAutoDefault(False)
        count = sum(exercise.id in self.solved for exercise in self.exercises)
        note = QLabel(text("exercises-count", solved=count, count=len(self.exercises)))
        told = widgets.style(QLabel(text("exercises-told")), "note")
        told.setWordWrap(True)
        head, foot, layout = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(widgets.style(QLabel(text("exercises-title")), "heading"))
        head.addStretch(1)
        head.addWidget(widgets.style(note, "note"))
        foot.addStretch(1)
        foot.addWidget(close)
        foot.addWidget(begin)
        widgets.space(layout, self.look, 12, (24, 18, 24, 20))
        layout.addLayout(head)
        layout.addWidget(told)
        layout.addWidget(self.table)
        layout.addLayout(foot)
        widgets.open_at(self, self.look, *OPENED)
