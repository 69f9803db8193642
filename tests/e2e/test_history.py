"""Looking back, playing, going on from another moment, in the window by real keys and clicks."""

import time
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.e2e.test_reports import picture, play
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.window import TableWindow

KEY = Qt.Key
NONE, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def new_match(*players, seed=1, across="no"):
    seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
    return Match(META.open(Setup(seats, seed, (("undo-across-turns", across),))))


def three_people(actions=40, **options):
    return play(new_match(HUMAN, HUMAN, HUMAN, **options), actions)


class Table:
    """A window with a match on it, and the hands of a person before it."""

    def __init__(self, window):
        self.window = window

    @property
    def controller(self):
        return self.window.controller

    @property
    def history(self):
        return self.window.sitting.history

    @property
    def scored(self):
        """Whether the final scoring lies over the table."""
        return self.window.sitting.scores is not None

    @property
    def match(self):
        return self.controller.match

    @property
    def number(self):
        """How many actions lead to the moment on show."""
        return self.controller.shown.number

    @property
    def prompt(self):
        return self.controller.bar.prompt

    def press(self, key, modifiers=NONE):
        QTest.keyClick(self.window.view, key, modifiers)

    def click(self, id):
        Hand(self.window.view, self.controller).click(Place("button", id))

    def buttons(self):
        return [spot.place.id for spot in self.controller.bar.spots() if spot.place.kind == "button"]

    def equals_fresh(self, match):
        """Whether the stage looks as that of a table that was just set for a match."""
        fresh = set_table(Look(), match)
        fresh.viewpoint.seat = self.controller.seat
        fresh.refresh()
        self.history.button.setVisible(False)
        same = picture(self.controller) == picture(fresh)
        self.history.button.setVisible(not self.history.log.isVisible())
        return same


@pytest.fixture
def sit(qtbot):
    """A function that opens the window on a match."""

    def sit(match, replay=False):
        window: Any = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(0)
        window.resize(1366, 768)
        window.play(match)
        if replay:
            window.sitting.look_back("look-start")
        with qtbot.waitExposed(window):
            window.show()
        return Table(window)

    return sit


# Looking back


def test_keys_step_by_action_turn_and_round(sit):
    table = sit(three_people())
    line = table.match.line()
    turns = [0, *(node.number for node in line if node.ends_turn)]
    game = table.match.game
    rounds = [0, *(node.number for node in line if game.round(node.state) != game.round(node.parent.state))]
    table.press(KEY.Key_Left, ALT)
    assert table.number == len(line) - 1
    table.press(KEY.Key_Left)
    table.press(KEY.Key_Left)
    table.press(KEY.Key_Right)
    assert table.number == len(line) - 2
    table.press(KEY.Key_Home)
    assert table.number == 0
    walked = []
    for _ in turns[1:]:
        table.press(KEY.Key_Right, CTRL)
        walked.append(table.number)
    assert walked == turns[1:]
    table.press(KEY.Key_Left, CTRL)
    table.press(KEY.Key_PageUp)
    assert table.number == turns[-3]
    table.press(KEY.Key_PageUp, CTRL)
    before = max(number for number in rounds if number < turns[-3])
    assert table.number == before
    table.press(KEY.Key_PageDown, CTRL)
    assert table.number == min(number for number in (*rounds, len(line)) if number > before)
    table.press(KEY.Key_End)
    assert (table.number, table.controller.looking) == (len(line), False)


def test_the_stage_shows_the_moment_itself_and_the_way_out(sit):
    table = sit(three_people())
    for number in (0, 7, 21):
        table.history.look_at(number)
        table.controller.caption = None  # the bar as it was then
        table.controller.refresh()
        then = table.match.at(number)
        game = table.match.game
        assert game.digest(table.controller.view) == game.digest(then.view(table.controller.seat))
    table.controller.caption = table.history._caption
    table.history.look_at(21)
    assert table.prompt.startswith("You look at action 21 of 40: ")
    assert "Esc" in table.prompt
    assert table.buttons() == ["look-back", "look-play", "look-on", "look-watch", "look-go-on", "look-present"]
    table.history.look_at(0)
    assert table.prompt.startswith("You look at the start of the game")
    table.press(KEY.Key_Escape)
    assert not table.controller.looking
    assert table.equals_fresh(table.match)


