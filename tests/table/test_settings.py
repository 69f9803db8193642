"""Settings outlast the program, old ones are understood, and a broken file stops nobody."""

import json

import attrs
import pytest

from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play.game import InvalidInput, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import settings
from yamatai.table.keys import MENU, WALK, Keys
from yamatai.table.new_game import NewGameDialog
from yamatai.table.settings import Keeper, NewGame, Settings, content, parse
from yamatai.table.settings_dialog import OptionsDialog
from yamatai.table.text import Texts
from yamatai.table.theme import THEMES
from yamatai.table.window import TableWindow

OTHER = Settings(
    theme="night",
    language="de",
    speed=0.0,
    large=True,
    reduced_motion=True,
    hand_over=True,
    sound=True,
    full_screen=True,
    keys={"undo": ("Ctrl+U",), "hint": ()},
    new_game=NewGame("yamatai", (Seat("Ánna", "grey"), Seat("Computer", "blue", "hard"))),
    welcomed=True,
)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def written(file):
    """A function that writes a settings file."""

    def write(data):
        file.parent.mkdir()
        file.write_bytes(data)
        return file

    return write


def test_without_a_file_everything_has_a_default_and_nothing_is_written(file):
    keeper = Keeper(file)
    assert keeper.now == Settings()
    assert not keeper.problem
    keeper.change(theme="paper")
    assert not file.exists()


def test_each_change_is_kept(file):
    Keeper(file).change(**attrs.asdict(OTHER, recurse=False))
    assert Keeper(file).now == OTHER
    assert parse(content(OTHER)) == OTHER
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_a_keeper_without_a_file_keeps_nothing():
    keeper = Keeper()
    keeper.change(theme="night")
    assert keeper.now.theme == "night"
    assert Keeper().now.theme == "paper"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b"{}",
        b'{"version": 0}',
        b'{"version": "1"}',
        b'{"version": 99}',
        b'{"version": 1, "theme": "pink"}',
        b'{"version": 1, "theme": 3}',
        b'{"version": 1, "speed": 7}',
        b'{"version": 1, "speed": NaN}',
        b'{"version": 1, "large": "no"}',
        b'{"version": 1, "keys": 5}',
        b'{"version": 1, "keys": {"undo": 5}}',
        b'{"version": 1, "new_game": {"seats": [{"name": "A"}]}}',
    ],
)
def test_a_broken_file_is_set_aside(written, data):
    file = written(data)
    keeper = Keeper(file)
    assert keeper.now == Settings()
    assert keeper.problem == "settings-broken"
    assert not file.exists()
    assert file.with_name("settings.broken.json").read_bytes() == data
    keeper.change(theme="night")
    assert Keeper(file).now.theme == "night"
    assert not Keeper(file).problem


def test_what_is_not_known_does_not_matter(written):
    assert Keeper(written(b'{"version": 1, "theme": "night", "moon": 3}')).now == Settings(theme="night")


def test_a_folder_in_the_way_is_told(file):
    file.mkdir(parents=True)
    keeper = Keeper(file)
    assert keeper.problem == "settings-unread"
    keeper.change(theme="night")
    assert keeper.now.theme == "night"
    assert keeper.problem == "settings-unwritten"


def test_a_file_where_the_folder_should_be_is_told(file):
    file.parent.write_text("")
    keeper = Keeper(file)
    keeper.change(large=True)
    assert keeper.now.large
    assert keeper.problem == "settings-unwritten"


def test_settings_of_an_earlier_version_are_upgraded_step_by_step(monkeypatch):
    def dark_to_theme(old):
        return {"look": "night" if old["dark"] else "paper"}

    def look_to_theme(old):
        return {"theme": old["look"]}

    monkeypatch.setattr(settings, "VERSION", 3)
    monkeypatch.setattr(settings, "UPGRADES", {1: dark_to_theme, 2: look_to_theme})
    assert parse(b'{"version": 1, "dark": true}').theme == "night"
    assert parse(b'{"version": 2, "look": "contrast"}').theme == "contrast"
    assert parse(b'{"version": 3, "theme": "night"}').theme == "night"
    with pytest.raises(InvalidInput):
        parse(b'{"version": 4}')


def test_there_is_an_upgrade_from_every_earlier_version():
    assert sorted(settings.UPGRADES) == list(range(1, settings.VERSION))
    assert json.loads(content(Settings()))["version"] == settings.VERSION


