"""Draws the program's drawings (`resources/art/*.svg`), sharp at every zoom.

Each drawing is rendered once for every size, device pixel ratio and tint that is asked
for and kept as a pixmap; the least used ones leave when the cache is full. Sizes are
units of the painter: on the board a drawing's own unit is a board unit, and its (0, 0)
is the anchor, the point that lies on the space or island centre.

    art.shadow(painter, "boat-clay", x, y, 0.94)
    art.draw(painter, "boat-clay", x, y, 0.94)
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from yamatai import resources

CACHE_BYTES = 64 * 1024 * 1024

_Key = tuple[object, ...]


class ArtCache:
    """Pixmaps of drawings, the least recently used leaving first. One for the whole program
    is enough: the functions of this module use it."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self.limit = limit
        self.used = 0
        """Bytes held."""
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._renderers: dict[str, QSvgRenderer] = {}
        self._boxes: dict[str, QRectF] = {}

    def renderer(self, name: str) -> QSvgRenderer:
        """The parsed drawing; raises FileNotFoundError for an unknown or broken one."""
        found = self._renderers.get(name)
        if found is None:
            file = resources.path("art", f"{name}.svg")
            found = QSvgRenderer(str(file))
            if not found.isValid():
                raise FileNotFoundError(f"not a drawing that can be read: {file}")
            self._renderers[name] = found
        return found

    def view_box(self, name: str) -> QRectF:
        """The extent of a drawing in its own units. Shared: do not change it."""
        found = self._boxes.get(name)
        if found is None:
            found = self._boxes[name] = self.renderer(name).viewBoxF()
        return found

    def get(self, name: str, part: QRectF, size: QSize, scale: float, tint: QColor | None) -> QPixmap:
        """`part` (drawing units) of a drawing at `scale` device pixels a unit, in `size` device pixels."""
        rgba = None if tint is None else tint.rgba()
        key = (name, part.x(), part.y(), size.width(), size.height(), round(scale, 4), rgba)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = self._render(name, part, size, scale, tint)
        self._keep(key, made)
        return made

    def foot(self, foot: _Foot, scale: float) -> QPixmap:
        """The shadow of a standing piece at `scale` device pixels a unit."""
        key = (foot, round(scale, 4))
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = _foot_pixmap(foot, scale)
        self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget everything: the files are read anew."""
        self._pixmaps.clear()
        self._renderers.clear()
        self._boxes.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._pixmaps)

    def _render(self, name: str, part: QRectF, size: QSize, scale: float, tint: QColor | None) -> QPixmap:
        renderer = self.renderer(name)
        box = self.view_box(name)
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = (box.topLeft() - part.topLeft()) * scale
        renderer.render(painter, QRectF(corner, box.size() * scale))
        if tint is not None:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(made.rect(), tint)
        painter.end()
        return made

    def _keep(self, key: _Key, made: QPixmap) -> None:
        self._pixmaps[key] = made
        self.used += _bytes(made)
        while self.used > self.limit and len(self._pixmaps) > 1:
            _, gone = self._pixmaps.popitem(last=False)
            self.used -= _bytes(gone)


@attrs.frozen
class _Foot:
    """The cast shadow of a standing piece: an ellipse, in the drawing's units."""

    x: float
    y: float
    rx: float
    ry: float
    colour: str
    alpha: float


_LAND_SHADOW = "#0B1A10"
_FEET = {
    "boat": _Foot(1, 27, 33, 8, "#04101B", 0.35),
    "house": _Foot(1, 30, 35, 8, _LAND_SHADOW, 0.30),
    "torii": _Foot(0, 31, 34, 7, _LAND_SHADOW, 0.30),
    "palace": _Foot(0, 34, 42, 8, _LAND_SHADOW, 0.30),
    "mountain": _Foot(0, 30, 50, 8, _LAND_SHADOW, 0.30),
    "meeple": _Foot(0, 24, 19, 5, _LAND_SHADOW, 0.40),
}
_FLAT_OFFSET = (1.5, 4.0)
_FLAT_ALPHA = 0.28


@cache
def _shared() -> ArtCache:
    return ArtCache()


def clear() -> None:
    """Forget every rendered drawing."""
    _shared().clear()


def view_box(name: str) -> QRectF:
    """The extent of a drawing in its own units; (0, 0) is its anchor."""
    return QRectF(_shared().view_box(name))


def pixmap(name: str, scale: float = 1.0, dpr: float = 1.0, tint: QColor | None = None) -> QPixmap:
    """The whole drawing at `scale` logical pixels a unit, for a screen with that device pixel ratio.

    The pixmap carries the ratio. Its anchor lies at `-view_box(name).topLeft() * scale`.
    """
    box = _shared().view_box(name)
    device = scale * dpr
    made = QPixmap(_shared().get(name, box, _device_size(box.size() * device), device, tint))
    made.setDevicePixelRatio(dpr)
    return made


