"""The opinion of a position: its terms, what it must not see, and what it lets through to a search."""

from __future__ import annotations

import pytest

from tests.bots.tables import another_deal, moments
from tests.games.yamatai.model.positions import game_of, table
from yamatai.games.yamatai.model.components import PERKS
from yamatai.games.yamatai.model.evaluation import WEIGHTS
from yamatai.games.yamatai.model.recruiting import token_sets


def judge_of(game):
    return game.evaluation.judge(game.evaluation.weights)


def terms_of(position):
    return judge_of(position.game).terms(position.state, position.state.seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_terms_add_up_to_the_value_for_every_seat(seats):
    for game, state, _ in moments(seats, seed=1):
        for seat in range(seats):
            assert sum(judge_of(game).terms(state, seat).values()) == judge_of(game).value(state, seat)


def test_a_judge_that_remembers_says_the_same_as_a_fresh_one():
    judge = judge_of(game_of(3, seed=6))
    for game, state, _ in moments(3, seed=6, every=3):
        for seat in range(3):
            assert judge.value(state, seat) == judge_of(game).value(state, seat)
        seat = state.seat
        assert judge.promise(state, seat) == judge_of(game).promise(state, seat)


def test_what_is_hidden_is_not_seen():
    for game, state, _ in moments(2, seed=8):
        one, other = (another_deal(game, state, state.seat, n) for n in (1, 2))
        assert judge_of(game).terms(one, 0) == judge_of(game).terms(other, 0)
        assert judge_of(game).promise(one, state.seat) == judge_of(game).promise(other, state.seat)


def test_the_end_of_the_game_is_valued_by_its_score():
    for game, state, _ in moments(2, seed=4, every=1):
        last = game, state
    game, state = last
    game.apply(state, state.seat, game.legal(state, state.seat)[-1])
    assert state.ended
    points = [sum(terms.values()) for terms in game.score(state)]
    ahead = points[0] - points[1]
    bonus = WEIGHTS["win"] * ((ahead > 0) - (ahead < 0))
    assert judge_of(game).value(state, 0) == pytest.approx(ahead + bonus)


def test_what_lies_on_a_mat_counts():
    def value(position):
        return judge_of(position.game).value(position.state, 0)

    bare = value(table(fleet=9))
    assert value(table(fleet=9).coins(20)) > bare
    assert value(table(fleet=9).culture(koi=2)) > value(table(fleet=9).culture(koi=1)) > bare
    assert value(table(fleet=9).built("standard-21")) == pytest.approx(bare + 5)
    assert value(table(fleet=9).aside(wood=2)) == pytest.approx(bare - 1)
    assert value(table(fleet=9).hand(wood=1)) > bare
    assert value(table(fleet=9).culture(seat=1, koi=2)) < bare


def test_low_fleets_are_worth_an_early_turn():
    assert terms_of(table(fleet=1))["order"] > terms_of(table(fleet=5))["order"] > terms_of(table(fleet=10))["order"]


def test_a_building_left_to_the_next_player_is_a_loss():
    island = 15
    spaces = sorted(game_of().box.archipelago.islands[island].spaces)[:2]
    ready = table(fleet=9).tiles("standard-01").boats(bamboo=spaces)
    assert terms_of(ready)["left"] < terms_of(table(fleet=9).tiles("standard-01"))["left"]


def test_the_promise_of_a_building_in_reach_is_its_gain():
    island = 15
    here = sorted(game_of().box.archipelago.islands[island].spaces)
    position = table(fleet=10).tiles("palace-28").boats(wood=here[:1], stone=here[1:2], clay=here[2:3], gold=here[3:4])
    judge = judge_of(position.game)
    wrong = judge.promise(position.hand(bamboo=1).state, 0)
    right = judge.promise(position.hand(bamboo=-1, gold=1).state, 0)
    assert right > wrong + 5


def test_the_same_boats_in_another_order_are_the_same_moment():
    for game, state, _ in moments(2, seed=12, every=1):
        if len(state.now.placed) == 3 and not state.now.collected:
            other = state.copy()
            first, second, last = state.now.placed
            other.change_turn().placed = (second, first, last)
            assert judge_of(game).key(state) == judge_of(game).key(other)
            other.change_turn().placed = (first, last, second)
            assert judge_of(game).key(state) != judge_of(game).key(other)
            return
    pytest.fail("no turn with three boats")


def test_sifting_leaves_legal_actions_and_at_least_one():
    kept = total = 0
    for game, state, _ in moments(4, seed=13, every=1):
        actions = game.legal(state, state.seat)
        worth = judge_of(game).sift(state, actions)
        assert worth
        assert set(worth) <= set(actions)
        assert len(set(worth)) == len(worth)
        kept, total = kept + len(worth), total + len(actions)
    assert kept < total


def test_narrowing_keeps_the_first_boats_that_promise_most():
    most, narrowed = 4, 0
    for game, state, _ in moments(3, seed=5, every=1):
        judge, seat = judge_of(game), state.seat
        actions = game.legal(state, seat)
        kept = judge.narrow(state, actions, most)
        gone = set(actions) - set(kept)
        boats = [action for action in actions if game.write(action).startswith("place")]
        assert gone <= set(boats)
        if gone:
            narrowed += 1
            promises = {action: promise_after(game, state, judge, action) for action in boats}
            assert len(boats) - len(gone) == most
            assert min(promises[a] for a in boats if a not in gone) >= max(promises[a] for a in gone) - 1e-9
    assert narrowed > 10


def promise_after(game, state, judge, action):
    after = state.copy()
    game.apply(after, state.seat, action)
    return judge.promise(after, state.seat)


def test_of_payments_the_one_that_leaves_the_best_tokens_is_kept():
    position = table(fleet=9).culture(koi=3, fan=1, pine=1)
    actions = position.game.legal(position.state, 0)
    kept = [position.game.write(a) for a in judge_of(position.game).sift(position.state, actions)]
    recruits = [text.split(maxsplit=2) for text in kept if text.startswith("recruit")]
    assert len(recruits) == len({specialist for _, specialist, _ in recruits}) == 5
    assert {payment for _, _, payment in recruits} == {"koi koi"}


@pytest.mark.parametrize(
    ("culture", "any_pair", "sets"),
    [
        ((2, 0, 0, 0, 0, 0), False, (1, 0)),
        ((1, 1, 1, 0, 0, 0), False, (1, 0)),
        ((1, 1, 0, 0, 0, 0), False, (0, 2)),
        ((1, 1, 0, 0, 0, 0), True, (1, 0)),
        ((3, 1, 1, 0, 0, 0), False, (2, 0)),
        ((5, 0, 0, 0, 0, 1), True, (3, 0)),
    ],
)
def test_sets_of_tokens(culture, any_pair, sets):
    assert token_sets(culture, any_pair) == sets


def test_every_perk_has_its_weight():
    assert {name.removeprefix("perk-") for name in WEIGHTS if name.startswith("perk-")} == set(PERKS)
