"""Faults in the window: whatever goes wrong with a file is told in the table's language; the log keeps the English."""

import errno
import logging
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QComboBox, QMessageBox

from yamatai.games.yucata.meta import META
from yamatai.play import record
from yamatai.play.autosave import games_folder
from yamatai.play.game import Seat, Setup
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.table import files, fonts, library_page
from yamatai.table.library_model import COLUMNS
from yamatai.table.library_page import LibraryPage
from yamatai.table.look import Look
from yamatai.table.new_game import NewGameDialog
from yamatai.table.text import texts
from yamatai.table.window import TableWindow

SEATS = (Seat("Anna", "white"), Seat("Béla", "black"))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    fonts.load()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was said in boxes; there is no bin, and whatever is asked is agreed to."""
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    monkeypatch.setattr(library_page, "move_to_bin", lambda _path: False)
    return told


@pytest.fixture
def window(qtbot, told) -> TableWindow:
    window = TableWindow()
    qtbot.addWidget(window)
    window.look.text = texts("sv")
    return window


def put(path: Path, more: str = "") -> Path:
    match = Match(META.open(Setup(SEATS, 1)), "2026-11-05T12:00:00+00:00")
    match.do(match.to_act[0], 1)
    record.save(match, path)
    with path.open("a") as file:
        file.write(more)
    return path


@pytest.fixture
def list_games(qtbot, told):
    """A function that opens the list of games in a language and reads them all."""

    def opened(language: str) -> LibraryPage:
        page = LibraryPage(Look(text=texts(language)), Library(games_folder()))
        qtbot.addWidget(page)
        while page._steps.isActive():
            page._steps.timeout.emit()
        return page

    return opened


def cell(page: LibraryPage, column: str, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> str:
    return page.model.data(page.model.index(0, COLUMNS.index(column)), role)


def test_a_file_that_is_none_is_told_in_swedish_and_logged_in_english(window, told, tmp_path, caplog):
    caplog.set_level(logging.INFO)
    window.open(str(tmp_path / "none.yamatai"))
    assert told == [f"Kan inte läsa {tmp_path / 'none.yamatai'}: filen eller mappen finns inte"]
    assert f"cannot read {tmp_path / 'none.yamatai'}: No such file or directory" in caplog.messages


def test_where_a_damaged_game_stands_is_told(window, told, tmp_path, qtbot):
    window.open(str(put(tmp_path / "game.yamatai", '{"n": 2, "seat": 0, "do": "play tea"}\n')))
    qtbot.waitUntil(lambda: bool(told))
    (words,) = told
    assert words.startswith("Handling 2: inget kort heter 'tea'; de som finns är: 1, 2, ")
    assert words.endswith("; partiet står vid handling 1")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Action 2: play 1: “Béla just played 1: play another card. (Rule\u00a02.4)”",
        ),
        (
            "sv",
            "Handling 2: play 1: ”Béla spelade just 1: spela ett annat kort. (Regel\u00a02.4)”",
        ),
    ],
)
def test_what_the_rules_refuse_in_a_game_is_told_in_their_sentence(
    window, told, tmp_path, qtbot, caplog, language, words
):
    caplog.set_level(logging.INFO)
    window.look.text = texts(language)
    window.open(str(put(tmp_path / "game.yamatai", '{"n": 2, "seat": 0, "do": "play 1"}\n')))
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].startswith(words)
    assert any("refused by rule 2.4 (same-card)" in message for message in caplog.messages)


def test_a_full_disk_is_told_when_a_game_is_saved_and_when_it_is_kept(window, told, tmp_path, qtbot, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window.open(str(put(tmp_path / "game.yamatai")))
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert not window.save_to(str(tmp_path / "other.yamatai"))
        window.sitting.hand_over.sit_down()
        window.controller.perform(window.controller.legal[0])
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[0] == f"Kan inte skriva {tmp_path / 'other.yamatai'}: disken är full"
    assert told[1].startswith("Kan inte skriva ")
    assert ": disken är full. Partiet fortsätter, men " in told[1]


def test_the_list_of_games_tells_what_is_wrong_in_its_language(list_games, told, monkeypatch, tmp_path):
    (games_folder() / "diary.yamatai").write_text("Dear diary")
    for language, words in (("es", "no es una partida guardada"), ("sv", "är inget sparat parti")):
        tip = cell(list_games(language), "name", Qt.ItemDataRole.ToolTipRole)
        assert tip == f"{games_folder() / 'diary.yamatai'} {words}"
    page = list_games("es")
    monkeypatch.setattr(files, "ask_open", lambda *_: str(tmp_path / "none"))
    page.import_file()
    page.model.setData(page.model.index(0, 0), "?")
    assert told == [
        f"No se puede leer {tmp_path / 'none'}: no existe el archivo o la carpeta",
        "'?' no tiene ninguna letra que pueda llevar el nombre de un archivo",
    ]


def test_a_game_that_cannot_be_deleted_is_told(list_games, told, monkeypatch):
    path = put(games_folder() / "game.yamatai")
    page = list_games("sv")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", lambda *_, **__: (_ for _ in ()).throw(PermissionError(13, "Permission denied")))
        page.delete()
    assert told == [f"Kan inte ta bort {path}: åtkomst nekad"]
    assert path.exists()


def test_a_layout_of_ones_own_that_cannot_be_is_told_as_it_is_typed(qtbot, told):
    look = Look(text=texts("es"))
    dialog = NewGameDialog(look, {META.id: META}, (), ())
    qtbot.addWidget(dialog)
    field = dialog.form.options["layout"]
    assert isinstance(field, QComboBox)
    field.setCurrentText("8 11")
    assert dialog.edition.faults.toPlainText() == "disposición: hay 9 piedras oscuras, no 2 (regla 1.2)"
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize(
    ("system", "language", "date"),
    [
        ("de_DE", "sv", "2026-11-05"),
        ("sv_SE", "es", "5/11/26"),
        ("en_GB", "en", "05/11/2026"),
        ("sv_SE", "en", "11/5/26"),
        ("sv_SE", "pseudo", "11/5/26"),
    ],
)
def test_dates_are_written_as_the_language_does_and_the_system_if_it_speaks_it(
    list_games, monkeypatch, system, language, date
):
    put(games_folder() / "game.yamatai")
    locale = QLocale(system)
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: locale))
    assert cell(list_games(language), "date").startswith(date)
