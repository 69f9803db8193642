"""The dialogues that ask for a file: what they propose and answer, and that Qt's own has room for its words."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from tests.table.cut import faults_of_widgets
from tests.windows import empty_window
from yamatai.table import files, qt_texts, widgets
from yamatai.table.look import Look
from yamatai.table.text import SPOKEN
from yamatai.table.theme import THEMES, contrast_ratio

KINDS = "Games (*.yamatai)"


@pytest.fixture(autouse=True)
def _qts_own(qapp: QApplication) -> Iterator[None]:
    own = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    before = qapp.testAttribute(own)
    qapp.setAttribute(own)
    yield
    qapp.setAttribute(own, before)
    qapp.setFont(widgets.font(Look()))
    qt_texts.speak("en")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """A function that says how the next dialogue is answered; what it is to look at is noted."""

    def answer(agrees: bool, look_at: Callable[[QFileDialog], object] = lambda _: None) -> list[str]:
        seen: list[str] = []

        def run(dialog: QFileDialog) -> int:
            dialog.show()
            QApplication.processEvents()
            look_at(dialog)
            seen.extend(dialog.selectedFiles())
            dialog.hide()
            return int(agrees)

        monkeypatch.setattr(QFileDialog, "exec", run)
        return seen

    return answer


def test_a_new_file_is_proposed_and_may_be_agreed_to_or_not(qtbot: QtBot, tmp_path: Path, asked: Any) -> None:
    window, proposed = empty_window(qtbot), str(tmp_path / "game.yamatai")
    seen = asked(True, lambda dialog: modes.append(dialog.acceptMode()))
    modes: list[QFileDialog.AcceptMode] = []
    assert files.ask_save(window, window.look, "Save", KINDS, proposed) == proposed
    assert seen == [proposed]
    assert modes == [QFileDialog.AcceptMode.AcceptSave]
    asked(False)
    assert files.ask_save(window, window.look, "Save", KINDS, proposed) == ""


def test_a_file_is_chosen_where_the_last_one_lay(qtbot: QtBot, tmp_path: Path, asked: Any) -> None:
    window, file = empty_window(qtbot), tmp_path / "game.yamatai"
    file.write_text("")
    folders: list[str] = []
    asked(True, lambda dialog: folders.append(dialog.directory().path()))
    assert files.ask_open(window, window.look, "Open", KINDS, str(file)) == str(file)
    assert folders == [str(tmp_path)]
    asked(False)
    assert files.ask_open(window, window.look, "Open", KINDS) == ""


@pytest.mark.parametrize("language", ["en", "es", "sv"])
@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1), ((3840, 2160), 2)])
def test_no_word_is_cut_off_in_qts_own_dialogue(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: Any, language: str, size: Any, scale: int
) -> None:
    """Words of the program, that is: how long the way to a folder is, nobody knows."""
    (tmp_path / "2026-11-05 19.30 Maximilian, Alejandra.yamatai").write_text("?" * 2000)
    monkeypatch.setenv(SPOKEN, language)
    window = empty_window(qtbot)
    window.resize(*size)
    QApplication.processEvents()
    found: list[str] = []

    def look(dialog: QFileDialog) -> None:
        assert dialog.width() == scale * files.OPENED[0]
        faults = faults_of_widgets(dialog)
        found.extend(fault for fault in faults if "larger than" not in fault and str(tmp_path) not in fault)

    asked(False, look)
    files.ask_open(window, window.look, "Open", KINDS, str(tmp_path / "game.yamatai"))
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_arrows_of_qts_own_dialogue_show_in_every_theme(qtbot: QtBot, asked: Any, theme: str) -> None:
    window = empty_window(qtbot)
    window.change_options(theme=theme)
    inks: dict[str, float] = {}

    def look(dialog: QFileDialog) -> None:
        for name in ("backButton", "forwardButton", "toParentButton"):
            button: Any = dialog.findChild(QToolButton, name)
            sign = button.icon().pixmap(button.iconSize()).toImage()
            pixels = [sign.pixelColor(x, y) for x in range(sign.width()) for y in range(sign.height())]
            ink = max(pixels, key=lambda pixel: pixel.alpha())
            inks[name] = contrast_ratio(ink, window.look.theme.panel)

    asked(False, look)
    files.ask_open(window, window.look, "Open", KINDS)
    assert len(inks) == 3
    assert min(inks.values()) > 4.5
