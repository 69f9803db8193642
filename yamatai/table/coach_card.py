"""The coach's card: a portrait, a note, and buttons; and where it stands so that it covers nothing that matters.

    card.tell(Note(head="Lay your second boat", text="…", foot="Step 6 of 14", portrait="ferry-master",
                   buttons=(Choice("skip", "Skip"), Choice("show", "Show me", main=True))), avoid, target)

A button is Place("button", "coach-skip"): the stage tells of it like of any other. Knows no lesson, so that whatever
has a note to give can use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from yamatai.play.game import Place
from yamatai.table import art, fonts, layers, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.stage import BAR, HEIGHT, WIDTH

Coords: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

PREFIX = "coach-"
CARD = 520.0  # its width, u
PAD = 16.0
RADIUS = 14.0
PORTRAIT = (96.0, 163.0)
HEAD, TEXT, FOOT = 24.0, 18.0, 17.0  # sizes of text
BUTTON_HEIGHT, BUTTON_PAD, BUTTON_GAP = 42.0, 22.0, 12.0
LINES = 9  # of a note: more than 240 characters need
CLEAR = 18.0
"""Between the card and what it must not cover, u."""
_STEP = 20.0  # of the search for a place
_EDGE = 10.0
_TAIL = (26.0, 150.0)  # half its width at the card, and how long it may be


@attrs.frozen
class Choice:
    """A button of the card. The Enter key presses the main one, unless it is only to be clicked (`by_enter`)."""

    id: str
    text: str
    main: bool = False
    by_enter: bool = True


@attrs.frozen
class Note:
    """All that the card says."""

    head: str
    text: str
    foot: str = ""
    portrait: str = ""
    buttons: tuple[Choice, ...] = ()


class CoachCard(Panel):
    """Beside what it speaks of, with a tail that points there."""

    MARGIN = _TAIL[1]

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, CARD, 236), layers.COACH_CARD)
        self.note = Note("", "")
        self._target: QRectF | None = None
        self._others: list[QRectF] = []  # what else the card keeps clear of
        self._scale = 1.0
        self.setVisible(False)

    def tell(self, note: Note, avoid: Sequence[QRectF] = (), target: QRectF | None = None) -> None:
        """Show a note where it covers none of these rectangles (scene units), as near to the target as can be."""
        self.note = note
        self.title = f"{note.head}. {note.text}"
        self.prepareGeometryChange()
        self._scale = self.look.size(1)
        self.size = QRectF(0, 0, CARD * self._scale, self._height() * self._scale).size()
        self.setPos(place_card(self.size.width(), self.size.height(), avoid, target))
        self._target = target.translated(-self.pos()) if target is not None else None
        self._others = [rect.translated(-self.pos()) for rect in avoid if rect != target]
        self.setVisible(True)
        self.changed()

    def hush(self) -> None:
        self.setVisible(False)

    @property
    def rect(self) -> QRectF:
        """Where it stands, in scene units."""
        return QRectF(self.pos(), self.size)

    @property
    def main(self) -> str:
        """The id of the button that Enter presses, "" for none."""
        return next((choice.id for choice in self.note.buttons if choice.main and choice.by_enter), "")

    def own_spots(self) -> list[Spot]:
        return [
            Spot(Place("button", PREFIX + choice.id), QRectF(rect.topLeft() * self._scale, rect.size() * self._scale),
                 choice.text)
            for choice, rect in zip(self.note.buttons, self._buttons(), strict=True)
        ]  # fmt: skip

    # Where things stand, in units of a card that is not enlarged

    def _words(self) -> QRectF:
        left = 2 * PAD + PORTRAIT[0] if self.note.portrait else PAD
        return QRectF(left, PAD, CARD - PAD - left, 1000)

    def _head(self) -> tuple[str, ...]:
        return fonts.wrap(self.note.head, _head_font(), self._words().width(), 2)

    def _text(self) -> tuple[str, ...]:
        return fonts.wrap(self.note.text, fonts.sans(TEXT), self._words().width(), LINES)

    def _height(self) -> float:
        head = len(self._head()) * HEAD * fonts.TILE_LEADING + 8
        words = head + len(self._text()) * TEXT * fonts.BUBBLE_LEADING
        return PAD + max(words, PORTRAIT[1] if self.note.portrait else 0) + PAD + BUTTON_HEIGHT + PAD

    def _buttons(self) -> list[QRectF]:
        """From the right; where they lack room they share what the foot leaves of the width."""
        choices = self.note.buttons
        top = self._height() - PAD - BUTTON_HEIGHT
        widths = [fonts.width(choice.text, _button_font()) + 2 * BUTTON_PAD for choice in choices]
        room = CARD - 2 * PAD - BUTTON_GAP * (len(choices) - 1)
        if self.note.foot:
            room -= fonts.width(self.note.foot, fonts.sans(FOOT)) + BUTTON_GAP
        if sum(widths) > room:
            widths = [width * room / sum(widths) for width in widths]
        left = CARD - PAD - sum(widths) - BUTTON_GAP * (len(choices) - 1)
        rects = []
        for width in widths:
            rects.append(QRectF(left, top, width, BUTTON_HEIGHT))
            left += width + BUTTON_GAP
        return rects

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        painter.scale(self._scale, self._scale)
        theme, note = self.look.theme, self.note
        rect = QRectF(0, 0, CARD, self._height())
        self._paint_ground(painter, rect)
        if note.portrait:
            art.draw_fitted(painter, note.portrait, QRectF(PAD, PAD, *PORTRAIT))
        words = self._words()
        y = fonts.draw_lines(painter, self._head(), words, _head_font(), theme.text) + 8
        words.setTop(y)
        fonts.draw_lines(painter, self._text(), words, fonts.sans(TEXT), theme.text, leading=fonts.BUBBLE_LEADING)
        rects = self._buttons()
        foot = QRectF(PAD, rect.bottom() - PAD - BUTTON_HEIGHT, CARD, BUTTON_HEIGHT)
        fonts.draw_text(painter, note.foot, foot, fonts.sans(FOOT), theme.second_text, align=paint.LEFT)
        for choice, button in zip(note.buttons, rects, strict=True):
            self._paint_button(painter, choice, button)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.look.theme
        paint.shadow(painter, rect, RADIUS, theme)
        card = QPainterPath()
        card.addRoundedRect(rect, RADIUS, RADIUS)
        tail = self._tail(rect)
        painter.setPen(QPen(theme.panel_line, 1.6))
        painter.setBrush(theme.panel)
        painter.drawPath(card.united(tail) if tail is not None else card)

    def _tail(self, rect: QRectF) -> QPainterPath | None:
        """The way to the target, unless it is far, the card stands over against nothing, or it would cover what else is
        to be seen."""
        if self._target is None:
            return None
        target = _divided(self._target, self._scale)
        half, reach = _TAIL
        inner = rect.adjusted(RADIUS + half, RADIUS + half, -RADIUS - half, -RADIUS - half)
        root = _nearest(inner, target.center())
        tip = _nearest(target, root)
        if rect.contains(tip) or (_nearest(rect, tip) - tip).manhattanLength() > reach:
            return None
        way = tip - root
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        across = QPointF(-way.y(), way.x()) * (half / length)
        tail = QPainterPath(root + across)
        tail.lineTo(tip - way * (6 / length))
        tail.lineTo(root - across)
        tail.closeSubpath()
        # What lies all round the target is pointed at with it.
        seen = [_divided(other, self._scale) for other in self._others if not other.contains(self._target)]
        return None if any(tail.intersects(other) for other in seen) else tail

    def _paint_button(self, painter: QPainter, choice: Choice, rect: QRectF) -> None:
        theme, mark = self.look.theme, self.mark_of(Place("button", PREFIX + choice.id))
        fill = theme.main_button if choice.main else theme.field
        face = paint.button(painter, rect, fill, mark)
        if not choice.main:
            painter.setPen(QPen(theme.panel_line, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(0.7, 0.7, -0.7, -0.7), 9, 9)
        ink = theme.main_text if choice.main else theme.text
        room = rect.width() - 16
        font = fonts.fitting(choice.text, _button_font(), room)
        fonts.draw_text(painter, choice.text, face.adjusted(8, 0, -8, 0), font, ink, align=paint.CENTRE)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 9)


def place_card(width: float, height: float, avoid: Sequence[QRectF], target: QRectF | None) -> QPointF:
    """The upper left corner of a card on the stage: it covers nothing of what is to be seen, nor the phase bar, and
    stands near the target, without one in the middle. Where there is no such place it covers as little as can be."""
    taken = [_coords(rect.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)) for rect in avoid]
    bar = _coords(BAR)
    wish = target.center() if target is not None else QPointF(WIDTH / 2, HEIGHT / 2)
    x, y = wish.x(), wish.y()

    def value(corner: tuple[float, float]) -> tuple[int, ...]:
        """The less, the better: what is covered, of the bar too, how far it is to the card, and to its middle."""
        left, top = corner
        card = (left, top, left + width, top + height)
        gap = max(left - x, 0.0, x - card[2]) ** 2 + max(top - y, 0.0, y - card[3]) ** 2
        middle = (left + width / 2 - x) ** 2 + (top + height / 2 - y) ** 2
        return round(sum(_common(card, other) for other in taken)), round(_common(card, bar)), round(gap), round(middle)

    rows = int((HEIGHT - 2 * _EDGE - height) / _STEP) + 1
    columns = int((WIDTH - 2 * _EDGE - width) / _STEP) + 1
    corners = product((_EDGE + i * _STEP for i in range(columns)), (_EDGE + i * _STEP for i in range(rows)))
    return QPointF(*min(corners, key=value))


def _divided(rect: QRectF, scale: float) -> QRectF:
    return QRectF(rect.topLeft() / scale, rect.size() / scale)


def _coords(rect: QRectF) -> Coords:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _common(one: Coords, other: Coords) -> float:
    """How much two rectangles share."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0.0


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def _head_font() -> QFont:
    return fonts.serif(HEAD)


def _button_font() -> QFont:
    return fonts.sans(17, fonts.BOLD)
