"""Lessons as data: what is read, what is wrong, how a chapter is gone through; the tutorials that ship."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yamatai.bots import levels
from yamatai.cli import main
from yamatai.games.yamatai.meta import META
from yamatai.play import lesson
from yamatai.play.game import InvalidInput, Place, find, installed
from yamatai.play.learned import FILE, Learned, Progress
from yamatai.play.lesson import LEARNER, Course
from yamatai.play.lesson_check import check_lesson
from yamatai.play.text_file import MOST
from yamatai.table.lesson_texts import MOST_CHARACTERS, check_lesson_texts, ids
from yamatai.table.text import languages, texts

GOOD = """
format = 1
portrait = "ferry-master"
[[game]]
id = "story"
seats = [{ name = "Aiko", colour = "blue" }, { name = "Ren", colour = "orange", player = "nobody" }]
seed = 61
turns = ["fleet 8; place bamboo 1; collect 1; end"]
[[chapter]]
id = "fleet"
game = "story"
[[chapter.step]]
note = "look"
at = ["fleet *", "mat"]
[[chapter.step]]
note = "take"
wait = ["fleet 8", "fleet 5"]
[[chapter.step]]
note = "place"
wait = ["place *"]
[[chapter.step]]
note = "collect"
wait = ["collect *"]
"""
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A function that writes the good lesson with some pieces replaced, as a file."""

    def make(*changes: tuple[str, str]) -> Path:
        text = GOOD
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        file = tmp_path / "tutorial.toml"
        file.write_text(text, "utf-8")
        return file

    return make


# The file


def test_a_lesson_is_read(write: Write) -> None:
    read = lesson.read(write())
    chapter = read.find("fleet")
    assert [step.note for step in chapter.step] == ["look", "take", "place", "collect"]
    assert chapter.step[1].wait == ("fleet 8", "fleet 5")
    assert read.story(chapter).seats[1].player == "nobody"
    assert read.after(chapter) is None
    with pytest.raises(InvalidInput, match="no chapter 'boats'; there are: fleet"):
        read.find("boats")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("format = 1", "format = 2"), "tutorial.toml: format is 2, this program reads 1"),
        (("format = 1", "format = "), "tutorial.toml: not a TOML file: line 2, column 10 (Invalid value)"),
        (("seed = 61", 'seed = "61"'), "seed"),
        (('at = ["fleet *", "mat"]', "at = 3"), "step"),
        (('note = "look"', 'noet = "look"'), "noet"),
        (('note = "take"', 'note = "look"'), "chapter fleet: note look is there twice"),
        (('game = "story"', 'game = "tale"'), "chapter fleet: there is no game 'tale'"),
        (('game = "story"', 'game = "story"\nturns = 2'), "chapter fleet: its game has 1 turns, not 2"),
        (('"blue" }', '"blue", player = "easy" }'), "game story: the first seat is the learner's"),
        (('note = "look"', 'note = "look"\nwhen = "placed"'), "step look: 'when' and 'by' are for a chapter with "),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_entry(write: Write, change: tuple[str, str], fault: str) -> None:
    with pytest.raises(InvalidInput) as told:
        lesson.read(write(change))
    assert fault in str(told.value)
    assert str(told.value).startswith("tutorial.toml") or "@ tutorial.toml" in str(told.value)


# The proof


def test_a_good_lesson_is_proved(write: Write) -> None:
    assert check_lesson(META, write()) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("place bamboo 1; collect", "place bamboo 3; collect"), None),  # no chapter goes through that turn
        (('game = "story"', 'game = "story"\nbefore = ["fleet 9"]'), "chapter fleet: fleet 9: refused by rule 3.1"),
        (('"fleet 8", "fleet 5"', '"fleet 8", "fleet 9"'), "step take: fleet 9: refused by rule 3.1"),
        (('"fleet 8", "fleet 5"', '"fleet 8", "float 9"'), "step take: no action begins with 'float'"),
        (('"fleet 8", "fleet 5"', '"fleet  8"'), "step take: fleet  8: it is written 'fleet 8'"),
        (('"place *"', '"build *"'), "step place: no legal action is like 'build *'"),
        (('"collect *"', '"collect 5"'), "step collect: collect 5: refused by rule 5.5"),
        (('"mat"', '"tile standard-21"'), "step look: there is no place 'tile standard-21' to point at"),
        (('"mat"', '"castle *"'), "step look: there is no place 'castle *' to point at"),
        (('note = "place"', 'note = "place"\nplay = ["keep bamboo; end"]'), "step place: it is not the learner's turn"),
    ],
)
def test_what_cannot_be_done_or_pointed_at_is_found(write: Write, change: tuple[str, str], fault: str | None) -> None:
    problems = check_lesson(META, write(change))
    assert problems == [] if fault is None else any(fault in problem for problem in problems), problems


