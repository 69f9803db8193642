"""The words of exercises: whether every language has all of them, and no more. No Qt here."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

from yamatai.play.exercise import Exercise, exercises
from yamatai.play.game import InvalidInput, installed
from yamatai.table.text import Texts, languages
from yamatai.table.text_check import read_entries

MOST_CHARACTERS = 200
"""Of a goal or a hint: the card has no more room."""


def title(game: str, exercise: Exercise) -> str:
    """The id of an exercise's title."""
    return f"{game}-exercise-{exercise.id}"


def goal(game: str, exercise: Exercise) -> str:
    """The id of the words that say what is to be reached."""
    return f"{title(game, exercise)}-goal"


def hint(game: str, exercise: Exercise) -> str:
    """The id of its hint in words."""
    return f"{title(game, exercise)}-hint"


def short_of(game: str, fact: str) -> str:
    """The id of the words that say that there is too little of a fact."""
    return f"{game}-least-{fact}"


def more_than(game: str, fact: str) -> str:
    """The id of the words that say that there is too much of it."""
    return f"{game}-most-{fact}"


def ids(game: str, listed: Sequence[Exercise]) -> Iterator[str]:
    """The ids of all texts that exercises need."""
    for exercise in listed:
        yield from (title(game, exercise), goal(game, exercise), hint(game, exercise))
        yield from (short_of(game, fact) for fact in exercise.at_least)
        yield from (more_than(game, fact) for fact in exercise.at_most)


def check_exercise_texts(game: str, listed: Sequence[Exercise]) -> list[str]:
    """Texts that a language lacks, that are too long, or that no exercise needs; a line each."""
    problems = []
    wanted = set(ids(game, listed))
    own = tuple(f"{game}-{kind}-" for kind in ("exercise", "least", "most"))
    for language in languages():
        there = {id for id in read_entries(language)[0] if id.startswith(own)}
        problems += [f"texts {language}: {id} is missing" for id in sorted(wanted - there)]
        problems += [f"texts {language}: {id} belongs to no exercise" for id in sorted(there - wanted)]
        text = Texts(language)
        told = sorted(id for id in wanted & there if id.endswith(("-goal", "-hint")))
        long = [id for id in told if len(text(id)) > MOST_CHARACTERS]
        problems += [f"texts {language}: {id} is longer than {MOST_CHARACTERS} characters" for id in long]
    return problems


def check_all_exercise_texts() -> list[str]:
    """The same for the exercises that ship; a file that cannot be read is told by the check of its game's data."""
    problems = []
    for game in installed():
        with contextlib.suppress(InvalidInput):
            problems += check_exercise_texts(game, exercises(game))
    return problems
