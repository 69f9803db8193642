"""A small card that asks which of several ways is meant, for example which tokens to pay with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yamatai.play.game import Place
from yamatai.table import art, fonts, layers, paint
from yamatai.table.game_table import Choice
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot

ROW = 56.0
HEAD = 48.0
PAD = 12.0
WIDTH = 380.0
COLUMN = 8  # rows before a second column begins
BELOW = 68.0  # from the point that is asked about to the card: the highest tile stays in sight


class ChoiceCard(Panel):
    """One row a choice: Place("choice", i). Places beside the card cancel it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEAD), layers.COVER_CONTENT)
        self.choices: Sequence[Choice] = ()
        self.head = ""
        self.setVisible(False)

    def ask(self, head: str, choices: Sequence[Choice], point: QPointF) -> None:
        """Show the choices near a point of the scene."""
        self.head = self.title = head
        self.choices = choices
        self.prepareGeometryChange()
        columns = (len(choices) + COLUMN - 1) // COLUMN
        self.size.setWidth(WIDTH * columns)
        self.size.setHeight(HEAD + ROW * min(len(choices), COLUMN) + PAD)
        left = min(max(point.x() - WIDTH / 2, 10.0), 1910 - self.size.width())
        top = min(max(point.y() + BELOW, 110.0), 1070 - self.size.height())
        self.setPos(left, top)
        self.setVisible(True)
        self.changed()

    def hush(self) -> None:
        self.setVisible(False)
        self.choices = ()

    def own_spots(self) -> list[Spot]:
        return [Spot(Place("choice", i), self._row(i), choice.text) for i, choice in enumerate(self.choices)]

    def _row(self, index: int) -> QRectF:
        column, row = divmod(index, COLUMN)
        return QRectF(PAD + column * WIDTH, HEAD + row * ROW, WIDTH - 2 * PAD, ROW - 8)

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        rect = QRectF(QPointF(), self.size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.shadow)
        for grow in (0.0, 2.0, 4.0, 6.0):
            painter.drawRoundedRect(rect.translated(0, 4).adjusted(-grow, -grow, grow, grow), 10, 10)
        painter.setPen(QPen(theme.panel_line, 1.4))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(rect, 10, 10)
        head = QRectF(PAD + 4, 0, rect.width() - 2 * PAD, HEAD)
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        fonts.draw_text(painter, self.head, head, fonts.serif(19), theme.text, align=centre)
        for index, choice in enumerate(self.choices):
            self._paint_row(painter, choice, self._row(index), self.mark_of(Place("choice", index)))

    def _paint_row(self, painter: QPainter, choice: Choice, row: QRectF, mark: Mark) -> None:
        theme, place = self.look.theme, row
        row = paint.sunk(place, mark)
        painter.setPen(
            QPen(theme.selected if Mark.HOVER in mark else theme.panel_line, 2 if Mark.HOVER in mark else 1.2)
        )
        painter.setBrush(theme.tile)
        painter.drawRoundedRect(row, 8, 8)
        for i, drawing in enumerate(choice.drawings):
            art.draw_fitted(painter, drawing, QRectF(row.x() + 8 + 42 * i, row.y() + 5, 38, 38))
        text = row.adjusted(16 + 42 * len(choice.drawings), 0, -8, 0)
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        fonts.draw_text(painter, choice.text, text, fonts.sans(17), theme.text, lines=2, align=centre)
        paint.marks(painter, place, mark & Mark.FOCUS, theme, 8)
