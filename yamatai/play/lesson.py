"""A game's tutorial as data: chapters of steps that walk along recorded games. No game is known here.

    resources/games/<id>/tutorial.toml

    format   = 1
    portrait = "specialist-ebisu"          the drawing of the one who speaks

    [[game]]                               a recorded game; the learner sits at seat 0
    id    = "story"
    seats = [{ name = "Aiko", colour = "blue" }, { name = "Ren", colour = "orange", player = "nobody" }]
    seed  = 7
    turns = ["fleet 8; place wood 14; collect 0; end"]

    [[chapter]]
    id     = "boats"                       its title is the text <game>-lesson-<chapter>
    game   = "story"
    turns  = 1                             so many turns of the game are played before it begins,
    before = ["fleet 4"]                   and these actions
    [[chapter.step]]
    note = "first-boat"                    <game>-lesson-<chapter>-<note> and …-head
    at   = ["boat wood", "space 14"]       places pointed at; "fleet *" is every fleet there is
    play = ["fleet 7; end"]                what plays by itself while the note is read
    wait = ["place wood 14"]               what it waits for, one of several; "place wood *" is any of that kind;
                                           nothing waits for the learner to read on

A chapter with `rounds` is a game of one's own: its steps with `when` come up when an event of that kind first
happens, done `by` the learner or by others, and the chapter ends after so many rounds. The computer's seats
think there; in other chapters all they do is written down.

Actions are texts, so nothing here depends on points, weights or hashes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal, TypeVar

import attrs
import cattrs

from yamatai import resources
from yamatai.play import record
from yamatai.play.edition import entry_faults
from yamatai.play.fault import Fault, listed
from yamatai.play.game import HUMAN, Action, Event, Game, IllegalAction, InvalidInput, Meta, Place, Seat, Setup
from yamatai.play.match import Match, Node
from yamatai.play.text_file import read_text
from yamatai.play.toml_text import parse_toml

FILE = "tutorial.toml"
FORMAT = 1
LEARNER = 0
"""The seat of the person who learns."""
NOBODY = "nobody"
"""The player of a seat on which nobody thinks: all that it does is written down."""
ANY = "*"
SEPARATOR = ";"


@attrs.frozen
class Step:
    """One note, what it points at, and what it waits for. See the head of this module."""

    note: str
    at: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    wait: tuple[str, ...] = ()
    when: str = ""
    by: Literal["", "learner", "others"] = ""


@attrs.frozen
class Chapter:
    """A short part of a lesson, which can be played alone."""

    id: str
    game: str
    turns: int = 0
    before: tuple[str, ...] = ()
    rounds: int = 0
    moves: int = 0
    """Of a game of one's own: about how many actions the learner does in it."""
    step: tuple[Step, ...] = ()

    @property
    def free(self) -> bool:
        """Whether the learner plays on his own, and the notes come with what happens."""
        return self.rounds > 0

    @property
    def told(self) -> tuple[Step, ...]:
        """The steps that come one after the other."""
        return tuple(step for step in self.step if not step.when)

    @property
    def ends_reading(self) -> bool:
        """Whether its last step is a note to be read, behind which nothing comes."""
        return not self.free and not self.told[-1].wait

    @property
    def triggered(self) -> tuple[Step, ...]:
        """The steps that come with an event."""
        return tuple(step for step in self.step if step.when)


@attrs.frozen
class Story:
    """A recorded game."""

    id: str
    seats: tuple[Seat, ...]
    seed: int = 0
    options: Mapping[str, str] = attrs.field(factory=dict)
    turns: tuple[str, ...] = ()


@attrs.frozen
class Lesson:
    """The tutorial of one game."""

    format: int
    portrait: str
    game: tuple[Story, ...]
    chapter: tuple[Chapter, ...]

    def find(self, id: str) -> Chapter:
        """The chapter with this id; raises InvalidInput that names those there are."""
        return _named(self.chapter, id, "chapter")

    def story(self, chapter: Chapter) -> Story:
        """The game that a chapter walks along."""
        return _named(self.game, chapter.game, "game")

    def after(self, chapter: Chapter) -> Chapter | None:
        """The chapter after another, None after the last."""
        at = [each.id for each in self.chapter].index(chapter.id) + 1
        return self.chapter[at] if at < len(self.chapter) else None


Named = TypeVar("Named", Chapter, Story)


