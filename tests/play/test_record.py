"""The saved game: what stands in it, and every way in which a file can disappoint."""

import contextlib
import errno
import json
import os
import re
import stat
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.toy import game as toy
from tests.toy.game import META
from tests.toy.table import STARTED, changes, do, match, play_on, setup, tree
from yamatai import __version__
from yamatai.play import record
from yamatai.play.game import InvalidInput, Seat, Setup
from yamatai.play.match import Match
from yamatai.play.record import read, save
from yamatai.play.summary import summarise

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.yamatai"


@pytest.fixture
def full(path):
    """The record of a whole game."""
    save(play_on(match(seed=4)), path)
    return path


def lines(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def put(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def refused(path, why):
    """Reading is refused in one line that says why, and the file stays as it is."""
    before = path.read_bytes()
    with pytest.raises(InvalidInput, match=why) as caught:
        read(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


def stops(path, number, why):
    """Reading stands at action `number`, says why, and the file stays as it is."""
    before = path.read_bytes()
    reading = read(path)
    assert not reading.sound
    notice = str(reading.notices[-1])
    assert re.search(why, notice), notice
    assert notice.endswith(f"the game stands at action {number}")
    assert reading.match.node.number == number
    assert path.read_bytes() == before


# What stands in it


def test_a_record_is_lines_that_a_person_can_read(path):
    m = do(match(seed=7), "coin", "coin")
    m.undo()
    m.redo()
    do(m, "end")
    save(m, path)
    seat, other = m.node.seat, m.game.digest(m.state)
    first, *rest = lines(path)
    assert first == {
        "format": 1,
        "program": __version__,
        "game": "toy",
        "rules": 3,
        "edition": "house",
        "data": "0003",
        "setup": {
            "seats": [
                {"name": "Anna", "colour": "red", "player": "human"},
                {"name": "Béla", "colour": "green", "player": "human"},
            ],
            "options": {"undo-across-turns": "no", "dice": "fair"},
            "seed": 7,
        },
        "started": STARTED,
        "edition_text": "rounds = 3",
    }
    assert rest == [
        {"n": 1, "seat": seat, "do": "coin"},
        {"n": 2, "seat": seat, "do": "coin"},
        {"n": 2, "undo": True},
        {"n": 2, "redo": True},
        {"n": 3, "seat": seat, "do": "end", "hash": other, "round": 1},
    ]


def test_a_finished_game_ends_with_its_result(full):
    terms = list(read(full).match.score)
    scores = [sum(seat.values()) for seat in terms]
    assert scores[0] < scores[1]
    told = {"ranking": [1, 0], "scores": scores, "terms": terms, "reason": "last-round"}
    assert lines(full)[-1] == {"result": told}


def test_values_that_do_not_ship_stand_in_the_record(path):
    own = Setup(setup().seats, 1, edition="rounds = 1")
    save(play_on(Match(META.open(own))), path)
    first = lines(path)[0]
    assert (first["edition"], first["edition_text"], first["data"]) == ("own", "rounds = 1", "0001")
    reading = read(path)
    assert (reading.sound, reading.notices) == (True, ())
    assert reading.match.game.setup.edition == "rounds = 1"


def test_a_game_keeps_the_values_it_was_begun_with_whatever_ships_later(path, monkeypatch):
    save(play_on(match(), 5), path)
    assert read(path).match.game.setup.edition == ""
    monkeypatch.setattr(toy, "ROUNDS", 1)
    reading = read(path)
    assert (reading.sound, reading.notices, reading.match.game.data_hash) == (True, (), "0003")
    before = lines(path)
    save(play_on(reading.match), path)
    assert lines(path)[1 : len(before)] == before[1:]
    reading = read(path)
    assert reading.match.game.round(reading.match.state) == 3


def test_a_saved_game_can_be_read_at_each_step_also_of_a_computer_player(path):
    m = match("human", "random", "human", seed=8)
    while m.to_act:
        play_on(m, 1)
        save(m, path)
        reading = read(path)
        assert reading.sound
        assert tree(reading.match) == tree(m)
    assert reading.hashes == 18


def test_branches_undo_and_redo_are_read_back(path):
    m = do(match(undo_across_turns="yes"), "coin", "coin", "end", "coin")
    for _ in range(3):
        m.undo()
    do(m, "end", "coin", "end")
    m.undo()
    save(m, path)
    reading = read(path)
    assert tree(reading.match) == tree(m)
    assert changes(reading.match) == changes(m)
    assert reading.match.redo() is None


def test_lines_that_were_left_for_another_moment_are_read_back(path):
    m = do(match(), "coin", "turn", "end", "coin")
    left = m.node
    m.go(m.line()[0])
    do(m, "end", "coin")
    m.go(left)
    do(m, "end")
    save(m, path)
    assert [line for line in lines(path) if "go" in line] == [
        {"n": 1, "go": 1, "round": 1},
        {"n": 4, "go": 4, "round": 1},
    ]
    reading = read(path)
    assert (reading.sound, reading.notices) == (True, ())
    assert tree(reading.match) == tree(m)
    assert changes(reading.match) == changes(m)


def test_going_to_the_end_of_a_finished_line_tells_its_result_again(path):
    m = play_on(match(seed=4))
    end = m.node
    m.go(m.root)
    m.go(end)
    save(m, path)
    assert "result" in lines(path)[-1]
    assert read(path).match.result == m.result


def test_a_save_reads_back_to_the_same_bytes(full, tmp_path):
    save(read(full).match, tmp_path / "again.yamatai")
    assert (tmp_path / "again.yamatai").read_bytes() == full.read_bytes()


# Files that are no saved game


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is empty"),
        (b"\n", "is not a saved game"),
        (b"Dear diary,\n", "is not a saved game"),
        (b'{"name": "package", "version": 2}\n', "is not a saved game"),
        (b'{"format": "1"}\n', "is not a saved game"),
        (b'{"format": true}\n', "is not a saved game"),
        (b'{"format": 0}\n', "is not a saved game"),
        (b"[1, 2]\n", "is not a saved game"),
        (b'{"format": 1, "game": "\\ud800"}\n', "'game' is too long or not printable"),
        (b"[" * 60_000, "is not a saved game"),
        (b'{"format": ' + b"1" * 6000 + b"}", "is not a saved game"),
        (bytes(range(256)) * 100, "is not a saved game"),
        (b"\x00" * 5000, "is not a saved game"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "is not a saved game"),
        (b'{"format": 1, "pad": "' + b"x" * 70_000 + b'"}\n', "is not a saved game"),
        (b'{"format": 1}\n', "'game' is missing or wrong"),
    ],
)
def test_a_foreign_file_is_refused_in_one_line(path, content, why):
    path.write_bytes(content)
    refused(path, why)


def test_a_huge_file_is_refused_at_once(path):
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    start = time.process_time()
    with pytest.raises(InvalidInput, match="has 100 MB; a saved game has at most 4 MB"):
        read(path)
    assert time.process_time() - start < 1


def test_what_cannot_be_opened_is_told(tmp_path, monkeypatch, full):
    with pytest.raises(InvalidInput, match=r"cannot read .*nothing: No such file"):
        read(tmp_path / "nothing")
    with pytest.raises(InvalidInput, match="cannot read"):
        read(tmp_path)
    monkeypatch.setattr(os, "open", lambda *_: (_ for _ in ()).throw(PermissionError(13, "Permission denied")))
    with pytest.raises(InvalidInput, match=r"cannot read .*: Permission denied"):
        read(full)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_does_not_make_the_reader_wait(path):
    os.mkfifo(path)
    with pytest.raises(InvalidInput, match="it is not a file"):
        read(path)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 2, "program": "3.1.4"}, r"needs version 3\.1\.4 or later, this is"),
        ({"format": 2, "program": "\x1b[2J"}, "'program' is too long or not printable"),
        ({"rules": 4, "program": "2.0.0"}, r"needs version 2\.0\.0 or later.*Toy: rules 4, here 3"),
        ({"game": "chess"}, "there is no game 'chess'; there are: .*toy"),
        ({"data": "of another", "edition_text": "lots"}, "edition: it must be"),
        ({"edition_text": "\ud800"}, "'edition_text' is not a text"),
        ({"data": 7}, "'data' is missing or wrong"),
        ({"started": None}, "'started' is missing or wrong"),
        ({"setup": []}, "'setup' is missing or wrong"),
        ({"setup": {"seats": [1], "options": {}, "seed": 1}}, "a seat is not an object"),
        ({"setup": {"seats": [], "options": {}, "seed": -1}}, "the seed must be from 0"),
        ({"setup": {"seats": [], "options": {}, "seed": 2**63}}, "the seed must be from 0"),
        ({"setup": {"seats": [], "options": {}, "seed": 1}}, "Toy is for 2 to 3 seats, not 0"),
        ({"setup": {"seats": [], "options": {"dice": 6}, "seed": 1}}, "'dice' is missing or wrong"),
    ],
)
def test_a_first_line_that_does_not_fit_is_refused(full, change, why):
    first, *rest = lines(full)
    put(full, [{**first, **change}, *rest])
    refused(full, why)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"colour": "pink"}, "no colour 'pink'"),
        ({"colour": "green"}, "two seats have the same colour"),
        ({"name": "An\nna"}, "'name' is too long or not printable"),
        ({"name": "A" * 201}, "'name' is too long or not printable"),
        ({"player": 3}, "'player' is missing or wrong"),
    ],
)
def test_a_seat_that_does_not_fit_is_refused(full, change, why):
    first, *rest = lines(full)
    first["setup"]["seats"][0].update(change)
    put(full, [first, *rest])
    refused(full, why)


