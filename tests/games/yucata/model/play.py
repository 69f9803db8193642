"""Tables of Yucata' for tests: set up by hand, or reached by random play."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from hypothesis import strategies as st

from yamatai.games.yucata.meta import LAYOUTS, META
from yamatai.games.yucata.model.cards import CARDS, NOTHING
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Event, Seat, Setup

STONES = "8 11 15 18 22 26 29 33 36"
"""Where the dark stones lie in tests that speak of them, whatever the layouts that ship are."""


def game_of(seats=2, seed=0, **options):
    """The rules for so many seats; the first one begins unless `start` says otherwise."""
    chosen = {"start": "first", **options}
    setup = Setup(tuple(Seat(colour.title(), colour) for colour in META.colours[:seats]), seed, tuple(chosen.items()))
    return META.open(setup)


def table(*at, hand=CARDS, last=1, did=0, **more):
    """A table with the amulets on these spaces; seat 0 is to play one of `hand` after the card `last`."""
    seats = len(at)
    nothing = (0,) * seats
    hands = (hand, *(CARDS,) * (seats - 1))
    state = State(hands, (NOTHING,) * seats, at, nothing, nothing, 0, NOBODY, last, did or last)
    return attrs.evolve(state, **more)


def play(game: Yucata, state: State, chance: Chance, cards: int = 10_000) -> Iterator[tuple[int, Action, list[Event]]]:
    """Play on at random from this state, which changes; gives each seat, card and what happened."""
    for _ in range(cards):
        if state.ended:
            return
        seat = state.seat
        card = chance.choice(game.legal(state, seat))
        yield seat, card, list(game.apply(state, seat, card))


STARTS = st.tuples(
    st.integers(2, 4), st.integers(0, 1 << 32), st.sampled_from(LAYOUTS), st.sampled_from(("behind", "in_front"))
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Yucata, Chance]:
    """A game of any kind, and a chance to play it by."""
    seats, seed, layout, sword = draw(STARTS)
    return game_of(seats, seed, layout=layout, sword=sword, start="drawn"), Chance.of(seed, seats)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Yucata, State]:
    """A game and a position that random play reached; it may be over."""
    game, chance = draw(games())
    state = game.new()
    for _ in play(game, state, chance, draw(st.integers(0, 60))):
        pass
    return game, state
