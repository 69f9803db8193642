"""Looking closer at a board: it grows round the pointer and is pushed about below the panels, which stay."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

MOST = 2.5
LEVELS = 14
"""Steps to the largest size: drawings are made for so many sizes and then kept, however smoothly a wheel turns."""
_LEVEL = 60.0  # of Qt's measure of a wheel's turn, in which a notch is 120
_MARGIN = 12.0  # round what is brought into sight, u


class Zoom(QObject):
    """How much larger a board is than it was put on the stage, from 1 to 2.5, and which part of it lies in `region`
    (scene units). The board always fills its region.
    """

    changed = Signal()

    def __init__(self, item: QGraphicsItem, region: QRectF) -> None:
        super().__init__()
        self.region = region
        self.factor = 1.0
        self._level = 0.0
        self._item = item
        self._home, self._scale = item.pos(), item.scale()
        self._shift = QPointF()  # a point p of the stage has gone to p * factor + shift

    @property
    def closer(self) -> bool:
        """Whether the board is larger than it was put there."""
        return self.factor > 1

    def turn(self, delta: float, point: QPointF) -> None:
        """The wheel turned by so many eighths of a degree; what lies at `point` stays there."""
        self._level = min(max(self._level + delta / _LEVEL, 0.0), float(LEVELS))
        factor = MOST ** (round(self._level) / LEVELS)
        self._move(factor, point - (point - self._shift) * (factor / self.factor))

    def push(self, by: QPointF) -> None:
        """Move the board, as far as it still fills its region."""
        self._move(self.factor, self._shift + by)

    def reset(self) -> None:
        """Show the whole board."""
        self._level = 0.0
        self._move(1.0, QPointF())

    def reveal(self, rect: QRectF) -> None:
        """Push the board as little as needed to bring a part of the stage into its region."""
        self.push(self.way_to(rect))

    def way_to(self, rect: QRectF) -> QPointF:
        """The shortest way to push the board by, so that a part of the stage comes into its region."""
        wanted, seen = rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN), self.region
        x = max(seen.left() - wanted.left(), 0.0) + min(seen.right() - wanted.right(), 0.0)
        y = max(seen.top() - wanted.top(), 0.0) + min(seen.bottom() - wanted.bottom(), 0.0)
        return QPointF(x, y)

    def _move(self, factor: float, shift: QPointF) -> None:
        region = self.region
        x = min(max(shift.x(), region.right() * (1 - factor)), region.left() * (1 - factor))
        y = min(max(shift.y(), region.bottom() * (1 - factor)), region.top() * (1 - factor))
        if (factor, QPointF(x, y)) != (self.factor, self._shift):
            self.factor, self._shift = factor, QPointF(x, y)
            self._item.setScale(self._scale * factor)
            self._item.setPos(self._home * factor + self._shift)
            self.changed.emit()
