"""The shelf of games: each installed game stands as a box on a board, and below it what can be begun.

    shelf = Shelf(look, installed())
    shelf.chosen.connect(...)            # "continue", "new", "learn" or "rules", and the game's id
    shelf.asked.connect(...)             # "options", "library", "open" or "quit"
    shelf.offer({"yamatai": summary})    # the games that wait to be continued

Loads no game: the boxes are made from what `Meta` tells. All sizes are those of look.md at 1920 x 1080 and
follow the window; letters stay readable in the smallest one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from yamatai.play.game import Meta
from yamatai.play.summary import Summary
from yamatai.table import fonts, paint
from yamatai.table.box import CHOSEN_LIFT, EXTENT, FRONT, ROOM, GameBox
from yamatai.table.look import Look
from yamatai.table.theme import Theme, faded

CHOICES = ("continue", "new", "learn")
"""What a game can be asked for, the main thing first."""
ABOVE = ("options", "rules", "library", "open", "quit")
"""The buttons at the top right."""

MARGIN, TOP, BOTTOM = 120.0, 64.0, 30.0
TITLE, LINE, WORDS, BUTTON = 60.0, 20.0, 18.0, 44.0
BOARD, BOARD_MARGIN = 54.0, 40.0
GAP = 12.0
WIDEST = 620.0
"""From box to box, where there are few."""
LEAST_LETTERS = 11.0
"""Pixels; smaller ones cannot be read."""
_WOOD_LIGHT, _WOOD = QColor("#956838"), QColor("#7E5128")
_WOOD_EDGE, _WOOD_DARK = QColor("#4A2D14"), QColor("#2E1A0C")
_GRAIN = ((0, 0.24, 150), (150, 0.50, 90), (250, 0.74, 160))
"""The lines in each length of wood: how far from its beginning, how far down, how long."""
_LENGTH = 440.0
"""Of wood with the same lines, u."""


class ShelfButton(QPushButton):
    """A button that leaves the arrow keys to the shelf, and tells when the keyboard comes to it."""

    reached = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


@attrs.define(eq=False)
class Column:
    """A game on the shelf: its box, its buttons, and where the words below the box stand, in pixels."""

    meta: Meta
    box: GameBox
    buttons: dict[str, ShelfButton]
    waiting: Summary | None = None
    words: QRectF = attrs.field(factory=QRectF)

    @property
    def shown(self) -> Iterator[ShelfButton]:
        """The buttons that can be pressed, from left to right."""
        return (button for button in self.buttons.values() if not button.isHidden())


class Shelf(QWidget):
    """The first page. `current` is the column of the chosen box; `laid_out` tells that sizes have changed."""

    chosen = Signal(str, str)
    asked = Signal(str)
    laid_out = Signal()

    def __init__(self, look: Look, metas: Mapping[str, Meta], parent: QWidget | None = None) -> None:
        """There must be at least one game in `metas`; the first of them is chosen."""
        super().__init__(parent)
        self.look = look
        self.columns = [self._add_column(meta) for meta in metas.values()]
        self.buttons = {id: ShelfButton(self) for id in ABOVE}
        for id, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, id=id: self._ask(id))
            button.setProperty("kind", "above")
        self.current = self.columns[0]
        self.current.box.choose(True)
        self._unit = self._pitch = 1.0  # pixels a unit, and from box to box
        self._words = 0.0  # the height of the words below a box
        self._head = QRectF()
        self._board = QRectF()
        self.restyle()

    def _add_column(self, meta: Meta) -> Column:
        column = Column(meta, GameBox(self.look, meta, self), {id: ShelfButton(self) for id in CHOICES})
        column.buttons["continue"].hide()
        for id, button in column.buttons.items():
            button.clicked.connect(lambda _checked=False, id=id: self.chosen.emit(id, meta.id))
            button.reached.connect(lambda: self._choose(column))
        column.box.clicked.connect(lambda: self.open(column))
        column.box.reached.connect(lambda: self._choose(column))
        return column

    # What it offers

    def offer(self, waiting: Mapping[str, Summary]) -> None:
        """Offer to continue these games, by the ids of their kinds, and no others."""
        for column in self.columns:
            column.waiting = waiting.get(column.meta.id)
            column.buttons["continue"].setVisible(column.waiting is not None)
        self.restyle()

    def column(self, game: str) -> Column:
        """The column of a game, by its id. Raises StopIteration for one that is not on the shelf."""
        return next(column for column in self.columns if column.meta.id == game)

    def choose(self, game: str) -> None:
        """Let a game's box be the chosen one, with the keyboard at it."""
        column = self.column(game)
        self._choose(column)
        column.box.setFocus()

    def _choose(self, column: Column) -> None:
        if column is not self.current:
            self.current.box.choose(False)
            self.current = column
            column.box.choose(True)
            self.update()

    def open(self, column: Column) -> None:
        """What a click on the box does: go on where the game waits, else begin."""
        self._choose(column)
        self.chosen.emit("new" if column.waiting is None else "continue", column.meta.id)

    def _ask(self, id: str) -> None:
        if id == "rules":
            self.chosen.emit(id, self.current.meta.id)
        else:
            self.asked.emit(id)

    # Words

    def restyle(self) -> None:
        """Take over theme, texts and size of letters."""
        text = self.look.text
        for column in self.columns:
            for id, button in column.buttons.items():
                button.setText(self._label(column, id))
                button.setAccessibleName(text("shelf-button-of", button=button.text(), game=column.meta.title))
            column.box.setAccessibleDescription(". ".join(filter(None, self._told(column))))
            first = next(column.shown)
            for button in column.buttons.values():
                kind = "main" if button is column.buttons["continue"] else "plain" if button is first else "quiet"
                button.setProperty("kind", kind)
        for id, button in self.buttons.items():
            button.setText(text(f"shelf-{id}"))
        self._lay_out()
        self.update()

    def _label(self, column: Column, id: str) -> str:
        text, waiting = self.look.text, column.waiting
        if id == "continue":
            return text("shelf-continue", round=waiting.round) if waiting is not None else ""
        return text("shelf-new-beside") if id == "new" and waiting is not None else text(f"shelf-{id}")

    def _told(self, column: Column) -> tuple[str, str, str]:
        """What stands below a box: what the game is about, how many play it, who waits in it."""
        text, meta, waiting = self.look.text, column.meta, column.waiting
        line = f"game-{meta.id}-tagline"
        least, most = meta.min_seats, meta.max_seats
        several = least < most
        players = text("shelf-players", least=least, most=most) if several else text("new-game-count", count=least)
        seats = ", ".join(seat.name for seat in waiting.seats) if waiting is not None else ""
        waits = text("shelf-waits", seats=seats, round=waiting.round) if waiting is not None else ""
        return (text(line) if line in text else "", players, waits)

    # Where everything stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.current.box.setFocus()

    def pixels(self, letters: float) -> float:
        """The size of letters of so many units, in pixels."""
        return max(LEAST_LETTERS, self.look.size(letters) * self._unit)

    def _font(self, letters: float, weight: int = fonts.REGULAR) -> QFont:
        return fonts.sans(self.pixels(letters), weight)

    def _lay_out(self) -> None:
        """Heads and words take the room that they need; the boxes are as large as what is left."""
        unit = self._unit = min(self.width() / 1920, self.height() / 1080)
        self.setStyleSheet(_stylesheet(self.look.theme, unit, self._button_height))
        margin = MARGIN * unit
        self._head = QRectF(margin, TOP * unit, self.width() - 2 * margin, 0)
        self._head.setHeight(self.pixels(TITLE) * 1.2 + self.pixels(LINE) * 1.5)
        self._lay_out_above()
        words = self._lay_out_columns()
        board = BOARD * unit
        below = self.height() - BOTTOM * unit - self.pixels(WORDS) * 2 - words
        foot = min(below - board, self._head.bottom() + (CHOSEN_LIFT - EXTENT.top() + FRONT.height() + 60) * unit)
        self._board = QRectF(BOARD_MARGIN * unit, foot, self.width() - 2 * BOARD_MARGIN * unit, board)
        self._stand_boxes(self._head.bottom() + ROOM * unit)
        self.laid_out.emit()

    @property
    def _button_height(self) -> float:
        return max(BUTTON * self._unit, self.pixels(17) * 2)

    def _lay_out_above(self) -> None:
        right, height = self._head.right(), self._button_height
        for button in reversed(self.buttons.values()):
            width = self._fit(button, 24)
            button.setGeometry(QRectF(right - width, self._head.top() + 6 * self._unit, width, height).toRect())
            right -= width + GAP * self._unit
        self._head.setRight(right)

    def _fit(self, button: QPushButton, padding: float) -> float:
        """Give a button its font; returns the width that its words need."""
        font = self._font(17, fonts.BOLD)
        button.setFont(font)
        return fonts.width(button.text(), font) + 2 * padding * self._unit

    def _lay_out_columns(self) -> float:
        """Where words and buttons stand from left to right; returns the height that they take below the board."""
        count, unit = len(self.columns), self._unit
        self._pitch = min(WIDEST * unit, (self.width() - 190 * unit) / count)
        rows = 1
        for column in self.columns:
            rows = max(rows, self._flow(column, QPointF()))
        waits = any(column.waiting is not None for column in self.columns)
        self._words = self.pixels(25) * 1.5 + self.pixels(WORDS) * 1.5 * (1 + waits) + 8 * unit
        return 22 * unit + self._words + rows * (self._button_height + GAP * unit)

    def _flow(self, column: Column, start: QPointF) -> int:
        """Set a column's buttons side by side from a point, in as many rows as they need; returns these."""
        gap, height = GAP * self._unit, self._button_height
        width, x, row = self._pitch - 2 * gap, 0.0, 0
        for button in column.shown:
            wanted = self._fit(button, 20)
            if x and x + wanted > width:
                x, row = 0.0, row + 1
            place = QRectF(start.x() + x, start.y() + row * (height + gap), min(wanted, width), height)
            button.setGeometry(place.toRect())
            x += wanted + gap
        return row + 1

    def _stand_boxes(self, top: float) -> None:
        unit, foot = self._unit, self._board.top() + 6 * self._unit
        high = (foot - top) / (FRONT.height() - EXTENT.top() + CHOSEN_LIFT)
        wide = (self._pitch - 2 * GAP * unit) / EXTENT.width()
        scale = max(0.05, min(unit, high, wide))
        left = (self.width() - (len(self.columns) - 1) * self._pitch - EXTENT.width() * scale) / 2
        for number, column in enumerate(self.columns):
            x = left + number * self._pitch
            column.box.stand(x, foot, scale)
            column.words = QRectF(x, self._board.bottom() + 22 * unit, self._pitch - 2 * GAP * unit, self._words)
            self._flow(column, column.words.bottomLeft())

    # What the person does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from box to box, from wherever the keyboard is."""
        here, last = self.columns.index(self.current), len(self.columns) - 1
        steps = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        there = steps.get(Qt.Key(event.key()))
        if there is None:
            super().keyPressEvent(event)
        else:
            self.choose(self.columns[there].meta.id)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_wall(painter)
        self._paint_board(painter)
        self._paint_head(painter)
        for column in self.columns:
            self._paint_words(painter, column)
        painter.end()

    def _paint_wall(self, painter: QPainter) -> None:
        """Night sea, and the light of a lamp on the chosen box; plain where the theme has no pattern."""
        theme, whole = self.look.theme, QRectF(self.rect())
        wall = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        wall.setColorAt(0, theme.sea_edge)
        wall.setColorAt(1, theme.sea_mid)
        painter.fillRect(whole, wall)
        if theme.seigaiha is None:
            return
        painter.save()
        painter.scale(self._unit, self._unit)
        rect = QRectF(0, 0, whole.width() / self._unit, whole.height() / self._unit)
        paint.endless_waves(painter, rect, theme.seigaiha)
        painter.restore()
        lit = QRectF(self.current.box.geometry()).center()
        lamp = QRadialGradient(lit, 520 * self._unit)
        for share, strength in ((0.0, 0.30), (0.5, 0.14), (1.0, 0.0)):
            lamp.setColorAt(share, faded(theme.legal_glow, strength))
        painter.fillRect(whole, lamp)

    def _paint_board(self, painter: QPainter) -> None:
        top = QRectF(self._board)
        top.setHeight(self._board.height() * 0.62)
        edge = QRectF(self._board)
        edge.setTop(top.bottom())
        wood = QLinearGradient(top.topLeft(), top.bottomLeft())
        wood.setColorAt(0, _WOOD_LIGHT)
        wood.setColorAt(1, _WOOD)
        flat = self.look.theme.seigaiha is None
        painter.setPen(QPen(self.look.theme.halo if flat else _WOOD_DARK, max(1.0, 2 * self._unit)))
        painter.setBrush(wood)
        painter.drawRect(top)
        painter.setBrush(_WOOD_EDGE)
        painter.drawRect(edge)
        if not flat:
            self._paint_grain(painter, top)

    def _paint_grain(self, painter: QPainter, top: QRectF) -> None:
        unit = self._unit
        painter.setPen(QPen(faded(_WOOD_DARK, 0.35), max(1.0, 1.4 * unit)))
        start = top.left()
        while start < top.right():
            for off, down, long in _GRAIN:
                left, y = start + off * unit, top.top() + down * top.height()
                right = min(left + long * unit, top.right())
                if left < right:
                    painter.drawLine(QPointF(left, y), QPointF(right, y))
            start += _LENGTH * unit

    def _paint_head(self, painter: QPainter) -> None:
        text, theme, head = self.look.text, self.look.theme, self._head
        fonts.draw_text(painter, text("shelf-title"), head, fonts.serif(self.pixels(TITLE)), theme.halo)
        line = QRectF(head)
        line.setTop(head.bottom() - self.pixels(LINE) * 1.5)
        line.setWidth(self.width() - 2 * head.left())
        fonts.draw_text(painter, text("shelf-line"), line, self._font(LINE), theme.halo)
        margin = head.left()
        size = self.pixels(WORDS)
        foot = QRectF(margin, self.height() - BOTTOM * self._unit - size * 1.5, self.width() - 2 * margin, size * 1.5)
        hints = (("shelf-hint", paint.LEFT), ("shelf-hint-options", paint.RIGHT))
        for (id, align), half in zip(hints, _halves(foot), strict=True):
            fonts.draw_text(painter, text(id), half, self._font(WORDS), faded(theme.halo, 0.8), align=align)

    def _paint_words(self, painter: QPainter, column: Column) -> None:
        theme, place = self.look.theme, column.words
        line, *others = self._told(column)
        name, size = fonts.serif(self.pixels(25)), self.pixels(WORDS)
        title = fonts.elide(column.meta.title, name, place.width())
        fonts.draw_lines(painter, (title,), place, name, theme.halo, leading=1.2)
        beside = QRectF(place)
        beside.setLeft(place.left() + fonts.width(title, name) + 12 * self._unit)
        beside.setHeight(self.pixels(25) * 1.2)
        if beside.width() > size * 4:
            fonts.draw_text(painter, line, beside, self._font(WORDS), theme.halo, align=paint.LEFT)
        below = place.top() + self.pixels(25) * 1.45
        for words in filter(None, others):
            row = QRectF(place.left(), below, place.width(), size * 1.5)
            fonts.draw_text(painter, words, row, self._font(WORDS), faded(theme.halo, 0.85))
            below += size * 1.5


