"""The player's games on one page: look for one, go on with it, and what else can be done with its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFile, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from yamatai.play.game import InvalidInput
from yamatai.play.library import Entry, Library, matches
from yamatai.play.record import SUFFIX
from yamatai.play.tally import tally
from yamatai.table import files, fonts, widgets
from yamatai.table.faults import sentence
from yamatai.table.library_model import COLUMNS, GamesModel
from yamatai.table.look import Look
from yamatai.table.pictures import SIZE, Pictures
from yamatai.table.statistics import StatisticsPage
from yamatai.table.theme import Theme

MOST_SEATS = 4
"""So many lines have room in a row: one a seat."""
ROW = max(SIZE.height(), round(MOST_SEATS * 1.25 * widgets.TEXT)) + 10
WIDTHS = (318, 95, 290, 142, 92)
"""Of the columns but the last, which takes the rest."""
OPENED = (1300, 690)
KEYS = {"rename": "F2", "delete": "Delete", "copy": "Ctrl+D", "replay": "Ctrl+R"}
"""In the list."""


class LibraryPage(QDialog):
    """Lists a library, which it brings up to date.

    `chosen` tells the path of a game to open, `replayed` that of one to be watched from its start.
    """

    chosen = Signal(str)
    replayed = Signal(str)

    def __init__(self, look: Look, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.library = look, library
        self.setWindowTitle(look.text("library-title"))
        widgets.dress(self, look)
        self.setStyleSheet(self.styleSheet() + widgets.sized(_stylesheet(look.theme), look))
        self.pictures = Pictures(look, library.folder.with_name("pictures"), self)
        self.model = GamesModel(look, self.pictures)
        self.model.renamed.connect(self._rename)
        self.search = QLineEdit()
        self.search.setPlaceholderText(look.text("library-search"))
        self.search.setAccessibleName(look.text("library-search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show)
        self.note = widgets.style(QLabel(), "note")
        self.table = self._make_table()
        self.statistics = StatisticsPage(look)
        self.buttons: dict[str, QPushButton] = {}
        self.pages = QStackedWidget()
        self._lay_out()
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self._steps = QTimer(self)
        self._steps.setInterval(0)  # whatever else the window has to do comes first
        self._steps.timeout.connect(self._read_on)
        self._wanted: Path | None = None
        self.read()

    def done(self, result: int) -> None:
        self._steps.stop()
        self.library.close()
        super().done(result)

    # What it shows

    def read(self) -> None:
        """Bring the list up to date."""
        self._reading = self.library.update()
        self._steps.start()

    def _read_on(self) -> None:
        share = next(self._reading, None)
        if share is not None:
            self.note.setText(self.look.text("library-reading", share=round(100 * share)))
            return
        self._steps.stop()
        self.pictures.forget_others(entry.path for entry in self.library.entries)
        self.statistics.show_tallies(tally(entry.summary for entry in self.library.entries if entry.summary))
        self._show()

    def _show(self) -> None:
        """List what the search finds; the chosen game stays chosen."""
        wanted = self._wanted or (self.current.path if self.current else None)
        row, self._wanted = self.table.currentIndex().row(), None
        words = self.search.text()
        found = [entry for entry in self.library.entries if not words or matches(entry, words)]
        self.model.show(found)
        order = self.table.horizontalHeader()
        if order.sortIndicatorSection() >= 0:
            self.model.sort(order.sortIndicatorSection(), order.sortIndicatorOrder())
        self.note.setText(self.look.text("library-count", count=len(found)))
        self._choose(wanted, row)

    def _choose(self, path: Path | None, row: int) -> None:
        """Choose the game of this file; if it is gone, the one that now has its row."""
        entries = self.model.entries
        found = next((at for at, entry in enumerate(entries) if entry.path == path), min(max(0, row), len(entries) - 1))
        if entries:
            self.table.setCurrentIndex(self.model.index(found, 0))
        self._enable()

    @property
    def current(self) -> Entry | None:
        """The chosen game."""
        row = self.table.currentIndex().row()
        return self.model.entries[row] if 0 <= row < len(self.model.entries) else None

    def _enable(self) -> None:
        for id in ("open", "rename", "copy", "delete", "export"):
            self.buttons[id].setEnabled(self.current is not None)
        self.buttons["replay"].setEnabled(self.current is not None and self.current.is_over)

    # What can be done

    def open_game(self) -> None:
        if self.current is not None:
            path = str(self.current.path)
            self.accept()
            self.chosen.emit(path)

    def replay(self) -> None:
        """Watch the chosen game from its start; one that goes on is opened where it stands."""
        if self.current is not None and self.current.is_over:
            path = str(self.current.path)
            self.accept()
            self.replayed.emit(path)

    def rename(self) -> None:
        """Let the person type another name in the list."""
        self.table.edit(self.model.index(self.table.currentIndex().row(), 0))

    def _rename(self, entry: Entry, name: str) -> None:
        self._do(lambda: self.library.rename(entry.path, name))

    def copy(self) -> None:
        if self.current is not None:
            path = self.current.path
            self._do(lambda: self.library.copy(path))

    def delete(self) -> None:
        """To the system's bin; where there is none, for good, if the person agrees."""
        if self.current is not None:
            path = self.current.path
            self._do(lambda: self._delete(path))

    def _delete(self, path: Path) -> None:
        self.library.check_free(path)
        if move_to_bin(path):
            return
        question = self.look.text("library-delete-question", name=path.stem)
        if QMessageBox.question(self, self.look.text("library-title"), question) == QMessageBox.StandardButton.Yes:
            self.library.delete(path)

    def import_file(self) -> None:
        title, kind = self.look.text("library-import-title"), self._kind()
        path = files.ask_open(self, self.look, title, kind)
        if path:
            self._do(lambda: self.library.import_file(Path(path)))

    def export(self) -> None:
        if self.current is not None:
            entry, title = self.current, self.look.text("library-export-title")
            path = files.ask_save(self, self.look, title, self._kind(), files.among_documents(entry.path.name))
            if path:
                target = Path(path if path.endswith(SUFFIX) else path + SUFFIX)
                self._do(lambda: self.library.export(entry.path, target))

    def _kind(self) -> str:
        return self.look.text("file-filter", pattern=f"*{SUFFIX}")

    def _do(self, does: Callable[[], Path | None]) -> None:
        """Do something with a file, or say why not; then list what there is now."""
        try:
            path = does()
        except InvalidInput as error:
            told = sentence(self.look.text, error.fault)
            QMessageBox.information(self, self.look.text("library-title"), told)
            self.table.setFocus()  # which the field for another name took with it
            return
        self._wanted = path or self._wanted
        self.read()

    # How it looks

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(self.look.text("library-title"))
        table.setIconSize(self.pictures.size)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self.look.letters(ROW))
        header = table.horizontalHeader()
        for column, width in enumerate(WIDTHS):
            header.resizeSection(column, self.look.letters(width))
        header.setSectionResizeMode(COLUMNS.index("result"), QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setFont(widgets.font(self.look, fonts.BOLD))
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        table.activated.connect(self.open_game)
        table.selectionModel().currentRowChanged.connect(self._enable)
        return table

    def _lay_out(self) -> None:
        for id, does in self._entries().items():
            button = QPushButton(self.look.text(f"library-{id}"))
            button.clicked.connect(lambda _checked=False, does=does: does())
            button.setAutoDefault(id == "open")
            self.buttons[id] = button
        for id, key in KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self.buttons[id].click)
        self.buttons["open"].setDefault(True)
        self.pages.addWidget(self._games())
        self.pages.addWidget(self.statistics)
        head = QHBoxLayout()
        head.addWidget(widgets.style(QLabel(self.look.text("library-title")), "heading"))
        head.addStretch(1)
        head.addWidget(self.buttons["statistics"])
        head.addWidget(self.buttons["close"])
        layout = QVBoxLayout(self)
        widgets.space(layout, self.look, 12, (24, 18, 24, 20))
        layout.addLayout(head)
        layout.addWidget(self.pages)
        widgets.open_at(self, self.look, *OPENED)
        self.search.setFocus()

    def _games(self) -> QWidget:
        """The page with the list."""
        page = QWidget()
        top, bottom, layout = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(page)
        widgets.space(layout, self.look, 8, (0, 0, 0, 0))
        for line in (top, bottom):
            widgets.space(line, self.look, 6)
        top.addWidget(self.search, 1)
        top.addWidget(self.note)
        for id in ("import", "export", "copy", "rename", "delete"):
            bottom.addWidget(self.buttons[id])
        bottom.addStretch(1)
        bottom.addWidget(self.buttons["replay"])
        bottom.addWidget(self.buttons["open"])
        layout.addLayout(top)
        layout.addWidget(self.table)
        layout.addLayout(bottom)
        return page

    def _entries(self) -> dict[str, Callable[[], object]]:
        return {
            "open": self.open_game,
            "replay": self.replay,
            "rename": self.rename,
            "copy": self.copy,
            "delete": self.delete,
            "import": self.import_file,
            "export": self.export,
            "statistics": self.turn_page,
            "close": self.reject,
        }

    def turn_page(self) -> None:
        """From the list to the statistics, or back."""
        counting = self.pages.currentIndex() == 0
        self.pages.setCurrentIndex(int(counting))
        self.buttons["statistics"].setText(self.look.text("library-games" if counting else "library-statistics"))


def move_to_bin(path: Path) -> bool:
    """Put a file into the system's bin; False if there is none."""
    return QFile(str(path)).moveToTrash()


def _stylesheet(theme: Theme) -> str:
    text, line, tile = theme.text.name(), theme.panel_line.name(), theme.tile.name()
    return f"""
QTableView {{ color: {text}; background: {tile}; border: 1px solid {line}; border-radius: 7px; outline: none; }}
QTableView::item {{ padding: 0 8px; border-bottom: 1px solid {line}; }}
QTableView::item:selected {{ background: {theme.number_band.name()}; color: {theme.number_text.name()}; }}
QTableView:focus {{ border: 2px solid {text}; }}
QHeaderView, QHeaderView::section {{ color: {text}; background: {theme.panel.name()}; border: none; }}
QHeaderView::section {{ padding: 6px 11px; }}
"""
