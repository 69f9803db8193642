"""The board in the scene, drawn from one cached picture.

This module is also the door to what is painted on the board: the sea, the marks of
spaces and islands, and what lies on an island.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yamatai.table.chart import BOARD, Chart, chart_of, paint_anchorage, paint_archipelago
from yamatai.games.yamatai.table.coast import Archipelago
from yamatai.games.yamatai.table.marks import (
    BOAT_SCALE,
    SPACE_REACH,
    IslandState,
    SpaceState,
    paint_island_content,
    paint_island_state,
    paint_space_state,
)
from yamatai.games.yamatai.table.sea import paint_sea, paint_waves
from yamatai.table import layers
from yamatai.table.theme import Theme

__all__ = [
    "BOARD",
    "BOARD_ORIGIN",
    "BOARD_SCALE",
    "BOAT_SCALE",
    "SPACE_REACH",
    "Archipelago",
    "ArchipelagoItem",
    "Chart",
    "IslandState",
    "SpaceState",
    "paint_anchorage",
    "paint_archipelago",
    "paint_island_content",
    "paint_island_state",
    "paint_sea",
    "paint_space_state",
    "paint_waves",
]

BOARD_ORIGIN = QPointF(399, 207)
"""Where the board's (0, 0) lies in the scene."""
BOARD_SCALE = 0.740
"""Scene units a board unit."""

SETTLE_MS = 120
"""How long a zoom must rest before the board is drawn anew."""
_MOST_PIXELS = 16_000_000
"""A larger picture (64 MB) is not kept: at the deepest zoom on a large screen the board is scaled up a little."""


class ArchipelagoItem(QGraphicsItem):
    """The map with its idle spaces; its own coordinates are board units (1600 x 1000).

    Children of the item may use board units too. While the view is zoomed the last picture
    is stretched; it is drawn anew once the zoom rests for `settle_ms`, or at once if that
    is 0 (for pictures and tests).
    """

    def __init__(
        self,
        archipelago: Archipelago,
        theme: Theme,
        *,
        settle_ms: int = SETTLE_MS,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.chart = chart_of(archipelago)
        self.settle_ms = settle_ms
        self._theme = theme
        self._picture: QPixmap | None = None
        self._picture_scale = 0.0
        self._timer: QTimer | None = None
        self.setPos(BOARD_ORIGIN)
        self.setScale(BOARD_SCALE)
        self.setZValue(layers.BOARD)

    @property
    def theme(self) -> Theme:
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Draw the board in another theme from the next frame on."""
        if theme is not self._theme:
            self._theme = theme
            self._picture = None
            self.update()

    def forget(self) -> None:
        """Let go of the kept picture."""
        self._picture = None

    def to_scene(self, x: float, y: float) -> QPointF:
        """The point of the scene where the board's (x, y) lies, zoom included."""
        return self.mapToScene(QPointF(x, y))

    def coast(self, island_id: int) -> QPainterPath:
        """The outline of an island in board units."""
        return self.chart.coast(island_id)

    def boundingRect(self) -> QRectF:
        return QRectF(BOARD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device = painter.deviceTransform()
        scale = _kept_scale(math.sqrt(abs(device.determinant())))
        if scale <= 0:
            return
        on_screen = widget is not None
        picture, picture_scale = self._picture_for(scale) if on_screen else (self._once(scale), scale)
        painter.save()
        if _is_exact(device, picture_scale):
            _align(painter, device)
            painter.drawPixmap(0, 0, picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            source = QRectF(QPointF(), BOARD.size() * picture_scale)
            painter.drawPixmap(BOARD, picture, source)
        painter.restore()

    def _once(self, scale: float) -> QPixmap:
        """The picture for a drawing outside the window, which takes no part in the window's zoom."""
        if self._picture is not None and math.isclose(scale, self._picture_scale, rel_tol=1e-4):
            return self._picture
        return self.chart.picture(scale, self._theme)

    def _picture_for(self, scale: float) -> tuple[QPixmap, float]:
        """The picture at `scale` device pixels a board unit, or the last one while a zoom is under way; its scale."""
        if self._picture is not None and math.isclose(scale, self._picture_scale, rel_tol=1e-4):
            return self._picture, self._picture_scale
        if self._picture is not None and self.settle_ms > 0:
            self._wait_for_rest()
            return self._picture, self._picture_scale
        self._picture = self.chart.picture(scale, self._theme)
        self._picture_scale = scale
        return self._picture, scale

    def _wait_for_rest(self) -> None:
        if self._timer is None:
            self._timer = QTimer(self.scene())  # an item cannot own one; the stage goes when the item goes
            self._timer.setSingleShot(True)
            self._timer.timeout.connect(self._redraw)
        self._timer.start(self.settle_ms)

    def _redraw(self) -> None:
        self._picture = None
        self.update()


def _kept_scale(scale: float) -> float:
    """The scale at which the picture is kept: `scale`, unless that would take too much memory."""
    return min(scale, math.sqrt(_MOST_PIXELS / (BOARD.width() * BOARD.height())))


def _is_exact(device: QTransform, scale: float) -> bool:
    """One pixel of the picture is one of the device."""
    return (
        device.m12() == device.m21() == 0
        and math.isclose(device.m11(), scale, rel_tol=1e-4)
        and math.isclose(device.m22(), scale, rel_tol=1e-4)
    )


def _align(painter: QPainter, device: QTransform) -> None:
    """Make the painter's units device pixels, with the board's corner on a whole one."""
    inverse, _ = device.inverted()
    painter.setWorldTransform(inverse * painter.worldTransform())
    painter.translate(round(device.dx()), round(device.dy()))
