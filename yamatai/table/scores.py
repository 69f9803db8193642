"""The final scoring: who won and why, one row a player with every term of the score, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from yamatai.play.game import Place
from yamatai.play.match import Match
from yamatai.table import art, fonts, layers, paint
from yamatai.table.game_table import Column, GameTable
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.stage import HEIGHT, WIDTH
from yamatai.table.theme import Theme, faded

BUTTONS = ("see-board", "play-again", "new-game")
"""The ids of the buttons; the second is the main one."""

# Across, from the stage's left edge, u.
_SHEET = (130.0, 1790.0)  # left and right edge of the sheet that holds the table
_RANK = (156.0, 56.0)  # left edge, width
_PICTURE = 216.0  # left edge
_NAME = (344.0, 236.0)
_TERMS = (600.0, 1610.0)  # from the first column and the start of the bars to their end
_MOST_STEP = 168.0  # from column to column
_TOTAL = 1696.0  # centre

# Down, u. Rows are higher where there are fewer of them; the whole is centred on the stage.
_ABOVE = 230.0  # headline, sentence and the picture behind them
_HEAD = 126.0  # names of the columns
_ROWS = 552.0
_HIGHEST_ROW = 184.0
_FOOT = 14.0
_GAP = 22.0
_BUTTON = (56.0, 34.0, 18.0)  # height, room beside the words, gap
_TIE = 30.0

_BAR = 26.0
_SEAL = 74.0
_HEADLINE = (60.0, 52.0, 44.0, 36.0)  # sizes, the largest that fits
_NAMES = (28.0, 25.0, 22.0, 19.0)
_COLUMN_NAMES = (19.0, 17.0, 16.0)

Pattern = Literal["dashes", "hatch", "plain", "dots", "cross", "bars"]
_FILLS: tuple[tuple[QColor, Pattern], ...] = (
    (QColor("#E8C45E"), "dashes"),
    (QColor("#B92E22"), "hatch"),
    (QColor("#21466C"), "plain"),
    (QColor("#3A7D5A"), "dots"),
    (QColor("#7A5A9A"), "cross"),
    (QColor("#5C7A93"), "bars"),
)
"""Colour and pattern of each column's part of the bars: never the colour alone."""


@attrs.frozen
class _Row:
    """What one player's row shows; `terms` in the order of the columns."""

    rank: int
    name: str
    drawing: str
    terms: tuple[int, ...]
    total: int


@attrs.frozen
class _Sheet:
    """All that the screen shows."""

    headline: str
    sentence: str
    tie_rule: str
    columns: tuple[Column, ...]
    rows: tuple[_Row, ...]


