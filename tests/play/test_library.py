"""The library: what it tells of files, what it does with them, and an index that may always be lost."""

import os
import sqlite3

import pytest

from tests.toy.game import META
from tests.toy.table import NAMES, STARTED, do, match, play_on
from yamatai.play import library, record
from yamatai.play.autosave import Autosave, resume, running
from yamatai.play.game import HUMAN, InvalidInput, Seat, Setup
from yamatai.play.library import Library, matches
from yamatai.play.match import Match
from yamatai.play.record import read, save
from yamatai.play.summary import TAIL, Ending, Summary, summarise
from yamatai.play.tally import tally


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def opened(folder):
    """A function that opens a library of the folder and brings it up to date."""
    libraries = []

    def open_library(**options):
        libraries.append(Library(folder, **options))
        return updated(libraries[-1])

    yield open_library
    for each in libraries:
        each.close()


def updated(library):
    assert list(library.update())[-1] == 1
    return library


def put(folder, name, m, changed=0):
    """Save a match there, last changed so many seconds after 1970."""
    path = folder / f"{name}.yamatai"
    save(m, path)
    if changed:
        os.utime(path, (changed, changed))
    return path


def names(library):
    return [entry.path.stem for entry in library.entries]


# What a file tells


def test_a_finished_game_tells_its_end(folder):
    m = play_on(match("human", "random", seed=4))
    summary = summarise(put(folder, "over", m))
    seats = (Seat(NAMES[0], "red", HUMAN), Seat(NAMES[1], "green", "random"))
    scores = tuple(sum(terms.values()) for terms in m.score)
    ending = Ending(m.result.ranking, scores, tuple(map(dict, m.score)), "last-round")
    assert summary == Summary("toy", seats, STARTED, m.node.number, 3, ending)


def test_a_running_game_tells_how_far_it_is(folder):
    m = match(seed=4, undo_across_turns="yes")
    for text in ("coin", "end"):
        do(m, text)
    m.undo()
    summary = summarise(put(folder, "running", m))
    assert (summary.actions, summary.round, summary.ending) == (1, 1, None)
    assert summarise(put(folder, "new", match())).actions == 0


def test_a_summary_agrees_with_the_game_at_each_step(folder):
    m = match(seed=4)
    while m.to_act:
        play_on(m, 1)
        summary = summarise(put(folder, "game", m))
        assert summary.actions == m.node.number
        assert summary.round == m.game.round(m.state)
    assert summary.ending


def test_a_round_that_lies_far_back_is_found(folder):
    m = play_on(match(seed=4, undo_across_turns="yes"), 20)
    round, actions = m.game.round(m.state), m.node.number
    do(m, "coin" if m.can_undo() or m.node.ends_turn else "end")
    while len(record.content(m)) < 3 * TAIL:
        m.undo()
        m.redo()
    summary = summarise(put(folder, "game", m))
    assert (summary.round, summary.actions) == (round, actions + 1)


def test_an_undone_end_is_none(folder):
    m = play_on(match(seed=4))
    path = put(folder, "game", m)
    with path.open("ab") as file:
        file.write(b'{"n": 24, "undo": true}\n')
    assert summarise(path).ending is None


@pytest.mark.parametrize(
    "result",
    [
        "7",
        "{}",
        '{"ranking": [0], "scores": [1], "terms": [{}], "reason": "x"}',
        '{"ranking": [0, 0], "scores": [1, 2], "terms": [{}, {}], "reason": "x"}',
        '{"ranking": [true, 0], "scores": [1, 2], "terms": [{}, {}], "reason": "x"}',
        '{"ranking": [0, 1], "scores": [1, 2], "terms": [{}, {"coins": "7"}], "reason": "x"}',
        '{"ranking": [0, 1], "scores": [1, 2], "terms": [{}, {}], "reason": 3}',
        '{"ranking": [0, 1], "scores": [1, 2], "terms": [{}, {}], "reason": "x", "winners": 3}',
        '{"ranking": [0, 1], "scores": [1, 2], "terms": [{}, {}], "reason": "x", "winners": true}',
    ],
)
def test_a_wrong_result_is_a_fault(folder, opened, result):
    path = put(folder, "game", match())
    with path.open("a") as file:
        file.write(f'{{"result": {result}}}\n')
    (entry,) = opened().entries
    assert "not a readable saved game" in str(entry.fault)


# The list


def test_the_newest_game_is_first(folder, opened):
    put(folder, "older", play_on(match()), 100)
    put(folder, "newest", match(), 300)
    put(folder, "newer", match(), 200)
    found = opened()
    assert names(found) == ["newest", "newer", "older"]
    assert [entry.is_over for entry in found.entries] == [False, False, True]


