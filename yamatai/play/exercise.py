"""Exercises: small positions of a game, each with something to reach in one turn. They lie in `exercises.toml`.

    format = 1
    [[exercise]]
    id       = "first-house"
    level    = 1                          # from 1, easy, to LEVELS
    seats    = 2
    seed     = 7
    played   = \"\"\"                        # what led to the position, a line a turn
    fleet 9, place wood 3, end
    \"\"\"
    options  = { layout = "basic" }       # of the game, where they are not the usual ones
    at_least = { houses = 1 }             # facts that the turn must come to; at_most likewise
    ways     = 1                          # in how many different ways that can be done
    solution = "fleet 5, place clay 4, build standard-05 2, end"

A game that has exercises can measure turns: its `exercising` is an `Exercising`. A way is what a turn does in the
game's few words (its gist); a turn that does the same and more is no other way. `prove` finds all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import attrs
import cattrs

from yamatai import resources
from yamatai.play import every_turn
from yamatai.play.edition import entry_faults
from yamatai.play.every_turn import MISSED, OPEN, REACHED, Gist, Turns
from yamatai.play.fault import listed
from yamatai.play.game import HUMAN, Action, Game, IllegalAction, InvalidInput, Meta, Seat, Setup
from yamatai.play.lesson import NOBODY
from yamatai.play.match import Match, Node
from yamatai.play.record import in_file
from yamatai.play.toml_text import parse_toml

FILE = "exercises.toml"
FORMAT = 1
LEVELS = 4
MOST = 400_000
"""Moments that a proof looks at before it gives up."""

Facts = Mapping[str, int]


class Exercising(Protocol):
    """What a game offers so that it can have exercises. `start` is the position before the turn, `state` one in it."""

    facts_there_are: Sequence[str]

    def facts(self, start: Any, state: Any, seat: int) -> Facts:
        """What the turn comes to if it ends now: named numbers, those of `facts_there_are`."""

    def open_facts(self, state: Any) -> frozenset[str]:
        """The facts that may still change before the turn ends."""

    def out_of_reach(self, start: Any, state: Any, at_least: Facts, at_most: Facts) -> bool:
        """Whether these bounds can surely not be kept any more before the turn ends; False in doubt."""

    def helpful(self, state: Any, actions: Sequence[Action], facts: frozenset[str]) -> Sequence[Action]:
        """The actions without those that surely bear on none of these facts."""

    def gist(self, start: Any, state: Any, seat: int) -> Gist:
        """What was done so far, as a set of short texts; whoever does more has a larger one."""

    def ended(self, before: Any, after: Any) -> Any:
        """The position by which a turn is measured: the one before the action that ended it, or, in a game where that
        action is no mere word, the one after it."""

    def outcomes(self, state: Any, action: Action) -> Iterable[Any]:
        """The positions to which an action that reveals something can lead, whatever it is."""

    def key(self, state: Any) -> Hashable:
        """Equal for two moments of a turn with the same gist from which the same can follow."""


def exercising_of(game: Game) -> Exercising:
    """The game's measure of turns; raises InvalidInput if it has none."""
    exercising: Exercising | None = getattr(game, "exercising", None)
    if exercising is None:
        raise InvalidInput(f"{game.meta.title} has no exercises")
    return exercising


@attrs.frozen
class Exercise:
    """One exercise, as it stands in the file."""

    id: str
    level: int
    seats: int
    seed: int
    played: str
    ways: int
    solution: str
    at_least: Mapping[str, int] = attrs.field(factory=dict)
    at_most: Mapping[str, int] = attrs.field(factory=dict)
    options: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def wanted(self) -> frozenset[str]:
        """The facts that the goal speaks of."""
        return frozenset((*self.at_least, *self.at_most))


@attrs.frozen
class Miss:
    """A fact that is not as the goal wants it: what it is, and the least or the most that it should be."""

    fact: str
    value: int
    wanted: int

    @property
    def too_much(self) -> bool:
        return self.value > self.wanted


def misses(exercise: Exercise, facts: Facts) -> tuple[Miss, ...]:
    """In what a turn falls short of the goal; nothing if it reaches it."""
    short = [(fact, least) for fact, least in exercise.at_least.items() if facts[fact] < least]
    over = [(fact, most) for fact, most in exercise.at_most.items() if facts[fact] > most]
    return tuple(Miss(fact, facts[fact], wanted) for fact, wanted in (*short, *over))


