"""What tiles, mats and bars are drawn with: grounds, trays, seals, counts, and the frames of their states.

All sizes are scene units (u). Every function paints with the given theme and leaves the painter's
pen and brush as it likes; text goes through `fonts`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform

from yamatai.table import art, fonts, stamps
from yamatai.table.panel import Mark
from yamatai.table.theme import Theme, faded

LINE = 1.4
"""The width of the line round panels and tiles."""
PANEL_RADIUS = 14.0
TILE_RADIUS = 12.0
TRAY_RADIUS = 8.0
SEAL = 34.0
"""The side of a prestige seal."""
COIN_PILL = (56.0, 32.0)
"""Width and height of a coin pill."""
SHADOW_REACH = QMarginsF(7, 3, 7, 11)
"""The room of a shadow round what casts it, with a little for soft edges: that of a tile's face in `stamps.draw`."""
LIFT = 3.0
"""How far a tile rises under the pointer."""
SINK = 2.0
"""How far a button goes down when it is pressed, and how high it stands else."""

CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_CORNER, _SIGN = 22.0, 24.0  # the side of the corner of what is chosen, the radius of the barred disc
_SHADOW_GROWTH = (0.0, 2.0, 4.0, 6.0)
_SHADOW_DROP = 4.0
_SHADOW_CORNER = 15.0  # from the edge of its reach to where its corner is over, more than the radius
_GLOW_REACH = QMarginsF(6, 6, 6, 6)
_SEAL_REACH = QMarginsF(3, 3, 3, 4)
_SEAL_INNER = QColor("#FFE9D2")
_COIN = QColor("#F6D778")
_COIN_EDGE = QColor("#D9AE45")
_BACK_WAVES = faded(QColor("#9FC0DE"), 0.34)
_DECK_STEP = QPointF(-2.0, 2.0)
_DECK_SHOWN = 3
_WAVE_TILE = (48.0, 24.0)
_WAVE_RADII = (23.0, 17.0, 11.0, 5.0)


# Grounds.


def shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The soft shadow of something that lies on the sea; it reaches 10 u below `rect`, 6 u to the sides."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        _shadow(painter, rect, radius, theme)

    stamps.draw_ground(painter, ("shadow", theme, radius), rect, SHADOW_REACH, radius + _SHADOW_CORNER, paint)


def _shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    _plain(painter, theme.shadow)
    for grown in _SHADOW_GROWTH:
        layer = rect.adjusted(-grown, -grown, grown, grown).translated(0, _SHADOW_DROP)
        painter.drawRoundedRect(layer, radius + grown, radius + grown)


def panel(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = PANEL_RADIUS, fill: QColor | None = None,
    fine_line: float = 0.0,
) -> None:  # fmt: skip
    """The ground of a panel: shadow, fill, line. The line lies inside `rect`; a printed one of the opacity
    `fine_line` lies 4 u within its edge."""
    inside = fill or theme.panel

    def paint(painter: QPainter, rect: QRectF) -> None:
        _shadow(painter, rect, radius, theme)
        box(painter, rect, radius, inside, theme.panel_line)
        if fine_line:
            printed_line(painter, rect, theme, radius, fine_line)

    key = ("panel", theme, radius, inside.rgba(), fine_line)
    stamps.draw_ground(painter, key, rect, SHADOW_REACH, radius + _SHADOW_CORNER, paint)


def printed_line(painter: QPainter, rect: QRectF, theme: Theme, radius: float, opacity: float) -> None:
    """The fine line 4 u within the edge of a panel."""
    painter.setPen(QPen(faded(theme.panel_line, opacity), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(4.5, 4.5, -4.5, -4.5), radius - 4, radius - 4)


def tile(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TILE_RADIUS, fine_line: bool = False) -> None:
    """The ground of a tile; `fine_line` adds the printed line."""
    panel(painter, rect, theme, radius, theme.tile, 0.45 if fine_line else 0.0)


def box(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor | None = None, width: float = LINE
) -> None:
    """A filled rounded rectangle, with a line inside its edge."""
    if line is None:
        _plain(painter, fill)
        painter.drawRoundedRect(rect, radius, radius)
        return
    half = width / 2
    painter.setPen(QPen(line, width))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def raised(
    painter: QPainter, rect: QRectF, fill: QColor, radius: float, depth: float = 2.0, *, growing: bool = False
) -> None:
    """A button or pill: a little lighter at its top, with a darker edge `depth` u below it.

    Of a `growing` one, which has another size in each frame, no copy is kept.
    """

    def paint(painter: QPainter) -> None:
        edge = fill.darker(165)
        if depth:
            _plain(painter, edge)
            painter.drawRoundedRect(rect.translated(0, depth), radius, radius)
        sheen = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        sheen.setColorAt(0, fill.lighter(112))
        sheen.setColorAt(0.5, fill)
        half = LINE / 2
        painter.setPen(QPen(edge, LINE))
        painter.setBrush(sheen)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)

    if growing:
        paint(painter)
    else:
        stamps.draw(painter, ("raised", fill.rgba(), radius, depth), rect.adjusted(0, 0, 0, depth), paint)


