"""From the shelf to a game: what waits, a new one, the first question, and back to the shelf."""

import argparse
import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.toy.door import door  # noqa: F401 - the toy game stands on the shelf too
from yamatai.games.yamatai.meta import META
from yamatai.play.autosave import games_folder, running
from yamatai.play.game import HUMAN, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import beginning, opening
from yamatai.table.library_page import LibraryPage
from yamatai.table.new_game import NewGameDialog
from yamatai.table.settings import Keeper, Settings
from yamatai.table.welcome import WIDTH, Welcome
from yamatai.table.window import TableWindow

Start = Callable[..., TableWindow]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person who has played nothing yet."""
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def start(qtbot: QtBot, home: Path) -> Iterator[Start]:
    """A function that gives the window of a program start."""
    windows = []

    def begin() -> TableWindow:
        window = TableWindow(settings=Keeper(home / "settings.json"))
        window.set_speed(0)
        qtbot.addWidget(window)
        windows.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield begin
    for window in windows:
        window.close()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Callable[..., TableWindow]:
    """A function that opens the program as the command line does, and gives its window."""

    def run(**said: object) -> TableWindow:
        found: list[TableWindow] = []
        monkeypatch.setattr(TableWindow, "show", lambda window: found.append(window))
        monkeypatch.setattr(QApplication, "exec", lambda *_: 0)
        monkeypatch.setattr(gc, "freeze", lambda: None)  # for good, with all that other tests left
        words = {"file": None, "game": None, "seats": None, "seed": None, "edition": ""}
        assert opening.run(argparse.Namespace(**(words | said))) == 0
        qtbot.addWidget(found[0])
        return found[0]

    return run


def new_match(*names: str, seed: int = 1) -> Match:
    seats = tuple(Seat(name, colour) for name, colour in zip(names, META.colours, strict=False))
    return Match(META.open(Setup(seats, seed)))


def act(window: TableWindow) -> None:
    controller = window.controller
    assert controller is not None
    controller.perform(controller.legal[0])


def card(window: TableWindow) -> Welcome:
    welcome = window.beginning.welcome
    assert welcome is not None
    return welcome


def press(window: TableWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


# The window on the screen


def test_garbage_is_looked_for_once_the_window_shows_but_not_in_the_program_itself(
    started: Callable[..., TableWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, kept = opening.run, Mock()

    def watched(words: argparse.Namespace) -> int:
        gc.disable()
        monkeypatch.setattr(gc, "freeze", kept)
        monkeypatch.setattr(QApplication, "exec", lambda *_: 0 if gc.isenabled() else 7)
        return run(words)

    monkeypatch.setattr(opening, "run", watched)
    started()
    kept.assert_called_once()


def test_a_screen_no_larger_than_the_window_is_filled_and_again_after_full_screen(qtbot: QtBot) -> None:
    window = TableWindow()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    window.resize(room)
    opening.show(window)
    assert window.isMaximized()
    window.menus.actions["full-screen"].trigger()
    assert window.isFullScreen()
    window.menus.actions["full-screen"].trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_a_window_that_fits_is_not_maximised(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = TableWindow()
    qtbot.addWidget(window)
    monkeypatch.setattr(opening, "FRAME", -2000)
    opening.show(window)
    assert not window.isMaximized()


# The shelf of the window


def test_every_installed_game_stands_on_the_shelf_and_is_not_loaded(start: Start) -> None:
    window = start()
    games = [column.meta.id for column in window.shelf.columns]
    assert games[0] == "yamatai"
    assert "toy" in games
    assert window.controller is None


def test_back_on_the_shelf_the_game_waits_and_goes_on(start: Start) -> None:
    window = start()
    match = new_match("Anna", "Béla")
    window.play(match)
    act(window)
    window.menus.actions["shelf"].trigger()
    assert window.shelf.isVisible()
    assert not window.menus.actions["shelf"].isEnabled()
    column = window.shelf.column("yamatai")
    assert column.waiting is not None
    assert [seat.name for seat in column.waiting.seats] == ["Anna", "Béla"]
    QTest.mouseClick(column.buttons["continue"], Qt.MouseButton.LeftButton)
    assert window.controller is not None
    assert [entry.text for entry in window.controller.match.log()] == [entry.text for entry in match.log()]


def test_a_game_that_is_deleted_waits_no_more(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start()
    window.play(new_match("Anna", "Béla"))
    act(window)
    window.go_to_shelf()

    def delete(page: LibraryPage) -> None:
        for path, _ in running(games_folder()):
            path.unlink()

    monkeypatch.setattr(LibraryPage, "exec", delete)
    window.shelf.buttons["library"].click()
    assert window.shelf.column("yamatai").waiting is None


def test_of_each_game_the_last_one_waits_and_only_games_of_its_kind_go_on(start: Start) -> None:
    window = start()
    for names in (("Anna", "Béla"), ("Chloé", "Dimitri")):
        window.play(new_match(*names))
        act(window)
    window.go_to_shelf()
    waiting = window.shelf.column("yamatai").waiting
    assert waiting is not None
    assert waiting.seats[0].name == "Chloé"
    assert window.shelf.column("toy").waiting is None
    window.beginning.go_on("yamatai")
    assert window.controller is not None
    assert window.controller.match.game.setup.seats[0].name == "Chloé"


def test_the_dialogue_begins_with_the_game_of_the_box(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: asked.append(dialog.meta.id))
    window = start()
    for game in ("toy", "yamatai"):
        monkeypatch.setattr(window.look, "text", ToyTexts(window.look.text))
        window.shelf.column(game).buttons["new"].click()
    assert asked == ["toy", "yamatai"]


class ToyTexts:
    """The program's texts, and those of the toy game."""

    def __init__(self, text: Callable[..., str]) -> None:
        self.text = text

    def __contains__(self, id: str) -> bool:
        return id.startswith("toy-") or id in self.text  # type: ignore[operator]

    def __call__(self, id: str, /, **arguments: int | str) -> str:
        return id if id.startswith("toy-") else self.text(id, **arguments)


