"""Step 3, building: 5.6 to 5.11."""

import pytest

from tests.games.yamatai.model.positions import Table, table


def ready(tile: str = "standard-01", fleet: int = 10) -> Table:
    """Bamboo on 37 and a bamboo boat just placed on 29: all that standard-01 needs on island 15."""
    t = table(fleet=fleet).tiles(tile).boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    return t


def test_5_6_build():
    t = ready()
    t.do("build standard-01 15")
    assert t.houses_of() == [15]
    assert t.me.houses_left == 9
    assert [t.boat_at(s) for s in (29, 37)] == ["bamboo", "bamboo"]


def test_5_6_one_building_a_turn():
    t = ready()
    t.tiles("standard-01", "standard-02").boats(bamboo=[25], wood=[30])
    t.do("build standard-01 15")
    assert t.refused("build standard-02 7") == ("one-building", "5.6")
    assert t.fault("build standard-02 7") == (("island", 15),)


def test_5_6_a_tile_that_is_not_open():
    t = ready()
    assert t.refused("build standard-09 15") == ("tile-not-open", "5.6")
    assert t.fault("build standard-09 15") == (("tile", "standard-09"),)


def test_5_6_a_tile_that_another_reserved():
    t = table().reserved("standard-01", seat=1).boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("build standard-01 15") == ("tile-not-open", "5.6")


def test_5_6_a_reserved_tile():
    t = table().reserved("standard-01").boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29", "build standard-01 15")
    assert t.me.reserved == ()
    assert "" not in t.open_tiles()
    assert t.points()["buildings"] == 3


def test_5_6_the_row_keeps_its_gap_until_8_3():
    t = ready()
    t.do("build standard-01 15")
    assert t.open_tiles() == ["", "standard-02", "standard-03", "standard-04", "standard-05"]


def test_5_6_not_where_a_token_lies():
    t = ready()
    t.tokens(koi=[15])
    assert t.refused("build standard-01 15") == ("island-has-token", "5.6")


@pytest.mark.parametrize("what", ["house", "torii", "palace", "other"])
def test_5_6_not_where_something_stands(what: str):
    t = ready()
    {"house": t.houses, "torii": t.torii, "palace": t.palaces, "other": lambda i: t.houses(i, seat=1)}[what](15)
    assert t.refused("build standard-01 15") == ("island-built-on", "5.6")


def test_5_6_not_where_this_turns_boats_do_not_touch():
    t = ready()
    t.boats(bamboo=[60, 61])
    assert t.refused("build standard-01 22") == ("not-touched", "5.6")


def test_5_6_the_boats_must_touch_the_island():
    """29 touches 7 and 15, 37 only 15."""
    assert ready().refused("build standard-01 7") == ("boats-missing", "5.6")


def test_5_6_any_one_boat_of_the_turn_is_enough_and_it_need_not_be_of_the_cost():
    t = table().tiles("standard-01").boats(bamboo=[37, 44]).hand(gold=1)
    t.do("place gold 29", "build standard-01 15")


def test_5_6_missing_boats_are_named():
    t = ready("standard-21")
    assert t.param("build standard-21 15") == {"wood": 1, "stone": 1, "clay": 1}


def test_5_6_two_of_a_colour_are_two_boats():
    t = table().tiles("standard-01").hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("build standard-01 15") == ("boats-missing", "5.6")


def test_5_6_a_moved_boat_counts_where_it_lies():
    t = table(fleet=8).tiles("standard-01").boats(bamboo=[60]).hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("build standard-01 15") == ("boats-missing", "5.6")
    t.do("move 60 44", "build standard-01 15")


def test_5_6_a_placed_boat_moved_away_touches_no_more():
    t = table(fleet=8).tiles("standard-01").boats(bamboo=[25, 26]).hand(gold=1)
    t.do("place gold 29", "move 29 37")
    assert t.refused("build standard-01 7") == ("not-touched", "5.6")


def test_5_6_when_all_placed_boats_are_removed():
    t = ready(fleet=7)
    t.do("remove 29")
    assert t.refused("build standard-01 15") == ("no-boat-placed", "5.4")


def test_5_7_without_a_house_left():
    t = ready()
    t.houses_left(0)
    assert t.refused("build standard-01 15") == ("no-house-left", "5.7")
    t.do("end")


def test_5_7_the_last_house():
    t = ready()
    t.houses_left(1)
    t.do("build standard-01 15")
    assert t.me.houses_left == 0
    assert t.state.ended == ""


def with_torii(*perks: str) -> Table:
    t = table().specialists(*perks).tiles("torii-22").boats(wood=[37, 30], clay=[38]).hand(clay=1)
    t.do("place clay 29")
    return t


