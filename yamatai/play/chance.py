"""Chance: splitmix64 and Fisher-Yates.

Python's own `random` is not promised to shuffle alike in every version and its state is 2.5 KB;
here the whole generator is one 64-bit int, which lives in a game's state and is free to copy.
Constants: S. Vigna's public-domain splitmix64.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from yamatai.play.sums import added

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """A generator; keep `chance.state` to go on from the same point later."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def of(cls, *numbers: int) -> Chance:
        """A generator of its own for these numbers, for example (seed, seat, ply)."""
        chance = cls(0)
        for number in numbers:
            chance.state = (chance.state ^ number) & _MASK
            chance.state = chance.draw()
        return chance

    def draw(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely. `limit` is at least 1."""
        fair = (_MASK + 1) - (_MASK + 1) % limit  # rejecting the tail keeps every number equally likely
        while (bits := self.draw()) >= fair:
            pass
        return bits % limit

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.draw() >> 11) / (1 << 53)

    def bell(self) -> float:
        """A number about 0 with a spread of 1: bell-shaped enough, and the same on every machine."""
        return added(self.unit() for _ in range(12)) - 6

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
