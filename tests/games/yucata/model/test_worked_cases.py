"""The worked cases of the rules, and each rule by itself."""

from __future__ import annotations

import pytest

from tests.games.yucata.model.play import STONES, game_of, table
from yamatai.games.yucata.model.cards import CARDS, MIRROR, NOTHING, SWORD
from yamatai.play.game import Result


def played(state, *cards, **options):
    """The state after these cards, each checked and played by the seat whose turn it is."""
    game = game_of(len(state.at), layout=STONES, **options)
    for card in cards:
        assert game.refusal(state, state.seat, card) is None
        game.apply(state, state.seat, card)
    return state


def points(**stones):
    """The points of a game that seat 0 ended; `light` and `dark` are what each has."""
    state = table(39, 30, red=0, **stones)
    return [sum(terms.values()) for terms in game_of().score(state)]


# The worked cases


def test_stones_behind_the_leader_are_gone_already():
    state = played(table(9, 12), 5)
    assert state.at == (14, 12)
    assert (state.light, state.dark) == ((2, 0), (0, 0))  # 13 and 14


def test_the_sword_behind_goes_just_behind_the_leader_and_takes_nothing():
    state = played(table(11, 20), SWORD)
    assert state.at == (19, 20)
    assert (state.light, state.dark) == ((0, 0), (0, 0))


def test_the_sword_of_one_who_leads_with_others_moves_one():
    state = played(table(20, 20), SWORD)
    assert state.at == (21, 20)
    assert state.light == (1, 0)


def test_four_dark_stones_and_the_red_one_cost_six():
    assert points(light=(20, 5), dark=(4, 0))[0] == 20 - 6


def test_after_a_four_the_mirror_is_legal_and_moves_four_but_the_four_is_not():
    state = table(9, 12, hand=(4, MIRROR), last=4)
    assert game_of().legal(state, 0) == (MIRROR,)
    assert played(state, MIRROR).at == (13, 12)


def test_the_last_card_is_legal_even_if_it_is_the_same():
    state = table(9, 12, hand=(4,), last=4)
    assert game_of().legal(state, 0) == (4,)


def test_space_39_ends_the_move():
    state = played(table(37, 37), 5)
    assert state.at == (39, 37)
    assert (state.light, state.red) == ((1, 0), 0)  # 38 and the red one
    assert state.ended


# The path and the stones


def test_all_stones_passed_are_taken_dark_ones_too():
    state = played(table(6, 7), 5)
    assert (state.light, state.dark) == ((2, 0), (2, 0))  # 8 and 11 are dark


def test_the_start_and_the_empty_spaces_hold_nothing():
    state = played(table(0, 0), 4)
    assert (state.light, state.dark) == ((0, 0), (0, 0))


def test_several_amulets_share_a_space():
    assert played(table(9, 12), 3).at == (12, 12)


# The sword, in both readings


@pytest.mark.parametrize(
    ("sword", "at", "to"),
    [
        ("behind", (11, 20), 19),
        ("behind", (19, 20), 19),  # it never moves back, nor on
        ("behind", (20, 20), 21),
        ("behind", (20, 11), 21),
        ("behind", (0, 1), 0),
        ("behind", (3, 38), 37),
        ("behind", (38, 3), 39),
        ("in_front", (11, 20), 21),
        ("in_front", (19, 20), 21),
        ("in_front", (20, 20), 21),
        ("in_front", (20, 11), 21),
        ("in_front", (3, 38), 39),
    ],
)
def test_where_the_sword_goes(sword, at, to):
    assert played(table(*at), SWORD, sword=sword).at[0] == to


def test_the_sword_in_front_takes_the_stone_it_lands_on():
    state = played(table(11, 20), SWORD, sword="in_front")
    assert (state.light, state.dark) == ((1, 0), (0, 0))


def test_from_behind_to_where_one_stands_already_is_a_move_that_takes_nothing():
    state = table(19, 20)
    events = game_of().apply(state, 0, SWORD)
    assert [event.kind for event in events] == ["played", "moved", "turn-ended"]
    assert (events[1]["from"], events[1]["to"]) == (19, 19)


