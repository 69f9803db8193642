"""The final scoring: who won and why, one row a player with every term of the score, and the ways on.

Its other faces show how the points came round by round: all seats in one graph, then every seat's by source.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import attrs
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from yamatai.play.game import Place, Terms
from yamatai.play.match import Match
from yamatai.table import art, fonts, layers, paint, points_graph, score_bar, sources_graph
from yamatai.table.animator import Animator, Easing
from yamatai.table.controller import Controller
from yamatai.table.game_table import Column, GameTable
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.picture import render
from yamatai.table.score_bar import signed
from yamatai.table.stage import HEIGHT, WIDTH, Stage, StageView
from yamatai.table.theme import Theme, faded

MAIN, POINTS = "play-again", "points"
BUTTONS = ("see-board", POINTS, MAIN, "new-game", "save-picture")
"""The ids of the buttons, from left to right."""
TERMS, BY_ROUND, BY_SOURCE = FACES = ("terms", "points", "sources")
"""What the sheet shows; the button POINTS turns to the next."""
APPEAR_MS, COLUMN_MS = 200, 700
"""How long the screen fades in, and a column counts up (look.md 8)."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PICTURE = (1920, 1080)
"""The size of a saved picture, in pixels."""

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
_GAP = 22.0
_BUTTON = (56.0, 28.0, 16.0)  # height, room beside the words, gap
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


@attrs.frozen
class _Row:
    """What one player's row shows; `terms` in the order of the columns."""

    seat: int
    rank: int
    name: str
    note: str
    drawing: str
    colour: QColor
    terms: tuple[int, ...]
    total: int


@attrs.frozen
class _Sheet:
    """All that the screen says."""

    headline: str = ""
    sentence: str = ""
    tie_rule: str = ""
    columns: tuple[Column, ...] = ()
    emblems: tuple[str, str] = ("", "")
    rows: tuple[_Row, ...] = ()
    lines: tuple[points_graph.Line, ...] = ()
    bars: tuple[sources_graph.Bars, ...] = ()
    sources: tuple[sources_graph.Source, ...] = ()


