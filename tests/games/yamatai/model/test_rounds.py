"""Section 8: the end of a round, and of the game."""

import pytest

from tests.games.yamatai.model.positions import Table, table
from yamatai.games.yamatai.model.state import NO_BOATS
from yamatai.play.game import Result


def test_8_1_the_round_is_completed_first():
    t = table(seats=4).houses_left(0, seat=2)
    for seat in (0, 1, 2, 3):
        assert t.state.ended == ""
        assert t.state.seat == seat
        t.pass_turn()
    assert t.state.ended == "last-house"


def test_8_1_nothing_of_the_next_round_is_done():
    t = table().houses_left(0).row("ebisu", coins=3)
    t.pass_round()
    assert t.state.row_coins == (3, 0, 0, 0, 0)
    assert t.state.round == 1


def test_8_1_nothing_can_be_done_after_the_end():
    t = table().houses_left(0)
    t.pass_round()
    assert t.refused("fleet 1") == ("game-over", "8.1")
    assert t.legal() == []
    assert t.game.to_act(t.state) == ()


def test_8_2_two_coins_on_each_face_up_specialist():
    t = table().row("ebisu", coins=4)
    t.pass_round()
    assert t.state.row_coins == (6, 2, 2, 2, 2)
    t.pass_round()
    assert t.state.row_coins == (8, 4, 4, 4, 4)


def test_8_2_a_new_one_has_none():
    t = table().row("ebisu").culture(koi=2)
    deck = t.state.specialist_deck
    t.do("recruit ebisu koi koi")
    t.pass_round()
    assert t.state.row[0] == deck[0]
    assert t.state.specialist_deck == deck[1:]
    assert t.state.row_coins == (0, 2, 2, 2, 2)


def test_8_2_no_specialist_to_refill_with():
    t = table().row("ebisu").culture(koi=2)
    t.state.specialist_deck = ()
    t.do("recruit ebisu koi koi")
    t.pass_round()
    assert t.state.ended == "no-specialist"


def test_8_2_the_last_card_of_the_deck_is_enough():
    t = table().row("ebisu").culture(koi=2)
    t.state.specialist_deck = t.state.specialist_deck[:1]
    t.do("recruit ebisu koi koi")
    t.pass_round()
    assert t.state.ended == ""
    assert t.state.specialist_deck == ()


def test_8_2_an_empty_deck_does_not_end_the_game_while_the_row_is_full():
    t = table()
    t.state.specialist_deck = ()
    t.state.building_deck = ()
    t.pass_round()
    assert t.state.ended == ""


def take_a_tile(t: Table) -> Table:
    t.tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29", "build standard-01 15")
    return t


def test_8_3_refill():
    t = take_a_tile(table())
    t.pass_round()
    assert t.open_tiles() == ["standard-06", "standard-02", "standard-03", "standard-04", "standard-05"]


def test_8_3_a_reserved_tile_is_replaced_too():
    t = table(fleet=4)
    t.do("reserve standard-03")
    assert t.open_tiles()[2] == ""
    t.pass_round()
    assert t.open_tiles()[2] == "standard-06"


def test_8_3_no_tile_to_refill_with():
    t = take_a_tile(table()).deck()
    t.pass_round()
    assert t.state.ended == "no-building"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_4_low_numbers_first(seats: int):
    t = table(seats=seats, fleet=None).track(9, 4, 7, 2, 1)
    players = t.state.order
    fleets = (9, 4, 7, 2)[: len(players)]
    t.pass_round(*fleets)
    assert t.state.order == tuple(seat for _, seat in sorted(zip(fleets, players, strict=True)))
    assert (t.state.round, t.state.at) == (2, 0)


def test_8_4_two_turns_in_a_row():
    t = table(seats=2, fleet=None).track(1, 5, 2, 6, 3)
    t.pass_round(1, 5, 2, 6)
    assert t.state.order == (0, 0, 1, 1)
    t.pass_turn(3)
    assert t.state.seat == 0
    assert t.state.now.fleet == -1
    t.pass_turn()
    assert t.state.seat == 1


def test_8_4_two_turns_in_a_row_are_two_whole_turns():
    """Each has its own trade, building, harbour and specialist."""
    t = table(seats=2, fleet=2).row("ebisu", "daikoku").culture(koi=4).hand(wood=2)
    t.state.order = (0, 0, 1, 1)
    t.do("sell wood", "recruit ebisu koi koi", "end", "fleet 3", "sell wood", "recruit daikoku koi koi", "end")
    assert t.state.seat == 1


@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (4, 1)])
def test_8_5_the_track_moves_up(seats: int, left: int):
    t = table(seats=seats, fleet=None).track(9, 8, 7, 6, 5, 4, 3, 2, 1, 10)
    played = [5, 8, 6, 9][: 5 - left]
    t.pass_round(*played)
    numbers = [t.box.fleet_numbers[f] for f in t.state.track]
    assert numbers[: 5 + left] == [n for n in (9, 8, 7, 6, 5, 4, 3, 2, 1, 10) if n not in played]
    assert sorted(numbers[5 + left :]) == sorted(played)


def test_8_5_the_played_fleets_are_shuffled():
    seen = set()
    for seed in range(40):
        t = table(seats=4, fleet=None).track(9, 8, 7, 6, 5)
        t.state.chance = seed
        t.pass_round()
        seen.add(t.state.track[6:])
    assert len(seen) > 15  # of 24


