"""The autosave: on disk before the screen shows it, never waiting for the disk, and every way in which a disk fails."""

import errno
import os
import stat
import threading
from itertools import islice

import pytest

from tests.toy.table import do, match, play_on, tree
from yamatai.play import autosave, lock, record
from yamatai.play.autosave import Autosave, file_name, is_in_use, plain, resume
from yamatai.play.game import InvalidInput
from yamatai.play.record import read, save

PATIENCE = 60
"""Seconds after which a test gives up on a thread."""


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "games"


@pytest.fixture
def keep(folder):
    """A function that lets a match be kept."""
    kept = []

    def begin(m):
        kept.append(Autosave(m, folder))
        return kept[-1]

    yield begin
    for each in kept:
        each.close(PATIENCE)


@pytest.fixture
def go_on():
    """`resume`, with an end."""
    kept = []

    def begin(path):
        reading, each = resume(path)
        kept.append(each)
        return reading, each

    yield begin
    for each in kept:
        each.close(PATIENCE)


def full(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


# What is kept


def test_each_change_is_in_the_file_before_do_returns(keep):
    m = match("human", "random", "human", seed=8)
    kept = keep(m)
    while m.to_act:
        play_on(m, 1)
        assert tree(read(kept.path).match) == tree(m)
    assert kept.path.read_bytes() == record.content(m)
    assert kept.problem is None


def test_undo_and_redo_are_kept(keep):
    m = do(match(), "coin")
    kept = keep(m)
    m.undo()
    assert kept.path.read_bytes() == record.content(m)
    m.redo()
    assert kept.path.read_bytes() == record.content(m)


def test_a_game_that_nobody_begins_leaves_no_file(keep, folder):
    kept = keep(match())
    assert kept.path is None
    assert not folder.exists()


def test_a_closed_autosave_follows_no_more(keep):
    m = match()
    kept = keep(m)
    do(m, "coin")
    kept.close(PATIENCE)
    kept.close(PATIENCE)
    do(m, "coin")
    assert read(kept.path).match.node.number == 1
    assert kept.problem is None


def test_files_are_named_by_date_and_seats(keep, monkeypatch):
    m = match()
    kept = keep(m)
    do(m, "coin")
    assert kept.path.name == f"{file_name(m)}.yamatai"
    assert file_name(m).startswith("2026-11-0")
    assert file_name(m).endswith(" Anna, Béla")
    m.started = "once upon a time"
    assert file_name(m).endswith(" Anna, Béla")


def test_a_second_game_of_the_same_minute_gets_a_name_of_its_own(keep):
    files = []
    for _ in range(3):
        m = match()
        kept = keep(m)
        do(m, "coin")
        files.append(kept.path)
    assert [file.stem.removeprefix(files[0].stem) for file in files] == ["", " (2)", " (3)"]


@pytest.mark.parametrize(
    ("name", "plain_name"),
    [
        ("Anna", "Anna"),
        ("../../etc/passwd", "etc passwd"),
        ("C:\\NUL", "C NUL"),
        ("  .hidden. ", "hidden"),
        ('<>:"/\\|?*', ""),
        ("Мария & 花子", "Мария 花子"),
        ("x" * 300, "x" * 50),
    ],
)
def test_no_name_of_a_seat_hurts_a_file_system(name, plain_name):
    assert plain(name) == plain_name


# The disk in the background


def test_what_is_written_is_synced_by_another_thread(keep, monkeypatch):
    synced, threads = threading.Event(), []

    def note(number):
        if stat.S_ISREG(os.fstat(number).st_mode):
            threads.append(threading.current_thread())
            synced.set()

    monkeypatch.setattr(os, "fsync", note)
    m = match()
    keep(m)
    for text in ("coin", "coin", "end"):
        do(m, text)
        assert synced.wait(PATIENCE)
        synced.clear()
    assert threading.main_thread() not in threads


def test_no_action_waits_for_a_disk_that_hangs(keep, monkeypatch):
    hangs, answers = threading.Event(), threading.Event()

    def hang(_):
        hangs.set()
        assert answers.wait(PATIENCE)

    monkeypatch.setattr(os, "fsync", hang)
    m = match()
    kept = keep(m)
    do(m, "coin")
    assert hangs.wait(PATIENCE)
    play_on(m)
    kept.close()
    assert m.result is not None
    assert kept.path.read_bytes() == record.content(m)
    assert not is_in_use(kept.path)
    answers.set()


def test_what_is_written_during_a_sync_is_synced_after_it(keep, monkeypatch):
    sizes, begun, go = [], threading.Event(), threading.Event()

    def slow(number):
        status = os.fstat(number)
        if stat.S_ISREG(status.st_mode):
            sizes.append(status.st_size)
            begun.set()
            assert go.wait(PATIENCE)

    monkeypatch.setattr(os, "fsync", slow)
    m = match()
    kept = keep(m)
    do(m, "coin")
    assert begun.wait(PATIENCE)
    do(m, "coin")
    kept.close()
    go.set()
    kept.close(PATIENCE)
    assert sizes[0] < sizes[-1] == kept.path.stat().st_size


# Going on


def test_a_game_goes_on_in_its_file(keep, go_on):
    m = play_on(match(), 5)
    kept = keep(m)
    play_on(m, 1)
    kept.close()
    reading, again = go_on(kept.path)
    assert again.problem is None
    play_on(reading.match)
    assert again.path == kept.path
    assert kept.path.read_bytes() == record.content(reading.match)
    assert len(list(kept.path.parent.iterdir())) == 1


@pytest.fixture
def left(folder):
    """The record of a game that was left in the middle."""
    folder.mkdir(parents=True)
    path = folder / "left.yamatai"
    save(play_on(match(seed=4), 9), path)
    return path


@pytest.mark.parametrize("torn", [b'{"n": 10, "se', b"\x00" * 100])
def test_a_torn_line_is_mended_when_the_game_goes_on(left, go_on, torn):
    whole = left.read_bytes()
    left.write_bytes(whole + torn)
    reading, kept = go_on(left)
    assert "torn" in str(reading.notices[0])
    assert left.read_bytes() == whole
    play_on(reading.match, 1)
    assert kept.path == left
    assert read(left).sound
    assert read(left).match.node.number == 10


def test_a_last_line_without_its_end_does_not_grow_together_with_the_next(left, go_on):
    left.write_bytes(left.read_bytes()[:-1])
    reading, _ = go_on(left)
    play_on(reading.match, 1)
    assert read(left).match.node.number == 10


def test_a_file_of_another_program_version_is_written_anew_before_lines_follow(left, go_on):
    old = left.read_bytes()
    left.write_bytes(old.replace(b'"program": "', b'"program": "0.0.'))
    reading, _ = go_on(left)
    assert left.read_bytes() == old
    play_on(reading.match, 1)
    assert read(left).current


def test_a_game_that_stops_keeps_its_file_and_goes_on_in_a_new_one(left, go_on):
    lines = left.read_bytes().splitlines(keepends=True)
    lines[5] = b'{"n": 5, "seat": 0, "do": "fly"}\n'
    left.write_bytes(b"".join(lines))
    reading, kept = go_on(left)
    assert reading.match.node.number == 4
    assert kept.problem is None
    play_on(reading.match, 1)
    assert kept.path != left
    assert left.read_bytes() == b"".join(lines)
    assert read(kept.path).match.node.number == 5


def test_what_cannot_be_read_is_refused_and_not_held(left, go_on):
    left.write_bytes(b"Dear diary,\n")
    with pytest.raises(InvalidInput, match="is not a saved game"):
        go_on(left)
    assert left.read_bytes() == b"Dear diary,\n"
    assert not is_in_use(left)


# Two windows


def test_a_second_window_is_told_and_writes_nothing(left, go_on):
    first, _ = go_on(left)
    second, other = go_on(left)
    assert str(other.problem) == "left.yamatai is open in another window"
    play_on(second.match, 2)
    play_on(first.match, 1)
    assert read(left).sound
    assert read(left).match.node.number == 10
    assert other.path is None


def test_a_game_that_begins_is_held_too(keep, go_on):
    m = match()
    kept = keep(m)
    do(m, "coin")
    assert is_in_use(kept.path)
    kept.close()
    assert not is_in_use(kept.path)
    _, again = go_on(kept.path)
    assert again.problem is None


def test_a_file_system_without_locks_is_written_all_the_same(left, go_on, monkeypatch):
    if not hasattr(lock, "fcntl"):
        pytest.skip("another kind of locks here")
    monkeypatch.setattr(lock.fcntl, "flock", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOLCK, "No locks")))
    with monkeypatch.context() as patch:
        patch.setattr(lock, "release", lambda _: None)
        reading, kept = go_on(left)
        assert kept.problem is None
        play_on(reading.match, 1)
        kept.close(PATIENCE)
    assert read(left).match.node.number == 10


