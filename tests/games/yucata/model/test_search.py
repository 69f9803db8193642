"""The search by itself: it must know the rules as the rules do, though it has tables of its own."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.yucata.model.play import game_of, play, positions, table
from yamatai.games.yucata.model.cards import CARDS, SWORD
from yamatai.games.yucata.model.search import WIN, Search, Spent
from yamatai.play.chance import Chance


def worth(game, state, seat):
    """What the seat is ahead, worked out from the state alone: see `Search`."""
    share = (9 - sum(state.dark)) / len(state.at)
    points = [
        light - (dark + share) * (dark + share + 1) / 2 for light, dark in zip(state.light, state.dark, strict=True)
    ]
    if state.ended:
        points = [sum(terms.values()) for terms in game.score(state)]
    ahead = points[seat] - max(number for other, number in enumerate(points) if other != seat)
    won = (ahead > 0) - (ahead < 0) if state.ended else 0
    return ahead + WIN * won


def plain(game, state, seat, card, more):
    """The value of a card by the rules themselves, without any short cut."""
    after = state.copy()
    game.apply(after, state.seat, card)
    if after.ended or not more:
        return worth(game, after, seat)
    best = max if after.seat == seat else min
    return best(plain(game, after, seat, other, more - 1) for other in game.legal(after, after.seat))


@given(positions(), st.integers(0, 3))
@settings(max_examples=60)
def test_the_search_finds_what_the_rules_say(position, more):
    game, state = position
    if state.ended:
        return
    for seat in range(len(state.at)):
        for card in game.legal(state, state.seat):
            search = Search(game.path, game.sword, seat, 10**6)
            assert search.value(state, card, more) == pytest.approx(plain(game, state, seat, card, more))


@pytest.mark.parametrize("sword", ["behind", "in_front"])
def test_the_end_of_a_game_is_searched_exactly(sword):
    game = game_of(sword=sword)
    seen = 0
    for seed in range(400):
        state = game.new()
        for _ in play(game, state, Chance(seed)):
            if state.lead >= 35 and not state.ended and sum(map(len, state.hands)) < 8:
                break
        if state.ended:
            continue
        for card in game.legal(state, state.seat):
            search = Search(game.path, sword, 0, 10**6)
            value = search.value(state, card, 9)
            if not search.cut:
                seen += 1
                assert value == plain(game, state, 0, card, 40)
        if seen > 60:
            return
    raise AssertionError(f"only {seen} ends were searched")


def test_a_search_changes_no_state_and_can_be_asked_again():
    game, state = game_of(), table(9, 12)
    before = game.digest(state)
    search = Search(game.path, game.sword, 0, 10**6)
    values = [search.value(state, card, 3) for card in CARDS[1:]]
    assert [search.value(state, card, 3) for card in CARDS[1:]] == values
    assert game.digest(state) == before


def test_nodes_that_are_used_up_end_the_search():
    game = game_of()
    search = Search(game.path, game.sword, 0, 50)
    with pytest.raises(Spent):
        search.value(table(9, 12), SWORD, 5)
