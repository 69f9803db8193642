"""No seat learns another's hand (2.8)."""

from __future__ import annotations

from operator import attrgetter

import attrs

from tests.games.yucata.model.play import game_of, play
from yamatai.games.yucata.meta import LAYOUTS
from yamatai.games.yucata.model.cards import HIDDEN, NOTHING
from yamatai.games.yucata.model.state import State
from yamatai.play.chance import Chance
from yamatai.play.match import Match

GAMES = 1_000
MARK = 7_770
FIELDS = attrgetter(*(field.name for field in attrs.fields(State)))


def written(view: State) -> str:
    """All that stands in a view."""
    return repr(FIELDS(view))


def marked(state: State, seat: int | None) -> State:
    """The same table, but every card in another's hand is one that can be told from anything else."""
    other = state.copy()
    other.hands = tuple(
        hand if s == seat else tuple(MARK + card for card in hand) for s, hand in enumerate(state.hands)
    )
    return other


def test_no_view_of_a_thousand_games_holds_another_hand():
    """Whatever the others hold, what a seat sees is the same, and no card of theirs stands in it."""
    views = 0
    for number in range(GAMES):
        seats = 2 + number % 3
        game = game_of(seats, number, layout=LAYOUTS[number % 9], sword=("behind", "in_front")[number % 2])
        state = game.new()
        for _ in play(game, state, Chance(number)):
            for seat in (*range(seats), None):
                view = game.view(marked(state, seat), seat)
                assert str(MARK)[:3] not in written(view)
                assert FIELDS(view) == FIELDS(game.view(state, seat))
                views += 1
    assert views > 100 * GAMES


def test_the_marks_of_the_test_above_would_be_seen():
    state = game_of().new()
    assert str(MARK)[:3] in written(marked(state, 0))


def test_a_view_has_no_memory():
    """Else a hand could be worked out: tables that differ in cards below the top of a pile look the same."""
    game = game_of()
    one, other = game.new(), game.new()
    for state, cards in ((one, (4, 5, 1, 3, 5)), (other, (3, 5, 2, 3, 5))):
        for card in cards:
            assert game.refusal(state, state.seat, card) is None
            game.apply(state, state.seat, card)
    assert one.hands[0] != other.hands[0]
    assert written(game.view(one, 1)) == written(game.view(other, 1))


def test_looking_back_shows_no_card_of_others_while_the_game_goes_on():
    game = game_of()
    match = Match(game)
    for card in (4, 5, 1, 3):
        match.do(match.to_act[0], card)
    back = match.recall(match.line()[1], 1)  # after 4 and 5
    assert (back.hands[0], back.piles, back.last, back.did) == ((-1,) * 6, (0, 5), HIDDEN, HIDDEN)
    assert back.at == (4, 5)
    assert match.view(1).piles == (1, 3)
    assert match.recall(match.root, 1).last == NOTHING


def test_once_the_game_is_over_all_may_be_seen_as_it_was():
    game = game_of()
    match = Match(game)
    for seat, card, _ in play(game, game.new(), Chance(1)):
        match.do(seat, card)
    node = match.line()[5]
    assert written(match.recall(node, 1)) == written(game.view(node.state, 1))


def test_the_own_hand_is_seen_and_an_onlooker_sees_none():
    game = game_of()
    state = game.new()
    assert game.view(state, 1).hands == ((-1,) * 7, state.hands[1])
    assert game.view(state, None).hands == ((-1,) * 7,) * 2
