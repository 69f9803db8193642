"""Counts how often each building, fleet and specialist was on offer, taken, and what it brought.

A thing is on offer whenever somebody takes one of its kind and could have taken it instead. A building or a
specialist brings what the action adds to the score; a fleet brings what the turn made with it adds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from yamatai.games.yamatai.model.actions import BUILD, END, ENLIST, TAKE_FLEET, decode
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.building import available
from yamatai.games.yamatai.model.rounds import face_up
from yamatai.games.yamatai.model.scoring import score_player
from yamatai.games.yamatai.model.state import State
from yamatai.play.game import Action
from yamatai.play.offers import Offer

BUILDING, FLEET, SPECIALIST = "building", "fleet", "specialist"


class OfferWatcher:
    """Looks on at one game; see `yamatai.play.offers.Watcher`."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._offered: Counter[tuple[str, int]] = Counter()
        self._taken: Counter[tuple[str, int]] = Counter()
        self._points: Counter[tuple[str, int]] = Counter()
        self._turn = (0, 0)  # the fleet of the running turn, and the seat's points before it

    def watch(self, before: State, action: Action, after: State) -> None:
        kind, thing, _ = decode(action)
        seat = before.seat
        if kind == TAKE_FLEET:
            self._turn = thing, self._score(before, seat)
            self._take(FLEET, face_up(before), thing)
        elif kind == BUILD:
            self._take(BUILDING, available(before), thing)
            self._points[BUILDING, thing] += self._score(after, seat) - self._score(before, seat)
        elif kind == ENLIST:
            self._take(SPECIALIST, [other for other in before.row if other >= 0], thing)
            self._points[SPECIALIST, thing] += self._score(after, seat) - self._score(before, seat)
        elif kind == END:
            fleet, points = self._turn
            self._points[FLEET, fleet] += self._score(after, seat) - points

    def offers(self) -> tuple[Offer, ...]:
        box = self._box
        names = {
            BUILDING: [building.id for building in box.components.building],
            FLEET: [str(number) for number in box.fleet_numbers],
            SPECIALIST: [specialist.id for specialist in box.components.specialist],
        }
        return tuple(
            Offer(kind, id, self._offered[kind, n], self._taken[kind, n], self._points[kind, n])
            for kind, ids in names.items()
            for n, id in enumerate(ids)
        )

    def _take(self, kind: str, choice: Iterable[int], thing: int) -> None:
        self._offered.update((kind, other) for other in choice)
        self._taken[kind, thing] += 1

    def _score(self, state: State, seat: int) -> int:
        return sum(score_player(self._box, state.players[seat]).values())
