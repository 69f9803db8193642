"""Lists in dialogues, walked with the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yamatai.table.listing import Listing
from yamatai.table.look import Look


@pytest.mark.parametrize(("key", "row"), [(Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 4), (Qt.Key.Key_Down, 3)])
def test_keys_lead_from_row_to_row(qtbot: QtBot, key: Qt.Key, row: int) -> None:
    listing = Listing(Look(), "Chapters", [(str(number), "1 minute") for number in range(5)])
    qtbot.addWidget(listing)
    listing.setCurrentCell(2, 0)
    QTest.keyClick(listing, key)
    assert listing.currentRow() == row
    assert [item.row() for item in listing.selectedItems()] == [row, row]
