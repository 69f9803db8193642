"""Where files of the person's own are offered to lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def among_documents(name: str) -> str:
    """A new file of this name, where the system keeps a person's documents."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return str(Path(folder, name))
