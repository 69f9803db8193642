"""The log: the game in words, in a drawer over the right column. Each line is a button that shows that moment.

What stands in it is made of events by the game's `log_line`, which tells only what everybody may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from yamatai.play.game import Place
from yamatai.play.match import Match, Node
from yamatai.table import art, fonts, layers, paint
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.theme import faded

DRAWER = QRectF(1592, 10, 322, 1060)  # as wide as the glow of what lies below it
BUTTON = QRectF(1540, 874, 38, 38)  # in the board's free corner
TOGGLE, LINES = "log", "log-lines"
"""The ids of the buttons that open and close the drawer, and that list the lines of the match."""

WHEEL = 96.0  # u for a step of the wheel
_HEAD = 52.0
_PAD = 10.0
_SMALL = 34.0  # the side of a button in the head
_NUMBER = 34.0  # width of the numbers of actions
_MARK = 26.0
_ROUND, _TURN = 34.0, 34.0  # heights
_GAP = 4.0  # above and below the words of an action
_LEADING = 1.22
_THUMB = 5.0  # width
_FADE = 12.0  # the height in which rows vanish at the edges of the list

Kind = Literal["round", "turn", "action"]


@attrs.frozen
class Row:
    """A line of the list. A click on it presses the button `id`; a `note` stands below the words, and both are as
    soft as it if they are `quiet`."""

    kind: Kind
    text: tuple[str, ...]
    id: str = ""
    number: str = ""
    drawing: str = ""
    note: str = ""
    quiet: bool = False

    @property
    def spoken(self) -> str:
        """The row as it is read aloud."""
        words = ". ".join((*self.text, self.note) if self.note else self.text)
        return f"{self.number} {words}" if self.number else words


@attrs.frozen
class _Laid:
    """A row with its words broken into lines, and where it lies in the list."""

    row: Row
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    top: float
    height: float


def moment_id(number: int) -> str:
    """The button that shows the moment after so many actions."""
    return f"moment-{number}"


def rows(look: Look, table: GameTable, match: Match, line: Sequence[Node]) -> list[Row]:
    """A line of a match in words: the start, a heading for each round and each turn, the actions with their numbers."""
    names = [seat.name for seat in match.game.setup.seats]
    found = [Row("action", (look.text("log-start"),), moment_id(0), "0", quiet=True)]
    round, seat = 0, -1
    for node in line:
        assert node.parent
        if (now := match.game.round(node.parent.state)) != round:
            round, seat = now, -1
            found.append(Row("round", (look.text("log-round", round=round),)))
        begins = node.seat != seat or node.parent.ends_turn
        if begins:
            seat = node.seat
            found.append(Row("turn", (names[seat],), drawing=table.seat_drawing(seat)))
        words = told(table, node) or (look.text("log-silent"),)
        ends_only = node.ends_turn and not begins  # one action that is a whole turn is what the log is read for
        found.append(Row("action", words, moment_id(node.number), str(node.number), quiet=ends_only))
    return found


def told(table: GameTable, node: Node) -> tuple[str, ...]:
    """What an action brought, in words: a sentence for each of its events that is worth one."""
    return tuple(filter(None, map(table.log_line, node.events)))


class LogPanel(Panel):
    """A head and a list that scrolls. Its rows are Place("button", id), as are TOGGLE and LINES in the head."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, DRAWER, layers.DRAWER)
        self.title = look.text("log-head")
        self._head, self._note = "", ""
        self._rows: Sequence[Row] = ()
        self._laid: list[_Laid] = []
        self._current = ""
        self._offset = 0.0
        self.setVisible(False)

    def tell(self, head: str, note: str, rows: Sequence[Row], current: str) -> None:
        """Show these rows; `note` is what the head's button says, "" for none, `current` the row that is marked."""
        at_end = self._offset >= self._most
        moved = current != self._current
        self._head, self._note, self._current = head, note, current
        if rows != self._rows:
            self._rows = rows
            self._laid = _lay_out(rows, self._words_width, self._font)
        self._offset = self._most if at_end and not current else min(self._offset, self._most)
        if moved:
            self._reveal(current)
        self.changed()

    def scroll_by(self, by: float) -> None:
        """Move the list by so many u, as far as it goes."""
        offset = min(max(self._offset + by, 0.0), self._most)
        if offset != self._offset:
            self._offset = offset
            self.changed()

    def turn_page(self, pages: int) -> None:
        """Move the list by so many times what is seen of it, less a little that stays."""
        self.scroll_by(pages * (self._list.height() - _TURN))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll_by(-event.delta() / 120 * WHEEL)
        event.accept()

    def restyle(self) -> None:
        self._laid = _lay_out(self._rows, self._words_width, self._font)
        super().restyle()

    # Where things lie

    @property
    def _font(self) -> QFont:
        """Of what happened."""
        return fonts.sans(self.look.size(16))

    @property
    def _list(self) -> QRectF:
        """What is seen of the list."""
        return QRectF(_PAD, _HEAD, self.size.width() - 2 * _PAD, self.size.height() - _HEAD - _PAD)

    @property
    def _words_width(self) -> float:
        return self._list.width() - _NUMBER - 2 * _GAP - 2 * _THUMB

    @property
    def _most(self) -> float:
        """How far the list can be scrolled."""
        height = self._laid[-1].top + self._laid[-1].height if self._laid else 0.0
        return max(0.0, height - self._list.height())

    def _rect(self, laid: _Laid) -> QRectF:
        seen = self._list
        return QRectF(seen.left(), seen.top() + laid.top - self._offset, seen.width() - 2 * _THUMB, laid.height)

    def _seen(self) -> list[tuple[_Laid, QRectF]]:
        """The rows of which something is seen."""
        seen = self._list
        placed = ((laid, self._rect(laid)) for laid in self._laid)
        return [(laid, rect) for laid, rect in placed if rect.bottom() > seen.top() and rect.top() < seen.bottom()]

    def _reveal(self, id: str) -> None:
        """Scroll as little as needed to see a row; "" is the end of the list."""
        laid = next((laid for laid in self._laid if laid.row.id == id), None)
        if laid is None or not id:
            self._offset = self._most
            return
        room = 2 * _TURN  # so that one sees what lies before and behind
        least = laid.top + laid.height + room - self._list.height()
        self._offset = min(max(self._offset, least), laid.top - room)
        self._offset = min(max(self._offset, 0.0), self._most)

    def _close_rect(self) -> QRectF:
        return QRectF(self.size.width() - _PAD - _SMALL, (_HEAD - _SMALL) / 2, _SMALL, _SMALL)

    def _note_rect(self) -> QRectF:
        width = fonts.width(self._note, _note_font()) + 24
        return QRectF(self._close_rect().left() - 8 - width, (_HEAD - _SMALL) / 2, width, _SMALL)

    def own_spots(self) -> Sequence[Spot]:
        spots = [
            Spot(Place("button", laid.row.id), rect.intersected(self._list), laid.row.spoken)
            for laid, rect in self._seen()
            if laid.row.id
        ]
        if self._note:
            spots.append(Spot(Place("button", LINES), self._note_rect(), self._note))
        return [*spots, Spot(Place("button", TOGGLE), self._close_rect(), self.look.hint("log-close", "log"))]

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        theme = self.look.theme
        paint.panel(painter, QRectF(QPointF(), self.size), theme)
        words = QRectF(_PAD + 6, 0, self.size.width() / 2, _HEAD)
        fonts.draw_text(painter, self._head, words, fonts.serif(20), theme.text, align=paint.LEFT)
        if self._note:
            self._paint_small(painter, LINES, self._note_rect(), self._note)
        _paint_cross(painter, self._paint_small(painter, TOGGLE, self._close_rect(), ""), QPen(theme.text, 2.4))
        painter.save()
        painter.setClipRect(self._list, Qt.ClipOperation.IntersectClip)
        for laid, rect in self._seen():
            self._paint_row(painter, laid, rect)
        painter.restore()
        self._paint_fades(painter)
        self._paint_thumb(painter)

    def _paint_small(self, painter: QPainter, id: str, rect: QRectF, words: str) -> QRectF:
        """A button of the head; returns its face."""
        theme, mark = self.look.theme, self.mark_of(Place("button", id))
        face = paint.button(painter, rect, theme.field, mark, 8)
        fonts.draw_lines(painter, (words,), face, _note_font(), theme.text, align=paint.CENTRE)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 8)
        return face

    def _paint_row(self, painter: QPainter, laid: _Laid, rect: QRectF) -> None:
        theme, row = self.look.theme, laid.row
        mark = self.mark_of(Place("button", row.id)) if row.id else Mark.IDLE
        if row.kind == "round":
            paint.box(painter, rect.adjusted(0, 3, 0, -3), 8, theme.deep_field)
            fonts.draw_lines(painter, laid.lines, rect, fonts.serif(17), theme.text, align=paint.CENTRE)
        elif row.kind == "turn":
            box = QRectF(rect.left() + 4, rect.bottom() - _MARK - 2, _MARK, _MARK)
            art.draw_fitted(painter, row.drawing, box)
            words = QRectF(rect.left() + _NUMBER + _GAP, box.top(), self._words_width, _MARK)
            fonts.draw_lines(painter, laid.lines, words, fonts.serif(17), theme.text, align=paint.LEFT)
        else:
            self._paint_action(painter, laid, paint.sunk(rect, mark), mark)
        paint.marks(painter, rect.adjusted(6, 6, -6, -6), mark & Mark.FOCUS, theme, 6)

    def _paint_action(self, painter: QPainter, laid: _Laid, rect: QRectF, mark: Mark) -> None:
        theme, row = self.look.theme, laid.row
        now = bool(self._current) and row.id == self._current
        if now:
            paint.box(painter, rect, 6, theme.legal_glow)
            painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), theme.selected)
        elif mark & Mark.HOVER:
            paint.field(painter, rect, theme, 6)
        ink, second = (theme.ink, theme.ink) if now else (theme.text, theme.second_text)
        number = QRectF(rect.left(), rect.top() + _GAP, _NUMBER, rect.height())
        fonts.draw_lines(painter, (row.number,), number, self._font, second, align=_TOP_RIGHT, leading=_LEADING)
        words = QRectF(rect.left() + _NUMBER + 2 * _GAP, rect.top() + _GAP, self._words_width, rect.height())
        for lines, colour in ((laid.lines, second if row.quiet else ink), (laid.notes, second)):
            words.setTop(fonts.draw_lines(painter, lines, words, self._font, colour, leading=_LEADING))

    def _paint_fades(self, painter: QPainter) -> None:
        """The list vanishes where it goes on: what is cut there does not look like a fault."""
        seen, panel = self._list, self.look.theme.panel
        top, bottom = QRectF(seen), QRectF(seen)
        top.setHeight(_FADE)
        bottom.setTop(seen.bottom() - _FADE)
        for goes_on, strip, edge in (
            (self._offset > 0, top, seen.top()),
            (self._offset < self._most, bottom, seen.bottom()),
        ):
            if goes_on:
                fade = QLinearGradient(0, edge, 0, 2 * strip.center().y() - edge)
                fade.setColorAt(0, panel)
                fade.setColorAt(1, faded(panel, 0))
                painter.fillRect(strip, fade)

    def _paint_thumb(self, painter: QPainter) -> None:
        """How much of the list is seen, and where it lies in the whole."""
        if self._most <= 0:
            return
        seen = self._list
        share = seen.height() / (seen.height() + self._most)
        top = seen.top() + self._offset * share
        thumb = QRectF(seen.right() - _THUMB, top, _THUMB, max(24.0, seen.height() * share))
        paint.box(painter, thumb, _THUMB / 2, self.look.theme.panel_line)


