"""The 18 specialists of the house edition: each perk alone, then those that touch one another."""

import pytest

from tests.games.yamatai.model.positions import Table, table
from yamatai.games.yamatai.model.components import read_components

ENTRIES = [1, 14, 29, 44, 61]


def house(*specialists: str, tile: str = "standard-01", fleet: int = 10) -> Table:
    """Bamboo on 37 and a bamboo boat just placed on 29: standard-01 fits on island 15."""
    t = table(fleet=fleet).specialists(*specialists).tiles(tile).boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    return t


def torii(*specialists: str, missing: int = 0, fleet: int = 10) -> Table:
    """A clay boat just placed on 29: torii-22 (two wood, two clay) fits on island 15, but for `missing` wood."""
    wood = [37, 30][missing:]
    t = table(fleet=fleet).specialists(*specialists).tiles("torii-22").boats(wood=wood, clay=[38]).hand(clay=1)
    t.do("place clay 29")
    return t


class TestEachAlone:
    def test_awashima_prestige_buildings_earn_bonuses(self):
        t = torii("awashima").houses(7, 16, 25).palaces(22).mountains(15)
        gained = t.do("build torii-22 15")
        assert gained == {"prestige-neighbours": 1, "prestige-mountain": 1, "coins-group": 4}

    def test_awashima_no_coins_without_a_house_beside_it(self):
        assert torii("awashima").do("build torii-22 15") == {}

    def test_awashima_joins_groups_only_for_its_own_bonus(self):
        """The torii on 15 stands between the houses on 7 and 22, but a later group does not go through it."""
        t = torii("awashima").houses(7, 22)
        assert t.do("build torii-22 15") == {"coins-group": 3}
        t.my_turn().tiles("standard-01").boats(bamboo=[63]).hand(bamboo=1)
        assert t.do("place bamboo 61", "build standard-01 24") == {"coins-group": 2}

    def test_awashima_houses_earn_as_before(self):
        assert house("awashima").houses(7).do("build standard-01 15") == {"coins-group": 2}

    def test_ebisu_three_boats_in_the_harbour(self):
        t = table().specialists("ebisu").hand(wood=2, clay=1)
        assert t.refused("keep wood") == ("harbour-no-choice", "6.1")
        t.do("end")
        assert t.boats_of(t.seat(0).hand) == {"wood": 2, "clay": 1}

    def test_ebisu_chooses_among_more(self):
        t = table().specialists("ebisu").hand(wood=2, clay=2, gold=1)
        t.do("keep wood", "keep gold", "keep clay", "end")
        assert t.boats_of(t.seat(0).hand) == {"wood": 1, "clay": 1, "gold": 1}
        assert t.boats_of(t.seat(0).aside) == {"wood": 1, "clay": 1}

    def test_ebisu_no_choice_once_one_colour_is_left(self):
        t = table().specialists("ebisu").hand(wood=4, gold=1)
        t.do("keep gold")
        assert t.boats_of(t.me.hand) == {"wood": 2, "gold": 1}
        assert t.boats_of(t.me.aside) == {"wood": 2}

    def test_ebisu_boats_in_the_harbour_count_as_unused(self):
        assert table().specialists("ebisu").coins(0).hand(wood=3).points() == {"specialists": 3, "unused": -1}

    def test_daikoku_two_coins_for_each_building(self):
        assert house("daikoku").do("build standard-01 15") == {"coins-build": 2}
        assert torii("daikoku").do("build torii-22 15") == {"coins-build": 2}

    def test_inari_prices(self):
        assert table().specialists("inari").do("buy wood") == {"coins-trade": -2}
        assert table().specialists("inari").hand(wood=1).do("sell wood") == {"coins-trade": 5}

    def test_inari_can_afford_more(self):
        t = table().specialists("inari").coins(4)
        t.do("buy clay")
        assert t.me.coins == 0

    def test_benzaiten_two_trades(self):
        t = table().specialists("benzaiten").hand(wood=3)
        t.do("sell wood", "buy clay")
        assert t.refused("sell wood") == ("no-trade-left", "4.1")

    def test_kanayago_trades_gold(self):
        t = table().specialists("kanayago")
        assert t.do("buy gold") == {"coins-trade": -6}
        assert t.boats_of(t.me.hand) == {"gold": 1}
        assert table().specialists("kanayago").hand(gold=1).do("sell gold") == {"coins-trade": 6}

    def test_kanayago_needs_gold_and_coins_too(self):
        assert table().specialists("kanayago").coins(5).refused("buy gold") == ("too-few-coins", "4.1")
        assert table().specialists("kanayago").reserve(gold=0).refused("buy gold") == ("reserve-empty", "4.1")
        assert table().specialists("kanayago").refused("sell gold") == ("no-boat-in-hand", "4.1")

    def test_ryujin_beside_any_colour(self):
        t = table().specialists("ryujin").boats(clay=[9]).hand(wood=1)
        assert t.legal("place") == [f"place wood {space}" for space in sorted([*ENTRIES, 8, 10])]
        assert t.refused("place wood 7") == ("no-boat-linked", "5.2")

    def test_ryujin_is_for_the_first_boat(self):
        t = table().specialists("ryujin").boats(clay=[9]).hand(wood=2)
        t.do("place wood 29")
        assert t.refused("place wood 8") == ("not-linked-to-last", "5.3")

    def test_sarutahiko_the_rim(self):
        """Spaces at one island only: 0, 3, 5, 7 and so on along the edge of the map."""
        t = table().specialists("sarutahiko").hand(wood=1)
        rim = [space.id for space in t.box.archipelago.spaces if len(space.islands) == 1]
        assert t.legal("place") == [f"place wood {space}" for space in sorted({*ENTRIES, *rim})]
        assert t.may("place wood 43")
        assert t.refused("place wood 28") == ("no-own-colour-linked", "5.2")

    def test_sarutahiko_an_empty_one(self):
        assert table().specialists("sarutahiko").boats(gold=[43]).hand(wood=1).refused("place wood 43") == (
            "space-taken", "5.1",
        )  # fmt: skip

    def test_suijin_branches(self):
        t = table().specialists("suijin").hand(wood=3)
        t.do("place wood 29", "place wood 37")
        assert t.legal("place") == ["place wood 25", "place wood 30", "place wood 44"]
        assert t.refused("place wood 14") == ("not-linked-to-chain", "5.3")
        assert t.fault("place wood 14") == (("space", 14), ("space", 29), ("space", 37))

    def test_suijin_only_from_boats_of_this_turn(self):
        t = table().specialists("suijin").boats(wood=[50]).hand(wood=2)
        t.do("place wood 29")
        assert t.refused("place wood 51") == ("not-linked-to-chain", "5.3")

    def test_suijin_from_where_a_moved_boat_lies(self):
        t = table(fleet=8).specialists("suijin").hand(wood=3)
        t.do("place wood 29", "place wood 37", "move 29 30")
        assert t.legal("place") == ["place wood 26", "place wood 29", "place wood 38", "place wood 44"]

    def test_suijin_not_from_a_removed_boat(self):
        t = table(fleet=7).specialists("suijin").hand(wood=3)
        t.do("place wood 29", "place wood 37", "remove 29")
        assert t.legal("place") == ["place wood 29", "place wood 44"]

    def test_fujin_once_a_turn(self):
        t = table(fleet=10).specialists("fujin").boats(wood=[29])
        t.do("sail 29 37")
        assert t.refused("sail 37 29") == ("no-free-move", "7.2")

    def test_fujin_before_the_fleet_too(self):
        t = table(fleet=None).specialists("fujin").boats(wood=[29])
        t.do("sail 29 37", "fleet 2")
        assert t.refused("sail 37 29") == ("no-free-move", "7.2")

    def test_fujin_as_move_boat(self):
        t = table().specialists("fujin").boats(wood=[29, 30])
        assert t.refused("sail 29 30") == ("space-taken", "9")
        assert t.refused("sail 29 44") == ("not-linked", "9")
        assert t.refused("sail 44 37") == ("no-boat-there", "9")

    def test_fujin_moves_the_chain(self):
        t = table().specialists("fujin").hand(wood=2)
        t.do("place wood 29", "sail 29 30")
        assert t.legal("place") == ["place wood 26", "place wood 29", "place wood 38"]

    def test_fujin_again_next_turn(self):
        t = table().specialists("fujin").boats(wood=[29])
        t.do("sail 29 37", "end")
        t.pass_turn()
        t.do("sail 37 29")

    def test_fujin_and_the_power_are_two_moves(self):
        t = table(fleet=8).specialists("fujin").boats(wood=[29])
        t.do("sail 29 37", "move 37 44")

    def test_tsukuyomi_one_token_more(self):
        t = table().specialists("tsukuyomi").hand(bamboo=1).tokens(koi=[7], fan=[15])
        t.do("place bamboo 29", "collect 7", "collect 15")
        assert t.tokens_of() == {"koi": 1, "fan": 1}

    def test_tsukuyomi_next_to_a_boat_of_this_turn(self):
        t = table().specialists("tsukuyomi").boats(bamboo=[44]).hand(bamboo=1).tokens(koi=[7], fan=[22])
        t.do("place bamboo 29", "collect 7")
        assert t.refused("collect 22") == ("not-touched", "5.5")

    def test_tsukuyomi_only_one_more(self):
        t = table().specialists("tsukuyomi").boats(wood=[15]).hand(wood=1).tokens(koi=[2, 9], fan=[1])
        t.do("place wood 16", "collect 1", "collect 9")
        assert t.refused("collect 2") == ("boats-have-served", "5.5")

    def test_konohana_builds_over_a_token(self):
        t = house("konohana").tokens(koi=[15])
        t.do("build standard-01 15")
        assert (t.tokens_of(), t.token_at(15), t.houses_of()) == ({"koi": 1}, "", [15])

    def test_konohana_pays_for_the_token_before_the_building_earns(self):
        t = house("konohana").tokens(koi=[15]).houses(7).coins(5)
        assert t.do("build standard-01 15") == {"coins-group": 2, "coins-culture": -5}

    def test_konohana_without_the_coins(self):
        t = house("konohana").tokens(koi=[15]).houses(7).coins(4)
        assert t.refused("build standard-01 15") == ("too-few-coins", "7.2")
        assert t.legal("build") == []

    def test_konohana_without_the_coins_may_end_the_turn_where_nothing_can_be_collected(self):
        t = house("konohana").tokens(koi=[15]).coins(4)
        t.do("collect 15", "end")

    def test_konohana_on_an_empty_island_as_before(self):
        t = house("konohana").coins(0)
        assert t.do("build standard-01 15") == {}
        assert t.tokens_of() == {}

    def test_konohana_not_over_a_building(self):
        assert house("konohana").houses(15, seat=1).refused("build standard-01 15") == ("island-built-on", "5.6")

    def test_konohana_on_a_mountain(self):
        t = house("konohana").tokens(koi=[15]).mountains(15)
        assert t.do("build standard-01 15") == {"prestige-mountain": 1, "coins-culture": -5}

    def test_uzume_any_two(self):
        t = table().specialists("uzume").row("ebisu").culture(koi=1, fan=1)
        assert t.legal("recruit")[0].split()[1:] == ["awashima", "koi", "fan"]
        t.do("recruit ebisu fan koi")
        assert t.tokens_of() == {}

    def test_uzume_must_have_them(self):
        t = table().specialists("uzume").row("ebisu").culture(koi=1)
        assert t.refused("recruit ebisu koi fan") == ("tokens-missing", "7.1")

    def test_uzume_three_kinds_as_before(self):
        table().specialists("uzume").row("ebisu").culture(koi=1, fan=1, pine=1).do("recruit ebisu koi pine fan")

    def test_hachiman_one_point_more_on_a_mountain(self):
        t = house("hachiman").mountains(15)
        assert t.do("build standard-01 15") == {"prestige-mountain": 1, "prestige-mountain-perk": 1}
        assert t.me.prestige == 2

    def test_hachiman_not_elsewhere(self):
        assert house("hachiman").mountains(7).do("build standard-01 15") == {}

    def test_hachiman_not_for_a_prestige_building(self):
        assert torii("hachiman").mountains(15).do("build torii-22 15") == {}

    def test_izanagi_group_coins_twice(self):
        assert house("izanagi").houses(7, 16).do("build standard-01 15") == {"coins-group": 6}

    def test_izanagi_no_group_no_coins(self):
        assert house("izanagi").do("build standard-01 15") == {}

    def test_omoikane_a_point_for_each_specialist(self):
        assert table().coins(0).specialists("omoikane").points() == {"specialists": 1}
        assert table().coins(0).specialists("omoikane", "izanagi", "tenjin").points() == {"specialists": 4 + 3}

    def test_tenjin_coins_for_boats_set_aside(self):
        t = table().specialists("tenjin").hand(wood=3, clay=1)
        assert t.do("keep wood") == {"coins-aside": 6}
        assert t.me.coins == 16

    def test_tenjin_no_coins_for_the_boat_kept(self):
        assert table().specialists("tenjin").hand(wood=1).do("end") == {}

    def test_tenjin_no_point_lost(self):
        assert table().coins(0).specialists("tenjin").aside(wood=5).hand(clay=1).points() == {"specialists": 2}

    def test_amaterasu_prestige_buildings_need_one_boat_fewer(self):
        torii("amaterasu", missing=1).do("build torii-22 15")
        assert torii("amaterasu", missing=2).refused("build torii-22 15") == ("boats-missing", "5.6")

    def test_amaterasu_not_for_houses(self):
        assert house("amaterasu", tile="standard-09").refused("build standard-09 15") == ("boats-missing", "5.6")


