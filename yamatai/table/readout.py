"""What the table says about a thing: a card beside it, as a read-out or, with a picture, as a peek card (look.md 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from yamatai.table import art, fonts, layers, paint
from yamatai.table.look import Look
from yamatai.table.panel import Panel
from yamatai.table.stage import BAR, HEIGHT, WIDTH
from yamatai.table.theme import Theme

READ_OUT_MS, PEEK_MS, NAME_MS = 250, 350, 700
"""How long the pointer rests on a thing before its read-out, its peek card, its mere name is shown."""

ENLARGED = 1.6
"""The scale of the picture on a peek card."""

Sign = Literal["", "yes", "ready", "near", "no"]
"""The mark before a line: it can be done; all is there for it; one thing is missing; it cannot be done."""


@attrs.frozen
class Icon:
    """A small drawing in a line; a faded one stands for what is missing. `count` is written behind it."""

    drawing: str
    missing: bool = False
    count: int = 0


@attrs.frozen
class Line:
    """From left to right: a sign, words, a seal with points, drawings, further words, and a number or word at the
    right end. A line of words alone is wrapped. `spoken` is what is read aloud, where that is not what is written."""

    text: str = ""
    sign: Sign = ""
    seal: int | None = None
    icons: tuple[Icon, ...] = ()
    detail: str = ""
    value: str = ""
    strong: bool = False
    quiet: bool = False
    spoken: str = ""

    @property
    def is_paragraph(self) -> bool:
        return not (self.sign or self.icons or self.detail or self.value) and self.seal is None

    @property
    def words(self) -> str:
        return self.spoken or ", ".join(part for part in (self.text, self.detail, self.value) if part)


@attrs.frozen(eq=False)
class Picture:
    """How a thing looks: its size in u, and what paints it from (0, 0)."""

    size: QSizeF
    paint: Callable[[QPainter], None]


@attrs.frozen(eq=False)
class Note:
    """All that is said about a thing. `around` is what the card must not cover besides the thing itself, `avoid` what
    it should not (scene units); `after_ms` is how long the pointer has to rest."""

    head: str = ""
    lines: tuple[Line, ...] = ()
    picture: Picture | None = None
    around: QRectF | None = None
    avoid: tuple[QRectF, ...] = ()
    after_ms: int = READ_OUT_MS

    @property
    def words(self) -> str:
        """The whole note to be read aloud."""
        parts = [self.head, *(line.words for line in self.lines)]
        return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)


def name(words: str) -> Note:
    """The note of a thing of which only the name is told."""
    return Note(lines=(Line(words),), after_ms=NAME_MS)


_PAD = 16.0
_WIDTH = 420.0
_ROW = 33.0
_GAP = 7.0  # between paragraphs
_TEXT = 17.0
_HEAD = 20.0
_SIGN = 30.0
_SEAL = 26.0
_ICON = 32.0
_MOST_LINES = 7  # of a paragraph
_AWAY = 14.0  # from the thing
_EDGE = 10.0  # from the stage's edge
_SHIFTS = tuple(side * step for step in range(0, 800, 40) for side in (1, -1) if step or side > 0)
"""How far a card may lie off the middle of its thing, u; the nearest first."""
_FAR = 40.0  # to lie so many square u less on panels is worth a way of one u
_STAGE = QRectF(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE)
_RADIUS = 12.0


class ReadOut(Panel):
    """The card. The pointer looks through it, so that it never comes between a hand and the table."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, _WIDTH, 10), layers.BUBBLE)
        self.note = Note()
        self._enlarged = 1.0
        self.setVisible(False)

    def tell(self, note: Note, thing: QRectF, avoid: Sequence[QRectF] = (), panels: Sequence[QRectF] = ()) -> None:
        """Show a note beside a thing, where it covers neither that nor the phase bar, nor if it can what is to be
        avoided, and then as little of the panels as can be."""
        self.note = note
        self.prepareGeometryChange()
        self._enlarged = self.look.size(1)
        self.size = _size(note) * self._enlarged
        clear = thing if note.around is None else thing.united(note.around)
        self.setPos(beside(self.size, clear, (*avoid, *note.avoid), panels).topLeft())
        self.setVisible(True)
        self.changed()

    def hush(self) -> None:
        """Take the card away."""
        self.setVisible(False)

    def covers(self, point: QPointF) -> bool:
        return False

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        theme, note = self.look.theme, self.note
        painter.scale(self._enlarged, self._enlarged)
        size = self.size / self._enlarged
        paint.panel(painter, QRectF(QPointF(), size), theme, _RADIUS, theme.tile)
        y = _PAD
        if note.picture is not None:
            y = _paint_picture(painter, note.picture, size.width(), y)
        if note.head:
            head = QRectF(_PAD, y, size.width() - 2 * _PAD, 30)
            fonts.draw_text(painter, note.head, head, fonts.serif(_HEAD), theme.text, align=paint.LEFT)
            y += _head_height(note)
        column = _icon_column(note)
        for line in note.lines:
            room = QRectF(_PAD, y, size.width() - 2 * _PAD, _height(line, size.width() - 2 * _PAD))
            _paint_line(painter, line, room, column, theme)
            y += room.height()


