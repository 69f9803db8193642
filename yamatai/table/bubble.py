"""The reason bubble: why not here, in one sentence (look.md 7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from yamatai.table import fonts, layers
from yamatai.table.look import Look
from yamatai.table.panel import Panel

WIDTH = 262.0
PAD = 14.0
BAR, LINE = 8.0, 1.4
TAIL, TAIL_BASE, CORNER = 16.0, 22.0, 8.0
KEEP_FREE = QRectF(396, 0, 1190, 102)  # the phase bar with the prompt, never covered


class Bubble(Panel):
    """A small card beside a point, with a tail towards it; it is looked through by the pointer."""

    MARGIN = 1.2 * TAIL

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, 86), layers.BUBBLE)
        self.head = ""
        self.text = ""
        self.spare: Sequence[QRectF] = ()
        """What is not covered either, if there is another place: scene units."""
        self._enlarged = 1.0
        self._tail = QPolygonF()  # in units of the card before it is enlarged
        self.setVisible(False)

    def say(self, head: str, text: str, point: QPointF) -> None:
        """Show the sentence beside a point of the scene, where it covers neither the point nor the prompt."""
        lines = fonts.wrap(text, fonts.sans(17), WIDTH - 2 * PAD - BAR, 5)
        height = PAD * 2 + 22 + len(lines) * 17 * fonts.BUBBLE_LEADING
        self._enlarged = self.look.size(1)
        width, height = WIDTH * self._enlarged, height * self._enlarged
        self.head, self.text = head, text
        self.prepareGeometryChange()
        self.size = QSizeF(width, height)
        left, top = self._corner(point)
        self.setPos(left, top)
        self._tail = self._tail_to((point - QPointF(left, top)) / self._enlarged)
        self.setVisible(True)
        self.changed()

    def _corner(self, point: QPointF) -> tuple[float, float]:
        """Right of the point or left of it, at its height or else as low or high as what is spared demands."""
        width, height = self.size.width(), self.size.height()
        right, left = point.x() + 46, point.x() - 46 - width
        sides = [x for x in (right, left) if x >= 0 and x + width + 14 < 1920] or [left]
        beside = min(max(point.y() - height / 2, 10.0), 1070 - height)
        edges = [y for rect in self.spare for y in (rect.top() - 16 - height, rect.bottom() + 16)]
        heights = [beside, *(y for y in edges if 10.0 <= y <= 1070 - height)]
        corners = [(x, max(y, KEEP_FREE.bottom() + 8) if _meets(x, y, self.size, [KEEP_FREE]) else y)
                   for y in heights for x in sides]  # fmt: skip
        return min(corners, key=lambda at: (_meets(at[0], at[1], self.size, self.spare), abs(at[1] - beside)))

    def _tail_to(self, point: QPointF) -> QPolygonF:
        """From the nearer side towards a point, as far as that lies at the height of the side."""
        width, height = self.size.width() / self._enlarged, self.size.height() / self._enlarged
        side = 0.0 if point.x() < width / 2 else width
        least = CORNER + TAIL_BASE / 2
        if not least <= point.y() <= height - least:
            return QPolygonF()
        tip = side - TAIL if side == 0 else side + TAIL
        inner = 2.0 if side == 0 else -2.0  # below the card's edge, so that no seam shows
        half = TAIL_BASE / 2
        return QPolygonF(
            [QPointF(side + inner, point.y() - half), QPointF(tip, point.y()), QPointF(side + inner, point.y() + half)]
        )

    def hush(self) -> None:
        self.setVisible(False)

    def covers(self, point: QPointF) -> bool:
        return False

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        painter.scale(self._enlarged, self._enlarged)
        rect = QRectF(QPointF(), self.size / self._enlarged)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow in (0.0, 2.0, 4.0, 6.0):
            painter.setBrush(theme.shadow)
            painter.drawRoundedRect(rect.translated(0, 4).adjusted(-grow, -grow, grow, grow), 8, 8)
        card, tail = QPainterPath(), QPainterPath()
        card.addRoundedRect(rect, CORNER, CORNER)
        tail.addPolygon(self._tail)
        whole = card.united(tail)
        painter.fillPath(whole, theme.panel)
        painter.strokePath(whole, QPen(theme.panel_line, LINE))
        painter.save()
        painter.setClipPath(card)
        painter.fillRect(QRectF(0, 0, BAR, rect.height()), theme.main_button)
        painter.restore()
        inner = rect.adjusted(PAD + BAR, PAD - 2, -PAD, -PAD)
        below = fonts.draw_text(painter, self.head, inner, fonts.sans(17, fonts.BOLD), theme.accent_text)
        inner.setTop(below + 4)
        fonts.draw_text(painter, self.text, inner, fonts.sans(17), theme.text, lines=5, leading=fonts.BUBBLE_LEADING)


def _meets(left: float, top: float, size: QSizeF, rects: Sequence[QRectF]) -> bool:
    """Whether a card there would cover something of one of the rectangles."""
    card = QRectF(QPointF(left, top), size)
    return any(card.intersects(rect) for rect in rects)
