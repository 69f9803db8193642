"""Yucata' behind the port of `yamatai.play.game`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING

import attrs

from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model import cards, scoring, turn
from yamatai.games.yucata.model import view as views
from yamatai.games.yucata.model.layouts import Path, find_layout, layouts_text, path_with, read_layouts
from yamatai.games.yucata.model.state import State
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Event, Refusal, Result, Setup, Terms

if TYPE_CHECKING:
    from yamatai.games.yucata.model.exercising import Exercising

_FIELDS = attrgetter(*(field.name for field in attrs.fields(State)))


def open_game(setup: Setup) -> Yucata:
    """The rules for this set-up; raises InvalidInput for a layout or an edition that rule 1.2 does not allow."""
    file = read_layouts(setup.edition)
    path = path_with(find_layout(file, META.option(setup, "layout")))
    return Yucata(setup, path, META.option(setup, "sword"), file.edition)


@attrs.frozen(eq=False)
class Yucata:
    """The rules on one path, with one reading of the sword. See `yamatai.play.game.Game` for the methods."""

    setup: Setup
    path: Path
    sword: str
    edition: str
    meta = META

    @property
    def exercising(self) -> Exercising:
        """What exercises measure turns by; see `yamatai.play.exercise`."""
        from yamatai.games.yucata.model.exercising import Exercising

        return Exercising(self.path, self.sword)

    def weigh(
        self, view: State, seat: int, level: str, chance: Chance
    ) -> tuple[tuple[Action, float, Mapping[str, float]], ...]:
        """How a level of computer player sees its actions; see `yamatai.bots.judge.Weighs`."""
        from yamatai.games.yucata.model import thinking  # people who play need none of it

        return thinking.weigh(self.path, self.sword, view, seat, thinking.LEVELS[level], chance)

    @property
    def edition_text(self) -> str:
        return layouts_text(self.setup.edition)

    @property
    def data_hash(self) -> str:
        return hashlib.blake2b(repr(self.path.dark_spaces).encode(), digest_size=8).hexdigest()

    def new(self) -> State:
        seats = len(self.setup.seats)
        drawn = META.option(self.setup, "start") == "drawn"
        return turn.new_state(seats, Chance(self.setup.seed).below(seats) if drawn else 0)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.ended else (state.seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return turn.legal(state) if seat == state.seat else ()

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat != state.seat and not state.ended:
            return Refusal("not-your-turn", "1.3", (("seat", state.seat),))
        return turn.refusal(state, action)

    def apply(self, state: State, seat: int, action: Action) -> tuple[Event, ...]:
        return turn.apply(self.path, self.sword, state, action)

    def view(self, state: State, seat: int | None) -> State:
        return views.view(state, seat)

    def recall(self, view: State, seat: int | None) -> State:
        """What may still be seen of an earlier moment; see `yamatai.play.match.Match.recall`."""
        return views.recall(view, seat)

    def deal(self, view: State, chance: Chance) -> State:
        return views.deal(view, chance)

    def score(self, state: State) -> tuple[Terms, ...]:
        return scoring.score(state)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def round(self, state: State) -> int:
        return state.round

    def digest(self, state: State) -> str:
        return hashlib.blake2b(repr(_FIELDS(state)).encode(), digest_size=8).hexdigest()

    def read(self, text: str) -> Action:
        return cards.read(text)

    def write(self, action: Action) -> str:
        return cards.write(action)