def _paint_picture(painter: QPainter, picture: Picture, width: float, y: float) -> float:
    """Paint the picture in the middle of a card of this width; returns where the words begin."""
    size = picture.size * ENLARGED
    painter.save()
    painter.translate((width - size.width()) / 2, y + 4)
    painter.scale(ENLARGED, ENLARGED)
    picture.paint(painter)
    painter.restore()
    return y + size.height() + 20


def _paint_line(painter: QPainter, line: Line, room: QRectF, column: float, theme: Theme) -> None:
    colour = theme.second_text if line.quiet else theme.text
    if line.is_paragraph:
        rows = fonts.wrap(line.text, _font(line), room.width(), _MOST_LINES)
        words = room.adjusted(0, _GAP / 2, 0, 0)  # the gap is above and below: before a row and behind one
        fonts.draw_lines(painter, rows, words, _font(line), colour, leading=fonts.BUBBLE_LEADING)
        return
    x = room.left()
    if line.sign:
        paint_sign(painter, QPointF(x + 11, room.center().y()), line.sign, theme)
        x += _SIGN
    words = QRectF(x, room.top(), room.right() - x, room.height())
    fonts.draw_lines(painter, (line.text,), words, _font(line), colour, align=paint.LEFT)
    if line.text:
        x += fonts.width(line.text, _font(line)) + 9
    if line.seal is not None:
        paint.seal(painter, QPointF(x + _SEAL / 2, room.center().y()), line.seal, theme, _SEAL)
    x = max(x, room.left() + column) if line.icons and line.sign else x
    for icon in line.icons:
        x = _paint_icon(painter, icon, QRectF(x, room.top(), _ICON, room.height()), theme)
    if line.detail:
        words.setLeft(x)
        fonts.draw_lines(painter, (line.detail,), words, fonts.sans(_TEXT), theme.second_text, align=paint.LEFT)
    fonts.draw_lines(painter, (line.value,), room, _font(line), colour, align=paint.RIGHT)


