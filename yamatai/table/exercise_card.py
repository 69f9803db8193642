"""The card of an exercise on the table: what it asks for, what became of it, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from yamatai.play.game import Place
from yamatai.table import fonts, layers, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot

ROOM = QRectF(10, 700, 376, 370)
"""The card stands at the foot of it, as high as its words are long."""
PAD = 15.0
GAP = 8.0
BUTTON = 38.0
TITLE, GOAL, TOLD = 20, 17, 16
LINES = 5
"""Of the goal, and of what is told below it."""


@attrs.frozen
class Choice:
    """A button of the card; the main one is what is best done next."""

    id: str
    text: str
    main: bool = False


Mood: TypeAlias = Literal["plain", "good", "fault"]


@attrs.frozen
class Words:
    """What the card says. `mood` colours what is told: plain, good or fault."""

    title: str
    goal: str
    told: str = ""
    mood: Mood = "plain"


class ExerciseCard(Panel):
    """Says what it is told to; its buttons are Place("button", id)."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, ROOM, layers.DRAWER)
        self.words = Words("", "")
        self.choices: Sequence[Choice] = ()

    def tell(self, words: Words, choices: Sequence[Choice]) -> None:
        """Say this, with these buttons: two in a row."""
        self.words, self.choices = words, choices
        self.title = " ".join(text for text in (words.title, words.goal, words.told) if text)
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        self.prepareGeometryChange()
        self.size.setHeight(min(ROOM.height(), self._height()))
        self.setPos(ROOM.left(), ROOM.bottom() - self.size.height())
        self.changed()

    def _height(self) -> float:
        rows = (len(self.choices) + 1) // 2
        words = TITLE * fonts.TILE_LEADING + GAP + self._high(self.words.goal, self._goal) + GAP
        if self.words.told:
            words += self._high(self.words.told, self._told) + GAP
        return 2 * PAD + words + rows * (BUTTON + GAP) - GAP

    def _high(self, text: str, font: QFont) -> float:
        return len(fonts.wrap(text, font, self._width, LINES)) * font.pixelSize() * fonts.TILE_LEADING

    @property
    def _goal(self) -> QFont:
        return fonts.sans(self.look.size(GOAL))

    @property
    def _told(self) -> QFont:
        return fonts.sans(self.look.size(TOLD), fonts.REGULAR if self.words.mood == "plain" else fonts.BOLD)

    @property
    def _width(self) -> float:
        return self.size.width() - 2 * PAD

    def own_spots(self) -> list[Spot]:
        half = (self._width - GAP) / 2
        rows = (len(self.choices) + 1) // 2
        top = self.size.height() - PAD - rows * BUTTON - (rows - 1) * GAP
        spots = []
        for number, choice in enumerate(self.choices):
            row, column = divmod(number, 2)
            alone = column == 0 and number == len(self.choices) - 1
            width = self._width if alone else half
            rect = QRectF(PAD + column * (half + GAP), top + row * (BUTTON + GAP), width, BUTTON)
            spots.append(Spot(Place("button", choice.id), rect, choice.text))
        return spots

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, QRectF(QPointF(), self.size), theme)
        room = QRectF(PAD, PAD, self._width, self.size.height() - 2 * PAD)
        inks = {"plain": theme.second_text, "good": theme.good, "fault": theme.accent_text}
        words = self.words
        room.setTop(fonts.draw_text(painter, words.title, room, fonts.serif(TITLE), theme.text, lines=1) + GAP)
        room.setTop(fonts.draw_text(painter, words.goal, room, self._goal, theme.text, lines=LINES) + GAP)
        if words.told:
            fonts.draw_text(painter, words.told, room, self._told, inks[words.mood], lines=LINES)
        for spot, choice in zip(self.own_spots(), self.choices, strict=True):
            self._paint_button(painter, spot, choice)

    def _paint_button(self, painter: QPainter, spot: Spot, choice: Choice) -> None:
        theme, mark = self.look.theme, self.mark_of(spot.place)
        fill = theme.main_button if choice.main else theme.field
        face = paint.button(painter, spot.rect, fill, mark, 8)
        ink = theme.main_text if choice.main else theme.text
        fonts.draw_text(painter, choice.text, face, fonts.sans(TOLD, fonts.BOLD), ink, align=paint.CENTRE)
        paint.marks(painter, spot.rect, mark & Mark.FOCUS, theme, 8)