@pytest.mark.parametrize("way", ["escape", "button", "end"])
def test_every_way_back_leads_to_the_same_table(sit, way):
    table = sit(three_people(33))
    table.press(KEY.Key_PageUp)
    assert table.controller.looking
    match way:
        case "escape":
            table.press(KEY.Key_Escape)
        case "button":
            table.click("look-present")
        case "end":
            table.press(KEY.Key_End)
    assert not table.controller.looking
    assert table.controller.by_hand
    assert table.equals_fresh(table.match)


def test_no_gesture_acts_while_one_looks_back(sit):
    table = sit(three_people())
    table.history.look_at(20)
    before, shown = list(table.match.history), table.controller.shown
    hand = Hand(table.window.view, table.controller)
    for spot in table.controller.stage.spots():
        if spot.place.kind != "button":
            hand.click(spot.place)
            if spot.grip:
                hand.lift(spot.place)
                QTest.mouseRelease(hand.viewport, Qt.MouseButton.LeftButton, NONE, QPoint(700, 400))
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_E, KEY.Key_P, KEY.Key_Return):
        table.press(key)
    table.press(KEY.Key_Z, CTRL)
    table.press(KEY.Key_Y, CTRL)
    assert table.match.history == before
    assert table.controller.shown is shown
    assert table.controller.held is None


def test_what_was_half_chosen_is_let_go(sit):
    table = sit(three_people(0))
    fleet = next(spot.place for spot in table.controller.stage.spots() if spot.place.kind == "fleet")
    table.controller.hold(fleet)
    table.press(KEY.Key_Home, ALT)
    assert table.controller.held is None


def test_from_the_final_scoring_one_looks_back_too(sit):
    table = sit(finished())
    assert table.window.sitting.scores is not None
    table.press(KEY.Key_PageUp)
    assert table.window.sitting.scores is None
    assert table.number < len(table.match.line())
    table.press(KEY.Key_Escape)
    assert not table.controller.looking


def finished(seed=5):
    match = new_match(HUMAN, HUMAN, seed=seed)
    chance = Chance(seed)
    while match.to_act:
        match.do(match.to_act[0], lively(match, chance))
    return match


# The log


def test_a_line_of_the_log_shows_its_moment(sit):
    table = sit(three_people())
    table.press(KEY.Key_L)
    assert table.history.log.isVisible()
    table.click("moment-38")
    assert table.number == 38
    assert table.controller.looking
    table.click("moment-40")
    assert not table.controller.looking
    table.click("log")
    assert not table.history.log.isVisible()
    table.click("log")
    assert table.history.log.isVisible()


def test_the_log_follows_the_game_and_the_moment(sit):
    table = sit(three_people(60))
    table.press(KEY.Key_L)
    table.controller.perform(lively(table.match, Chance(1)))
    assert table.controller.stage.find(Place("button", "moment-61"))
    table.press(KEY.Key_Home, ALT)
    assert table.controller.stage.find(Place("button", "moment-0"))
    assert not table.controller.stage.find(Place("button", "moment-61"))
    table.press(KEY.Key_PageDown, SHIFT)
    assert not table.controller.stage.find(Place("button", "moment-0"))
    table.press(KEY.Key_Escape)
    assert table.controller.stage.find(Place("button", "moment-61"))


# Other lines


def test_going_on_from_a_moment_keeps_the_old_line(sit, tmp_path):
    table = sit(three_people())
    old = table.match.node
    table.press(KEY.Key_L)
    table.history.look_at(20)
    table.press(KEY.Key_G)
    assert (table.match.node.number, table.controller.looking, table.controller.by_hand) == (20, False, True)
    table.press(KEY.Key_L)
    assert table.equals_fresh(table.match)
    table.press(KEY.Key_L)
    taken = old_action(old, 21)
    other = next(a for a in table.controller.legal if a != taken)
    table.controller.perform(other)
    assert old in table.match.lines()
    table.click("log-lines")
    table.click(f"line-{table.match.nodes.index(old)}")
    assert table.controller.shown is old
    assert "another line" in table.prompt
    table.press(KEY.Key_Left)
    assert table.number == 39
    table.press(KEY.Key_Right)
    table.click("look-go-on")
    assert table.match.node is old
    file = tmp_path / "game.yamatai"
    record.save(table.match, file)
    reading = record.read(file)
    assert (reading.sound, reading.notices) == (True, ())
    assert [(c.kind, c.node.number) for c in reading.match.history] == [
        (c.kind, c.node.number) for c in table.match.history
    ]