def test_rules_can_be_read_before_a_game_begins(start: Start) -> None:
    window = start()
    window.menus.actions["rules"].trigger()
    assert window.rules is not None
    assert window.rules.isVisible()
    first = window.rules
    window.shelf.buttons["rules"].click()
    assert window.rules is not first
    window.play(new_match("Anna", "Béla"))
    assert window.rules is None


# The first start


def test_a_newcomer_is_asked_once_how_to_begin(start: Start, home: Path) -> None:
    window = start()
    window.beginning.greet()
    assert card(window).isVisible()
    assert not window.shelf.columns[0].box.isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert window.beginning.welcome is None
    assert window.shelf.columns[0].box.isEnabled()
    assert QApplication.focusWidget() is window.shelf.columns[0].box
    assert Keeper(home / "settings.json").now.welcomed
    again = start()
    again.beginning.greet()
    assert again.beginning.welcome is None


def test_who_has_played_before_is_not_asked(start: Start) -> None:
    window = start()
    window.play(new_match("Anna", "Béla"))
    act(window)
    window.close()
    again = start()
    again.beginning.greet()
    assert again.beginning.welcome is None


def test_play_begins_a_game_against_an_easy_player_at_once(start: Start) -> None:
    window = start()
    window.beginning.greet()
    QTest.mouseClick(card(window).buttons["play"], Qt.MouseButton.LeftButton)
    assert window.controller is not None
    seats = window.controller.match.game.setup.seats
    assert seats == (Seat("Blue", "blue", HUMAN), Seat("Orange", "orange", "easy"))


