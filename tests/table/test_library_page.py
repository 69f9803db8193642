"""The page of the player's games: what it lists, what it does with files, and the report of a problem."""

import json
import os
import sys
import zipfile
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.windows import empty_window
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.autosave import file_name, games_folder, resume
from yamatai.play.game import Seat, Setup
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.play.simulate import random_player
from yamatai.table import files, fonts, library_page
from yamatai.table.library_page import LibraryPage
from yamatai.table.look import Look
from yamatai.table.statistics import written_mean
from yamatai.table.text import PSEUDO, SPOKEN, texts
from yamatai.table.window import TableWindow


@pytest.fixture(autouse=True)
def _home(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    fonts.load()


def bin_it(path):
    path.unlink()
    return True


@pytest.fixture
def told(monkeypatch):
    """What was said in boxes; deleting asks nothing, for there is a bin."""
    told = []
    monkeypatch.setattr(library_page, "move_to_bin", bin_it)
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    return told


def put(name, changed, actions=10**6, player="human", seed=1):
    """Save a game of Anna and another one there."""
    seats = (Seat("Anna", "blue"), Seat("Béla", "grey", player))
    match = Match(META.open(Setup(seats, seed)), f"2026-11-{changed:02}T18:00:00+00:00")
    while match.to_act and match.node.number < actions:
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, seed, match.node.number))
    path = games_folder() / f"{name}.yamatai"
    record.save(match, path)
    os.utime(path, (changed, changed))
    return path


@pytest.fixture
def open_page(qtbot, told):
    """A function that opens the page and reads all games."""

    def begin():
        page = LibraryPage(Look(), Library(games_folder()))
        qtbot.addWidget(page)
        return read(page)

    return begin


def read(page):
    while page._steps.isActive():
        page._steps.timeout.emit()
    return page


def column(page, number):
    model = page.model
    return [model.data(model.index(row, number)) for row in range(model.rowCount())]


def choose(page, path):
    page._choose(path, 0)
    assert page.current.path == path


def test_the_page_lists_running_and_finished_games(open_page):
    over = record.read(put("over", 2, player="random")).match
    put("running", 3, 4)
    (games_folder() / "broken.yamatai").write_text("?")
    page = open_page()
    assert column(page, 0) == ["broken", "running", "over"]
    assert column(page, 1) == ["", "Yamataï", "Yamataï"]
    assert column(page, 2) == ["", "Anna\nBéla", "Anna\nBéla (Computer: random)"]
    assert column(page, 4) == ["", "1", str(over.game.round(over.state))]
    scores = [sum(terms.values()) for terms in over.score]
    assert over.result
    first, second = (f"{('Anna', 'Béla')[seat]}: {scores[seat]}" for seat in over.result.ranking)
    assert column(page, 5) == ["Cannot be read", "Not over", f"{first}\n{second}"]
    assert "is not a saved game" in page.model.data(page.model.index(0, 4), Qt.ItemDataRole.ToolTipRole)
    assert page.note.text() == "3 games"
    page.done(0)


def test_search_and_order(open_page):
    for number, name in enumerate(("c", "a", "b")):
        put(name, number + 1, number)
    page = open_page()
    assert column(page, 0) == ["b", "a", "c"]
    page.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert column(page, 0) == ["a", "b", "c"]
    page.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert column(page, 0) == ["b", "a", "c"]
    for words in ("A bél", "yamatai anna"):
        page.search.setText(words)
        assert column(page, 0) == ["b", "a", "c"]
    page.search.setText("chloé")
    assert column(page, 0) == []
    assert page.note.text() == "No games"
    assert not page.buttons["open"].isEnabled()
    page.done(0)


def test_a_game_is_opened_by_its_button(open_page, qtbot):
    put("one", 1, 3)
    path = put("two", 2, 3)
    page = open_page()
    choose(page, path)
    with qtbot.waitSignal(page.chosen) as chosen:
        page.buttons["open"].click()
    assert chosen.args == [str(path)]


def test_a_game_that_is_over_is_replayed_by_its_button(open_page, qtbot):
    over, running = put("over", 1, player="random"), put("running", 2, 3)
    page = open_page()
    choose(page, running)
    assert not page.buttons["replay"].isEnabled()
    choose(page, over)
    with qtbot.waitSignal(page.replayed) as replayed:
        page.buttons["replay"].click()
    assert replayed.args == [str(over)]