def test_8_5_a_fleet_not_taken_stays_open():
    t = table(seats=4, fleet=None).track(2, 3, 4, 5, 10)
    t.pass_round()
    assert t.open_fleets()[0] == 10


@pytest.mark.parametrize("colour", ["bamboo", "wood", "stone", "clay", "gold"])
def test_8_6_no_boat_of_some_colour(colour: str):
    t = table(seats=3, fleet=None).track(2, 1, 3).reserve(**{colour: 0})
    t.pass_round()
    assert t.state.ended == "no-boat"
    assert t.events[-1]["boat"] == colour


def test_8_6_one_boat_is_enough():
    t = table(seats=3, fleet=None).track(2, 3, 1).reserve(gold=1)
    t.pass_round()
    assert t.state.ended == ""


def test_8_6_only_at_the_end_of_the_round():
    t = table(seats=3).reserve(gold=0)
    t.pass_turn()
    assert t.state.ended == ""
    t.state.reserve = (*t.state.reserve[:4], 1)  # as `remove_boats` would
    t.pass_round()
    assert t.state.ended == ""


class TestWhichEndComesFirst:
    """8.1, 8.2, 8.3 and 8.6 are looked at in that order."""

    def position(self) -> Table:
        t = take_a_tile(table().row("ebisu").culture(koi=2).reserve(gold=0))
        t.do("recruit ebisu koi koi")
        return t

    def test_last_house(self):
        t = self.position().houses_left(0).deck()
        t.state.specialist_deck = ()
        t.pass_round()
        assert t.state.ended == "last-house"

    def test_no_specialist(self):
        t = self.position().deck()
        t.state.specialist_deck = ()
        t.pass_round()
        assert t.state.ended == "no-specialist"

    def test_no_building(self):
        t = self.position().deck()
        t.pass_round()
        assert t.state.ended == "no-building"

    def test_no_boat(self):
        t = self.position()
        t.pass_round()
        assert t.state.ended == "no-boat"


def level_result(t: Table) -> Result:
    """The result of a game that is over, were no boats left unused."""
    for seat in range(len(t.state.players)):
        player = t.state.change_player(seat)
        player.hand = player.aside = NO_BOATS
    result = t.game.result(t.state)
    assert result is not None
    return result


class TestScoring:
    """8.7 and 8.8."""

    def test_nothing_yet(self):
        assert table().game.score(table().state)[0] == {
            "coins": 2, "prestige": 0, "buildings": 0, "specialists": 0, "reserved": 0, "unused": 0,
        }  # fmt: skip

    @pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
    def test_coins_rounded_down(self, coins: int, points: int):
        assert table().coins(coins).points().get("coins", 0) == points

    def test_prestige_buildings_specialists(self):
        t = table().coins(0).built("standard-21", "palace-28").specialists("ebisu", "awashima")
        t.state.change_player(0).prestige = 7
        assert t.points() == {"prestige": 7, "buildings": 14, "specialists": 6}

    def test_reserved_tiles_cost_a_point_each(self):
        assert table().coins(0).reserved("standard-21", "palace-28").points() == {"reserved": -2}

    @pytest.mark.parametrize(("aside", "kept", "points"), [(0, 1, 0), (1, 1, -1), (2, 1, -1), (3, 1, -2), (5, 0, -2)])
    def test_unused_boats_together(self, aside: int, kept: int, points: int):
        t = table().coins(0).aside(wood=aside).hand(clay=kept)
        assert t.points().get("unused", 0) == points

    def test_most_points_win(self):
        t = table(seats=3).houses_left(0).coins(30, seat=1).coins(20, seat=2)
        assert t.game.result(t.state) is None
        t.pass_round()
        result = t.game.result(t.state)
        assert result is not None
        assert (result.ranking, result.reason, result.tie_break) == ((1, 2, 0), "last-house", False)

    def test_a_tie_goes_to_who_played_first_in_the_last_round(self):
        t = table(seats=3, fleet=None).houses_left(0)
        t.state.order = (2, 0, 1)
        result = level_result(t.pass_round())
        assert (result.ranking, result.tie_break) == ((2, 0, 1), True)

    def test_a_tie_by_the_order_of_the_last_round_not_of_the_next(self):
        """Seat 1 plays the lower fleet, but there is no next round."""
        t = table(seats=2, fleet=None).track(9, 1, 8, 2).reserve(gold=0)
        result = level_result(t.pass_round(9, 1, 8, 2))
        assert (result.reason, result.ranking, result.tie_break) == ("no-boat", (0, 1), True)

    def test_a_tie_behind_the_winner_goes_by_order_too(self):
        t = table(seats=4, fleet=None).houses_left(0)
        t.state.order = (3, 1, 2, 0)
        t.pass_round().state.change_player(2).prestige = 1
        result = level_result(t)
        assert (result.ranking, result.tie_break) == ((2, 3, 1, 0), False)

    def test_points_before_the_order(self):
        t = table(seats=2, fleet=None).houses_left(0).coins(50, seat=1)
        t.pass_round()
        result = t.game.result(t.state)
        assert result is not None
        assert (result.ranking, result.tie_break) == ((1, 0), False)
