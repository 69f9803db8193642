"""The card of an exercise on the table: what it asks for, what became of it, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from yamatai.play.game import Place
from yamatai.table import fonts, layers, paint
from yamatai.table.look import LARGE, Look
from yamatai.table.panel import Mark, Panel, Spot

WIDTH, MOST = 376.0, 370.0
"""Its width, and how high it can become, u."""
PAD = 15.0
GAP = 8.0
BUTTON = 38.0
BUTTON_PAD = 10.0
TITLE, GOAL, TOLD = 20, 17, 16
_SCALES = (LARGE, 1.1, 1.05, 1.0)
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
    """Says what it is told to; its buttons are Place("button", id). `make_room` gives it a place of some height."""

    def __init__(self, look: Look, make_room: Callable[[float], QRectF]) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, 0), layers.DRAWER)
        self.words = Words("", "")
        self.choices: Sequence[Choice] = ()
        self._make_room = make_room
        self._expected: Sequence[tuple[Words, Sequence[Choice]]] = ()
        self._scale = 1.0  # of its words: large text is as large as there is room for

    def expect(self, tellings: Iterable[tuple[Words, Sequence[Choice]]]) -> None:
        """All that it may come to say while the turn lasts. Room is made for the longest, once: nothing moves later."""
        self._expected = tuple(tellings)

    def tell(self, words: Words, choices: Sequence[Choice]) -> None:
        """Say this, with these buttons: beside each other, or two in a row."""
        self.words, self.choices = words, choices
        self.title = " ".join(text for text in (words.title, words.goal, words.told) if text)
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """As high as the room, and higher only for what nobody expected."""
        tellings = self._expected or [(self.words, self.choices)]
        for scale in [scale for scale in _SCALES if scale <= self.look.size(1)]:
            self._scale = scale
            needed = max(self._height(words, choices) for words, choices in tellings)
            rect = self._make_room(needed)
            if rect.height() >= needed:
                break
        high = min(MOST, max(needed, self._height(self.words, self.choices)))
        rect.setTop(min(rect.top(), rect.bottom() - high))
        self.lay(rect)
        self.changed()

    def _height(self, words: Words, choices: Sequence[Choice]) -> float:
        high = TITLE * fonts.TILE_LEADING + GAP + self._high(words.goal, self._goal) + GAP
        if words.told:
            high += self._high(words.told, self._told(words.mood)) + GAP
        return 2 * PAD + high + self._buttons(choices)[-1].bottom()

    def _high(self, text: str, font: QFont) -> float:
        return len(fonts.wrap(text, font, self._width, LINES)) * font.pixelSize() * fonts.TILE_LEADING

    @property
    def _goal(self) -> QFont:
        return fonts.sans(GOAL * self._scale)

    def _told(self, mood: Mood) -> QFont:
        return fonts.sans(TOLD * self._scale, fonts.REGULAR if mood == "plain" else fonts.BOLD)

    @property
    def _width(self) -> float:
        return WIDTH - 2 * PAD

    def _buttons(self, choices: Sequence[Choice]) -> list[QRectF]:
        """From the top left of the first: all beside each other if they fit, else two in a row."""
        font = _button_font()
        widths = [fonts.width(choice.text, font) + 2 * BUTTON_PAD for choice in choices]
        spare = self._width - sum(widths) - GAP * (len(choices) - 1)
        if spare < 0:
            half = (self._width - GAP) / 2
            last = self._width if len(choices) % 2 else half
            widths = [*(half for _ in choices[1:]), last]
        else:
            widths = [width + spare / len(choices) for width in widths]
        rects, left, top = [], 0.0, 0.0
        for width in widths:
            if left + width > self._width + 0.5:
                left, top = 0.0, top + BUTTON + GAP
            rects.append(QRectF(left, top, width, BUTTON))
            left += width + GAP
        return rects

    def own_spots(self) -> list[Spot]:
        rects = self._buttons(self.choices)
        corner = QPointF(PAD, self.size.height() - PAD - rects[-1].bottom())
        return [
            Spot(Place("button", choice.id), rect.translated(corner), choice.text)
            for choice, rect in zip(self.choices, rects, strict=True)
        ]

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, QRectF(QPointF(), self.size), theme)
        room = QRectF(PAD, PAD, self._width, self.size.height() - 2 * PAD)
        inks = {"plain": theme.second_text, "good": theme.good, "fault": theme.accent_text}
        words = self.words
        room.setTop(fonts.draw_text(painter, words.title, room, fonts.serif(TITLE), theme.text, lines=1) + GAP)
        room.setTop(fonts.draw_text(painter, words.goal, room, self._goal, theme.text, lines=LINES) + GAP)
        if words.told:
            fonts.draw_text(painter, words.told, room, self._told(words.mood), inks[words.mood], lines=LINES)
        for spot, choice in zip(self.own_spots(), self.choices, strict=True):
            self._paint_button(painter, spot, choice)

    def _paint_button(self, painter: QPainter, spot: Spot, choice: Choice) -> None:
        theme, mark = self.look.theme, self.mark_of(spot.place)
        fill = theme.main_button if choice.main else theme.field
        face = paint.button(painter, spot.rect, fill, mark, 8)
        ink = theme.main_text if choice.main else theme.text
        fonts.draw_text(painter, choice.text, face, _button_font(), ink, align=paint.CENTRE)
        paint.marks(painter, spot.rect, mark & Mark.FOCUS, theme, 8)


def _button_font() -> QFont:
    return fonts.sans(TOLD, fonts.BOLD)