def test_an_option_that_does_not_exist_is_refused(full):
    first, *rest = lines(full)
    first["setup"]["options"]["dice"] = "loaded"
    put(full, [first, *rest])
    refused(full, "no option dice = loaded")


# Games that break off


def test_a_file_torn_at_any_byte_gives_the_game_up_to_there(full):
    data = b"".join(full.read_bytes().splitlines(keepends=True)[:9])
    full.write_bytes(data)
    whole = read(full).match
    for end in range(len(data)):
        full.write_bytes(data[:end])
        complete = data[:end].count(b"\n") + (data[end : end + 1] == b"\n")
        if complete == 0:
            refused(full, "is not a saved game|is empty")
            continue
        reading = read(full)
        assert reading.match.log() == whole.log()[: complete - 1]
        torn = data[end - 1 : end] != b"\n" and data[end : end + 1] != b"\n"
        assert reading.sound is not torn
        assert len(reading.notices) == torn
        assert full.read_bytes() == data[:end]


def test_nothing_but_zeros_after_a_power_cut_is_a_torn_line(full):
    number = read(full).match.node.number
    with full.open("ab") as file:
        file.write(b"\x00" * 4096)
    stops(full, number, "the last line is torn and left out")


def break_line(path, at, line):
    """Put another line in place of that of action `at` of the history."""
    found = lines(path)
    found[at] = line if not isinstance(line, dict) else {**found[at], **line}
    put(path, found)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"do": "take 6", "hash": None}, r"action 5: take 6: refused by rule 5 \(not-in-row\)"),
        ({"do": "fly"}, "action 5: no action is called 'fly'"),
        ({"do": "coin\x1b"}, "action 5: .*'do' is too long or not printable"),
        ({"do": "x" * 300}, "action 5: .*'do' is too long or not printable"),
        ({"do": None}, "action 5: .*'do' is missing or wrong"),
        ({"seat": 7}, "action 5: there is no seat 7"),
        ({"seat": -1}, "action 5: there is no seat -1"),
        ({"seat": "0"}, "action 5: .*'seat' is missing or wrong"),
        ({"hash": "0000"}, "action 5: .*: the position after it is not the recorded one"),
        ({"n": 6}, "the line after action 4 does not fit"),
        ({"n": None}, "the line after action 4 does not fit"),
        (5, "line 6 cannot be read"),
    ],
)
def test_a_line_that_the_game_refuses_ends_it_there_and_keeps_the_file(full, change, why):
    break_line(full, 5, change)
    stops(full, 4, why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"n": 3, "undo": True}, r"action 3: undo: refused by rule 7 \(undo-turn\)"),
        ({"n": 2, "undo": True}, "the line after action 3 does not fit"),
        ({"n": 4, "redo": True}, r"action 4: redo: refused by rule 7 \(redo-end\)"),
        ({"n": 4, "jump": True}, "the line after action 3 does not fit"),
        ({"n": 4, "go": 4}, "there is no moment 4 after action 3"),
        ({"n": 0, "go": -4}, "there is no moment -4 after action 3"),
        ({"n": 1, "go": 2}, "there is no moment 2 after action 3"),
        ({"n": 1, "go": True}, "'go' is missing or wrong"),
        ({"result": {"ranking": [0, 1]}}, "the recorded result is not the one of this game"),
    ],
)
def test_an_undo_redo_or_result_that_does_not_fit_ends_it_there(path, line, why):
    save(do(match(), "coin", "coin", "end"), path)
    put(path, [*lines(path), line, {"n": 4, "seat": 0, "do": "coin"}])
    stops(path, 3, why)


