"""Faults: what the code says of them in English the English texts say too, and every language has its words for them.

Each coded fault is provoked once, the way a person meets it, and compared word by word.
"""

import ast
import errno
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import yamatai
from tests.games.yamatai.model.test_components import FAULTS, HOUSE
from tests.play.test_lesson import GOOD as LESSON
from yamatai import resources
from yamatai.games.yamatai.meta import META as YAMATAI
from yamatai.games.yamatai.model.components import parse_components
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.games.yucata.model.layouts import parse_layouts
from yamatai.play import edition, exercise, lesson, record
from yamatai.play.autosave import Autosave, resume
from yamatai.play.fault import Fault, in_lines, listed
from yamatai.play.game import InvalidInput, Seat, Setup
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.play.summary import summarise
from yamatai.table.faults import in_words, sentence
from yamatai.table.text import Texts, languages, texts
from yamatai.table.text_check import read_entries

SEATS = (Seat("Anna", "white"), Seat("Béla", "black"))


def codes_in_source() -> dict[str, set[frozenset[str]]]:
    """By code, the names of the values that it is made with."""
    found: dict[str, set[frozenset[str]]] = {}
    for file in Path(yamatai.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Fault" | "InvalidInput"), args=[_, ast.Constant(str(code)), *_]) if code:
                    found.setdefault(code, set()).add(frozenset(str(keyword.arg) for keyword in node.keywords))
    return found


CODES = codes_in_source()


# What a person may meet


def fault_of(does: Callable[..., object], *arguments: Any) -> Fault:
    with pytest.raises(InvalidInput) as caught:
        does(*arguments)
    return caught.value.fault


def match(*actions: str, seats: tuple[Seat, ...] = SEATS, meta: Any = YUCATA) -> Match:
    played = Match(meta.open(Setup(seats, 1)), "2026-11-05T18:00:00+00:00")
    for action in actions:
        played.do(played.to_act[0], played.game.read(action))
    return played


def saved(path: Path, *lines: object, **changes: object) -> Path:
    """A game of one card, its first line changed, with more lines."""
    record.save(match("play 1"), path)
    first, *rest = path.read_text("utf-8").splitlines()
    first = json.dumps({**json.loads(first), **changes})
    path.write_text("\n".join([first, *rest, *map(json.dumps, lines)]) + "\n", "utf-8")
    return path


def of_setups(_folder: Path) -> Iterator[Fault]:
    def opened(*seats: Seat, **options: str) -> None:
        YUCATA.open(Setup(seats, 1, tuple(options.items())))

    yield fault_of(opened, SEATS[0])
    yield fault_of(opened, SEATS[0], Seat("Béla", "pink"))
    yield fault_of(opened, SEATS[0], Seat("Béla", "white"))
    for layout in ("moon", "8 11", "8 8 9 10 11 12 13 14 15", "4 8 9 10 11 12 13 14 15", "8 9 10 11 12 13 14 15 38"):
        yield fault_of(lambda layout=layout: opened(*SEATS, layout=layout))
    yield fault_of(lambda: opened(*SEATS, dice="loaded"))


def of_the_system(_folder: Path) -> Iterator[Fault]:
    told = ["ENOSPC"]
    if sys.platform.startswith("linux"):  # whose words the English texts are
        told += ["EDQUOT", "EACCES", "EPERM", "EROFS", "ENOENT", "EEXIST", "ENOTDIR", "EISDIR"]
        told += ["ENAMETOOLONG", "EFBIG", "EIO", "EBUSY", "ETXTBSY", "EMFILE"]
    for name, verb in zip(told, ["read", "write", "rename", "delete"] * 4, strict=False):
        number = getattr(errno, name)
        yield record.cannot(verb, "a file", OSError(number, os.strerror(number))).fault
    held = "The process cannot access the file because it is being used by another process"
    error = PermissionError(errno.EACCES, held)
    error.winerror = 32  # type: ignore[attr-defined,unused-ignore]
    yield record.cannot("rename", "a file", error).fault
    yield record.cannot("read", "a file", OSError("something else")).fault


def of_records(folder: Path) -> Iterator[Fault]:
    path = folder / "game.yamatai"
    for content in (b"", b"Dear diary,\n"):
        path.write_bytes(content)
        yield fault_of(record.read, path)
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    yield fault_of(record.read, path)
    yield fault_of(summarise, path)
    yield fault_of(record.read, folder)
    yield fault_of(record.read, os.devnull)
    changes: list[dict[str, object]] = [
        {"format": 2, "program": "3.1.4"},
        {"format": 10**50, "program": "3.1.4"},
        {"rules": 99, "program": "2.0.0"},
        {"game": "chess"},
        {"game": None},
        {"game": "\x1b"},
        {"edition_text": "\ud800"},
        {"data": "another", "edition_text": "format = 1"},
        {"setup": {"seats": [1], "options": {}, "seed": 1}},
        {"setup": {"seats": [], "options": {}, "seed": -1}},
    ]
    for change in changes:
        yield fault_of(record.read, saved(path, **change))
    yield from record.read(saved(path, data="another")).notices
    lines: list[dict[str, object]] = [
        {"n": 9},
        {"n": 2, "redo": True},
        {"n": 9, "go": 9},
        {"n": 2, "seat": 10**50, "do": "play 2"},
        {"n": 2, "seat": 0, "do": "play 1"},
        {"n": 2, "seat": 0, "do": "play 2", "hash": "another"},
        {"n": 2, "seat": 1, "do": ""},
        {"n": 2, "seat": 1, "do": "drink tea"},
        {"n": 2, "seat": 1, "do": "play"},
        {"n": 2, "seat": 1, "do": "play tea"},
        {"result": {}},
    ]
    for line in lines:
        yield from record.read(saved(path, line)).notices
    for broken in ("{]\n", "{]"):
        with saved(path).open("a") as file:
            file.write(broken)
        yield from record.read(path).notices
    yield fault_of(summarise, saved(path, {"result": 7}))


def of_keeping(folder: Path) -> Iterator[Fault]:
    library, path = Library(folder / "games"), saved(folder / "game.yamatai")
    game = library.import_file(path)
    yield fault_of(library.rename, game, "?")
    yield fault_of(library.rename, library.copy(game), game.stem)
    _, kept = resume(game)
    yield fault_of(library.delete, game)
    yield fault_of(library.export, game, folder)
    _, other = resume(game)
    assert other.problem is not None
    yield other.problem.fault
    kept.close(60)
    library.close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record, "MAX_SIZE", 10)
        played = match()
        small = Autosave(played, folder / "games")
        played.do(played.to_act[0], 1)
        assert small.problem is not None
        yield small.problem.fault
        small.close(60)
        patch.setattr(record, "MAX_LINE", 10)
        yield fault_of(record.save, played, path)