# Disks that refuse


def test_the_match_goes_on_when_the_disk_is_full(keep, monkeypatch, tmp_path):
    m = match()
    kept = keep(m)
    do(m, "coin")
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda file, data: write(file, data[:10]))
        do(m, "coin")
    assert str(kept.problem) == f"cannot write {kept.path}: No space left on device"
    do(m, "end")
    reading = read(kept.path)
    assert (reading.torn, reading.match.node.number) == (True, 1)
    save(m, tmp_path / "elsewhere.yamatai")
    assert tree(read(tmp_path / "elsewhere.yamatai").match) == tree(m)


def test_a_disk_that_fails_in_the_background_is_told(keep, monkeypatch):
    monkeypatch.setattr(os, "fsync", full)
    m = match()
    kept = keep(m)
    do(m, "coin")
    kept.close(PATIENCE)
    assert "No space left" in str(kept.problem)


@pytest.mark.parametrize("step", ["mkdir", "open", "write"])
def test_a_place_that_cannot_be_written_is_told_once(keep, monkeypatch, folder, step):
    m = match()
    kept = keep(m)
    with monkeypatch.context() as patch:
        patch.setattr(os, step, full)
        do(m, "coin")
    problem = kept.problem
    assert str(problem).startswith(f"cannot write {folder}")
    do(m, "coin")
    assert kept.problem is problem
    assert m.node.number == 2