def test_a_wrong_result_is_told(full):
    number = read(full).match.node.number
    found = lines(full)
    found[-1]["result"]["scores"][0] += 1
    put(full, found)
    stops(full, number, "the recorded result is not the one of this game")


def test_a_torn_line_in_the_middle_and_one_that_is_too_long(full):
    data = full.read_bytes().splitlines(keepends=True)
    full.write_bytes(b"".join([*data[:4], data[4][:9] + b"\n", *data[5:]]))
    stops(full, 3, "line 5 cannot be read")
    full.write_bytes(b"".join(data[:4]) + b'"' + b"x" * 100_000)
    stops(full, 3, "line 5 cannot be read")


def test_an_editors_blank_lines_and_missing_last_line_end_do_not_matter(full):
    data = full.read_bytes()
    full.write_bytes(data.replace(b"\n", b"\r\n\n").rstrip())
    assert read(full).sound


def test_other_component_values_are_told_as_long_as_the_game_goes_on(full):
    first, *rest = lines(full)
    put(full, [{**first, "data": "ffff", "edition": "old"}, *rest])
    reading = read(full)
    assert reading.sound
    told = "played with other component values (edition old) than the program has now"
    assert [str(notice) for notice in reading.notices] == [told]


def test_an_older_format_is_upgraded_line_by_line(full, monkeypatch):
    first, *rest = lines(full)
    put(full, [first, *({**line, "do": line["do"].upper()} if "do" in line else line for line in rest)])
    stops(full, 0, "no action is called")
    monkeypatch.setattr(record, "FORMAT", 2)
    monkeypatch.setitem(
        record.UPGRADES, 1, lambda line: {**line, "do": line["do"].lower()} if "do" in line else {**line, "format": 2}
    )
    assert read(full).sound


