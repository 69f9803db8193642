"""What many games tell beside who won."""

from yamatai.play.balance import balance, table
from yamatai.play.offers import Offer, merged
from yamatai.play.race import Ended

CARDS = (Offer("card", "ace", offered=4, taken=1, points=3), Offer("card", "two"))


def ended(winner=0, order=(0, 1), rounds=5, reason="full", tie_break=False, sharers=()):
    terms = ({"a": 4, "b": 1}, {"a": 2, "b": 0})
    return Ended(winner, terms, rounds, reason, tie_break, order, actions=9, offers=CARDS, sharers=sharers)


def test_ends_lengths_points_and_turns_are_means_over_all_games():
    told = balance([ended(), ended(1, rounds=7), ended(1, (1, 0), 9, "empty", tie_break=True), ended(1, (1, 0))])
    assert told.ends == {"empty": 0.25, "full": 0.75}
    assert (told.mean_rounds, told.lengths) == (6.5, {5: 0.5, 7: 0.25, 9: 0.25})
    assert told.points == {"a": 3.0, "b": 0.5}
    assert told.wins_by_turn == [0.75, 0.25]
    assert told.tie_breaks == 1
    assert (told.scores, told.lead) == ((2, 5), 3.0)


def test_a_shared_win_counts_in_equal_parts():
    assert balance([ended(), ended(1, sharers=(0,))]).wins_by_turn == [0.75, 0.25]


def test_offers_add_up_thing_by_thing():
    ace, two = merged([CARDS, CARDS, (Offer("card", "ace", 2, 2, 5),)])
    assert ace == Offer("card", "ace", 10, 4, 11)
    assert (ace.share, ace.mean_points) == (0.4, 2.75)
    assert two == Offer("card", "two")
    assert (two.share, two.mean_points) == (0.0, 0.0)


def test_the_table_has_a_row_for_each_thing():
    rows = [line.split() for line in table(balance([ended(), ended(1, rounds=8)])).splitlines()]
    for row in (
        "ends full 100%",
        "rounds 6.5 a game (5: 50%, 8: 50%)",
        "points a +3.0, b +0.5 a seat",
        "scores 2 to 5, the first 3.0 ahead",
        "wins 1. 50%, 2. 50% to act",
        "tie-breaks 0",
        "card on offer taken share points",
        "ace 8 2 25% 3.0",
        "two 0 0 - -",
    ):
        assert row.split() in rows
