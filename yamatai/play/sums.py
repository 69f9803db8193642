"""Sums that come out alike in every Python: from 3.12 on `sum` rounds floats otherwise than before.

Players compare what positions are worth. Where two are nearly equal a last digit decides, and the same seed would give
another game.
"""

from __future__ import annotations

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """The sum, each number added to what the numbers before it came to."""
    total = 0.0
    for number in numbers:
        total += number
    return total
