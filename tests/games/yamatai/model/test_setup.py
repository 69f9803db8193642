"""Section 1: what lies on the table before the first turn."""

from itertools import pairwise

import pytest

from tests.games.yamatai.model.positions import game_of
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.state import built_on, occupied, with_tokens


@pytest.mark.parametrize(("seats", "houses"), [(2, 10), (3, 8), (4, 6)])
def test_1_1_houses_by_number_of_players(seats: int, houses: int):
    state = game_of(seats).new()
    assert [p.houses_left for p in state.players] == [houses] * seats


def test_1_2_rows_and_decks():
    state = game_of().new()
    assert (len(state.row), len(state.specialist_deck)) == (5, 13)
    assert (len(state.tiles), len(state.building_deck)) == (5, 23)
    assert sorted(state.row + state.specialist_deck) == list(range(18))
    assert sorted(state.tiles + state.building_deck) == list(range(28))
    assert state.row_coins == (0, 0, 0, 0, 0)


def test_1_3_ten_fleets_on_the_track():
    state = game_of().new()
    assert sorted(state.track) == list(range(10))
    assert [bits(b) for b in state.batches] == [sorted(state.track[5:])]


@pytest.mark.parametrize("seed", range(20))
def test_1_4_tokens_and_mountains(seed: int):
    state = game_of(seed=seed).new()
    empty = [island for island in range(34) if not with_tokens(state) >> island & 1]
    assert [islands.bit_count() for islands in state.tokens] == [5] * 6
    assert len(empty) == 4
    assert [(islands & state.mountains).bit_count() for islands in state.tokens] == [1] * 6
    assert sum(state.mountains >> island & 1 for island in empty) == 1
    assert state.mountains.bit_count() == 7


def test_1_5_coins_and_the_reserve():
    state = game_of(4).new()
    assert [(p.coins, p.prestige) for p in state.players] == [(10, 0)] * 4
    assert [sum(p.hand) + sum(p.aside) + sum(p.culture) for p in state.players] == [0] * 4
    assert state.reserve == (22, 19, 16, 13, 10)
    assert occupied(state) == built_on(state) == state.sacred == 0


def test_1_6_two_players_alternate_in_the_first_round():
    orders = {game_of(2, seed).new().order for seed in range(20)}
    assert orders == {(0, 1, 0, 1), (1, 0, 1, 0)}


def test_1_6_the_order_is_drawn():
    assert len({game_of(3, seed).new().order for seed in range(100)}) == 6


def test_another_seed_is_another_game():
    digests = [game_of(seed=seed).digest(game_of(seed=seed).new()) for seed in range(20)]
    assert all(one != other for one, other in pairwise(sorted(digests)))
