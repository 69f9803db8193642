"""Kill the program at any moment: the game opens at the last or the last but one change that was shown.

"The last but one" because a change is written before it is shown: it may be in the file already.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.victim import told
from yamatai.play.autosave import files, resume
from yamatai.play.chance import Chance
from yamatai.play.game import InvalidInput
from yamatai.play.record import read

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
ROOT = Path(__file__).parents[2]
KILLS = 200


class Victim:
    """The process that plays, and what it has said of its last game."""

    def __init__(self):
        command = [sys.executable, "-m", "tests.play.victim"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin
        assert self._process.stdout
        self._to, self._from = self._process.stdin, self._process.stdout

    def play(self, home, patience=None, **task):
        """Let it play; kill it after so many changes, or wait until it has killed itself. Gives all it has said."""
        self._to.write(json.dumps({"home": str(home), **task}).encode() + b"\n")
        self._to.flush()
        pid, said = 0, []
        while (line := json.loads(self._from.readline())) != "dead":
            if isinstance(line, dict):
                pid = line["pid"]
            else:
                said.append(line)
            if pid and patience is not None and len(said) >= patience:
                os.kill(pid, signal.SIGKILL)
                patience = None
        return said

    def close(self):
        self._process.communicate()


@pytest.fixture(autouse=True)
def _no_power_cut(monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(scope="module")
def victim():
    with contextlib.closing(Victim()) as victim:
        yield victim


def check(home, said):
    """Each file opens, and the last game stands where the screen stood, or one change further."""
    folder = home / "data" / "games"
    found = sorted(files(folder), key=lambda file: file[1][1])
    assert len(found) >= len({game for game, _ in said})
    for number, (name, _) in enumerate(found):
        shown = [change for game, change in said if game == number]
        try:
            reading, kept = resume(folder / name)
        except InvalidInput:  # half of the first write
            assert not shown
            continue
        kept.close(60)
        assert kept.problem is None
        assert reading.sound or reading.torn
        history = [told(reading.match, change) for change in reading.match.history]
        assert history[: len(shown)] == shown
        assert len(history) - len(shown) in (0, 1)
        assert read(folder / name).current  # mended
    elsewhere = home / "elsewhere.yamatai"
    if elsewhere.exists():
        assert read(elsewhere).sound


@pytest.mark.slow
def test_killed_at_random_moments_the_game_loses_nothing_that_was_shown(victim, tmp_path):
    chance = Chance(int.from_bytes(os.urandom(4)))
    for number in range(KILLS):
        home = tmp_path / str(number)
        home.mkdir()
        check(home, victim.play(home, seed=chance.below(10**6), patience=chance.below(60)))


@pytest.mark.parametrize("step", ["open", "write", "fsync", "replace"])
def test_killed_at_each_step_of_the_writer_the_game_loses_nothing_that_was_shown(victim, tmp_path, step):
    for at in range(1, 16):
        home = tmp_path / str(at)
        home.mkdir()
        check(home, victim.play(home, seed=at, step=step, at=at))
