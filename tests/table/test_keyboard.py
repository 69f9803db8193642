"""Walking about the table by keyboard (report 18: an irregular board, each place nameable and reachable)."""

from collections import deque
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.e2e.key_hand import CTRL, KEY, NONE, SHIFT, KeyHand
from tests.table.panels import picture
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.keyboard import Keyboard
from yamatai.table.keys import MENU, WALK, Keys
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.picture import render
from yamatai.table.set_up import set_table
from yamatai.table.stage import Stage, StageView
from yamatai.table.walk import Area, Direction, areas, next_in


def match_at(seats=2, seed=1, until="", actions=0):
    """A match after so many lively actions, or at the first moment when an action of that word is legal."""
    match = Match(META.open(Setup(tuple(Seat(c.capitalize(), c) for c in META.colours[:seats]), seed)))
    chance = Chance(seed)
    for _ in range(500):
        legal = {match.game.write(a).split()[0] for a in match.game.legal(match.state, match.to_act[0])}
        if actions <= 0 and (not until or until in legal):
            return match
        match.do(match.to_act[0], lively(match, chance))
        actions -= 1
    raise AssertionError(f"{until} never comes")


@pytest.fixture
def sit(qtbot):
    """A function that sets the table for a match and gives a hand on its keyboard."""

    def sit(match=None, keys=None):
        fonts.load()
        controller = set_table(Look(), match or match_at())
        view = StageView()
        qtbot.addWidget(view)
        view.resize(1366, 768)
        view.set_table(controller.stage, controller.table.backdrop)
        with qtbot.waitExposed(view):
            view.show()
        return KeyHand(Keyboard(view, controller, keys))

    return sit


# Geometry.


class Dots(Panel):
    """A panel of bare spots."""

    def __init__(self, *spots, by_kind=False):
        super().__init__(Look(), QRectF(0, 0, 1000, 1000))
        self._dots, self.by_kind = spots, by_kind

    def own_spots(self):
        return self._dots

    def paint_panel(self, painter):
        pass


def dot(id, x, y, width=40, height=40, kind="dot"):
    return Spot(Place(kind, id), QRectF(x - width / 2, y - height / 2, width, height), id)


def area_of(*spots, by_kind=False):
    return Area(Dots(*spots, by_kind=by_kind), spots)


def step(area, id, towards, cross=False, kind="dot"):
    place = Place(kind, id)
    found = next_in(area, place, area.find(place).rect.center(), towards, cross)
    return found.place.id if found else None


def test_a_step_prefers_what_lies_straight_ahead():
    area = area_of(dot("here", 100, 100), dot("straight", 220, 100), dot("near but aside", 160, 170))
    assert step(area, "here", Direction.RIGHT) == "straight"
    assert step(area, "here", Direction.DOWN) == "near but aside"
    assert step(area, "here", Direction.LEFT) is None


def test_a_step_enters_a_long_place_where_it_is_near():
    row = dot("row", 500, 200, width=800)
    area = area_of(dot("left", 120, 100), dot("right", 880, 100), row, dot("below left", 120, 320))
    assert step(area, "left", Direction.DOWN) == "row"
    row_place = Place("dot", "row")
    assert next_in(area, row_place, QPointF(120, 200), Direction.DOWN) == area.find(Place("dot", "below left"))
    assert next_in(area, row_place, QPointF(880, 200), Direction.UP) == area.find(Place("dot", "right"))


def test_the_ground_of_a_panel_is_left_towards_its_places_and_never_entered():
    ground = Spot(Place("dot", "ground"), QRectF(0, 0, 1000, 1000), "ground")
    area = area_of(ground, dot("a", 300, 500), dot("b", 700, 500))
    assert step(area, "a", Direction.RIGHT) == "b"
    assert step(area, "a", Direction.UP) is None
    assert next_in(area, ground.place, QPointF(0, 0), Direction.DOWN) == area.find(Place("dot", "a"))


def test_where_there_are_kinds_arrows_keep_to_one_and_cross_to_the_others():
    spots = dot("a", 100, 100), dot("b", 300, 100), dot("i", 200, 100, kind="isle"), dot("j", 400, 100, kind="isle")
    area = area_of(*spots, by_kind=True)
    assert step(area, "a", Direction.RIGHT) == "b"
    assert step(area, "a", Direction.RIGHT, cross=True) == "i"
    assert step(area, "i", Direction.RIGHT, kind="isle") == "j"
    assert step(area, "i", Direction.RIGHT, kind="isle", cross=True) == "b"