def test_every_choice_is_followed(write: Write) -> None:
    """Fleet 5 has no wood: what comes after must be legal whichever fleet was taken."""
    problems = check_lesson(META, write(('"place *"', '"place wood 1"')))
    assert len(problems) == 1
    assert "step place: place wood 1: refused" in problems[0]


# A chapter as it is gone through


def course(write: Write, *changes: tuple[str, str]) -> Course:
    read = lesson.read(write(*changes))
    return Course(META, read, read.chapter[0])


def do(course: Course, text: str) -> None:
    course.match.do(LEARNER, course.match.game.read(text))
    course.on()


def test_a_course_waits_goes_on_and_back(write: Write) -> None:
    walked = course(write)
    assert walked.awaited == ()
    walked.on()
    written = walked.match.game.write
    assert list(map(written, walked.awaited)) == ["fleet 8", "fleet 5"]
    do(walked, "fleet 5")
    moment = walked.back()
    assert walked.step is not None
    assert (walked.step.note, moment.number) == ("take", 0)


def test_a_course_is_resumed_by_what_it_shows(write: Write) -> None:
    walked = course(write)
    walked.skip_to(3)
    assert walked.step is not None
    assert walked.step.note == "collect"
    assert walked.match.game.write(walked.match.line()[0].action) == "fleet 8"
    do(walked, "collect 1")
    assert walked.over


def test_places_as_texts() -> None:
    assert lesson.place("space 37") == Place("space", 37)
    assert lesson.place("tile standard-07") == Place("tile", "standard-07")
    assert lesson.place("mat") == Place("mat")
    assert lesson.is_any(lesson.place("fleet *"))


# The tutorials that ship