class ScoreScreen(Panel):
    """Covers the whole stage. Its buttons are Place("button", id) for each id of BUTTONS."""

    MARGIN = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.COVER)
        # The ground reaches from edge to edge of the window, so it must be painted anew when that changes.
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._table: GameTable | None = None
        self._sheet = _Sheet("", "", "", (), ())

    def show(self, table: GameTable, match: Match) -> None:  # type: ignore[override]
        """Show how a finished match ended."""
        self._table = table
        self._sheet = _sheet(self.look, table, match)
        self.update()

    def own_spots(self) -> Sequence[Spot]:
        return [
            Spot(Place("button", id), rect, self._label(id))
            for id, rect in zip(BUTTONS, self._button_rects(), strict=True)
        ]

    # Where things lie

    @property
    def _row_height(self) -> float:
        return min(_HIGHEST_ROW, _ROWS / max(1, len(self._sheet.rows)))

    @property
    def _sheet_rect(self) -> QRectF:
        height = _HEAD + self._row_height * len(self._sheet.rows) + _FOOT
        below = _GAP + _BUTTON[0] + _GAP + _TIE
        top = (HEIGHT - _ABOVE - height - below) / 2 + _ABOVE
        return QRectF(_SHEET[0], top, _SHEET[1] - _SHEET[0], height)

    def _row_rect(self, index: int) -> QRectF:
        sheet, height = self._sheet_rect, self._row_height
        return QRectF(sheet.left(), sheet.top() + _HEAD + index * height, sheet.width(), height)

    def _label(self, button: str) -> str:
        return self.look.text(f"scores-{button}")

    def _button_rects(self) -> list[QRectF]:
        height, room, gap = _BUTTON
        widths = [fonts.width(self._label(id), _button_font()) + 2 * room for id in BUTTONS]
        left = (WIDTH - sum(widths) - gap * (len(widths) - 1)) / 2
        rects = []
        for width in widths:
            rects.append(QRectF(left, self._sheet_rect.bottom() + _GAP, width, height))
            left += width + gap
        return rects

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        sheet = self._sheet_rect
        self._paint_ground(painter)
        self._paint_sun(painter, sheet)
        self._paint_words(painter, sheet)
        paint.panel(painter, sheet, self.look.theme)
        self._paint_head(painter, sheet)
        for index, row in enumerate(self._sheet.rows):
            self._paint_row(painter, row, self._row_rect(index))
        for id, rect in zip(BUTTONS, self._button_rects(), strict=True):
            self._paint_button(painter, id, rect)

    def _paint_ground(self, painter: QPainter) -> None:
        """The sea, as behind the table: all of the window counts for its light, only the stage is covered."""
        stage = QRectF(QPointF(), self.size)
        theme = self.look.theme
        sea = QRadialGradient(stage.center(), stage.width() * 0.6)
        sea.setColorAt(0, theme.sea_centre)
        sea.setColorAt(0.62, theme.sea_mid)
        sea.setColorAt(1, theme.sea_edge)
        painter.fillRect(stage, sea)
        if theme.seigaiha is not None:
            paint.waves(painter, stage, 0, theme.seigaiha)

    def _paint_sun(self, painter: QPainter, sheet: QRectF) -> None:
        """The winner's drawing before the sun, standing on the sheet."""
        if not self._sheet.rows:
            return
        theme = self.look.theme
        painter.save()
        painter.setClipRect(QRectF(0, 0, WIDTH, sheet.top() + 10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.gate)
        painter.drawEllipse(QPointF(1540, sheet.top() - 80), 126, 126)
        painter.setBrush(faded(theme.halo, 0.62))
        for x, y, width in (
            (1382, -150, 200),
            (1420, -136, 150),
            (1600, -100, 220),
            (1330, -40, 240),
            (1372, -26, 170),
        ):
            painter.drawRoundedRect(QRectF(x, sheet.top() + y, width, 14), 7, 7)
        art.draw_fitted(painter, self._sheet.rows[0].drawing, QRectF(1560, sheet.top() - 150, 170, 156))
        painter.restore()

    def _paint_words(self, painter: QPainter, sheet: QRectF) -> None:
        theme, told = self.look.theme, self._sheet
        top = sheet.top() - _ABOVE
        room = QRectF(60, top + 20, WIDTH - 120, 92)
        lines, font = fit(told.headline, room.width(), [fonts.serif(size) for size in _HEADLINE], 2)
        fonts.draw_lines(painter, lines, room, font, theme.halo, align=paint.CENTRE)
        room = QRectF(250, top + 114, WIDTH - 500, 60)
        lines, font = fit(told.sentence, room.width(), [fonts.sans(23), fonts.sans(20)], 2)
        fonts.draw_lines(painter, lines, room, font, theme.halo, align=paint.CENTRE, leading=fonts.BUBBLE_LEADING)
        room = QRectF(60, sheet.bottom() + 2 * _GAP + _BUTTON[0], WIDTH - 120, _TIE)
        fonts.draw_text(painter, told.tie_rule, room, fonts.sans(18), theme.halo, align=paint.CENTRE)

    def _column_x(self, index: int) -> float:
        """The centre of a column."""
        step = min(_MOST_STEP, (_TERMS[1] - _TERMS[0]) / max(1, len(self._sheet.columns)))
        return _TERMS[0] + (index + 0.5) * step

    def _column_width(self) -> float:
        return min(_MOST_STEP, (_TERMS[1] - _TERMS[0]) / max(1, len(self._sheet.columns))) - 10

    def _paint_head(self, painter: QPainter, sheet: QRectF) -> None:
        theme, width = self.look.theme, self._column_width()
        for index, column in enumerate(self._sheet.columns):
            x = self._column_x(index)
            art.draw_fitted(painter, column.drawing, QRectF(x - 24, sheet.top() + 10, 48, 42))
            self._paint_column_name(painter, column.name, column.note, QRectF(x - width / 2, sheet.top(), width, _HEAD))
            if any(row.terms[index] > 0 for row in self._sheet.rows):
                _paint_part(painter, QRectF(x - 34, sheet.top() + _HEAD - 15, 68, 9), index, theme)
        paint.seal(painter, QPointF(_TOTAL, sheet.top() + 31), "", theme, 36)
        total = QRectF(_TOTAL - 70, sheet.top(), 140, _HEAD)
        self._paint_column_name(painter, self.look.text("scores-total"), "", total)
        painter.setPen(QPen(faded(theme.panel_line, 0.8), paint.LINE))
        line = sheet.top() + _HEAD - 2
        painter.drawLine(QPointF(sheet.left() + 24, line), QPointF(sheet.right() - 24, line))

    def _paint_column_name(self, painter: QPainter, name: str, note: str, rect: QRectF) -> None:
        lines, font = fit(name, rect.width(), [fonts.serif(size) for size in _COLUMN_NAMES], 2)
        below = fonts.draw_lines(
            painter, lines, rect.adjusted(0, 56, 0, 0), font, self.look.theme.text, align=_TOP_CENTRE
        )
        room = QRectF(rect.left(), below, rect.width(), 20)
        fonts.draw_text(painter, note, room, fonts.sans(16), self.look.theme.second_text, align=_TOP_CENTRE)

    def _paint_row(self, painter: QPainter, row: _Row, rect: QRectF) -> None:
        theme, middle = self.look.theme, rect.center().y()
        first = row.rank == 1
        if first:
            _paint_winner_ground(painter, rect.adjusted(14, 4, -14, -4), theme)
        elif row.rank > 2:
            painter.setPen(QPen(faded(theme.panel_line, 0.45), paint.LINE))
            painter.drawLine(QPointF(rect.left() + 28, rect.top()), QPointF(rect.right() - 28, rect.top()))
        rank = QRectF(_RANK[0], rect.top(), _RANK[1], rect.height())
        colour = theme.accent_text if first else theme.second_text
        fonts.draw_lines(painter, (str(row.rank),), rank, fonts.sans(42, fonts.BLACK), colour, align=paint.CENTRE)
        side = min(rect.height() - 34, 108)
        self._paint_picture(painter, row.drawing, QRectF(_PICTURE, middle - side / 2, side, side))
        name = QRectF(_NAME[0], rect.top(), _NAME[1], rect.height())
        lines, font = fit(row.name, name.width(), [fonts.serif(size) for size in _NAMES], 2)
        fonts.draw_lines(painter, lines, name, font, theme.text, align=paint.LEFT)
        for index, points in enumerate(row.terms):
            self._paint_number(painter, points, QPointF(self._column_x(index), middle - 25))
        self._paint_bar(painter, row, QPointF(_TERMS[0], middle + 14))
        paint.seal(painter, QPointF(_TOTAL, middle), row.total, theme, _SEAL)

    def _paint_picture(self, painter: QPainter, drawing: str, rect: QRectF) -> None:
        theme = self.look.theme
        paint.box(painter, rect, 12, theme.inner_land, theme.text, 3)
        art.draw_fitted(painter, drawing, rect.adjusted(9, 9, -9, -9))

    def _paint_number(self, painter: QPainter, points: int, centre: QPointF) -> None:
        theme = self.look.theme
        weight = fonts.BLACK if points else fonts.REGULAR
        colour = theme.accent_text if points < 0 else theme.text if points else theme.second_text
        room = QRectF(centre.x() - 60, centre.y() - 22, 120, 44)
        fonts.draw_lines(painter, (signed(points),), room, fonts.sans(32, weight), colour, align=paint.CENTRE)

    def _paint_bar(self, painter: QPainter, row: _Row, corner: QPointF) -> None:
        """The positive terms one behind the other; what the negative ones take away is dashed, at the end."""
        unit = (_TERMS[1] - _TERMS[0] - 40) / max(1, *(_gained(other) for other in self._sheet.rows))
        x = corner.x()
        for index, points in enumerate(row.terms):
            if points > 0:
                _paint_part(painter, QRectF(x, corner.y(), points * unit, _BAR), index, self.look.theme)
                x += points * unit
        lost = sum(points for points in row.terms if points < 0)
        if lost:
            start = corner.x() + max(0, _gained(row) + lost) * unit
            width = max(x - start, fonts.width(signed(lost), fonts.sans(16, fonts.BLACK)) + 10)
            self._paint_lost(painter, QRectF(start, corner.y() - 3, width, _BAR + 6), lost)

    def _paint_lost(self, painter: QPainter, rect: QRectF, points: int) -> None:
        theme = self.look.theme
        paint.dashed_slot(painter, rect, theme.text, 2, theme.tile)
        font = fonts.sans(16, fonts.BLACK)
        fonts.draw_lines(painter, (signed(points),), rect, font, theme.accent_text, align=paint.CENTRE)

    def _paint_button(self, painter: QPainter, id: str, rect: QRectF) -> None:
        theme, mark = self.look.theme, self.mark_of(Place("button", id))
        main = id == "play-again"
        fill, ink = (theme.main_button, theme.main_text) if main else (theme.panel, theme.text)
        pressed = bool(mark & Mark.SELECTED)
        face = rect.translated(0, 2) if pressed else rect
        paint.shadow(painter, rect, 12, theme)
        paint.raised(painter, face, fill.lighter(106) if mark & Mark.HOVER else fill, 12, 0 if pressed else 2)
        fonts.draw_lines(painter, (self._label(id),), face, _button_font(), ink, align=paint.CENTRE)
        paint.marks(painter, rect, mark & (Mark.LEGAL | Mark.FOCUS), theme, 12)


_TOP_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


def _sheet(look: Look, table: GameTable, match: Match) -> _Sheet:
    result, score = match.result, match.score
    assert result is not None, "the match is not over"
    meta, seats = match.game.meta, match.game.setup.seats
    names = tuple(seat.name for seat in seats)
    columns = table.columns()
    rows = tuple(
        _Row(
            rank,
            names[seat],
            table.seat_drawing(seat),
            tuple(score[seat].get(column.term, 0) for column in columns),
            sum(score[seat].values()),
        )
        for rank, seat in enumerate(result.ranking, 1)
    )
    return _Sheet(
        look.text(f"{meta.id}-headline", name=rows[0].name),
        table.end_sentence(match.view(None), names, score),
        look.text(f"{meta.id}-tie"),
        columns,
        rows,
    )


def fit(text: str, width: float, sizes: Sequence[QFont], lines: int) -> tuple[tuple[str, ...], QFont]:
    """`text` on one line of `width` u in the first of the fonts in which it fits, else on several in the last."""
    for font in sizes:
        if fonts.width(text, font) <= width:
            return (text,), font
    return fonts.wrap(text, sizes[-1], width, lines), sizes[-1]


def signed(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


def _gained(row: _Row) -> int:
    return sum(points for points in row.terms if points > 0)


def _button_font() -> QFont:
    return fonts.sans(20, fonts.BOLD)


def _paint_winner_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lamp light on the winner's row; less of it on a dark sheet, so that the words stay readable."""
    dark = theme.panel.lightness() < 128
    paint.box(painter, rect, 12, faded(theme.legal_glow, 0.14 if dark else 0.6), theme.tile_back_line, 2)


def _paint_part(painter: QPainter, rect: QRectF, column: int, theme: Theme) -> None:
    """One term's part of a bar, in the colour and pattern of its column."""
    fill, pattern = _FILLS[column % len(_FILLS)]
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, fill)
    ink = theme.ink if fill.lightness() > 140 else theme.halo
    _paint_pattern(painter, rect, pattern, faded(ink, 0.6))
    painter.restore()
    painter.setPen(QPen(theme.text, paint.LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


def _paint_pattern(painter: QPainter, rect: QRectF, pattern: Pattern, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1.6))
    middle, slant = rect.center().y(), rect.height() * 0.6
    match pattern:
        case "dashes":
            painter.setPen(QPen(ink, 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
        case "dots":
            painter.setPen(QPen(ink, min(4.0, rect.height() / 2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for x in _steps(rect, 12):
                painter.drawPoint(QPointF(x + 6, middle))
        case "bars":
            for x in _steps(rect, 8):
                painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        case "hatch" | "cross":
            for x in _steps(rect.adjusted(-slant, 0, 0, 0), 10):
                painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + slant, rect.top()))
                if pattern == "cross":
                    painter.drawLine(QPointF(x, rect.top()), QPointF(x + slant, rect.bottom()))


def _steps(rect: QRectF, step: int) -> list[float]:
    """The x of marks from the left to the right edge."""
    return [rect.left() + step * i for i in range(int(rect.width() / step) + 1)]