def _paint_icon(painter: QPainter, icon: Icon, cell: QRectF, theme: Theme) -> float:
    """Paint the drawing with its count; returns where the next one begins."""
    box = QRectF(0, 0, 29, 29)
    box.moveCenter(cell.center())
    if icon.missing:
        pen = QPen(theme.second_text, 1.4)
        pen.setDashPattern([2.5, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 6, 6)
        art.draw_fitted(painter, icon.drawing, box.adjusted(4, 4, -4, -4), 0.4)
        return cell.right()
    art.draw_fitted(painter, icon.drawing, box)
    if not icon.count:
        return cell.right()
    font, count = fonts.sans(_TEXT, fonts.BOLD), f"\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{icon.count}"
    words = QRectF(cell.right() + 1, cell.top(), 60, cell.height())
    fonts.draw_lines(painter, (count,), words, font, theme.text, align=paint.LEFT)
    return words.left() + fonts.width(count, font) + 14


def paint_sign(painter: QPainter, centre: QPointF, sign: Sign, theme: Theme, radius: float = 10.0) -> None:
    """A filled disc with a tick, a ring with a tick, a dashed ring with a plus, or a bar: told apart by their shape."""
    unit = radius / 10
    pen = QPen(theme.good if sign in ("yes", "ready") else theme.second_text, 2.0 * unit)
    painter.setBrush(theme.good if sign == "yes" else Qt.BrushStyle.NoBrush)
    if sign == "near":
        pen.setDashPattern([1.6, 1.4])
    painter.setPen(pen)
    if sign != "no":
        painter.drawEllipse(centre, radius - unit, radius - unit)
    ink = theme.good_text if sign == "yes" else theme.good if sign == "ready" else theme.second_text
    painter.setPen(QPen(ink, 2.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    if sign in ("yes", "ready"):
        tick = [QPointF(-4.5, 0.5), QPointF(-1.2, 3.8), QPointF(4.5, -3.4)]
        painter.drawPolyline(QPolygonF([centre + point * unit for point in tick]))
        return
    reach = 4.2 * unit if sign == "near" else 7.0 * unit
    painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
    if sign == "near":
        painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach))


# Sizes


def _size(note: Note) -> QSizeF:
    width = _width(note)
    inner = width - 2 * _PAD
    picture = note.picture.size.height() * ENLARGED + 20 if note.picture is not None else 0.0
    lines = sum(_height(line, inner) for line in note.lines)
    return QSizeF(width, 2 * _PAD - _GAP / 2 + picture + _head_height(note) + lines)


def _width(note: Note) -> float:
    """The usual width, less for a few words alone, more for a wide picture."""
    if note.picture is not None:
        return max(_WIDTH, note.picture.size.width() * ENLARGED + 2 * _PAD)
    if note.head or not all(line.is_paragraph for line in note.lines):
        return _WIDTH
    return min(_WIDTH, 2 * _PAD + 1 + max(fonts.width(line.text, _font(line)) for line in note.lines))


def _head_height(note: Note) -> float:
    return 36.0 if note.head else 0.0


def _height(line: Line, width: float) -> float:
    if not line.is_paragraph:
        return _ROW
    rows = fonts.wrap(line.text, _font(line), width, _MOST_LINES)
    return len(rows) * _font(line).pixelSize() * fonts.BUBBLE_LEADING + _GAP


def _icon_column(note: Note) -> float:
    """Where drawings begin, so that they stand below each other, whatever words are before them."""
    widths = [
        (_SIGN if line.sign else 0)
        + (fonts.width(line.text, _font(line)) + 9 if line.text else 0)
        + (_SEAL + 10 if line.seal is not None else 0)
        for line in note.lines
        if line.icons and line.sign
    ]
    return max(widths, default=0.0)


def _font(line: Line) -> QFont:
    return fonts.sans(_TEXT, fonts.BOLD if line.strong else fonts.REGULAR)


# Where the card goes


def beside(size: QSizeF, thing: QRectF, avoid: Sequence[QRectF] = (), panels: Sequence[QRectF] = ()) -> QRectF:
    """A place for a card on the stage: beside the thing, clear of it and of the phase bar, and covering as little as
    can be of what is to be avoided. Of such places the one that covers least of `panels`: a card lies on the board
    rather than on a row or a mat; for a little less it does not go far. The nearest, towards the middle of the stage
    before away from it.
    """
    best, least = None, (0.0, 0.0)
    for shift, place in _candidates(size, thing, panels):
        if place.intersects(thing) or place.intersects(BAR):
            continue
        on_panels = _covered(place, panels)
        cost = (_covered(place, avoid), on_panels + _FAR * shift)
        if best is None or cost < least:
            best, least = place, cost
        if not cost[0] and not on_panels:
            break
    return best or next(place for _, place in _candidates(size, thing))


def _candidates(size: QSizeF, thing: QRectF, panels: Sequence[QRectF] = ()) -> Iterator[tuple[float, QRectF]]:
    """Places on all four sides of a thing, within the stage, those beside its middle first, and how far they lie off
    it; above and below it also beyond a panel that lies close by."""
    middle = thing.center() - QPointF(size.width() / 2, size.height() / 2)
    right, left = thing.right() + _AWAY, thing.left() - _AWAY - size.width()
    ahead = [panel for panel in panels if panel.left() < thing.right() and panel.right() > thing.left()]
    tops = [thing.top(), *(panel.top() for panel in ahead if 0 <= thing.top() - panel.bottom() < _AWAY)]
    feet = [thing.bottom(), *(panel.bottom() for panel in ahead if 0 <= panel.top() - thing.bottom() < _AWAY)]
    below, above = [foot + _AWAY for foot in feet], [top - _AWAY - size.height() for top in tops]
    sides = (left, right) if thing.center().x() > WIDTH / 2 else (right, left)
    levels = (*above, *below) if thing.center().y() > HEIGHT / 2 else (*below, *above)
    for shift in _SHIFTS:
        for x in sides:
            yield abs(shift), _within(size, x, middle.y() + shift)
        for y in levels:
            yield abs(shift), _within(size, middle.x() + shift, y)


def _covered(place: QRectF, others: Sequence[QRectF]) -> float:
    """How much of the others lies below a card, square u."""
    return sum(_area(place.intersected(other)) for other in others)


def _within(size: QSizeF, x: float, y: float) -> QRectF:
    left = min(max(x, _STAGE.left()), _STAGE.right() - size.width())
    top = min(max(y, _STAGE.top()), _STAGE.bottom() - size.height())
    return QRectF(QPointF(left, top), size)


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
