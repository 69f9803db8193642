"""What is sure of the rest of a game: the lead at the end that a seat can keep whatever the others hold and play.

The hands of the others are known as far as a view tells them (2.8): how many cards, and that the one on top of the
pile is not among them. Whoever may hold a card may play it; then one knows that he holds it no more. The others may
as well play together.
"""

from __future__ import annotations

import attrs

from yamatai.games.yucata.model.cards import CARDS, HIDDEN, MIRROR, NOTHING, SWORD
from yamatai.games.yucata.model.layouts import RED, Path
from yamatai.games.yucata.model.scoring import cost
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.games.yucata.model.turn import BEHIND

FAR = 10_000
"""More than any lead."""
MOST = 200_000
"""Cards that are tried before it is given up: so far from the end nothing is sure."""


class TooFar(Exception):
    """There is more to try than `MOST` cards."""


def may_hold(seen: State, seat: int) -> frozenset[int]:
    """The cards that a seat may hold, by what a view shows; those that it holds if the view shows its hand."""
    hand = seen.hands[seat]
    if HIDDEN not in hand:
        return frozenset(hand)
    return frozenset(CARDS) - {seen.piles[seat]}


def may_play(seen: State, seat: int) -> frozenset[int]:
    """The cards that a seat may play if it holds them (2.3, 2.4)."""
    cards = may_hold(seen, seat)
    if len(seen.hands[seat]) > 1:
        cards -= {seen.last}
    return cards - {MIRROR} if seen.last == NOTHING else cards


@attrs.define
class Rest:
    """Plays the rest of a game from a view, against all that the others might do. Lists are by seat."""

    path: Path
    sword: str
    seat: int
    at: list[int]
    cards: list[frozenset[int]]  # what each seat may hold
    left: list[int]  # how many of them it holds
    light: list[int]
    dark: list[int]
    tried: int = 0

    @classmethod
    def of(cls, path: Path, sword: str, seen: State, seat: int) -> Rest:
        """The rest of the game that `seat` sees."""
        held = [may_hold(seen, other) for other in range(len(seen.at))]
        left = [len(hand) for hand in seen.hands]
        return cls(path, sword, seat, list(seen.at), held, left, list(seen.light), list(seen.dark))

    def lead(self, seen: State) -> int:
        """Points ahead of the best of the others at the end, at least: below 0 if another may be ahead, -FAR if the
        end is too far away."""
        if seen.ended:
            return self._ahead(seen.red)
        try:
            return self._best(seen.seat, seen.last, seen.did, -FAR, FAR)
        except TooFar:
            return -FAR

    def _best(self, mover: int, last: int, did: int, low: int, high: int) -> int:
        """The best for whoever moves: the highest for the seat, the lowest for the others. Only what lies between
        `low` and `high` matters."""
        mine, alone = mover == self.seat, self.left[mover] == 1
        best = -FAR if mine else FAR
        for card in sorted(self.cards[mover]):
            if (card == last and not alone) or (card == MIRROR and last == NOTHING):
                continue
            value = self._play(mover, card, did, low, high)
            if mine:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best

    def _play(self, mover: int, card: int, did: int, low: int, high: int) -> int:
        """What comes of a card."""
        self.tried += 1
        if self.tried > MOST:
            raise TooFar
        here, lead, does = self.at[mover], max(self.at), did if card == MIRROR else card
        space = self._target(here, lead, does)
        light, dark = (sums[max(space, lead)] - sums[lead] for sums in (self.path.light, self.path.dark))
        self.light[mover] += light
        self.dark[mover] += dark
        if space == RED:
            value = self._ahead(mover)
        else:
            held, left = self.cards, self.left
            self.at[mover] = space
            self._lay_down(mover, card)
            value = self._best((mover + 1) % len(self.at), card, does, low, high)
            self.at[mover], self.cards, self.left = here, held, left
        self.light[mover] -= light
        self.dark[mover] -= dark
        return value

    def _target(self, here: int, lead: int, does: int) -> int:
        if does != SWORD:
            return min(here + does, RED)
        if here == lead:
            return here + 1
        return lead - 1 if self.sword == BEHIND else lead + 1

    def _lay_down(self, mover: int, card: int) -> None:
        """One card less in a hand; after the last of all, everybody has all cards again (2.7)."""
        self.cards, self.left = list(self.cards), list(self.left)
        self.cards[mover] -= {card}
        self.left[mover] -= 1
        if not any(self.left):
            self.cards = [frozenset(CARDS)] * len(self.at)
            self.left = [len(CARDS)] * len(self.at)

    def _ahead(self, red: int) -> int:
        """Points ahead of the best of the others at the end; `red` has the red stone."""
        points = [light - cost(dark) for light, dark in zip(self.light, self.dark, strict=True)]
        if red != NOBODY:
            points[red] += self.dark[red]
        mine = points.pop(self.seat)
        return mine - max(points)
