"""The port that each game fills, and the small values that cross it.

A game is rules over data: a `State` holds no behaviour, the `Game` holds no position. An action is
an `int` that only its game understands (it compares, hashes and pickles fastest, and its order is
stable); `Game.read` and `Game.write` give its text, which is what records, logs and people use.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Protocol, TypeAlias

import attrs

from yamatai.play.chance import Chance
from yamatai.play.fault import Fault, Value

Action: TypeAlias = int
Terms: TypeAlias = Mapping[str, int]
"""Named parts of a score; they add up to it."""

HUMAN = "human"


class InvalidInput(Exception):
    """Something from outside that cannot be used: one clear line for the person, never a traceback.

    Made of a sentence with its code and values, or of a fault; `fault` is what a table tells in its own language.
    """

    def __init__(self, told: str | Fault, code: str = "", /, **values: Value) -> None:
        self.fault = told if isinstance(told, Fault) else Fault(told, code, **values)
        super().__init__(str(self.fault))


class IllegalAction(Exception):
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal, text: str = "") -> None:
        super().__init__(refusal, text)  # what another process needs to make it again
        self.refusal = refusal
        self.text = text

    def __str__(self) -> str:
        return str(self.fault)

    @property
    def fault(self) -> Fault:
        """What is told where no game's table finds better words for the refusal."""
        return refused(self.text, self.refusal)


@attrs.frozen
class Option:
    """A choice made once, before the game starts. The first of `choices` is the default.

    With `own` any other text may be chosen too; the game's rules say on opening what is wrong with it.
    """

    id: str
    choices: tuple[str, ...]
    own: bool = False

    @property
    def default(self) -> str:
        return self.choices[0]


@attrs.frozen
class Meta:
    """What the shelf knows of a game without loading its rules or its table.

    `rules`, `table`, `check` and `places` are "module:attribute" paths: the first to a function that takes a
    `Setup` and returns a `Game` (it raises `InvalidInput`), the second to the game's side of the
    table, the third to a function that takes a folder of data, or None for the data that ship, and
    returns a list of their problems, the last to a function that takes game, state and seat and returns
    all places that the table shows from that side: lessons that point at others are told so. Games stand
    on the shelf by their `place_on_shelf`, those of the same place by their ids. In a game that is `secret` a seat
    has what the others may not see: people at one screen always hand it over. `undo_rule` is the number of the rule
    that says what may be taken back, "" where the rules say nothing of it.
    """

    id: str
    title: str
    min_seats: int
    max_seats: int
    colours: tuple[str, ...]
    rules_version: int
    rules: str
    table: str
    options: tuple[Option, ...] = ()
    check: str = ""
    places: str = ""
    place_on_shelf: int = 100
    secret: bool = False
    undo_rule: str = ""

    def open(self, setup: Setup) -> Game:
        """Load the rules for this set-up. Raises InvalidInput for seats, options or an edition that do not fit."""
        self._check(setup)
        game: Game = load(self.rules)(setup)
        return game

    def option(self, setup: Setup, id: str) -> str:
        """The chosen or default value of option `id`."""
        return dict(setup.options).get(id) or next(o.default for o in self.options if o.id == id)

    def _check(self, setup: Setup) -> None:
        seats = len(setup.seats)
        if not self.min_seats <= seats <= self.max_seats:
            told = f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            raise InvalidInput(
                told, "setup-seats", game=self.title, least=self.min_seats, most=self.max_seats, seats=seats
            )
        colours = [seat.colour for seat in setup.seats]
        if unknown := [c for c in colours if c not in self.colours]:
            colour, known = repr(unknown[0]), ", ".join(self.colours)
            told = f"{self.title} has no colour {colour}; it has {known}"
            raise InvalidInput(told, "setup-colour", game=self.title, colour=colour, known=known)
        if len(set(colours)) != seats:
            raise InvalidInput("two seats have the same colour", "setup-same-colour")
        options = {option.id: option for option in self.options}
        for id, value in setup.options:
            option = options.get(id)
            if option is None or (value not in option.choices and not option.own):
                told = f"{self.title} has no option {id} = {value}"
                raise InvalidInput(told, "setup-option", game=self.title, option=id, value=value)


