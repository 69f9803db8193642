"""What a screen reader finds and hears: the same places that the keyboard walks, and nothing secret."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleAnnouncementEvent
from shiboken6 import Shiboken

from tests.e2e.hand import lively
from tests.e2e.key_hand import KEY, KeyHand
from tests.table.test_keyboard import match_at
from tests.windows import window_on
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table import access

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def sit(qtbot):
    """A function that opens the window on a match."""

    def sit(match):
        window = window_on(qtbot, match)
        return window

    yield sit
    access._TABLES.clear()


@pytest.fixture
def sent(monkeypatch):
    """The events that an assistive program hears, as if one were running."""
    heard: list[tuple[QAccessible.Event, str]] = []

    def note(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.type(), event.message()))
        else:
            heard.append((event.type(), getattr(event.object(), "name", "")))

    monkeypatch.setattr(access, "_send", note)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return heard


def spoken(sent):
    return [text for kind, text in sent if kind == QAccessible.Event.Announcement]


def tree(window):
    return QAccessible.queryAccessibleInterface(window.view)


def walk(interface) -> Iterator:
    yield interface
    for index in range(interface.childCount()):
        yield from walk(interface.child(index))


def named(window, name):
    return next(found for found in walk(tree(window)) if name in found.text(NAME))


# The tree.


@pytest.mark.parametrize("seats", [2, 4])
def test_the_tree_is_what_the_keyboard_walks_and_everything_has_a_name(sit, seats):
    window = sit(match_at(seats, actions=80))
    root = tree(window)
    areas = window.sitting.keyboard.areas()
    assert root.text(NAME) == "Yamataï"
    assert root.childCount() == len(areas)
    for index, area in enumerate(areas):
        found = root.child(index)
        assert found.text(NAME), area.panel
        assert found.role() == QAccessible.Role.Grouping
        assert [found.child(i).text(NAME) for i in range(found.childCount())] == [spot.name for spot in area.spots]
        assert all(spot.name for spot in area.spots)


def test_parents_children_and_indices_agree(sit):
    window = sit(match_at())
    for found in walk(tree(window)):
        assert found.isValid()
        for index in range(found.childCount()):
            child = found.child(index)
            assert found.indexOfChild(child) == index
            assert child.parent().object() is found.object()
        assert found.child(found.childCount()) is None


def test_places_lie_where_they_are_seen(sit):
    window = sit(match_at())
    for place in (Place("button", "end"), Place("island", 7), Place("reserve", "wood")):
        node = window.sitting.access.node_of(place)
        rect = QAccessible.queryAccessibleInterface(node).rect()
        spot = window.controller.stage.find(place)
        middle = window.view.viewport().mapToGlobal(window.view.mapFromScene(spot.rect.center()))
        assert rect.contains(middle)
        area = tree(window).childAt(middle.x(), middle.y())
        assert area.childAt(middle.x(), middle.y()).object() is node


def test_a_place_says_what_can_be_done_with_it(sit):
    window = sit(match_at(until="place"))
    controller = window.controller
    boat = next(spot.place for spot in controller.table.mat.spots() if spot.place.kind == "boat")

    def says(place):
        return QAccessible.queryAccessibleInterface(window.sitting.access.node_of(place)).text(DESCRIPTION)

    assert says(boat).startswith("Can be chosen now.")
    assert says(controller.table.fleets.spots()[0].place).startswith("You have taken your fleet")
    controller.hold(boat)
    assert says(boat).startswith("In your hand.")
    legal = next(place for place in controller.usable if place.kind == "space")
    refused = next(
        spot.place
        for spot in controller.table.board.spots()
        if spot.place.kind == "space" and spot.place not in controller.usable
    )
    assert says(legal).startswith("Can be chosen now.")
    assert "(Rule\N{NO-BREAK SPACE}" in says(refused)


def test_what_is_to_be_read_on_a_thing_is_read(sit):
    window = sit(match_at(actions=80))
    island = named(window, ", isle 7")
    assert "boats" in island.text(DESCRIPTION).lower()


def test_a_place_can_be_pressed_and_focused(sit):
    window = sit(match_at())
    match = window.controller.match
    fleet = window.controller.table.fleets.spots()[0]
    doing = QAccessible.queryAccessibleInterface(window.sitting.access.node_of(fleet.place)).actionInterface()
    assert doing.keyBindingsForAction(QAccessibleActionInterface.pressAction()) == ["Space", "Return", "Enter"]
    doing.doAction(QAccessibleActionInterface.setFocusAction())
    assert window.sitting.keyboard.place == fleet.place
    assert match.node is match.root
    doing.doAction(QAccessibleActionInterface.pressAction())
    assert match.node.parent is match.root
    doing.doAction(QAccessibleActionInterface.pressAction())  # it is gone
    assert match.node.parent is match.root


def test_states_follow_the_table(sit):
    window = sit(match_at(until="place"))
    controller = window.controller
    hand = KeyHand(window.sitting.keyboard)
    boat = next(spot.place for spot in controller.table.mat.spots() if spot.place.kind == "boat")
    hand.walk_to(boat)
    hand.press(KEY.Key_Space)
    state = QAccessible.queryAccessibleInterface(window.sitting.access.node_of(boat)).state()
    assert state.focusable
    assert state.focused
    assert state.selected
    assert tree(window).focusChild().object().place == boat
    assert QAccessible.queryAccessibleInterface(window.sitting.access.node_of(Place("button", "redo"))).state().disabled
    assert (
        not QAccessible.queryAccessibleInterface(window.sitting.access.node_of(Place("button", "undo")))
        .state()
        .disabled
    )


def test_while_nobody_acts_by_hand_the_things_of_the_game_are_disabled(sit, sent):
    window = sit(match_at(actions=30))
    controller, access_ = window.controller, window.sitting.access
    names = [spot.name for area in access_.areas for spot in area.spots]
    nodes = [found for found in walk(tree(window)) if found.text(NAME) in names]  # an assistive program looks at all

    def disabled():
        return {found.object().place for found in nodes if found.isValid() and found.state().disabled}

    things = {Place("reserve", "wood"), Place("island", 7)}
    assert not disabled() & {*things, Place("button", "end")}
    sent.clear()
    controller.look_at(controller.match.line()[5])  # as in a computer player's turn nothing can be done
    assert things <= disabled()
    assert not disabled() & {Place("button", "log"), Place("button", "look-present")}
    assert sent.count((QAccessible.Event.StateChanged, named(window, ", isle 7").text(NAME))) == 1
    controller.look_at(None)
    assert not disabled() & things
    assert sent.count((QAccessible.Event.StateChanged, named(window, ", isle 7").text(NAME))) == 2


def test_an_open_card_is_all_there_is(sit):
    window = sit(match_at(until="place"))
    controller = window.controller
    controller.card.ask("Which one?", [controller.table.choice(a) for a in controller.legal[:3]], QPointF(900, 500))
    controller._mark()
    root = tree(window)
    assert root.childCount() == 1
    assert root.child(0).text(NAME) == "Which one?"
    assert root.child(0).childCount() == 3


def test_a_plain_widget_over_the_table_is_in_the_tree(sit):
    window = sit(match_at())
    window._menu_actions["type"].trigger()
    assert any(found.text(NAME) == "Type an action" for found in walk(tree(window)))


def test_what_cannot_be_reached_has_no_words(sit):
    window = sit(match_at(until="place"))
    fleet = QAccessible.queryAccessibleInterface(
        window.sitting.access.node_of(window.controller.table.fleets.spots()[0].place)
    )
    assert fleet.text(NAME)
    controller = window.controller
    controller.card.ask("Which one?", [controller.table.choice(a) for a in controller.legal[:3]], QPointF(900, 500))
    assert fleet.text(NAME) == fleet.text(DESCRIPTION) == ""
    assert fleet.state().invisible


def test_nothing_that_is_hidden_is_in_a_name(sit):
    """Two games that differ only in what lies face down sound alike."""
    texts = []
    for turned in (False, True):
        match = match_at(seed=3)
        state = match.state
        if turned:
            state.building_deck = state.building_deck[::-1]
            state.specialist_deck = state.specialist_deck[::-1]
            assert match.game.digest(state) != match.game.digest(match_at(seed=3).state)
        window = sit(match)
        texts.append([(found.text(NAME), found.text(DESCRIPTION)) for found in walk(tree(window))])
    assert texts[0] == texts[1]


def test_a_covered_table_is_not_in_the_tree(sit):
    """At the hand-over nothing is named but the cover."""
    match = match_at(until="end")
    window = sit(match)
    mat = QAccessible.queryAccessibleInterface(window.sitting.access.node_of(Place("mat")))
    assert mat.text(NAME)
    window.change_options(hand_over=True)
    window.controller.perform(match.game.read("end"))
    assert window.controller.covered
    root = tree(window)
    assert root.childCount() == 1
    assert root.child(0).childCount() == 1
    assert root.child(0).text(NAME) == window.look.text("hand-over-title", name="Orange")
    assert mat.text(NAME) == ""
    window.change_options(hand_over=False)


# What is heard.


def test_without_an_assistive_program_nothing_is_made_or_sent(sit, monkeypatch):
    heard: list[object] = []
    monkeypatch.setattr(access, "_send", heard.append)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: False))
    window = sit(match_at())
    hand = KeyHand(window.sitting.keyboard)
    for key in (KEY.Key_Tab, KEY.Key_Right, KEY.Key_Space, KEY.Key_E):
        hand.press(key)
    QCoreApplication.processEvents()
    assert heard == []
    assert window.sitting.access._nodes == {}


def test_the_focus_is_told(sit, sent):
    window = sit(match_at())
    hand = KeyHand(window.sitting.keyboard)
    hand.walk_to(Place("island", 7))
    focused = [name for kind, name in sent if kind == QAccessible.Event.Focus]
    assert focused[-1].endswith(", isle 7")


def test_what_happens_is_told_and_then_what_can_be_done(sit, sent, qtbot):
    window = sit(match_at())
    controller = window.controller
    told: list[str] = []
    controller.performed.connect(lambda events: told.extend(controller.table.log_line(event) for event in events))
    qtbot.waitUntil(lambda: not window.sitting.access._timer.isActive())
    sent.clear()
    controller.perform(controller.legal[0])
    qtbot.waitUntil(lambda: bool(spoken(sent)))
    assert len(spoken(sent)) == 1
    assert spoken(sent)[0].startswith(told[0].rstrip("."))
    assert controller.bar.prompt in spoken(sent)[0]


def test_a_refusal_is_told_at_once(sit, sent):
    window = sit(match_at(until="place"))
    window.controller.click(window.controller.table.fleets.spots()[0].place)
    assert spoken(sent)[-1] == window.controller.bubble.text


def test_the_end_is_told_with_everybodys_points(sit, sent, qtbot):
    match = match_at(actions=150)
    chance = Chance(7)
    while match.to_act:
        action = lively(match, chance)
        match.do(match.to_act[0], action)
    match.go(match.node.parent)
    window = sit(match)
    sent.clear()
    window.controller.perform(action)
    assert match.result is not None
    qtbot.waitUntil(lambda: bool(spoken(sent)))
    for seat, terms in enumerate(match.score):
        assert f"{match.game.setup.seats[seat].name}: {sum(terms.values())} point" in spoken(sent)[-1]


def test_places_that_go_and_come_are_told(sit, sent):
    window = sit(match_at())
    for _ in walk(tree(window)):
        pass
    fleet = window.controller.table.fleets.spots()[0]
    sent.clear()
    window.controller.click(fleet.place)
    assert (QAccessible.Event.ObjectDestroyed, fleet.name) in sent
    created = [name for kind, name in sent if kind == QAccessible.Event.ObjectCreated]
    assert any("in hand" in name for name in created)
    assert any(kind == QAccessible.Event.NameChanged for kind, _ in sent)


def test_interfaces_end_with_their_places(sit):
    """Qt deletes them, and no call reaches a deleted one."""
    window = sit(match_at())
    everything = list(walk(tree(window)))
    root = everything.pop(0)
    window.play(match_at(3), path="kept")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(Shiboken.isValid(interface) for interface in everything)
    assert Shiboken.isValid(root)
    assert len(list(walk(tree(window)))) > 100
    assert all(Shiboken.isValid(kept) for kept in access._KEPT)