def button(painter: QPainter, rect: QRectF, fill: QColor, mark: Mark, radius: float = 9.0) -> QRectF:
    """The ground of a button in its state: lighter under the pointer, down while it is pressed or its mode is on.
    Returns its face, for what stands on it; `marks` add the rest."""
    face = sunk(rect, mark)
    raised(painter, face, fill.lighter(106) if mark & Mark.HOVER else fill, radius, SINK if face == rect else 0.0)
    return face


def tray(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TRAY_RADIUS, deep: bool = False) -> None:
    """A hollow filled with water, for boats."""
    _plain(painter, theme.deep_tray if deep else theme.tray)
    painter.drawRoundedRect(rect, radius, radius)


def field(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TRAY_RADIUS) -> None:
    """A hollow of the panel's own colour, for words and small things."""
    _plain(painter, theme.field)
    painter.drawRoundedRect(rect, radius, radius)


def left_end(rect: QRectF, radius: float) -> QPainterPath:
    """`rect` with only its two left corners rounded: a band at the left end of a tile."""
    path = QPainterPath()
    path.moveTo(rect.right(), rect.top())
    path.lineTo(rect.left() + radius, rect.top())
    path.arcTo(rect.left(), rect.top(), 2 * radius, 2 * radius, 90, 90)
    path.lineTo(rect.left(), rect.bottom() - radius)
    path.arcTo(rect.left(), rect.bottom() - 2 * radius, 2 * radius, 2 * radius, 180, 90)
    path.lineTo(rect.right(), rect.bottom())
    path.closeSubpath()
    return path


def dashed_slot(
    painter: QPainter, rect: QRectF, line: QColor, radius: float = TRAY_RADIUS, fill: QColor | None = None
) -> None:
    """An empty place where something can lie."""

    def paint(painter: QPainter) -> None:
        pen = QPen(line, LINE)
        pen.setDashPattern([4.0 / LINE, 3.0 / LINE])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)

    stamps.draw(painter, ("slot", radius, line.rgba(), fill and fill.rgba()), rect, paint)


# Backs of tiles.


def back(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 10.0) -> None:
    """The back of a tile: indigo, waves (where the theme has any), a gold line."""

    def paint(painter: QPainter) -> None:
        box(painter, rect, radius, theme.tile_back, faded(theme.tile_back_line, 0.7))
        if theme.seigaiha is not None:
            waves(painter, rect.adjusted(LINE, LINE, -LINE, -LINE), radius - LINE, _BACK_WAVES)
        painter.setPen(QPen(theme.tile_back_line, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), radius - 3, radius - 3)

    stamps.draw(painter, ("back", theme, radius), rect, paint)


def deck(painter: QPainter, rect: QRectF, theme: Theme, count: int, radius: float = 10.0) -> QRectF:
    """A pile of `count` tiles within `rect`, up to three of them showing below the topmost; returns its rectangle."""
    drop = _DECK_STEP * _DECK_SHOWN
    top = QRectF(rect.left() - drop.x(), rect.top(), rect.width() + drop.x(), rect.height() - drop.y())
    if count < 1:
        dashed_slot(painter, top, theme.lane, radius)
        return top
    under = min(_DECK_SHOWN, count - 1)
    shadow(painter, top.translated(_DECK_STEP * under), radius, theme)
    for depth in range(under, 0, -1):
        box(painter, top.translated(_DECK_STEP * depth), radius, theme.tile_back, faded(theme.tile_back_line, 0.7))
    back(painter, top, theme, radius)
    return top


def waves(painter: QPainter, rect: QRectF, radius: float, line: QColor) -> None:
    """The seigaiha pattern within a rounded rectangle."""

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_wave_brush(painter, rect.topLeft(), line))
        painter.drawRoundedRect(rect, radius, radius)

    stamps.draw(painter, ("waves", radius, line.rgba()), rect, paint)


def endless_waves(painter: QPainter, rect: QRectF, line: QColor) -> None:
    """The seigaiha pattern over what is seen of `rect`, which may be larger than any window: no copy is kept."""
    painter.fillRect(rect, _wave_brush(painter, rect.topLeft(), line))


def _wave_brush(painter: QPainter, corner: QPointF, line: QColor) -> QBrush:
    """The pattern as it begins at a corner."""
    scale = math.sqrt(abs(painter.deviceTransform().determinant()))
    brush = QBrush(_wave_tile(max(4, round(_WAVE_TILE[0] * scale)), line.rgba()))
    brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()).scale(1 / scale, 1 / scale))
    return brush


