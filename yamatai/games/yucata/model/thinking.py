"""How computer players choose a card: a search over deals of the hands that they cannot see.

Each level knows no more than its seat's view. It deals the hidden hands some times, searches each
deal with all hands open, and goes by the mean. Where the search reaches the end of the game in all
its lines, which it does once few cards are left, the rest is played exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import attrs

from yamatai.games.yucata.model import scoring, turn, view
from yamatai.games.yucata.model.layouts import Path
from yamatai.games.yucata.model.search import Search, Spent
from yamatai.games.yucata.model.state import State
from yamatai.play.chance import Chance
from yamatai.play.game import Action
from yamatai.play.sums import added

TO_THE_END = 40
"""No game goes on for so many turns of each seat."""

Weighed = tuple[Action, float, Mapping[str, float]]
"""A card, what it comes to, and the named parts of that: what is taken at once and what comes later."""


@attrs.frozen
class Level:
    """What makes a level: the hands that it imagines, how far it looks, and how it errs.

    `turns` are the turns of each seat that it looks ahead beside the running one. It looks one card
    further each time until it has tried so many `nodes`; a look that they do not suffice for is left out.
    `noise` is the spread, in points, of its errors as long as it does not see the end of the game. With a little
    of it a strong level does not play the same game every time.
    """

    deals: int
    turns: int
    nodes: int
    noise: float = 0.0


LEVELS: Mapping[str, Level] = {
    "easy": Level(deals=1, turns=0, nodes=1_000, noise=1.0),
    "medium": Level(deals=1, turns=1, nodes=20_000, noise=1.0),
    "hard": Level(deals=6, turns=TO_THE_END, nodes=6_000, noise=0.5),
    "expert": Level(deals=20, turns=TO_THE_END, nodes=60_000, noise=0.5),
}


def weigh(path: Path, sword: str, seen: State, seat: int, level: Level, chance: Chance) -> tuple[Weighed, ...]:
    """The cards that the seat may play, the best first."""
    cards = turn.legal(seen)
    if len(cards) == 1:
        return ((cards[0], 0.0, {}),)
    deals = [view.deal(seen, chance) for _ in range(level.deals)]
    search = Search(path, sword, seat, level.nodes)
    values = _values(search, deals, cards, level)
    noise = level.noise if search.cut else 0.0
    errors = {card: noise * chance.bell() for card in values}
    worth = {card: value + errors[card] for card, value in values.items()}
    best = sorted(chance.shuffled(cards), key=lambda card: -worth[card])  # equal cards in any order
    return tuple((card, worth[card], _parts(path, sword, seen, card, values[card], errors[card])) for card in best)


def _values(search: Search, deals: Sequence[State], cards: Sequence[Action], level: Level) -> dict[Action, float]:
    """The mean value of each card, from the furthest look that the nodes allow; `search.cut` tells if that is all."""
    different = Counter(deal.hands for deal in deals)
    states = {deal.hands: deal for deal in deals}
    seats = len(deals[0].hands)
    values = dict.fromkeys(cards, 0.0)
    for ahead in range(level.turns * seats + 1):
        search.cut = False
        try:
            values = {
                card: added(n * search.value(states[hands], card, ahead) for hands, n in different.items()) / len(deals)
                for card in cards
            }
        except Spent:
            search.cut = True
            break
        if not search.cut:
            break
    return values


def _parts(path: Path, sword: str, seen: State, card: Action, value: float, error: float) -> Mapping[str, float]:
    """What the card takes at once, as the score has it, the rest, and by how much it is misjudged."""
    seat, after = seen.seat, seen.copy()
    turn.apply(path, sword, after, card)
    taken = sum(scoring.score_stones(after, seat).values()) - sum(scoring.score_stones(seen, seat).values())
    parts = {"taken": float(taken), "later": value - taken}
    return {**parts, "error": error} if error else parts