class LogButton(Panel):
    """Opens the drawer, from the board's free corner."""

    MARGIN = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(look, BUTTON)
        self.title = look.text("log-head")

    def own_spots(self) -> Sequence[Spot]:
        return [Spot(Place("button", TOGGLE), QRectF(QPointF(), self.size), self.look.hint("log-open", "log"))]

    def paint_panel(self, painter: QPainter) -> None:
        theme, rect = self.look.theme, QRectF(QPointF(), self.size)
        mark = self.mark_of(Place("button", TOGGLE))
        face = paint.button(painter, rect, theme.panel, mark)
        art.draw_fitted(painter, "log", face.adjusted(8, 8, -8, -8), tint=theme.text)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 9)


_TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_MOST_LINES = 8  # of one event


def _lay_out(rows: Sequence[Row], width: float, font: QFont) -> list[_Laid]:
    """The rows one below the other, with their words broken to `width` u."""
    step = font.pixelSize() * _LEADING
    laid: list[_Laid] = []
    top = 0.0
    for row in rows:
        lines, notes = row.text, _broken((row.note,), width, font) if row.note else ()
        if row.kind == "round":
            height = _ROUND
        elif row.kind == "turn":
            lines, height = (fonts.elide(row.text[0], fonts.serif(17), width),), _TURN
        else:
            lines = _broken(row.text, width, font)
            height = (len(lines) + len(notes)) * step + 2 * _GAP
        laid.append(_Laid(row, lines, notes, top, height))
        top += height
    return laid


def _broken(texts: Sequence[str], width: float, font: QFont) -> tuple[str, ...]:
    return tuple(line for text in texts for line in fonts.wrap(text, font, width, _MOST_LINES))


def _note_font() -> QFont:
    return fonts.sans(16, fonts.BOLD)


def _paint_cross(painter: QPainter, rect: QRectF, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inner = rect.adjusted(11, 11, -11, -11)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
