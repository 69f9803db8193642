"""What users of other tables reported, as tests of ours (reports 1 to 6 and 24 of those we measure ourselves by;
4: `test_pixel_ratio`)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.e2e.hand import LEFT, Hand, lively
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table.look import Look
from yamatai.table.picture import render
from yamatai.table.set_up import set_table

NO_KEY = Qt.KeyboardModifier.NoModifier
OTHER_BUTTONS = (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


def play(match, actions, seed=3):
    """So many lively actions, without the table."""
    chance = Chance(seed)
    for _ in range(actions):
        match.do(match.to_act[0], lively(match, chance))
    return match


def boats_in_hand(match):
    """A match that has come to a moment with boats to place."""
    chance = Chance(5)
    game = match.game
    while not any(game.write(a).startswith("place") for a in game.legal(match.state, match.to_act[0])):
        match.do(match.to_act[0], lively(match, chance))
    return match


def a_boat(hand: Hand) -> Place:
    spots = hand.controller.table.mat.spots()
    return next(spot.place for spot in spots if spot.place.kind == "boat")


def test_1_another_button_during_a_press_moves_nothing(seat_down, new_match):
    hand = seat_down(play(new_match(3), 60))
    controller = hand.controller
    before = controller.match.node
    for spot in controller.stage.spots():
        point = hand.view.mapFromScene(spot.rect.center())
        for button in OTHER_BUTTONS:
            QTest.mousePress(hand.viewport, button, NO_KEY, point)
            QTest.mouseClick(hand.viewport, button, NO_KEY, point + QPoint(2, 2))
            QTest.mouseRelease(hand.viewport, button, NO_KEY, point)
        if spot.place.kind not in ("button", "fleet", "reserve", "specialist", "island"):  # a click acts on these
            QTest.mousePress(hand.viewport, LEFT, NO_KEY, point)
            QTest.mouseClick(hand.viewport, Qt.MouseButton.RightButton, NO_KEY, point)
            QTest.mouseRelease(hand.viewport, LEFT, NO_KEY, point)
        controller.release()
        assert controller.match.node is before, spot.place


def test_2_what_is_in_the_air_may_vanish(seat_down, new_match):
    hand = seat_down(boats_in_hand(new_match()))
    controller = hand.controller
    hand.lift(a_boat(hand))
    assert controller.stage.drag.active
    controller.undo()
    assert not controller.stage.drag.active
    assert controller.held is None
    QTest.mouseRelease(hand.viewport, LEFT, NO_KEY, QPoint(700, 400))
    QTest.mouseMove(hand.viewport, QPoint(710, 410))
    assert controller.held is None


def test_3_a_new_game_during_an_animation(seat_down, new_match):
    hand = seat_down(boats_in_hand(new_match()))
    start = hand.controller.match
    for _ in range(100):
        hand.lift(a_boat(hand))
        hand.drop(Place("building-deck"))  # means nothing: the boat flies home
        assert hand.controller.stage.drag.flying
        hand.view.set_table(None, None)
        hand.controller.stage.close()
        hand.controller = set_table(Look(), start)
        hand.view.set_table(hand.controller.stage, hand.controller.table.backdrop)


def picture(controller) -> QImage:
    return render(controller, 1366, 768)


def test_5_undo_from_every_half_made_choice_shows_the_same_as_a_fresh_table(seat_down, new_match):
    match = new_match(3)
    hand = seat_down(match)
    controller = hand.controller
    chance = Chance(11)
    for number in range(30):
        if number % 3 == 0:  # leave something half made before the undo: a held boat, a mode, an open card
            places = [spot for spot in controller.table.mat.spots() if spot.grip]
            if places:
                controller.hold(places[0].place)
            controller.press("power")
        action = lively(match, chance)
        controller.perform(action)
        if match.can_undo():
            controller.undo()
            controller.bubble.hush()
            assert picture(controller) == picture(set_table(Look(), match)), number
            controller.redo()


def test_6_one_undo_too_far_keeps_the_future(seat_down, new_match):
    match = new_match()
    hand = seat_down(match)
    chance = Chance(2)
    while len(match.line()) < 4 or not match.can_undo():
        hand.controller.perform(lively(match, chance))
    old = match.node
    hand.click(Place("button", "undo"))
    other = next(a for a in match.game.legal(match.state, match.to_act[0]) if a != old.action)
    hand.controller.perform(other)
    assert old in match.node.parent.children
    assert match.node in match.node.parent.children


def test_a_refused_drop_says_why_and_changes_nothing(seat_down, new_match):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    before, boat = match.node, a_boat(hand)
    game, state = match.game, match.state
    refused = next(
        space.id
        for space in game.box.archipelago.spaces
        if game.refusal(state, match.to_act[0], game.read(f"place {boat.id} {space.id}"))
    )
    hand.lift(boat)
    hand.carry(Place("space", refused))
    assert hand.controller.bubble.isVisible()
    assert "(Rule\N{NO-BREAK SPACE}5." in hand.controller.bubble.text
    hand.drop(Place("space", refused))
    assert match.node is before
    assert hand.controller.stage.drag.flying


def test_legal_targets_are_lit_while_a_boat_is_held(seat_down, new_match):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    boat = a_boat(hand)
    hand.click(boat)
    game = match.game
    texts = [game.write(action) for action in game.legal(match.state, match.to_act[0])]
    expected = {Place("space", int(t.split()[2])) for t in texts if t.startswith(f"place {boat.id} ")}
    lit = {place for place, mark in hand.controller.table.board.marks.items() if "LEGAL" in str(mark)}
    assert {place for place in lit if place.kind == "space"} == expected


def test_a_key_picks_up_a_boat_and_another_changes_it(seat_down, new_match):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    game, player = match.game, match.state.player
    kinds = [kind for kind, n in enumerate(player.hand) if n]
    for kind in kinds:
        hand.controller.key(str(kind + 1))
        assert hand.controller.held == a_boat_of(game, kind)
    assert not hand.controller.key("9")
    hand.controller.key(str(kinds[-1] + 1))
    assert hand.controller.held is None


def a_boat_of(game, kind):
    return Place("boat", ("bamboo", "wood", "stone", "clay", "gold")[kind])


@pytest.mark.parametrize("seed", range(3))
def test_24_no_drop_commits_what_cannot_be_undone(qapp, seed, new_match):
    """A dragged piece never reveals anything and never ends the turn, whatever can be dragged."""
    match, chance = new_match(3), Chance(seed)
    table, game, dragged = set_table(Look(), match).table, match.game, set()
    while match.to_act:
        seat, view = match.to_act[0], match.view(match.to_act[0])
        for action in game.legal(view, seat):
            if table.gesture(view, action).source is not None:
                dragged.add(game.write(action).split()[0])
                events = match.outcome(seat, action).events
                assert not any(event.reveals or event.ends_turn for event in events), game.write(action)
        match.do(seat, lively(match, chance))
    assert dragged >= {"fleet", "buy", "place", "collect", "build", "keep", "recruit"}


def test_24_one_key_takes_a_drop_back(seat_down, new_match):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    before, game = match.node, match.game
    hand.do(next(text for text in map(game.write, hand.controller.legal) if text.startswith("place ")))
    assert match.node.parent is before
    hand.controller.press("undo")
    assert match.node is before
    assert game.digest(hand.controller.view) == game.digest(match.view(hand.controller.seat))
