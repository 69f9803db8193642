"""The question to somebody who comes for the first time: a card over the shelf, with three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from yamatai.play.game import Meta
from yamatai.table import fonts, paint, widgets
from yamatai.table.shelf import Shelf
from yamatai.table.theme import faded

ANSWERS = ("learn", "play", "know")
WIDTH, PAD = 760.0, 44.0
_SIDE, _BUTTON = 240.0, 52.0
_COVER = 0.62
_FRAME = 18  # pixels above and below the words of a button


class Welcome(QWidget):
    """Covers the shelf until it is answered. `answered` tells the answer, "" for Esc."""

    answered = Signal(str)

    def __init__(self, shelf: Shelf, meta: Meta) -> None:
        super().__init__(shelf)
        self.shelf, self.meta, self.look = shelf, meta, shelf.look
        self.card = QFrame(self)
        self.buttons = {id: QPushButton(self.card) for id in ANSWERS}
        self.title, self.question = QLabel(self.card), QLabel(self.card)
        self.notes = {id: QLabel(self.card) for id in ANSWERS}
        self._lay_out()
        for id, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, id=id: self.answer(id))
        self._below = [child for child in shelf.findChildren(QWidget) if child.parent() is shelf and child is not self]
        for child in self._below:
            child.setEnabled(False)  # neither Tab nor a screen reader finds what the card covers
        shelf.choose(meta.id)  # the keyboard went from each box that was shut to the next one
        shelf.laid_out.connect(self.restyle)
        self.restyle()
        self.show()
        self.raise_()
        self.buttons["learn"].setFocus()

    def answer(self, answer: str) -> None:
        """Take the card away and tell the answer."""
        for child in self._below:
            child.setEnabled(True)
        self.shelf.laid_out.disconnect(self.restyle)
        self.hide()
        self.deleteLater()
        self.shelf.current.box.setFocus()
        self.answered.emit(answer)

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self.card)
        self._grid.addWidget(self.title, 0, 0, 1, 2)
        self._grid.addWidget(self.question, 1, 0, 1, 2)
        for row, id in enumerate(ANSWERS, 2):
            self._grid.addWidget(self.buttons[id], row, 0)
            self._grid.addWidget(self.notes[id], row, 1)
            self.notes[id].setWordWrap(True)
            self.notes[id].setBuddy(self.buttons[id])
        self.question.setWordWrap(True)
        self._grid.setColumnStretch(1, 1)

    def restyle(self) -> None:
        """Take over theme, texts and the size of the shelf."""
        look, text, size = self.look, self.look.text, self.shelf.pixels
        widgets.dress(self, look)
        self.title.setText(text("welcome-title"))
        self.question.setText(text("welcome-question", game=self.meta.title))
        self.title.setFont(fonts.serif(size(40)))
        self.question.setFont(fonts.sans(size(20)))
        for id, button in self.buttons.items():
            button.setText(text(f"welcome-{id}"))
            button.setFont(fonts.sans(size(18), fonts.BOLD))
            button.setDefault(id == "learn")
            button.setAccessibleDescription(text(f"welcome-{id}-told"))
            button.setFixedHeight(round(max(size(_BUTTON), 1.3 * size(18) + _FRAME)))
            button.setMinimumWidth(round(size(_SIDE)))
            self.notes[id].setText(text(f"welcome-{id}-told"))
            self.notes[id].setFont(fonts.sans(size(18)))
        pad = round(size(PAD))
        self._grid.setContentsMargins(pad, pad, pad, pad)
        self._grid.setVerticalSpacing(round(size(16)))
        self._grid.setHorizontalSpacing(round(size(20)))
        self.setGeometry(self.shelf.rect())
        width = min(round(size(WIDTH)), self.width())
        height = max(self.card.heightForWidth(width), self.card.sizeHint().height())
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.update()

    # What the person does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.answer("")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press()
        # all other keys end here: what lies below is covered

    def _press(self) -> None:
        button = self.focusWidget()
        if isinstance(button, QPushButton):
            button.click()

    def mousePressEvent(self, event: object) -> None:
        """A click beside the card is for nothing below it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), faded(self.look.theme.cover, _COVER))
        paint.panel(painter, self.card.geometry().toRectF(), self.look.theme, 18)
        painter.end()
