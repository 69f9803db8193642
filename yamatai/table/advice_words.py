"""Turns, and what they bring, in words: for hints and for reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from yamatai.bots.levels import AHEAD, ERROR
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Event, Game, Terms
from yamatai.table.advice_card import Option
from yamatai.table.controller import Controller
from yamatai.table.text import Texts

REASONS = 4  # terms told for a computer player's choice
REST = "rest"
OF_NO_GAME = (AHEAD, ERROR, REST)
"""Terms that mean the same in every game."""
NO_BREAK = "\N{NO-BREAK SPACE}"
PLUS, MINUS = "+", "\N{MINUS SIGN}"


class AdviceWords:
    """Speaks of turns of one controller's match."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller

    def turn(self, view: Any, seat: int, actions: Sequence[Action]) -> Option:
        """A turn: its steps up to its end, and what it changes in the seat's score, as far as they can be known.

        `view` is what the seat sees before it.
        """
        events, before, after = self._foresee(view, seat, actions)
        changes = {name: after[name] - before[name] for name in before}
        gains = self.points(changes) or self._text("advice-no-points")
        return Option(self._lines(events, seat), gains)

    def steps(self, view: Any, seat: int, actions: Sequence[Action]) -> tuple[str, ...]:
        """The steps of a turn up to its end, a line each, of which none names the player."""
        return self._lines(self._foresee(view, seat, actions)[0], seat)

    def points(self, changes: Mapping[str, int]) -> str:
        """What a turn changes in the score, "" for nothing: the sum, then term by term."""
        return self._in_points({name: value for name, value in changes.items() if value}, "score")

    def reasons(self, chosen: Mapping[str, float], other: Mapping[str, float]) -> str:
        """By how much one turn seemed better than another, "" for nothing, and the terms in which they differ most.

        What is told adds up: the terms that are left out are told as one.
        """
        names = dict.fromkeys((*chosen, *other))
        differences = {name: chosen.get(name, 0.0) - other.get(name, 0.0) for name in names}
        largest = sorted(differences, key=lambda name: -abs(differences[name]))[:REASONS]
        told = {name: _tenths(differences[name]) for name in largest}
        told[REST] = _tenths(_tenths(sum(differences.values())) - sum(told.values()))
        return self._in_points({name: value for name, value in told.items() if value}, "judge")

    def _in_points(self, changes: Mapping[str, float], kind: str) -> str:
        if not changes:
            return ""
        total = _tenths(sum(changes.values()))
        gains = ", ".join(
            f"{self._term(kind, name).lower()}{NO_BREAK}{self._signed(value)}" for name, value in changes.items()
        )
        return self._text("advice-points", signed=self._signed(total), count=abs(total), gains=gains)

    def _term(self, kind: str, name: str) -> str:
        game = self.controller.match.game.meta.id
        return self._text(f"{kind}-{name}" if name in OF_NO_GAME else f"{game}-{kind}-{name}")

    def _signed(self, value: float) -> str:
        sign = PLUS if value > 0 else MINUS if value < 0 else ""
        return self._text("advice-signed", sign=sign, amount=abs(value))

    def _lines(self, events: Sequence[Event], seat: int) -> tuple[str, ...]:
        name = self.controller.match.game.setup.seats[seat].name
        told = self.controller.table.plan_lines(events)
        return tuple(line.removeprefix(f"{name} ") for line in told)  # the card's head says who it is

    def _foresee(self, view: Any, seat: int, actions: Sequence[Action]) -> tuple[list[Event], Terms, Terms]:
        """The events of a turn up to its end, and the seat's score before and after, as far as they can be known."""
        game: Game = self.controller.match.game
        state: Any = game.deal(view, Chance(0))
        before = game.score(state)[seat]
        events: list[Event] = []
        for action in actions:
            if self.ends(view, action):
                break
            done = game.apply(state, seat, action)
            events += done
            if any(event.reveals for event in done):
                break
        return events, before, game.score(state)[seat]

    def ends(self, view: Any, action: Action) -> bool:
        """Whether the action does nothing but end the turn: its gesture is a button of the bar."""
        gesture = self.controller.table.gesture(view, action)
        return gesture.source is None and gesture.target.kind == "button"

    @property
    def _text(self) -> Texts:
        return self.controller.stage.look.text


def _tenths(value: float) -> float:
    """To a tenth of a point; whole points as such, for their plural."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