def of_editions(folder: Path) -> Iterator[Fault]:
    path = folder / "own.toml"
    yield fault_of(edition.read_edition, path)
    for data in (b"\xff", b" ", b"x" * 100_000):
        path.write_bytes(data)
        yield fault_of(edition.read_edition, path)
    text = resources.path("games", "yucata", "layouts.toml").read_text("utf-8")
    faulty = ["format =", "format = 1", text.replace("red = 39", "red = 38", 1)]
    faulty += [text.replace('"basic"', f'"{id}"', 1) for id in ("moon", "ayuno")]
    faulty += [text.replace("dark = [", "dark = [8, ", 1), text.replace("dark = [", 'dark = ["8", ', 1)]
    for content in faulty:
        yield fault_of(parse_layouts, content)
    for faulty_edition, _ in FAULTS.values():
        yield fault_of(parse_components, faulty_edition)
    yield fault_of(parse_components, HOUSE.replace("recruit_different = 3", "recruit_different = 30"))
    for no_toml in ("a = ?", "a = 1\na = 2\n", "a = [", "a = " + "[" * 5000):
        yield fault_of(parse_components, no_toml)


def of_lessons(folder: Path) -> Iterator[Fault]:
    file = folder / "tutorial.toml"
    yield fault_of(lesson.read, file)
    head, _, chapter = LESSON.partition("[[chapter]]")
    _, _, game = head.partition("[[game]]")
    faulty = [f"chapter = []{head}", f"{LESSON}[[game]]{game}", f"{LESSON}[[chapter]]{chapter}"]
    changes = [("format = 1", "format = 2"), ("portrait = ", "portrait = ?"), ("portrait", "picture")]
    changes += [
        ('note = "take"', 'note = "look"'),
        ('note = "take"', "note = 1"),
        ('"blue" }', '"blue", player = "easy" }'),
    ]
    changes += [('game = "story"', 'game = "tale"'), ('game = "story"', 'game = "story"\nturns = 2')]
    changes += [('note = "look"', 'note = "look"\nby = "learner"'), ("at = [", 'when = "built"\nat = [')]
    for content in (*faulty, *(LESSON.replace(*change, 1) for change in changes)):
        file.write_text(content, "utf-8")
        yield fault_of(lesson.read, file)
    rounds = LESSON.replace('id = "fleet"', 'id = "fleet"\nrounds = 1').replace("note", 'when = "built"\nnote')
    file.write_text(rounds, "utf-8")
    yield fault_of(lesson.read, file)
    read = lesson.load("yucata")
    course = lesson.Course(YUCATA, read, read.chapter[0])
    while seats := course.match.to_act:
        course.match.do(seats[0], course.match.game.legal(course.match.state, seats[0])[0])
    yield fault_of(course.do, "play 1")


def of_exercises(_folder: Path) -> Iterator[Fault]:
    good = resources.path("games", "yamatai", "exercises.toml").read_text("utf-8")
    for change in (
        ("format = 1", "format = 2"),
        ("level = 1", "level = "),
        ('id = "empty-harbour"', 'id = "one-boat"'),
    ):
        yield fault_of(exercise.parse, good.replace(*change, 1))


