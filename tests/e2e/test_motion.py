"""What moves when something was done: it starts and ends where it should, and nothing outlives it."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.table.panels import MARGIN, picture
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.table.motion import STAMPED_MS, TURN_MS
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import files, fonts, movements
from yamatai.table.animator import PULSE_MS, Ghost
from yamatai.table.drag import PieceGhost
from yamatai.table.movements import Flight, Rise
from yamatai.table.scores import BUTTONS
from yamatai.table.window import TableWindow


@pytest.fixture
def sit_down(qtbot):
    """A function that opens the window on a game of people and an easy player who waits to be told."""

    def sit(*players, seed=1, speed=1.0):
        fonts.load()
        window: Any = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(speed)
        window.resize(1366, 768)
        window.play(Match(META.open(Setup(seats(*players), seed))), path="kept")
        if window.sitting.players is not None:
            window.sitting.players.pause(True)
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


@pytest.mark.parametrize(("kind", "place"), [("fleet-taken", "power"), ("recruited", "portrait")])
def test_what_slides_to_the_own_mat_is_not_there_before_it_has_come(sit_down, kind, place):
    window = sit_down("human", "human")
    event = play_until(window, kind, by=window.controller.seat)
    controller = window.controller
    there = Place(place, event["specialist"]) if place == "portrait" else Place(place)
    mat = next(panel for panel in controller.stage.panels if panel.find(there))
    spot = mat.find(there).rect.translated(-mat.pos()).translated(MARGIN, MARGIN).toRect()
    assert there in mat.veiled
    on_the_way = picture(mat).copy(spot)
    controller.stage.animator.finish()
    assert there not in mat.veiled
    assert picture(mat).copy(spot) != on_the_way


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
    assert len(shown) == 2 + min(coins, 6)  # the building, its seal, the coins
    assert island.opacity() == 0
    assert all(ghost.pos() == centre(window, Place("island", event["island"])) for ghost in shown)
    window.controller.stage.animator.finish()
    assert not ghosts(window)
    assert island.opacity() == 1


def test_coins_follow_each_other(sit_down):
    window = sit_down("human", "easy")
    event = Event("built", 1, (("tile", "standard-01"), ("island", 3)), (("coins-group", 4), ("prestige-x", 2)))
    rise, seal, *coins = window.controller.table.movements((event,), 0)
    assert isinstance(rise, Rise)
    assert isinstance(seal, Rise)
    assert seal.delay == rise.ms  # it is stamped on the house that stands
    assert [coin.delay for coin in coins if isinstance(coin, Flight)] == [0, 40, 80, 120]
    assert {coin.target for coin in coins} == {Place("score", 1)}


def test_what_a_hand_carries_does_not_fly(sit_down):
    window = sit_down("human", "human")
    controller = window.controller
    hand = Hand(window.view, controller)
    fleet = next(controller.match.game.write(a) for a in controller.legal)
    assert fleet.startswith("fleet")
    hand.do(fleet)  # by dragging
    assert not ghosts(window)
    controller.undo()
    hand.do(fleet, by_click=True)
    assert ghosts(window)


def to_placing(controller):
    """Lively actions until a boat can be placed; the text of one such action."""
    chance = Chance(8)
    while not (texts := [t for t in map(controller.match.game.write, controller.legal) if t.startswith("place ")]):
        assert controller.perform(lively(controller.match, chance)) is None
    controller.stage.animator.finish()
    return texts[0]


def test_a_dropped_boat_comes_down_on_its_space(sit_down):
    window = sit_down("human", "human")
    controller, animator = window.controller, window.controller.stage.animator
    text = to_placing(controller)
    Hand(window.view, controller).do(text)
    (landing,) = ghosts(window)
    space = Place("space", int(text.split()[2]))
    boat = controller.table.board.boat(space.id)
    assert landing.pos() == centre(window, space)
    assert boat.opacity() == 0
    animator.advance(movements.LAND_MS - 1)
    assert ghosts(window)
    animator.advance(1)
    assert not ghosts(window)
    assert boat.opacity() == 1


def test_a_boat_in_the_air_grows_and_tilts_until_it_is_up(sit_down, monkeypatch):
    window = sit_down("human", "human")
    controller = window.controller
    boat = Place("boat", to_placing(controller).split()[1])
    lifts: list[float] = []
    monkeypatch.setattr(PieceGhost, "lift", lambda ghost, share: lifts.append(share))
    Hand(window.view, controller).lift(boat)
    assert lifts[0] == 0.0
    controller.stage.animator.advance(movements.PICK_UP_MS)
    assert lifts[-1] == 1.0


def test_a_lifted_boat_stands_upright_with_reduced_motion(sit_down):
    window = sit_down("human", "human")
    window.change_options(reduced_motion=True)
    controller = window.controller
    hand = Hand(window.view, controller)
    hand.lift(Place("boat", to_placing(controller).split()[1]))
    ghost = controller.stage.drag.ghost
    tilts: list[float] = []
    ghost._still.draw = lambda painter, x, y, tilt: tilts.append(tilt)
    window.view.grab()
    assert set(tilts) == {0.0}


def test_only_spaces_glow_where_what_is_held_can_go_and_no_longer(sit_down):
    window = sit_down("human", "human")
    controller, animator = window.controller, window.controller.stage.animator
    text = to_placing(controller)
    before = window.view.grab().toImage()
    animator.beat(PULSE_MS / 2)
    assert window.view.grab().toImage() == before  # nothing is held
    controller.hold(Place("boat", text.split()[1]))
    bright = window.view.grab().toImage()
    animator.beat(PULSE_MS / 2)
    assert not animator.busy
    weak = window.view.grab().toImage()
    space = window.view.mapFromScene(centre(window, Place("space", int(text.split()[2]))))
    around = QRect(0, 0, 80, 80)
    around.moveCenter(space)
    assert weak.copy(around) != bright.copy(around)
    animator.beat(PULSE_MS / 2)
    assert window.view.grab().toImage() == bright
    animator.beat(PULSE_MS / 2)
    controller.release()
    controller.hold(Place("boat", text.split()[1]))
    assert window.view.grab().toImage() == bright


@pytest.mark.parametrize("still", ["reduced motion", "at once"])
def test_nothing_glows_where_nothing_is_to_move(sit_down, still):
    window = sit_down("human", "human", speed=0.0 if still == "at once" else 1.0)
    if still == "reduced motion":
        window.change_options(reduced_motion=True)
    controller = window.controller
    controller.hold(Place("boat", to_placing(controller).split()[1]))
    before = window.view.grab().toImage()
    controller.stage.animator.beat(PULSE_MS / 2)
    assert window.view.grab().toImage() == before


def test_the_pill_slides_to_the_next_step(sit_down):
    window = sit_down("human", "human")
    controller, bar = window.controller, window.controller.bar
    window.view.grab()
    play_until(window, "fleet-taken")
    start = window.view.grab().toImage()
    controller.stage.animator.advance(movements.PILL_MS / 4)
    between = window.view.grab().toImage()
    controller.stage.animator.advance(movements.PILL_MS)
    controller.stage.animator.finish()
    end = window.view.grab().toImage()

    def reds(image):
        """From where to where the pill reaches, in pixels."""
        area = bar.sceneBoundingRect()
        y = window.view.mapFromScene(0, area.top() + 10 + 14).y()
        left, right = (window.view.mapFromScene(x, 0).x() for x in (area.left() + 10, area.left() + 800))
        red = [x for x in range(left, right) if image.pixelColor(x, y).red() > 2 * image.pixelColor(x, y).green()]
        return min(red), max(red)

    assert reds(start)[0] < reds(between)[0] < reds(end)[0]
    assert reds(start)[1] < reds(between)[1] < reds(end)[1]


def test_what_comes_to_light_turns_over_and_is_seen_when_it_lies(sit_down):
    window = sit_down("human", "easy")
    controller, animator = window.controller, window.controller.stage.animator
    row = controller.table.fleets
    seen: list[set[Place]] = []
    controller.changed.connect(lambda: seen.append({spot.place for spot in row.spots() if spot.place.kind == "fleet"}))
    play_until(window, "round-begun")
    before, after = seen[-2:]
    turning = {movement.place: movement for movement in turns(controller)}
    fleets = {place for place in turning if place.kind == "fleet"}
    assert fleets == after - before
    assert fleets
    assert [movement.delay for movement in turning.values()] == [40 * i for i in range(len(turning))]
    assert row.veiled == fleets
    animator.advance(TURN_MS + 40 * len(turning))
    assert not row.veiled
    animator.finish()
    assert not any(panel.veiled for panel in controller.stage.panels)


def turns(controller):
    """What turns over by the last events."""
    shown = controller.table.movements((Event("round-begun", reveals=True),), controller.seat)
    return [movement for movement in shown if isinstance(movement, Rise) and movement.hides]


@pytest.mark.parametrize("by", [0, 1])
def test_the_end_of_a_turn_is_sealed_on_the_button_or_on_the_strip_of_another(sit_down, by):
    window = sit_down("human", "easy")
    controller = window.controller
    event = play_until(window, "turn-ended", by=by)
    (seal,) = [m for m in controller.table.movements((event,), controller.seat) if isinstance(m, Rise)]
    assert seal.place == (Place("button", "end") if by == controller.seat else Place("seat", by))
    (at,) = {ghost.pos().toTuple() for ghost in ghosts(window) if ghost.pos() == centre(window, seal.place)}
    controller.stage.animator.advance(STAMPED_MS)
    assert not [ghost for ghost in ghosts(window) if ghost.pos().toTuple() == at]


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
    controller.stage.animator.finish()
    assert window.sitting.scores is not None
    assert controller.stage.animator.busy
    return window


def test_the_last_action_is_seen_to_its_end_before_the_scores_come(sit_down):
    window = sit_down("human", "human")
    controller, chance = window.controller, Chance(4)
    while controller.match.to_act:
        controller.perform(lively(controller.match, chance))
    animator = controller.stage.animator
    while ghosts(window):
        assert window.sitting.scores is None
        animator.advance(50)
    assert window.sitting.scores is not None


def test_no_scores_come_over_a_moment_that_is_looked_back_at(sit_down):
    window = sit_down("human", "human")
    controller, chance = window.controller, Chance(4)
    while controller.match.to_act:
        controller.perform(lively(controller.match, chance))
    window.sitting.look_back("look-start")
    controller.stage.animator.finish()
    assert window.sitting.scores is None


def test_a_click_beside_the_buttons_skips_the_counting(ended):
    QTest.mouseClick(ended.view.viewport(), Qt.MouseButton.LeftButton, pos=ended.view.rect().center())
    assert not ended.controller.stage.animator.busy
    assert ended.sitting.scores is not None


def test_enter_skips_the_counting_and_then_plays_again(ended):
    before = ended.controller
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.sitting.scores is not None
    assert not before.stage.animator.busy
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.controller is not before
    assert ended.sitting.scores is None
    QTest.keyClick(ended.view, Qt.Key.Key_Return)  # no more than a key on the table
    assert ended.controller.match.node is ended.controller.match.root


def test_escape_shows_the_board(ended):
    stage = ended.controller.stage
    QTest.keyClick(ended.view, Qt.Key.Key_Escape)
    assert ended.sitting.scores is None
    assert not stage.animator.busy


def test_the_keyboard_reaches_every_button_and_enter_presses_the_focused_one(ended):
    QTest.keyClick(ended.view, Qt.Key.Key_End)
    QTest.keyClick(ended.view, Qt.Key.Key_End)
    for _ in range(len(BUTTONS)):
        if ended.sitting.keyboard.place == Place("button", "points"):
            break
        QTest.keyClick(ended.view, Qt.Key.Key_Left)
    before = ended.controller.stage.find(Place("button", "points")).name
    QTest.keyClick(ended.view, Qt.Key.Key_Return)
    assert ended.sitting.scores is not None
    assert ended.controller.stage.find(Place("button", "points")).name != before


@pytest.mark.parametrize("name", ["scores.png", "scores"])
def test_save_picture_asks_for_a_name_and_writes_the_picture(ended, tmp_path, monkeypatch, name):
    monkeypatch.setattr(files, "ask_save", lambda *_: str(tmp_path / name))
    Hand(ended.view, ended.controller).click(Place("button", "save-picture"))
    image = QImage(str(tmp_path / "scores.png"))
    assert "scores.png" in ended.statusBar().currentMessage()
    assert (image.width(), image.height()) == (1920, 1080)


def test_a_picture_that_cannot_be_written_is_told(ended, tmp_path, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(ended, "tell", told.append)
    monkeypatch.setattr(files, "ask_save", lambda *_: str(tmp_path / "gone" / "a.png"))
    ended.save_picture()
    assert "a.png" in told[0]
    monkeypatch.setattr(files, "ask_save", lambda *_: "")
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
