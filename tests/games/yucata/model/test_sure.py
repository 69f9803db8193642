"""What is said to be sure of the rest of a game is: whatever the others hold and play."""

from __future__ import annotations

import pytest

from tests.games.yucata.model.play import game_of
from yamatai.games.yucata.model import sure
from yamatai.games.yucata.model.cards import CARDS, HIDDEN, MIRROR, NOTHING, SWORD
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.model.sure import FAR, Rest, may_hold, may_play
from yamatai.play.chance import Chance


def late(game: Yucata, chance: Chance, lead: int) -> State:
    """A position of a random game in which the leading amulet has come so far."""
    state = game.new()
    while not state.ended and state.lead < lead:
        game.apply(state, state.seat, chance.choice(game.legal(state, state.seat)))
    return state


def promise(game: Yucata, seen: State, seat: int) -> int:
    return Rest.of(game.path, game.sword, seen, seat).lead(seen)


def plain(game: Yucata, state: State, seat: int) -> int:
    """The same with all hands open and by the rules themselves."""
    if state.ended:
        points = [sum(terms.values()) for terms in game.score(state)]
        mine = points.pop(seat)
        return mine - max(points)
    values = []
    for card in game.legal(state, state.seat):
        after = state.copy()
        game.apply(after, state.seat, card)
        values.append(plain(game, after, seat))
    return max(values) if state.seat == seat else min(values)


@pytest.mark.parametrize(("seats", "sword"), [(2, "behind"), (2, "in_front"), (3, "behind")])
def test_with_open_hands_it_is_the_rules_played_out(seats: int, sword: str) -> None:
    game = game_of(seats, sword=sword)
    for number in range(12):
        state = late(game, Chance(number), 40 - seats)
        for seat in range(seats):
            assert promise(game, state, seat) == plain(game, state, seat)


@pytest.mark.parametrize(("seats", "lead"), [(2, 33), (3, 35), (4, 37)])
def test_what_is_promised_is_kept_whatever_the_others_hold_and_play(seats: int, lead: int) -> None:
    game, kept = game_of(seats), 0
    for number in range(20):
        chance = Chance(number)
        state = late(game, chance, lead)
        seat = chance.below(seats)
        least = promise(game, game.view(state, seat), seat)
        assert least <= promise(game, state, seat)  # who knows the hands can be no less sure
        while not state.ended:
            seen, cards = game.view(state, seat), game.legal(state, state.seat)
            if state.seat == seat:
                after = {card: seen.copy() for card in cards}
                for card in cards:
                    game.apply(after[card], seat, card)
                card = max(cards, key=lambda card: promise(game, after[card], seat))
            else:
                card = chance.choice(cards)
            game.apply(state, state.seat, card)
        kept += plain(game, state, seat) > least
        assert plain(game, state, seat) >= least
    assert kept


def test_a_seat_may_hold_what_its_pile_does_not_show() -> None:
    game = game_of(2, start="first")
    state = game.new()
    assert may_play(game.view(state, 1), 0) == frozenset(CARDS) - {MIRROR}
    game.apply(state, 0, SWORD)
    game.apply(state, 1, 4)
    seen = game.view(state, 1)
    assert may_hold(seen, 0) == frozenset(CARDS) - {SWORD}
    assert may_play(seen, 0) == frozenset(CARDS) - {SWORD, 4}
    assert may_hold(seen, 1) == frozenset(CARDS) - {4}


def test_a_last_card_may_be_the_same_as_the_one_before() -> None:
    game = game_of(2)
    seen = State(((HIDDEN,), (2, 3)), (1, NOTHING), (30, 30), (5, 5), (1, 1), 0, last=5, did=5)
    assert may_play(seen, 0) == frozenset(CARDS) - {1}
    assert game.view(seen, 1).hands[0] == (HIDDEN,)


def test_far_from_the_end_nothing_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(4)
    monkeypatch.setattr(sure, "MOST", 500)
    assert promise(game, game.view(game.new(), 0), 0) == -FAR
