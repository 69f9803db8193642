"""The scoring (3.2 to 3.4), which can be asked at any moment: as if the game ended now."""

from __future__ import annotations

from yamatai.games.yucata.model.state import State
from yamatai.play.game import Result, Terms

TERMS = ("light", "dark", "red")
REASON = "red-taken"


def cost(dark: int) -> int:
    """So many light stones go back for so many dark ones: 1, 3, 6, 10 and so on (3.3)."""
    return dark * (dark + 1) // 2


def score_stones(state: State, seat: int) -> Terms:
    """The named terms of a seat. The red stone is worth what the dark one costs that goes back with it (3.2)."""
    dark = state.dark[seat]
    return {"light": state.light[seat], "dark": -cost(dark), "red": dark if state.red == seat else 0}


def score(state: State) -> tuple[Terms, ...]:
    return tuple(score_stones(state, seat) for seat in range(len(state.at)))


def result(state: State) -> Result | None:
    """Most light stones left first; who has as many as the first shares the win (3.4)."""
    if not state.ended:
        return None
    points = [sum(terms.values()) for terms in score(state)]
    ranking = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return Result(tuple(ranking), REASON, winners=points.count(max(points)))
