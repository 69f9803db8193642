"""The painted chart: shallow water, lanes, islands, idle anchorages.

It is painted in board units (1600 x 1000) on a transparent ground, so that it lies on
the sea that fills the window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
)

from yamatai.games.yamatai.table import coast
from yamatai.table import art
from yamatai.table.theme import Theme, faded

BOARD = QRectF(0, 0, 1600, 1000)
"""The map's extent in board units."""
COMPASS = QPointF(77, 67)
"""The centre of the compass rose."""

_RIPPLE_DISTANCE = 17.0
_RIPPLE_DASHES = (24.0, 10.0, 10.0, 10.0)
_SHADOW_OFFSET = QPointF(1.5, 4.5)
_SHADOW_SEAM = 2.0
_INK_WIDTH = 2.1
_SAND_WIDTH = 10.0
_LAND_LINE = 1.0
_SAND_DASHES = (14.0, 7.0, 3.0, 6.0)
_LAND_RIM = 20.0
"""Where the inner land begins, from the coast."""
_KEPT_PIXELS = 4_000_000
"""A larger picture (16 MB, more than the whole board on a 4K screen) belongs to a zoom and is not kept."""


@attrs.frozen(eq=False)
class _Land:
    """The painted parts of one island, as paths in board units."""

    coast: QPainterPath
    shadow: QPainterPath
    ink: QPainterPath
    sand_line: QPainterPath
    ripple: QPainterPath
    trees: QPainterPath


def _land(island: coast.Island) -> _Land:
    points = coast.closed_points(island.coast)
    return _Land(
        coast=coast.smooth(points),
        shadow=coast.smooth(coast.beside(points, _SHADOW_SEAM)),
        ink=coast.ink_line(points, _INK_WIDTH, seed=island.id),
        sand_line=coast.smooth(coast.beside(points, -_SAND_WIDTH / 2)),
        ripple=coast.smooth(coast.beside(points, _RIPPLE_DISTANCE)),
        trees=coast.trees(island, points),
    )


class Chart:
    """The map of one archipelago, ready to be painted at any scale in any theme.

    Islands are painted one by one: for the rasterizer 34 small paths are several times
    cheaper than one path that holds them all.
    """

    def __init__(self, archipelago: coast.Archipelago) -> None:
        self.archipelago = archipelago
        self._lands = {island.id: _land(island) for island in archipelago.islands}
        self._lanes = coast.lanes(archipelago.spaces)
        self._strokes: dict[float, list[QPainterPath]] = {}
        self._last: tuple[float, Theme, QPixmap] | None = None

    def coast(self, island_id: int) -> QPainterPath:
        """The outline of an island in board units, for washes and for hit tests."""
        return QPainterPath(self._lands[island_id].coast)

    def picture(self, scale: float, theme: Theme) -> QPixmap:
        """The whole board on a transparent ground, at `scale` device pixels a board unit; the last one is kept."""
        if self._last is not None and self._last[:2] == (scale, theme):
            return self._last[2]
        made = self.part(BOARD, scale, theme)
        if made.width() * made.height() <= _KEPT_PIXELS:
            self._last = scale, theme, made
        return made

    def part(self, region: QRectF, scale: float, theme: Theme) -> QPixmap:
        """A region of the board, as `picture` paints it; nothing is kept."""
        made = QPixmap(math.ceil(region.width() * scale), math.ceil(region.height() * scale))
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.scale(scale, scale)
        painter.translate(-region.topLeft())
        self._paint(painter, theme)
        painter.end()
        return made

    def _paint(self, painter: QPainter, theme: Theme) -> None:
        self._paint_water(painter, theme)
        self._paint_islands(painter, theme)
        self._paint_spaces(painter, theme)
        painter.fillPath(coast.compass().translated(COMPASS), theme.compass)

    def _paint_water(self, painter: QPainter, theme: Theme) -> None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for distance, colour in _stacked(theme.shallow):
            for stroke in self._coast_strokes(2 * distance):
                painter.fillPath(stroke, colour)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        pen = _dashed(theme.ripple, 1.2, _RIPPLE_DASHES)
        for land in self._lands.values():
            painter.strokePath(land.ripple, pen)
        for lane in self._lanes:
            painter.fillPath(lane, theme.lane)

    def _paint_islands(self, painter: QPainter, theme: Theme) -> None:
        self._paint_shadows(painter, theme)
        widths = (2 * _LAND_RIM, 2 * (_SAND_WIDTH + _LAND_LINE), 2 * _SAND_WIDTH)
        strokes = zip(*(self._coast_strokes(width) for width in widths), strict=True)
        pen = _dashed(theme.sand_line, 1.0, _SAND_DASHES)
        for land, (rim, edge, sand) in zip(self._lands.values(), strokes, strict=True):
            painter.fillPath(land.coast, theme.inner_land)
            painter.setClipPath(land.coast)
            painter.fillPath(rim, theme.land)
            painter.fillPath(edge, theme.land_line)
            if theme.trees is not None:
                painter.fillPath(land.trees, theme.trees)
            painter.fillPath(sand, theme.sand)
            painter.setClipping(False)
            painter.strokePath(land.sand_line, pen)
            painter.fillPath(land.ink, theme.sand_ink)

    def _paint_shadows(self, painter: QPainter, theme: Theme) -> None:
        """Two coats, the lower one a little larger: soft without a blur."""
        painter.save()
        painter.translate(_SHADOW_OFFSET)
        for land in self._lands.values():
            painter.fillPath(land.shadow, faded(theme.island_shadow, 0.5))
            painter.fillPath(land.coast, faded(theme.island_shadow, 0.62))
        painter.restore()

    def _paint_spaces(self, painter: QPainter, theme: Theme) -> None:
        for space in self.archipelago.spaces:
            if space.entry:
                art.draw(painter, "anchorage-entry", space.x, space.y)
            else:
                paint_anchorage(painter, space.x, space.y, theme)

    def _coast_strokes(self, width: float) -> list[QPainterPath]:
        """The ring within `width / 2` of each coast, on both sides of it."""
        found = self._strokes.get(width)
        if found is None:
            stroker = QPainterPathStroker()
            stroker.setWidth(width)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            found = [stroker.createStroke(land.coast) for land in self._lands.values()]
            self._strokes[width] = found
        return found


