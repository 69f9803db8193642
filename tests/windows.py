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


def empty_window(qtbot: Any) -> Any:
    """The window without a game, at its usual size; computer players act at once."""
    window: Any = TableWindow(runner=InlineRunner())
    window.set_speed(0)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    return window
