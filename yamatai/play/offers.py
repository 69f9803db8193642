"""What lay on offer in a game and what was taken of it, so that somebody can tell what is too strong or too weak.

A game that can tell has a method `watcher`, which gives a new `Watcher`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import attrs

from yamatai.play.game import Action, Game


@attrs.frozen
class Offer:
    """One thing of the box: its kind and id, how often a seat could have chosen it, how often one did.

    `points` are all the points that came with it, over all the times it was taken.
    """

    kind: str
    id: str
    offered: int = 0
    taken: int = 0
    points: int = 0

    @property
    def share(self) -> float:
        """How much of the times it was on offer it was taken, 0 if it never was."""
        return self.taken / self.offered if self.offered else 0.0

    @property
    def mean_points(self) -> float:
        """What it brought each time, 0 if it was never taken."""
        return self.points / self.taken if self.taken else 0.0


class Watcher(Protocol):
    """Looks on while one game is played."""

    def watch(self, before: Any, action: Action, after: Any) -> None:
        """The next action, and the states around it."""

    def offers(self) -> tuple[Offer, ...]:
        """All things of the box that are counted, always in the same order."""


def watcher_of(game: Game) -> Watcher | None:
    """A new watcher of this game, None if it offers none."""
    make = getattr(game, "watcher", None)
    return make() if make else None


def merged(games: Iterable[Iterable[Offer]]) -> tuple[Offer, ...]:
    """The sums over games."""
    sums: dict[tuple[str, str], Offer] = {}
    for offers in games:
        for new in offers:
            old = sums.get((new.kind, new.id), Offer(new.kind, new.id))
            sums[new.kind, new.id] = attrs.evolve(
                old, offered=old.offered + new.offered, taken=old.taken + new.taken, points=old.points + new.points
            )
    return tuple(sums.values())