def of_typed_actions(_folder: Path) -> Iterator[Fault]:
    read = match(meta=YAMATAI, seats=(Seat("Anna", "blue"), Seat("Béla", "grey"))).game.read
    names = "fleet moon", "buy moon", "place moon 1", "place gold moon", "collect moon", "build moon 1"
    for text in (
        *names,
        "recruit moon koi koi",
        "recruit ebisu moon",
        "recruit ebisu",
        "exchange moon 1",
        "end now",
        "fleet",
        "place gold",
    ):
        yield fault_of(read, text)


AREAS = (of_setups, of_the_system, of_records, of_keeping, of_editions, of_lessons, of_exercises, of_typed_actions)


def parts(fault: Fault) -> Iterator[Fault]:
    """The fault and those in it."""
    yield fault
    for part in (*fault.lines, *(value for _, value in fault.values if isinstance(value, Fault))):
        yield from parts(part)


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> list[Fault]:
    return [fault for area in AREAS for fault in area(tmp_path_factory.mktemp(area.__name__))]


# What is said of it


def test_each_coded_fault_is_met(met: list[Fault]) -> None:
    assert {part.code for fault in met for part in parts(fault)} - {""} == CODES.keys()


def test_the_english_texts_say_what_the_code_says(met: list[Fault]) -> None:
    assert [in_words(texts("en"), fault) for fault in met] == [str(fault) for fault in met]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_another_language_has_other_words(language: str, met: list[Fault]) -> None:
    text = texts(language)
    same = [str(fault) for fault in met if in_words(text, fault) == str(fault)]
    assert [told for told in same if "something else" not in told and "Too many open files" not in told] == []


@pytest.mark.parametrize("language", languages())
def test_each_code_has_a_text_with_its_values_and_each_text_a_code(language: str) -> None:
    entries, _ = read_entries(language)
    told = {id.removeprefix("fault-"): entry.variables for id, entry in entries.items() if id.startswith("fault-")}
    assert {code: {variables} for code, variables in told.items()} == CODES


def test_several_faults_are_told_line_by_line() -> None:
    faults = listed([Fault("two seats have the same colour", "setup-same-colour"), Fault("it is late", "late")])
    assert str(faults) == "two seats have the same colour\nit is late"
    assert in_words(texts("sv"), faults) == "två platser har samma färg\nit is late"


def test_a_fault_that_stands_alone_is_a_sentence_that_begins_with_a_capital_or_a_name() -> None:
    text = texts("en")
    full = Fault("No space left on device", "system", error="ENOSPC", said="full")
    assert sentence(text, Fault("", "cannot", verb="write", path="a.b", why=full)).startswith("Cannot write a.b:")
    assert sentence(text, Fault("", "record-foreign", path="a.yamatai")) == "a.yamatai is not a saved game"
    both = listed([Fault("", "setup-same-colour"), Fault("", "record-seat", seat=3)])
    assert sentence(text, both) == "Two seats have the same colour\nThere is no seat 3"


def test_a_number_stands_as_it_is_and_has_its_plural() -> None:
    text = texts("es")
    assert in_words(text, Fault("", "record-line", line=4096)) == "la línea 4096 no se puede leer"
    assert in_words(text, Fault("", "edition-cost", count=1, most=6)).startswith("un coste de 1 barco;")
    assert in_words(text, Fault("", "record-seat", seat=10**50)) == f"no hay un asiento {10**50}"


def test_how_many_words_an_action_takes_has_its_plural() -> None:
    told = [str(fault) for fault in of_typed_actions(Path())]
    assert "'fleet': fleet takes 1 word (fleet)" in told
    assert "'place gold': place takes 2 words (boat, space)" in told
    assert "'recruit ebisu': recruit takes 2 words (specialist, payment)" in told
    assert "'end now': end takes no more words" in told


def test_a_list_in_a_file_is_told_line_by_line() -> None:
    text: Texts = texts("es")
    fault = fault_of(parse_components, HOUSE.replace("stone  = 4\n", "stone  = -4\n").replace('"discount"', '"rebate"'))
    inside = record.in_file("game.yamatai", InvalidInput(fault)).fault
    first, second = in_words(text, inside).splitlines()
    assert first.startswith("game.yamatai: edition: fleet 9: poder desconocido: 'rebate'; existen: survey, ")
    assert second == "edition: prices: stone: -4 es menor que 0"


def test_on_a_terminal_a_fault_is_a_line_whatever_stands_in_it() -> None:
    name = "a\nb\x1b[31m\udcff\u2028é"
    assert in_lines(Fault(f"{name} is not a saved game", "record-foreign", path=name)) == [
        r"a\nb\x1b[31m\xff\u2028é is not a saved game"
    ]
    both = listed([Fault("the\nfirst"), Fault("second")])
    assert in_lines(both) == [r"the\nfirst", "second"]
    inside = record.in_file(name, record.failed("read", "x", both)).fault
    assert in_lines(inside) == [r"a\nb\x1b[31m\xff\u2028é: cannot read x: the\nfirst", "second"]
