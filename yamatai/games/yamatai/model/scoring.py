"""The final scoring (8.7, 8.8), which can be asked at any moment: as if the game ended now."""

from __future__ import annotations

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import Player, State
from yamatai.play.game import Result, Terms

TERMS = ("coins", "prestige", "buildings", "specialists", "reserved", "unused")


def unused_boats(player: Player) -> int:
    """Boats set aside and boats in the harbour, together (8.7). In a turn, boats in hand count as if kept."""
    return sum(player.hand) + sum(player.aside)


def score_player(box: Box, player: Player) -> Terms:
    """The six named terms of a player's score."""
    scoring, perks = box.components.scoring, player.perks
    specialists = sum(box.specialist_points[s] for s in player.specialists)
    unused = 0 if perks.aside_penalty_free else unused_boats(player) // scoring.aside_per_penalty
    return {
        "coins": player.coins // scoring.coins_per_point,
        "prestige": player.prestige,
        "buildings": sum(box.building_points[b] for b in player.built),
        "specialists": specialists + perks.points_per_specialist * len(player.specialists),
        "reserved": -scoring.reserved_penalty * len(player.reserved),
        "unused": -unused,
    }


def score(box: Box, state: State) -> tuple[Terms, ...]:
    return tuple(score_player(box, player) for player in state.players)


def result(box: Box, state: State) -> Result | None:
    """Most points first; a tie goes to the one who played first in the last round (8.8)."""
    if not state.ended:
        return None
    points = [sum(terms.values()) for terms in score(box, state)]
    ranking = sorted(range(len(points)), key=lambda seat: (-points[seat], state.order.index(seat)))
    tied = points[ranking[0]] == points[ranking[1]]
    return Result(tuple(ranking), state.ended, tie_break=tied)
