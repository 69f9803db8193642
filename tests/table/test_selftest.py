"""`yamatai --selftest`: a line for each step, and a failure that names its step."""

import os
import re
import subprocess
import sys

import pytest

from yamatai.play import record
from yamatai.play.game import InvalidInput
from yamatai.table import selftest

STEPS = ["open window", "start worker", "move", "draw", "keep"]


def test_every_step_is_told_and_nothing_is_left(tmp_path):
    environ = os.environ | {"YAMATAI_HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path), "TEMP": str(tmp_path)}
    command = [sys.executable, "-m", "yamatai", "--selftest"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=20)
    assert done.stderr.replace("This plugin does not support propagateSizeHints()\n", "") == ""
    assert done.returncode == 0
    assert re.findall(r"^([a-z ]+): .*, \d+\.\d\d s$", done.stdout, re.MULTILINE) == STEPS
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def trial(tmp_path, monkeypatch, qapp):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    trial = selftest.Trial(tmp_path)
    yield trial
    trial.close()


def test_the_step_that_fails_is_named_and_the_last(trial, monkeypatch, capsys):
    def fail(path):
        raise InvalidInput("the disk is gone")

    monkeypatch.setattr(record, "read", fail)
    assert trial.run() == 1
    told = capsys.readouterr()
    assert told.err == "yamatai: selftest failed: keep: the disk is gone\n"
    assert told.out.count("\n") == len(STEPS) - 1


def test_what_never_comes_is_not_waited_for(trial, monkeypatch, capsys):
    monkeypatch.setattr(selftest.Painted, "eventFilter", lambda self, watched, event: False)
    trial._end = 0
    assert trial.run() == 1
    assert capsys.readouterr().err == "yamatai: selftest failed: open window: it was not painted\n"
