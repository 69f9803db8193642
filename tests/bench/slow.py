"""A slow disk, and the slowest of many times."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

DISK_S = 0.2
"""So long takes each sync of the slow disk."""


@contextmanager
def slow_disk() -> Iterator[None]:
    """Each sync takes long."""
    true = os.fsync

    def slow(number: int) -> None:
        time.sleep(DISK_S)
        true(number)

    with patch("os.fsync", slow):
        yield


def slowest(times: list[float]) -> float:
    """The 99th of a hundred."""
    return sorted(times)[round(0.99 * (len(times) - 1))]
