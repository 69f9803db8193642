"""The heights (z values) of everything in the scene, from bottom to top.

One list, so that two modules cannot disagree about what covers what. Items that
share a height are ordered by `by_y` where a nearer piece must cover a farther one.
"""

from __future__ import annotations

BOARD = 0.0
"""The board itself: one cached picture."""
ISLAND_MARK = 10.0
"""Washes and edges on an area of the board (legal, selected, dimmed)."""
BOAT = 40.0
"""Pieces on spaces, ordered by `by_y`."""
FOCUS = 55.0
"""The keyboard's double outline on the board."""
PANEL = 60.0
"""Mats, bars, rows and tracks round the board."""
EFFECT = 70.0
"""Coins, tokens and tiles that fly over the whole table."""
DRAWER = 75.0
"""What is pulled out over the panels: the log."""
COACH = 76.0
"""The veil of a lesson over all but what it points at; the dragged piece and whatever answers stay above it."""
COACH_CARD = 77.0
"""The note of a lesson."""
GHOST = 80.0
"""The dragged piece."""
BUBBLE = 90.0
"""Reason bubbles, read-outs and peek cards."""
COVER = 100.0
"""Hand-over, coach, scores: whatever covers the table."""
COVER_CONTENT = 101.0
"""Cards and buttons on a cover."""
TOAST = 110.0
"""Short notices, above everything."""

_SPAN = 9.0
_HEIGHT_U = 2000.0


def by_y(layer: float, y: float) -> float:
    """The height of a piece standing at `y` (u): within `layer`, the nearer the higher."""
    share = min(max(y / _HEIGHT_U, 0.0), 1.0)
    return layer + _SPAN * share
