"""Computer players at the table: they act by themselves, wait politely, and never act for a position that is gone."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from shiboken6 import delete, isValid

from tests.e2e.hand import Hand, lively
from tests.table.panels import colours, picture
from yamatai.bots.questions import Answer, answer
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table.panel import Mark
from yamatai.table.players import STEP_MS
from yamatai.table.window import TableWindow


@pytest.fixture
def sit_down(qtbot):
    """A function that opens the window on a game with these players, who act at once."""

    def sit(*players, seed=1, meta=META, runner=None):
        window = TableWindow(runner=runner or InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(0)
        window.resize(1366, 768)
        seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(meta.colours, players, strict=False))
        window.play(Match(meta.open(Setup(seats, seed))), path="kept")
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


def test_a_window_that_goes_unclosed_takes_its_computer_players_along(qapp):
    window: Any = TableWindow(runner=InlineRunner())
    window.play(Match(META.open(Setup((Seat("A", "blue", "easy"), Seat("B", "grey", "easy")), 1))), path="kept")
    players = window.sitting.players
    assert players.busy
    delete(window)
    assert not isValid(players)  # they would play on, and tell a window that is no more


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


@pytest.fixture
def watching(qtbot, sit_down):
    """The hand of a person who looks on while a computer player could build; the computer waits."""
    match = _amid_a_turn("human", "easy")
    window = sit_down("human", "easy")
    window.play(match, path="kept")
    window.sitting.players.pause(True)
    assert not window.controller.by_hand
    return Hand(window.view, window.controller)


def _amid_a_turn(*players):
    """A match at a moment when the second seat can build."""
    seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
    match, chance = Match(META.open(Setup(seats, 1))), Chance(1)
    while match.to_act != (1,) or not any("build" in match.game.write(a) for a in match.game.legal(match.state, 1)):
        match.do(match.to_act[0], lively(match, chance))
    return match


def test_what_cannot_be_used_in_a_computer_players_turn_does_not_look_as_if_it_could(watching):
    controller, stage = watching.controller, watching.controller.stage
    assert [controller.bar.button(id).enabled for id in ("power", "end")] == [False, False]
    assert controller.bar.button("undo").enabled == controller.match.can_undo()
    gold = stage.look.theme.legal_glow.rgb()
    assert gold not in colours(picture(controller.table.buildings))
    for place in [spot.place for spot in stage.spots() if spot.place.kind in ("tile", "specialist", "fleet")]:
        QTest.mouseMove(watching.viewport, watching.point(place))
        assert not any(panel.mark_of(place) for panel in controller.table.panels), f"{place} answers to the pointer"
    QTest.mouseMove(watching.viewport, watching.point(Place("button", "undo")))
    assert Mark.HOVER in controller.bar.mark_of(Place("button", "undo"))


def test_in_the_persons_own_turn_the_same_moment_is_lit(seat_down):
    """So that the test above would see a frame."""
    hand = seat_down(_amid_a_turn("human", "human"))
    gold = hand.controller.stage.look.theme.legal_glow.rgb()
    assert gold in colours(picture(hand.controller.table.buildings))
    assert hand.controller.bar.button("end").enabled


def test_a_click_in_a_computer_players_turn_is_no_fault(watching):
    controller = watching.controller
    told: list[str] = []
    skipped: list[bool] = []
    controller.told.connect(told.append)
    controller.skipped.connect(lambda: skipped.append(True))
    end, power = Place("button", "end"), Place("button", "power")
    for place in (end, power, next(spot.place for spot in controller.table.buildings.spots())):
        watching.click(place)
        assert not told
        assert not controller.bubble.isVisible()
    assert len(skipped) == 3


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


# How they show what they do


@pytest.fixture
def about_to_show(qtbot, sit_down):
    """A function that opens a window, at a speed, on a computer player that has thought and shows its turn now."""

    def opened(speed):
        window = sit_down("human", "easy", seed=4)
        controller = window.controller
        qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
        write = controller.match.game.write
        controller.perform(next(action for action in controller.legal if write(action).startswith("fleet")))
        window._menu_actions[speed].trigger()
        controller.perform(controller.match.game.read("end"))
        qtbot.waitUntil(window.sitting.players._step.isActive, timeout=20_000)
        return window

    return opened


@pytest.mark.parametrize(("speed", "times"), [("speed-0-5", 2), ("speed-1", 1), ("speed-2", 0.5)])
def test_a_speed_is_the_time_between_two_actions(about_to_show, speed, times):
    step = about_to_show(speed).sitting.players._step
    assert step.interval() == STEP_MS * times
    assert step.isSingleShot()


def test_at_once_a_turn_is_shown_without_waiting(qtbot, sit_down):
    window = sit_down("easy", "human", seed=2)
    qtbot.waitUntil(lambda: window.controller.by_hand, timeout=20_000)
    assert window.controller.match.node.number > 3
    assert window.sitting.players._step.interval() == 0


def test_a_pause_stops_between_two_actions_and_a_step_shows_one(about_to_show):
    window = about_to_show("speed-0-5")
    players, match = window.sitting.players, window.controller.match
    window._menu_actions["pause"].trigger()
    assert players.paused
    assert not players._step.isActive()
    for _ in range(2):
        before = match.node
        window._menu_actions["step"].trigger()
        assert match.node.parent is before
        assert not players._step.isActive()
    window._menu_actions["pause"].trigger()
    assert not players.paused
    assert players._step.isActive()


def test_one_step_shows_one_action_also_when_it_has_to_be_thought_of_first(qtbot, sit_down):
    window = sit_down("human", "easy", seed=4)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)
    write, players = controller.match.game.write, window.sitting.players
    window._menu_actions["pause"].trigger()
    controller.perform(next(action for action in controller.legal if write(action).startswith("fleet")))
    controller.perform(controller.match.game.read("end"))
    before = controller.match.node
    assert not players.busy
    window._menu_actions["step"].trigger()
    qtbot.waitUntil(lambda: controller.match.node is not before, timeout=20_000)
    assert controller.match.node.parent is before
    assert players.paused
    assert not players._step.isActive()


def test_a_step_that_is_still_thought_of_is_forgotten_by_who_goes_on(qtbot, sit_down):
    window = sit_down("easy", "easy", runner=Listener())
    players = window.sitting.players
    window._menu_actions["step"].trigger()
    assert players._one_more
    window._menu_actions["pause"].trigger()
    assert not players._one_more
    assert players.busy


def test_another_speed_holds_for_the_very_next_action(about_to_show):
    window = about_to_show("speed-0-5")
    step = window.sitting.players._step
    assert step.interval() == 2 * STEP_MS
    window._menu_actions["speed-0"].trigger()
    assert step.interval() == 0
    assert step.isActive()


def test_another_speed_does_not_end_a_pause(about_to_show):
    window = about_to_show("speed-0-5")
    window._menu_actions["pause"].trigger()
    window._menu_actions["speed-2"].trigger()
    assert not window.sitting.players._step.isActive()


def test_a_click_shows_the_rest_of_the_turn_at_once(about_to_show):
    window = about_to_show("speed-0-5")
    controller = window.controller
    before, planned = controller.match.node, list(window.sitting.players._plan)
    assert len(planned) > 2
    Hand(window.view, controller).click(Place("space", 40))
    line = controller.match.line()
    assert [node.action for node in line[before.number :]] == planned
    assert controller.by_hand


# What they are told


class Listener:
    """Takes questions, and never answers."""

    def __init__(self):
        self.asked = []

    def ask(self, question):
        self.asked.append(question)

    def poll(self):
        return None

    def cancel(self):
        pass

    def notices(self):
        return ()

    def close(self):
        pass


class Breaks(Listener):
    """Answers with the trace of an error, as long as it is broken."""

    broken = True

    def poll(self):
        if self.broken:
            return Answer(None, "what went wrong")
        return answer(self.asked[-1])


def test_a_player_that_breaks_down_stops_the_game_and_is_asked_again(qtbot, sit_down, monkeypatch, caplog):
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    runner = Breaks()
    window = sit_down("easy", "easy", runner=runner)
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told == [window.look.text("player-failed")]
    assert "what went wrong" in caplog.text
    assert window.sitting.players.paused
    assert window.controller.match.node.number == 0
    runner.broken = False
    window._menu_actions["pause"].trigger()
    qtbot.waitUntil(lambda: window.controller.match.node.number > 0, timeout=20_000)
    assert len(told) == 1


@pytest.mark.parametrize("meta", [META, YUCATA], ids=lambda meta: meta.id)
def test_who_thinks_is_told_what_the_seat_may_see_and_no_more(sit_down, meta):
    listener = Listener()
    match = sit_down("easy", "easy", meta=meta, runner=listener).controller.match
    question = listener.asked[-1]
    assert repr(question.view) == repr(match.view(question.seat))
    assert repr(question.view) != repr(match.state)
    assert (question.seat, question.ply, question.level) == (match.to_act[0], 0, "easy")


@pytest.mark.parametrize("meta", [META, YUCATA], ids=lambda meta: meta.id)
def test_a_hint_is_thought_of_with_what_the_person_may_see_and_no_more(sit_down, meta):
    listener = Listener()
    window = sit_down("human", "human", meta=meta, runner=listener)
    window.sitting.hand_over.sit_down()
    window.sitting.hint()
    match = window.controller.match
    (question,) = listener.asked
    assert repr(question.view) == repr(match.view(window.controller.seat))
    assert repr(question.view) != repr(match.state)
