"""From one page to the next: the old one fades over the new one, and leaves nothing behind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from yamatai.table.look import Look
from yamatai.table.pages import Pages


class Fading(Pages):
    speed = 1.0

    def __init__(self) -> None:
        super().__init__(Look(), lambda: self.speed)


def coloured(name: str) -> QWidget:
    page = QWidget()
    page.setAutoFillBackground(True)
    page.setStyleSheet(f"background: {name}")
    return page


@pytest.fixture
def pages(qtbot):
    made = Fading()
    for name in ("#ff0000", "#0000ff"):
        made.addWidget(coloured(name))
    qtbot.addWidget(made)
    made.resize(200, 100)
    with qtbot.waitExposed(made):
        made.show()
    return made


def colour(pages):
    return pages.grab().toImage().pixelColor(150, 80).name()


def test_the_old_page_is_seen_at_first_and_gone_at_the_end(pages, qtbot):
    pages.turn_to(pages.widget(1))
    assert pages.fading
    assert colour(pages) == "#ff0000"
    qtbot.waitUntil(lambda: not pages.fading)
    assert colour(pages) == "#0000ff"


def test_what_is_cleared_before_is_seen_as_it_was(pages):
    pages.take_picture()
    pages.widget(0).setStyleSheet("background: #00ff00")
    pages.turn_to(pages.widget(1))
    assert colour(pages) == "#ff0000"


def test_nothing_fades_at_once_nor_to_the_same_page(pages):
    pages.turn_to(pages.widget(0))
    assert not pages.fading
    pages.speed = 0.0
    pages.turn_to(pages.widget(1))
    assert not pages.fading
    assert colour(pages) == "#0000ff"


def test_a_click_reaches_the_new_page_at_once(pages):
    pressed = []
    button = QPushButton("Go", pages.widget(1))
    button.clicked.connect(lambda: pressed.append("Go"))
    pages.turn_to(pages.widget(1))
    below = pages.childAt(button.mapTo(pages, button.rect().center()))
    assert below is button
    QTest.mouseClick(below, Qt.MouseButton.LeftButton)
    assert pressed == ["Go"]


def test_another_size_ends_it(pages):
    pages.turn_to(pages.widget(1))
    pages.resize(300, 100)
    assert not pages.fading
