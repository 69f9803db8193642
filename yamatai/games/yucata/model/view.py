"""What a seat sees, and full states that fit what it sees (2.8).

Hidden are the cards in the others' hands. A view has no memory: of the cards played it shows the one
on top of each pile and no other, so a hand cannot be worked out from it.
"""

from __future__ import annotations

from yamatai.games.yucata.model.cards import CARDS, HIDDEN
from yamatai.games.yucata.model.state import State
from yamatai.play.chance import Chance


def view(state: State, seat: int | None) -> State:
    """The state with the others' hands masked; None is an onlooker, who sees no hand."""
    seen = state.copy()
    seen.hands = tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands))
    return seen


def deal(seen: State, chance: Chance) -> State:
    """A full state, drawn at random among those that look like this view."""
    state = seen.copy()
    state.hands = tuple(
        _drawn(len(hand), pile, chance) if HIDDEN in hand else hand
        for hand, pile in zip(seen.hands, seen.piles, strict=True)
    )
    return state


def _drawn(size: int, pile: int, chance: Chance) -> tuple[int, ...]:
    return tuple(sorted(chance.shuffled([card for card in CARDS if card != pile])[:size]))
