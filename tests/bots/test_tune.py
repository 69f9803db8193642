"""Tuning: what is learned, that it can be stopped anywhere, and that jobs change nothing."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.bots.tables import NARROW
from yamatai.bots import tune
from yamatai.bots.judge import evaluation_of
from yamatai.cli import whole
from yamatai.games.yamatai.meta import META
from yamatai.games.yucata import meta as yucata
from yamatai.play.game import InvalidInput

TABLE = tune.Table(META, 2, NARROW)
GAMES = 2


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(tune, "STEP", 1)
    monkeypatch.setattr(tune, "find", lambda game: META)


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    tune.add_arguments(parser, whole, Path)
    return parser.parse_args(["yamatai", "--games", str(GAMES), "--rounds", "1", "--jobs", "1", *words])


def test_a_lesson_finds_the_weights_behind_the_numbers():
    lesson = tune.Lesson.empty(2)
    for a in range(-20, 20):
        for b in range(-20, 20):
            lesson.add([a, b], 3 * a - 2 * b)
    assert lesson.corrections([10.0, 10.0]) == pytest.approx([3.0, -2.0], abs=0.05)


def test_a_lesson_about_nothing_corrects_nothing():
    lesson = tune.Lesson.empty(2)
    lesson.add([0.0, 1.0], 5.0)
    assert lesson.corrections([1.0, 1.0])[0] == 0.0


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    whole = tune.start(TABLE, GAMES)
    with tune.Pool(1) as pool:
        steps = sum(1 for _ in tune.tune(TABLE, whole, 1, pool))
    path = tmp_path / "state.json"
    for _ in range(steps):
        stopped = tune.load(path, TABLE, GAMES)
        with tune.Pool(1) as pool:
            next(tune.tune(TABLE, stopped, 1, pool))
        tune.save(path, stopped)
    assert tune.load(path, TABLE, GAMES) == whole
    assert whole.round == 2
    assert len(whole.log) == 1


def test_two_processes_learn_the_same_as_one():
    lessons = []
    for jobs in (1, 2):
        progress = tune.start(TABLE, 2)
        with tune.Pool(jobs) as pool:
            next(tune.tune(TABLE, progress, 1, pool))
        lessons.append(progress.lesson)
    assert lessons[0] == lessons[1]
    assert lessons[0].turns > 10


def test_a_run_writes_the_best_weights_beside_those_for_other_seats(tmp_path, capsys):
    out = tmp_path / "weights.json"
    out.write_text('{"3": {"coin": 1.0}}')
    assert tune.run(arguments("--state", str(tmp_path / "state.json"), "--out", str(out))) == 0
    written = json.loads(out.read_text())
    assert written["3"] == {"coin": 1.0}
    assert written["2"].keys() == evaluation_of(TABLE.open(0)).weights.keys()
    assert "round 1: " in capsys.readouterr().out


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_on_a_terminal_one_line_tells_how_far_it_is(tmp_path, monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    assert tune.run(arguments("--state", str(tmp_path / "state.json"))) == 0
    line, rest = screen.getvalue().split("\n")  # each state of it begins with a return, none with a new line
    assert rest == ""
    shown = [state for state in line.split("\r")[1:] if state != "\033[K"]
    bars = [re.match(r"\[([#.]+)\] round 1 of 1, \d learned, \d matched", state) for state in shown]
    assert all(bars)
    filled = [bar[1].count("#") for bar in bars if bar]
    assert filled == sorted(filled)
    assert filled[0] < filled[-1] == tune._Told.WIDTH


@pytest.fixture
def _rounds_without_games(monkeypatch):
    def rounds(_table, progress, last, _pool):
        while progress.round <= last:
            yield
            progress.log.append(f"round {progress.round}: done")
            progress.round += 1
            yield

    monkeypatch.setattr(tune, "tune", rounds)


@pytest.mark.usefixtures("_rounds_without_games")
def test_output_to_a_file_tells_each_round_once_and_those_of_earlier_runs(tmp_path, monkeypatch):
    file = io.StringIO()  # `> file 2>&1`
    monkeypatch.setattr(sys, "stdout", file)
    monkeypatch.setattr(sys, "stderr", file)
    state = ("--state", str(tmp_path / "state.json"))
    assert tune.run(arguments(*state)) == 0
    assert file.getvalue() == "round 1: done\n"
    file.truncate(file.seek(0))
    assert tune.run(arguments(*state, "--rounds", "2")) == 0
    assert file.getvalue() == "round 1: done\nround 2: done\n"


@pytest.mark.usefixtures("_rounds_without_games")
def test_on_one_terminal_a_round_has_a_line_of_its_own(tmp_path, monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stderr", screen)
    assert tune.run(arguments("--state", str(tmp_path / "state.json"))) == 0
    assert re.search(r"\r\033\[Kround 1: done\n\r\[#", screen.getvalue())


def test_files_of_another_tuning_are_refused(tmp_path):
    path = tmp_path / "state.json"
    tune.save(path, tune.start(tune.Table(META, 3), GAMES))
    with pytest.raises(InvalidInput, match="another tuning"):
        tune.run(arguments("--state", str(path)))
    path.write_text("{}")
    with pytest.raises(InvalidInput, match="not the progress of a tuning"):
        tune.run(arguments("--state", str(path)))
    with pytest.raises(InvalidInput, match=r"cannot read .*: Is a directory"):
        tune.run(arguments("--state", str(tmp_path)))


def test_a_game_that_weighs_its_actions_itself_is_refused(monkeypatch):
    monkeypatch.setattr(tune, "find", lambda game: yucata.META)
    with pytest.raises(InvalidInput, match="it has no weights that could be tuned"):
        tune.run(arguments())


def test_a_folder_that_cannot_be_written_is_told_before_anything_is_played(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    monkeypatch.setattr(tune, "tune", lambda *_: pytest.fail("it played"))
    with pytest.raises(InvalidInput, match=r"cannot write .*weights\.json: Permission denied"):
        tune.run(arguments("--out", str(tmp_path / "weights.json"), "--state", str(tmp_path / "weights.json")))