def test_rename_copy_and_delete(open_page, monkeypatch, told):
    put("game", 1, 3)
    page = open_page()
    page.model.setData(page.model.index(0, 0), "better")
    read(page)
    assert column(page, 0) == ["better"]
    page.buttons["copy"].click()
    read(page)
    assert sorted(column(page, 0)) == ["better", "better (2)"]
    assert page.current.path.stem == "better (2)"
    page.model.setData(page.table.currentIndex(), "better")
    assert told == ["There is a game 'better' already"]
    page.buttons["delete"].click()
    read(page)
    assert column(page, 0) == ["better"]
    page.done(0)


@pytest.mark.skipif(sys.platform != "linux", reason="the bin of this system is not that of a test")
def test_what_is_deleted_lies_in_the_bin(tmp_path, monkeypatch):
    (tmp_path / "share").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    path = put("game", 1, 3)
    content = path.read_bytes()
    assert library_page.move_to_bin(path)
    assert not path.exists()
    assert [file.read_bytes() for file in tmp_path.rglob("game.yamatai")] == [content]


@pytest.mark.parametrize("agreed", [True, False])
def test_where_there_is_no_bin_the_person_is_asked(open_page, monkeypatch, agreed):
    path = put("game", 1, 3)
    page = open_page()
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(library_page, "move_to_bin", lambda _: False)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Yes if agreed else buttons.No)
    page.buttons["delete"].click()
    read(page)
    assert path.exists() is not agreed
    page.done(0)


def test_a_game_on_a_table_stays_where_it_is(open_page, told, monkeypatch):
    path = put("game", 1, 3)
    _, kept = resume(path)
    monkeypatch.setattr(library_page, "move_to_bin", lambda _: pytest.fail("deleted"))
    page = open_page()
    page.buttons["delete"].click()
    page.model.setData(page.model.index(0, 0), "better")
    assert told == ["game is being played; leave it first"] * 2
    kept.close(60)
    page.done(0)


def test_import_and_export(open_page, told, monkeypatch, tmp_path):
    path = put("game", 1, 3)
    outside = tmp_path / "outside.yamatai"
    page = open_page()
    monkeypatch.setattr(files, "ask_save", lambda *_: str(outside.with_suffix("")))
    page.buttons["export"].click()
    assert outside.read_bytes() == path.read_bytes()
    monkeypatch.setattr(files, "ask_open", lambda *_: str(outside))
    page.buttons["import"].click()
    read(page)
    assert sorted(column(page, 0)) == ["game", "outside"]
    outside.write_text("Dear diary")
    page.buttons["import"].click()
    assert "is not a saved game" in told[0]
    page.done(0)


def test_pictures_are_painted_once_and_kept(open_page):
    path = put("game", 1, 30)
    broken = games_folder() / "broken.yamatai"
    broken.write_text("?")
    page = open_page()
    entry = next(entry for entry in page.model.entries if entry.path == path)
    assert page.pictures.of(path, entry.changed) is None
    assert page.pictures.of(broken, 1.0) is None
    page.pictures.paint_next()
    page.pictures.paint_next()
    page.pictures.paint_next()
    kept = games_folder().with_name("pictures") / "game.png"
    assert page.pictures.of(path, entry.changed).deviceIndependentSize().toSize().width() == 112 + 8
    image = QImage(str(kept))
    assert len({image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)}) > 20
    page.done(0)
    again = open_page()
    assert again.pictures.of(path, entry.changed) is not None
    again.done(0)
    path.unlink()
    open_page().done(0)
    assert not kept.exists()


def test_the_statistics_show_a_line_for_each_player(open_page):
    for number in range(1, 4):
        put(f"game {number}", number, player="random", seed=number)
    page = open_page()
    page.buttons["statistics"].click()
    model = page.statistics.model
    rows = [[model.data(model.index(row, at)) for at in range(model.columnCount())] for row in range(model.rowCount())]
    assert [row[:3] for row in rows] == [["Yamataï", "Anna", "3"], ["Yamataï", "Computer: random", "3"]]
    assert sum(int(row[3].split()[0]) for row in rows) == 3
    assert "Buildings" in page.statistics.graphs.accessibleDescription()
    page.grab()
    page.statistics.table.selectRow(1)
    assert page.statistics.graphs.tally.level == "random"
    page.done(0)