def test_a_folder_that_is_none_is_told(keep, folder):
    folder.parent.mkdir()
    folder.write_text("a file")
    m = match()
    kept = keep(m)
    do(m, "coin")
    assert "cannot write" in str(kept.problem)


@pytest.mark.parametrize("step", ["open", "write", "fsync", "replace"])
def test_a_torn_file_that_cannot_be_mended_stays_as_it_is(left, go_on, monkeypatch, step):
    torn = left.read_bytes() + b'{"n": 10, "se'
    left.write_bytes(torn)
    true = getattr(os, step)

    def refuse(*arguments):
        if step == "open" and not arguments[1] & os.O_RDWR and not arguments[1] & os.O_WRONLY:
            return true(*arguments)
        return full()

    with monkeypatch.context() as patch:
        patch.setattr(os, step, refuse)
        reading, kept = go_on(left)
    assert "No space left" in str(kept.problem)
    play_on(reading.match, 1)
    assert left.read_bytes() == torn
    assert not is_in_use(left)


def test_a_file_that_would_be_too_long_to_read_is_left_readable(keep, monkeypatch):
    m = match()
    kept = keep(m)
    do(m, "coin")
    monkeypatch.setattr(record, "MAX_SIZE", kept.path.stat().st_size + 10)
    do(m, "coin")
    assert "a saved game has at most" in str(kept.problem)
    assert read(kept.path).match.node.number == 1


def test_there_is_always_another_name(tmp_path):
    names = [path.name for path in islice(autosave.free_names(tmp_path, "Anna"), 3)]
    assert names == ["Anna.yamatai", "Anna (2).yamatai", "Anna (3).yamatai"]
