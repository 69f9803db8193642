"""A game's box on the shelf: a button that shows the cover. It stands higher while it is chosen or pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from yamatai.play.game import Meta
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.theme import faded

EXTENT = QRectF(-3, -21, 404, 529)
"""Of a box with its spine and top, in the units of its drawing."""
FRONT = QRectF(0, 0, 364, 505)
"""Its front within that."""
CHOSEN_LIFT, POINTED_LIFT = 18.0, 8.0
LIFT_MS = 120
ROOM = 14.0
"""Left free around a box for its frame, and below it for its shadow."""
_SHADOW = QColor("#04101B")
_DEPTH = QPointF(34, -18)
"""From the front's corners to those at the back."""
_OPEN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GameBox(QAbstractButton):
    """`clicked` opens the game, `reached` tells that the keyboard came to the box. `scale` is pixels a unit."""

    reached = Signal()

    def __init__(self, look: Look, meta: Meta, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.meta = look, meta
        self._cover = _cover(meta)
        self.scale = 1.0
        self._corner = QPointF()
        self.chosen = False
        self.lift = 0.0
        """How high it stands above the board, in units."""
        self.rising = QVariantAnimation(self)
        self.rising.setDuration(LIFT_MS)
        self.rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.rising.valueChanged.connect(self._set_lift)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(meta.title)

    def stand(self, left: float, foot: float, scale: float) -> None:
        """Put the lower left corner of the front there, in pixels of the parent."""
        self.scale = scale
        whole = EXTENT.adjusted(-ROOM, -ROOM - CHOSEN_LIFT, ROOM, ROOM)
        corner = QPointF(left, foot - FRONT.height() * scale)
        rect = QRectF(corner + whole.topLeft() * scale, whole.size() * scale)
        self.setGeometry(rect.toAlignedRect())
        self._corner = corner - QPointF(self.pos())
        self._stand_still()

    def choose(self, chosen: bool) -> None:
        """Show whether it is the chosen one."""
        if chosen != self.chosen:
            self.chosen = chosen
            self._move()

    # How high it stands

    @property
    def _height(self) -> float:
        """How high it is to stand."""
        return CHOSEN_LIFT if self.chosen else POINTED_LIFT if self.underMouse() else 0.0

    def _move(self) -> None:
        self.rising.stop()
        if self.look.reduced_motion or not self.isVisible():
            self._stand_still()
            return
        self.rising.setStartValue(self.lift)
        self.rising.setEndValue(self._height)
        self.rising.start()

    def _stand_still(self) -> None:
        self.rising.stop()
        self._set_lift(self._height)

    def _set_lift(self, lift: float) -> None:
        self.lift = lift
        self.update()

    # What the person does

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._move()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._move()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPEN:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the arrows belong to the shelf

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._corner)
        painter.scale(self.scale, self.scale)
        self._paint_shadow(painter)
        painter.translate(0, -self.lift)
        if self._cover:
            art.draw(painter, self._cover)
        else:
            self._paint_plain_box(painter)
        if self.chosen:
            self._paint_frame(painter)
        if self.hasFocus():
            paint.focus_frame(painter, FRONT.adjusted(-6, -6, 6, 6), self.look.theme, 8)
        painter.end()

    def _paint_shadow(self, painter: QPainter) -> None:
        """On the board: fainter, and wider, the higher the box stands."""
        high = self.lift / CHOSEN_LIFT
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(_SHADOW, 0.42 - 0.12 * high))
        painter.drawEllipse(QPointF(FRONT.center().x() + 20, FRONT.bottom() + 1), 204 + 4 * high, 10 + 2 * high)

    def _paint_frame(self, painter: QPainter) -> None:
        """The gold frame of the chosen box."""
        theme = self.look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grown, line, width in ((5.0, theme.ink, 6.0), (5.0, theme.legal_glow, 3.5)):
            painter.setPen(QPen(line, width))
            painter.drawRoundedRect(FRONT.adjusted(-grown, -grown, grown, grown), 4, 4)

    def _paint_plain_box(self, painter: QPainter) -> None:
        """A box for a game that brings no cover: its name on the table's own colours."""
        theme, front = self.look.theme, FRONT
        painter.setPen(QPen(theme.ink, 2.2))
        painter.setBrush(theme.number_band.lighter(125))
        painter.drawPolygon([front.topLeft(), front.topLeft() + _DEPTH, front.topRight() + _DEPTH, front.topRight()])
        spine = [front.topRight(), front.topRight() + _DEPTH, front.bottomRight() + _DEPTH, front.bottomRight()]
        painter.setBrush(theme.number_band.darker(150))
        painter.drawPolygon(spine)
        painter.setBrush(theme.number_band)
        painter.drawRect(front)
        painter.setPen(QPen(theme.tile_back_line, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(front.adjusted(10, 10, -10, -10))
        words = front.adjusted(28, 40, -28, -40)
        font, align = fonts.serif(50, fonts.BLACK), paint.CENTRE
        fonts.draw_text(painter, self.meta.title, words, font, theme.number_text, lines=4, align=align)


def _cover(meta: Meta) -> str:
    """The drawing of a game's box, "" for a game without one."""
    name = f"box-{meta.id}"
    try:
        art.view_box(name)
    except FileNotFoundError:
        return ""
    return name
