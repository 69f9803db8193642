"""What holds in every position: over random games of 2, 3 and 4 seats, with and without perks."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.yamatai.model.play import STARTS, play, positions, start, well_formed
from tests.games.yamatai.model.positions import game_of
from yamatai.games.yamatai.model.components import Perks
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.scoring import TERMS
from yamatai.games.yamatai.model.state import Player, State, Turn
from yamatai.play.chance import Chance

Position = tuple[Yamatai, State]
WELL_FORMED = well_formed(game_of())


@given(positions(over=True))
@settings(max_examples=100)
def test_legal_is_what_is_not_refused(position: Position):
    game, state = position
    allowed = [action for action in WELL_FORMED if game.refusal(state, state.seat, action) is None]
    assert sorted(allowed) == list(game.legal(state, state.seat))


@given(positions())
def test_the_other_seats_may_do_nothing(position: Position):
    game, state = position
    for seat in range(len(state.players)):
        if seat != state.seat:
            assert game.legal(state, seat) == ()
            assert game.refusal(state, seat, game.read("end")) is not None


@given(positions())
def test_preview_equals_result(position: Position):
    """Any legal action, done twice on copies: the same events and state, and the original is untouched."""
    game, state = position
    before = repr(state)
    for action in game.legal(state, state.seat)[::5]:
        once, again = state.copy(), state.copy()
        assert game.apply(once, state.seat, action) == game.apply(again, state.seat, action)
        assert game.digest(once) == game.digest(again) != game.digest(state)
        assert repr(state) == before


@given(positions())
def test_asking_changes_nothing(position: Position):
    game, state = position
    before = repr(state)
    for action in game.legal(state, state.seat):
        game.refusal(state, state.seat, action)
    game.view(state, 0), game.score(state), game.result(state), game.digest(state)
    assert repr(state) == before


def test_every_action_is_read_as_it_is_written():
    game = game_of()
    texts = [game.write(action) for action in WELL_FORMED]
    assert len(set(texts)) == len(texts)
    assert [game.read(text) for text in texts] == WELL_FORMED


@given(STARTS)
@settings(max_examples=20)
def test_never_a_dead_end(drawn: tuple[int, int, bool]):
    """Until the game is over, something is legal; and it is over after not too many actions."""
    game, state, chance = start(*drawn)
    for _ in play(game, state, chance, plies=20_000):
        legal = game.legal(state, state.seat) if not state.ended else ()
        assert bool(legal) == (not state.ended)
        assert list(legal) == sorted(set(legal))
        assert game.to_act(state) == (() if state.ended else (state.seat,))
    assert state.ended
    assert game.result(state) is not None


@given(positions(over=True))
def test_score_terms(position: Position):
    game, state = position
    for terms, player in zip(game.score(state), state.players, strict=True):
        assert tuple(terms) == TERMS == ("coins", "prestige", "buildings", "specialists", "reserved", "unused")
        assert terms["coins"] == player.coins // 5
        assert terms["prestige"] == player.prestige
        assert terms["buildings"] == sum(game.box.components.building[b].points for b in player.built)
        assert terms["reserved"] == -len(player.reserved)
        assert terms["unused"] <= 0


@given(positions(over=True))
def test_the_ranking_is_by_points_then_by_order(position: Position):
    game, state = position
    if (result := game.result(state)) is None:
        assert not state.ended
        return
    points = [sum(terms.values()) for terms in game.score(state)]
    assert sorted(result.ranking) == list(range(len(points)))
    for ahead, behind in zip(result.ranking, result.ranking[1:], strict=False):
        assert points[ahead] >= points[behind]
        if points[ahead] == points[behind]:
            assert state.order.index(ahead) < state.order.index(behind)


# --- the state is plain data ---------------------------------------------------------------------------------------


def values(item: Any) -> list[object]:
    """Everything in a state, objects and tuples opened."""
    if attrs.has(type(item)):
        return [item, *(v for field in attrs.fields(type(item)) for v in values(getattr(item, field.name)))]
    if isinstance(item, tuple):
        return [item, *(v for part in item for v in values(part))]
    return [item]


@given(positions(over=True))
def test_a_state_holds_plain_values_only(position: Position):
    _, state = position
    assert {type(value) for value in values(state)} <= {int, str, tuple, State, Player, Turn, Perks}


@pytest.mark.parametrize("kind", [State, Player, Turn])
def test_copy_covers_every_field(kind: type):
    names = [field.name for field in attrs.fields(kind)]
    original = kind(*(object() for _ in names))
    copy = original.copy()
    assert copy is not original
    assert [getattr(copy, name) for name in names] == [getattr(original, name) for name in names]


@given(positions())
def test_a_copy_is_a_position_of_its_own(position: Position):
    game, state = position
    twin = state.copy()
    assert game.digest(twin) == game.digest(state)
    one = [game.digest(state) for _ in play(game, state, Chance(1), plies=20)]
    other = [game.digest(twin) for _ in play(game, twin, Chance(1), plies=20)]
    assert one == other


# --- what a seat sees (10.3) ---------------------------------------------------------------------------------------


@given(positions(over=True), st.integers(0, 1 << 32))
def test_a_view_is_all_that_a_player_needs(position: Position, seed: int):
    game, state = position
    seen = game.view(state, state.seat)
    assert game.legal(seen, state.seat) == game.legal(state, state.seat)
    assert game.score(seen) == game.score(state)
    assert game.round(seen) == game.round(state)
    assert repr(game.view(seen, state.seat)) == repr(seen)


@given(positions(over=True), st.integers(0, 1 << 32))
def test_a_view_tells_nothing_hidden(position: Position, seed: int):
    """Tables that differ in what is hidden only look the same to every seat and to an onlooker."""
    game, state = position
    seen = game.view(state, 0)
    dealt = game.deal(seen, Chance(seed))
    for seat in (*range(len(state.players)), None):
        assert repr(game.view(dealt, seat)) == repr(seen)
        assert repr(game.view(state, seat)) == repr(seen)


@given(positions(over=True))
def test_no_hidden_number_is_in_a_view(position: Position):
    game, state = position
    seen = game.view(state, 0)
    assert set(seen.specialist_deck) <= {-2}
    assert set(seen.building_deck[: len(state.building_deck) - state.surveyed]) <= {-2}
    assert set(seen.track[5:]) <= {-2}
    assert seen.chance == 0
    assert [len(deck) for deck in (seen.specialist_deck, seen.building_deck, seen.track)] == [
        len(deck) for deck in (state.specialist_deck, state.building_deck, state.track)
    ]


@given(positions(over=True), st.integers(0, 1 << 32))
def test_a_deal_keeps_all_that_is_public(position: Position, seed: int):
    game, state = position
    dealt = game.deal(game.view(state, 0), Chance(seed))
    hidden = {"specialist_deck", "building_deck", "track", "chance"}
    for field in attrs.fields(State):
        if field.name not in hidden:
            assert repr(getattr(dealt, field.name)) == repr(getattr(state, field.name))
    assert sorted(dealt.specialist_deck) == sorted(state.specialist_deck)
    assert sorted(dealt.building_deck) == sorted(state.building_deck)
    known = len(state.building_deck) - state.surveyed
    assert dealt.building_deck[known:] == state.building_deck[known:]
    assert dealt.track[:5] == state.track[:5]
    assert sorted(dealt.track) == sorted(state.track)
    spot = 5
    for batch in state.batches:
        end = spot + batch.bit_count()
        assert sorted(dealt.track[spot:end]) == sorted(state.track[spot:end])
        spot = end
    assert spot == 10


@given(positions(), st.integers(0, 1 << 32))
@settings(max_examples=25)
def test_a_dealt_table_can_be_played_to_its_end(position: Position, seed: int):
    game, state = position
    dealt = game.deal(game.view(state, 0), Chance(seed))
    for _ in play(game, dealt, Chance(seed)):
        pass
    assert dealt.ended


def test_deals_differ():
    game = game_of()
    seen = game.view(game.new(), 0)
    dealt = [game.deal(seen, Chance(seed)) for seed in range(20)]
    assert len({state.building_deck for state in dealt}) == 20
    assert len({state.specialist_deck for state in dealt}) == 20
    assert len({state.track for state in dealt}) > 10
    assert len({state.chance for state in dealt}) == 20
