"""Whose secrets the person before the screen sees, in a game where each seat has some."""

from tests.games.yucata.model.play import game_of, play
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NOTHING
from yamatai.play.chance import Chance
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table.viewpoint import Viewpoint

PEOPLE, ALONE, NOBODY = ("human", "human"), ("human", "hard"), ("easy", "hard")


def begun(players, cards=(4, 5, 1)):
    """A viewpoint of a match that is some cards old."""
    seats = tuple(Seat(colour.title(), colour, who) for colour, who in zip(META.colours, players, strict=False))
    match = Match(META.open(Setup(seats, 0, (("start", "first"),))))
    for card in cards:
        match.do(match.to_act[0], card)
    viewpoint = Viewpoint(match)
    viewpoint.settle()
    return viewpoint


def look(viewpoint, number, watched):
    """What is seen of the moment after so many cards from the side of a seat."""
    viewpoint.looked_at, viewpoint.watched = viewpoint.match.line()[number - 1], watched
    viewpoint.settle()
    return viewpoint.view


def test_a_computer_players_hand_cannot_be_looked_at_while_one_plays_against_it():
    view = look(begun(ALONE), 2, watched=1)
    assert view.hands == ((HIDDEN,) * 6, (HIDDEN,) * 6)
    assert view.piles == (NOTHING, NOTHING)


def test_the_own_hand_of_an_earlier_moment_can():
    view = look(begun(ALONE), 2, watched=0)
    assert view.hands == (tuple(card for card in CARDS if card != 4), (HIDDEN,) * 6)
    assert view.piles == (4, NOTHING)


def test_among_computer_players_all_hands_can_be_looked_at():
    assert look(begun(NOBODY), 2, watched=1).hands[1] == tuple(card for card in CARDS if card != 5)


def test_once_the_game_is_over_all_hands_can_be_looked_at():
    game = game_of()
    cards = [card for _, card, _ in play(game, game.new(), Chance(1))]
    viewpoint = begun(ALONE, cards)
    assert viewpoint.match.result is not None
    view = look(viewpoint, 2, watched=1)
    assert len(view.hands[1]) == 6
    assert HIDDEN not in view.hands[1]
    assert view.piles == tuple(cards[:2])


def test_the_present_moment_is_seen_from_the_own_side_with_the_last_card_of_each():
    view = begun(PEOPLE).view
    assert (view.piles, view.last) == ((1, 5), 1)
    assert view.hands[0] == (HIDDEN,) * 5
    assert HIDDEN not in view.hands[1]
