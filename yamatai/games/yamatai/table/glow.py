"""The mark of a legal space, as it glows more and less: each strength is drawn once and then only laid down, so that
a pulse over many spaces costs next to nothing."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from yamatai.games.yamatai.table.marks import SPACE_REACH, paint_space_state
from yamatai.table.theme import Theme

LEAST = 0.7
"""The strength of a legal space at its weakest (look.md 8); it is 1 at its strongest."""
_STRENGTHS = 8
_KEPT = 32  # pictures: those of one zoom, and some of the last one


def strength(share: float) -> float:
    """How strong it is at a share of a pulse, 0 to 1: one of few strengths."""
    return LEAST + (1 - LEAST) * round(share * _STRENGTHS) / _STRENGTHS


def paint_legal(painter: QPainter, theme: Theme, entry: bool, hover: bool, glow: float) -> None:
    """Paint the mark round the painter's origin, on whole pixels, as sharp as if it were drawn there."""
    device = painter.deviceTransform()
    picture = _picture(theme, entry, hover, glow, round(device.m11(), 4))
    inverse, possible = device.inverted()
    if not possible:
        return
    corner = device.map(QPointF()) - QPointF(picture.width() / 2, picture.height() / 2)
    painter.save()
    painter.setWorldTransform(inverse * painter.worldTransform())
    painter.drawPixmap(round(corner.x()), round(corner.y()), picture)
    painter.restore()


@lru_cache(maxsize=_KEPT)
def _picture(theme: Theme, entry: bool, hover: bool, glow: float, zoom: float) -> QPixmap:
    half = round(SPACE_REACH * zoom) + 1
    picture = QPixmap(2 * half, 2 * half)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(half, half)
    painter.scale(zoom, zoom)
    paint_space_state(painter, theme, "legal_hover" if hover else "legal", entry, glow)
    painter.end()
    return picture
