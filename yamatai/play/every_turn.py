"""All turns that a seat can play from a position: a complete search over atomic actions, for small positions.

Each moment that can be reached is looked at once, whatever the order of the actions that lead there. What brings
hidden things to light is luck: it counts as the last action of a turn that reaches the goal whatever is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeAlias

import attrs

from yamatai.play.game import Action, Game

Gist: TypeAlias = frozenset[str]
Path: TypeAlias = "tuple[Path, Action] | None"
"""The last action and the path before it: sharing beginnings is cheaper than copying tuples."""

REACHED, MISSED, OPEN = "reached", "missed", "open"


@attrs.define
class Turns:
    """What a search came to. `ways`: for each way to the goal (`least`) one turn that goes it.

    `complete` is False if the search was given up after too many moments.
    """

    complete: bool
    moments: int
    ways: dict[Gist, tuple[Action, ...]]


def search(
    game: Game,
    start: Any,
    seat: int,
    verdict: Callable[[Any, bool], str],
    gist: Callable[[Any], Gist],
    key: Callable[[Any], Hashable],
    ended: Callable[[Any, Any], Any],
    outcomes: Callable[[Any, Action], Iterable[Any]],
    sift: Callable[[Any, Sequence[Action]], Sequence[Action]],
    most: int,
    most_found: int,
) -> Turns:
    """All ways in which the turn of `seat` that begins at `start` can reach a goal.

    `verdict(state, ends)` tells whether the goal is REACHED, MISSED or still OPEN at a moment; with `ends` the turn
    ends there, and then it is not OPEN. `gist` tells a turn in few words, `key` is equal for moments that need to
    be looked at only once, `ended(before, after)` is the position by which a turn is measured that an action ended,
    `outcomes` are those to which an action that reveals can lead. After `most` moments it gives up, or after
    `most_found` different gists of turns that reach the goal.
    """
    found: dict[Gist, tuple[Action, ...]] = {}
    seen: set[Hashable] = {key(start)}
    stack: list[tuple[Any, Path]] = [(start, None)]
    while stack:
        before, path = stack.pop()
        for action in sift(before, game.legal(before, seat)):
            after = before.copy()
            events = game.apply(after, seat, action)
            if any(event.ends_turn for event in events):
                end = ended(before, after)
                if verdict(end, True) == REACHED:
                    found.setdefault(gist(end), actions_along((path, action)))
                continue
            if any(event.reveals for event in events):
                if all(verdict(one, True) == REACHED and _may_end(game, one, seat) for one in outcomes(before, action)):
                    found.setdefault(gist(after), actions_along((path, action)))
                continue
            if (here := key(after)) in seen:
                continue
            seen.add(here)
            if (found_so_far := verdict(after, False)) == OPEN:
                stack.append((after, (path, action)))
            elif found_so_far == REACHED:
                found.setdefault(gist(after), actions_along((path, action)))
        if len(seen) > most or len(found) > most_found:
            return Turns(False, len(seen), least(found))
    return Turns(True, len(seen), least(found))


def _may_end(game: Game, state: Any, seat: int) -> bool:
    """Whether the turn can be ended at once."""
    return any(
        any(event.ends_turn for event in game.apply(state.copy(), seat, action)) for action in game.legal(state, seat)
    )


def least(found: dict[Gist, tuple[Action, ...]]) -> dict[Gist, tuple[Action, ...]]:
    """Without those that do all that another one does, and more."""
    return {gist: actions for gist, actions in found.items() if not any(other < gist for other in found)}


def actions_along(path: Path) -> tuple[Action, ...]:
    """The actions of a path, the first one first."""
    actions = []
    while path:
        path, action = path
        actions.append(action)
    return tuple(reversed(actions))
