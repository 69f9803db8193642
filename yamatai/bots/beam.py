"""Beam search over the atomic actions of one turn.

A turn of a rich game has tens of thousands of outcomes, so whole turns are never listed. The search
goes level by level, one action deeper each time, and of each level keeps the `width` most promising
moments. The game's `evaluation` gives the opinions; nothing here knows which game it is.

Hidden cards do not sway the choice: the search stays before everything that reveals. An action that
reveals without ending the turn is left out here (`gambles` weighs those), and a turn whose end
reveals is valued as it stood just before that end.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any

import attrs

from yamatai.bots.judge import Judge
from yamatai.play.every_turn import Path, actions_along
from yamatai.play.game import Action, Event, Game

PATIENCE = 60.0
"""Seconds for one search, a hundred times what the longest needs: on a machine that hardly moves a turn is cut short
all the same. Nothing else asks a clock."""

_ENDS_TURN, _REVEALS = attrgetter("ends_turn"), attrgetter("reveals")


@attrs.frozen
class Budget:
    """How much a search may do. Counted in nodes, never in seconds, so that every machine finds the same."""

    width: int
    nodes: int


@attrs.define
class Candidate:
    """A whole turn: its value, its actions, and the state by which it was valued."""

    value: float
    actions: tuple[Action, ...]
    state: Any


@attrs.define
class Found:
    """What a search came to: finished turns, the best first, and how many nodes it made."""

    candidates: list[Candidate]
    nodes: int


@contextmanager
def _no_collector() -> Iterator[None]:
    """Rest for the collector of cycles: a search makes none, but ten thousands of objects to look through again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@_no_collector()
def search_turn(game: Game, state: Any, seat: int, judge: Judge, budget: Budget) -> Found:
    """The best ways found to go on with the turn of `seat`, from any moment of it to its end.

    `state` is a full state (`Game.deal`). When the nodes are used up, or `PATIENCE`, the best moment so far is
    played out alone, so there always is a candidate.
    """
    finished: list[Candidate] = []
    seen: set[Hashable] = set()
    level: list[tuple[float, int, Any, Path]] = [(0.0, 0, state, None)]
    legal, apply, promise, key_of, width = game.legal, game.apply, judge.promise, judge.key, budget.width
    sift, narrow = judge.sift, judge.narrow
    nodes, until = 0, time.monotonic() + PATIENCE
    while level:
        children: list[tuple[float, int, Any, Path]] = []
        for _, _, before, path in level:
            for action in narrow(before, sift(before, legal(before, seat)), width):
                after = before.copy()
                events = apply(after, seat, action)
                nodes += 1
                if any(map(_ENDS_TURN, events)):
                    valued = before if reveals(events) and game.to_act(after) else after
                    finished.append(Candidate(judge.value(valued, seat), actions_along((path, action)), valued))
                elif not any(map(_REVEALS, events)):
                    key = key_of(after)
                    if key not in seen:
                        seen.add(key)
                        children.append((-promise(after, seat), nodes, after, (path, action)))
            if nodes >= budget.nodes and (children or finished):
                break
        children.sort()  # never compares states: the number of the node settles ties
        spent = nodes >= budget.nodes or time.monotonic() > until
        level = children[: width if not spent else 0 if finished else 1]
    finished.sort(key=lambda candidate: -candidate.value)
    return Found(finished, nodes)


def gambles(game: Game, state: Any, seat: int, judge: Judge) -> list[Action]:
    """The actions that bring hidden things out in the middle of the turn."""
    found = []
    for action in judge.sift(state, game.legal(state, seat)):
        after = state.copy()
        events = game.apply(after, seat, action)
        if reveals(events) and not _ends_turn(events):
            found.append(action)
    return found


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(map(_ENDS_TURN, events))


def reveals(events: Sequence[Event]) -> bool:
    """Whether hidden information came out."""
    return any(map(_REVEALS, events))
