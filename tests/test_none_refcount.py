"""Guards against a PySide6 that loses references to None, which ends a process on Python < 3.12 after some minutes."""

import sys

from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 5_000


def test_calls_into_qt_do_not_lose_references_to_none(qapp: object) -> None:
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        item.setPos(1, 2)
    # Gaining some is harmless; losing a handful is other threads' business. A bad PySide6 loses one each call.
    assert sys.getrefcount(None) - before > -CALLS // 10
