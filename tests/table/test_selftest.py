"""`yamatai --selftest`: a line for each step, and a failure that names its step."""

import os
import re
import subprocess
import sys

import pytest

from yamatai.play import record
from yamatai.play.game import InvalidInput, installed
from yamatai.resources import MissingResource
from yamatai.table import selftest, sound
from yamatai.table.picture import draw_picture

STEPS = ["open window", "start worker", "move", "draw", "keep", "other games", "find files", "load sound"]


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
    assert told.out.count("\n") == STEPS.index("keep")


def test_all_games_and_what_belongs_to_them_are_looked_for(trial, capsys):
    assert trial.run() == 0
    told = dict(re.findall(r"^([a-z ]+): (.*), \d+\.\d\d s$", capsys.readouterr().out, re.MULTILINE))
    first, *others = installed().values()
    assert first.title in told["open window"]
    assert all(meta.title in told["other games"] for meta in others)
    assert f"{len(others) + 1} games, " in told["find files"]
    for count in re.findall(r"(\d+) [a-z]+", told["find files"]):
        assert int(count) > 0


def test_a_game_that_cannot_be_drawn_is_a_failure(trial, monkeypatch, capsys):
    def draw(match, *arguments):
        if match.game.meta.id != next(iter(installed())):
            raise MissingResource("resource file is missing: card.svg")
        draw_picture(match, *arguments)

    monkeypatch.setattr(selftest, "draw_picture", draw)
    assert trial.run() == 1
    assert capsys.readouterr().err == "yamatai: selftest failed: other games: resource file is missing: card.svg\n"


def test_without_the_extra_nothing_plays_and_that_is_no_failure(trial, monkeypatch):
    monkeypatch.setattr(sound, "find_spec", lambda _name: None)
    assert trial.load_sound() == "the extra is not installed"


def test_what_never_comes_is_not_waited_for(trial, monkeypatch, capsys):
    monkeypatch.setattr(selftest.Painted, "eventFilter", lambda self, watched, event: False)
    trial._end = 0
    assert trial.run() == 1
    assert capsys.readouterr().err == "yamatai: selftest failed: open window: it was not painted\n"