# The file


@attrs.frozen
class _File:
    format: int
    exercise: tuple[Exercise, ...]


def parse(text: str) -> tuple[Exercise, ...]:
    """The exercises that a TOML text holds; raises InvalidInput with one line a fault."""
    try:
        file = cattrs.Converter(forbid_extra_keys=True).structure(parse_toml(text), _File)
        _check(file)
    except InvalidInput as error:
        raise in_file(FILE, error) from None
    except cattrs.BaseValidationError as error:
        raise InvalidInput(listed(entry_faults(error, FILE))) from None
    return file.exercise


def _check(file: _File) -> None:
    if file.format != FORMAT:
        told = f"format is {file.format}, this program reads {FORMAT}"
        raise InvalidInput(told, "file-format", format=file.format, known=FORMAT)
    ids = [exercise.id for exercise in file.exercise]
    if twice := {id for id in ids if ids.count(id) > 1}:
        raise InvalidInput(f"exercise {min(twice)} is there twice", "exercise-twice", id=min(twice))


def exercises(game_id: str) -> tuple[Exercise, ...]:
    """The exercises that ship with a game, the easy ones first; none if it has no file of them."""
    try:
        file = resources.path("games", game_id, FILE)
    except resources.MissingResource:
        return ()
    return parse(file.read_text("utf-8"))


def split(actions: str) -> list[str]:
    """Action texts in a row."""
    return [text for line in actions.splitlines() for part in line.split(",") if (text := part.strip())]


# The position


def set_up(meta: Meta, exercise: Exercise, names: Sequence[str] = (), edition: str = "") -> Match:
    """A match that stands at the position, with a person on the seat to act and nobody on the others.

    `names` are those of the seats. Raises InvalidInput if the set-up or an action is not good.
    """
    colours = meta.colours[: exercise.seats]
    if len(colours) != exercise.seats:
        raise InvalidInput(f"{meta.title} is not for {exercise.seats} seats")
    names = names or [colour.capitalize() for colour in colours]
    people = tuple(Seat(name, colour) for name, colour in zip(names, colours, strict=False))
    options = tuple(exercise.options.items())
    found = _play(meta, Setup(people, exercise.seed, options, edition), exercise)
    if not found.to_act:
        raise InvalidInput("the game is over")
    solver = found.to_act[0]
    seats = tuple(attrs.evolve(s, player=HUMAN if n == solver else NOBODY) for n, s in enumerate(people))
    return _play(meta, Setup(seats, exercise.seed, options, edition), exercise)


def _play(meta: Meta, setup: Setup, exercise: Exercise) -> Match:
    match = Match(meta.open(setup))
    play_texts(match, split(exercise.played))
    return match


def play_texts(match: Match, texts: Sequence[str]) -> None:
    """Do these actions; raises InvalidInput with the number and text of the first that is refused."""
    for number, text in enumerate(texts, 1):
        if not match.to_act:
            raise InvalidInput(f"action {number}, {text}: the game is over")
        try:
            match.do(match.to_act[0], match.game.read(text))
        except (IllegalAction, InvalidInput) as error:
            raise InvalidInput(f"action {number}, {error}") from None


class Attempt:
    """Somebody at an exercise: a match that stands at its position, and what comes of his turn."""

    def __init__(self, exercise: Exercise, match: Match) -> None:
        self.exercise, self.match = exercise, match
        self.start: Node = match.node
        self.seat = match.to_act[0]
        self._exercising = exercising_of(match.game)

    @property
    def over(self) -> bool:
        """Whether the turn has been ended."""
        return self.match.node is not self.start and self.match.node.ends_turn

    @property
    def astray(self) -> bool:
        """Whether the match stands at a moment that is not of this turn."""
        node = self.match.node
        while node is not self.start:
            if node.parent is None or (node.parent.ends_turn and node.parent is not self.start):
                return True
            node = node.parent
        return False

    def misses(self) -> tuple[Miss, ...]:
        """What the turn still lacks, or lacked when it was ended."""
        node = self.match.node
        reached = node.state
        if self.over and node.parent is not None:
            reached = self._exercising.ended(node.parent.state, node.state)
        return misses(self.exercise, self._exercising.facts(self.start.state, reached, self.seat))

    @property
    def solved(self) -> bool:
        return self.over and not self.misses()


