"""A whole game of Yamataï by the keyboard alone."""

import pytest

from tests.e2e.key_hand import CTRL, KEY, KeyHand
from tests.windows import window_on
from yamatai.play import record
from yamatai.play.game import Place
from yamatai.table.keys import Keys
from yamatai.table.scores import BUTTONS


@pytest.fixture
def open_window(qtbot):
    """A function that opens the window on a match and gives a hand on its keyboard."""

    def open_on(match):
        window = window_on(qtbot, match)
        return window, KeyHand(window.sitting.keyboard)

    return open_on


def test_a_whole_game_by_keyboard_verifies(open_window, new_match, tmp_path):
    match = new_match(2, seed=9)
    window, hand = open_window(match)
    hand.play_to_the_end(seed=9)
    file = tmp_path / "game.yamatai"
    record.save(match, file)
    reading = record.read(file)
    assert reading.sound
    assert not reading.notices
    assert reading.match.result == match.result

    # The final scoring covers the table: its cells and buttons are all that can be walked.
    window.controller.stage.animator.finish()
    assert window.sitting.scores is not None
    hand.press(KEY.Key_Tab)
    assert hand.place.kind == "rank"
    hand.walk_to(Place("button", "see-board"))
    hand.press(KEY.Key_Return)
    assert window.sitting.scores is None
    hand.press(KEY.Key_Tab)
    assert hand.place.id not in BUTTONS


def test_the_keys_of_the_menus_work_beside(open_window, new_match):
    match = new_match(2, seed=9)
    _, hand = open_window(match)
    fleet = next(match.game.write(action) for action in hand.controller.legal)
    hand.do(fleet)
    hand.press(KEY.Key_Z, CTRL)
    assert match.node is match.root
    hand.do(fleet)
    hand.press(KEY.Key_E)
    assert match.game.write(match.node.action) == "end"


def test_space_presses_and_does_not_pause(open_window, new_match):
    window, _ = open_window(new_match(2))
    actions = window._menu_actions
    keys = [key.toString() for action in actions.values() if action.isEnabled() for key in action.shortcuts()]
    assert "Space" not in keys
    assert {"Ctrl+Space", "Pause"} == {key.toString() for key in actions["pause"].shortcuts()}


def test_keys_can_be_changed_while_a_game_is_on(open_window, new_match):
    match = new_match(2)
    window, hand = open_window(match)
    window.set_keys(Keys({"end": ("F4",), "next-target": ("F5",)}))
    hand.press(KEY.Key_F5)
    hand.press(KEY.Key_Space)
    told: list[str] = []
    hand.controller.told.connect(told.append)
    hand.press(KEY.Key_E)
    assert told == []
    hand.press(KEY.Key_F4)
    assert len(told) == 1  # the turn cannot end before a boat was kept
