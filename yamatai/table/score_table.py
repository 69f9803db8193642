"""The final scoring's table: a row a player and a column a term, with what stands above and below the sheet.

Lays it all out on the stage, and paints it as far as the points are counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from yamatai.play.game import Place
from yamatai.table import art, fonts, paint, score_bar
from yamatai.table.game_table import Column
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.score_bar import signed
from yamatai.table.score_sheet import Row, ScoreSheet
from yamatai.table.stage import HEIGHT, WIDTH
from yamatai.table.theme import Theme, faded

GAP, BUTTON = 22.0, 56.0
"""Above and below the buttons that stand below the sheet, and their height, u."""

# Across, from the stage's left edge, u.
_SHEET = (130.0, 1790.0)  # the edges of the sheet that holds the table
_WORDS = (450.0, 1470.0)  # headline and sentence; an emblem stands on either side of them
_RANK = (152.0, 56.0)  # left edge, width
_PICTURE = 272.0  # centre
_NAME = (348.0, 234.0)  # left edge, width
_TERMS = (600.0, 1610.0)  # the columns
_BAR_END = 1570.0  # of the longest bar; a box of what was lost may stand out of it
_MOST_STEP = 220.0  # from column to column
_TOTAL = 1696.0  # centre

# Down, u. Rows are higher where there are fewer of them; the whole stands in the middle of the stage.
_ABOVE = 230.0  # headline, sentence and sun
_HEAD = 126.0  # names of the columns
_ROWS = 552.0
_MOST_ROW = 184.0
_FOOT = 14.0
_TIE_RULE = 30.0

_MOST_PICTURE = 120.0
_NOTE = 28.0  # the height of the line below a name
_SEAL = 74.0
_HEADLINES = (60, 54, 48, 42)  # sizes of text, u: the largest that fits
_SENTENCES = (23, 20)
_NAMES = (28, 25, 22, 19)
_COLUMNS = (19, 17, 16)
_ONE_LINE = 8.0  # so much lower stand the heads of columns where no name needs two lines
_TOTALS = (41, 32, 24, 18)
_MIST = ((1450, -146, 180), (1488, -132, 150), (1590, -88, 250), (1436, -34, 220), (1478, -20, 150))  # x, y, width
_SUN = (1600.0, -84.0, 118.0)  # x, y from the sheet's edge, radius
_LEFT_EMBLEM = (250.0, 98.0, 20.0)  # centre, height above the sheet's edge, what the sheet hides below it
_SUN_EMBLEM = (1694.0, 165.0, 14.0)
_EMBLEM = 200.0  # the most width

_TOP_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class ScoreTable:
    """What a sheet says, laid out and painted, in u of the stage."""

    def __init__(self, look: Look, sheet: ScoreSheet) -> None:
        self.look, self.sheet = look, sheet

    # Where things lie

    @property
    def _row_height(self) -> float:
        return min(_MOST_ROW, _ROWS / max(1, len(self.sheet.rows)))

    @property
    def rect(self) -> QRectF:
        """The sheet that holds the table."""
        height = _HEAD + self._row_height * len(self.sheet.rows) + _FOOT
        below = GAP + BUTTON + GAP + _TIE_RULE
        top = (HEIGHT - _ABOVE - height - below) / 2 + _ABOVE
        return QRectF(_SHEET[0], top, _SHEET[1] - _SHEET[0], height)

    def _row_rect(self, index: int) -> QRectF:
        sheet, height = self.rect, self._row_height
        return QRectF(sheet.left(), sheet.top() + _HEAD + index * height, sheet.width(), height)

    @property
    def _column_step(self) -> float:
        return min(_MOST_STEP, (_TERMS[1] - _TERMS[0]) / max(1, len(self.sheet.columns)))

    def _column_rect(self, index: int, top: float, height: float) -> QRectF:
        step = self._column_step
        return QRectF(_TERMS[0] + index * step + 5, top, step - 10, height)

    def cells(self) -> Iterator[Spot]:
        """The cells of the table, in the order of reading: Place("rank", seat) and Place("term", "seat-column")."""
        text, sheet = self.look.text, self.sheet
        for index, row in enumerate(sheet.rows):
            rect = self._row_rect(index).adjusted(0, 8, 0, -8)
            name = text("scores-rank-cell", rank=row.rank, name=row.name)
            place = QRectF(_RANK[0], rect.top(), _NAME[0] + _NAME[1] - _RANK[0] - 6, rect.height())
            yield Spot(Place("rank", row.seat), place, f"{name}, {row.note}" if row.note else name, reads=True)
            for number, (column, points) in enumerate(zip(sheet.columns, row.terms, strict=True)):
                cell = self._column_rect(number, rect.top(), rect.height())
                name = text("scores-cell", name=row.name, column=column.name, points=signed(points))
                yield Spot(Place("term", f"{row.seat}-{column.term}"), cell, name, reads=True)
            cell = QRectF(_TOTAL - 60, rect.top(), 120, rect.height())
            name = text("scores-cell", name=row.name, column=text("scores-total"), points=signed(row.total))
            yield Spot(Place("term", f"{row.seat}-total"), cell, name, reads=True)

    # Painting

    def paint_rows(self, painter: QPainter) -> None:
        """Heads and rows, all but the points."""
        self._paint_head(painter, self.rect)
        for index, row in enumerate(self.sheet.rows):
            self._paint_row(painter, row, self._row_rect(index))

    def paint_points(self, painter: QPainter, counted: Sequence[float]) -> None:
        """The numbers, the bars and the totals, as far as they are counted: by column, a share of its points."""
        for index, row in enumerate(self.sheet.rows):
            self._paint_row_points(painter, row, counted, self._row_rect(index))

    def paint_sun(self, painter: QPainter) -> None:
        """The game's emblems, one of them before the sun in the mist, standing on the sheet."""
        sheet, theme = self.rect, self.look.theme
        x, y, radius = _SUN
        painter.save()
        painter.setClipRect(QRectF(0, 0, WIDTH, sheet.top() + 8), Qt.ClipOperation.IntersectClip)  # behind the sheet
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.selected)
        painter.drawEllipse(QPointF(x, sheet.top() + y), radius, radius)
        painter.setBrush(faded(theme.halo, 0.62))
        for left, top, width in _MIST:
            painter.drawRoundedRect(QRectF(left, sheet.top() + top, width, 13), 6.5, 6.5)
        for drawing, (middle, high, hidden) in zip(self.sheet.emblems, (_LEFT_EMBLEM, _SUN_EMBLEM), strict=True):
            if drawing:
                box = art.view_box(drawing)
                scale = min(_EMBLEM / box.width(), (high + hidden) / box.height())
                foot = sheet.top() + hidden
                room = QRectF(middle - box.width() * scale / 2, 0, box.width() * scale, box.height() * scale)
                room.moveBottom(foot)
                art.draw_fitted(painter, drawing, room)
        painter.restore()

    def paint_words(self, painter: QPainter, colour: QColor) -> None:
        """Headline and sentence above the sheet, the rule for ties below it, on what lies behind the screen."""
        told, sheet = self.sheet, self.rect
        left, width, top = _WORDS[0], _WORDS[1] - _WORDS[0], sheet.top() - _ABOVE
        lines, font = _fit(told.headline, width, [fonts.serif(size) for size in _HEADLINES], 2)
        below = fonts.draw_lines(
            painter, lines, QRectF(left, top + 18, width, 102), font, colour, align=paint.CENTRE, leading=1.16
        )
        lines, font = _fit(told.sentence, width, [fonts.sans(size) for size in _SENTENCES], 2)
        room = QRectF(left, below + 10, width, 56)
        fonts.draw_lines(painter, lines, room, font, colour, align=_TOP_CENTRE, leading=fonts.BUBBLE_LEADING)
        room = QRectF(_SHEET[0], sheet.bottom() + 2 * GAP + BUTTON, sheet.width(), _TIE_RULE)
        fonts.draw_text(painter, told.tie_rule, room, fonts.sans(18), colour, align=paint.CENTRE)

    def _paint_head(self, painter: QPainter, sheet: QRectF) -> None:
        theme, width = self.look.theme, self._column_step - 10
        two = any(len(_column_lines(column.name, width)[0]) > 1 for column in self.sheet.columns)
        down = 0.0 if two else _ONE_LINE
        for index, column in enumerate(self.sheet.columns):
            rect = self._column_rect(index, sheet.top(), _HEAD)
            x = rect.center().x()
            _paint_drawing(painter, column, QRectF(x - 24, rect.top() + 10 + down, 48, 42), theme)
            self._paint_column_name(painter, column.name, column.note, rect.adjusted(0, down, 0, 0))
            if any(row.terms[index] > 0 for row in self.sheet.rows):
                score_bar.paint_part(painter, QRectF(x - 32, rect.bottom() - 16, 64, 9), index, theme)
        total = QRectF(_TOTAL - 70, sheet.top() + down, 140, _HEAD - down)
        art.draw_fitted(painter, "prestige", QRectF(_TOTAL - 24, sheet.top() + 10 + down, 48, 42))
        self._paint_column_name(painter, self.look.text("scores-total"), "", total)
        line = sheet.top() + _HEAD - 1
        painter.setPen(QPen(faded(theme.panel_line, 0.8), paint.LINE))
        painter.drawLine(QPointF(sheet.left() + 24, line), QPointF(sheet.right() - 24, line))

    def _paint_column_name(self, painter: QPainter, name: str, note: str, rect: QRectF) -> None:
        theme = self.look.theme
        lines, font = _column_lines(name, rect.width())
        below = fonts.draw_lines(painter, lines, rect.adjusted(0, 55, 0, 0), font, theme.text, align=_TOP_CENTRE)
        room = QRectF(rect.left(), below, rect.width(), 18)
        fonts.draw_text(painter, note, room, fonts.sans(16), theme.second_text, align=_TOP_CENTRE)

    def _paint_row(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        theme, middle = self.look.theme, rect.center().y()
        self._paint_row_ground(painter, row.rank, rect)
        place = QRectF(_RANK[0], rect.top(), _RANK[1], rect.height())
        colour = theme.accent_text if row.rank == 1 else theme.second_text
        fonts.draw_lines(painter, (str(row.rank),), place, fonts.sans(42, fonts.BLACK), colour, align=paint.CENTRE)
        side = min(rect.height() - 34, _MOST_PICTURE)
        picture = QRectF(_PICTURE - side / 2, middle - side / 2, side, side)
        paint.box(painter, picture, 12, row.colour, theme.text, paint.LINE)
        paint.box(painter, picture.adjusted(6, 6, -6, -6), 7, theme.inner_land, theme.text, paint.LINE)
        art.draw_fitted(painter, row.drawing, picture.adjusted(10, 10, -10, -10))
        self._paint_name(painter, row, QRectF(_NAME[0], rect.top(), _NAME[1], rect.height()))

    def _paint_name(self, painter: QPainter, row: Row, place: QRectF) -> None:
        """The name, and below it what the game notes of the seat."""
        theme = self.look.theme
        lines, font = _fit(row.name, place.width(), [fonts.serif(size) for size in _NAMES], 2)
        if not row.note:
            fonts.draw_lines(painter, lines, place, font, theme.text, align=paint.LEFT)
            return
        high = len(lines) * font.pixelSize() * fonts.TILE_LEADING
        top = place.center().y() - (high + _NOTE) / 2
        line = QRectF(place.left(), top, place.width(), high)
        fonts.draw_lines(painter, lines, line, font, theme.text, align=paint.LEFT)
        line = QRectF(place.left(), line.bottom(), place.width(), _NOTE)
        fonts.draw_text(painter, row.note, line, fonts.sans(18), theme.second_text, align=paint.LEFT)

    def _paint_row_points(self, painter: QPainter, row: Row, counted: Sequence[float], rect: QRectF) -> None:
        theme, middle = self.look.theme, rect.center().y()
        terms = [points * share for points, share in zip(row.terms, counted, strict=True)]
        for index, points in enumerate(terms):
            if counted[index] > 0:
                self._paint_number(painter, round(points), self._column_rect(index, middle - 47, 44))
        score_bar.paint_bar(painter, terms, QPointF(_TERMS[0], middle + 14), self._unit(), theme)
        whole = all(share == 1 for share in counted)
        total = row.total if whole else sum(round(points) for points in terms)
        self._paint_total(painter, total, QPointF(_TOTAL, middle))

    def _paint_row_ground(self, painter: QPainter, rank: int, rect: QRectF) -> None:
        """Lamp light for the winner, less of it on a dark sheet, where the words are light too; lines for the rest."""
        theme = self.look.theme
        if rank == 1:
            light = faded(theme.legal_glow, 0.14 if theme.panel.lightness() < 128 else 0.6)
            paint.box(painter, rect.adjusted(14, 4, -14, -4), 12, light, theme.tile_back_line, 2)
        elif rank > 2:
            painter.setPen(QPen(faded(theme.panel_line, 0.45), paint.LINE))
            painter.drawLine(QPointF(rect.left() + 28, rect.top()), QPointF(rect.right() - 28, rect.top()))

    def _paint_number(self, painter: QPainter, points: int, rect: QRectF) -> None:
        theme = self.look.theme
        colour = theme.accent_text if points < 0 else theme.text if points else theme.second_text
        font = fonts.sans(32, fonts.BLACK if points else fonts.REGULAR)
        fonts.draw_lines(painter, (signed(points),), rect, font, colour, align=paint.CENTRE)

    def _paint_total(self, painter: QPainter, points: int, centre: QPointF) -> None:
        """A seal whose number stays within its inner line, however long it is."""
        theme, side = self.look.theme, _SEAL * 0.78
        paint.seal(painter, centre, "", theme, _SEAL)
        room = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        lines, font = _fit(signed(points), side, [fonts.sans(size, fonts.BLACK) for size in _TOTALS], 1)
        fonts.draw_lines(painter, lines, room, font, theme.seal_text, align=paint.CENTRE)

    def _unit(self) -> float:
        """The length of a point in the bars, the same for all of them, u."""
        most = max(score_bar.gained(row.terms) for row in self.sheet.rows)
        return (_BAR_END - _TERMS[0]) / max(1, most)


def _fit(text: str, width: float, faces: Sequence[QFont], most: int) -> tuple[tuple[str, ...], QFont]:
    """One line of `width` u in the first face that is narrow enough, else up to `most` lines in the last one.

    Several lines are of about the same length, unless a long word stands against it.
    """
    for face in faces:
        if fonts.width(text, face) <= width:
            return (text,), face
    lines = fonts.wrap(text, face, width, most)
    longest = max(fonts.width(word, face) for word in text.split())
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        if longest <= width * share:
            even = fonts.wrap(text, face, width * share, most + 1)
            if len(even) == len(lines):
                return even, face
    return lines, face


def _column_lines(name: str, width: float) -> tuple[tuple[str, ...], QFont]:
    return _fit(name, width, [fonts.serif(size) for size in _COLUMNS], 2)


def _paint_drawing(painter: QPainter, column: Column, rect: QRectF, theme: Theme) -> None:
    """The drawing above a column; a part of one in a frame."""
    if column.part is None:
        art.draw_fitted(painter, column.drawing, rect)
        return
    side = min(rect.width(), rect.height()) - 2
    frame = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    art.draw_cropped(painter, column.drawing, frame, column.part)
    painter.setPen(QPen(theme.ink, paint.LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