def _stacked(bands: Sequence[tuple[float, QColor]]) -> list[tuple[float, QColor]]:
    """Each band's colour with all wider bands below it.

    Bands that are laid as a replacement of what is there, not as another coat on it, do
    not darken where the shallows of two islands meet.
    """
    whole: list[tuple[float, QColor]] = []
    below = QColor(0, 0, 0, 0)
    for distance, colour in bands:
        below = _over(colour, below)
        whole.append((distance, below))
    return whole


def _over(top: QColor, below: QColor) -> QColor:
    """The one translucent colour that looks like `top` painted on `below`."""
    a, b = top.alphaF(), below.alphaF() * (1 - top.alphaF())

    def mixed(upper: float, lower: float) -> float:
        return (upper * a + lower * b) / (a + b)

    return QColor.fromRgbF(
        mixed(top.redF(), below.redF()),
        mixed(top.greenF(), below.greenF()),
        mixed(top.blueF(), below.blueF()),
        a + b,
    )


_last_chart: list[Chart] = []


def chart_of(archipelago: coast.Archipelago) -> Chart:
    """The chart of an archipelago, the same for one game after another: its coasts take longer than all panels."""
    if not _last_chart or _last_chart[0].archipelago is not archipelago:
        _last_chart[:] = [Chart(archipelago)]
    return _last_chart[0]


def paint_archipelago(painter: QPainter, archipelago: coast.Archipelago, theme: Theme) -> None:
    """Paint the board once, in board units; an item that repaints keeps a picture instead."""
    chart = chart_of(archipelago)
    scale = math.sqrt(abs(painter.deviceTransform().determinant()))
    painter.drawPixmap(BOARD, chart.picture(scale, theme), QRectF(QPointF(), BOARD.size() * scale))


def paint_anchorage(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """Paint an empty boat space at (x, y) in board units."""
    centre = QPointF(x, y)
    painter.setPen(QPen(theme.anchorage_ring, 2.0))
    painter.setBrush(theme.anchorage_fill)
    painter.drawEllipse(centre, 22, 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.anchorage_ring)
    painter.drawEllipse(centre, 4, 4)


def _dashed(colour: QColor, width: float, pattern: tuple[float, ...]) -> QPen:
    """A broken line; `pattern` is dash, gap, dash, gap ... in board units."""
    pen = QPen(QBrush(colour), width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([length / width for length in pattern])
    return pen
