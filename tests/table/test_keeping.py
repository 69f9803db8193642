"""The window keeps its game: what the next start offers, and what is said when a disk refuses."""

import errno
import os
import signal
import subprocess
import sys
import threading

import pytest
from PySide6.QtWidgets import QMessageBox

from yamatai.games.yamatai.meta import META
from yamatai.play import autosave, record
from yamatai.play.autosave import games_folder, is_in_use, running
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import files, fonts
from yamatai.table.window import TableWindow


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path / "home"))
    fonts.load()


@pytest.fixture
def told(monkeypatch):
    """What the window said in boxes, and no question may be asked."""
    told = []
    monkeypatch.setattr(QMessageBox, "information", lambda _window, _title, text: told.append(text))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: pytest.fail("a question was asked"))
    return told


@pytest.fixture
def start(qtbot, told):
    """A function that starts the program's window."""

    def begin():
        window = TableWindow()
        qtbot.addWidget(window)
        return window

    return begin


def new_match(seed=1):
    return Match(META.open(Setup((Seat("Anna", "blue"), Seat("Béla", "grey")), seed)))


def act(window, actions=1):
    """The person to act does what comes first."""
    for _ in range(actions):
        window.controller.perform(window.controller.legal[0])


def texts(match):
    return [entry.text for entry in match.log()]


def die(window):
    """What the end of the process does to files."""
    window.keeping.autosave.close(60)


def test_what_is_played_is_kept_and_the_next_start_goes_on(start, told):
    window = start()
    assert window.shelf.columns[0].buttons["continue"].isHidden()
    window.play(new_match())
    act(window, 5)
    window.controller.undo()
    die(window)
    again = start()
    column = again.shelf.columns[0]
    button = column.buttons["continue"]
    assert not button.isHidden()
    assert button.text() == "Continue, round 1"
    assert column.box.accessibleDescription().endswith("Waiting: Anna, Béla, round 1")
    button.click()
    assert texts(again.controller.match) == texts(window.controller.match)
    assert again.controller.match.redo() is None
    act(again)
    expected = texts(again.controller.match)
    assert again.close()
    ((path, _),) = running(games_folder())
    assert texts(record.read(path).match) == expected
    assert told == []


def test_closing_the_window_asks_nothing_and_loses_nothing(start, told):
    window = start()
    window.play(new_match())
    act(window, 3)
    expected = texts(window.controller.match)
    assert window.close()
    ((path, _),) = running(games_folder())
    assert texts(record.read(path).match) == expected
    assert told == []


def test_a_game_that_cannot_be_read_any_more_is_passed_over(start, told, monkeypatch):
    for seed in (1, 2):
        window = start()
        window.play(new_match(seed))
        act(window, seed)
        window.close()
    newest, older = (path for path, _ in running(games_folder()))
    broken = newest.read_text("utf-8").replace('"rules": 1', '"rules": 99')
    newest.write_text(broken, "utf-8")
    window = start()
    window.beginning.go_on()
    assert window.keeping.holds(str(older))
    assert newest.read_text("utf-8") == broken
    window.close()


def test_a_game_in_a_second_window_goes_on_in_memory(start, told, qtbot, tmp_path, monkeypatch):
    first = start()
    first.play(new_match())
    act(first, 2)
    path = first.keeping.autosave.path
    second = start()
    assert second.shelf.columns[0].buttons["continue"].isHidden()  # it is on a table
    second.open(str(path))
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].startswith(f"{path.name} is open in another window. The game goes on")
    act(second, 3)
    assert record.read(path).match.node.number == 2
    assert not second.save_to(str(path))
    assert "Choose another name" in told[1]
    elsewhere = str(tmp_path / "elsewhere.yamatai")
    assert second.save_to(elsewhere)
    assert texts(record.read(elsewhere).match) == texts(second.controller.match)
    assert len(told) == 2
    first.close()
    second.close()


def test_a_full_disk_is_told_once_and_save_elsewhere_works(start, told, qtbot, tmp_path, monkeypatch):
    window = start()
    window.play(new_match())
    act(window)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
        act(window, 3)
    qtbot.waitUntil(lambda: bool(told))
    act(window)
    assert len(told) == 1
    assert "No space left on device. The game goes on, but it is no longer kept by itself" in told[0]
    assert not window.is_saved()
    asked = []

    def cancel(*_):
        asked.append(1)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", cancel)
    assert not window.close()
    assert asked
    elsewhere = tmp_path / "elsewhere.yamatai"
    monkeypatch.setattr(files, "ask_save", lambda *_: str(elsewhere))
    assert window.ask_save()
    assert texts(record.read(elsewhere).match) == texts(window.controller.match)
    assert window.close()
    assert len(asked) == 1