def old_action(end, number):
    while end.number > number:
        end = end.parent
    return end.action


def test_the_lines_are_listed_the_own_first_then_the_newest(sit):
    table = sit(three_people())
    table.press(KEY.Key_L)
    find = table.controller.stage.find
    assert find(Place("button", "log-lines")) is None
    first = table.match.node
    for number in (30, 25):
        table.history.look_at(number)
        table.history.go_on()
        taken = old_action(first, number + 1)
        table.controller.perform(next(a for a in table.controller.legal if a != taken))
    assert find(Place("button", "log-lines")).name == "3 lines"
    table.click("log-lines")
    ids = [spot.place.id for spot in table.history.log.spots() if str(spot.place.id).startswith("line-")]
    assert [table.match.nodes[int(id.removeprefix("line-"))].number for id in ids] == [26, 31, 40]
    table.click("log-lines")
    assert find(Place("button", "moment-26"))


def test_a_line_left_by_undo_is_listed_as_well(sit):
    table = sit(three_people(across="yes"))
    end = table.match.node
    table.press(KEY.Key_L)
    table.controller.undo()
    assert table.match.node is end.parent
    assert table.history._ends() == [table.match.node, end]


# Undo and redo across turns


def test_undo_across_turns_shows_each_moment_like_a_fresh_table(sit):
    table = sit(three_people(24, across="yes"))
    line = table.match.line()
    undone = 0
    while table.match.can_undo() and undone < 12:
        table.press(KEY.Key_Z, CTRL)
        undone += 1
        table.controller.bubble.hush()
        assert table.equals_fresh(table.match), table.match.node.number
    assert undone
    for _ in range(undone):
        table.press(KEY.Key_Y, CTRL)
    assert table.match.line() == line
    assert table.equals_fresh(table.match)


# Playing


@pytest.fixture
def fast(monkeypatch):
    """Moments play without waiting."""
    monkeypatch.setattr("yamatai.table.history.AT_ONCE", 1000.0)


@pytest.mark.usefixtures("fast")
def test_space_plays_on_to_the_present_and_stops_there(qtbot, sit):
    table = sit(three_people(20))
    table.history.look_at(3)
    seen = []
    table.controller.changed.connect(lambda: seen.append(table.number))
    table.press(KEY.Key_Space)
    assert table.history.playing
    qtbot.waitUntil(lambda: not table.controller.looking)
    assert seen == [*range(4, 21)]
    assert not table.history.playing


def test_space_stops_playing_and_any_step_does(qtbot, sit):
    table = sit(three_people(20))
    table.window.set_speed(0.5)
    table.history.look_at(3)
    for stop in (KEY.Key_Space, KEY.Key_Right, KEY.Key_Left):
        table.press(KEY.Key_Space)
        assert table.history.playing
        table.press(stop)
        assert not table.history.playing
    assert table.number == 3


def test_moments_play_so_that_they_can_be_seen_also_where_computer_players_act_at_once(sit):
    table = sit(three_people())
    table.history.look_at(3)
    table.history.play_or_stop()
    assert table.window.settings.now.speed == 0
    assert table.history._timer.interval() == 300


def test_where_nothing_was_missed_that_is_told(sit):
    table = sit(new_match(HUMAN, "easy", seed=3))
    table.window.sitting.players.pause(True)
    table.press(KEY.Key_A)
    assert not table.controller.looking
    assert table.window.statusBar().currentMessage() == "Nothing has happened since your last turn."


@pytest.mark.usefixtures("fast")
def test_what_happened_since_the_last_turn_is_played(qtbot, sit):
    table = sit(play_to(new_match(HUMAN, "easy", "easy", seed=3), 0))
    qtbot.waitUntil(lambda: table.controller.by_hand and table.match.since(0) != (), timeout=30_000)
    missed = [node.number for node in table.match.since(0)]
    seen = []
    table.controller.changed.connect(lambda: seen.append(table.number))
    table.press(KEY.Key_A)
    qtbot.waitUntil(lambda: not table.controller.looking)
    assert seen == [missed[0] - 1, *missed]
    assert table.controller.by_hand


