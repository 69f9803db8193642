"""What holds in every game of Yucata', whatever is played."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.games.yucata.model.play import game_of, games, play, positions
from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NOTHING
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.layouts import RED
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.play.chance import Chance


def check_stones(game: Yucata, state: State) -> None:
    """25 light, 9 dark and a red stone, on the path beyond the leader or taken; none behind him (1.2, 2.6)."""
    lead = state.lead
    assert sum(state.light) == game.path.light[lead]
    assert sum(state.dark) == game.path.dark[lead]
    assert (state.red != NOBODY) == (lead == RED) == state.ended
    ahead = game.path.light[RED] - game.path.light[lead] + game.path.dark[RED] - game.path.dark[lead]
    assert sum(state.light) + sum(state.dark) + ahead + 1 == 35


def check_cards(state: State, played: list[list[int]]) -> None:
    """Each card of a seat is in its hand or was played since the refill; the last one lies on top (2.1, 2.7)."""
    for hand, cards, pile in zip(state.hands, played, state.piles, strict=True):
        assert sorted((*hand, *cards)) == list(CARDS)
        assert pile == (cards[-1] if cards else NOTHING)


@given(games())
def test_whole_games(start):
    game, chance = start
    state, before = game.new(), game.new()
    seats = len(state.at)
    played: list[list[int]] = [[] for _ in range(seats)]
    check_stones(game, state)
    for turns, (seat, card, events) in enumerate(play(game, state, chance), start=1):
        assert seat == (game.new().seat + turns - 1) % seats
        assert state.last == card
        if not state.ended and turns % (7 * seats) == 0:
            played = [[] for _ in range(seats)]
            assert any(event.kind == "refilled" for event in events)
        else:
            played[seat].append(card)
        check_stones(game, state)
        check_cards(state, played)
        assert state.at[seat] >= before.at[seat]
        assert all(state.at[other] == before.at[other] for other in range(seats) if other != seat)
        assert game.round(state) == 1 + (turns if not state.ended else turns - 1) // (7 * seats)
        assert [event.ends_turn for event in events] == [False] * (len(events) - 1) + [True]
        assert not any(event.reveals for event in events)
        told = dict.fromkeys(("light", "dark", "red"), 0)
        for name, change in (term for event in events for term in event.terms):
            told[name] += change
        now, then = game.score(state)[seat], game.score(before)[seat]
        assert told == {name: now[name] - then[name] for name in now}
        before = state.copy()
    result = game.result(state)
    assert result is not None
    points = [sum(terms.values()) for terms in game.score(state)]
    assert [points[seat] for seat in result.ranking] == sorted(points, reverse=True)
    assert points.count(max(points)) == result.winners


@given(positions())
def test_what_is_refused_is_what_is_not_legal(position):
    game, state = position
    for seat in range(len(state.at)):
        allowed = [card for card in CARDS if game.refusal(state, seat, card) is None]
        assert tuple(allowed) == game.legal(state, seat)
    acting = game.to_act(state)
    assert acting == (() if state.ended else (state.seat,))
    assert all(game.legal(state, seat) for seat in acting)


@given(positions())
def test_a_copy_stands_by_itself(position):
    game, state = position
    digest = game.digest(state)
    copy = state.copy()
    assert game.digest(copy) == digest
    for _ in play(game, copy, Chance(1)):
        pass
    assert game.digest(state) == digest


@given(positions(), st.integers(0, 1 << 32))
def test_a_deal_looks_like_the_view(position, seed):
    game, state = position
    for seat in (*range(len(state.at)), None):
        seen = game.view(state, seat)
        dealt = game.deal(seen, Chance(seed))
        assert game.digest(game.view(dealt, seat)) == game.digest(seen)
        assert all(HIDDEN not in hand for hand in dealt.hands)
        for hand, pile, count in zip(dealt.hands, state.piles, map(len, state.hands), strict=True):
            assert len(set(hand)) == len(hand) == count
            assert set(hand) <= set(CARDS) - {pile}


def test_all_deals_come_up():
    game = game_of()
    state = game.new()
    game.apply(state, 0, 4)
    game.apply(state, 1, 2)
    game.apply(state, 0, 1)
    dealt = {game.deal(game.view(state, 1), Chance(seed)).hands[0] for seed in range(200)}
    assert len(dealt) == 6  # one of the six cards that do not lie on top was played before
    assert all(1 not in hand for hand in dealt)
