"""The menu entry that packs a report of a problem: what Qt knows of the machine, and where the file goes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from yamatai import resources
from yamatai.play.match import Match
from yamatai.play.report import file_name, pack
from yamatai.table import files
from yamatai.table.look import Look


def ask(look: Look, match: Match | None, messages: Iterable[str], parent: QWidget | None = None) -> str:
    """Ask for a place and write the report there; answers its path, "" if none was chosen. Raises InvalidInput."""
    proposed, kind = files.among_documents(file_name()), look.text("report-filter")
    path = files.ask_save(parent, look, look.text("report-title"), kind, proposed)
    if path:
        pack(Path(path), match, about(look), messages)
    return path


def about(look: Look) -> dict[str, object]:
    """What a maintainer wants to know of the machine and the settings."""
    screens = [
        {"size": [s.geometry().width(), s.geometry().height()], "scale": s.devicePixelRatio()}
        for s in QGuiApplication.screens()
    ]
    return {
        "qt": qVersion(),
        "platform": QGuiApplication.platformName(),
        "screens": screens,
        "theme": look.theme.name,
        "language": look.text.language,
        "settings": _settings(),
    }


def _settings() -> object:
    try:
        return json.loads((resources.user_config() / "settings.json").read_bytes())
    except (OSError, ValueError):
        return None
