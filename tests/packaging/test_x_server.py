"""The real X server that dev.py starts shows windows to others and lets a real mouse click them."""

import subprocess

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.x11


def test_a_real_mouse_clicks_a_real_window(qtbot: QtBot) -> None:
    button = QPushButton("Set sail")
    button.setWindowTitle("yamatai x server test")
    button.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
    button.resize(300, 200)
    qtbot.addWidget(button)
    with qtbot.waitActive(button):  # only a window manager makes a window active
        button.show()
    middle = button.mapToGlobal(button.rect().center())
    with qtbot.waitSignal(button.clicked):
        subprocess.run(["xdotool", "mousemove", str(middle.x()), str(middle.y()), "click", "1"], check=True)
