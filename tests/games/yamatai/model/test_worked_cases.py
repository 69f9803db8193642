"""The worked cases of the rules, section 11, by their numbers."""

import pytest

from tests.games.yamatai.model.positions import table

ENTRIES = [1, 14, 29, 44, 61]


def test_11_1_fleet_with_an_empty_gold_reserve():
    t = table(fleet=None).track(10).hand(gold=1).reserve(gold=0)
    t.do("fleet 10")
    assert t.boats_of(t.me.hand) == {"stone": 1, "clay": 1, "gold": 1}


def test_11_2_no_boat_can_be_placed_and_the_turn_goes_on():
    t = table().boats(wood=ENTRIES).hand(bamboo=1).tokens(koi=[0, 7, 15])
    assert t.legal("place") == []
    assert t.refused("place bamboo 0") == ("no-own-colour-linked", "5.2")
    t.do("end")
    assert t.state.seat == 1


def test_11_3_a_dead_end_stops_the_chain():
    t = table().boats(gold=[44]).hand(bamboo=3)
    t.do("place bamboo 61", "place bamboo 60")  # 60 is linked to 44 and 61 only
    assert t.legal("place") == []
    assert t.refused("place bamboo 63") == ("not-linked-to-last", "5.3")


def test_11_3_branching_goes_on_from_the_first():
    t = table().boats(gold=[44]).hand(bamboo=3).specialists("suijin")
    t.do("place bamboo 61", "place bamboo 60")
    assert t.legal("place") == ["place bamboo 53", "place bamboo 63"]
    t.do("place bamboo 63")


def test_11_4_two_boats_at_one_token():
    t = table().boats(bamboo=[29]).hand(bamboo=3).tokens(koi=[22])
    t.do("place bamboo 37", "place bamboo 44", "place bamboo 60")  # 44 and 60 touch island 22
    t.do("collect 22")
    assert t.tokens_of() == {"koi": 1}
    assert t.legal("collect") == []
    assert t.refused("collect 22") == ("no-token", "5.5")


def test_11_4_the_other_boat_takes_elsewhere():
    t = table().hand(bamboo=2).tokens(koi=[22], fan=[15])
    t.do("place bamboo 44", "place bamboo 60", "collect 22", "collect 15")
    assert t.tokens_of() == {"koi": 1, "fan": 1}