def test_areas_come_in_the_given_order_and_their_places_in_reading_order(qapp):
    stage = Stage(Look())
    first, second, empty = Dots(dot("c", 90, 200), dot("b", 200, 95), dot("a", 50, 100)), Dots(dot("x", 1, 1)), Dots()
    second.setPos(1200, 0)
    stage.add_panels([second, empty, first])
    found = areas(stage, [first])
    assert [area.panel for area in found] == [first, second]
    assert [spot.place.id for spot in found[0].spots] == ["a", "b", "c"]


def test_what_lies_below_another_panel_cannot_be_reached(qapp):
    stage = Stage(Look())
    below, above = Dots(dot("hidden", 100, 100), dot("free", 1200, 100)), Dots(dot("x", 500, 500))
    above.setZValue(below.zValue() + 1)
    stage.add_panels([below, above])
    assert {spot.place.id for area in areas(stage, []) for spot in area.spots} == {"free", "x"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["space", "island"])
def test_arrows_lead_from_every_place_of_the_board_to_every_other(sit, seats, kind):
    hand = sit(match_at(seats))
    board = next(area for area in hand.keyboard.areas() if area.panel is hand.controller.table.board)
    places = [spot for spot in board.spots if spot.place.kind == kind]
    beside = {
        spot.place: [found for way in Direction if (found := next_in(board, spot.place, spot.rect.center(), way))]
        for spot in places
    }
    for start in places:
        seen, waiting = {start.place}, deque([start])
        while waiting:
            for found in beside[waiting.popleft().place]:
                if found.place not in seen:
                    seen.add(found.place)
                    waiting.append(found)
        assert len(seen) == len(places), start.place
        assert all(place.kind == kind for place in seen)


# Walking.


def test_tab_goes_through_all_areas_and_round(sit):
    hand = sit()
    table, bar = hand.controller.table, hand.controller.bar
    seen = []
    for _ in range(11):
        hand.press(KEY.Key_Tab)
        seen.append(hand.keyboard._panel)
    assert seen[:6] == [table.fleets, table.reserve, table.mat, table.board, table.buildings, table.specialists]
    assert seen[6:9] == [*table.strips, table.order, bar]
    assert seen[9:] == seen[:2]
    hand.press(KEY.Key_Tab, SHIFT)
    hand.press(KEY.Key_Tab, SHIFT)
    assert hand.keyboard._panel is bar


def test_tab_enters_an_area_where_something_can_be_done(sit):
    hand = sit(match_at(until="place"))
    hand.walk_to(Place("harbour"))
    hand.press(KEY.Key_Tab)
    hand.press(KEY.Key_Tab, SHIFT)
    assert hand.place.kind == "boat"


def test_an_area_without_work_is_entered_where_it_was_left(sit):
    hand = sit()
    hand.walk_to(Place("space", 30))
    hand.press(KEY.Key_Tab)
    hand.press(KEY.Key_Tab, SHIFT)
    assert hand.place == Place("space", 30)


@pytest.mark.parametrize(
    ("there", "back"), [(KEY.Key_Left, KEY.Key_Right), (KEY.Key_Up, KEY.Key_Down), (KEY.Key_Down, KEY.Key_Up)]
)
def test_the_opposite_arrow_leads_back(sit, there, back):
    hand = sit()
    hand.walk_to(Place("space", 0))
    area = hand._area()
    for spot in [spot for spot in area.spots if spot.place.kind == "space"]:
        hand.keyboard.focus(spot.place)
        hand.press(there)
        if hand.place != spot.place:
            hand.press(back)
            assert hand.place == spot.place


def test_home_and_end_go_to_the_ends_of_an_area(sit):
    hand = sit()
    hand.walk_to(Place("reserve", "stone"))
    hand.press(KEY.Key_Home)
    assert hand.place == Place("trade")
    hand.press(KEY.Key_End)
    assert hand.place == Place("reserve", "gold")