class ScoreScreen(Panel):
    """Covers the whole stage; its buttons are Place("button", id), one for each id in BUTTONS.

    The cells of the table are places too, to be read: Place("rank", seat) and Place("term", "seat-column"); in a graph
    there is a Place("series", number) for each seat. What does not change is painted once and kept.
    """

    MARGIN = 0.0
    hides_below = True

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.COVER)
        self.title = look.text("area-scores")
        # The light on the water follows the window's shape, which the item's own cache would not notice.
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._table: GameTable | None = None
        self._sheet = _Sheet()
        self._counted: list[float] = []  # by column: the share of its points that is shown
        self._face = TERMS
        self._in_picture = False
        self._kept: QPixmap | None = None  # what does not change, in device pixels
        self._key: tuple[object, ...] = ()

    def show(self, table: GameTable, match: Match) -> None:  # type: ignore[override]
        """Show how a finished match ended."""
        self._table = table
        self._sheet = _sheet(self.look, table, match)
        self._counted = [1.0] * len(self._sheet.columns)
        self._kept = None
        self.changed()

    def count_up(self, animator: Animator) -> None:
        """Let the screen appear, and one column after the other count up for all players."""
        animator.play(self.setOpacity, APPEAR_MS)
        for column in range(len(self._counted)):
            animator.play(partial(self._count, column), COLUMN_MS, Easing.OutQuad, delay=column * COLUMN_MS)

    def _count(self, column: int, share: float) -> None:
        self._counted[column] = share
        self.update(self._sheet_rect().adjusted(-4, -4, 4, 4))

    def turn_over(self) -> None:
        """Show the next face: the points by round, the points by source, the scoring again."""
        self._face = self._next_face
        self._kept = None
        self.changed()

    @property
    def _next_face(self) -> str:
        return FACES[(FACES.index(self._face) + 1) % len(FACES)]

    def restyle(self) -> None:
        self._kept = None
        super().restyle()

    def forget(self) -> None:
        self._kept = None
        super().forget()

    def picture(self, controller: Controller) -> QImage:
        """What is shown, as a picture without buttons."""
        controller.stage.animator.finish()
        self._in_picture = True
        try:
            return render(controller, *PICTURE)
        finally:
            self._in_picture = False

    def own_spots(self) -> Sequence[Spot]:
        rects = zip(BUTTONS, self._button_rects(), strict=True)
        buttons = [Spot(Place("button", id), rect, self._label(id)) for id, rect in rects]
        return [*(self._cells() if self._face == TERMS else self._series()), *buttons]

    def _cells(self) -> Iterator[Spot]:
        """The cells of the table, in the order of reading."""
        text, sheet = self.look.text, self._sheet
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

    def _series(self) -> Iterator[Spot]:
        """A seat's part of a graph, with all its numbers as its name."""
        sheet, room = self._sheet, self._sheet_rect()
        if self._face == BY_ROUND:
            total, rects = self.look.text("scores-total"), points_graph.ends(room, sheet.lines)
            told = [(line.name, [(total, line.points)]) for line in sheet.lines]
        else:
            rects, names = sources_graph.cells(room, len(sheet.bars)), [source.name for source in sheet.sources]
            told = [(bars.name, list(zip(names, zip(*bars.points, strict=True), strict=True))) for bars in sheet.bars]
        for number, (rect, (name, series)) in enumerate(zip(rects, told, strict=True)):
            numbers = (f"{what}: {', '.join(map(signed, points))}" for what, points in series if any(points))
            name = self.look.text("scores-series", name=name, points="; ".join(numbers))
            yield Spot(Place("series", number), rect, name, reads=True)

    # Where things lie

    def _row_height(self) -> float:
        return min(_MOST_ROW, _ROWS / max(1, len(self._sheet.rows)))

    def _sheet_rect(self) -> QRectF:
        height = _HEAD + self._row_height() * len(self._sheet.rows) + _FOOT
        below = _GAP + _BUTTON[0] + _GAP + _TIE_RULE
        top = (HEIGHT - _ABOVE - height - below) / 2 + _ABOVE
        return QRectF(_SHEET[0], top, _SHEET[1] - _SHEET[0], height)

    def _row_rect(self, index: int) -> QRectF:
        sheet, height = self._sheet_rect(), self._row_height()
        return QRectF(sheet.left(), sheet.top() + _HEAD + index * height, sheet.width(), height)

    def _column_step(self) -> float:
        return min(_MOST_STEP, (_TERMS[1] - _TERMS[0]) / max(1, len(self._sheet.columns)))

    def _column_rect(self, index: int, top: float, height: float) -> QRectF:
        step = self._column_step()
        return QRectF(_TERMS[0] + index * step + 5, top, step - 10, height)

    def _label(self, button: str) -> str:
        return self.look.text(f"scores-{self._next_face if button == POINTS else button}")

    def _button_rects(self) -> list[QRectF]:
        height, room, gap = _BUTTON
        widths = [fonts.width(self._label(id), _button_font()) + 2 * room for id in BUTTONS]
        left = (WIDTH - sum(widths) - gap * (len(widths) - 1)) / 2
        top = self._sheet_rect().bottom() + _GAP
        rects = []
        for width in widths:
            rects.append(QRectF(left, top, width, height))
            left += width + gap
        return rects

    def _window(self) -> QRectF:
        """All that can be seen, in scene units: more than the stage in a window of another shape."""
        scene = self.scene()
        for view in scene.views() if scene is not None else ():
            return view.mapToScene(view.viewport().rect()).boundingRect()
        return QRectF(QPointF(), self.size)

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        whole = all(share == 1 for share in self._counted)
        if self._in_picture:
            self._paint_still(painter, whole)
        else:
            self._put_still(painter, whole)
        if not whole and self._face == TERMS:
            self._paint_all_points(painter)
        if not self._in_picture:
            self._paint_buttons(painter)
            self._paint_focus(painter)

    def _put_still(self, painter: QPainter, whole: bool) -> None:
        """Lay down what does not change, painted anew only where window, theme or face are others."""
        device = painter.deviceTransform()
        window, place = self._window(), device.mapRect(QRectF(QPointF(), self.size)).toAlignedRect()
        numbers = (device.m11(), device.dx(), device.dy(), window.x(), window.y(), window.width(), window.height())
        key = (*(round(number, 3) for number in numbers), self.look.theme, whole)
        if self._kept is None or key != self._key:
            kept = QPixmap(place.size())
            kept.fill(Qt.GlobalColor.transparent)
            still = QPainter(kept)
            still.setRenderHints(painter.renderHints())
            still.setTransform(device * QTransform.fromTranslate(-place.x(), -place.y()))
            self._paint_still(still, whole)
            still.end()
            self._kept, self._key = kept, key
        inverse, _ = device.inverted()
        painter.save()
        painter.setWorldTransform(inverse * painter.worldTransform())
        painter.drawPixmap(place.topLeft(), self._kept)
        painter.restore()

    def _paint_still(self, painter: QPainter, whole: bool) -> None:
        sheet, theme = self._sheet_rect(), self.look.theme
        self._paint_ground(painter)
        self._paint_sun(painter, sheet)
        self._paint_words(painter, sheet)
        paint.panel(painter, sheet, theme)
        if self._face == BY_ROUND:
            points_graph.paint_graph(painter, sheet, self._sheet.lines, self.look.text("scores-round"), theme)
        elif self._face == BY_SOURCE:
            lost = self.look.text("scores-lost")
            sources_graph.paint_sources(painter, sheet, self._sheet.bars, self._sheet.sources, lost, theme)
        else:
            self._paint_head(painter, sheet)
            for index, row in enumerate(self._sheet.rows):
                self._paint_row(painter, row, self._row_rect(index))
            if whole:
                self._paint_all_points(painter)

    def _paint_all_points(self, painter: QPainter) -> None:
        for index, row in enumerate(self._sheet.rows):
            self._paint_points(painter, row, self._row_rect(index))

    def _paint_focus(self, painter: QPainter) -> None:
        """Where the keyboard reads."""
        for spot in self.own_spots() if any(mark & Mark.FOCUS for mark in self.marks.values()) else ():
            if spot.reads:
                paint.marks(painter, spot.rect, self.mark_of(spot.place) & Mark.FOCUS, self.look.theme, 10)

    def _paint_buttons(self, painter: QPainter) -> None:
        for id, rect in zip(BUTTONS, self._button_rects(), strict=True):
            self._paint_button(painter, id, rect)

    def _paint_ground(self, painter: QPainter) -> None:
        """What lies behind the game's panels, once more before them: so no seam shows at the stage's edges."""
        if self._table is not None:
            painter.save()
            painter.setClipRect(QRectF(QPointF(), self.size), Qt.ClipOperation.IntersectClip)
            self._table.backdrop(painter, self._window())
            painter.restore()

    def _paint_sun(self, painter: QPainter, sheet: QRectF) -> None:
        """The game's emblems, one of them before the sun in the mist, standing on the sheet."""
        theme = self.look.theme
        x, y, radius = _SUN
        painter.save()
        painter.setClipRect(QRectF(0, 0, WIDTH, sheet.top() + 8), Qt.ClipOperation.IntersectClip)  # behind the sheet
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.selected)
        painter.drawEllipse(QPointF(x, sheet.top() + y), radius, radius)
        painter.setBrush(faded(theme.halo, 0.62))
        for left, top, width in _MIST:
            painter.drawRoundedRect(QRectF(left, sheet.top() + top, width, 13), 6.5, 6.5)
        for drawing, (middle, high, hidden) in zip(self._sheet.emblems, (_LEFT_EMBLEM, _SUN_EMBLEM), strict=True):
            if drawing:
                box = art.view_box(drawing)
                scale = min(_EMBLEM / box.width(), (high + hidden) / box.height())
                foot = sheet.top() + hidden
                room = QRectF(middle - box.width() * scale / 2, 0, box.width() * scale, box.height() * scale)
                room.moveBottom(foot)
                art.draw_fitted(painter, drawing, room)
        painter.restore()

    def _paint_words(self, painter: QPainter, sheet: QRectF) -> None:
        told, table = self._sheet, self._table
        colour = table.words_on_backdrop() if table is not None else self.look.theme.halo
        left, width, top = _WORDS[0], _WORDS[1] - _WORDS[0], sheet.top() - _ABOVE
        lines, font = _fit(told.headline, width, [fonts.serif(size) for size in _HEADLINES], 2)
        below = fonts.draw_lines(
            painter, lines, QRectF(left, top + 18, width, 102), font, colour, align=paint.CENTRE, leading=1.16
        )
        lines, font = _fit(told.sentence, width, [fonts.sans(size) for size in _SENTENCES], 2)
        room = QRectF(left, below + 10, width, 56)
        fonts.draw_lines(painter, lines, room, font, colour, align=_TOP_CENTRE, leading=fonts.BUBBLE_LEADING)
        room = QRectF(_SHEET[0], sheet.bottom() + 2 * _GAP + _BUTTON[0], sheet.width(), _TIE_RULE)
        fonts.draw_text(painter, told.tie_rule, room, fonts.sans(18), colour, align=paint.CENTRE)

    def _paint_head(self, painter: QPainter, sheet: QRectF) -> None:
        theme, width = self.look.theme, self._column_step() - 10
        two = any(len(_column_lines(column.name, width)[0]) > 1 for column in self._sheet.columns)
        down = 0.0 if two else _ONE_LINE
        for index, column in enumerate(self._sheet.columns):
            rect = self._column_rect(index, sheet.top(), _HEAD)
            x = rect.center().x()
            _paint_drawing(painter, column, QRectF(x - 24, rect.top() + 10 + down, 48, 42), theme)
            self._paint_column_name(painter, column.name, column.note, rect.adjusted(0, down, 0, 0))
            if any(row.terms[index] > 0 for row in self._sheet.rows):
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

    def _paint_row(self, painter: QPainter, row: _Row, rect: QRectF) -> None:
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

    def _paint_name(self, painter: QPainter, row: _Row, place: QRectF) -> None:
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

    def _paint_points(self, painter: QPainter, row: _Row, rect: QRectF) -> None:
        """The numbers, the bar and the total, as far as they are counted."""
        theme, middle = self.look.theme, rect.center().y()
        terms = [points * share for points, share in zip(row.terms, self._counted, strict=True)]
        for index, points in enumerate(terms):
            if self._counted[index] > 0:
                self._paint_number(painter, round(points), self._column_rect(index, middle - 47, 44))
        score_bar.paint_bar(painter, terms, QPointF(_TERMS[0], middle + 14), self._unit(), theme)
        whole = all(share == 1 for share in self._counted)
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
        most = max(score_bar.gained(row.terms) for row in self._sheet.rows)
        return (_BAR_END - _TERMS[0]) / max(1, most)

    def _paint_button(self, painter: QPainter, id: str, rect: QRectF) -> None:
        theme, mark = self.look.theme, self.mark_of(Place("button", id))
        fill, ink = (theme.main_button, theme.main_text) if id == MAIN else (theme.panel, theme.text)
        paint.shadow(painter, rect, 12, theme)
        face = paint.button(painter, rect, fill, mark, 12)
        fonts.draw_lines(painter, (self._label(id),), face, _button_font(), ink, align=paint.CENTRE)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 12)


