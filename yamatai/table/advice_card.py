"""The card of a hint, or of the reasons of a computer player: turns in words, the best one in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from yamatai.play.game import Place
from yamatai.table import fonts, layers, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot

CARD = QSizeF(376, 510)
"""Its width, and the most height that it asks for, u."""
PAD = 16.0
FOOT = 48.0  # for the buttons
_MOST_LINES = 12  # of one of the next best turns
_MOST_OF_A_STEP = 4
_MOST_GAINS = 4


@attrs.frozen
class Option:
    """A turn in words: a line for each step, of which none names the player, and what it brings."""

    steps: tuple[str, ...]
    gains: str

    @property
    def spoken(self) -> str:
        """As it is read aloud."""
        return f"{self.gains}. {_in_one(self.steps)}" if self.steps else self.gains


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
    """Up to three turns, the best one in full, as far as there is room for them: `give_way` makes it, and has it back.
    Place("button", "advice-play") and "advice-close"."""

    def __init__(self, look: Look, give_way: Callable[[float], QRectF]) -> None:
        super().__init__(look, QRectF(QPointF(), CARD), layers.BUBBLE)
        self._give_way = give_way
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

    def hush(self) -> None:
        """Take the card away; what gave way to it comes back."""
        self.setVisible(False)
        self._give_way(0)

    def restyle(self) -> None:
        if self.isVisible():
            wanted = sum(block.height for block in self._lay_out(CARD.height())) + 2 * PAD + FOOT
            rect = self._give_way(wanted)
            self._blocks = self._lay_out(rect.height())
            self.lay(rect)
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

    def _lay_out(self, height: float) -> list[_Block]:
        """The head and the turns on a card so high: of the first as much as there is room for, then what each other one
        brings, then as many lines of their steps as all of them can have."""
        blocks = [self._block(self.head, fonts.serif(self.look.size(20)), 2, 8), *self._option(0, _MOST_OF_A_STEP)]
        room = height - 2 * PAD - FOOT
        while sum(block.height for block in blocks) > room:
            del blocks[-1]
        for count, most in product(range(len(self.options), 1, -1), range(_MOST_LINES, -1, -1)):
            more = [block for rank in range(1, count) for block in self._option(rank, most)]
            if sum(block.height for block in (*blocks, *more)) <= room:
                return blocks + more
        return blocks

    def _option(self, rank: int, most: int) -> list[_Block]:
        """What a turn brings, then its steps, each in at most `most` lines; those of another than the best turn are one
        paragraph of so many lines."""
        option, look = self.options[rank], self.look
        font = fonts.sans(look.size(16))
        gains = self._next(option) if rank else _capital(option.gains)
        steps = [self._in_lines(option, font, most)] if rank else [_capital(step) for step in option.steps]
        blocks = [self._block(gains, fonts.sans(look.size(17), fonts.BOLD), _MOST_GAINS, 2, brings=True)]
        blocks += [self._block(step, font, most) for step in steps if step]
        blocks[-1] = attrs.evolve(blocks[-1], below=8)
        return blocks

    def _in_lines(self, option: Option, font: QFont, most: int) -> str:
        """The steps of a turn as one text of at most `most` lines: those for which there is no room are counted."""
        for count in range(len(option.steps), 0, -1):
            text = _in_one(option.steps[:count])
            if left := len(option.steps) - count:
                text = self.look.text("advice-more", steps=text, count=left)
            if len(fonts.wrap(text, font, self.size.width() - 2 * PAD, most + 1)) <= most:
                return text
        return ""

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


def _in_one(steps: Sequence[str]) -> str:
    """Steps of a turn as one text."""
    return _capital("; ".join(steps))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
