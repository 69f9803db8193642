"""How cards look: faces, backs, and the small ones on a seat's panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from yamatai.games.yucata.model.cards import HIDDEN, MIRROR, NAMES, SWORD
from yamatai.games.yucata.table import palette
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look

FACE = (132.0, 188.0)
"""Width and height of a card in the hand, u."""
_RADIUS = 12.0
_GLYPHS = {SWORD: "yucata-sword", MIRROR: "yucata-mirror"}


def name(look: Look, card: int) -> str:
    """What a card is called."""
    return look.text(f"yucata-card-{NAMES[card]}") if card in _GLYPHS else look.text("yucata-card-number", number=card)


def paint_card(painter: QPainter, rect: QRectF, card: int, look: Look) -> None:
    """A card in a rectangle of the shape of `FACE`: its face, or its back if it is not known."""
    theme, share = look.theme, rect.width() / FACE[0]
    paint.shadow(painter, rect, _RADIUS * share, theme)
    if card == HIDDEN:
        paint.back(painter, rect, theme, _RADIUS * share)
        return
    wood = palette.wood(theme)
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


def _paint_name(painter: QPainter, rect: QRectF, text: str, share: float, colour: QColor) -> None:
    line = QRectF(rect.left() + 10 * share, rect.bottom() - 48 * share, rect.width() - 20 * share, 34 * share)
    font = fonts.serif(max(15.5, 22 * share))
    if fonts.width(text, font) <= line.width():  # on a small card the drawing says it alone
        fonts.draw_lines(painter, (text,), line, font, colour, align=paint.CENTRE)
