"""The field for an edition: the values that ship, files that are known, any other file; and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from yamatai.play.edition import read_edition
from yamatai.play.game import InvalidInput
from yamatai.table import files, fonts, widgets
from yamatai.table.faults import in_words
from yamatai.table.look import Look
from yamatai.table.widgets import DropDown

_NAME_LETTERS = 16
_FAULT_LINES = 4


class EditionField(QWidget):
    """`text` is that of the chosen file, "" for the values that ship; `fault` says why it could not be read.

    `faults` is a field of its own that stands below this one, as long as there are any.
    """

    changed = Signal()

    def __init__(self, look: Look, editions: tuple[Path, ...]) -> None:
        super().__init__()
        self._look = look
        self.text = ""
        self.fault = ""
        self.choice = DropDown(widgets.plain(look.text("new-game-edition")))
        self.choice.setMinimumContentsLength(_NAME_LETTERS)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.addItem(look.text("new-game-edition-house"), "")
        for path in editions:
            self._add(path)
        self.button = QPushButton(look.text("new-game-edition-file"))
        self.button.setAutoDefault(False)
        self.faults = QPlainTextEdit()
        self.faults.setReadOnly(True)
        self.faults.setTabChangesFocus(True)
        line = fonts.metrics(widgets.font(look)).lineSpacing()
        self.faults.setFixedHeight(round(_FAULT_LINES * line) + look.pixels(22))
        self.faults.setAccessibleName(look.text("new-game-edition-faults"))
        self.faults.hide()
        self._lay_out()
        self.setFocusProxy(self.choice)
        self.choice.currentIndexChanged.connect(self.read)
        self.button.clicked.connect(self.ask_file)

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        widgets.space(line, self._look, 6, (0, 0, 0, 0))
        line.addWidget(self.choice, 1)
        line.addWidget(self.button)

    def _add(self, path: Path) -> None:
        self.choice.addItem(path.stem, str(path))

    def read(self) -> None:
        """Read the chosen file, anew if it was read before."""
        file = self.choice.currentData()
        self.text = self.fault = ""
        try:
            self.text = read_edition(Path(file)) if file else ""
        except InvalidInput as error:
            self.fault = in_words(self._look.text, error.fault)
        self.changed.emit()

    def ask_file(self) -> None:
        """Let the person look for a file; it joins the list."""
        title, kinds = self._look.text("new-game-edition-title"), self._look.text("new-game-edition-files")
        file = files.ask_open(self, self._look, title, kinds)
        if not file:
            return
        index = self.choice.findData(str(Path(file)))
        if index < 0:
            self._add(Path(file))
            index = self.choice.count() - 1
        if index == self.choice.currentIndex():
            self.read()  # it may have been mended meanwhile
        self.choice.setCurrentIndex(index)

    def tell(self, fault: str) -> None:
        """Show what is wrong with the edition, "" for nothing."""
        self.faults.setPlainText(fault)
        self.faults.setVisible(bool(fault))