def test_no_folder_is_an_empty_library(tmp_path):
    found = updated(Library(tmp_path / "none" / "games"))
    assert found.entries == []
    assert list(running(tmp_path / "none")) == []
    found.close()


def test_what_is_no_game_is_listed_with_its_fault_or_not_at_all(folder, opened):
    (folder / "diary.yamatai").write_text("Dear diary")
    (folder / "newer.yamatai").write_text('{"format": 99, "program": "7.0"}\n')
    (folder / "empty.yamatai").touch()
    (folder / "notes.txt").write_text("no game")
    (folder / ".hidden.yamatai").write_text("no game")
    (folder / "folder.yamatai").mkdir()
    faults = {entry.path.stem: str(entry.fault) for entry in opened().entries}
    assert faults.keys() == {"diary", "newer"}
    assert "is not a saved game" in faults["diary"]
    assert "needs version 7.0" in faults["newer"]


def test_only_files_that_changed_are_read_again(folder, opened, monkeypatch):
    put(folder, "one", match(), 100)
    put(folder, "two", match(), 200)
    opened().close()
    seen = []

    def look(path):
        seen.append(path.stem)
        return summarise(path)

    monkeypatch.setattr(library, "summarise", look)
    put(folder, "two", do(match(), "coin"), 300)
    put(folder, "three", match(), 150)
    (folder / "one.yamatai").unlink()
    found = opened()
    assert sorted(seen) == ["three", "two"]
    assert [(entry.path.stem, entry.summary.actions) for entry in found.entries] == [("two", 1), ("three", 0)]
    updated(found)
    assert len(seen) == 2


def test_an_update_goes_in_steps(folder, opened, monkeypatch):
    monkeypatch.setattr(library, "STEP", 0)
    for number in range(4):
        put(folder, f"game {number}", match())
    found = opened()
    put(folder, "one more", match())
    shares = list(found.update())
    assert shares == [1.0, 1.0]
    assert len(names(found)) == 5


def break_header(path):
    path.write_bytes(b"no database" * 100)


def break_pages(path):
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))


def cut(path):
    path.write_bytes(path.read_bytes()[:5000])


def another_version(path):
    database = sqlite3.connect(path)
    database.execute("pragma user_version = 99")
    database.execute("drop table games")
    database.execute("create table games (something)")
    database.close()


def make_folder(path):
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [break_header, break_pages, cut, another_version, make_folder, os.unlink])
def test_a_spoilt_index_is_made_anew(folder, opened, spoil):
    for number in range(40):
        put(folder, f"game {number}", match(), 100 + number)
    opened().close()
    index = folder.with_name("index.sqlite")
    spoil(index)
    assert len(opened().entries) == 40
    assert len(opened().entries) == 40


def test_an_index_that_is_locked_or_read_only_is_done_without(folder, opened, monkeypatch):
    put(folder, "game", match())
    opened().close()
    monkeypatch.setattr(library, "BUSY", 0)
    other = sqlite3.connect(folder.with_name("index.sqlite"), isolation_level=None)
    other.execute("begin exclusive")
    assert names(opened()) == ["game"]
    other.close()


def test_what_a_killed_program_left_half_written_is_swept_away(folder, opened):
    old, young = folder / ".17.part", folder / ".18.part"
    old.touch()
    young.touch()
    os.utime(old, (100, 100))
    opened()
    assert [file.name for file in folder.iterdir()] == [".18.part"]


# Search, and the game to go on with


def test_a_search_looks_into_names_seats_and_levels(folder, opened):
    put(folder, "An evening in May", match("human", "random"))
    (entry,) = opened().entries
    for words in ("", "evening", "EVENING may", "bél", "anna random"):
        assert matches(entry, words)
    for words in ("chloé", "anna june"):
        assert not matches(entry, words)


def test_the_last_game_that_is_not_over_is_offered(folder):
    put(folder, "over", play_on(match()), 400)
    put(folder, "left", do(match(), "coin"), 300)
    put(folder, "left before", do(match(), "coin"), 200)
    (folder / "broken.yamatai").write_text("?")
    assert [path.stem for path, _ in running(folder)] == ["left", "left before"]
    reading, kept = resume(folder / "left.yamatai")
    assert [(path.stem, summary.actions) for path, summary in running(folder)] == [("left before", 1)]
    kept.close(60)
    assert reading.match.node.number == 1


# What can be done with a game


