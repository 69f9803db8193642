"""What moves when something was done: it starts and ends where it should, and nothing outlives it."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.e2e.hand import Hand, lively
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.animator import Ghost
from yamatai.table.movements import Flight, Rise
from yamatai.table.scores import BUTTONS
from yamatai.table.window import TableWindow


@pytest.fixture
def sit_down(qtbot):
    """A function that opens the window on a game of people and an easy player who waits to be told."""

    def sit(*players, seed=1, speed=1.0):
        fonts.load()
        window = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(speed)
        window.resize(1366, 768)
        window.play(Match(META.open(Setup(seats(*players), seed))), path="kept")
        if window.players is not None:
            window.players.pause(True)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return sit


def seats(*players):
    return tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))


def ghosts(window):
    return [item for item in window.controller.stage.items() if isinstance(item, Ghost)]


def play_until(window, *kinds, by=None, most=600):
    """Perform lively actions until one has an event of such a kind; its events."""
    controller, chance = window.controller, Chance(8)
    seen: list = []
    controller.performed.connect(seen.append)
    for _ in range(most):
        match = controller.match
        assert match.to_act, f"no {kinds} in this game"
        assert controller.perform(lively(match, chance)) is None
        kept = [event for event in seen[-1] if event.kind in kinds]
        if kept and by in (None, kept[0].seat):
            return kept[0]
    raise AssertionError(f"no {kinds}")


def centre(window, place):
    return window.controller.stage.find(place).rect.center()


def test_a_boat_flies_from_the_strip_of_another_seat_to_its_space(sit_down):
    window = sit_down("human", "easy")
    animator = window.controller.stage.animator
    event = play_until(window, "placed", by=1)
    (flying,) = ghosts(window)
    boat = window.controller.table.board.boat(event["space"])
    assert flying.pos() == centre(window, Place("seat", 1))
    assert boat.opacity() == 0
    animator.advance(150)
    assert flying.pos() != centre(window, Place("seat", 1))
    animator.advance(200)
    assert not ghosts(window)
    assert boat.opacity() == 1


def test_a_boat_of_the_own_mat_flies_from_its_place_in_the_tray(sit_down):
    window = sit_down("human", "human")
    event = play_until(window, "placed")
    (flying,) = ghosts(window)
    assert 10 < flying.x() < 386
    window.controller.stage.animator.finish()
    assert window.controller.table.board.boat(event["space"]).opacity() == 1


def test_a_token_flies_from_its_island_to_the_seat(sit_down):
    window = sit_down("human", "easy")
    event = play_until(window, "collected", by=1)
    (flying,) = ghosts(window)
    assert flying.pos() == centre(window, Place("island", event["island"]))


def test_a_taken_fleet_slides_from_the_place_where_it_lay(sit_down):
    window = sit_down("human", "easy")
    before = {spot.place: spot.rect.center() for spot in window.controller.table.fleets.spots()}
    event = play_until(window, "fleet-taken")
    (flying,) = ghosts(window)
    assert flying.pos() == before[Place("fleet", event["fleet"])]


def test_a_recruited_specialist_slides_from_the_row_with_the_coins_that_lay_there(sit_down):
    window = sit_down("human", "human")
    row = window.controller.table.specialists
    before = {}
    window.controller.marked.connect(lambda: before.update({s.place: s.rect.center() for s in row.spots()}))
    event = play_until(window, "recruited")
    shown = ghosts(window)
    assert len(shown) == 1 + min(sum(change for _, change in event.terms), 6)
    assert {(ghost.x(), ghost.y()) for ghost in shown} == {before[Place("specialist", event["specialist"])].toTuple()}


def test_a_building_rises_where_it_stands_and_coins_go_to_its_owner(sit_down):
    window = sit_down("human", "easy", seed=2)
    event = play_until(window, "built")
    island = window.controller.table.board.island(event["island"])
    shown = ghosts(window)
    coins = sum(change for term, change in event.terms if term.startswith("coins-"))
    assert len(shown) == 1 + min(coins, 6)
    assert island.opacity() == 0
    assert all(ghost.pos() == centre(window, Place("island", event["island"])) for ghost in shown)
    window.controller.stage.animator.finish()
    assert not ghosts(window)
    assert island.opacity() == 1


def test_coins_follow_each_other(sit_down):
    window = sit_down("human", "easy")
    event = Event("built", 1, (("tile", "standard-01"), ("island", 3)), (("coins-group", 4), ("prestige-x", 2)))
    rise, *coins = window.controller.table.movements((event,), 0)
    assert isinstance(rise, Rise)
    assert [coin.delay for coin in coins if isinstance(coin, Flight)] == [0, 40, 80, 120]
    assert {coin.target for coin in coins} == {Place("score", 1)}


def test_what_a_hand_carries_does_not_fly(sit_down):
    window = sit_down("human", "human")
    controller = window.controller
    hand = Hand(window.view, controller)
    fleet = next(controller.match.game.write(a) for a in controller.legal)
    assert fleet.startswith("fleet")
    hand.do(fleet)  # by dragging
    assert not controller.stage.animator.busy
    controller.undo()
    hand.do(fleet, by_click=True)
    assert controller.stage.animator.busy


@pytest.mark.parametrize("way", ["undo", "look back", "click", "key", "new game", "speed"])
def test_anything_that_is_done_finishes_it(sit_down, way):
    window = sit_down("human", "human")
    controller = window.controller
    animator = controller.stage.animator
    play_until(window, "fleet-taken")
    assert animator.busy
    match way:
        case "undo":
            controller.undo()
        case "look back":
            controller.look_at(controller.match.root)
        case "click":
            QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=window.view.rect().center())
        case "key":
            QTest.keyClick(window.view, Qt.Key.Key_Right)
        case "new game":
            window.play_again()
        case "speed":
            window.set_speed(0)
            controller.refresh()
    assert not animator.busy


def test_at_once_nothing_moves(sit_down):
    window = sit_down("human", "easy", speed=0.0)
    play_until(window, "placed")
    assert not window.controller.stage.animator.busy


def test_reduced_motion_moves_nothing_from_its_place(sit_down):
    window = sit_down("human", "easy")
    window.change_options(reduced_motion=True)
    event = play_until(window, "placed", by=1)
    (fading,) = ghosts(window)
    window.controller.stage.animator.advance(40)
    assert fading.pos() == centre(window, Place("seat", 1))
    assert fading.opacity() == 0.5
    assert window.controller.table.board.boat(event["space"]).opacity() == 0.5


def test_3_a_new_game_during_a_movement_a_hundred_times(sit_down):
    window = sit_down("human", "human")
    gone = []
    for _ in range(100):
        controller = window.controller
        controller.perform(controller.legal[0])
        animator = controller.stage.animator
        assert animator.busy
        animator.destroyed.connect(lambda *_: gone.append("a clock"))
        window.play(Match(META.open(Setup(seats("human", "human"), 3))), path="kept")
        assert not animator.busy
        assert not ghosts(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(gone) == 100


# The final scoring


@pytest.fixture
def ended(sit_down):
    """The window at the end of a game; the columns of the final scoring begin to count up."""
    window = sit_down("human", "human")
    controller, chance = window.controller, Chance(4)
    while controller.match.to_act:
        controller.perform(lively(controller.match, chance))
    assert window.scores is not None
    assert controller.stage.animator.busy
    return window


def test_a_click_beside_the_buttons_skips_the_counting(ended):
    QTest.mouseClick(ended.view.viewport(), Qt.MouseButton.LeftButton, pos=ended.view.rect().center())
    assert not ended.controller.stage.animator.busy
    assert ended.scores is not None


def test_enter_skips_the_counting_and_then_plays_again(ended):
    before = ended.controller
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.scores is not None
    assert not before.stage.animator.busy
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.controller is not before
    assert ended.scores is None
    QTest.keyClick(ended.view, Qt.Key.Key_Return)  # no more than a key on the table
    assert ended.controller.match.node is ended.controller.match.root


def test_escape_shows_the_board(ended):
    stage = ended.controller.stage
    QTest.keyClick(ended.view, Qt.Key.Key_Escape)
    assert ended.scores is None
    assert not stage.animator.busy


def test_the_keyboard_reaches_every_button_and_enter_presses_the_focused_one(ended):
    QTest.keyClick(ended.view, Qt.Key.Key_Tab)
    for _ in range(len(BUTTONS)):
        if ended.keyboard.place == Place("button", "points"):
            break
        QTest.keyClick(ended.view, Qt.Key.Key_Right)
    before = ended.controller.stage.find(Place("button", "points")).name
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.scores is not None
    assert ended.controller.stage.find(Place("button", "points")).name != before


@pytest.mark.parametrize("name", ["scores.png", "scores"])
def test_save_picture_asks_for_a_name_and_writes_the_picture(ended, tmp_path, monkeypatch, name):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    Hand(ended.view, ended.controller).click(Place("button", "save-picture"))
    image = QImage(str(tmp_path / "scores.png"))
    assert (image.width(), image.height()) == (1920, 1080)


def test_a_picture_that_cannot_be_written_is_told(ended, tmp_path, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(ended, "tell", told.append)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "gone" / "a.png"), ""))
    ended.save_picture()
    assert "a.png" in told[0]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    ended.save_picture()
    assert len(told) == 1


def test_nothing_moves_while_the_table_is_covered(sit_down):
    window = sit_down("human", "human")
    window.change_options(hand_over=True)
    controller = window.controller
    assert controller.covered
    controller.perform(controller.match.game.legal(controller.match.state, controller.match.to_act[0])[0])
    assert controller.covered
    assert not controller.stage.animator.busy
