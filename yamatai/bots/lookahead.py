"""Looking past the own turn: the best candidates are played on, with everybody's answers.

It goes on until something hidden would come out, and no further: up to there nothing is left to
chance, so each line needs to be played only once, and all lines end at the same moment of the game.
"""

from __future__ import annotations

from typing import Any

import attrs

from yamatai.bots.beam import Budget, Candidate, reveals, search_turn
from yamatai.bots.judge import Judge
from yamatai.play.game import Action, Game


@attrs.frozen
class Depth:
    """How far: so many candidates of each first action and in all, so many turns that follow, and their search.

    `trust` is the weight of what the line comes to, against the value of the own turn alone.
    """

    each: int = 4
    candidates: int = 12
    turns: int = 4
    answers: Budget = attrs.field(default=Budget(8, 800))
    trust: float = 0.5


def sort(
    game: Game, state: Any, seat: int, candidates: list[Candidate], judge: Judge, depth: Depth
) -> list[tuple[Candidate, float]]:
    """The candidates with what they are worth then: those that were played on first, the best of them before the
    others, which keep their value."""
    chosen = _shortlist(candidates, depth)
    unplayed = [(candidate, candidate.value) for candidate in candidates]
    if len(chosen) < 2:
        return unplayed
    values = [_outcome(game, state, seat, candidate, judge, depth) for candidate in chosen]
    if None in values:
        return unplayed  # the own turn ends with something hidden coming out
    worth = [
        (candidate, depth.trust * value + (1 - depth.trust) * candidate.value)
        for candidate, value in zip(chosen, values, strict=True)
        if value is not None
    ]
    taken = {candidate.actions for candidate in chosen}
    return sorted(worth, key=lambda each: -each[1]) + [each for each in unplayed if each[0].actions not in taken]


def _shortlist(candidates: list[Candidate], depth: Depth) -> list[Candidate]:
    """The best candidates, but not too many that begin alike."""
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


def _outcome(game: Game, state: Any, seat: int, candidate: Candidate, judge: Judge, depth: Depth) -> float | None:
    """What the seat has after this turn and those that follow; None if the turn's end reveals something."""
    state = state.copy()
    for action in candidate.actions:
        events = game.apply(state, seat, action)
        if reveals(events):
            return None
    value = candidate.value
    for _ in range(depth.turns):
        movers = game.to_act(state)
        if not movers:
            break
        answer = search_turn(game, state, movers[0], judge, depth.answers).candidates[0]
        value = judge.value(answer.state, seat)
        for action in answer.actions:
            if reveals(game.apply(state, movers[0], action)):
                return value
    return value
