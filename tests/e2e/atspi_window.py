"""The window with a fresh game for two, and an assistive program beside it; ends when that ends.

Writes to the last line of its output what the program found and what was played, as JSON.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication

from yamatai.games.yamatai.meta import META
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.window import TableWindow

READER = Path(__file__).with_name("atspi_reader.py")


def main() -> int:
    app = QApplication(["yamatai"])
    app.setApplicationName("yamatai")
    fonts.load()
    match = Match(META.open(Setup((Seat("Anna", "blue"), Seat("Béla", "grey")), 1)))
    window = TableWindow()
    window.play(match)
    window.show()
    window.activateWindow()
    reader = QProcess()
    reader.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    reader.finished.connect(lambda: app.exit(reader.exitCode()))
    reader.start(sys.argv[1], [str(READER)])
    status = app.exec()
    found = bytes(reader.readAllStandardOutput().data()).decode()
    played = [match.game.write(node.action) for node in match.line()]
    print(json.dumps({"found": json.loads(found or "{}"), "played": played}))
    window.close()
    return status


if __name__ == "__main__":
    sys.exit(main())
