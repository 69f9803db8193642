"""What the table says about the thing under the pointer, by real mouse and keys."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.hand import LEFT, Hand, lively
from tests.e2e.test_reports import NO_KEY, a_boat, boats_in_hand, play
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table.readout import PEEK_MS
from yamatai.table.stage import BAR
from yamatai.table.window import TableWindow


@pytest.fixture
def point_at(qtbot):
    """A function that rests the mouse on a place until its card is there; gives the card."""

    def rest(hand: Hand, place: Place):
        hand.carry(place)
        card = hand.controller.attention.card
        qtbot.waitUntil(card.isVisible, timeout=5000)
        return card

    return rest


@pytest.fixture
def window(qtbot):
    """A function that opens the window with a match on the table; gives the hand."""

    def opened(match):
        shown = TableWindow()
        qtbot.addWidget(shown)
        shown.play(match)
        with qtbot.waitExposed(shown):
            shown.show()
        return shown, Hand(shown.view, shown.controller)

    return opened


def rect_of(card) -> QRectF:
    return QRectF(card.pos(), card.size)


def legal_space(hand: Hand, boat: Place) -> Place:
    match = hand.controller.match
    texts = [match.game.write(action) for action in match.game.legal(match.state, match.to_act[0])]
    return Place("space", next(int(t.split()[2]) for t in texts if t.startswith(f"place {boat.id} ")))


def elsewhere(hand: Hand) -> None:
    """The mouse goes over water, where there is nothing."""
    QTest.mouseMove(hand.viewport, hand.view.mapFromScene(1591, 500))


# Read-outs


def test_an_island_is_told_after_a_rest_and_no_longer_when_the_mouse_leaves(seat_down, new_match, point_at):
    hand = seat_down(play(new_match(3), 60))
    card = point_at(hand, Place("island", 12))
    box = hand.controller.match.game.box
    assert card.note.head == box.archipelago.islands[12].name
    spotlight = hand.controller.table.knowing.spotlight
    assert spotlight.isVisible()
    assert not rect_of(card).intersects(hand.controller.stage.find(Place("island", 12)).rect)
    elsewhere(hand)
    assert not card.isVisible()
    assert not spotlight.isVisible()


def test_a_passing_mouse_brings_no_card(seat_down, new_match):
    hand = seat_down(play(new_match(3), 60))
    for island in range(12):
        hand.carry(Place("island", island))
    elsewhere(hand)
    assert not hand.controller.attention.card.isVisible()
    assert not hand.controller.attention._timer.isActive()


def test_a_card_goes_when_the_mouse_leaves_the_window(seat_down, new_match, point_at):
    hand = seat_down(play(new_match(3), 60))
    card = point_at(hand, Place("island", 12))
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert not card.isVisible()


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.RightButton])
def test_a_press_takes_the_card_away(seat_down, new_match, point_at, button):
    hand = seat_down(play(new_match(3), 60))
    card = point_at(hand, Place("tile", a_tile(hand)))
    QTest.mousePress(hand.viewport, button, NO_KEY, hand.point(Place("tile", a_tile(hand))))
    assert not card.isVisible()
    assert not hand.controller.table.knowing.marks.isVisible()
    QTest.mouseRelease(hand.viewport, button, NO_KEY, hand.point(Place("tile", a_tile(hand))))


def a_tile(hand: Hand):
    return hand.controller.table.buildings.spots()[0].place.id


def test_the_card_of_a_fleet_lies_on_the_board_and_covers_no_row(seat_down, new_match, point_at):
    match = play(new_match(4), 150)
    hand = seat_down(match)
    table = hand.controller.table
    fleets = [spot.place for spot in table.fleets.spots() if spot.place.kind == "fleet"]
    around = [table.mat, table.order, table.specialists, table.fleets, table.buildings, table.reserve]
    assert fleets
    for fleet in fleets:
        card = point_at(hand, fleet)
        assert not any(rect_of(card).intersects(rect_of(panel)) for panel in around), fleet
        elsewhere(hand)


def test_a_tile_is_drawn_large_beside_itself_and_never_over_the_prompt(seat_down, new_match, point_at):
    hand = seat_down(play(new_match(4), 150))
    kinds = ("tile", "specialist", "fleet", "portrait", "built")
    seen = set()
    for spot in hand.controller.stage.spots():
        if spot.place.kind in kinds and spot.place.kind not in seen:
            card = point_at(hand, spot.place)
            assert card.note.picture is not None
            assert card.note.after_ms == PEEK_MS
            assert not rect_of(card).intersects(spot.rect)
            assert not rect_of(card).intersects(BAR)
            seen.add(spot.place.kind)
            elsewhere(hand)
    assert seen == set(kinds)


def test_a_tile_marks_its_islands_as_long_as_it_is_pointed_at(seat_down, new_match, point_at):
    hand = seat_down(play(new_match(4), 150))
    marks = hand.controller.table.knowing.marks
    for spot in hand.controller.table.buildings.spots():
        if spot.place.kind == "tile":
            card = point_at(hand, spot.place)
            for line in card.note.lines:
                assert ("missing at" in line.text) <= any(fit.reach.value == "near" for fit in marks.shown)
    elsewhere(hand)
    assert marks.shown == ()


def test_the_score_of_every_seat_is_told_term_by_term(seat_down, new_match, point_at):
    match = play(new_match(4), 150)
    hand = seat_down(match)
    for seat, terms in enumerate(match.score):
        card = point_at(hand, Place("score", seat))
        assert card.note.lines[-1].value.replace("−", "-") == str(sum(terms.values()))
        elsewhere(hand)


def test_a_card_tells_the_new_position_when_it_changes_under_the_mouse(seat_down, new_match, point_at):
    hand = seat_down(boats_in_hand(new_match(2)))
    controller = hand.controller
    boat = a_boat(hand)
    space = legal_space(hand, boat)
    island = controller.match.game.box.archipelago.spaces[int(space.id)].islands[0]
    card = point_at(hand, Place("island", island))
    before = card.note.words
    assert controller.perform(controller.match.game.read(f"place {boat.id} {space.id}")) is None
    assert card.isVisible()
    assert card.note.words != before
    controller.undo()
    assert card.note.words == before


# While something is held


@pytest.mark.parametrize("by_drag", [True, False])
def test_a_held_boat_tells_what_dropping_it_would_bring(seat_down, new_match, point_at, by_drag):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    boat = a_boat(hand)
    space = legal_space(hand, boat)
    if by_drag:
        hand.lift(boat)
    else:
        hand.click(boat)
    card = point_at(hand, space)
    names = [match.game.box.archipelago.islands[i].name for i in match.game.box.archipelago.spaces[space.id].islands]
    assert card.note.head == "Beside " + ", ".join(names)
    assert hand.controller.table.knowing.spotlight.islands == match.game.box.archipelago.spaces[space.id].islands
    told = card.note.lines[-1].value
    seat, before = match.to_act[0], sum(match.score[match.to_act[0]].values())
    if by_drag:
        hand.drop(space)
    else:
        hand.click(space)
    change = sum(match.score[seat].values()) - before
    assert told == (f"+{change}" if change > 0 else "as before")
    assert not card.isVisible()


def test_a_held_building_tells_its_bonuses(seat_down, new_match, point_at):
    match, chance = new_match(4), Chance(8)
    builds: list[str] = []
    while not builds:
        match.do(match.to_act[0], lively(match, chance))
        texts = [match.game.write(action) for action in match.game.legal(match.state, match.to_act[0])]
        builds = [text for text in texts if text.startswith("build")]
    hand = seat_down(match)
    _, tile, island = builds[0].split()
    hand.lift(Place("tile", tile))
    card = point_at(hand, Place("island", int(island)))
    points = match.game.box.building_points[match.game.box.building_index[tile]]
    assert any((line.text, line.value) == ("Buildings", f"+{points}") for line in card.note.lines)
    told = int(card.note.lines[-1].value)
    seat, before = match.to_act[0], sum(match.score[match.to_act[0]].values())
    hand.drop(Place("island", int(island)))
    assert sum(match.score[seat].values()) - before == told


def test_where_a_drop_is_refused_the_bubble_speaks_alone(seat_down, new_match, qtbot):
    match = boats_in_hand(new_match())
    hand = seat_down(match)
    boat = a_boat(hand)
    game = match.game
    refused = next(
        space.id
        for space in game.box.archipelago.spaces
        if game.refusal(match.state, match.to_act[0], game.read(f"place {boat.id} {space.id}"))
    )
    hand.lift(boat)
    hand.carry(Place("space", refused))
    assert hand.controller.bubble.isVisible()
    qtbot.waitUntil(lambda: not hand.controller.attention._timer.isActive())
    assert not hand.controller.attention.card.isVisible()


# Rules


def press_f1(shown, qtbot) -> None:
    """F1 in the window, which has to be the active one for that."""
    if shown.rules is not None:
        shown.rules.close()
    shown.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is shown)
    QTest.keyClick(shown.view, Qt.Key.Key_F1)
    assert shown.rules.isVisible()


def test_f1_opens_the_rule_of_the_step_the_thing_and_the_refusal(window, new_match, qtbot):
    match = boats_in_hand(new_match())
    shown, hand = window(match)
    elsewhere(hand)
    press_f1(shown, qtbot)
    assert shown.rules.target == shown.controller.table.knowing.rule_now(shown.controller.view)

    who = shown.controller.table.specialists.spots()[0].place
    hand.carry(who)
    press_f1(shown, qtbot)
    assert shown.rules.target == f"7.2.{who.id}"

    boat = a_boat(hand)
    taken = next(
        space.id
        for space in match.game.box.archipelago.spaces
        if match.game.refusal(match.state, match.to_act[0], match.game.read(f"place {boat.id} {space.id}"))
    )
    hand.lift(boat)
    hand.drop(Place("space", taken))
    refused = shown.controller.refused
    assert refused is not None
    assert f"(Rule\N{NO-BREAK SPACE}{refused.rule})" in shown.controller.table.sentence(refused)
    elsewhere(hand)
    press_f1(shown, qtbot)
    assert shown.rules.target == refused.rule
    qtbot.waitUntil(lambda: QApplication.activeWindow() is shown.rules)
    QTest.keyClick(shown.rules, Qt.Key.Key_Escape)
    assert not shown.rules.isVisible()


def test_the_rules_leave_with_the_game_and_follow_the_theme(window, new_match):
    shown, _ = window(new_match())
    shown.show_rules()
    first = shown.rules
    shown.set_theme("night")
    assert shown.look.theme.accent_text.name() in first.page.toHtml()
    shown.play(new_match(3))
    assert shown.rules is None
    assert not first.isVisible()


def test_escape_takes_a_card_away(window, new_match, point_at):
    shown, hand = window(play(new_match(3), 60))
    card = point_at(hand, Place("island", 12))
    QTest.keyClick(shown.view, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_the_prompt_of_what_is_held_promises_no_place_where_there_is_none(seat_down, new_match):
    match = new_match(2)
    controller = seat_down(match).controller  # no boat was placed: nothing can be built
    tile = next(spot.place for spot in controller.stage.spots() if spot.place.kind == "tile")
    controller.hold(tile)
    assert controller.held == tile
    assert controller.bar.prompt == "Nothing can be done with it now. Esc leaves."
