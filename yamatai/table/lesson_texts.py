"""The words of a tutorial: whether every language has them. No Qt here."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from yamatai.play.game import InvalidInput, installed
from yamatai.play.lesson import Lesson, has_lesson, load, text_id
from yamatai.table.text import Texts, languages
from yamatai.table.text_check import read_entries

MOST_CHARACTERS = 240
"""Of a note: more is not read."""

HEAD = "-head"


def ids(game: str, lesson: Lesson) -> Iterator[str]:
    """The ids of all texts of a tutorial."""
    for chapter in lesson.chapter:
        yield text_id(game, chapter)
        for step in chapter.step:
            note = text_id(game, chapter, step)
            yield from (note + HEAD, note)


def check_lesson_texts(game: str, lesson: Lesson) -> list[str]:
    """Texts that a language lacks, that are too long, or that no step needs; a line each."""
    problems = []
    wanted = set(ids(game, lesson))
    for language in languages():
        entries, _ = read_entries(language)
        text = Texts(language)
        problems += [f"texts {language}: {id} is missing" for id in sorted(wanted - entries.keys())]
        spare = {id for id in entries if id.startswith(f"{game}-lesson-")} - wanted
        problems += [f"texts {language}: {id} is in no step of the tutorial" for id in sorted(spare)]
        for id in sorted(wanted & entries.keys()):
            if len(text(id)) > MOST_CHARACTERS:
                problems.append(
                    f"texts {language}: {id} has {len(text(id))} characters; {MOST_CHARACTERS} are the most"
                )
    return problems


def check_all_lesson_texts() -> list[str]:
    """The same for the tutorials that ship; one that cannot be read is told by the check of its game's data."""
    problems = []
    for game in filter(has_lesson, installed()):
        with contextlib.suppress(InvalidInput):
            problems += check_lesson_texts(game, load(game))
    return problems