def test_learn_opens_the_lesson_and_the_rules_of_a_game_without_one(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught: list[str] = []
    window = start()
    monkeypatch.setattr(window.lessons, "ask", taught.append)
    window.beginning.greet()
    assert QApplication.focusWidget() is card(window).buttons["learn"]
    press(window, Qt.Key.Key_Return)
    assert taught == ["yamatai"]
    monkeypatch.setattr(beginning, "has_lesson", lambda _game: False)
    window.shelf.columns[0].buttons["learn"].click()
    assert window.rules is not None
    assert taught == ["yamatai"]


def test_who_knows_the_game_chooses_everything(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: asked.append(dialog.meta.id))
    window = start()
    monkeypatch.setattr(window.look, "text", ToyTexts(window.look.text))
    window.beginning.greet()
    card(window).buttons["know"].click()
    assert asked == ["yamatai"]


def test_the_keyboard_stays_in_the_card(start: Start) -> None:
    window = start()
    window.beginning.greet()
    buttons = set(card(window).buttons.values())
    seen: set[object] = set()
    for key in (Qt.Key.Key_Tab,) * 5 + (Qt.Key.Key_Right, Qt.Key.Key_Down):
        press(window, key)
        seen.add(QApplication.focusWidget())
    assert seen == buttons


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (800, 480)])
def test_the_card_follows_the_window_and_shows_all_its_words(start: Start, size: tuple[int, int]) -> None:
    window = start()
    window.beginning.greet()
    window.resize(*size)
    QApplication.processEvents()
    shown = card(window)
    assert shown.geometry() == window.shelf.rect()
    assert shown.rect().contains(shown.card.geometry())
    assert shown.card.width() == min(round(window.shelf.pixels(WIDTH)), shown.width())
    for button in shown.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
    for label in (*shown.notes.values(), shown.question, shown.title):
        assert label.height() >= label.heightForWidth(label.width())


# The command line


def test_a_start_shows_the_shelf_and_greets_a_newcomer(started: Callable[..., TableWindow]) -> None:
    window = started()
    assert window.controller is None
    assert window.beginning.welcome is not None
    card(window).answer("")


def test_a_game_that_is_named_begins_with_seats_called_after_their_colours(
    started: Callable[..., TableWindow], home: Path
) -> None:
    Keeper(home / "config" / "settings.json").change(language="sv")
    window = started(game="yamatai", seats=("human", "easy"), seed=7)
    assert window.beginning.welcome is None
    assert window.controller is not None
    setup = window.controller.match.game.setup
    assert setup.seats == (Seat("Blå", "blue", HUMAN), Seat("Orange", "orange", "easy"))
    assert setup.seed == 7
    window.close()


def test_the_box_that_the_card_speaks_of_stays_the_chosen_one(start: Start) -> None:
    window = start()
    window.beginning.greet()
    assert window.shelf.current.meta == card(window).meta
    card(window).answer("")
    assert QApplication.focusWidget() is window.shelf.current.box


def test_nobody_is_greeted_before_the_settings_say_so() -> None:
    assert not Settings().welcomed


# The start


def test_the_shelf_loads_no_game_no_table_and_no_computer_player() -> None:
    script = (
        "import os, sys\n"
        "from yamatai.table.application import application\n"
        "from yamatai.table.window import TableWindow\n"
        "app = application()\n"
        "window = TableWindow()\n"
        "window.beginning.greet()\n"
        "window.show()\n"
        "app.processEvents()\n"
        "print(*(name for name in sys.modules if name.startswith('yamatai.')), flush=True)\n"
        "os._exit(0)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "yamatai.table.shelf" in loaded
    assert not [name for name in loaded if name.startswith("yamatai.bots") or ".model" in name]
    games = [name.split(".")[3:] for name in loaded if name.startswith("yamatai.games.")]
    assert all(rest in ([], ["meta"]) for rest in games)
    of_the_table = {"controller", "stage", "access", "players", "advice", "history", "keyboard", "rules", "scores"}
    assert not {f"yamatai.table.{name}" for name in of_the_table} & set(loaded)
