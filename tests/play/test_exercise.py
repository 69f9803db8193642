"""Exercises as data: what the file may say, what is found wrong with it, and how a turn is judged."""

import attrs
import pytest

from tests.toy.door import door  # noqa: F401
from tests.toy.game import META as TOY
from yamatai import resources
from yamatai.games.yamatai.meta import META
from yamatai.play import exercise as exercises
from yamatai.play.check import check_data
from yamatai.play.exercise import Attempt, Exercise, check, misses, parse, play_texts, prove, set_up, split
from yamatai.play.game import HUMAN, InvalidInput
from yamatai.play.solved import Solved

FIRST = """
format = 1
[[exercise]]
id = "first"
level = 1
seats = 2
seed = 1
played = ""
ways = 1
solution = "fleet 8, end"
at_most = { kept = 3 }
"""


@pytest.fixture(scope="module")
def shipped():
    return exercises.exercises("yamatai")


@pytest.fixture
def one(shipped):
    """The exercise with the fewest moments to look at."""
    return next(exercise for exercise in shipped if exercise.ways == 1)


def test_there_are_enough_for_every_number_of_players_and_every_level(shipped):
    assert len(shipped) >= 12
    assert {exercise.seats for exercise in shipped} == {2, 3, 4}
    assert {exercise.level for exercise in shipped} == set(range(1, exercises.LEVELS + 1))
    assert len({tuple(sorted(exercise.wanted)) for exercise in shipped}) >= 8
    assert len({split(exercise.solution)[0] for exercise in shipped}) >= 5  # the fleets


@pytest.mark.parametrize("id", [exercise.id for exercise in exercises.exercises("yamatai")])
def test_what_an_exercise_claims_is_proved(shipped, id):
    exercise = next(exercise for exercise in shipped if exercise.id == id)
    assert check(META, exercise, proof=True) == []


# The file


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("format = 2\nexercise = []", "exercises.toml: format is 2, this program reads 1"),
        ("format = ", "exercises.toml: not a TOML file: line 1, column 10"),
        (FIRST + FIRST.replace("format = 1", ""), "exercise first is there twice"),
        (FIRST.replace("seed = 1", 'seed = "x"'), "seed"),
        (FIRST + "luck = 3", "luck"),
    ],
)
def test_a_faulty_file_is_told_in_words(text, part):
    with pytest.raises(InvalidInput, match=part):
        parse(text)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"played": "fleet 99"}, "action 1"),
        ({"played": "fleet 8"}, "does not stand at the beginning of a turn"),
        ({"seats": 7}, "Yamataï is not for 7 seats"),
        ({"level": 9}, "level 9"),
        ({"at_most": {"luck": 1}}, "there is no fact luck"),
        ({"at_most": {}}, "it has no goal"),
        ({"ways": 0}, "no way to the goal"),
        ({"solution": "fleet 8"}, "not one whole turn"),
        ({"solution": "fleet 8, place gold 0, end"}, "the solution: action 2, place gold 0: refused by rule 5.1"),
        ({"at_least": {"houses": 1}}, "the solution has 0 houses, not 1"),
    ],
)
def test_a_broken_exercise_is_found(change, part):
    (first,) = parse(FIRST.replace("fleet 8, end", "fleet 8, keep wood, end"))
    assert check(META, first, proof=False) == []
    (fault,) = check(META, attrs.evolve(first, **change), proof=False)
    assert fault.startswith("exercise first: ")
    assert part in fault


def test_a_wrong_number_of_ways_is_found_by_the_proof(one):
    wrong = attrs.evolve(one, ways=one.ways + 1)
    assert check(META, wrong, proof=False) == []
    (fault,) = check(META, wrong, proof=True)
    assert f"there are {one.ways} ways, not {one.ways + 1}: " in fault