def draw(
    painter: QPainter,
    name: str,
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    opacity: float = 1.0,
    *,
    tint: QColor | None = None,
) -> None:
    """Draw with the anchor at (x, y) in the painter's units; `scale` is painter units a drawing unit.

    Unless the painter is rotated, the pixmap is moved to whole device pixels, so that it stays sharp.
    """
    box = _shared().view_box(name)
    target = QRectF(box.x() * scale + x, box.y() * scale + y, box.width() * scale, box.height() * scale)
    _draw_part(painter, name, box, target, scale, opacity, tint)


def draw_fitted(
    painter: QPainter, name: str, rect: QRectF, opacity: float = 1.0, *, tint: QColor | None = None
) -> None:
    """Draw as large as fits into `rect` (painter units), centred, with the aspect ratio kept."""
    box = _shared().view_box(name)
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    size = box.size() * scale
    corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
    _draw_part(painter, name, box, QRectF(corner, size), scale, opacity, tint)


def draw_cropped(
    painter: QPainter, name: str, target: QRectF, view: QRectF, opacity: float = 1.0, *, tint: QColor | None = None
) -> None:
    """Fill `target` (painter units) with the part `view` (drawing units) of a drawing.

    The aspect ratio is kept: where the two shapes differ, the longer side of `view` is cut.
    """
    scale = max(target.width() / view.width(), target.height() / view.height())
    part = QRectF(QPointF(), target.size() / scale)
    part.moveCenter(view.center())
    _draw_part(painter, name, part, target, scale, opacity, tint)


def shadow(
    painter: QPainter, name: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, opacity: float = 1.0
) -> None:
    """Draw the shadow that the drawing casts when it lies or stands at (x, y); call it before `draw`."""
    foot = _FEET.get(name.split("-")[0])
    if foot is None:
        dx, dy = _FLAT_OFFSET
        draw(painter, name, x + dx * scale, y + dy * scale, scale, opacity * _FLAT_ALPHA, tint=QColor(_LAND_SHADOW))
        return
    device_scale = scale * _zoom(painter)
    if device_scale > 0:
        corner = QPointF(x + (foot.x - foot.rx) * scale, y + (foot.y - foot.ry) * scale)
        _put(painter, _shared().foot(foot, device_scale), corner, opacity)


def _draw_part(
    painter: QPainter,
    name: str,
    part: QRectF,
    target: QRectF,
    scale: float,
    opacity: float,
    tint: QColor | None,
) -> None:
    """Draw `part` (drawing units) into `target` (painter units, of the same shape)."""
    zoom = _zoom(painter)
    if zoom * scale <= 0 or target.isEmpty():
        return
    size = _device_size(target.size() * zoom)
    _put(painter, _shared().get(name, part, size, scale * zoom, tint), target.topLeft(), opacity)


def _put(painter: QPainter, source: QPixmap, corner: QPointF, opacity: float) -> None:
    """Draw a picture in device pixels with its upper left corner at `corner` (painter units)."""
    device = painter.deviceTransform()
    painter.save()
    if opacity != 1.0:
        painter.setOpacity(painter.opacity() * opacity)
    if _is_upright(device):
        _to_device_pixels(painter, device)
        corner = device.map(corner)
        painter.drawPixmap(round(corner.x()), round(corner.y()), source)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(corner, QSizeF(source.size()) / _zoom(painter))
        painter.drawPixmap(whole, source, QRectF(source.rect()))
    painter.restore()


def _foot_pixmap(foot: _Foot, scale: float) -> QPixmap:
    reach = QSizeF(2 * foot.rx, 2 * foot.ry) * scale
    made = QPixmap(_device_size(reach))
    made.fill(Qt.GlobalColor.transparent)
    colour = QColor(foot.colour)
    colour.setAlphaF(foot.alpha)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QRectF(QPointF(), reach))
    painter.end()
    return made


def _zoom(painter: QPainter) -> float:
    """Device pixels a painter unit."""
    return math.sqrt(abs(painter.deviceTransform().determinant()))


def _is_upright(device: QTransform) -> bool:
    """Neither rotated, mirrored nor sheared: what is drawn can lie on whole device pixels."""
    return device.isAffine() and device.m12() == device.m21() == 0 and min(device.m11(), device.m22()) > 0


def _to_device_pixels(painter: QPainter, device: QTransform) -> None:
    """Make one painter unit one device pixel, whatever lies between painter and device."""
    inverse, possible = device.inverted()
    if possible:
        painter.setWorldTransform(inverse * painter.worldTransform())


def _device_size(size: QSizeF) -> QSize:
    """Whole device pixels that hold `size`; a rounding error must not add a row."""
    return QSize(max(1, math.ceil(size.width() - 1e-6)), max(1, math.ceil(size.height() - 1e-6)))


def _bytes(made: QPixmap) -> int:
    return made.width() * made.height() * max(made.depth(), 8) // 8
