"""Statistics of finished games on one page: a line for each person and each level, and graphs of the chosen one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QVBoxLayout, QWidget

from yamatai.play.game import installed
from yamatai.play.tally import Tally
from yamatai.table import fonts, widgets
from yamatai.table.look import Look
from yamatai.table.qt_texts import locale_of
from yamatai.table.score_bar import HEIGHT, paint_part, signed

COLUMNS = ("game", "who", "games", "wins", "mean", "best", "streak", "longest")
MOST = 100
"""So many of the last games stand in the graph."""
GAP, HEAD, NAME = 24.0, 30.0, 130.0
HIGH = 230
"""The height of the graphs, u."""
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


def term_name(look: Look, game: str, term: str) -> str:
    """The name of a term of a game's score."""
    id = f"{game}-score-{term}"
    return look.text(id) if id in look.text else term


class TallyModel(QAbstractTableModel):
    """The lines of the statistics."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.tallies: list[Tally] = []

    def show(self, tallies: list[Tally]) -> None:
        self.beginResetModel()
        self.tallies = tallies
        self.endResetModel()

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.tallies)

    def columnCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, direction: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if direction == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.look.text(f"statistics-{COLUMNS[section]}")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(COLUMNS[section])
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(self.tallies[index.row()], column)
        return self._alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignment(self, column: str) -> int:
        """Words from the left, numbers from the right."""
        side = Qt.AlignmentFlag.AlignLeft if column in ("game", "who") else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)

    def words(self, tally: Tally, column: str) -> str:
        """What stands in a column."""
        match column:
            case "game":
                metas = installed()
                return metas[tally.game].title if tally.game in metas else tally.game
            case "who":
                return self.who(tally)
            case "games":
                return str(tally.games)
            case "wins":
                return self.look.text(
                    "statistics-wins-told", wins=tally.wins, share=round(100 * tally.wins / tally.games)
                )
            case "mean":
                return written_mean(self.look, tally.mean)
            case "best":
                return str(tally.best)
            case "streak":
                return str(tally.streak)
        return str(tally.longest_streak)

    def who(self, tally: Tally) -> str:
        id = f"level-{tally.level}"
        return tally.name or (self.look.text(id) if id in self.look.text else tally.level)


class Graphs(QWidget):
    """Two graphs of one tally: its scores by date, and its mean points by source."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.tally: Tally | None = None
        self.setMinimumHeight(look.letters(HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.letters(600), self.look.letters(HIGH))

    def show_tally(self, tally: Tally | None) -> None:
        self.tally = tally
        self.setAccessibleName(self.look.text("statistics-graphs"))
        told = (f"{name} {written_mean(self.look, mean)}" for name, mean in self._sources())
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def _sources(self) -> list[tuple[str, float]]:
        if self.tally is None:
            return []
        return [(term_name(self.look, self.tally.game, term), mean) for term, mean in self.tally.sources.items()]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.tally is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.look.letters(HIGH) / HIGH
        painter.scale(unit, unit)
        half, high = (self.width() / unit - GAP) / 2, self.height() / unit
        self._paint_scores(painter, QRectF(0, 0, half, high), self.tally)
        self._paint_sources(painter, QRectF(half + GAP, 0, half, high))
        painter.end()

    def _head(self, painter: QPainter, rect: QRectF, id: str) -> QRectF:
        """Write the head of a graph; gives the room below it."""
        head = QRectF(rect.x(), rect.y(), rect.width(), HEAD)
        text, left = self.look.text(id), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        fonts.draw_text(painter, text, head, fonts.sans(16, fonts.BOLD), self.look.theme.text, align=left)
        return rect.adjusted(0, HEAD, 0, 0)

    def _paint_scores(self, painter: QPainter, rect: QRectF, tally: Tally) -> None:
        """A line of the scores; a full dot is a game that was won."""
        theme, parts = self.look.theme, tally.parts[-MOST:]
        room = self._head(painter, rect, "statistics-scores").adjusted(44, 8, -8, -12)
        low, high = min(0, *(part.score for part in parts)), max(1, *(part.score for part in parts))
        painter.setPen(QPen(theme.panel_line, 1))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in (low, high):
            y = room.bottom() - room.height() * (value - low) / (high - low)
            painter.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
            label = QRectF(room.x() - 44, y - 10, 36, 20)
            fonts.draw_text(painter, signed(value), label, fonts.sans(14), theme.second_text, align=right)
        step = room.width() / max(1, len(parts) - 1)
        points = [
            QPointF(room.x() + n * step, room.bottom() - room.height() * (part.score - low) / (high - low))
            for n, part in enumerate(parts)
        ]
        painter.setPen(QPen(theme.text, 2))
        painter.drawPolyline(points)
        for point, part in zip(points, parts, strict=True):
            painter.setBrush(theme.text if part.won else theme.panel)
            painter.drawEllipse(point, 3.5, 3.5)

    def _paint_sources(self, painter: QPainter, rect: QRectF) -> None:
        theme, sources = self.look.theme, self._sources()
        room = self._head(painter, rect, "statistics-sources")
        longest = max(1.0, *(abs(mean) for _, mean in sources))
        unit = (room.width() - NAME - 60) / longest
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        step = min(HEIGHT + 6, room.height() / max(1, len(sources)))
        for line, (name, mean) in enumerate(sources):
            y = room.y() + line * step
            fonts.draw_text(painter, name, QRectF(room.x(), y, NAME, step), fonts.sans(15), theme.text, align=left)
            bar = QRectF(room.x() + NAME, y + 3, abs(mean) * unit, step - 6)
            if mean > 0:
                paint_part(painter, bar, line, theme)
            elif mean < 0:
                painter.setPen(QPen(theme.text, 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(bar)
            told = QRectF(bar.right() + 8, y, 60, step)
            fonts.draw_text(painter, written_mean(self.look, mean), told, fonts.sans(15), theme.text, align=left)


def written_mean(look: Look, mean: float) -> str:
    """A mean with one digit behind the language's point or comma, and a real minus sign."""
    return locale_of(look.text.language).toString(float(mean), "f", 1).replace("-", "−")


class StatisticsPage(QWidget):
    """The table of tallies and the graphs of the chosen one."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.model = TallyModel(look)
        self.graphs = Graphs(look)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setAccessibleName(look.text("library-statistics"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(look.letters(36))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(COLUMNS.index("who"), QHeaderView.ResizeMode.Stretch)
        header.setFont(widgets.font(look, fonts.BOLD))
        header.setHighlightSections(False)
        self.table.selectionModel().currentRowChanged.connect(lambda now, _before: self._choose(now.row()))
        layout = QVBoxLayout(self)
        widgets.space(layout, look, 14, (0, 0, 0, 0))
        layout.addWidget(self.table)
        layout.addWidget(self.graphs)

    def show_tallies(self, tallies: list[Tally]) -> None:
        self.model.show(tallies)
        self.graphs.show_tally(None)
        if tallies:
            self.table.setCurrentIndex(self.model.index(0, 0))

    def _choose(self, row: int) -> None:
        self.graphs.show_tally(self.model.tallies[row] if 0 <= row < len(self.model.tallies) else None)