def test_11_5_one_bamboo_is_missing():
    t = table(fleet=10).tiles("standard-13").boats(clay=[30], gold=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("build standard-13 15") == ("boats-missing", "5.6")
    assert t.param("build standard-13 15") == {"bamboo": 1}
    assert t.fault("build standard-13 15") == (("island", 15),)


def test_11_5_with_discount_it_can_be_built():
    t = table(fleet=9).tiles("standard-13").boats(clay=[30], gold=[37]).hand(bamboo=1)
    t.do("place bamboo 29", "build standard-13 15")
    assert t.houses_of() == [15]


def test_11_6_boats_of_earlier_rounds_count():
    t = table().tiles("standard-06").boats(wood=[2], clay=[16]).hand(gold=1)
    t.do("place gold 1", "build standard-06 1")
    assert t.houses_of() == [1]


def test_11_6_a_boat_at_the_corner_neighbour_does_not_serve():
    """Islands 1 and 7 meet at space 15 only; this turn's boat touches 7."""
    t = table().tiles("standard-06").boats(wood=[2], clay=[16]).hand(gold=1)
    t.do("place gold 14")
    assert t.refused("build standard-06 1") == ("not-touched", "5.6")


def test_11_7_bonuses_add_up():
    """Palaces on 17 and 27, a torii on 18, groups {25, 26} and {29, 30, 31} round the mountain 28."""
    t = table().tiles("standard-01").boats(bamboo=[46, 41, 57]).hand(bamboo=1)
    t.palaces(17, 27).torii(18).mountains(28).houses(25, 26, 29, 30, 31)
    gained = t.do("place bamboo 56", "build standard-01 28")
    assert gained == {"prestige-neighbours": 3, "prestige-mountain": 1, "coins-group": 6}
    assert t.me.prestige == 4
    assert t.me.coins == 16


def test_11_8_first_house_then_a_second():
    t = table().tiles("standard-01", "standard-02", "standard-03").boats(bamboo=[30, 37]).hand(bamboo=1)
    assert t.do("place bamboo 29", "build standard-01 15") == {}
    t.my_turn().boats(wood=[26]).hand(bamboo=1)
    assert t.do("place bamboo 25", "build standard-02 7") == {"coins-group": 2}


@pytest.mark.parametrize(("houses", "corner"), [((7, 15), 1), ((0, 25), 8), ((2, 3), 8)])
def test_11_8_a_house_at_a_corner_joins_nothing(houses: tuple[int, int], corner: int):
    """On this map no island lies at a corner of two neighbours, so it is one of two, or two apart."""
    t = table().tiles("standard-01").houses(*houses).boats(bamboo=[2]).hand(bamboo=2)
    if corner == 1:
        assert t.do("place bamboo 1", "build standard-01 1") == {}
    else:
        t.boats(bamboo=[26])
        assert t.do("place bamboo 15", "build standard-01 8") == {}


def test_11_9_everybody_still_plays_after_a_last_house():
    t = table(seats=3).tiles("standard-01").houses_left(1).hand(bamboo=2)
    t.do("place bamboo 29", "place bamboo 37", "build standard-01 15", "end")
    assert t.state.seat == 1
    t.pass_turn()
    assert t.state.seat == 2
    t.pass_turn()
    assert t.state.ended == "last-house"


def test_11_9_the_second_meeple_still_builds_torii_and_palaces():
    t = table(seats=2).tiles("standard-01", "standard-02", "torii-22", "palace-26").houses_left(1).hand(bamboo=2)
    t.do("place bamboo 29", "place bamboo 37", "build standard-01 15", "end")
    t.pass_turn()
    assert t.state.seat == 0
    t.boats(wood=[60, 53, 45], clay=[61]).hand(clay=1)
    t.do("fleet 2", "place clay 44")
    assert t.refused("build standard-02 22") == ("no-house-left", "5.7")
    t.do("build torii-22 22", "end")
    t.pass_turn()
    assert t.state.ended == "last-house"


def test_11_10_harbour_and_set_aside():
    t = table().hand(bamboo=2, wood=1, clay=2)
    t.do("keep clay")
    assert t.boats_of(t.me.hand) == {"clay": 1}
    assert t.boats_of(t.me.aside) == {"bamboo": 2, "wood": 1, "clay": 1}


def test_11_10_seven_set_aside_and_one_in_the_harbour():
    t = table().coins(0).aside(bamboo=7).hand(gold=1)
    assert t.points() == {"unused": -4}


def test_11_11_the_fleets_move_up():
    t = table(seats=3, fleet=None).track(10, 2, 4, 6, 8, 1, 3, 5, 7, 9)
    t.do("fleet 2", "end", "fleet 6", "keep wood", "end", "fleet 8", "keep wood", "end")
    assert t.open_fleets() == [10, 4, 1, 3, 5]
    assert [t.box.fleet_numbers[f] for f in t.state.track[5:7]] == [7, 9]
    assert sorted(t.box.fleet_numbers[f] for f in t.state.track[7:]) == [2, 6, 8]


def test_11_12_recruiting_for_two_of_a_kind():
    t = table().row("ebisu").culture(koi=2, fan=1)
    assert t.may("recruit ebisu koi koi")
    assert t.refused("recruit ebisu koi fan") == ("not-a-payment", "7.1")


def test_11_12_recruit_any_pair():
    t = table().row("ebisu").culture(koi=2, fan=1).specialists("uzume").row("ebisu")
    t.do("recruit ebisu koi fan")
    assert t.tokens_of() == {"koi": 1}


def test_11_13_building_over_a_token():
    t = table().specialists("konohana").tiles("standard-01").hand(bamboo=2).tokens(koi=[15], fan=[7])
    t.do("place bamboo 29", "place bamboo 37")
    assert t.refused("end") == ("must-use-boats", "5.4")
    t.do("build standard-01 15")
    assert t.tokens_of() == {"koi": 1}
    assert t.token_at(15) == ""
    assert t.legal("collect") == []
    t.do("end")


def test_11_14_the_building_row_cannot_be_refilled():
    t = table(seats=3).tiles("standard-01").hand(bamboo=2)
    t.built(*[b.id for b in t.box.components.building[5:]], seat=1)  # 23 tiles
    order = t.state.order
    t.do("place bamboo 29", "place bamboo 37", "build standard-01 15", "end")
    t.pass_round()
    assert t.state.ended == "no-building"
    assert t.state.order == order
    assert t.state.round == 1
