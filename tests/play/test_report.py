"""The report of a problem: all that a maintainer needs, and no names."""

import json
import logging
import sys
import zipfile
from pathlib import Path

import pytest

from tests.toy.table import do, match, tree
from yamatai import __version__
from yamatai.play import record
from yamatai.play.game import InvalidInput
from yamatai.play.report import Messages, file_name, game_of, hide, pack


@pytest.fixture
def messages(monkeypatch):
    """Messages that are listened to, until the test ends."""
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)  # not that of the test run
    listening = Messages.listen()
    yield listening
    logging.getLogger("yamatai").removeHandler(listening)
    logging.getLogger("yamatai").setLevel(logging.NOTSET)


@pytest.fixture
def path(tmp_path):
    return tmp_path / file_name()


def part(path, name):
    with zipfile.ZipFile(path) as file:
        return file.read(name).decode()


def test_a_report_has_the_game_the_versions_and_the_settings_without_names(path, tmp_path):
    m = do(match(), "coin", "coin")
    m.undo()
    settings = {"theme": "night", "seats": [{"name": "Anna", "player": "human"}], "name": "Anna"}
    pack(path, m, {"settings": settings, "scale": 1.5}, ["hello"])
    game = tmp_path / "game.yamatai"
    game.write_bytes(game_of(path))
    reading = record.read(game)
    assert tree(reading.match) == tree(m)
    assert [seat.name for seat in reading.match.game.setup.seats] == ["Red", "Green"]
    about = json.loads(part(path, "about.json"))
    assert about["program"] == __version__
    assert about["settings"] == {"theme": "night", "seats": [{"player": "human"}]}
    assert about["scale"] == 1.5
    assert part(path, "messages.txt") == "hello"
    with zipfile.ZipFile(path) as file:
        for name in file.namelist():
            assert "Anna" not in part(path, name)
            assert "Béla" not in part(path, name)


def test_without_a_game_there_is_a_report_too(path):
    pack(path, None, {}, [])
    assert game_of(path) == b""
    assert json.loads(part(path, "about.json"))["program"] == __version__


def test_names_are_taken_out_of_messages():
    told = hide(f"cannot write {Path.home()}/x: Anna, Annabel and Béla's game", ["Anna", "Béla", ""])
    assert told == "cannot write ~/x: (name), Annabel and (name)'s game"


def test_the_last_messages_are_kept(messages, capsys):
    log = logging.getLogger("yamatai.table.window")
    for number in range(300):
        log.info("message %s", number)
    log.warning("watch out")
    assert len(messages.lines) == 200
    assert messages.lines[0].endswith("INFO message 101")
    assert messages.lines[-1].endswith("WARNING watch out")
    assert capsys.readouterr().err == "watch out\n"


def test_an_error_that_nobody_caught_is_kept_and_still_shown(messages, capsys):
    try:
        raise ValueError("oh no")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    assert messages.lines[-1].startswith("Traceback")
    assert messages.lines[-1].endswith("ValueError: oh no")
    assert "oh no" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(InvalidInput, match="cannot write"):
        pack(tmp_path / "none" / "report.zip", match(), {}, [])