def _named(things: Sequence[Named], id: str, what: str) -> Named:
    for thing in things:
        if thing.id == id:
            return thing
    raise InvalidInput(f"there is no {what} {id!r}; there are: {', '.join(thing.id for thing in things)}")


def text_id(game: str, chapter: Chapter, step: Step | None = None) -> str:
    """The id of a chapter's title or a step's note; that of the note's heading ends in -head."""
    return "-".join([game, "lesson", chapter.id, *([step.note] if step else [])])


# The file


def has_lesson(game: str) -> bool:
    """Whether a game has a tutorial."""
    return shipped(game).is_file()


def shipped(game: str) -> Path:
    """Where a game's tutorial lies, if it has one."""
    return resources.root() / "games" / game / FILE


def load(game: str) -> Lesson:
    """The tutorial that ships with a game. Raises InvalidInput if there is none, or it is damaged."""
    if not has_lesson(game):
        raise InvalidInput(f"{game} has no tutorial")
    return read(shipped(game))


def read(path: Path) -> Lesson:
    """The tutorial in a file. Raises InvalidInput that names the file and, line by line, its faulty entries."""
    text = read_text(path)
    try:
        lesson = _converter().structure(parse_toml(text), Lesson)
    except InvalidInput as error:
        raise record.in_file(path.name, error) from None
    except cattrs.BaseValidationError as error:
        raise InvalidInput(listed(entry_faults(error, path.name))) from None
    if faults := list(_faults(lesson)):
        raise InvalidInput(listed(record.in_file(path.name, InvalidInput(fault)).fault for fault in faults))
    return lesson


