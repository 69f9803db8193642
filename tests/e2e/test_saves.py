"""Report 7: saves of every release open, and one that turns illegal opens at its last good move, with a message.

`saves` holds a game of each version of the rules of each game. These files are never written anew: a change that
makes one of them unreadable makes the running games of people unreadable.
"""

import json
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtWidgets import QMessageBox

from tests.toy.table import tree
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.play import record
from yamatai.play.autosave import files, games_folder
from yamatai.play.game import Refusal, Seat, Setup, installed
from yamatai.play.match import Match
from yamatai.play.summary import summarise
from yamatai.table.window import TableWindow

SAVES = Path(__file__).with_name("saves")
WHOLE = ("yamatai-1-own-values", "yucata-1-free-layout")
"""They carry all values that are not of the rules, so no change of those that ship touches them."""
OLD_HOUSE = "yamatai-1-old-house"
"""A finished game with the house's first values, which have changed since; it names them, but does not hold them."""
KEPT_HOUSE = "yamatai-1-kept-house"
"""The same game, as it is saved since records hold the values that ship as well."""


def save_of(name):
    return SAVES / f"{name}{record.SUFFIX}"


def lines_of(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def actions(match):
    return [match.game.write(node.action) for node in match.line()]


@pytest.fixture
def told(monkeypatch, tmp_path):
    """What boxes told; the games of the person lie in a folder of their own."""
    told = []
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    return told


@pytest.fixture
def opened(qtbot, told):
    """A function that opens a save in the window, and waits for what it tells; computer players act at once."""

    def opened(path):
        window = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(0)
        assert window.open(str(path))
        qtbot.waitUntil(lambda: bool(told))
        return window

    return opened


def test_a_game_of_each_version_of_the_rules_is_kept():
    wanted = {(id, version) for id, meta in installed().items() for version in range(1, meta.rules_version + 1)}
    firsts = [lines_of(path)[0] for path in SAVES.iterdir()]
    assert {(first["game"], first["rules"]) for first in firsts} == wanted


@pytest.mark.parametrize("meta", installed().values(), ids=installed())
def test_the_text_that_a_record_holds_gives_the_same_values_again(meta):
    setup = Setup(tuple(Seat(colour, colour) for colour in meta.colours[:2]))
    game = meta.open(setup)
    again = meta.open(attrs.evolve(setup, edition=game.edition_text))
    assert (again.data_hash, again.edition, again.edition_text) == (game.data_hash, game.edition, game.edition_text)


@pytest.mark.parametrize("name", WHOLE)
def test_a_save_is_read_to_its_end(name, tmp_path):
    reading = record.read(save_of(name))
    assert (reading.sound, reading.notices) == (True, ())
    assert reading.hashes > 30
    assert {change.kind for change in reading.match.history} == {"do", "undo", "redo", "go"}
    (stored,) = [line["result"] for line in lines_of(save_of(name)) if "result" in line]
    assert [dict(terms) for terms in reading.match.score] == stored["terms"]
    again = tmp_path / "today.yamatai"
    record.save(reading.match, again)
    assert tree(record.read(again).match) == tree(reading.match)
    assert summarise(again).ending == summarise(save_of(name)).ending


def test_a_game_that_holds_the_house_values_of_its_time_is_read_to_its_end(told, qtbot, tmp_path):
    path = save_of(KEPT_HOUSE)
    reading = record.read(path)
    assert (reading.sound, reading.notices) == (True, ())
    assert reading.match.game.data_hash != installed()["yamatai"].open(Setup(reading.match.game.setup.seats)).data_hash
    (stored,) = [line["result"] for line in lines_of(path) if "result" in line]
    assert [dict(terms) for terms in reading.match.score] == stored["terms"]
    window: Any = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    assert window.open(str(path))
    assert window.controller.match.result is not None
    assert window.is_saved()
    assert not told


def test_a_game_of_other_house_values_opens_at_its_last_good_move(opened, told):
    path = save_of(OLD_HOUSE)
    before, recorded = path.read_bytes(), [line["do"] for line in lines_of(path) if "do" in line]
    window = opened(path)
    match = window.controller.match
    here = match.node.number
    assert 0 < here < len(recorded)
    assert actions(match) == recorded[:here]
    other, stands = told[0].splitlines()
    assert other == "Played with other component values (edition house) than the program has now"
    assert stands.startswith(f"Action {here + 1}: {recorded[here]}: ")
    assert stands.endswith(f"; the game stands at action {here}")
    assert window.sitting.players.paused
    assert path.read_bytes() == before


@pytest.fixture
def no_moving(monkeypatch):
    """A fix of the rules: from now on no power moves a boat."""
    refusal = Yamatai.refusal

    def stricter(game, state, seat, action):
        moves = game.write(action).startswith("move ")
        return Refusal("not-linked", "9") if moves else refusal(game, state, seat, action)

    monkeypatch.setattr(Yamatai, "refusal", stricter)


def test_a_game_that_turns_illegal_opens_at_its_last_good_move_and_goes_on(opened, told, no_moving, tmp_path):
    path = tmp_path / "running.yamatai"
    path.write_bytes(save_of("yamatai-1-own-values").read_bytes())
    before, recorded = path.read_bytes(), lines_of(path)[1:]
    wrong = next(number for number, line in enumerate(recorded) if line.get("do", "").startswith("move "))
    bad = recorded[wrong]

    window = opened(path)
    here = bad["n"] - 1
    (words,) = told
    assert words.startswith(f"Action {bad['n']}: {bad['do']}: ")
    assert "The boat can only go to a space linked to its own. (Rule\N{NO-BREAK SPACE}9)" in words
    assert words.endswith(f"; the game stands at action {here}")

    # The table shows that moment, as if the game had come there by itself.
    controller, match = window.controller, window.controller.match
    assert match.node.number == here
    played = Match(match.game)
    for node in match.line():
        played.do(node.seat, node.action)
    assert match.game.digest(controller.view) == match.game.digest(played.view(controller.seat))

    # One plays on from there; the old file stays, the game goes on in one that reads to its end.
    reached = [change.node.number for change in match.history]
    window.sitting.players.pause(True)
    controller.perform(match.game.legal(match.state, match.to_act[0])[0])
    assert match.node.number == here + 1
    assert path.read_bytes() == before
    ((kept, _),) = files(games_folder())
    reading = record.read(games_folder() / kept)
    assert (reading.sound, reading.notices) == (True, ())
    assert [change.node.number for change in reading.match.history] == [*reached, here + 1]
