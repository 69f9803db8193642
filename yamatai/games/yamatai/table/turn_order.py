"""The turn order: ten numbered places, the meeples that stand on them, and who takes which place next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table import cards, palette
from yamatai.games.yamatai.table.meeples import DONE, NEXT, NOW, Meeple, meeples
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.theme import faded

PLACES = 10
_FIRST = 129.0
_STEP = 107.0
_CIRCLE = 13.0
_MEEPLE = 0.62
_MEEPLE_X = 27.0
_WORD_X = 44.0
_CELL = 97.0
_WORD = 41.0
"""The room for a word, clear of the mark beside the next circle."""
_MARK = (QPointF(-13.0, 9.5), 0.45)  # of the player who has taken a number: from its circle, scale
_SHOWN_WORDS = (DONE, NOW, NEXT)


class TurnOrderPanel(Panel):
    """A meeple stands at the number of its last fleet; a number taken in this round wears its owner's colour."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._setup = setup
        self._line: tuple[Meeple, ...] = ()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show the running round."""
        line = meeples(self._box, view)
        if line != self._line:
            self._line = line
            self.changed()

    def own_spots(self) -> Sequence[Spot]:
        stand = [
            Spot(Place("order", i), self._cell(meeple.place), self._name(meeple)) for i, meeple in enumerate(self._line)
        ]
        return [*stand, *map(self._taken_spot, self._alone())]

    def _alone(self) -> list[Meeple]:
        """Those who have taken a number at which no meeple stands: only there is room for a second spot."""
        places = {meeple.place for meeple in self._line}
        return [meeple for meeple in self._line if meeple.fleet and meeple.fleet not in places]

    def _taken_spot(self, meeple: Meeple) -> Spot:
        player = self._setup.seats[meeple.seat].name
        name = self.look.text("yamatai-order-taken-name", player=player, place=meeple.fleet)
        return Spot(Place("next-place", meeple.fleet), self._number(meeple.fleet), name, reads=True)

    def _name(self, meeple: Meeple) -> str:
        word = "now-taken" if meeple.word == NOW and meeple.fleet else meeple.word
        player = self._setup.seats[meeple.seat].name
        return self.look.text(f"yamatai-order-{word}-name", player=player, place=meeple.place, next=meeple.fleet)

    def _cell(self, place: int) -> QRectF:
        """The room of a place: circle, meeple, word."""
        return QRectF(_x(place) - _CIRCLE - 3, 2, _CELL, self.size.height() - 4)

    def _number(self, place: int) -> QRectF:
        """The room of a number that was taken: the player's mark and the circle."""
        left, right = _x(place) - _STEP + _CELL - _CIRCLE - 3, _x(place) + _CIRCLE + 3
        return QRectF(left, 2, right - left, self.size.height() - 4)

    # Painting.

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        whole = QRectF(QPointF(), self.size)
        paint.panel(painter, whole, theme, whole.height() / 2)
        head = QRectF(18, 0, _FIRST - 36, whole.height())
        font = fonts.sans(16, fonts.BOLD)
        title = self.look.text("yamatai-order")
        fonts.draw_text(painter, title, head, font, theme.text, lines=2, leading=1.08, align=paint.LEFT)
        taken = {meeple.fleet: meeple.seat for meeple in self._line if meeple.fleet}
        dark = theme.panel.lightness() < 128
        for meeple in self._line:
            if meeple.word == NOW:
                paint.box(painter, self._cell(meeple.place), 17, faded(theme.legal_glow, 0.2 if dark else 0.75))
        for place in range(1, PLACES + 1):
            self._paint_circle(painter, place, taken.get(place))
        for i, meeple in enumerate(self._line):
            self._paint_meeple(painter, i, meeple)
        for meeple in self._alone():
            mark = self.mark_of(Place("next-place", meeple.fleet))
            paint.marks(painter, self._number(meeple.fleet), mark & ~Mark.HOVER, theme, 17)

    def _paint_circle(self, painter: QPainter, place: int, seat: int | None) -> None:
        theme, centre = self.look.theme, QPointF(_x(place), self.size.height() / 2)
        player = None if seat is None else palette.PLAYERS[self._setup.seats[seat].colour]
        if player:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.halo)
            painter.drawEllipse(centre, _CIRCLE + 2, _CIRCLE + 2)
        painter.setPen(QPen(theme.ink if player else theme.panel_line, paint.LINE))
        painter.setBrush(player.fill if player else theme.field)
        painter.drawEllipse(centre, _CIRCLE, _CIRCLE)
        square = QRectF(centre.x() - 15, centre.y() - 15, 30, 30)
        ink = player.text if player else theme.text
        fonts.draw_lines(painter, (str(place),), square, fonts.sans(16, fonts.BLACK), ink, align=paint.CENTRE)
        if seat is not None:
            cards.medallion(
                painter, centre + QPointF(-15.5 if place < PLACES else -19, 8), self._setup.seats[seat].colour, 0.52
            )

    def _paint_meeple(self, painter: QPainter, i: int, meeple: Meeple) -> None:
        theme, mark = self.look.theme, self.mark_of(Place("order", i))
        x, y = _x(meeple.place), self.size.height() / 2
        drawing = f"meeple-{self._setup.seats[meeple.seat].colour}"
        art.shadow(painter, drawing, x + _MEEPLE_X, y, _MEEPLE)
        art.draw(painter, drawing, x + _MEEPLE_X, y, _MEEPLE)
        if meeple.word in _SHOWN_WORDS:
            now = meeple.word == NOW
            font = fonts.sans(16, fonts.BOLD if now else fonts.REGULAR)
            line = QRectF(x + _WORD_X, 0, _WORD, self.size.height())
            ink = theme.accent_text if now else theme.second_text
            word = self.look.text(f"yamatai-order-{meeple.word}")
            fonts.draw_text(painter, word, line, font, ink, align=paint.LEFT)
        paint.marks(painter, self._cell(meeple.place), mark & ~Mark.HOVER, theme, 17)


def _x(place: int) -> float:
    """The middle of a numbered circle."""
    return _FIRST + _STEP * (place - 1)
