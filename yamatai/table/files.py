"""Where files of the person's own lie: the dialogues that ask for one, and where a new one is offered to lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHeaderView, QSplitter, QToolButton, QTreeView, QWidget

from yamatai.table import widgets
from yamatai.table.look import Look

OPENED = (880, 540)
PLACES, SIGN = 170, 18
"""The width of the list of places beside the files, and of the signs on buttons and before names; u."""

_ARROWS = frozenset({"backButton", "forwardButton", "toParentButton"})
"""The buttons whose signs Qt draws in black, whatever the theme."""


def among_documents(name: str) -> str:
    """A new file of this name, where the system keeps a person's documents."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return str(Path(folder, name))


def ask_open(parent: QWidget | None, look: Look, title: str, kinds: str, path: str = "") -> str:
    """Let the person choose a file to read, looking first where `path` lies; "" if he thought better of it.

    `kinds` are the files that are listed, as Qt writes them: "Games (*.yamatai)".
    """
    return _ask(_dialog(parent, look, title, kinds, path))


def ask_save(parent: QWidget | None, look: Look, title: str, kinds: str, path: str) -> str:
    """Let the person choose where a file is written, first of all at `path`; "" if he thought better of it.

    Another file there is not replaced without a question.
    """
    dialog = _dialog(parent, look, title, kinds, path)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    return _ask(dialog)


def _dialog(parent: QWidget | None, look: Look, title: str, kinds: str, path: str) -> QFileDialog:
    """The system's dialogue where it has one, else Qt's, as large as others."""
    dialog = QFileDialog(parent, title, str(Path(path).parent) if path else "", kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if path:
        dialog.selectFile(Path(path).name)
    _fit(dialog, look)
    return dialog


def _ask(dialog: QFileDialog) -> str:
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def _fit(dialog: QFileDialog, look: Look) -> None:
    """Give Qt's own dialogue the size of the others; the system's has none of these parts."""
    widgets.open_at(dialog, look, *OPENED)
    sign = QSize(look.letters(SIGN), look.letters(SIGN))
    for button in dialog.findChildren(QToolButton):
        button.setIconSize(sign)
        if button.objectName() in _ARROWS:
            button.setIcon(_inked(button, look.theme.text))
    for view in dialog.findChildren(QAbstractItemView):
        view.setIconSize(sign)
    for files in dialog.findChildren(QTreeView):
        files.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        files.header().setStretchLastSection(False)
        files.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for both in dialog.findChildren(QSplitter):
        places = look.letters(PLACES)
        both.setSizes([places, dialog.width() - places])


def _inked(button: QToolButton, ink: QColor) -> QIcon:
    """The sign of a button in another colour."""
    sign = button.icon().pixmap(button.iconSize(), button.devicePixelRatioF())
    painter = QPainter(sign)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(sign.rect(), ink)
    painter.end()
    return QIcon(sign)
