"""The list of where an edition's values come from: all of it can be read, by keyboard too."""

from typing import Any

import attrs
import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from yamatai.games.yamatai.meta import META
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.about import AboutEdition
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.theme import THEMES

SOURCES = (
    ("From the rules", ("The 80 boats", "Scoring <b> & tokens")),
    ("From reviews", ()),
    ("Our own", tuple(f"House {n}" for n in range(60))),
)


@attrs.frozen
class Table:
    """A game's side of the table, as far as the dialogue asks it."""

    sources: Any = SOURCES

    def about_edition(self):
        return self.sources


TABLE: Any = Table()


@pytest.fixture
def show(qtbot):
    """A function that opens the dialogue."""
    assert fonts.load()

    def opened(table: Any = TABLE, theme: str = "paper", large: bool = False) -> AboutEdition:
        dialog = AboutEdition(Look(THEMES[theme], large=large), table)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return opened


def test_each_source_has_its_heading_and_its_entries(show) -> None:
    dialog = show()
    assert dialog.findChild(QLabel).text() == "About this edition"
    lines = dialog.text.toPlainText().splitlines()
    assert lines[:4] == ["From the rules", "The 80 boats", "Scoring <b> & tokens", "Our own"]
    assert lines[4:] == [f"House {n}" for n in range(60)]


@pytest.mark.parametrize("large", [False, True])
def test_headings_are_headings_of_the_size_of_a_panels_head(show, large: bool) -> None:
    dialog = show(large=large)
    document, letters = dialog.text.document(), dialog.look.letters
    blocks = [document.findBlockByNumber(n) for n in range(5)]
    assert [block.blockFormat().headingLevel() for block in blocks] == [2, 0, 0, 2, 0]
    sizes = [block.begin().fragment().charFormat().font().pixelSize() for block in blocks]
    assert sizes == pytest.approx([letters(19), letters(16), letters(16), letters(19), letters(16)], abs=1)
    assert dialog.findChild(QLabel).font().pixelSize() == letters(28), "as in every dialogue"


def test_the_end_is_reached_by_keys(show) -> None:
    dialog = show()
    bar = dialog.text.verticalScrollBar()
    assert dialog.text.hasFocus()
    assert bar.maximum() > 0
    for _ in range(20):
        QTest.keyClick(dialog.text, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    assert dialog.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_return_and_escape_close_it(show, key: Qt.Key) -> None:
    dialog = show()
    QTest.keyClick(dialog.text, key)
    assert not dialog.isVisible()


def test_a_click_closes_it(show) -> None:
    dialog = show()
    QTest.mouseClick(dialog.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_nothing_is_left_of_it_once_it_is_closed(qtbot) -> None:
    dialog = AboutEdition(Look(), TABLE)
    QTimer.singleShot(0, dialog.accept)
    dialog.exec()
    assert not shiboken6.isValid(dialog)


@pytest.mark.parametrize("theme", THEMES)
def test_it_takes_the_colours_of_the_theme(show, theme: str) -> None:
    dialog = show(theme=theme)
    image = dialog.grab().toImage()
    assert image.pixelColor(3, 3) == THEMES[theme].panel


def test_the_house_edition_of_yamatai_names_every_tile(show) -> None:
    controller = set_table(Look(), Match(META.open(Setup((Seat("Anna", "blue"), Seat("Béla", "grey"))))))
    dialog = show(controller.table)
    lines = dialog.text.toPlainText().splitlines()
    assert sum(line.startswith("Fleet ") for line in lines) == 10
    assert "Awashima" in lines
    assert len(lines) > 50
    controller.stage.close()
