"""Finding the program's files in a checkout, a wheel and a bundle, and the player's folders."""

from pathlib import Path

import pytest

from yamatai import resources


def tree(home: Path) -> Path:
    """A small resources folder below `home`."""
    (home / "art").mkdir(parents=True)
    (home / "art" / "coin.svg").write_text("<svg/>")
    return home


def test_a_checkout_uses_the_folder_at_its_top() -> None:
    assert resources.root() == Path(__file__).parents[1] / "resources"


def test_a_path_is_made_of_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tree(tmp_path / "resources")
    monkeypatch.setattr(resources, "_HOMES", (home,))
    assert resources.path("art", "coin.svg") == home / "art" / "coin.svg"
    assert resources.path("art").is_dir()


def test_the_packed_tree_wins_over_a_neighbour(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    packed, neighbour = tree(tmp_path / "yamatai" / "_resources"), tree(tmp_path / "resources")
    monkeypatch.setattr(resources, "_HOMES", (packed, neighbour))
    assert resources.root() == packed


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tree(tmp_path / "resources")
    monkeypatch.setattr(resources, "_HOMES", (home,))
    with pytest.raises(resources.MissingResource, match="no-such-coin"):
        resources.path("art", "no-such-coin.svg")


def test_missing_resources_say_where_they_were_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "_HOMES", (tmp_path / "here", tmp_path / "there"))
    with pytest.raises(resources.MissingResource, match=r"here.*there"):
        resources.path("art")


def test_the_players_folders_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    assert resources.user_data() == tmp_path / "data"
    assert resources.user_config() == tmp_path / "config"


def test_the_players_folders_are_the_systems_own_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("YAMATAI_HOME")
    assert resources.user_data().name == "yamatai"
    assert "yamatai" in resources.user_config().parts
