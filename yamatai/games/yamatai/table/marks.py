"""What is painted on spaces and islands during the game: marks for states, and what lies there.

Everything is in board units. A state never shows by colour alone: legal has the chevron,
refused the bar.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from yamatai.table import art
from yamatai.table.theme import Theme, faded

SpaceState = Literal["hover", "legal", "legal_hover", "legal_boat", "legal_boat_hover", "refused", "selected"]
IslandState = Literal["hover", "legal", "selected", "refused", "disabled"]

SPACE_REACH = 50.0
"""No mark of a space reaches farther from its centre."""

BOAT_SCALE = 0.94
HOUSE_SCALE = 0.98
GROUND = 34.0
"""Where a building's walls, and the shadow at their foot, meet the land, below its middle."""
ON_MOUNTAIN_SCALE = 0.84
ON_MOUNTAIN = QPointF(12, 16)
BESIDE_MOUNTAIN = QPointF(16, 20)
MOUNTAIN_BY_TOKEN = QPointF(-6, -12)
MOUNTAIN_BY_BUILDING = QPointF(0, -16)
SHARED_MOUNTAIN_SCALE = 0.95

_HALO = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
_DASHES = 12
_DASH_SHARE = 0.48


def paint_space_state(
    painter: QPainter, theme: Theme, state: SpaceState, entry: bool = False, glow: float = 1.0
) -> None:
    """Paint a space's mark with (0, 0) at its centre, over the idle space.

    `glow` (0 to 1) is the strength of the halo of a legal space, for its slow pulse.
    "selected" is the ring round a chosen boat, "legal_boat" the dashed one round a boat that can be chosen; both
    are painted below the boat.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if state == "hover":
        _circle(painter, 35 if entry else 27, None, QPen(QColor(Qt.GlobalColor.white), 3))  # clear of the gate's ring
    elif state == "selected":
        _circle(painter, 44, faded(theme.legal_glow, 0.45), QPen(theme.legal_glow, 4))
        _circle(painter, 47.5, None, QPen(theme.selected, 3))
    elif state in ("legal_boat", "legal_boat_hover"):
        _paint_legal_boat(painter, theme, 0.9 if state == "legal_boat_hover" else 0.5)
    elif state == "refused":
        _paint_refused(painter, theme)
    else:
        if state == "legal_hover":
            _circle(painter, 48, faded(theme.legal_glow, 0.5))
        _paint_legal(painter, theme, entry, glow)
    painter.restore()


def paint_boat_halo(painter: QPainter, theme: Theme, drawing: str, x: float = 0.0, y: float = 0.0) -> None:
    """Paint the gold halo of a boat placed this turn; the boat is painted over it."""
    for reach, colour in ((7.0, theme.ink), (5.0, theme.legal_glow)):
        for dx, dy in _HALO:
            art.draw(painter, drawing, x + dx * reach, y + dy * reach, BOAT_SCALE, tint=colour)


def _paint_refused(painter: QPainter, theme: Theme) -> None:
    _circle(painter, 44, faded(theme.refused_ring, 0.26))
    _circle(painter, 33, faded(theme.refused_fill, 0.82), QPen(theme.refused_ring, 5))
    painter.drawLine(QLineF(-23, 23, 23, -23))


def _paint_legal(painter: QPainter, theme: Theme, entry: bool, glow: float) -> None:
    _circle(painter, 48, faded(theme.legal_glow, 0.18 * glow))
    _circle(painter, 40, faded(theme.legal_glow, 0.32 * glow))
    if entry:
        art.draw(painter, "anchorage-entry")
    radius = 30.0 if entry else 28.0
    _circle(painter, radius, theme.legal_glow, QPen(theme.ink, 2))
    _circle(painter, radius - 5.5, None, _dashes(theme.legal_dash, radius - 5.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(theme.ink, 3.4 if entry else 4.2))
    painter.drawPath(_gate() if entry else _chevron())


def _paint_legal_boat(painter: QPainter, theme: Theme, strength: float) -> None:
    radius = 44.0
    _circle(painter, radius, faded(theme.legal_glow, strength), QPen(theme.legal_glow, 7))
    _circle(painter, radius + 3.5, None, QPen(theme.ink, 1.5))
    _circle(painter, radius, None, _dashes(theme.legal_dash, radius))


def _dashes(colour: QColor, radius: float) -> QPen:
    """A round of whole dashes: it closes without a seam."""
    pen = QPen(QBrush(colour), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    period = 2 * 3.14159265 * radius / _DASHES / pen.widthF()
    pen.setDashPattern([period * _DASH_SHARE, period * (1 - _DASH_SHARE)])
    return pen


@cache
def _chevron() -> QPainterPath:
    path = QPainterPath(QPointF(-9.2, -4.8))
    path.lineTo(0, 5.2)
    path.lineTo(9.2, -4.8)
    return path


@cache
def _gate() -> QPainterPath:
    """The entry gate with the chevron below it."""
    path = QPainterPath(QPointF(-14.5, -13.6))
    path.cubicTo(-6, -11.2, 6, -11.2, 14.5, -13.6)
    path.moveTo(-11, -8)
    path.lineTo(11, -8)
    for side in (-1, 1):
        path.moveTo(8 * side, -12)
        path.lineTo(8.6 * side, 6)
    path.moveTo(-8, 10)
    path.lineTo(0, 17)
    path.lineTo(8, 10)
    return path


def paint_island_state(painter: QPainter, theme: Theme, coast: QPainterPath, state: IslandState) -> None:
    """Paint an island's state over its land; `coast` is its outline in board units."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state == "legal":
        painter.fillPath(coast, faded(theme.legal_glow, 0.30))
        painter.strokePath(coast, _pen(faded(theme.ink, 0.7), 8.4))
        painter.strokePath(coast, _pen(theme.legal_glow, 6))
    elif state == "selected":
        painter.strokePath(coast, _pen(theme.legal_glow, 12))
        dashes = QPen(theme.selected, 6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([2.4, 1.4])
        painter.strokePath(coast, dashes)
    elif state == "hover":
        painter.strokePath(coast, _pen(theme.halo, 3))
    elif state == "refused":
        painter.fillPath(coast, theme.refused_wash)
        _paint_bar(painter, theme, coast)
    else:
        painter.fillPath(coast, theme.dim_wash)
    painter.restore()


def _paint_bar(painter: QPainter, theme: Theme, coast: QPainterPath) -> None:
    """A bar across an island that refuses something: its ends show whatever stands there."""
    painter.setClipPath(coast, Qt.ClipOperation.IntersectClip)
    bounds = coast.boundingRect()
    for ink, width in ((theme.refused_fill, 13.0), (theme.refused_ring, 7.0)):
        painter.setPen(_pen(ink, width))
        painter.drawLine(bounds.bottomLeft(), bounds.topRight())


def paint_island_content(
    painter: QPainter,
    x: float,
    y: float,
    *,
    token: str | None = None,
    mountain: bool = False,
    house: str | None = None,
    torii: bool = False,
    palace: bool = False,
    sacred: bool = False,
    sunk: float = 0.0,
) -> None:
    """Paint what lies on the island whose centre is (x, y), with the shadows.

    `token` is a kind of culture token, `house` the colour of the player who built it. On a
    mountain everything else moves down to the right, so that both stay readable. A building that comes up out of
    the land still stands `sunk` in it.
    """
    building = f"house-{house}" if house else "torii" if torii else "palace" if palace else None
    if mountain:
        _place_mountain(painter, x, y, bool(building or sacred), bool(token))
    if sacred:
        _place(painter, "sacred-ground", x, y, mountain)
    if token:
        _place_token(painter, token, x, y, mountain)
    if building and sunk:
        _place_sunk(painter, building, x, y, mountain, sunk)
    elif building:
        _place(painter, building, x, y, mountain)


def _place_mountain(painter: QPainter, x: float, y: float, building: bool, token: bool) -> None:
    if building or token:
        at = MOUNTAIN_BY_BUILDING if building else MOUNTAIN_BY_TOKEN
        _stand(painter, "mountain", x + at.x(), y + at.y(), SHARED_MOUNTAIN_SCALE)
    else:
        _stand(painter, "mountain", x, y, 1.0)


def _place(painter: QPainter, name: str, x: float, y: float, mountain: bool) -> None:
    if mountain:
        _stand(painter, name, x + ON_MOUNTAIN.x(), y + ON_MOUNTAIN.y(), ON_MOUNTAIN_SCALE)
    else:
        _stand(painter, name, x, y, HOUSE_SCALE if name.startswith("house") else 1.0)


def _place_sunk(painter: QPainter, name: str, x: float, y: float, mountain: bool, sunk: float) -> None:
    ground = y + (ON_MOUNTAIN.y() + GROUND * ON_MOUNTAIN_SCALE if mountain else GROUND)
    painter.save()
    painter.setClipRect(QRectF(x - 75, y - 75, 150, ground - y + 75), Qt.ClipOperation.IntersectClip)
    _place(painter, name, x, y + sunk, mountain)
    painter.restore()


def _place_token(painter: QPainter, kind: str, x: float, y: float, mountain: bool) -> None:
    if mountain:
        _stand(painter, f"culture-{kind}-mountain", x + BESIDE_MOUNTAIN.x(), y + BESIDE_MOUNTAIN.y(), 1.0)
    else:
        _stand(painter, f"culture-{kind}", x, y, 1.0)


def _stand(painter: QPainter, name: str, x: float, y: float, scale: float) -> None:
    art.shadow(painter, name, x, y, scale)
    art.draw(painter, name, x, y, scale)


def _circle(painter: QPainter, radius: float, fill: QColor | None, pen: QPen | None = None) -> None:
    painter.setPen(pen if pen is not None else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(fill if fill is not None else QBrush(Qt.BrushStyle.NoBrush))
    painter.drawEllipse(QPointF(), radius, radius)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