def test_n_jumps_between_the_legal_targets_of_what_is_held_and_nowhere_else(sit):
    hand = sit(match_at(until="place"))
    hand.press(KEY.Key_Tab)
    kind = next(kind for kind, count in enumerate(hand.controller.match.state.player.hand) if count)
    hand.press(KEY(KEY.Key_1 + kind))
    legal = hand.controller.usable
    assert hand.controller.held is not None
    there = []
    for _ in legal:
        hand.press(KEY.Key_N)
        there.append(hand.place)
    assert set(there) == legal
    hand.press(KEY.Key_N, SHIFT)
    assert hand.place == there[-2]


def test_space_and_enter_take_up_and_put_down_and_refusals_are_told(sit):
    hand = sit(match_at(until="place"))
    controller = hand.controller
    told: list[str] = []
    controller.told.connect(told.append)
    boat = next(spot.place for spot in controller.table.mat.spots() if spot.place.kind == "boat")
    hand.walk_to(boat)
    hand.press(KEY.Key_Space)
    assert controller.held == boat
    hand.press(KEY.Key_Return)
    assert controller.held is None
    hand.press(KEY.Key_Space)
    refused = next(
        spot.place
        for spot in controller.table.board.spots()
        if spot.place.kind == "space" and spot.place not in controller.usable
    )
    hand.walk_to(refused)
    before = controller.match.node
    hand.press(KEY.Key_Space)
    assert controller.match.node is before
    assert len(told) == 1
    assert "(Rule\N{NO-BREAK SPACE}" in told[0]


@pytest.mark.parametrize(
    ("until", "reason", "rule"), [("fleet", "fleet first", "3.1"), ("place", "no {boat} in hand", "5.1"),
                                  ("keep", "no {boat} in hand", "5.1")],
)  # fmt: skip
def test_a_key_for_a_boat_that_is_not_in_hand_says_why(sit, until, reason, rule):
    hand = sit(match_at(until=until))
    controller = hand.controller
    told: list[str] = []
    controller.told.connect(told.append)  # what is spoken
    lying = {str(spot.place.id) for spot in controller.table.mat.spots() if spot.place.kind == "boat"}
    lacking = next(number for number, colour in enumerate(COLOURS) if colour not in lying)
    hand.press(KEY(KEY.Key_1 + lacking))
    sentence = f"{reason.format(boat=f'{COLOURS[lacking]} boat')}. (Rule\N{NO-BREAK SPACE}{rule})"
    assert told == [controller.bubble.text]
    assert told[0].endswith(sentence)
    assert controller.bubble.isVisible()
    assert controller.bubble.head == "Not now"
    assert controller.attention.rule() == rule
    assert controller.held is None


def test_a_key_for_a_boat_that_is_not_in_hand_leaves_what_is_held(sit):
    hand = sit(match_at(until="place"))
    lying = {str(spot.place.id) for spot in hand.controller.table.mat.spots() if spot.place.kind == "boat"}
    there, lacking = COLOURS.index(next(iter(lying))), next(i for i, c in enumerate(COLOURS) if c not in lying)
    hand.press(KEY(KEY.Key_1 + there))
    hand.press(KEY(KEY.Key_1 + lacking))
    assert hand.controller.held == Place("boat", COLOURS[there])


def test_a_boat_that_was_kept_in_the_harbour_is_told_of_when_its_key_is_pressed(sit):
    match = match_at(until="keep")
    kept = next(t for a in match.game.legal(match.state, match.to_act[0]) if "keep" in (t := match.game.write(a)))
    match.do(match.to_act[0], match.game.read(kept))
    hand = sit(match)
    told: list[str] = []
    hand.controller.told.connect(told.append)
    colour = kept.split()[1]
    assert hand.controller.stage.find(Place("boat", colour)) is None
    hand.press(KEY(KEY.Key_1 + COLOURS.index(colour)))
    assert told == ["That step is over in this turn. Undo brings you back. (Rule\N{NO-BREAK SPACE}2.2)"]


def test_a_key_that_is_held_down_walks_on_but_presses_once(sit):
    hand = sit(match_at(until="place"))
    boat = next(spot.place for spot in hand.controller.table.mat.spots() if spot.place.kind == "boat")
    hand.walk_to(boat)
    hand.press(KEY.Key_Space)
    for key in (KEY.Key_Space, KEY.Key_Home):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", True)
        assert hand.keyboard.eventFilter(hand.keyboard.view, event)
    assert hand.controller.held == boat
    assert hand.place == Place("mat")


