"""Picking up and dropping: one little machine for the pointer, whatever lies under it.

A press on a spot that can be lifted becomes a drag once the pointer has moved a little, else a
click. Only the left button counts: any other button during a drag changes nothing. The thing itself
stays where it is; a separate ghost item owns the drag, so nothing is lost if the thing vanishes
meanwhile (`cancel`).
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from yamatai.play.game import Place
from yamatai.table import art, layers
from yamatai.table.animator import FADE_MS
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Panel, Spot
from yamatai.table.still import Still

THRESHOLD = 8.0  # u that the pointer moves before a press becomes a drag
PLAIN, LIFT = 0.94, 1.36  # scale of a piece where it lies and in the air, in board units at 0.74 (look.md 8)
BOARD_SCALE = 0.74
TILT = -5.0
LIFT_HEIGHT = 46.0  # u that a lifted piece hangs above the pointer, so that the mark of the place below it can be seen
FLY_HOME_MS = 220


class Drag(QObject):
    """Turns the stage's mouse events into `lifted`, `over`, `dropped`, `clicked` and `cancelled`.

    `dropped` carries source and target place (None: over nothing); the ghost waits for `accept` or
    `refuse`, which the receiver calls at once.
    """

    lifted = Signal(object)
    over = Signal(object)
    dropped = Signal(object, object)
    clicked = Signal(object)
    cancelled = Signal()

    def __init__(self, stage: QGraphicsScene, look: Look) -> None:
        super().__init__(stage)
        self._stage, self._look = stage, look
        self._spot: Spot | None = None
        self._panel: Panel | None = None
        self._from = QPointF()
        self._target: Place | None = None
        self.dropped_at = QPointF()  # where the hand let go the last time
        self._ghost: QGraphicsItem | None = None
        self._flight: QVariantAnimation | None = None

    @property
    def active(self) -> bool:
        """Whether something is in the air."""
        return self._ghost is not None and self._spot is not None

    @property
    def flying(self) -> bool:
        """Whether a refused thing is on its way home."""
        return self._flight is not None

    @property
    def ghost(self) -> QGraphicsItem | None:
        """The item in the air."""
        return self._ghost

    @property
    def source(self) -> Place | None:
        return self._spot.place if self._spot else None

    def press(self, event: QGraphicsSceneMouseEvent, panel: Panel | None, spot: Spot | None) -> None:
        """The left button went down on this spot."""
        self._land()
        self._spot, self._panel, self._from, self._target = spot, panel, event.scenePos(), None

    def move(self, point: QPointF, target: Spot | None) -> None:
        """The pointer moved to `point`, over `target`."""
        if self._spot is None or not self._spot.grip:
            return
        if self._ghost is None:
            if (point - self._from).manhattanLength() < THRESHOLD:
                return
            self._lift()
        if self._ghost is not None:
            self._ghost.setPos(point)
        place = target.place if target else None
        if place != self._target:
            self._target = place
            self.over.emit(place)

    def release(self, target: Spot | None) -> None:
        """The left button came up over `target`: a drop if something is in the air, else a click."""
        spot = self._spot
        if spot is None:
            return
        if self._ghost is None:
            self._spot = None
            if target is not None and target.place == spot.place:
                self.clicked.emit(spot.place)
            return
        self.dropped_at = self._ghost.pos()
        self.dropped.emit(spot.place, target.place if target else None)
        if self._ghost is not None and self._flight is None:  # nobody decided: it goes home
            self.refuse()

    def accept(self) -> None:
        """The drop was carried out: the ghost has done its work."""
        self._clear()

    def refuse(self) -> None:
        """The drop was refused: the ghost flies home, or fades where it is with reduced motion."""
        ghost, home = self._ghost, self._from
        self._spot = None
        if ghost is None:
            return
        flight, start = QVariantAnimation(self), ghost.pos()
        flight.setStartValue(0.0)
        flight.setEndValue(1.0)
        if self._look.reduced_motion:
            flight.setDuration(FADE_MS)
            flight.valueChanged.connect(lambda t: ghost.setOpacity(1.0 - t))
        else:
            flight.setDuration(FLY_HOME_MS)
            flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
            flight.valueChanged.connect(lambda t: ghost.setPos(start + (home - start) * t))
        flight.finished.connect(self._land)
        self._flight = flight
        flight.start()

    def cancel(self) -> None:
        """Put down whatever is in the air, at once; harmless when nothing is."""
        if self._spot is not None or self._ghost is not None:
            self._clear()
            self.cancelled.emit()

    def _lift(self) -> None:
        spot, panel = self._spot, self._panel
        if spot is None or panel is None:
            return
        self._ghost = (
            _tile_ghost(panel, spot) if spot.grip == SELF else PieceGhost(spot.grip, self._look.reduced_motion)
        )
        self._ghost.setZValue(layers.GHOST)
        self._stage.addItem(self._ghost)
        self.lifted.emit(spot.place)

    def _land(self) -> None:
        """Finish a flight that is under way: input is never blocked by an animation."""
        if self._flight is not None:
            self._clear()

    def _clear(self) -> None:
        flight, ghost = self._flight, self._ghost
        self._spot = self._panel = self._flight = self._ghost = self._target = None
        if flight is not None:
            flight.stop()
            flight.deleteLater()
        if ghost is not None:
            self._stage.removeItem(ghost)


class PieceGhost(QGraphicsItem):
    """A lifted piece: larger, tilted, high above its shadow, which lies where the piece will stand."""

    def __init__(self, name: str, upright: bool = False) -> None:
        super().__init__()
        self._lifted, self._tilt = 1.0, 0.0 if upright else TILT
        reach = QRectF(-48, -48, 96, 96)  # the largest boat
        self._still = Still(lambda painter: art.draw(painter, name, 0, 0, LIFT * BOARD_SCALE), reach)

    def lift(self, share: float) -> None:
        """Show it so far up: 0 as it lies, 1 in the air."""
        self._lifted = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-48, -LIFT_HEIGHT - 48, 96, LIFT_HEIGHT + 48 + 48)  # with its shadow, and on the ground

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        up = self._lifted
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.setOpacity(0.28 * up)
        painter.drawEllipse(QPointF(0, 8), 24, 10)
        painter.setOpacity(1.0)
        painter.translate(0, -LIFT_HEIGHT * up)
        size = (PLAIN + (LIFT - PLAIN) * up) / LIFT
        self._still.draw(painter, size, size, self._tilt * up)


def _tile_ghost(panel: Panel, spot: Spot) -> QGraphicsItem:
    """A picture of the tile as it lies there, held at its middle."""
    scale = 2.0  # sharp enough at every zoom for the short time of a drag
    size = spot.rect.size()
    pixmap = QPixmap((size * scale).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(panel.pos() - spot.rect.topLeft())
    panel.paint_panel(painter)
    painter.end()
    item = QGraphicsPixmapItem(pixmap)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setScale(1 / scale)
    item.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
    item.setOpacity(0.92)
    return item
