"""Computer players at the table: they act by themselves, wait politely, and never act for a position that is gone."""

import pytest
from PySide6.QtWidgets import QMessageBox

from tests.e2e.hand import Hand
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table.window import TableWindow


@pytest.fixture
def sit_down(qtbot):
    """A function that opens the window on a game with these players, who act at once."""

    def sit(*players, seed=1):
        window = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(0)
        window.resize(1366, 768)
        seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
        window.play(Match(META.open(Setup(seats, seed))), path="kept")
        with qtbot.waitExposed(window):
            window.show()
        return window

    return sit


def test_a_game_of_computer_players_runs_to_the_scoring(qtbot, sit_down):
    window = sit_down("easy", "easy")
    qtbot.waitUntil(lambda: window.sitting.scores is not None, timeout=60_000)
    assert window.controller.match.result is not None


def test_a_computer_player_waits_for_a_person_and_then_plays(qtbot, sit_down):
    window = sit_down("human", "easy", seed=4)
    controller = window.controller
    match = controller.match
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    here = match.node.number
    hand = Hand(window.view, controller)
    assert controller.seat == 0
    hand.do(next(match.game.write(a) for a in controller.legal if match.game.write(a).startswith("fleet")))
    hand.do("end")
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    assert controller.seat == 0
    assert {node.seat for node in match.line()[here + 2 :]} == {1}


def test_gestures_do_nothing_in_a_computer_players_turn(qtbot, sit_down):
    window = sit_down("human", "easy", seed=4)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    hand = Hand(window.view, controller)
    match = controller.match
    window.sitting.players.pause(True)
    hand.do(next(match.game.write(a) for a in controller.legal if match.game.write(a).startswith("fleet")))
    hand.do("end")
    assert not controller.by_hand
    here = match.node
    for spot in controller.stage.spots():
        if spot.place.kind not in ("button", "space", "island"):
            hand.click(spot.place)
    hand.click(Place("button", "end"))
    assert match.node is here


def test_a_damaged_game_stands_where_the_notice_says(qtbot, sit_down, tmp_path, monkeypatch):
    told = []
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    window = sit_down("easy", "easy")
    window.sitting.players.pause(True)
    path = tmp_path / "torn.yamatai"
    record.save(window.controller.match, str(path))
    with path.open("a") as file:
        file.write('{"n": ')
    assert window.open(str(path))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["The last line is torn and left out; the game stands at action 0"]
    assert window.sitting.players.paused
    assert window.controller.match.node.number == 0


def test_undo_makes_the_answer_worthless(qtbot, sit_down):
    window = sit_down("human", "easy", seed=4)
    controller, players = window.controller, window.sitting.players
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    match = controller.match
    players.pause(True)
    fleet = next(a for a in controller.legal if match.game.write(a).startswith("fleet"))
    controller.perform(fleet)
    controller.perform(match.game.read("end"))
    players.step()  # asks
    assert players.busy
    window.play(match, path="kept")  # the same match, a new table: the old question is forgotten
    assert not players.busy
    qtbot.waitUntil(lambda: window.controller.by_hand, timeout=20_000)


def test_a_hint_that_is_not_waited_for_does_not_stop_the_computer_player(qtbot, sit_down):
    window = sit_down("human", "easy", seed=4)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    match = controller.match
    controller.perform(next(a for a in controller.legal if match.game.write(a).startswith("fleet")))
    window._menu_actions["hint"].trigger()
    controller.perform(match.game.read("end"))
    assert window.sitting.players.busy
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