@lru_cache(maxsize=16)
def _wave_tile(width: int, rgba: int) -> QPixmap:
    """One tile of the pattern in whole device pixels, so that it repeats without a seam."""
    made = QPixmap(width, max(2, width // 2))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / _WAVE_TILE[0], made.height() / _WAVE_TILE[1])
    painter.setPen(QPen(QColor.fromRgba(rgba), 1.15))
    for x, y in ((24.0, 24.0), (0.0, 12.0), (48.0, 12.0)):
        for r in _WAVE_RADII:
            painter.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 0, 180 * 16)
    painter.end()
    return made


# Small things with a number or a word.


def seal(painter: QPainter, centre: QPointF, number: int | str, theme: Theme, side: float = SEAL) -> None:
    """A prestige seal with its value. A small one (under 24 u) has no inner line."""

    def paint(painter: QPainter) -> None:
        _seal(painter, centre, number, theme, side)

    stamps.draw(painter, ("seal", number, theme, side), _square(centre, side) + _SEAL_REACH, paint)


def _seal(painter: QPainter, centre: QPointF, number: int | str, theme: Theme, side: float) -> None:
    rect = _square(centre, side)
    radius = side * 6 / SEAL
    _plain(painter, faded(QColor("#0B1A10"), 0.28))
    painter.drawRoundedRect(rect.translated(1.0, 2.5), radius, radius)
    _plain(painter, theme.halo)
    painter.drawRoundedRect(rect.adjusted(-1.4, -1.4, 1.4, 1.4), radius + 1.4, radius + 1.4)
    box(painter, rect, radius, theme.seal, theme.seal_line, 1.6)
    small = side < 24
    if not small:
        painter.setPen(QPen(_SEAL_INNER, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = side * 0.1
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)
    font, words = fonts.sans(15.5 if small else max(15.5, side * 0.56), fonts.BLACK), _shown(number)
    font = fonts.fitting(words, font, rect.width() - 6)  # three characters, as of a score far below 0, stay within
    fonts.draw_lines(painter, (words,), rect, font, theme.seal_text, align=CENTRE)


def badge(painter: QPainter, centre: QPointF, number: int | str, theme: Theme, radius: float = 10.0) -> None:
    """A count on the corner of a piece: ink with a paper ring."""
    painter.setPen(QPen(theme.halo, 1.6))
    painter.setBrush(theme.ink)
    painter.drawEllipse(centre, radius, radius)
    font = fonts.sans(15.5, fonts.BLACK)
    fonts.draw_lines(painter, (_shown(number),), _square(centre, 2 * radius), font, QColor("#FFFFFF"), align=CENTRE)


def pill(
    painter: QPainter,
    rect: QRectF,
    text: str,
    fill: QColor,
    ink: QColor,
    size: float = 16.0,
    line: QColor | None = None,
) -> None:
    """A word on a rounded ground: Ready, Used."""
    box(painter, rect, rect.height() / 2, fill, line)
    fonts.draw_text(painter, text, rect, fonts.sans(size, fonts.BOLD), ink, align=CENTRE)


def coin_pill(painter: QPainter, corner: QPointF, coins: int, theme: Theme) -> None:
    """Coins that lie on a tile: a stack of one to four discs and their value. `corner` is its top left."""
    rect = QRectF(corner.x(), corner.y(), *COIN_PILL)
    box(painter, rect, rect.height() / 2, theme.panel, theme.ink, 1.6)
    painter.setPen(QPen(theme.ink, LINE))
    discs = max(1, min(4, coins // 2))
    foot = rect.center().y() + 2.5 * discs - 1
    for disc in range(discs):
        middle = QPointF(rect.left() + 8, foot - 5 * disc)
        painter.setBrush(_COIN_EDGE)
        painter.drawEllipse(middle + QPointF(0, 2), 11, 5)
        painter.setBrush(_COIN)
        painter.drawEllipse(middle, 11, 5)
    words = QRectF(rect.left() + 16, rect.top(), rect.width() - 22, rect.height())
    fonts.draw_lines(painter, (str(coins),), words, fonts.sans(18, fonts.BLACK), theme.text, align=CENTRE)


def pieces(painter: QPainter, names: Sequence[str], rect: QRectF, scale: float, step: float) -> None:
    """Drawings in a row, `step` u apart, in the middle of `rect`; they move closer where they would not fit."""
    if not names:
        return
    boxes = [art.view_box(name) for name in names]
    first, last = boxes[0], boxes[-1]
    room = rect.width() - (last.right() - first.left()) * scale - 4
    step = min(step, room / max(1, len(names) - 1))
    middle = (max(b.bottom() for b in boxes) + min(b.top() for b in boxes)) / 2
    x = rect.center().x() - step * (len(names) - 1) / 2
    y = rect.center().y() - middle * scale
    for name in names:
        art.shadow(painter, name, x, y, scale)
        art.draw(painter, name, x, y, scale)
        x += step


# States (look.md section 7). A painter of tiles draws in the `lifted` rectangle, then `marks` over it.


def lifted(rect: QRectF, mark: Mark) -> QRectF:
    """Where a tile is painted: 3 u higher under the pointer, unless it cannot be used."""
    return rect.translated(0, -LIFT) if mark & Mark.HOVER and not mark & Mark.DISABLED else QRectF(rect)


def sunk(rect: QRectF, mark: Mark) -> QRectF:
    """Where a button is painted: 2 u lower while it is pressed or its mode is on."""
    return rect.translated(0, SINK) if mark & (Mark.PRESSED | Mark.SELECTED) else QRectF(rect)


def marks(painter: QPainter, rect: QRectF, mark: Mark, theme: Theme, radius: float = TILE_RADIUS) -> None:
    """Everything that the state of a tile adds to it, in the order in which it covers."""
    if not mark:
        return
    if mark & Mark.DISABLED:
        wash(painter, rect, faded(theme.field, 0.72), radius)
    if mark & Mark.LEGAL:
        legal_frame(painter, rect, theme, radius)
    if mark & Mark.SELECTED:
        selected_frame(painter, rect, theme, radius)
    if mark & Mark.REFUSED:
        wash(painter, rect, theme.refused_wash, radius)
        _frame(painter, rect, theme.selected, 3, radius)
        refused_sign(painter, rect, theme)
    if mark & Mark.FOCUS:
        focus_frame(painter, rect, theme, radius)


def wash(painter: QPainter, rect: QRectF, over: QColor, radius: float = TILE_RADIUS) -> None:
    """A translucent layer over a tile."""
    _plain(painter, over)
    painter.drawRoundedRect(rect, radius, radius)


def legal_frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TILE_RADIUS) -> None:
    """The gold frame of what can be chosen now, with its glow of 5 u."""

    def paint(painter: QPainter) -> None:
        for grown, alpha in ((5.0, 0.30), (2.5, 0.45)):
            glow = faded(theme.legal_glow, alpha)
            _frame(painter, rect.adjusted(-grown, -grown, grown, grown), glow, 5, radius + grown)
        _frame(painter, rect.adjusted(-1, -1, 1, 1), theme.legal_glow, 3, radius + 1)
        _frame(painter, rect.adjusted(2, 2, -2, -2), theme.tile_back_line, LINE, radius - 2)

    stamps.draw(painter, ("legal", theme, radius), rect + _GLOW_REACH, paint)


def selected_frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TILE_RADIUS) -> None:
    """The vermilion frame of what is chosen, within a gold one, with a filled corner: other frames have none."""
    _frame(painter, rect.adjusted(-3, -3, 3, 3), theme.legal_glow, 3, radius + 3)
    _frame(painter, rect, theme.selected, 3, radius)
    side = min(_CORNER, 0.4 * rect.height())
    corner = QPainterPath(rect.topLeft())
    corner.lineTo(rect.left() + side, rect.top())
    corner.lineTo(rect.left(), rect.top() + side)
    corner.closeSubpath()
    tile_shape = QPainterPath()
    tile_shape.addRoundedRect(rect, radius, radius)
    painter.fillPath(corner.intersected(tile_shape), theme.selected)


def refused_sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The barred disc in the middle of what refuses something."""
    radius = min(_SIGN, 0.35 * min(rect.width(), rect.height()))
    painter.setPen(QPen(theme.refused_ring, radius / 6))
    painter.setBrush(faded(theme.refused_fill, 0.82))
    painter.drawEllipse(rect.center(), radius, radius)
    reach = QPointF(0.7 * radius, -0.7 * radius)
    painter.drawLine(rect.center() - reach, rect.center() + reach)


def focus_frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = TILE_RADIUS) -> None:
    """The keyboard's double outline: 3 u white within 2 u ink."""
    _frame(painter, rect.adjusted(-4, -4, 4, 4), theme.focus_inner, 3, radius + 4)
    _frame(painter, rect.adjusted(-6, -6, 6, 6), theme.focus_outer, 2, radius + 6)


def _frame(painter: QPainter, rect: QRectF, line: QColor, width: float, radius: float) -> None:
    """A rounded outline whose outer edge is that of `rect`."""
    half = width / 2
    painter.setPen(QPen(line, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def _plain(painter: QPainter, fill: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _shown(number: int | str) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