# The proof


def prove(match: Match, exercise: Exercise, most: int = MOST, most_found: int = MOST) -> Turns:
    """All ways to the goal, from the position at which a match stands. It gives up after `most` moments, or when it
    has come to the goal so often."""
    game, start, seat = match.game, match.state, match.to_act[0]
    exercising = exercising_of(game)
    wanted = exercise.wanted

    def missed_at(state: Any) -> frozenset[str]:
        return frozenset(miss.fact for miss in misses(exercise, exercising.facts(start, state, seat)))

    def verdict(state: Any, ends: bool) -> str:
        may_change = frozenset() if ends else exercising.open_facts(state) & wanted
        missed = missed_at(state) if may_change != wanted else frozenset()
        if missed - may_change:
            return MISSED
        if not may_change:
            return REACHED
        return MISSED if exercising.out_of_reach(start, state, exercise.at_least, exercise.at_most) else OPEN

    return every_turn.search(
        game,
        start,
        seat,
        verdict,
        lambda state: exercising.gist(start, state, seat),
        exercising.key,
        exercising.ended,
        exercising.outcomes,
        lambda state, actions: exercising.helpful(state, actions, wanted),
        most,
        most_found,
    )


# The check


def check(meta: Meta, exercise: Exercise, proof: bool, edition: str = "") -> list[str]:
    """What is wrong with an exercise, a line each; with `proof` also whether it tells the number of ways rightly."""
    try:
        match = set_up(meta, exercise, edition=edition)
        faults = _position_faults(match, exercise) or _solution_faults(match, exercise)
        if proof and not faults:
            faults = _proof_faults(match, exercise)
    except InvalidInput as error:
        faults = str(error).splitlines()
    return [f"exercise {exercise.id}: {fault}" for fault in faults]


def _position_faults(match: Match, exercise: Exercise) -> list[str]:
    known = exercising_of(match.game).facts_there_are
    faults = [f"there is no fact {fact}" for fact in sorted(exercise.wanted) if fact not in known]
    if not exercise.wanted:
        faults.append("it has no goal")
    if not 1 <= exercise.level <= LEVELS:
        faults.append(f"level {exercise.level} is not from 1 to {LEVELS}")
    if exercise.ways < 1:
        faults.append("it has no way to the goal")
    if match.node.parent and not match.node.ends_turn:
        faults.append("it does not stand at the beginning of a turn")
    return faults


def _solution_faults(match: Match, exercise: Exercise) -> list[str]:
    """The solution is played from where the match stands; then the match stands there again."""
    attempt = Attempt(exercise, match)
    try:
        play_texts(match, split(exercise.solution))
        if not attempt.over or any(node.ends_turn for node in match.line()[attempt.start.number : -1]):
            return ["the solution is not one whole turn"]
        if match.to_act and match.to_act[0] == attempt.seat:
            return ["the same seat goes on after the turn"]
        return [f"the solution has {miss.value} {miss.fact}, not {miss.wanted}" for miss in attempt.misses()]
    except InvalidInput as error:
        return [f"the solution: {error}"]
    finally:
        match.go(attempt.start)


def _proof_faults(match: Match, exercise: Exercise) -> list[str]:
    turns = prove(match, exercise)
    if not turns.complete:
        return [f"too many moments to prove anything: more than {MOST}"]
    if len(turns.ways) != exercise.ways:
        told = "; ".join(sorted(", ".join(sorted(gist)) for gist in turns.ways))
        return [f"there are {len(turns.ways)} ways, not {exercise.ways}: {told[:600]}"]
    return []


def check_file(meta: Meta, folder: Path | None = None, proof: bool = False) -> list[str]:
    """What is wrong with a game's exercises in a folder (None: those that ship), a line each."""
    place = folder or resources.root() / "games" / meta.id
    file, components = place / FILE, place / "components.toml"
    if not file.exists():
        return []
    try:
        found = parse(file.read_text("utf-8"))
        edition = components.read_text("utf-8") if folder and components.exists() else ""
    except (InvalidInput, OSError, UnicodeDecodeError) as error:
        return str(error).splitlines()
    levels = [exercise.level for exercise in found]
    order = [] if levels == sorted(levels) else [f"{FILE}: the easy ones do not come first"]
    return order + [fault for exercise in found for fault in check(meta, exercise, proof, edition)]