OLD = Path(__file__).with_name("old")
"""A game of the toy in each format that there has been, with every kind of line. Never written anew."""


def test_a_game_in_each_format_is_kept():
    assert {file.name for file in OLD.iterdir()} == {
        f"format-{number}.yamatai" for number in range(1, record.FORMAT + 1)
    }
    assert record.UPGRADES.keys() == set(range(1, record.FORMAT))


@pytest.mark.parametrize("number", range(1, record.FORMAT + 1))
def test_a_game_in_an_old_format_is_read_to_its_end(number, tmp_path):
    reading = read(OLD / f"format-{number}.yamatai")
    assert (reading.sound, reading.notices) == (True, ())
    assert reading.match.result
    assert {change.kind for change in reading.match.history} == {"do", "undo", "redo", "go"}
    save(reading.match, tmp_path / "today.yamatai")
    assert tree(read(tmp_path / "today.yamatai").match) == tree(reading.match)
    assert summarise(OLD / f"format-{number}.yamatai").ending == summarise(tmp_path / "today.yamatai").ending


@pytest.fixture
def branched(path):
    """The bytes of a record with an undo."""
    m = do(match(), "coin", "coin")
    m.undo()
    save(play_on(m, 12), path)
    return path.read_bytes()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_mutated_record_gives_an_answer_or_a_clear_refusal(branched, path, data):
    content = bytearray(branched)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        content[start : start + data.draw(st.integers(0, 20))] = data.draw(
            st.one_of(st.binary(max_size=8), st.sampled_from([b"\n", b'"', b"{}", b"null", b"-1", b"1e999", b"NaN"]))
        )
    path.write_bytes(content)
    with contextlib.suppress(InvalidInput):
        reading = read(path)
        assert reading.sound or reading.notices
    assert path.read_bytes() == content


# Disks that refuse


def fail(*_):
    raise FULL


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_as_it_was(full, monkeypatch, step):
    before = full.read_bytes()
    monkeypatch.setattr(os, step, fail)
    with pytest.raises(InvalidInput, match=r"cannot write .*game.yamatai: No space left on device"):
        save(match(), full)
    assert full.read_bytes() == before
    assert [file.name for file in full.parent.iterdir()] == [full.name]


def test_a_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one_and_its_name_after(full, monkeypatch):
    """Report 11: a rename outlasts a power cut, and never leads to a file that does not."""
    done = []
    fsync, replace = os.fsync, os.replace

    def sync(number):
        done.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        fsync(number)

    def rename(source, target):
        done.append("rename")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", rename)
    save(match(), full)
    assert done == ["file", "rename", *(["folder"] if os.name == "posix" else [])]


def test_a_disk_that_takes_a_part_only_is_full(full, monkeypatch):
    before = full.read_bytes()
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[:10]))
    with pytest.raises(InvalidInput, match="No space left on device"):
        save(match(), full)
    assert full.read_bytes() == before


def test_places_that_cannot_be_written_are_told(tmp_path):
    for place in (tmp_path / "no" / "folder.yamatai", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(InvalidInput, match="cannot write"):
            save(match(), place)
    assert not any(tmp_path.iterdir())


def test_a_link_to_a_file_stays_a_link(full, tmp_path):
    link = tmp_path / "link.yamatai"
    try:
        link.symlink_to(full)
    except OSError:
        pytest.skip("no links here")
    save(match(), link)
    assert link.is_symlink()
    assert read(full).match.node.number == 0


def test_an_edition_too_long_for_a_line_is_refused_before_it_is_written(path):
    seats = (Seat("Anna", "red"), Seat("Béla", "green"))
    m = Match(META.open(Setup(seats, edition="rounds = 1" + " " * 70_000)))
    with pytest.raises(InvalidInput, match="the edition is longer than 64 KB"):
        save(m, path)
    assert not path.exists()
