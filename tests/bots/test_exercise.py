"""The command that lists, proves and finds exercises."""

import tomllib

import pytest

from tests.toy.door import door  # noqa: F401
from yamatai import cli
from yamatai.games.yamatai.meta import META
from yamatai.play.exercise import FORMAT, check, exercises, parse


@pytest.mark.parametrize("words", [[], ["list"]])
def test_the_list_has_a_line_for_each(capsys, words):
    assert cli.main(["exercise", "yamatai", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [exercise.id for exercise in exercises("yamatai")]


def test_one_is_checked(capsys):
    first = exercises("yamatai")[0]
    assert cli.main(["exercise", "yamatai", "check", "--only", first.id]) == 0
    assert capsys.readouterr().out.startswith(f"{first.id}: level 1")


def test_a_broken_one_is_told(capsys, monkeypatch):
    monkeypatch.setattr("yamatai.play.exercise.check", lambda *_, **__: ["exercise x: it is dull"])
    assert cli.main(["exercise", "yamatai", "check", "--only", exercises("yamatai")[0].id]) == 1
    assert capsys.readouterr().err == "yamatai: exercise x: it is dull\n"


def test_what_is_found_is_an_exercise(capsys, monkeypatch):
    monkeypatch.setattr("yamatai.bots.exercise.ROUNDS", 1)
    words = ["--seats", "random,random", "--games", "1", "--at-least", "tokens=1", "--at-most", "placed=1"]
    assert cli.main(["exercise", "yamatai", "find", *words, "--most-ways", "400", "--moments", "10000"]) == 0
    text = f"format = {FORMAT}\n{capsys.readouterr().out}"
    found = [parse(f"format = {FORMAT}\n[[exercise]]{part}")[0] for part in text.split("[[exercise]]")[1:]]
    assert found
    assert tomllib.loads(text)
    for exercise in found:
        assert check(META, exercise, proof=True) == []


@pytest.mark.parametrize(
    ("words", "status", "part"),
    [
        (["yamatai", "find"], 2, "say with --at-least or --at-most"),
        (["yamatai", "find", "--at-least", "lu\nck=1"], 1, "has no fact 'lu\\nck'; there are: houses, "),
        (["yamatai", "find", "--at-least", "luck"], 2, "is not like coins=5"),
        (["yamatai", "find", "--at-most", f"coins={'9' * 5000}"], 2, "is not like coins=5"),
        (["yamatai", "find", "--at-least", "torii=1", "--seats", "easy" + ",easy" * 4], 1, "2 to 4 seats, not 5"),
        (["yamatai", "check", "--only", "no\nne"], 1, "has no exercise 'no\\nne'"),
        (["toy"], 1, "Toy has no exercises"),
        (["none"], 1, "there is no game"),
        (["yamatai", "prove"], 2, "invalid choice: 'prove'"),
        *((["yamatai", what, "--at-least", "torii=1"], 2, "--at-least") for what in ("list", "check")),
        *((["yamatai", what, "--only", "none"], 2, "--only") for what in ("list", "find")),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(capsys, words, status, part):
    assert cli.main(["exercise", *words]) == status
    err = capsys.readouterr().err
    assert part in err
    assert err.count("\n") == 1
