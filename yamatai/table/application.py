"""The Qt application: its names, icon, style and fonts."""

from __future__ import annotations

import sys

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from yamatai import resources
from yamatai.table import fonts, libraries, widgets

ID = "org.yamatai_table.yamatai"
"""The name by which desktops know the program; that of its desktop entry."""


def application() -> QApplication:
    """The application for a window, made if there is none. Raises InvalidInput where Qt would end the program."""
    app = QApplication.instance()
    if app is None:
        libraries.need_for_window()
        app = QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("yamatai")
    app.setApplicationDisplayName("Yamataï")
    app.setDesktopFileName(ID)
    app.setStyle("Fusion")  # plain widgets look the same on every system
    app.setWindowIcon(QIcon(QPixmap(str(resources.path("art", "app-icon.svg")))))
    fonts.load()
    app.setFont(fonts.sans(widgets.TEXT))
    return app