# The mirror


def test_a_mirror_copies_what_the_mirror_before_it_did():
    state = played(table(9, 9, 9), 3, MIRROR)
    assert state.at == (12, 12, 9)
    assert (state.last, state.did) == (MIRROR, 3)
    game = game_of(3)
    assert MIRROR not in game.legal(state, 2)
    state.hands = (*state.hands[:2], (MIRROR,))  # the only card left
    assert played(state, MIRROR).at == (12, 12, 12)


def test_a_mirror_of_a_sword_goes_by_the_own_place():
    state = played(table(11, 20, 5), SWORD, MIRROR)
    assert state.at == (19, 21, 5)  # the leader moves one


def test_after_a_mirror_that_did_a_four_a_four_may_be_played():
    assert 4 in game_of().legal(table(9, 12, last=MIRROR, did=4), 0)


def test_the_mirror_cannot_be_the_first_card_of_the_game():
    game = game_of()
    assert MIRROR not in game.legal(game.new(), 0)
    state = game.new()
    game.apply(state, 0, 1)
    assert MIRROR in game.legal(state, 1)


# Hands and piles


def test_after_the_seventh_card_all_take_their_cards_back():
    state = table(9, 9, hand=(2,), last=3, round=1, piles=(5, 3))
    state.hands = ((2,), (4,))
    played(state, 2)
    assert state.hands == ((), (4,))
    played(state, 4)
    assert state.hands == (CARDS, CARDS)
    assert state.piles == (NOTHING, NOTHING)
    assert state.round == 2


def test_the_card_before_counts_across_a_refill():
    state = table(9, 9)
    state.hands = ((2,), (4,))
    played(state, 2, 4)
    assert game_of().legal(state, 0) == (1, 2, 3, 5, SWORD, MIRROR)
    assert played(state, MIRROR).at == (15, 13)  # it does the 4


def test_each_pile_shows_the_last_card():
    state = played(table(9, 9), 2, 3, 5)
    assert state.piles == (5, 3)


def test_play_goes_clockwise():
    state = played(table(9, 9, 9), 2)
    assert state.seat == 1
    assert played(state, 3, 4).seat == 0


def test_the_start_player_is_drawn_or_the_first_seat():
    assert {game_of(3, seed, start="drawn").new().seat for seed in range(20)} == {0, 1, 2}
    assert {game_of(3, seed, start="first").new().seat for seed in range(20)} == {0}


# The scoring


@pytest.mark.parametrize(("dark", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (9, 45)])
def test_what_dark_stones_cost(dark, cost):
    assert points(light=(0, 20), dark=(0, dark))[1] == 20 - cost


def test_the_red_stone_is_worth_nothing_without_a_dark_one():
    assert points(light=(7, 5), dark=(0, 1))[0] == 7


def test_a_total_can_be_negative():
    assert points(light=(2, 20), dark=(0, 9))[1] == 20 - 45


def test_most_light_stones_left_wins_and_a_tie_is_shared():
    game = game_of(3)
    state = table(39, 30, 30, light=(5, 12, 8), dark=(1, 0, 0), red=0)
    assert game.result(state) == Result((1, 2, 0), "red-taken", winners=1)
    state.light = (9, 9, 7)
    assert game.result(state) == Result((0, 1, 2), "red-taken", winners=2)  # seat 0 gives its dark one back
    state.light = (9, 9, 9)
    assert game.result(state) == Result((0, 1, 2), "red-taken", winners=3)


def test_there_is_no_result_before_39():
    assert game_of().result(table(38, 38)) is None


def test_no_point_appears_without_a_name():
    game = game_of(layout=STONES)
    state = table(35, 30, dark=(2, 0), light=(6, 4))
    before = sum(game.score(state)[0].values())
    events = game.apply(state, 0, 4)
    terms = dict(term for event in events for term in event.terms)
    assert terms == {"light": 2, "dark": -3, "red": 3}  # 36 is dark, 37 and 38 light, 39 pays for the third dark one
    assert sum(game.score(state)[0].values()) == before + 2
