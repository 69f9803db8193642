"""The check of what ships with the games: components, maps, texts, lessons, exercises."""

from __future__ import annotations

from pathlib import Path

from yamatai import resources
from yamatai.play.exercise import check_file as check_exercises
from yamatai.play.game import InvalidInput, Meta, installed, load
from yamatai.play.lesson import FILE as LESSON
from yamatai.play.lesson_check import check_lesson


def check_data(folder: Path | None = None) -> list[str]:
    """All problems in the data of the installed games, a line each; none means good.

    `folder` takes the place of the data that ship: it has a folder for each game (by id), or it is the
    folder of the one game. Raises InvalidInput if it is no folder.
    """
    if folder and not folder.is_dir():
        raise InvalidInput(f"{folder} is not a folder")
    problems = []
    for meta in installed().values():
        if meta.check:
            own = folder and folder / meta.id
            place = own if own and own.is_dir() else folder
            problems += [f"{meta.id}: {problem}" for problem in load(meta.check)(place)]
        lesson = _folder_of(meta, folder) / LESSON
        if lesson.is_file():
            problems += [f"{meta.id}: {problem}" for problem in check_lesson(meta, lesson)]
        exercises = check_exercises(meta, _folder_of(meta, folder) if folder else None)
        problems += [f"{meta.id}: {problem}" for problem in exercises]
    return problems


def _folder_of(meta: Meta, folder: Path | None) -> Path:
    """Where a game's tutorial lies, if it has one."""
    if folder is None:
        return resources.root() / "games" / meta.id
    return folder if folder.name == meta.id else folder / meta.id
