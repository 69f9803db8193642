"""Search with all hands open: what each card comes to when the others play for the same end.

It looks from one seat, which plays for its lead; all the others play against it. Hands are masks
here and the table is a few lists that are changed and changed back, so that a node costs little.
"""

from __future__ import annotations

from functools import lru_cache

import attrs

from yamatai.games.yucata.model.cards import CARDS, MIRROR, NOTHING, SWORD
from yamatai.games.yucata.model.layouts import DARK_STONES, RED, Path
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.games.yucata.model.turn import BEHIND
from yamatai.play.game import Action

WIN = 10.0
"""What it is worth to win, beside the points."""
FAR = 1e9

_FULL = sum(1 << card for card in CARDS)
_ORDER = (SWORD, 1, 2, 3, 4, 5, MIRROR)
_PLAYABLE = tuple(tuple(card for card in _ORDER if hand >> card & 1) for hand in range(_FULL + 1))
"""For each hand, as a mask, its cards."""


class Spent(Exception):
    """The nodes are used up."""


@attrs.define
class Search:
    """Searches from one seat. `nodes` are those left; `cut` tells whether the last search met its depth."""

    path: Path
    sword: str
    seat: int
    nodes: int
    cut: bool = False
    at: list[int] = attrs.field(factory=list)
    hands: list[int] = attrs.field(factory=list)
    light: list[int] = attrs.field(factory=list)
    dark: list[int] = attrs.field(factory=list)
    costs: tuple[tuple[float, ...], ...] = ()

    def value(self, state: State, card: Action, depth: int) -> float:
        """What the seat is ahead after this card and so many more; raises Spent. The state is a full one."""
        self.at, self.light, self.dark = list(state.at), list(state.light), list(state.dark)
        self.hands = [sum(1 << held for held in hand) for hand in state.hands]
        self.costs = _costs(self.path, len(state.at))
        return self._play(state.seat, card, state.last, state.did, state.lead, depth + 1, -FAR, FAR)

    def _best(self, mover: int, last: int, did: int, lead: int, depth: int, low: float, high: float) -> float:
        """The best value for whoever moves: the highest for the seat, the lowest for the others."""
        if depth == 0:
            self.cut = True
            return self._ahead(NOBODY, lead)
        hand = self.hands[mover]
        cards = _PLAYABLE[hand]
        alone = len(cards) == 1
        if mover == self.seat:
            best = -FAR
            for card in cards:
                if (card != last or alone) and (card != MIRROR or last != NOTHING):
                    value = self._play(mover, card, last, did, lead, depth, low, high)
                    if value > best:
                        best = value
                        if value > low:
                            low = value
                            if low >= high:
                                break
            return best
        best = FAR
        for card in cards:
            if (card != last or alone) and (card != MIRROR or last != NOTHING):
                value = self._play(mover, card, last, did, lead, depth, low, high)
                if value < best:
                    best = value
                    if value < high:
                        high = value
                        if low >= high:
                            break
        return best

    def _play(
        self, mover: int, card: int, last: int, did: int, lead: int, depth: int, low: float, high: float
    ) -> float:
        """The value after this card."""
        self.nodes -= 1
        if self.nodes < 0:
            raise Spent
        at, hands = self.at, self.hands
        here = at[mover]
        does = did if card == MIRROR else card
        if does != SWORD:
            space = here + does
            if space > RED:
                space = RED
        elif here == lead:
            space = here + 1
        else:
            space = lead - 1 if self.sword == BEHIND else lead + 1
        light = dark = 0
        if space > lead:
            light = self.path.light[space] - self.path.light[lead]
            dark = self.path.dark[space] - self.path.dark[lead]
            self.light[mover] += light
            self.dark[mover] += dark
            lead = space
        if space == RED:
            value = self._ahead(mover, RED)
        else:
            at[mover] = space
            hands[mover] ^= 1 << card
            following = (mover + 1) % len(at)
            if any(hands):
                value = self._best(following, card, does, lead, depth - 1, low, high)
                hands[mover] |= 1 << card
            else:
                hands[:] = [_FULL] * len(at)
                value = self._best(following, card, does, lead, depth - 1, low, high)
                hands[:] = [0] * len(at)
                hands[mover] = 1 << card
            at[mover] = here
        self.light[mover] -= light
        self.dark[mover] -= dark
        return value

    def _ahead(self, red: int, lead: int) -> float:
        """Points ahead of the best of the others; `red` is the seat that took the red stone, if any has."""
        costs = self.costs[lead]
        points = [light - costs[dark] for light, dark in zip(self.light, self.dark, strict=True)]
        if red >= 0:
            points[red] += self.dark[red]
        mine = points.pop(self.seat)
        ahead = mine - max(points)
        if red < 0:
            return ahead
        return ahead + (WIN if ahead > 0 else -WIN if ahead < 0 else 0)


@lru_cache(maxsize=64)
def _costs(path: Path, seats: int) -> tuple[tuple[float, ...], ...]:
    """What a seat's dark stones cost: by the space of the leader, then by their number.

    The dark stones ahead count as if all seats got the same number of them: the more one will have, the
    dearer is each one that one has already.
    """
    shares = [(DARK_STONES - taken) / seats for taken in path.dark]
    return tuple(tuple((dark + share) * (dark + share + 1) / 2 for dark in range(DARK_STONES + 1)) for share in shares)
