"""The check of the data of all installed games."""

import attrs
import pytest

from tests.toy import game
from yamatai.play import check
from yamatai.play.game import InvalidInput, Meta


def problems(folder):
    return [f"faulty: {folder.name}" if folder else "faulty as shipped"]


@pytest.fixture(autouse=True)
def games(monkeypatch):
    """Two games, one of which has a check."""
    checked: Meta = attrs.evolve(game.META, id="checked", check="tests.play.test_check:problems")
    monkeypatch.setattr(check, "installed", lambda: {"checked": checked, "toy": game.META})


def test_the_problems_of_each_game_are_named():
    assert check.check_data() == ["checked: faulty as shipped"]


def test_a_folder_of_games_or_of_one_game_takes_the_place_of_what_ships(tmp_path):
    assert check.check_data(tmp_path) == [f"checked: faulty: {tmp_path.name}"]
    tmp_path.joinpath("checked").mkdir()
    assert check.check_data(tmp_path) == ["checked: faulty: checked"]


def test_no_folder_is_told(tmp_path):
    with pytest.raises(InvalidInput, match="is not a folder"):
        check.check_data(tmp_path / "nothing")
