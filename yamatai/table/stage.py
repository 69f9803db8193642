"""The scene that all games share: 1920 x 1080 units, panels on it, one pointer, one bubble.

One unit is one pixel at 1920 x 1080; the view fits the whole stage into the window, whatever its
size, so that nothing scrolls and nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
    QWidget,
)

from yamatai.play.game import Place
from yamatai.table.animator import Animator
from yamatai.table.drag import Drag
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.zoom import Zoom

WIDTH, HEIGHT = 1920.0, 1080.0
BAR = QRectF(396, 10, 1190, 88)  # the phase bar with the prompt line
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
PANEL_CACHE_KB = 128 * 1024  # all painted panels of a 4K screen several times; Qt's 10 MB do not hold them once
BUTTONS = ("button", "choice")
"""The kinds of places that go down when they are pressed."""
Backdrop = Callable[[QPainter, QRectF], None]


class Stage(QGraphicsScene):
    """Panels by height, and what the pointer does to them. Knows places, no game."""

    hovered = Signal(object)
    touched = Signal()  # a button of the mouse went down
    zoomed = Signal()  # a board is seen more closely, or another part of it
    pressed = Signal(str)  # the id of a button that no controller knows

    def __init__(self, look: Look) -> None:
        super().__init__(0, 0, WIDTH, HEIGHT)
        self.look = look
        self.panels: list[Panel] = []
        self.drag = Drag(self, look)
        self.animator = Animator(self, look)
        self.touched.connect(self.animator.finish)
        self._hover: Place | None = None
        self._pushed: Zoom | None = None  # of the board that the pointer pushes about
        self._down: tuple[Panel, Place] | None = None  # the button on which the mouse button went down
        self.seen = 1.0  # how much of what lies on it

    def add_panels(self, panels: Iterable[Panel]) -> None:
        """Put panels on the stage, lowest first."""
        for panel in panels:
            self.panels.append(panel)
            self.addItem(panel)
            if panel.zoom is not None:
                panel.zoom.changed.connect(self.zoomed)
        self._hide_covered()

    def remove_panel(self, panel: Panel) -> None:
        """Take a panel off; it may be put on again."""
        if panel in self.panels:
            self.panels.remove(panel)
            self.removeItem(panel)
            self._hide_covered()

    def _hide_covered(self) -> None:
        """Do not paint what no one sees."""
        covers = [panel.zValue() for panel in self.panels if panel.hides_below]
        for panel in self.panels:
            panel.setOpacity(0.0 if panel.zValue() < max(covers, default=panel.zValue()) else 1.0)

    def appear(self, share: float) -> None:
        """Let all that lies on the stage be seen so far, from 0 to 1, as one picture: nothing is seen through another
        thing, the backdrop lies over them all for the rest."""
        self.seen = share
        self.update()

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, topmost last."""
        return [spot for panel in self._by_height() for spot in panel.spots()]

    def find(self, place: Place) -> Spot | None:
        """The first spot of a place, or None if it is not on the stage."""
        found = (panel.find(place) for panel in self._by_height())
        return next((spot for spot in found if spot is not None), None)

    def look_at(self, point: QPointF) -> tuple[Panel | None, Spot | None]:
        """Panel and spot under a point. A panel hides what lies below it, also where it has no spot."""
        for panel in reversed(self._by_height()):
            spot = panel.spot_at(point)
            if spot is not None or panel.covers(point):
                return panel, spot
        return None, None

    def set_marks(self, marks: Mapping[Place, Mark]) -> None:
        """Show these places in these states, all others idle."""
        for panel in self.panels:
            panel.set_marks(marks)

    def close(self) -> None:
        """Let go of everything, before the stage is thrown away: no drag, no animation, no item is left."""
        self.drag.cancel()
        self.animator.finish()
        self.animator.pulse(None)
        for panel in tuple(self.panels):
            self.remove_panel(panel)
            panel.forget()
        self.deleteLater()

    def restyle(self) -> None:
        """Paint everything anew, after the look has changed."""
        for panel in self.panels:
            panel.restyle()
        self.update()

    def _by_height(self) -> list[Panel]:
        return sorted((p for p in self.panels if p.isVisible()), key=lambda panel: panel.zValue())

    def zoom_at(self, point: QPointF) -> Zoom | None:
        """The zoom of the board at a point, unless another panel lies over it there."""
        top, _ = self.look_at(point)
        boards = [panel for panel in self.panels if panel.zoom is not None and top in (None, panel)]
        return next((board.zoom for board in boards if board.zoom and board.zoom.region.contains(point)), None)

    def in_sight(self, spot: Spot) -> bool:
        """Whether the middle of a spot is not covered, nor out of its board's region."""
        panel, _ = self.look_at(spot.rect.center())
        return panel is not None and panel.find(spot.place) is not None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        panel, spot = self.look_at(event.scenePos())
        if event.button() == MIDDLE or (event.button() == LEFT and spot is None):
            self._pushed = self.zoom_at(event.scenePos())
        if event.button() == LEFT:
            self.drag.press(event, panel, spot)
            if panel is not None and spot is not None and spot.place.kind in BUTTONS:
                self._down = (panel, spot.place)
                self._show_down(spot)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)  # the second press of two quick clicks is a press like any other
        if event.button() == LEFT and self._pushed is not None:
            self._pushed.reset()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._pushed is not None and event.buttons() & (LEFT | MIDDLE):
            self._pushed.push(event.scenePos() - event.lastScenePos())
        _, spot = self.look_at(event.scenePos())
        if event.buttons() & LEFT:
            self.drag.move(event.scenePos(), spot)
            self._show_down(spot)
        self.point_at(spot)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() in (LEFT, MIDDLE):
            self._pushed = None
        if event.button() == LEFT:
            self._show_down(None)
            self._down = None
            self.drag.release(self.look_at(event.scenePos())[1])
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        point = event.scenePos()
        zoom = self.zoom_at(point) if event.modifiers() & Qt.KeyboardModifier.ControlModifier else None
        if zoom is None:
            super().wheelEvent(event)
            return
        self.touched.emit()
        zoom.turn(event.delta(), point)
        self.point_at(self.look_at(point)[1])
        event.accept()

    def _show_down(self, spot: Spot | None) -> None:
        """The button on which the mouse button went down is down as long as the pointer, now on this spot, is on it."""
        if self._down is not None:
            panel, place = self._down
            panel.press(place if spot is not None and spot.place == place else None)

    def point_at(self, spot: Spot | None) -> None:
        """The pointer or the keyboard is here now."""
        place = spot.place if spot else None
        if place != self._hover:
            self._hover = place
            self.hovered.emit(spot)


