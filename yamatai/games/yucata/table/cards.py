"""How cards look: faces, backs, and the small ones on a seat's panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from yamatai.games.yucata.model.cards import HIDDEN, MIRROR, NAMES, SWORD
from yamatai.games.yucata.table import palette
from yamatai.games.yucata.table.palette import Wood
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look

FACE = (132.0, 188.0)
"""Width and height of a card in the hand, u."""
_RADIUS = 12.0
_TINY = 0.3
"""Cards smaller than this, in shares of `FACE`, have no shadow: it would be as large as they are."""
_GLYPHS = {SWORD: "yucata-sword", MIRROR: "yucata-mirror"}


def name(look: Look, card: int) -> str:
    """What a card is called."""
    return look.text(f"yucata-card-{NAMES[card]}") if card in _GLYPHS else look.text("yucata-card-number", number=card)


def paint_card(painter: QPainter, rect: QRectF, card: int, look: Look) -> None:
    """A card in a rectangle of the shape of `FACE`: its face, or its back if it is not known."""
    theme, share = look.theme, rect.width() / FACE[0]
    wood = palette.wood(theme)
    if share > _TINY:
        paint.shadow(painter, rect, _RADIUS * share, theme)
    if card == HIDDEN:
        _paint_back(painter, rect, share, wood)
        return
    paint.box(painter, rect, _RADIUS * share, wood.card, theme.panel_line)
    inner = rect.adjusted(8 * share, 8 * share, -8 * share, -8 * share)
    paint.box(painter, inner, 7 * share, wood.card, wood.garden, 2.4 * share)
    middle = rect.center()
    if card in _GLYPHS:
        art.draw(painter, _GLYPHS[card], middle.x(), middle.y() - 10 * share, 1.05 * share)
        _paint_name(painter, rect, name(look, card), share, wood.card_text)
    else:
        font = fonts.serif(92 * share)
        fonts.draw_lines(painter, (str(card),), rect, font, wood.card_text, align=paint.CENTRE)


def _paint_back(painter: QPainter, rect: QRectF, share: float, wood: Wood) -> None:
    """Jade with a gold frame, and a stepped diamond in the middle."""
    paint.box(painter, rect, _RADIUS * share, wood.back, wood.back_line, max(1.0, 1.6 * share))
    frame = 12 * share
    inner = rect.adjusted(frame, frame, -frame, -frame)
    if share > _TINY:
        paint.box(painter, inner, 6 * share, wood.back, wood.back_line, 2.4 * share)
    middle, half = rect.center(), rect.width() * 0.24
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood.back_line)
    corners = ((0, -1.3), (1, 0), (0, 1.3), (-1, 0))
    painter.drawPolygon(QPolygonF([middle + QPointF(x * half, y * half) for x, y in corners]))


def _paint_name(painter: QPainter, rect: QRectF, text: str, share: float, colour: QColor) -> None:
    line = QRectF(rect.left() + 10 * share, rect.bottom() - 48 * share, rect.width() - 20 * share, 34 * share)
    font = fonts.serif(max(15.5, 22 * share))
    if fonts.width(text, font) <= line.width():  # on a small card the drawing says it alone
        fonts.draw_lines(painter, (text,), line, font, colour, align=paint.CENTRE)
