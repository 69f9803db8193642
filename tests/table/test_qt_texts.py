"""Qt's own dialogues in the language of the table, switched while they stand open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QFileSystemModel, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from yamatai.table import qt_texts
from yamatai.table.settings import Keeper
from yamatai.table.text import PSEUDO, languages, texts
from yamatai.table.window import TableWindow

SAVE = {"en": "Save", "es": "Guardar", "sv": "Spara"}
COPY = {"en": "&Copy", "es": "&Copiar", "sv": "&Kopiera"}


@pytest.fixture(autouse=True)
def _english_afterwards(qapp: object) -> Iterator[None]:
    yield
    qt_texts.speak("en")


def buttons(box: QMessageBox) -> str:
    return box.button(QMessageBox.StandardButton.Save).text().replace("&", "")


@pytest.mark.parametrize("language", languages())
def test_buttons_and_context_menus_speak_it(qtbot: QtBot, language: str) -> None:
    qt_texts.speak(language)
    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    qtbot.addWidget(box)
    assert buttons(box) == SAVE[language]
    field = QLineEdit()
    qtbot.addWidget(field)
    menu = field.createStandardContextMenu()
    assert COPY[language] in {action.text().partition("\t")[0] for action in menu.actions()}
    menu.deleteLater()


@pytest.mark.parametrize("language", ["es", "sv"])
def test_no_word_of_a_file_dialogue_stays_english(qtbot: QtBot, language: str) -> None:
    def words() -> set[str]:
        dialogue = QFileDialog()
        dialogue.setOption(QFileDialog.Option.DontUseNativeDialog)
        qtbot.addWidget(dialogue)
        return {label.text() for label in dialogue.findChildren(QLabel) if label.text()}

    english = words()
    qt_texts.speak(language)
    assert len(words()) == len(english)
    assert not words() & english


@pytest.mark.parametrize(("language", "folder"), [("en", "Folder"), ("es", "Carpeta"), ("sv", "Mapp")])
def test_the_list_of_files_says_in_it_what_each_is(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, folder: str
) -> None:
    german = QLocale("de_DE")
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: german))
    (tmp_path / "folder").mkdir()
    (tmp_path / "note.txt").write_text("words")
    qt_texts.speak(language)
    files = QFileSystemModel()
    top = files.index(files.setRootPath(str(tmp_path)).data(QFileSystemModel.Roles.FilePathRole))
    qtbot.waitUntil(lambda: files.rowCount(top) == 2)
    rows = {files.index(row, 0, top).data(): row for row in range(2)}
    assert files.index(rows["folder"], 2, top).data() == folder
    note = files.index(rows["note.txt"], 2, top).data()
    assert (note == "plain text document") == (language == "en")


@pytest.mark.parametrize("language", ["es", "sv"])
def test_a_qt_without_translations_still_has_our_buttons(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", lambda place: str(tmp_path))
    qt_texts.speak(language)
    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    qtbot.addWidget(box)
    assert buttons(box) == texts(language)("qt-save") == SAVE[language]


def test_the_testers_language_is_spoken_too(qtbot: QtBot) -> None:
    qt_texts.speak(PSEUDO)
    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    qtbot.addWidget(box)
    assert buttons(box) == "Šååvéé"


def test_an_open_dialogue_and_the_window_change_at_once(qtbot: QtBot) -> None:
    window = TableWindow(settings=Keeper())
    qtbot.addWidget(window)
    box = QMessageBox(window)
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    for language in ("es", "sv", "en", "es"):
        window.change_options(language=language)
        QApplication.processEvents()
        assert buttons(box) == SAVE[language]
    assert window.look.text.language == "es"