class TestPairs:
    def test_awashima_with_hachiman(self):
        """Hachiman speaks of standard buildings: the torii earns the plain mountain point."""
        assert torii("awashima", "hachiman").mountains(15).do("build torii-22 15") == {"prestige-mountain": 1}

    def test_awashima_with_izanagi(self):
        """The torii's group coins count twice."""
        assert torii("awashima", "izanagi").houses(7, 16).do("build torii-22 15") == {"coins-group": 6}

    def test_awashima_with_daikoku(self):
        gained = torii("awashima", "daikoku").houses(7).do("build torii-22 15")
        assert gained == {"coins-group": 2, "coins-build": 2}

    def test_konohana_with_tsukuyomi(self):
        """The token under a building is not collected: it brings no extra token."""
        t = house("konohana", "tsukuyomi").tokens(koi=[15], fan=[7])
        t.do("build standard-01 15")
        assert t.refused("collect 7") == ("collect-after-build", "5.4")

    def test_konohana_with_tsukuyomi_collecting(self):
        t = house("konohana", "tsukuyomi").tokens(koi=[15], fan=[7])
        t.do("collect 15", "collect 7")
        assert t.refused("build standard-01 15") == ("build-after-collect", "5.4")

    def test_konohana_on_sacred_ground(self):
        assert house("konohana").tokens(koi=[15]).sacred(15).refused("build standard-01 15") == ("sacred-ground", "9")

    def test_suijin_with_ryujin(self):
        """The first boat beside any colour; the others linked to any boat of this turn, not to older ones."""
        t = table().specialists("suijin", "ryujin").boats(clay=[9]).hand(wood=3)
        t.do("place wood 8", "place wood 7")
        assert t.legal("place") == ["place wood 6", "place wood 21"]
        assert t.refused("place wood 10") == ("not-linked-to-chain", "5.3")

    def test_suijin_with_sarutahiko(self):
        """The rim is an entry for the first boat only."""
        t = table().specialists("suijin", "sarutahiko").hand(wood=3)
        t.do("place wood 43", "place wood 28")
        assert t.legal("place") == ["place wood 24", "place wood 27", "place wood 52"]
        assert t.refused("place wood 59") == ("not-linked-to-chain", "5.3")

    def test_ryujin_with_sarutahiko(self):
        t = table().specialists("ryujin", "sarutahiko").boats(clay=[32]).hand(wood=1)
        assert t.may("place wood 41")
        assert t.may("place wood 43")
        assert t.refused("place wood 28") == ("no-boat-linked", "5.2")

    def test_suijin_when_every_boat_was_removed(self):
        t = table(fleet=7).specialists("suijin", "ryujin").boats(clay=[9]).hand(wood=2)
        t.do("place wood 8", "remove 8")
        assert t.legal("place") == [f"place wood {space}" for space in sorted([*ENTRIES, 8, 10])]

    def test_ebisu_with_tenjin(self):
        """Three kept, 2 coins for each other boat, and no point lost for any of them."""
        t = table().specialists("ebisu", "tenjin").coins(0).hand(wood=4, clay=1)
        assert t.do("keep clay") == {"coins-aside": 4}
        assert t.boats_of(t.me.hand) == {"wood": 2, "clay": 1}
        assert "unused" not in t.points()

    def test_benzaiten_with_kanayago(self):
        t = table().specialists("benzaiten", "kanayago").coins(20)
        assert t.do("buy gold", "buy gold") == {"coins-trade": -12}
        assert t.refused("buy wood") == ("no-trade-left", "4.1")

    def test_benzaiten_with_inari(self):
        t = table().specialists("benzaiten", "inari")
        assert t.do("buy wood", "sell wood") == {"coins-trade": 3}

    def test_kanayago_with_inari(self):
        t = table().specialists("kanayago", "inari")
        assert t.do("buy gold") == {"coins-trade": -5}
        assert table().specialists("kanayago", "inari").hand(gold=1).do("sell gold") == {"coins-trade": 8}

    def test_amaterasu_with_discount(self):
        """Two boats fewer for a torii, one for a house."""
        torii("amaterasu", missing=2, fleet=9).do("build torii-22 15")
        t = house("amaterasu", tile="standard-10", fleet=9)
        assert t.refused("build standard-10 15") == ("boats-missing", "5.6")

    def test_amaterasu_comes_before_discount(self):
        t = torii("amaterasu", missing=1, fleet=9)
        t.do("build torii-22 15")
        assert "power-used" not in t.words()

    def test_konohana_with_discount(self):
        t = house("konohana", tile="standard-09", fleet=9).tokens(koi=[15])
        t.do("build standard-09 15")
        assert t.tokens_of() == {"koi": 1}

    def test_hachiman_with_izanagi_and_daikoku(self):
        gained = house("hachiman", "izanagi", "daikoku").mountains(15).houses(7).do("build standard-01 15")
        assert gained == {"prestige-mountain": 1, "prestige-mountain-perk": 1, "coins-group": 4, "coins-build": 2}

    def test_uzume_with_omoikane_recruited_now(self):
        t = table().coins(0).specialists("uzume").row("omoikane").culture(koi=1, fan=1)
        t.do("recruit omoikane koi fan")
        assert t.points() == {"specialists": 2 + 0 + 2}

    def test_fujin_with_suijin(self):
        """A boat of this turn that sailed is still one to branch from."""
        t = table().specialists("fujin", "suijin").hand(wood=3)
        t.do("place wood 29", "place wood 37", "sail 29 30")
        assert t.may("place wood 38")
        assert t.may("place wood 44")


def test_perks_of_another_player_do_not_help():
    t = table().specialists("inari", "benzaiten", "kanayago", "ebisu", seat=1).hand(wood=2, gold=1)
    assert t.refused("sell gold") == ("gold-not-traded", "4.1")
    assert t.do("sell wood") == {"coins-trade": 3}
    assert t.may("keep wood")


@pytest.mark.parametrize("specialist", [s.id for s in read_components().specialist])
def test_every_specialist_can_be_recruited_and_scores(specialist: str):
    t = table().coins(0).row(specialist).culture(koi=2)
    t.do(f"recruit {specialist} koi koi")
    tile = t.box.components.specialist[t.box.specialist_index[specialist]]
    assert t.me.perks == t.box.perks[t.box.specialist_index[specialist]]
    assert t.points().get("specialists", 0) == tile.points + (specialist == "omoikane")
