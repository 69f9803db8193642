"""What a game must offer so that computer players can play it well: its `evaluation`, or a way to `weigh` of its own.

A game without either still has the level `random`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game, InvalidInput

Weights: TypeAlias = Mapping[str, float]
"""How much each feature of a position counts, by name."""


class Judge(Protocol):
    """An opinion with certain weights. It may remember what it worked out: one judge serves one search."""

    def value(self, state: Any, seat: int) -> float:
        """Points that the seat is ahead, what is still to come included. Asked when its turn is over, or could be."""

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The named parts of `value`; they add up to it."""

    def promise(self, state: Any, seat: int) -> float:
        """What the running turn of the seat may come to, its best chances taken for granted."""

    def key(self, state: Any) -> Hashable:
        """Equal for two moments of one turn from which the same can follow."""

    def sift(self, state: Any, actions: Sequence[Action]) -> Sequence[Action]:
        """Of all legal actions those worth a look, at least one."""

    def narrow(self, state: Any, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """The actions without some that `promise` would not put among the best `most`: done before they are tried."""


class Evaluation(Protocol):
    """Where a game's judges come from. `weights` are those set by hand, and name all that there are."""

    @property
    def weights(self) -> Weights: ...

    @property
    def tunable(self) -> Sequence[str]:
        """The names of the weights that `value` is linear in: those can be learned from games."""

    def judge(self, weights: Weights) -> Judge:
        """A fresh judge with these weights."""


def evaluation_of(game: Game) -> Evaluation:
    """The game's evaluation; raises InvalidInput if it has none."""
    evaluation: Evaluation | None = getattr(game, "evaluation", None)
    if evaluation is None:
        raise InvalidInput(f"{game.meta.title} has no computer player but random")
    return evaluation


class Weighs(Protocol):
    """A game of short turns and hidden hands, where the turn search sees too little: it weighs its actions itself."""

    def weigh(
        self, view: Any, seat: int, level: str, chance: Chance
    ) -> Sequence[tuple[Action, float, Mapping[str, float]]]:
        """All legal actions as this level sees them, the best first: each with its value and the named parts of that,
        of which `error` is by how much it misjudges the action.

        They follow from the arguments alone; budgets are counted in nodes.
        """


def weighs(game: Game) -> Weighs | None:
    """The game as one that weighs its actions itself, None if it does not."""
    return cast("Weighs", game) if hasattr(game, "weigh") else None