def test_the_focus_stands_on_the_nearest_place_when_its_own_is_gone(sit):
    hand = sit()
    fleet = hand.controller.table.fleets.spots()[2].place
    hand.walk_to(fleet)
    hand.press(KEY.Key_Space)
    assert hand.controller.stage.find(fleet) is None
    assert hand.place.kind == "fleet"


def test_a_card_takes_the_focus_and_gives_it_back(sit):
    hand = sit(match_at(until="place"))
    controller = hand.controller
    hand.walk_to(Place("space", 20))
    choices = [controller.table.choice(action) for action in controller.legal[:3]]
    controller.card.ask("Which one?", choices, QPointF(900, 500))
    controller._mark()
    assert hand.place == Place("choice", 0)
    hand.press(KEY.Key_Down)
    assert hand.place == Place("choice", 1)
    hand.press(KEY.Key_Tab)
    assert hand.place.kind == "choice"
    assert controller.let_go()
    assert hand.place == Place("space", 20)


def test_the_mouse_hides_the_focus_and_takes_it_along(sit):
    hand = sit()
    hand.walk_to(Place("reserve", "gold"))
    mouse = Hand(hand.keyboard.view, hand.controller)
    mouse.click(Place("specialist-deck"))
    assert not hand.keyboard.shown
    assert not any(mark & Mark.FOCUS for panel in hand.controller.stage.panels for mark in panel.marks.values())
    hand.press(KEY.Key_Left)
    assert hand.place.kind == "specialist"


def test_what_the_mouse_shows_is_shown_for_the_focus_too(sit):
    hand = sit()
    pointed: list[Spot] = []
    hand.controller.stage.hovered.connect(pointed.append)
    hand.walk_to(Place("island", 7))
    assert pointed[-1].place == Place("island", 7)


def test_every_place_shows_the_focus(sit):
    hand = sit(match_at(3, actions=60))
    controller = hand.controller
    board = controller.table.board
    for area in hand.keyboard.areas():
        on_board = area.panel is board
        shown = partial(render, controller, 960, 540) if on_board else partial(picture, area.panel)
        for spot in area.spots[:: 12 if on_board else 1]:
            controller.set_focus(None)
            before = shown()
            controller.set_focus(spot.place)
            assert shown() != before, spot.place


def test_a_closed_keyboard_leaves_the_view_alone(sit):
    hand = sit()
    hand.keyboard.close()
    hand.press(KEY.Key_Tab)
    assert hand.place is None


# Keys.


def test_no_key_does_two_things_and_every_action_has_one():
    keys = Keys()
    assert keys.clashes() == {}
    assert all(keys.of(action) for action in (*MENU, *WALK))
    assert all(not key.isEmpty() for action in (*MENU, *WALK) for key in keys.of(action))
    assert keys.of("theme-paper") == []


def test_keys_can_be_changed(sit):
    keys = Keys({"next-area": ("F6",), "press": (), "undo": ("Backspace",)})
    assert keys.of("undo") == [QKeySequence("Backspace")]
    hand = sit(keys=keys)
    QTest.keyClick(hand.keyboard.view, KEY.Key_Tab)
    assert not hand.keyboard.shown
    hand.press(KEY.Key_F6)
    assert hand.place is not None
    before = hand.controller.match.node
    hand.press(KEY.Key_Space)
    assert hand.controller.match.node is before


def test_clashes_are_named():
    assert Keys({"hint": ("N",)}).clashes() == {"N": ("hint", "next-target")}


@pytest.mark.parametrize(
    ("key", "modifiers", "text", "action"),
    [
        (KEY.Key_Backtab, SHIFT, "", "previous-area"),
        (KEY.Key_N, SHIFT, "N", "previous-target"),
        (KEY.Key_N, CTRL, "", ""),
        (KEY.Key_3, NONE, "3", "pick-3"),
        (KEY.Key_3, Qt.KeyboardModifier.KeypadModifier, "3", "pick-3"),
        (KEY.Key_QuoteDbl, SHIFT, "3", "pick-3"),  # a French keyboard
        (KEY.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "\r", "press"),
        (KEY.Key_Left, CTRL, "", "cross-left"),
        (KEY.Key_Q, NONE, "q", ""),
    ],
)
def test_a_pressed_key_is_looked_up_whatever_the_keyboard(key, modifiers, text, action):
    assert Keys().walk_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)) == action
