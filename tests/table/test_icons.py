"""The signs in Qt's own dialogues can be seen in every theme."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from tests.windows import empty_window
from yamatai.table import icons
from yamatai.table.theme import DEFAULT, THEMES, contrast_ratio

SEEN = 4.5
"""The contrast with the panel, as for words."""


@pytest.fixture(autouse=True)
def _style(qapp: QApplication) -> Iterator[None]:
    qapp.setStyle("Fusion")
    yield
    icons.use(DEFAULT)


def strongest(icon: QIcon, ground: QColor) -> float:
    """The contrast with the ground that the clearest of an icon's pixels has."""
    image = icon.pixmap(QSize(24, 24)).toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max((contrast_ratio(pixel, ground) for pixel in pixels if pixel.alpha() > 250), default=0.0)


@pytest.mark.parametrize("name", THEMES)
def test_every_button_of_the_file_dialogue_can_be_seen(qtbot: QtBot, name: str) -> None:
    window = empty_window(qtbot)
    window.set_theme(name)
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    buttons = dialog.findChildren(QToolButton)
    assert len(buttons) >= 6
    for button in buttons:
        assert strongest(button.icon(), THEMES[name].panel) >= SEEN, button.objectName()


@pytest.mark.parametrize("name", THEMES)
def test_so_can_the_button_that_clears_a_field(qtbot: QtBot, name: str) -> None:
    icons.use(THEMES[name])
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setClearButtonEnabled(True)
    (action,) = (child.defaultAction() for child in field.findChildren(QToolButton) if child.defaultAction())
    assert strongest(action.icon(), THEMES[name].tile) >= SEEN
