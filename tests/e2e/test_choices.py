"""Where a gesture can mean several things a card asks which; what was half chosen is taken back first."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.windows import window_on
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table.look import Look
from yamatai.table.picture import render
from yamatai.table.set_up import set_table

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
SIZE = (1366, 768)


@pytest.fixture
def choosing(qtbot, new_match):
    """The hand of a window where a specialist can be paid in two ways, and that specialist."""
    match, chance = new_match(2), Chance(8)
    who = _several(match)
    while who is None:
        match.do(match.to_act[0], lively(match, chance))
        who = _several(match)
    window = window_on(qtbot, match)
    window.controller.stage.look.reduced_motion = True
    return Hand(window.view, window.controller), Place("specialist", who)


def _several(match):
    """A specialist for whom the person who acts can pay in several ways."""
    texts = [match.game.write(action) for action in match.game.legal(match.state, match.to_act[0])]
    recruits = [text.split()[1] for text in texts if text.startswith("recruit ")]
    return next((id for id in recruits if recruits.count(id) > 1), None)


def undo(hand):
    QTest.keyClick(hand.view, Qt.Key.Key_Z, CTRL)


def seen(controller):
    """The table without anything under the pointer."""
    controller.stage.point_at(None)
    return render(controller, *SIZE)


def assert_as_laid_anew(controller):
    """The table says what a fresh one says of the same match, lights the same places and takes the same gestures."""
    controller.stage.point_at(None)
    fresh = set_table(Look(reduced_motion=True), controller.match)
    assert (controller.held, controller.mode, controller.usable) == (fresh.held, fresh.mode, fresh.usable)
    assert controller.bar._shown == fresh.bar._shown
    marks = [[panel.marks for panel in each.table.panels] for each in (controller, fresh)]
    assert marks[0] == marks[1]
    fresh.stage.close()


@pytest.mark.parametrize("by", ["click", "drag", "hold"])
def test_undo_takes_back_the_open_choice_and_only_then_an_action(choosing, by):
    hand, who = choosing
    controller, node = hand.controller, hand.controller.match.node
    before = seen(controller)
    if by == "click":
        hand.click(who)
    else:
        hand.drag(who, Place("mat"))
    if by == "hold":  # the thing in hand is let go with the choice
        controller.hold(who)
    assert controller.card.isVisible()
    undo(hand)
    assert not controller.card.isVisible()
    assert controller.match.node is node
    assert seen(controller) == before
    assert_as_laid_anew(controller)
    undo(hand)
    assert controller.match.node is node.parent
    assert_as_laid_anew(controller)


def test_the_button_takes_the_choice_back_too_also_as_the_first_thing_of_a_turn(choosing, monkeypatch):
    hand, who = choosing
    controller, node = hand.controller, hand.controller.match.node
    monkeypatch.setattr(controller.match, "can_undo", lambda: False)
    controller.show_bar()
    assert not controller.bar.button("undo").enabled
    hand.click(who)
    assert controller.bar.button("undo").enabled
    hand.click(Place("button", "undo"))
    assert not controller.card.isVisible()
    assert controller.match.node is node
    assert not controller.bar.button("undo").enabled


def test_a_click_beside_takes_the_choice_back_and_does_nothing_else(choosing):
    hand, who = choosing
    controller, node = hand.controller, hand.controller.match.node
    hand.click(who)
    QTest.mouseClick(hand.viewport, Qt.MouseButton.LeftButton, NONE, hand.point(Place("power")))
    assert not controller.card.isVisible()
    assert controller.match.node is node


def test_the_prompt_says_what_an_open_choice_waits_for_and_the_way_out(choosing):
    hand, who = choosing
    before = hand.controller.bar.prompt
    hand.click(who)
    assert hand.controller.bar.prompt == "Choose on the card. Esc leaves."
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    assert not hand.controller.card.isVisible()
    assert hand.controller.bar.prompt == before


def test_a_mode_that_is_switched_on_takes_the_place_of_an_open_choice(choosing):
    hand, who = choosing
    controller = hand.controller
    hand.click(who)
    assert controller.bar.button("power").enabled
    hand.click(Place("button", "power"))
    assert controller.mode == "power"
    assert not controller.card.isVisible()