TAUGHT = [game for game in installed() if lesson.has_lesson(game)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_that_ships_is_proved(game: str) -> None:
    assert check_lesson(find(game), lesson.shipped(game)) == []
    assert check_lesson_texts(game, lesson.load(game)) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_of_ones_own_has_about_as_many_moves_as_it_says(game: str) -> None:
    """Counted with an easy computer player in the learner's place."""
    meta, read = find(game), lesson.load(game)
    for chapter in filter(lambda chapter: chapter.free, read.chapter):
        played = Course(meta, read, chapter)
        played.skip_to(len(chapter.told))
        match, easy, moves = played.match, levels.player("easy"), 0
        while not played.over:
            seat = match.to_act[0]
            match.do(seat, easy(match.game, match.view(seat), seat, 1, match.node.number))
            moves += seat == LEARNER
        assert moves == pytest.approx(chapter.moves, rel=0.3)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_no_note_is_longer_than_it_may_be(game: str, language: str) -> None:
    text = texts(language)
    assert max(len(text(id)) for id in ids(game, lesson.load(game))) <= MOST_CHARACTERS


def test_the_chapters_of_yamatai_come_in_the_order_in_which_they_are_needed() -> None:
    wanted = "goal fleet boats collect build groups heights harbour specialists powers round scoring game"
    assert [chapter.id for chapter in lesson.load("yamatai").chapter] == wanted.split()


# What a person has learned


def test_what_is_done_and_where_a_chapter_was_left_is_remembered(tmp_path: Path) -> None:
    learned = Learned(tmp_path)
    learned.finish("yamatai", "goal")
    learned.leave("yamatai", "fleet", 2)
    assert Learned(tmp_path).of("yamatai") == Progress(("goal",), "fleet", 2)
    learned.finish("yamatai", "fleet")
    assert Learned(tmp_path).of("yamatai") == Progress(("goal", "fleet"))


@pytest.mark.parametrize("content", ["", "{", "[]", '{"version": 2}', '{"version": 1, "games": {"yamatai": 3}}'])
def test_a_damaged_file_is_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    learned = Learned(tmp_path)
    assert learned.of("yamatai") == Progress()
    learned.finish("yamatai", "goal")
    assert json.loads((tmp_path / FILE).read_text())["games"]["yamatai"]["done"] == ["goal"]


def test_a_folder_that_cannot_be_written_ends_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    learned = Learned(tmp_path / "file")
    learned.finish("yamatai", "goal")
    assert learned.of("yamatai").done == ("goal",)


# The command


def run(capsys: Any, *words: str) -> tuple[int, str, str]:
    status = main(["lesson", *words])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_command_proves_a_lesson(capsys: Any, write: Write) -> None:
    status, out, _ = run(capsys, "yamatai", "check")
    assert status == 0
    assert "boats: 4 steps" in out
    assert run(capsys, "yamatai", "check", str(write()))[0] == 0
    status, _, err = run(capsys, "yamatai", "check", str(write(('"place *"', '"build *"'))))
    assert (status, err.count("\n")) == (1, 1)


def test_the_command_says_why_a_file_is_no_use(capsys: Any, tmp_path: Path) -> None:
    binary, game = tmp_path / "x.toml", Path(__file__).parents[1] / "golden" / "2-hard-001.yamatai"
    binary.write_bytes(b"\x86")
    with (tmp_path / "long.toml").open("wb") as file:
        file.truncate(2 * MOST)
    told = f"yamatai: {tmp_path / 'long.toml'} is longer than 16384 KB\n"
    assert run(capsys, "yamatai", "check", str(tmp_path / "long.toml")) == (1, "", told)
    assert run(capsys, "yamatai", "check", str(binary)) == (1, "", f"yamatai: {binary} is not a text in UTF-8\n")
    nowhere = tmp_path / "no" / "x.toml"
    status, _, err = run(capsys, "yamatai", "record", str(game), "--out", str(nowhere))
    assert (status, err) == (1, f"yamatai: cannot write {nowhere}: No such file or directory\n")


def test_a_recorded_game_becomes_a_lesson_that_can_be_proved(capsys: Any, tmp_path: Path) -> None:
    game, out = Path(__file__).parents[1] / "golden" / "2-hard-001.yamatai", tmp_path / "new.toml"
    assert run(capsys, "yamatai", "record", str(game), "--out", str(out))[0] == 0
    assert run(capsys, "yamatai", "check", str(out))[0] == 0
    read = lesson.read(out)
    own = [turn for turn in read.game[0].turns if turn]
    assert len(read.chapter) == sum("turn-" in chapter.id for chapter in read.chapter) > 5
    first = read.chapter[0]
    assert [step.wait[0] for step in first.step] == own[first.turns].split("; ")


@pytest.mark.parametrize(
    "words",
    [
        ("chess", "check"),
        ("yamatai", "record", "/nowhere"),
        ("yamatai", "check", "/nowhere.toml"),
        ("yamatai", "check", "/no\nwhere.toml"),
        ("yucata", "record", str(Path(__file__).parents[1] / "golden" / "2-hard-001.yamatai")),
    ],
)
def test_what_cannot_be_used_is_told_in_a_line(capsys: Any, words: tuple[str, ...]) -> None:
    status, _, err = run(capsys, *words)
    assert status == 1
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("yamatai",), "required: check | record"),
        (("yamatai", "prove"), "invalid choice: 'prove'"),
        (("yamatai", "record"), "required: FILE"),
        (("yamatai", "check", "--out", "x.toml"), "unrecognized arguments: --out"),
        (("yamatai", "check", ""), "'' is not the name of a file"),
    ],
)
def test_wrong_usage_is_told_in_a_line(capsys: Any, words: tuple[str, ...], part: str) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert part in err
