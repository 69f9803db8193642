"""The list of saved games as Qt's views want it: a line a game, made of what the files tell."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QPersistentModelIndex, Qt, Signal

from yamatai.play.game import HUMAN, Seat, installed
from yamatai.play.library import Entry
from yamatai.table.faults import sentence
from yamatai.table.look import Look
from yamatai.table.pictures import Pictures
from yamatai.table.qt_texts import locale_of

COLUMNS = ("name", "game", "seats", "date", "round", "result")
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class GamesModel(QAbstractTableModel):
    """`renamed` tells the entry and the name that a person has typed for it."""

    renamed = Signal(object, str)

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__()
        self.look, self.pictures = look, pictures
        self.entries: list[Entry] = []
        self._titles = {meta.id: meta.title for meta in installed().values()}
        pictures.painted.connect(self._on_painted)

    def show(self, entries: Sequence[Entry]) -> None:
        """List these games."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, direction: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if direction == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.look.text(f"library-{COLUMNS[section]}")
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if COLUMNS[index.column()] == "name" else flags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry, column = self.entries[index.row()], COLUMNS[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.words(entry, column)
        if role == Qt.ItemDataRole.DecorationRole and column == "name":
            return self.pictures.of(entry.path, entry.changed) or self.pictures.blank
        if role == Qt.ItemDataRole.ToolTipRole:
            return sentence(self.look.text, entry.fault) if entry.fault else self.words(entry, column)
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        self.renamed.emit(self.entries[index.row()], str(value))
        return False  # the list is read anew

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        self.entries.sort(key=lambda entry: self._rank(entry, column), reverse=order == Qt.SortOrder.DescendingOrder)
        self.layoutChanged.emit()

    def _rank(self, entry: Entry, column: int) -> tuple[float, str]:
        match COLUMNS[column]:
            case "date":
                return entry.changed, ""
            case "round":
                return (entry.summary.round if entry.summary else 0), ""
        return 0, self.words(entry, COLUMNS[column]).casefold()

    def words(self, entry: Entry, column: str) -> str:
        """What stands in a column: seats and scores a line each."""
        told = entry.summary
        if column == "name":
            return entry.path.stem
        if told is None:
            return self.look.text("library-unreadable") if column == "result" else ""
        match column:
            case "game":
                return self._titles.get(told.game, told.game)
            case "seats":
                return "\n".join(self.seat(seat) for seat in told.seats)
            case "date":
                return self._date(told.started)
            case "round":
                return str(told.round)
        if told.ending is None:
            return self.look.text("library-running")
        return "\n".join(f"{told.seats[seat].name}: {told.ending.scores[seat]}" for seat in told.ending.ranking)

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        return seat.name if seat.player == HUMAN else f"{seat.name} ({self.level(seat.player)})"

    def level(self, level: str) -> str:
        """A level of computer player in words."""
        id = f"level-{level}"
        return self.look.text(id) if id in self.look.text else level

    def _date(self, started: str) -> str:
        try:
            begun = int(datetime.fromisoformat(started).timestamp())
        except (ValueError, OverflowError):
            return started
        when = QDateTime.fromSecsSinceEpoch(begun)
        return locale_of(self.look.text.language).toString(when, QLocale.FormatType.ShortFormat)

    def _on_painted(self, path: object) -> None:
        for row, entry in enumerate(self.entries):
            if entry.path == path:
                index = self.index(row, 0)
                self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])
                return
