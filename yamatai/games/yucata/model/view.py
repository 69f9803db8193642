"""What a seat sees, and full states that fit what it sees (2.8).

Hidden are the cards in the others' hands. A view has no memory: of the cards played it shows the one
on top of each pile and no other, so a hand cannot be worked out from it. Our ruling on what is not the
view: the log tells moves and stones and names no card; who looks back at an earlier moment while the
game goes on finds the others' piles empty. Once it is over all may be seen as it was.
"""

from __future__ import annotations

from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NOTHING
from yamatai.games.yucata.model.state import State
from yamatai.play.chance import Chance


def view(state: State, seat: int | None) -> State:
    """The state with the others' hands masked; None is an onlooker, who sees no hand."""
    seen = state.copy()
    seen.hands = tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands))
    return seen


def recall(seen: State, seat: int | None) -> State:
    """What may still be seen of an earlier moment while the game goes on: not which cards were played.

    The own pile stays, as the own hand of that moment tells it anyway. What was played last is hidden, not nothing:
    only the very first card of the game is played on nothing.
    """
    left = seen.copy()
    left.piles = tuple(pile if s == seat else NOTHING for s, pile in enumerate(seen.piles))
    if seen.last != NOTHING:
        left.last = left.did = HIDDEN
    return left


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
