"""The proof of a tutorial: every action in it is legal, and everything it points at lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from yamatai.play import lesson
from yamatai.play.fault import in_lines
from yamatai.play.game import Game, InvalidInput, Meta, Place, load
from yamatai.play.lesson import ANY, LEARNER, Chapter, Course, Lesson, Step


def check_lesson(meta: Meta, path: Path) -> list[str]:
    """All problems of the tutorial in a file, a line each; none means good."""
    try:
        found = lesson.read(path)
    except InvalidInput as error:
        return in_lines(error.fault)
    return [f"{path.name}: {problem}" for chapter in found.chapter for problem in _chapter(meta, found, chapter)]


def _chapter(meta: Meta, of: Lesson, chapter: Chapter) -> Iterator[str]:
    where = f"chapter {chapter.id}"
    try:
        course = Course(meta, of, chapter)
    except InvalidInput as error:
        yield f"{where}: {error}"
        return
    game, states = course.match.game, [course.match.state]
    for step in chapter.told:
        here = f"{where}, step {step.note}"
        try:
            states = [_played(game, state, step) for state in states]
            yield from (f"{here}: {fault}" for fault in _pointing(game, states[0], step))
            states = _followed(game, states, step)
        except InvalidInput as error:
            yield f"{here}: {error}"
            return
    if chapter.free and LEARNER not in game.to_act(states[0]):
        yield f"{where}: it is not the learner's turn when the game begins"


def _played(game: Game, state: Any, step: Step) -> Any:
    """The position after what plays by itself."""
    state = state.copy()
    for text in lesson.actions(step.play):
        action = game.read(text)
        seats = game.to_act(state)
        if not seats:
            raise InvalidInput(f"{text}: the game is over")
        if refusal := game.refusal(state, seats[0], action):
            raise InvalidInput(f"{text}: refused by rule {refusal.rule} ({refusal.code})")
        game.apply(state, seats[0], action)
    return state


def _pointing(game: Game, state: Any, step: Step) -> Iterator[str]:
    """Places pointed at that are not there. Games that name no places are not asked."""
    if not game.meta.places:
        return
    there: frozenset[Place] = load(game.meta.places)(game, game.view(state, LEARNER), LEARNER)
    for text in step.at:
        place = lesson.place(text)
        if place not in there and not (lesson.is_any(place) and any(each.kind == place.kind for each in there)):
            yield f"there is no place {text!r} to point at"


def _followed(game: Game, states: list[Any], step: Step) -> list[Any]:
    """The different positions to which a step can lead from some others. Raises InvalidInput where it cannot."""
    if not step.wait:
        return states
    found: dict[str, Any] = {}
    for state in states:
        if LEARNER not in game.to_act(state):
            raise InvalidInput("it is not the learner's turn")
        choice = lesson.awaited(game, game.view(state, LEARNER), LEARNER, step)
        _all_legal(game, state, step, choice)
        for action in choice:
            after = state.copy()
            game.apply(after, LEARNER, action)
            found.setdefault(game.digest(after), after)
    return list(found.values())


def _all_legal(game: Game, state: Any, step: Step, choice: tuple[int, ...]) -> None:
    for wanted in step.wait:
        if ANY in wanted:
            if not choice:
                raise InvalidInput(f"no legal action is like {wanted!r}")
            continue
        action = game.read(wanted)
        if refusal := game.refusal(state, LEARNER, action):
            raise InvalidInput(f"{wanted}: refused by rule {refusal.rule} ({refusal.code})")
        if game.write(action) != wanted:
            raise InvalidInput(f"{wanted}: it is written {game.write(action)!r}")
