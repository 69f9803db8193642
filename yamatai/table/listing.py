"""A list in a dialogue: rows of words, of which one is chosen, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from yamatai.table import fonts, widgets
from yamatai.table.look import Look
from yamatai.table.theme import Theme

ROW = 30


class Listing(QTableWidget):
    """Shows rows of the same length; the first column takes what room there is. `activated` tells of a double click
    and of the Enter key."""

    def __init__(self, look: Look, name: str, rows: Sequence[Sequence[str]], heads: Sequence[str] = ()) -> None:
        """`name` is read aloud; without `heads` the columns have none."""
        super().__init__(len(rows), len(rows[0]) if rows else len(heads))
        self.setAccessibleName(name)
        self.setStyleSheet(widgets.sized(_stylesheet(look.theme), look))
        self.setFont(widgets.font(look))  # with a style sheet of its own it takes none from the dialogue
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                self.setItem(row, column, QTableWidgetItem(word))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(look.letters(ROW))
        self._head(heads, widgets.font(look, fonts.BOLD))

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last row: along a row there is nothing to go to."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self.rowCount() - 1,
        }
        if action in ends:
            return self.model().index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    def _head(self, heads: Sequence[str], font: QFont) -> None:
        header = self.horizontalHeader()
        header.setVisible(bool(heads))
        self.setHorizontalHeaderLabels(list(heads))
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setFont(font)


def _stylesheet(theme: Theme) -> str:
    text, line = theme.text.name(), theme.panel_line.name()
    chosen = f"background: {theme.number_band.name()}; color: {theme.number_text.name()};"
    return f"""
QTableWidget {{ color: {text}; background: {theme.tile.name()}; border: 1px solid {line}; border-radius: 7px; }}
QTableWidget {{ outline: none; }}
QTableWidget::item {{ padding: 0 10px; border-bottom: 1px solid {line}; }}
QTableWidget::item:selected {{ {chosen} }}
QTableWidget:focus {{ border: 2px solid {text}; }}
QHeaderView, QHeaderView::section {{ color: {text}; background: {theme.panel.name()}; border: none; }}
QHeaderView::section {{ padding: 6px 13px; }}
"""
