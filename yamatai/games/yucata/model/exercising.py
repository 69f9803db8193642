"""What exercises ask of Yucata': what comes of a card, in numbers. See `yamatai.play.exercise.Exercising`.

light, dark  stones that the card takes
red          whether it takes the red one
points       how many more than before it
next-dark    dark stones that the next player takes at least, whatever card he plays
next-points  points that the next player gains at most
ahead        points ahead of the best of the others when the game ends, at least, whatever they hold and play

All of it is worked out from what the seat sees: of the others' hands no more than anybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

import attrs

from yamatai.games.yucata.model import turn
from yamatai.games.yucata.model.cards import write
from yamatai.games.yucata.model.layouts import Path
from yamatai.games.yucata.model.scoring import score_stones
from yamatai.games.yucata.model.state import State, set_at
from yamatai.games.yucata.model.sure import Rest, may_play
from yamatai.games.yucata.model.view import view
from yamatai.play.game import Action

FACTS = ("light", "dark", "red", "points", "next-dark", "next-points", "ahead")


@attrs.frozen
class Facts(Mapping[str, int]):
    """Named numbers, each worked out when it is asked for: the rest of a game is long."""

    measures: Mapping[str, Callable[[], int]]

    def __getitem__(self, fact: str) -> int:
        return self.measures[fact]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.measures)

    def __len__(self) -> int:
        return len(self.measures)


@attrs.frozen
class Exercising:
    """Measures turns on one path. A turn is one card, so whatever a turn comes to is told when it is over."""

    path: Path
    sword: str

    facts_there_are = FACTS

    def facts(self, start: State, state: State, seat: int) -> Facts:
        """What the card comes to that led from `start` to `state`."""
        seen = view(state, seat)
        return Facts(
            {
                "light": lambda: state.light[seat] - start.light[seat],
                "dark": lambda: state.dark[seat] - start.dark[seat],
                "red": lambda: int(state.red == seat),
                "points": lambda: _points(state, seat) - _points(start, seat),
                "next-dark": lambda: min((dark for dark, _ in self._answers(seen)), default=0),
                "next-points": lambda: max((points for _, points in self._answers(seen)), default=0),
                "ahead": lambda: Rest.of(self.path, self.sword, seen, seat).lead(seen),
            }
        )

    def _answers(self, seen: State) -> Iterator[tuple[int, int]]:
        """The dark stones and the points that each card brings which the next player may hold and play."""
        seat = seen.seat
        for card in () if seen.ended else may_play(seen, seat):
            after = seen.copy()
            after.hands = set_at(seen.hands, seat, (card, *seen.hands[seat][1:]))
            turn.apply(self.path, self.sword, after, card)
            yield after.dark[seat] - seen.dark[seat], _points(after, seat) - _points(seen, seat)

    def open_facts(self, state: State) -> frozenset[str]:
        """Before the card all may change."""
        return frozenset(FACTS)

    def out_of_reach(self, start: State, state: State, at_least: Mapping[str, int], at_most: Mapping[str, int]) -> bool:
        """Never: each card is tried."""
        return False

    def helpful(self, state: State, actions: Sequence[Action], facts: frozenset[str]) -> Sequence[Action]:
        """Any card may help."""
        return actions

    def ended(self, before: State, after: State) -> State:
        """A turn is measured by where its card led."""
        return after

    def outcomes(self, state: State, action: Action) -> tuple[State, ...]:
        """No card brings anything to light."""
        return ()

    def gist(self, start: State, state: State, seat: int) -> frozenset[str]:
        """The card that was played."""
        return frozenset() if state.seat == seat and not state.ended else frozenset((write(state.last),))

    def key(self, state: State) -> Hashable:
        return state.seat, state.at, state.hands, state.last


def _points(state: State, seat: int) -> int:
    return sum(score_stones(state, seat).values())
