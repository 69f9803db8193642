"""The window in a test."""

from typing import Any

from yamatai.bots.worker import InlineRunner
from yamatai.play.match import Match
from yamatai.table.window import TableWindow


def window_on(qtbot: Any, match: Match) -> Any:
    """The window on a match, active; it is closed without a question."""
    window: Any = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    window.play(match, path="kept")
    with qtbot.waitActive(window):
        window.show()
    window.closeEvent = lambda event: event.accept()
    return window
