"""Yamataï behind the port of `yamatai.play.game`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

import attrs

from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model import actions, scoring, turn
from yamatai.games.yamatai.model import view as views
from yamatai.games.yamatai.model.box import Box, open_box
from yamatai.games.yamatai.model.components import edition_hash, edition_text
from yamatai.games.yamatai.model.setup import new_state
from yamatai.games.yamatai.model.state import Player, State, Turn
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Event, Refusal, Result, Setup, Terms

# People who play need none of these; they are loaded when they are first asked for.
if TYPE_CHECKING:
    from yamatai.games.yamatai.model.evaluation import Evaluation
    from yamatai.games.yamatai.model.exercising import Exercising
    from yamatai.games.yamatai.model.offers import OfferWatcher


def _fields(kind: type, *left_out: str) -> Callable[[object], tuple[object, ...]]:
    """A function that gives the fields of a state's part in order, as a tuple."""
    return attrgetter(*(field.name for field in attrs.fields(kind) if field.name not in left_out))


_TABLE = _fields(State, "players", "now")
_TURN = _fields(Turn)
_MAT = _fields(Player, "perks")  # they follow from the specialists


def open_game(setup: Setup) -> Yamatai:
    """The rules for this set-up; raises InvalidInput for a faulty edition."""
    return Yamatai(setup, open_box(setup.edition))


@attrs.frozen(eq=False)
class Yamatai:
    """The rules with one edition's box. See `yamatai.play.game.Game` for what each method does."""

    setup: Setup
    box: Box
    meta = META

    @property
    def evaluation(self) -> Evaluation:
        """What computer players go by; see `yamatai.bots.judge`."""
        from yamatai.games.yamatai.model.evaluation import Evaluation

        return Evaluation(self.box)

    @property
    def exercising(self) -> Exercising:
        """What exercises measure turns by; see `yamatai.play.exercise`."""
        from yamatai.games.yamatai.model.exercising import Exercising

        return Exercising(self.box)

    def watcher(self) -> OfferWatcher:
        """Counts what is taken; see `yamatai.play.offers`."""
        from yamatai.games.yamatai.model.offers import OfferWatcher

        return OfferWatcher(self.box)

    @property
    def edition(self) -> str:
        return self.box.components.edition

    @property
    def edition_text(self) -> str:
        return edition_text(self.setup.edition)

    @property
    def data_hash(self) -> str:
        return edition_hash(self.setup.edition)

    def new(self) -> State:
        return new_state(self.box, len(self.setup.seats), self.setup.seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.ended else (state.seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return turn.legal(self.box, state) if seat == state.seat else ()

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat != state.seat and not state.ended:
            return Refusal("not-your-turn", "2.1", (("seat", state.seat),))
        return turn.refusal(self.box, state, action)

    def apply(self, state: State, seat: int, action: Action) -> tuple[Event, ...]:
        return turn.apply(self.box, state, action)

    def view(self, state: State, seat: int | None) -> State:
        return views.view(state)

    def deal(self, view: State, chance: Chance) -> State:
        return views.deal(self.box, view, chance)

    def score(self, state: State) -> tuple[Terms, ...]:
        return scoring.score(self.box, state)

    def result(self, state: State) -> Result | None:
        return scoring.result(self.box, state)

    def round(self, state: State) -> int:
        return state.round

    def digest(self, state: State) -> str:
        whole = (_TABLE(state), _TURN(state.now), [_MAT(player) for player in state.players])
        return hashlib.blake2b(repr(whole).encode(), digest_size=8).hexdigest()

    def read(self, text: str) -> Action:
        return actions.read(self.box, text)

    def write(self, action: Action) -> str:
        return actions.write(self.box, action)