def load(path: str) -> Any:
    """The object at "module:attribute"."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)


def installed() -> dict[str, Meta]:
    """All games by id, found through the entry-point group `yamatai.games`, in the order of the shelf."""
    metas: list[Meta] = [entry.load() for entry in entry_points(group="yamatai.games")]
    return {meta.id: meta for meta in sorted(metas, key=lambda meta: (meta.place_on_shelf, meta.id))}


def find(game_id: str) -> Meta:
    """The game with this id; raises InvalidInput that names the games there are."""
    games = installed()
    if game_id not in games:
        told = f"there is no game {game_id!r}; there are: {', '.join(games)}"
        raise InvalidInput(told, "no-game", game=repr(game_id), known=", ".join(games))
    return games[game_id]


@attrs.frozen
class Seat:
    """A place at the table: who sits there (`player` is "human" or a computer player's level)."""

    name: str
    colour: str
    player: str = HUMAN


@attrs.frozen
class Setup:
    """All that a game needs to start; the same set-up gives the same game in any process.

    `edition` is the whole text of component values that do not ship with the program, "" for the
    values that do.
    """

    seats: tuple[Seat, ...]
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""


@attrs.frozen
class Place:
    """Something on the table that can be pointed at: ("space", 37), ("tile", "standard-07")."""

    kind: str
    id: int | str = 0


@attrs.frozen
class Refusal:
    """Why an action is not legal: a code for the sentence, the rule's number, what fills the sentence."""

    code: str
    rule: str
    params: tuple[tuple[str, int | str], ...] = ()
    places: tuple[Place, ...] = ()


def refused(text: str, refusal: Refusal) -> Fault:
    """That the rules, or the table where the refusal has no rule, refuse what a text says."""
    if not refusal.rule:
        return Fault(f"{text}: refused ({refusal.code})", "refused-here", text=text, refusal=refusal)
    told = f"{text}: refused by rule {refusal.rule} ({refusal.code})"
    return Fault(told, "refused", text=text, rule=refusal.rule, refusal=refusal)


@attrs.define
class Event:
    """Something that happened, for log, animation and sound. Never changed (frozen would cost a microsecond each).

    `terms` are named changes of the acting seat's score or coins, so that no point appears without
    a name. `reveals` is True when hidden information came out, `ends_turn` when the turn passed on.
    """

    kind: str
    seat: int = -1
    params: tuple[tuple[str, int | str], ...] = ()
    terms: tuple[tuple[str, int], ...] = ()
    reveals: bool = False
    ends_turn: bool = False

    def __getitem__(self, name: str) -> int | str:
        return dict(self.params)[name]


@attrs.frozen
class Result:
    """How a game ended: seats from first to last, and the code of the reason.

    The first `winners` of the ranking share the win.
    """

    ranking: tuple[int, ...]
    reason: str
    tie_break: bool = False
    winners: int = 1


class State(Protocol):
    """A position. Fields hold ints, strings, tuples and frozen values only, so `copy` is shallow."""

    def copy(self) -> State: ...


class Game(Protocol):
    """The rules of one game for one set-up. Methods change nothing but the state given to `apply`."""

    meta: Meta
    setup: Setup

    @property
    def edition(self) -> str:
        """The id of the component values in use."""

    @property
    def edition_text(self) -> str:
        """The whole text of the component values in use, also of those that ship: what `Setup.edition` may hold."""

    @property
    def data_hash(self) -> str:
        """A hash of the component data; a record with another hash was played with other values."""

    def new(self) -> Any:
        """The state at the start."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        """Seats that must choose now; empty when the game is over."""

    def legal(self, state: Any, seat: int) -> tuple[Action, ...]:
        """All legal atomic actions, sorted."""

    def refusal(self, state: Any, seat: int, action: Action) -> Refusal | None:
        """Why `action` is not legal, or None if it is. Takes any well-formed action."""

    def apply(self, state: Any, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action on the given state (illegal ones are not looked for)."""

    def view(self, state: Any, seat: int | None) -> Any:
        """The state as a seat (None: an onlooker) may see it: hidden parts masked, no chance."""

    def deal(self, view: Any, chance: Chance) -> Any:
        """A full state that fits the view, drawn at random: for computer players."""

    def score(self, state: Any) -> tuple[Terms, ...]:
        """Named terms for each seat, as if the game ended now."""

    def result(self, state: Any) -> Result | None:
        """Ranking and reason once the game is over, else None."""

    def round(self, state: Any) -> int:
        """The number of the running or last round, from 1."""

    def digest(self, state: Any) -> str:
        """A hash of the whole state, the same in every process."""

    def read(self, text: str) -> Action:
        """The action that a text names; raises InvalidInput if it is not well-formed."""

    def write(self, action: Action) -> str:
        """The text of an action."""