def test_5_7_a_torii_takes_no_house():
    t = with_torii().houses_left(0)
    assert t.do("build torii-22 15") == {}
    assert t.houses_of() == []
    assert t.state.torii == 1 << 15
    assert t.me.houses_left == 0


def test_5_7_a_palace_takes_a_palace():
    t = table().tiles("palace-26").boats(bamboo=[37], stone=[30, 38], clay=[44]).hand(clay=1)
    t.do("place clay 29", "build palace-26 15")
    assert (t.state.palaces, t.state.torii) == (1 << 15, 0)


def test_5_7_the_last_torii_is_built():
    t = with_torii().torii(0, 5, 32)
    assert t.refused("build torii-22 15") == ("no-prestige-building-left", "5.7")


def test_5_7_the_last_palace_is_built():
    t = table().tiles("palace-26").palaces(0, 5, 32, 20).boats(bamboo=[37], stone=[30, 38], clay=[44]).hand(clay=1)
    t.do("place clay 29")
    assert t.refused("build palace-26 15") == ("no-prestige-building-left", "5.7")


def test_5_8_the_tile_lies_with_its_builder():
    t = ready("standard-01")
    t.do("build standard-01 15")
    assert t.points() == {"coins": 2, "buildings": 3}
    assert t.me.built == (t.box.building_index["standard-01"],)


def test_5_9a_each_neighbouring_torii_and_palace():
    t = ready().torii(7).palaces(16, 23)
    assert t.do("build standard-01 15") == {"prestige-neighbours": 3}
    assert t.me.prestige == 3


def test_5_9a_not_at_a_corner():
    """Islands 0, 2 and 25 meet island 8 at a corner only."""
    t = table().tiles("standard-01").boats(bamboo=[26]).hand(bamboo=1).torii(0).palaces(2, 25)
    assert t.do("place bamboo 15", "build standard-01 8") == {}


def test_5_9a_buildings_built_later_pay_nothing():
    t = table().tiles("torii-22").houses(7, 16).boats(wood=[37, 30], clay=[38]).hand(clay=1)
    assert t.do("place clay 29", "build torii-22 15") == {}


def test_5_9b_on_a_mountain():
    t = ready().mountains(15)
    assert t.do("build standard-01 15") == {"prestige-mountain": 1}
    assert t.me.prestige == 1


def test_5_9c_a_group_starts():
    assert ready().houses(7).do("build standard-01 15") == {"coins-group": 2}


def test_5_9c_a_chain_is_a_group():
    """0, 7 and 8 hang together through 7."""
    assert ready().houses(7, 8, 0, 9).do("build standard-01 15") == {"coins-group": 5}


def test_5_9c_one_house_joins_two_groups():
    assert ready().houses(7, 22, 24).do("build standard-01 15") == {"coins-group": 4}


def test_5_9c_other_groups_do_not_count():
    assert ready().houses(32, 33, 7).do("build standard-01 15") == {"coins-group": 2}


def test_5_9c_only_its_builders_houses():
    assert ready().houses(7, 22, seat=1).do("build standard-01 15") == {}


def test_5_9c_another_players_house_does_not_join():
    """The builder's house on 24 is two islands away, behind 22 and 23."""
    assert ready().houses(24).houses(22, 23, seat=1).do("build standard-01 15") == {}


def test_5_11_a_prestige_building_earns_nothing():
    t = with_torii().houses(7, 16).palaces(22).mountains(15)
    assert t.do("build torii-22 15") == {}


def test_5_11_a_prestige_building_is_in_nobodys_group():
    """The builder's house on 24 is two islands away, behind 22 and 23."""
    assert ready().houses(24).torii(22).palaces(23).do("build standard-01 15") == {"prestige-neighbours": 2}


class TestDiscount:
    """9, `discount`: this turn's building needs one boat fewer, of the builder's choice."""

    def test_two_missing_are_too_many(self):
        t = ready("standard-10", fleet=9)
        assert t.refused("build standard-10 15") == ("boats-missing", "5.6")
        assert t.param("build standard-10 15") == {"wood": 1, "stone": 1}

    def test_it_is_used_up(self):
        t = ready("standard-09", fleet=9)
        t.do("build standard-09 15")
        assert t.words()[0] == "power-used"

    def test_it_is_no_action_of_its_own(self):
        assert ready("standard-09").refused("build standard-09 15") == ("boats-missing", "5.6")

    def test_an_island_must_be_touched_all_the_same(self):
        t = ready("standard-01", fleet=9)
        t.boats(bamboo=[63])
        assert t.refused("build standard-01 24") == ("not-touched", "5.6")

    def test_prestige_buildings_too(self):
        t = table(fleet=9).tiles("torii-22").boats(wood=[37], clay=[38]).hand(clay=1)
        t.do("place clay 29", "build torii-22 15")