def test_check_data_reads_the_exercises_of_a_folder(tmp_path, monkeypatch, one):
    shipped = resources.path("games", "yamatai")
    folder = tmp_path / "yamatai"
    folder.mkdir()
    (folder / "exercises.toml").write_text((shipped / "exercises.toml").read_text("utf-8"), "utf-8")
    monkeypatch.setattr("yamatai.play.check.installed", lambda: {META.id: attrs.evolve(META, check="")})
    assert check_data(folder) == []
    text = (folder / "exercises.toml").read_text("utf-8")
    (folder / "exercises.toml").write_text(text.replace(one.solution, one.solution.replace(", end", "")), "utf-8")
    (problem,) = check_data(folder)
    assert problem == f"yamatai: exercise {one.id}: the solution is not one whole turn"


def test_a_game_without_exercises_has_none(door):  # noqa: F811
    assert exercises.exercises("toy") == ()
    assert exercises.check_file(TOY) == []
    toy = Exercise("toy", 1, 2, 1, "", 1, "coin, end", {"coins": 1})
    assert check(TOY, toy, proof=False) == ["exercise toy: Toy has no exercises"]


# An attempt


def test_only_the_solver_is_a_person(shipped):
    for exercise in shipped:
        match = set_up(META, exercise)
        people = [n for n, seat in enumerate(match.game.setup.seats) if seat.player == HUMAN]
        assert people == list(match.to_act)


def test_a_turn_is_judged_when_it_is_over(one):
    match = set_up(META, one)
    attempt = Attempt(one, match)
    *most, last = split(one.solution)
    play_texts(match, most)
    assert (attempt.over, attempt.solved, attempt.misses()) == (False, False, ())
    play_texts(match, [last])
    assert (attempt.over, attempt.solved, attempt.misses()) == (True, True, ())
    assert not attempt.astray


def test_what_a_turn_lacks_is_told(one):
    least = dict.fromkeys(exercises.exercising_of(set_up(META, one).game).facts_there_are, 0)
    told = misses(attrs.evolve(one, at_least={"houses": 1}, at_most={"kept": 0}), {**least, "kept": 2})
    assert [(miss.fact, miss.value, miss.wanted, miss.too_much) for miss in told] == [
        ("houses", 0, 1, False),
        ("kept", 2, 0, True),
    ]


def test_whoever_goes_elsewhere_is_astray(one):
    match = set_up(META, one)
    attempt = Attempt(one, match)
    match.go(match.root)
    assert attempt.astray
    match.go(attempt.start)
    play_texts(match, [*split(one.solution), match.game.write(match.game.legal(match.state, match.to_act[0])[0])][:-1])
    seat = match.to_act[0]
    match.do(seat, match.game.legal(match.state, seat)[0])
    assert attempt.astray


def test_the_proof_gives_up_when_it_has_looked_at_too_much(one):
    turns = prove(set_up(META, one), one, most=3)
    assert not turns.complete


# Marks


def test_marks_stay(tmp_path):
    solved = Solved(tmp_path)
    assert solved.of("yamatai") == frozenset()
    solved.add("yamatai", "one")
    solved.add("yamatai", "one")
    solved.add("toy", "two")
    assert Solved(tmp_path).of("yamatai") == {"one"}
    assert Solved(tmp_path).of("toy") == {"two"}


@pytest.mark.parametrize(
    "content", ["", "[]", '{"version": 9}', '{"version": 1, "solved": {"yamatai": 3}}', "[" * 9999]
)
def test_marks_that_cannot_be_read_are_as_none(tmp_path, content):
    (tmp_path / "exercises.json").write_text(content)
    solved = Solved(tmp_path)
    assert solved.of("yamatai") == frozenset()
    solved.add("yamatai", "one")
    assert Solved(tmp_path).of("yamatai") == {"one"}


def test_a_mark_that_cannot_be_kept_holds_as_long_as_the_program(tmp_path):
    (tmp_path / "file").write_text("")
    solved = Solved(tmp_path / "file")
    solved.add("yamatai", "one")
    assert solved.of("yamatai") == {"one"}