def test_rename(folder, opened):
    path = put(folder, "game", match())
    found = opened()
    path = found.rename(path, " A better: name.yamatai ")
    assert path == folder / "A better name.yamatai"
    assert names(updated(found)) == ["A better name"]
    assert found.rename(path, "A better name") == path
    put(folder, "other", match())
    with pytest.raises(InvalidInput, match="there is a game 'other' already"):
        found.rename(path, "other")
    with pytest.raises(InvalidInput, match="has no letter"):
        found.rename(path, "///")
    with pytest.raises(InvalidInput, match="cannot rename"):
        found.rename(folder / "gone.yamatai", "new")


def test_a_game_that_is_played_stays_where_it_is(folder, opened):
    path = put(folder, "game", match())
    found = opened()
    _, kept = resume(path)
    for does in (lambda: found.rename(path, "new"), lambda: found.check_free(path)):
        with pytest.raises(InvalidInput, match="game is being played; leave it first"):
            does()
    kept.close(60)
    found.check_free(path)


def test_a_copy_goes_its_own_way(folder, opened):
    path = put(folder, "game", do(match(), "coin"))
    found = opened()
    copies = [found.copy(path), found.copy(path)]
    assert [copy.stem for copy in copies] == ["game (2)", "game (3)"]
    reading, kept = resume(copies[0])
    do(reading.match, "coin")
    kept.close(60)
    assert [read(p).match.node.number for p in (path, *copies)] == [1, 2, 1]


def test_import_and_export(folder, opened, tmp_path):
    found = opened()
    outside = put(tmp_path, "from a friend", do(match(), "coin"))
    path = found.import_file(outside)
    assert path == folder / "from a friend.yamatai"
    assert found.import_file(outside).stem == "from a friend (2)"
    found.export(path, tmp_path / "out.yamatai")
    assert (tmp_path / "out.yamatai").read_bytes() == outside.read_bytes()
    (tmp_path / "diary.yamatai").write_text("Dear diary")
    with pytest.raises(InvalidInput, match="is not a saved game"):
        found.import_file(tmp_path / "diary.yamatai")
    with pytest.raises(InvalidInput, match="cannot read"):
        found.export(folder / "gone.yamatai", tmp_path / "out.yamatai")
    assert len(list(folder.iterdir())) == 2


def test_a_game_played_at_the_table_is_in_the_library(folder, opened):
    m = match()
    kept = Autosave(m, folder)
    do(m, "coin")
    found = opened()
    assert [entry.path for entry in found.entries] == [kept.path]
    play_on(m)
    assert updated(found).entries[0].is_over
    kept.close(60)


# Statistics


def game(number, *parts):
    """A finished game, the so-manieth, of (name, level, score, won)."""
    seats = tuple(Seat(name, colour, level) for (name, level, _, _), colour in zip(parts, META.colours, strict=False))
    ranking = tuple(sorted(range(len(parts)), key=lambda seat: not parts[seat][3]))
    scores = tuple(part[2] for part in parts)
    terms = tuple({"coins": score - 1, "cards": 1} for score in scores)
    return Summary("toy", seats, f"2026-01-{number:02}", 1, 1, Ending(ranking, scores, terms, "last-round"))


def test_statistics_by_game_name_and_level():
    games = [
        game(3, ("Anna", HUMAN, 30, True), ("x", "hard", 20, False)),
        game(1, ("Anna", HUMAN, 10, True), ("Béla", HUMAN, 9, False)),
        game(2, ("Anna", HUMAN, 8, False), ("y", "hard", 28, True)),
        Summary("toy", (Seat("Anna", "red"), Seat("Béla", "green")), "2026-01-04", 1, 1, None),
    ]
    anna, bela, hard = tally(games)
    assert (anna.name, anna.level, anna.game) == ("Anna", "", "toy")
    assert (anna.games, anna.wins, anna.mean, anna.best) == (3, 2, 16, 30)
    assert anna.sources == {"coins": 15, "cards": 1}
    assert (anna.streak, anna.longest_streak) == (1, 1)
    assert [part.score for part in anna.parts] == [10, 8, 30]
    assert (bela.name, bela.games, bela.wins, bela.streak) == ("Béla", 1, 0, 0)
    assert (hard.name, hard.level, hard.games, hard.mean) == ("", "hard", 2, 24)


def test_streaks():
    games = [game(n, ("Anna", HUMAN, 5, won), ("Béla", HUMAN, 5, not won)) for n, won in enumerate([1, 1, 1, 0, 1, 1])]
    anna = next(each for each in tally(games) if each.name == "Anna")
    assert (anna.streak, anna.longest_streak) == (2, 3)


def test_no_games_no_statistics():
    assert tally([]) == []


def test_an_edition_makes_no_difference(folder, opened):
    own = Setup((Seat("Anna", "red"), Seat("Béla", "green")), 1, edition="rounds = 1")
    put(folder, "own", play_on(Match(META.open(own))))
    assert opened().entries[0].is_over
