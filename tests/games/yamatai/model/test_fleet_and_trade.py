"""Steps 1 and 2: sections 3 and 4."""

import pytest

from tests.games.yamatai.model.positions import table


def test_3_1_a_turn_begins_with_a_fleet():
    t = table(fleet=None).track(3, 4, 5, 6, 7)
    assert t.legal() == ["fleet 3", "fleet 4", "fleet 5", "fleet 6", "fleet 7"]
    assert t.refused("end") == ("fleet-first", "3.1")


def test_3_1_the_tile_leaves_the_track():
    t = table(fleet=None).track(3, 4, 5, 6, 7)
    t.do("fleet 5")
    assert t.open_fleets() == [3, 4, 6, 7]
    assert t.refused("fleet 3") == ("one-fleet", "3.1")


def test_3_1_a_face_down_fleet_cannot_be_taken():
    t = table(fleet=None).track(3, 4, 5, 6, 7, 8)
    assert t.refused("fleet 8") == ("fleet-not-open", "3.1")
    assert t.fault("fleet 8") == (("fleet", 8),)


def test_3_1_a_fleet_that_was_taken_cannot_be_taken_again():
    t = table(fleet=None).track(2, 4, 5, 6, 7)
    t.do("fleet 2", "end")
    assert t.refused("fleet 2") == ("fleet-not-open", "3.1")


def test_3_2_boats_come_from_the_reserve():
    t = table(fleet=None).track(2)
    t.do("fleet 2")
    assert t.boats_of(t.me.hand) == {"bamboo": 2}
    assert t.state.reserve[0] == 20


def test_3_2_one_boat_left_of_two():
    t = table(fleet=None).track(2).reserve(bamboo=1)
    t.do("fleet 2")
    assert t.boats_of(t.me.hand) == {"bamboo": 1}
    assert t.state.reserve[0] == 0


def test_3_2_no_limit_in_hand_and_the_harbour_is_in_hand():
    t = table(fleet=None).track(8).hand(bamboo=20)
    t.do("fleet 8")
    assert t.boats_of(t.me.hand) == {"bamboo": 21, "wood": 1, "stone": 1}


@pytest.mark.parametrize("number", [2, 10])
def test_3_3_two_fleets_have_no_power(number: int):
    t = table(fleet=number).boats(wood=[29, 44])
    assert t.refused("remove 29") == ("not-this-power", "3.3")
    assert t.legal("remove") == []


def test_3_3_an_unused_power_is_lost_with_the_turn():
    t = table(fleet=7).boats(wood=[29])
    t.do("end", "fleet 2")
    assert t.refused("remove 29") == ("not-this-power", "3.3")


def test_3_3_the_power_can_be_used_after_everything_else():
    t = table(fleet=7).boats(wood=[29]).culture(koi=2).row("ebisu")
    t.do("recruit ebisu koi koi", "remove 29")


def test_3_3_once():
    t = table(fleet=8).boats(wood=[29])
    t.do("move 29 37")
    assert t.refused("move 37 29") == ("power-used", "3.3")


@pytest.mark.parametrize(("colour", "price"), [("bamboo", 2), ("wood", 3), ("stone", 4), ("clay", 5)])
def test_4_1_prices(colour: str, price: int):
    t = table()
    assert t.do(f"buy {colour}") == {"coins-trade": -price}
    assert t.me.coins == 10 - price
    assert t.boats_of(t.me.hand) == {colour: 1}
    u = table().hand(**{colour: 1})
    assert u.do(f"sell {colour}") == {"coins-trade": price}
    assert u.boats_of(u.me.hand) == {}


def test_4_1_one_trade_a_turn():
    t = table().hand(wood=2)
    t.do("sell wood")
    assert t.refused("sell wood") == ("no-trade-left", "4.1")
    assert t.refused("buy bamboo") == ("no-trade-left", "4.1")


def test_4_1_gold_is_not_traded():
    t = table().hand(gold=1)
    assert t.refused("buy gold") == ("gold-not-traded", "4.1")
    assert t.refused("sell gold") == ("gold-not-traded", "4.1")


def test_4_1_what_the_reserve_lacks_cannot_be_bought():
    t = table().reserve(wood=0)
    assert t.refused("buy wood") == ("reserve-empty", "4.1")


def test_4_1_a_sold_boat_goes_to_the_reserve():
    t = table().hand(wood=1).reserve(wood=0)
    t.do("sell wood")
    assert t.state.reserve[1] == 1


def test_4_1_no_credit():
    t = table().coins(4)
    assert t.may("buy stone")
    assert t.refused("buy clay") == ("too-few-coins", "4.1")
    assert t.param("buy clay") == {"price": 5, "coins": 4}


def test_4_1_a_boat_that_is_not_there_cannot_be_sold():
    assert table().refused("sell wood") == ("no-boat-in-hand", "4.1")


def test_2_2_no_trade_after_the_first_boat():
    t = table().hand(bamboo=1, wood=1)
    t.do("place bamboo 29")
    assert t.refused("sell wood") == ("step-over", "2.2")
    assert t.legal("buy") == t.legal("sell") == []


def test_2_1_only_the_seat_in_turn_acts():
    t = table()
    assert t.refused("end", seat=1) == ("not-your-turn", "2.1")
    assert t.game.legal(t.state, 1) == ()
    assert t.game.to_act(t.state) == (0,)