def play_to(match, seat):
    """A match that has just come to the end of the first turn of a seat, after those before it."""
    chance = Chance(8)
    while not (match.node.ends_turn and match.node.seat == seat):
        match.do(match.to_act[0], lively(match, chance))
    return match


# Computer players


def test_computer_players_wait_while_one_looks_back(qapp, qtbot, sit):
    table = sit(play_to(new_match(HUMAN, "easy", seed=4), 0))
    players = table.window.sitting.players
    assert players.to_play is not None
    table.history.look_at(1)
    here = table.match.node
    assert players.paused
    for _ in range(20):
        players._look()
        qapp.processEvents()
    assert table.match.node is here
    table.press(KEY.Key_Escape)
    assert not players.paused
    qtbot.waitUntil(lambda: table.match.node is not here, timeout=20_000)


def test_the_bar_says_that_computer_players_are_paused_and_how_they_go_on(sit):
    table = sit(three_people_and_a_computer())
    playing = table.prompt
    table.press(KEY.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert table.prompt == "The computer players are paused. Let them go on with Ctrl+Space. Play one action with “.”."
    table.history.look_at(1)
    assert "paused" not in table.prompt
    table.history.leave()
    assert "paused" in table.prompt
    table.press(KEY.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert table.prompt == playing


def test_players_that_had_been_paused_stay_so(sit):
    table = sit(three_people_and_a_computer())
    table.window.sitting.players.pause(True)
    table.history.look_at(1)
    table.history.leave()
    assert table.window.sitting.players.paused


def three_people_and_a_computer():
    return play_to(new_match(HUMAN, "easy", seed=4), 0)


# Replays


def test_a_replay_begins_at_the_start(sit):
    table = sit(finished(), replay=True)
    assert table.window.sitting.scores is None
    assert (table.number, table.controller.looking) == (0, True)


def test_the_final_scoring_is_one_press_away_from_a_game_that_is_over(sit):
    table = sit(finished())
    sitting = table.window.sitting
    assert sitting.put_away()
    assert table.buttons() == ["undo", "redo", "look-start", "see-scores"]
    table.controller.press("see-scores")
    assert sitting.scores is not None
    sitting.put_away()
    table.controller.press("look-start")
    assert table.number == 0


def test_a_replay_that_is_played_to_its_end_shows_the_final_scoring(sit):
    table = sit(finished(), replay=True)
    history = table.history
    history.look_at(len(history.line) - 2)
    history.play_or_stop()
    history._timer.timeout.emit()
    assert not table.scored
    history._timer.timeout.emit()
    assert table.scored
    assert not history.playing


def test_a_replay_is_seen_from_any_side(sit):
    table = sit(finished(), replay=True)
    table.history.look_at(12)
    acting = table.match.game.to_act(table.controller.shown.state)[0]
    assert table.controller.seat == acting
    sides = []
    for _ in range(3):
        table.press(KEY.Key_V)
        sides.append(table.controller.seat)
    assert sides == [0, 1, acting]
    table.history.watch(1 - acting)
    assert f"Seen from the side of {META.colours[1 - acting].capitalize()}" in table.prompt


def test_a_whole_game_opens_and_verifies_in_time(tmp_path):
    file = tmp_path / "game.yamatai"
    match = new_match(*[HUMAN] * 4, seed=9)
    chance = Chance(9)
    while match.to_act:
        match.do(match.to_act[0], lively(match, chance))
    record.save(match, file)
    took = []
    for _ in range(3):
        begun = time.perf_counter()
        assert record.read(file).sound
        took.append(time.perf_counter() - begun)
    assert min(took) < 0.3 * 3, "three times the floor, for a slow machine"


def test_the_keyboard_stands_on_something_after_the_drawer_has_opened_or_closed(sit):
    table = sit(three_people())
    keyboard = table.window.sitting.keyboard
    for _ in range(2):
        keyboard.focus(Place("button", "log"))
        table.press(KEY.Key_Space)
        area = next(area for area in keyboard.areas() if area.panel is keyboard._panel)
        assert area.find(keyboard.place)
