"""What a game on the table loads at once: what it shows, and nothing that is asked for later or never.

So a table is there sooner. Each module here costs some milliseconds of the first sight of a game, or is a package
that only a command, a worker process or another game needs. (What the shelf loads: `test_beginning`.)
"""

import subprocess
import sys
from pathlib import Path

import pytest

import yamatai

SCRIPT = """
import os, sys
from yamatai.play.game import Setup, find
from yamatai.play.match import Match
from yamatai.table.application import application
from yamatai.table.set_up import named_seats
from yamatai.table.window import TableWindow

app = application()
window = TableWindow()
meta = find(sys.argv[1])
window.play(Match(meta.open(Setup(named_seats(meta, ("human", "human"), window.look.text), 1))))
window.show()
app.processEvents()
assert window.controller.stage.spots()
print(*sys.modules, flush=True)
os._exit(0)
"""

LATER = {
    # what thinks, and what only thinking needs
    "bots", "evaluation", "exercising", "offers", "search", "thinking", "every_turn", "solved",
    # what lies over the table, or in a window of its own, when it is asked for
    "advice", "scores", "points_graph", "sources_graph", "command_line", "rules", "rule_texts", "rule_pictures",
    "coach", "coach_card", "coach_veil", "chapter_page", "lesson_texts", "lesson_time", "lesson_check",
    "exercises", "exercise", "exercise_card", "exercise_page", "exercise_texts",
    "library", "library_page", "library_model", "pictures", "picture", "statistics", "report_problem", "report",
    "new_game", "game_form", "edition_field", "settings_dialog", "keys_dialog", "about", "selftest", "welcome",
    # what only commands need
    "cli", "simulate", "race", "cluster", "tally", "balance", "check", "text_check", "lesson_command",
}  # fmt: skip
"""Modules of our own, by the last part of their names."""

PACKAGES = {
    "distributed", "miniaudio", "multiprocessing", "concurrent", "asyncio", "sqlite3", "unittest", "statistics",
    "PySide6.QtTest", "PySide6.QtNetwork", "PySide6.QtMultimedia",
}  # fmt: skip


@pytest.mark.parametrize(("game", "other"), [("yamatai", "yucata"), ("yucata", "yamatai")])
def test_a_game_that_people_play_loads_only_what_it_shows(game: str, other: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, game], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert {f"yamatai.games.{game}.model.game", f"yamatai.games.{game}.table.scene", "yamatai.table.stage"} <= {*loaded}
    own = {part for name in loaded if name.startswith("yamatai.") for part in name.split(".")[1:]}
    assert not LATER & own
    assert not PACKAGES & {*loaded}
    of_the_other = {name for name in loaded if name.startswith(f"yamatai.games.{other}.")}
    assert of_the_other <= {f"yamatai.games.{other}.meta"}


def test_each_of_these_names_is_that_of_a_module() -> None:
    """One of another name would never be missed."""
    found = Path(yamatai.__file__).parent.rglob("*.py")
    assert {file.parent.name if file.stem == "__init__" else file.stem for file in found} >= LATER
