"""Memory: a window in which one game after another is played holds no more of it than one game needs."""

import json
import subprocess
import sys

import pytest

GAMES = 20
MOST_MB, MOST_GROWTH = 220, 1.3

# In a process of its own: what other tests hold would count here. It prints its size after each game, in MB.
PLAY = """
import gc, json, sys
from PySide6.QtCore import QEvent
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table.application import application
from yamatai.table.window import TableWindow

def resident():
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[1])
    return pages * 4096 / 1024 / 1024

app = application()
window = TableWindow(runner=InlineRunner())
window.set_speed(0)
window.resize(1920, 1080)
window.show()
sizes = []
for number in range(int(sys.argv[1])):
    seats = tuple(Seat(colour, colour, "easy") for colour in META.colours)
    window.play(Match(META.open(Setup(seats, number))))
    match = window.controller.match
    while match.to_act and match.node.number < 30:
        app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.grab()
    gc.collect()
    sizes.append(resident())
window._clear_table()
print(json.dumps(sizes))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads the size of the process from /proc")
def test_twenty_games_need_little_more_memory_than_one(monkeypatch, tmp_path):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", PLAY, str(GAMES)], stdout=subprocess.PIPE, text=True, check=True)
    sizes = json.loads(done.stdout)
    assert len(sizes) == GAMES
    assert max(sizes) <= MOST_MB, sizes
    assert sizes[-1] <= MOST_GROWTH * sizes[0], sizes