def test_a_folder_that_cannot_be_written_is_told_once(start, told, qtbot, tmp_path):
    games_folder().parent.mkdir(parents=True)
    games_folder().write_text("a file where the folder should be")
    window = start()
    window.play(new_match())
    act(window, 3)
    qtbot.waitUntil(lambda: bool(told))
    assert len(told) == 1
    assert "Cannot write" in told[0]
    assert window.save_to(str(tmp_path / "elsewhere.yamatai"))
    assert window.close()


def test_a_file_from_elsewhere_is_opened_and_then_kept_in_the_folder(start, told, tmp_path):
    match = new_match()
    outside = tmp_path / "from a friend.yamatai"
    record.save(match, outside)
    before = outside.read_bytes()
    window = start()
    window.open(str(outside))
    assert window.path == str(outside)
    assert not games_folder().exists()
    act(window, 2)
    assert outside.read_bytes() == before
    assert window.save()
    assert record.read(outside).match.node.number == 2
    act(window)
    assert window.close()
    assert [summary.actions for _, summary in running(games_folder())] == [3]
    assert record.read(outside).match.node.number == 2


def test_saving_over_the_kept_file_leaves_it_as_it_is(start, told):
    window = start()
    window.play(new_match())
    act(window)
    path = window.keeping.autosave.path
    assert window.save_to(str(path))
    act(window)
    assert record.read(path).match.node.number == 2
    window.open(str(path))  # it is on the table: nothing happens
    assert told == []
    assert is_in_use(path)
    window.close()
    assert not is_in_use(path)


def test_a_notice_of_a_mended_game_is_told(start, told, qtbot):
    window = start()
    window.play(new_match())
    act(window, 2)
    path = window.keeping.autosave.path
    window.close()
    with path.open("ab") as file:
        file.write(b'{"n": 3, "se')
    again = start()
    again.beginning.go_on()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["The last line is torn and left out; the game stands at action 2"]
    assert again.controller.match.node.number == 2
    again.close()


def test_nothing_at_the_table_waits_for_a_disk_that_hangs(start, told, monkeypatch):
    answers = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: answers.wait(60))
    window = start()
    window.play(new_match())
    act(window, 20)
    window.controller.undo()
    window.play(new_match(2))
    act(window)
    monkeypatch.setattr("yamatai.table.window.QUIT_WAIT", 0)
    window.close()
    answers.set()
    assert len([*autosave.files(games_folder())]) == 2


def lines_kept():
    """How much stands in the longest record of the person's games."""
    records = (games_folder() / name for name, _ in autosave.files(games_folder()))
    return max((path.read_bytes().count(b"\n") for path in records), default=0)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process cannot be killed here")
def test_a_killed_program_goes_on_where_its_game_stood(start, told, qtbot):
    command = [sys.executable, "-m", "yamatai", "--seats", "easy,easy", "--seed", "3"]
    with subprocess.Popen(command) as program:
        qtbot.waitUntil(lambda: lines_kept() > 4, timeout=60_000)
        os.kill(program.pid, signal.SIGKILL)
    ((path, _),) = running(games_folder())
    window = start()
    window.shelf.columns[0].buttons["continue"].click()
    assert window.keeping.holds(str(path))
    assert window.controller.match.node.number == len(path.read_text("utf-8").splitlines()) - 1 > 2
    window.close()
    assert told == []


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_in_the_terminal_closes_the_window_with_all_its_processes(qtbot):
    command = [sys.executable, "-m", "yamatai", "--seats", "easy,easy", "--seed", "3"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        qtbot.waitUntil(lambda: lines_kept() > 4, timeout=60_000)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, "", "")
    ((path, _),) = running(games_folder())
    assert not is_in_use(path)
    assert record.read(path).sound


def test_with_no_game_to_go_on_with_that_is_told(start, told):
    window = start()
    window.beginning.go_on()
    assert told == ["There is no other game to go on with."]
    window.close()
