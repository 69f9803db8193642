"""Settings outlast the program, old ones are understood, and a broken file stops nobody."""

import json

import attrs
import pytest

from yamatai.play.game import InvalidInput, Seat
from yamatai.table import settings
from yamatai.table.keys import MENU, WALK
from yamatai.table.settings import Keeper, NewGame, Settings, content, parse

OTHER = Settings(
    theme="night",
    language="de",
    speed=0.0,
    large=True,
    reduced_motion=True,
    hand_over=True,
    full_screen=True,
    keys={"undo": ("Ctrl+U",), "hint": ()},
    new_game=NewGame("yamatai", (Seat("Ánna", "grey"), Seat("Computer", "blue", "hard"))),
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