def _converter() -> cattrs.Converter:
    """Takes each value as it is: a number is no text, and an entry that nobody knows is a mistake."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    for kind in (int, str):
        converter.register_structure_hook(kind, _exactly)
    return converter


def _exactly(value: object, kind: type) -> object:
    if type(value) is not kind:
        raise ValueError(f"expected {'a whole number' if kind is int else 'a text'}, not {value!r}")
    return value


def _faults(lesson: Lesson) -> Iterator[Fault]:
    """What is wrong in a tutorial apart from its game."""
    if lesson.format != FORMAT:
        told = f"format is {lesson.format}, this program reads {FORMAT}"
        yield Fault(told, "file-format", format=lesson.format, known=FORMAT)
    if not lesson.chapter:
        yield Fault("it has no chapter", "lesson-empty")
    yield from _twice("game", [story.id for story in lesson.game])
    yield from _twice("chapter", [chapter.id for chapter in lesson.chapter])
    for story in lesson.game:
        if not story.seats or story.seats[LEARNER].player != HUMAN:
            yield Fault(f"game {story.id}: the first seat is the learner's", "lesson-learner", game=story.id)
    games = {story.id: story for story in lesson.game}
    for chapter in lesson.chapter:
        for why in _chapter_faults(chapter, games):
            yield Fault(f"chapter {chapter.id}: {why}", "lesson-chapter", chapter=chapter.id, why=why)


def _chapter_faults(chapter: Chapter, games: Mapping[str, Story]) -> Iterator[Fault]:
    if chapter.game not in games:
        yield Fault(f"there is no game {chapter.game!r}", "lesson-no-game", game=repr(chapter.game))
    elif not 0 <= chapter.turns <= (there := len(games[chapter.game].turns)):
        told = f"its game has {there} turns, not {chapter.turns}"
        yield Fault(told, "lesson-turns", there=there, wanted=chapter.turns)
    if not chapter.told:
        yield Fault("it has no step", "lesson-no-step")
    yield from _twice("note", [step.note for step in chapter.step])
    for step in chapter.step:
        if (step.when or step.by) and not chapter.free:
            told = f"step {step.note}: 'when' and 'by' are for a chapter with rounds"
            yield Fault(told, "lesson-rounds", step=step.note)


def _twice(what: str, ids: Sequence[str]) -> Iterator[Fault]:
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield Fault(f"{what} {id} is there twice", "lesson-twice", what=what, id=id)


# Places and actions as texts


def place(text: str) -> Place:
    """The place that a text names: "space 37", "mat". An id of ANY stands for all places of the kind."""
    kind, _, id = text.strip().partition(" ")
    return Place(kind, int(id) if id.isascii() and id.isdigit() else id or 0)


def is_any(place: Place) -> bool:
    """Whether a place stands for all of its kind."""
    return place.id == ANY


def actions(lines: Sequence[str]) -> list[str]:
    """The single actions of texts such as "fleet 7; end"."""
    return [text.strip() for line in lines for text in line.split(SEPARATOR) if text.strip()]


def awaited(game: Game, state: Any, seat: int, step: Step) -> tuple[Action, ...]:
    """The legal actions for which a step waits, those named first before the others."""
    if not step.wait:
        return ()
    legal = game.legal(state, seat)
    names = {action: game.write(action) for action in legal}
    found = [action for wanted in step.wait for action in legal if fnmatchcase(names[action], wanted)]
    return tuple(dict.fromkeys(found))


# A chapter as it is gone through


class Course:
    """A chapter on the table: its match, and the step where the learner is. Whoever plays the match tells `follow`.

    `at` counts the steps that come one after the other; at their number the chapter is over, or the learner
    plays on his own.
    """

    def __init__(self, meta: Meta, lesson: Lesson, chapter: Chapter) -> None:
        """Play up to the chapter's beginning. Raises InvalidInput where an action on the way is not legal."""
        story = lesson.story(chapter)
        self.meta, self.chapter = meta, chapter
        self.match = Match(meta.open(Setup(story.seats, story.seed, tuple(story.options.items()))))
        self.at = 0
        self.left: list[str] = []  # what still plays by itself
        self._met: set[str] = set()  # notes that came with an event
        for text in actions((*story.turns[: chapter.turns], *chapter.before)):
            self.do(text)
        self.starts: list[Node] = [self.match.node]  # where each step began
        self.round = self.match.game.round(self.match.state)
        self._begin()

    @property
    def step(self) -> Step | None:
        """The step where the learner is, None behind the last."""
        told = self.chapter.told
        return told[self.at] if self.at < len(told) else None

    @property
    def closing(self) -> bool:
        """Whether the learner reads the note with which the chapter ends."""
        return self.chapter.ends_reading and self.at == len(self.chapter.told) - 1

    @property
    def awaited(self) -> tuple[Action, ...]:
        """The actions of which the step waits for one; none while others play, or where it only tells."""
        match = self.match
        if self.step is None or self.left or LEARNER not in match.to_act:
            return ()
        return awaited(match.game, match.view(LEARNER), LEARNER, self.step)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to tell or to do."""
        if self.step is not None:
            return False
        game, state = self.match.game, self.match.state
        return not self.chapter.free or not game.to_act(state) or game.round(state) - self.round >= self.chapter.rounds

    def do(self, text: str) -> None:
        """Somebody whose turn it is does what a text says. Raises InvalidInput."""
        game = self.match.game
        if not self.match.to_act:
            raise InvalidInput(f"{text}: the game is over", "lesson-over", text=text)
        try:
            self.match.do(self.match.to_act[0], game.read(text))
        except IllegalAction as error:
            raise InvalidInput(error.fault) from error

    def play_next(self) -> Action | None:
        """The next action that plays by itself, taken off the list; None when there is none."""
        return self.match.game.read(self.left.pop(0)) if self.left else None

    def on(self) -> None:
        """To the next step."""
        self.at += 1
        self.starts[self.at :] = [self.match.node]
        self._begin()

    def back(self) -> Node:
        """To the step before; gives the moment where it began, where the match has to go."""
        self.at = max(0, self.at - 1)
        self._begin()
        return self.starts[self.at]

    def skip_to(self, at: int) -> None:
        """Go through all steps before a number by the actions that they show."""
        while self.at < min(at, len(self.chapter.told)):
            while self.left:
                self.do(self.left.pop(0))
            choice = self.awaited
            if choice:
                self.match.do(LEARNER, choice[0])
            self.on()

    def met(self, events: Sequence[Event]) -> list[Step]:
        """The steps that come up because of events, each once in a chapter."""
        if self.step is not None:
            return []
        found = [step for step in self.chapter.triggered if step.note not in self._met and _fits(step, events)]
        self._met.update(step.note for step in found)
        return found

    def _begin(self) -> None:
        self.left = actions(self.step.play) if self.step is not None else []


def _fits(step: Step, events: Sequence[Event]) -> bool:
    seats = [event.seat for event in events if event.kind == step.when]
    if step.by:
        seats = [seat for seat in seats if (seat == LEARNER) == (step.by == "learner")]
    return bool(seats)
