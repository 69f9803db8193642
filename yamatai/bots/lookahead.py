"""Looking past the own turn: the best candidates are played on, with everybody's answers, in dealt decks.

All candidates meet the same decks (common random numbers), and half of them drop out after each
round of deals (sequential halving), so that the time goes to those between which it is close.
"""

from __future__ import annotations

from typing import Any

import attrs

from yamatai.bots.beam import Budget, Candidate, search_turn
from yamatai.bots.judge import Weights, evaluation_of
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game


@attrs.frozen
class Depth:
    """How far: so many candidates for each first action and in all, deals, turns that follow, and their search."""

    each: int = 3
    candidates: int = 12
    deals: int = 12
    turns: int = 4
    answers: Budget = attrs.field(default=Budget(3, 300))


def sort(
    game: Game, view: Any, seat: int, candidates: list[Candidate], weights: Weights, depth: Depth, chance: Chance
) -> list[Candidate]:
    """The candidates, the best after looking ahead first; those not looked at follow."""
    chosen = _shortlist(candidates, depth)
    rest = [candidate for candidate in candidates if candidate not in chosen]
    if len(chosen) < 2:
        return chosen + rest
    rounds = max(1, (len(chosen) - 1).bit_length())
    totals = [0.0] * len(chosen)
    alive = list(range(len(chosen)))
    ordered: list[int] = []
    for _ in range(rounds):
        for _ in range(max(1, depth.deals // rounds)):
            deal = game.deal(view, chance)
            for index in alive:
                totals[index] += _outcome(game, deal, seat, chosen[index].actions, weights, depth)
        alive.sort(key=lambda index: -totals[index])
        half = (len(alive) + 1) // 2
        ordered = alive[half:] + ordered
        alive = alive[:half]
    return [chosen[index] for index in alive + ordered] + rest


def _shortlist(candidates: list[Candidate], depth: Depth) -> list[Candidate]:
    """The best few of each first action, then the best of these."""
    taken: dict[Action, int] = {}
    chosen = []
    for candidate in candidates:
        first = candidate.actions[0]
        taken[first] = taken.get(first, 0) + 1
        if taken[first] <= depth.each:
            chosen.append(candidate)
        if len(chosen) == depth.candidates:
            break
    return chosen


def _outcome(game: Game, deal: Any, seat: int, actions: tuple[Action, ...], weights: Weights, depth: Depth) -> float:
    """What the seat has after this turn and those that follow it."""
    state = deal.copy()
    for action in actions:
        game.apply(state, seat, action)
    evaluation = evaluation_of(game)
    judge = evaluation.judge(weights)
    for _ in range(depth.turns):
        movers = game.to_act(state)
        if not movers:
            break
        mover = movers[0]
        for action in search_turn(game, state, mover, judge, depth.answers).candidates[0].actions:
            game.apply(state, mover, action)
    return judge.value(state, seat)
