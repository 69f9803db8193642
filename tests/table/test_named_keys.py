"""Keys that texts name are those that do it: change a key, and the text names the new one."""

import pytest

from tests.e2e.hand import lively
from tests.table.panels import written
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.keys import Keys
from yamatai.table.look import Look
from yamatai.table.window import TableWindow


@pytest.fixture
def window(qtbot):
    fonts.load()
    window = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    people = tuple(Seat(colour.capitalize(), colour) for colour in META.colours[:2])
    window.play(Match(META.open(Setup(people, 1))))
    return window


def play_until(window, word):
    controller, chance = window.controller, Chance(8)
    while not any(text.startswith(word) for text in map(controller.match.game.write, controller.legal)):
        assert controller.perform(lively(controller.match, chance)) is None


def hint(window, button):
    return window.controller.stage.find(Place("button", button)).name


@pytest.mark.parametrize(
    ("button", "action", "usual", "told"),
    [
        ("undo", "undo", "Ctrl+Z", "Take the last action back"),
        ("redo", "redo", "Ctrl+Y", "Do it again"),
        ("end", "end", "E", "End your turn"),
        ("log", "log", "L", "Open the log"),
    ],
)
def test_a_button_names_its_key_and_no_other(window, button, action, usual, told):
    assert hint(window, button) == f"{told} ({usual})"
    window.set_keys(Keys({action: ("F7", "F8")}))
    assert hint(window, button) == f"{told} (F7)"
    window.set_keys(Keys({action: ()}))
    assert hint(window, button) == told


def test_the_prompt_names_the_way_out(window):
    play_until(window, "move ")
    window.controller.press("power")
    assert window.controller.bar.prompt.endswith(" Esc leaves.")
    window.set_keys(Keys({"leave": ("F9",)}))
    assert window.controller.bar.prompt.endswith(" F9 leaves.")
    window.set_keys(Keys({"leave": ()}))
    assert window.controller.bar.prompt == "Click a boat on the board, then an empty space linked to it."


def test_while_one_looks_back_the_bar_names_its_keys(window):
    play_until(window, "place ")
    window.sitting.history.look_at(0)
    assert hint(window, "look-present").endswith("(Esc)")
    assert window.controller.bar.prompt.endswith("go back to the game with Esc.")
    window.set_keys(Keys({"leave": (), "past-go-on": ("J",), "past-play": ("K",)}))
    assert hint(window, "look-go-on").endswith("(J)")
    assert hint(window, "look-play") == "Play (K)"
    assert window.controller.bar.prompt.endswith("go back to the game.")


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ((), "drag or press 1–5"),
        (("Q", "W", "E", "R", "T"), "drag or press Q W E R T"),
        (("2", "3", "4", "5", "6"), "drag or press 2–6"),
        (("1", "Ctrl+2", "3", "4", "5"), "drag"),
        (("1", "2", "3", "4", ""), "drag"),
    ],
)
def test_the_tray_names_the_keys_of_its_boats(window, keys, told):
    play_until(window, "place ")
    window.set_keys(Keys({f"pick-{number}": (key,) if key else () for number, key in enumerate(keys, 1)}))
    with written() as lines:
        window.grab()
    assert told in [line.text for line in lines]


def test_an_action_without_a_key_has_none_to_show():
    assert Look(keys=Keys({"undo": ()})).hint("button-undo-hint", "undo") == "Take the last action back"
    assert Keys().row(["new"]) == ""