def test_the_window_replays_what_was_chosen_from_its_start(qtbot, told, monkeypatch):
    path, broken = put("game", 1, player="random"), games_folder() / "broken.yamatai"
    broken.write_text("?")
    window: Any = TableWindow()
    qtbot.addWidget(window)
    monkeypatch.setattr(LibraryPage, "exec", lambda page: page.replayed.emit(str(path)) or page.done(0))
    for _ in range(2):  # also while it lies on the table
        window.show_library()
        assert window.keeping.holds(str(path))
        assert window.controller.shown.parent is None
        assert window.sitting.scores is None
        window.sitting.look_back("look-present")
    window.replay(str(broken))
    assert not window.controller.looking
    assert "broken" in told[0]
    window.close()


def test_the_window_opens_what_was_chosen_and_reports_a_problem(qtbot, told, monkeypatch, tmp_path):
    path = put("game", 1, 5)
    window = TableWindow()
    qtbot.addWidget(window)
    monkeypatch.setattr(LibraryPage, "exec", lambda page: page.chosen.emit(str(path)) or page.done(0))
    window.shelf.buttons["library"].click()
    assert window.keeping.holds(str(path))
    report = tmp_path / "report.zip"
    monkeypatch.setattr(files, "ask_save", lambda *_: str(report))
    window.messages = ["something"]
    window.report()
    assert "report.zip holds the game" in told[0]
    with zipfile.ZipFile(report) as file:
        assert sorted(file.namelist()) == ["about.json", "game.yamatai", "messages.txt"]
        assert json.loads(file.read("about.json"))["theme"] == "paper"
        assert b"Anna" not in file.read("game.yamatai")
    window.close()


@pytest.mark.parametrize(("language", "told"), [("en", "-1.5 12.0"), ("es", "-1,5 12,0"), ("sv", "-1,5 12,0")])
def test_means_are_written_as_the_language_does(language, told):
    assert [written_mean(Look(text=texts(language)), mean) for mean in (-1.5, 12)] == told.replace("-", "−").split()


# Room for words

PLAYERS = ("Maximilian", "Alejandra", "Christoffer", "Guadalupe")
PADDING = 8
"""On either side of the words of a cell, in u, as the style sheet has it."""


@pytest.fixture(params=[(language, large) for language in ("es", "sv", PSEUDO) for large in (False, True)])
def full_page(request, qtbot, monkeypatch, told):
    """The page in a window of 1366 x 768: four seats with long names, all but one computers, one game over."""
    language, large = request.param
    monkeypatch.setenv(SPOKEN, language)
    seats = tuple(
        Seat(name, colour, player)
        for name, colour, player in zip(PLAYERS, META.colours, ("human", "hard", "expert", "medium"), strict=True)
    )
    match = Match(META.open(Setup(seats, 1)), "2026-11-05T18:00:00+00:00")
    record.save(match, games_folder() / f"{file_name(match)}.yamatai")
    while match.to_act:
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, 1, match.node.number))
    record.save(match, games_folder() / "Over.yamatai")
    (games_folder() / "Broken.yamatai").write_text("?")
    window = empty_window(qtbot)
    window.change_options(large=large)
    page = LibraryPage(window.look, Library(games_folder()), window)
    qtbot.addWidget(page)
    page.show()
    QApplication.processEvents()
    assert page.size().width() <= window.width()
    yield read(page)
    page.done(0)


def test_no_word_of_the_list_is_cut_off_at_the_smallest_window(full_page):
    table, model, look = full_page.table, full_page.model, full_page.look
    beside = table.model().pictures.blank.deviceIndependentSize().width()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            rect, words = table.visualRect(model.index(row, column)), str(model.index(row, column).data())
            room = rect.width() - 2 * look.pixels(PADDING) - (beside if column == 0 else 0)
            needed = table.fontMetrics().boundingRect(0, 0, int(room), 1000, Qt.TextFlag.TextWordWrap, words)
            assert needed.width() <= room, words
            assert needed.height() <= rect.height(), words
    header = table.horizontalHeader()
    for column in range(model.columnCount()):
        head = model.headerData(column, Qt.Orientation.Horizontal)
        room = header.sectionSize(column) - 2 * look.pixels(PADDING)
        assert QFontMetrics(header.font()).horizontalAdvance(head) <= room, head
    assert not table.horizontalScrollBar().maximum()


def test_names_stand_in_line_before_their_pictures_are_painted(open_page):
    path = put("game", 1, 30)
    page = open_page()
    index = page.model.index(0, 0)
    before = index.data(Qt.ItemDataRole.DecorationRole).deviceIndependentSize()
    page.pictures.paint_next()
    assert page.pictures.of(path, page.model.entries[0].changed).deviceIndependentSize() == before
    page.done(0)