class StageView(QGraphicsView):
    """The window on the stage: always the whole of it, with sea where the window is wider or higher."""

    fitted = Signal()  # the stage has another size on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backdrop: Backdrop | None = None
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PANEL_CACHE_KB))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def set_table(self, stage: Stage | None, backdrop: Backdrop | None) -> None:
        """Look at a stage, with this painted behind it; None for both looks at nothing."""
        self._backdrop = backdrop
        self.setScene(stage)
        self.fit()

    def event(self, event: QEvent) -> bool:
        stage = self.scene()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(stage, Stage):
            stage.animator.finish()  # any key, before it does what it does
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def leaveEvent(self, event: QEvent) -> None:
        stage = self.scene()
        if isinstance(stage, Stage):
            stage.point_at(None)
        super().leaveEvent(event)

    def fit(self) -> None:
        """Show the whole stage."""
        self.fitInView(QRectF(0, 0, WIDTH, HEIGHT), Qt.AspectRatioMode.KeepAspectRatio)
        self.fitted.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._backdrop is not None:
            self._backdrop(painter, self.mapToScene(self.viewport().rect()).boundingRect())

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        stage = self.scene()
        if isinstance(stage, Stage) and stage.seen < 1:
            painter.setOpacity(1 - stage.seen)
            self.drawBackground(painter, rect)
            painter.setOpacity(1)