def test_changed_keys_speak_of_actions_that_there_are():
    assert set(OTHER.keys) <= MENU.keys() | WALK.keys()


# At the window.


@pytest.fixture
def sit(qtbot, file):
    """A function that opens the window with the settings of the file, and a game unless none is wanted."""

    def sit(*players):
        window = TableWindow(runner=InlineRunner(), settings=Keeper(file))
        qtbot.addWidget(window)
        if players:
            seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
            window.play(Match(META.open(Setup(seats, 1))))
        return window

    return sit


def test_the_window_opens_as_it_was_left(sit):
    window = sit("human", "easy")
    window.set_theme("night")
    window.set_speed(2.0)
    window.set_keys(Keys({"end": ("F4",)}))
    window.change_options(large=True, reduced_motion=True)
    window = sit("human", "easy")
    assert window.look.theme is THEMES["night"]
    assert window.look.large
    assert window.look.reduced_motion
    assert window.sitting.players.speed == 2.0
    assert [key.toString() for key in window._menu_actions["end"].shortcuts()] == ["F4"]


def test_full_screen_is_kept(sit, file):
    window = sit()
    window.show()
    window._menu_actions["full-screen"].trigger()
    assert Keeper(file).now.full_screen
    window._menu_actions["full-screen"].trigger()
    assert not Keeper(file).now.full_screen


def test_trouble_with_the_file_is_told_in_the_window(written, sit):
    written(b"{")
    window = sit()
    assert "settings.broken.json" in window.statusBar().currentMessage()


def test_the_new_game_dialogue_remembers_who_played(sit, monkeypatch):
    shown = []

    def accept(dialog):
        shown.append(dialog.setup().seats)
        dialog.form.take((Seat("Ánna", "grey"), Seat("Blue", "blue", "hard"), Seat("Gone", "purple", "wizard")))
        return True

    monkeypatch.setattr(NewGameDialog, "exec", accept)
    sit().beginning.ask_new()
    sit().beginning.ask_new()
    assert shown[1] == (Seat("Ánna", "grey"), Seat("Blue", "blue", "hard"), Seat("Gone", "purple"))


@pytest.mark.parametrize("seats", [(Seat("A", "grey"),), (Seat("A", "grey"),) * 2, (Seat("A", "pink"), Seat("B", "x"))])
def test_players_whom_the_game_has_no_seats_for_are_passed_over(sit, monkeypatch, seats):
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: False)
    window = sit()
    window.settings.change(new_game=NewGame("yamatai", seats))
    window.beginning.ask_new()
    window.settings.change(new_game=NewGame("gone", seats))
    window.beginning.ask_new()


def test_the_options_show_what_holds_and_change_it(qtbot, sit, monkeypatch):
    def choose(dialog):
        assert dialog.lists["theme"].currentData() == "paper"
        dialog.lists["theme"].setCurrentIndex(dialog.lists["theme"].findData("contrast"))
        dialog.ticks["large"].setChecked(True)
        return True

    monkeypatch.setattr(OptionsDialog, "exec", choose)
    window = sit("human", "human")
    window._menu_actions["options"].trigger()
    assert window.look.theme is THEMES["contrast"]
    assert window.look.large
    assert window.settings.now == Settings(theme="contrast", large=True)
    dialog = OptionsDialog(window.look, OTHER)
    qtbot.addWidget(dialog)
    wanted = attrs.asdict(OTHER, recurse=False)
    assert dialog.chosen() == {name: wanted[name] for name in dialog.chosen()} | {"language": ""}  # "de" is not there


def test_another_language_speaks_at_once_and_the_game_goes_on(sit, monkeypatch):
    window = sit("human", "human")
    controller = window.controller
    controller.perform(controller.legal[0])
    match, kept = controller.match, window.keeping.autosave.path
    french = Texts("en")
    monkeypatch.setattr(french, "_formatted", lambda id, arguments: f"« {id} »")
    monkeypatch.setattr("yamatai.table.window.texts", lambda language: french)
    window.change_options(language="en")
    assert window._menu_actions["undo"].text() == "« menu-turn-undo »"
    assert window.shelf.columns[0].buttons["new"].text().startswith("« shelf-new")
    assert window.controller is not controller
    assert window.controller.bar.prompt.startswith("«")
    assert window.controller.match is match
    window.controller.undo()
    assert window.keeping.autosave.path == kept
    assert window.keeping.is_safe