class EnterKey(QObject):
    """The Enter key on the final scoring: it plays again, unless the keyboard stands on another button.

    While columns count up it only shows them whole, as any key does. The other keys go their usual way.
    """

    def __init__(self, view: StageView, screen: ScoreScreen, stage: Stage) -> None:
        super().__init__(stage)
        self._view, self._screen, self._stage = view, screen, stage
        self._skips = False
        view.installEventFilter(self)

    def close(self) -> None:
        self._view.removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in ENTER:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            self._skips = self._stage.animator.busy
        elif event.type() == QEvent.Type.KeyPress:
            return self._on_press(event)
        return False

    def _on_press(self, event: QKeyEvent) -> bool:
        skips, self._skips = self._skips, False
        focused = (place for place, mark in self._screen.marks.items() if mark & Mark.FOCUS)
        if not skips and any(place.kind == "button" for place in focused):
            return False
        if not skips and not event.isAutoRepeat():
            self._stage.pressed.emit(MAIN)
        return True


def _sheet(look: Look, table: GameTable, match: Match) -> _Sheet:
    result, score = match.result, match.score
    assert result is not None, "the game goes on"
    id, seats, columns = match.game.meta.id, match.game.setup.seats, table.columns()
    names = tuple(seat.name for seat in seats)
    view = match.view(None)
    rows = tuple(
        _Row(
            seat=seat,
            rank=1 if place < result.winners else place + 1,
            name=names[seat],
            note=table.seat_note(view, seat),
            drawing=table.seat_drawing(seat),
            colour=table.seat_colours(seat)[0],
            terms=tuple(score[seat].get(column.term, 0) for column in columns),
            total=sum(score[seat].values()),
        )
        for place, seat in enumerate(result.ranking)
    )
    by_round = points_graph.terms_by_round(match)
    lines = tuple(
        points_graph.Line(name, table.seat_drawing(seat), table.seat_colours(seat)[0], _totals(by_round[seat]))
        for seat, name in enumerate(names)
    )
    bars = tuple(
        sources_graph.Bars(
            names[seat],
            table.seat_drawing(seat),
            tuple(tuple(terms.get(column.term, 0) for column in columns) for terms in by_round[seat]),
        )
        for seat in result.ranking
    )
    first = ", ".join(row.name for row in rows[: result.winners])
    return _Sheet(
        headline=look.text(f"{id}-headline", name=first, winners=result.winners),
        sentence=table.end_sentence(view, names, score),
        tie_rule=look.text(f"{id}-tie"),
        columns=columns,
        emblems=table.emblems(),
        rows=rows,
        lines=lines,
        bars=bars,
        sources=tuple(sources_graph.Source(column.name, number) for number, column in enumerate(columns)),
    )


def _totals(rounds: Sequence[Terms]) -> tuple[int, ...]:
    return tuple(sum(terms.values()) for terms in rounds)


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


def _button_font() -> QFont:
    return fonts.sans(20, fonts.BOLD)
