"""The pictures of `dev.py shots`: what is drawn, and that it is the same at every run."""

import os
from pathlib import Path

import pytest
import shots
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from yamatai.table.theme import THEMES


@pytest.fixture(autouse=True)
def home(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's own games and editions are not seen."""
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))


def test_every_screen_is_drawn_at_both_sizes_and_the_main_ones_in_every_theme() -> None:
    drawn = list(shots.pictures())
    assert len(set(drawn)) == len(drawn)
    for name in shots.SCREENS:
        assert {size for screen, theme, size in drawn if (screen, theme) == (name, "paper")} == set(shots.SIZES)
    for name in shots.MAIN:
        assert {theme for screen, theme, _ in drawn if screen == name} == set(THEMES)


def test_pictures_are_named_after_what_they_show(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shots, "pictures", lambda: iter([("shelf", "night", (1366, 768))]))
    folder = tmp_path / "new" / "folder"
    assert shots.main([str(folder)]) == 0
    file = folder / "shelf-night-1366x768.png"
    assert capsys.readouterr().out == f"{file}\n"
    assert QImage(str(file)).size().toTuple() == (1366, 768)


def test_what_is_chosen_is_drawn_and_nothing_else() -> None:
    assert list(shots.chosen(None, None, None)) == list(shots.pictures())
    assert list(shots.chosen(["rules"], None, None)) == [("rules", "paper", size) for size in shots.SIZES]
    assert list(shots.chosen(["rules", "log"], ["night"], [(2560, 1440)])) == [
        ("rules", "night", (2560, 1440)),
        ("log", "night", (2560, 1440)),
    ]
    assert {name for name, _, _ in shots.chosen(None, None, [(800, 600)])} == set(shots.SCREENS)


def test_a_screen_with_more_pixels_to_a_point_is_told_in_the_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")  # and taken away again
    monkeypatch.setattr(shots, "draw", lambda *_: QImage(1, 1, QImage.Format.Format_RGB32))
    assert shots.main([str(tmp_path), "--only", "rules", "--size", "1366x768", "--scale", "1.5"]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'rules-paper-1366x768@1.5.png'}\n"
    assert os.environ["QT_SCALE_FACTOR"] == "1.5"


@pytest.mark.parametrize("wrong", [["--only", "nothing"], ["--size", "wide"], ["--scale", "much"], ["--theme", "pink"]])
def test_a_wrong_choice_is_told(tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        shots.main([str(tmp_path), *wrong])
    assert end.value.code == 2
    assert wrong[0] in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("name", ["new-game", "boats-dragged", "recruit", "library", "looking-back", "score-by-source"])
def test_a_screen_is_the_same_at_every_run(name: str) -> None:
    once, twice = (shots.draw(shots.SCREENS[name], "paper", (1366, 768)) for _ in range(2))
    assert once == twice
    assert once != shots.draw(shots.SCREENS["shelf"], "paper", (1366, 768))