def _halves(rect: QRectF) -> Sequence[QRectF]:
    """The left and the right half."""
    left, right = QRectF(rect), QRectF(rect)
    left.setWidth(rect.width() / 2)
    right.setLeft(rect.center().x())
    return left, right


def _stylesheet(theme: Theme, unit: float, height: float) -> str:
    light, dim = theme.halo.name(), faded(theme.halo, 0.55).name(QColor.NameFormat.HexArgb)
    line = max(1, round(2 * unit))
    ground = faded(theme.sea_edge, 0.5).name(QColor.NameFormat.HexArgb)
    glow = faded(theme.halo, 0.2).name(QColor.NameFormat.HexArgb)
    return f"""
QPushButton {{ color: {light}; background: {ground}; border: {line}px solid {light}; padding: 0;
    border-radius: {int(height / 2)}px; }}
QPushButton[kind="quiet"] {{ border-color: {dim}; }}
QPushButton:hover {{ background: {glow}; }}
QPushButton[kind="main"] {{ color: {theme.main_text.name()}; background: {theme.main_button.name()};
    border-color: {theme.seal_line.name()}; }}
QPushButton[kind="main"]:hover {{ background: {theme.main_button.lighter(112).name()}; }}
QPushButton[kind="above"] {{ color: {theme.text.name()}; background: {theme.panel.name()};
    border-color: {theme.panel_line.name()}; border-radius: {round(10 * unit)}px; }}
QPushButton[kind="above"]:hover {{ background: {theme.deep_field.name()}; }}
QPushButton:focus {{ border: {max(2, round(3 * unit))}px solid {theme.legal_glow.name()}; }}
"""
