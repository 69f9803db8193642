"""Step 3, the chain: 5.1 to 5.3, and what powers do to it (9)."""

import pytest

from tests.games.yamatai.model.positions import table

ENTRIES = [1, 14, 29, 44, 61]


def test_5_2_the_first_boat_on_an_entry():
    t = table().hand(bamboo=1)
    assert t.legal("place") == [f"place bamboo {space}" for space in ENTRIES]


def test_5_2_an_entry_that_is_taken():
    t = table().boats(gold=[29]).hand(bamboo=1)
    assert t.refused("place bamboo 29") == ("space-taken", "5.1")
    assert t.fault("place bamboo 29") == (("space", 29),)


def test_5_2_the_first_boat_beside_its_own_colour():
    t = table().boats(wood=[50], bamboo=[9]).hand(wood=1)
    assert t.legal("place") == [f"place wood {space}" for space in sorted([*ENTRIES, 49, 51, 62])]


def test_5_2_beside_another_colour_only_at_an_entry():
    """30 and 29 are linked; 29 is an entry."""
    t = table().boats(wood=[30]).hand(clay=1)
    assert t.may("place clay 29")
    assert t.refused("place clay 38") == ("no-own-colour-linked", "5.2")


def test_5_2_each_colour_has_its_own_neighbours():
    t = table().boats(wood=[50], bamboo=[9]).hand(wood=1, bamboo=1)
    assert t.may("place bamboo 8")
    assert t.refused("place wood 8") == ("no-own-colour-linked", "5.2")


def test_5_3_later_boats_whatever_their_colour():
    t = table().boats(gold=[30]).hand(bamboo=1, clay=1)
    t.do("place bamboo 29")
    assert t.legal("place") == ["place clay 25", "place clay 37"]


def test_5_3_linked_to_the_last_not_to_the_others():
    t = table().hand(bamboo=3)
    t.do("place bamboo 29", "place bamboo 37")
    assert t.legal("place") == ["place bamboo 44"]
    assert t.refused("place bamboo 30") == ("not-linked-to-last", "5.3")
    assert t.fault("place bamboo 30") == (("space", 30), ("space", 37))


def test_5_3_no_second_entry():
    t = table().hand(bamboo=2)
    t.do("place bamboo 29")
    assert t.refused("place bamboo 61") == ("not-linked-to-last", "5.3")


def test_5_3_not_beside_an_own_colour_elsewhere():
    t = table().boats(wood=[50]).hand(bamboo=1, wood=1)
    t.do("place bamboo 29")
    assert t.refused("place wood 51") == ("not-linked-to-last", "5.3")


def test_5_1_any_number_none_included():
    t = table().hand(bamboo=5)
    assert t.may("end")
    t.do(*(f"place bamboo {space}" for space in (29, 37, 44, 60, 61)))
    assert t.legal("place") == []


def test_5_1_a_boat_that_is_not_in_hand():
    assert table().hand(wood=1).refused("place bamboo 29") == ("no-boat-in-hand", "5.1")


def test_5_1_a_placed_boat_is_nobodys():
    t = table(fleet=10).hand(bamboo=1)
    t.do("place bamboo 61", "end", "fleet 2")
    assert t.boat_at(61) == "bamboo"
    t.do("place bamboo 63")


@pytest.mark.parametrize("later", ["collect 15", "build standard-01 15"])
def test_5_4_the_chain_ends_where_the_boats_are_used(later: str):
    t = table().tiles("standard-01").hand(bamboo=3)
    t.tokens(koi=[15] if later.startswith("collect") else [])
    t.do("place bamboo 29", "place bamboo 37", later)
    assert t.refused("place bamboo 44") == ("step-over", "2.2")


class TestChainAndPowers:
    """9: where the chain goes on when a boat placed this turn is moved, swapped or removed."""

    def test_last_boat_moved_away(self):
        t = table(fleet=8).hand(bamboo=3)
        t.do("place bamboo 44", "place bamboo 45", "move 45 53")
        assert t.legal("place") == ["place bamboo 45", "place bamboo 54", "place bamboo 61"]

    def test_an_earlier_boat_moved_away(self):
        t = table(fleet=8).hand(bamboo=3)
        t.do("place bamboo 44", "place bamboo 45", "move 44 37")
        assert t.legal("place") == ["place bamboo 38", "place bamboo 44", "place bamboo 53"]

    def test_last_boat_removed(self):
        t = table(fleet=7).hand(bamboo=3)
        t.do("place bamboo 44", "place bamboo 45", "remove 45")
        assert t.legal("place") == ["place bamboo 37", "place bamboo 45", "place bamboo 60"]

    def test_an_earlier_boat_removed(self):
        t = table(fleet=7).hand(bamboo=3)
        t.do("place bamboo 44", "place bamboo 45", "remove 44")
        assert t.legal("place") == ["place bamboo 38", "place bamboo 44", "place bamboo 53"]

    def test_the_only_boat_removed_the_first_rule_holds_again(self):
        t = table(fleet=7).boats(gold=[60]).hand(bamboo=2)
        t.do("place bamboo 44", "remove 44")
        assert t.legal("place") == [f"place bamboo {space}" for space in ENTRIES]
        assert t.refused("place bamboo 45") == ("no-own-colour-linked", "5.2")

    def test_two_boats_removed_one_after_the_other(self):
        t = table(fleet=7).hand(bamboo=4)
        t.do("place bamboo 44", "place bamboo 45", "place bamboo 53", "remove 53", "remove 45")
        assert t.legal("place") == ["place bamboo 37", "place bamboo 45", "place bamboo 60"]

    def test_last_boat_swapped_away(self):
        t = table(fleet=5).boats(wood=[70]).hand(bamboo=2)
        t.do("place bamboo 44", "swap 44", "with 70")
        assert t.boat_at(70) == "bamboo"
        assert t.boat_at(44) == "wood"
        assert t.legal("place") == ["place bamboo 58", "place bamboo 69", "place bamboo 71"]

    def test_swapped_from_the_other_end(self):
        t = table(fleet=5).boats(wood=[70]).hand(bamboo=2)
        t.do("place bamboo 44", "swap 70", "with 44")
        assert t.legal("place") == ["place bamboo 58", "place bamboo 69", "place bamboo 71"]

    def test_two_boats_of_the_chain_swapped(self):
        t = table(fleet=5).hand(bamboo=2, wood=1)
        t.do("place bamboo 44", "place wood 45", "swap 44", "with 45")
        assert t.boat_at(44) == "wood"
        assert t.legal("place") == ["place bamboo 37", "place bamboo 60"]

    def test_a_moved_old_boat_is_not_placed_this_turn(self):
        t = table(fleet=8).boats(wood=[37]).tokens(koi=[15]).hand(bamboo=1)
        t.do("move 37 29")
        assert t.refused("collect 15") == ("no-boat-placed", "5.4")
        assert t.may("end")

    def test_the_boat_swapped_to_the_place_of_a_placed_one_is_not_placed_this_turn(self):
        t = table(fleet=5).boats(wood=[70]).tokens(koi=[15], fan=[31]).hand(bamboo=1)
        t.do("place bamboo 44", "swap 44", "with 70")
        assert t.legal("collect") == ["collect 31"]

    def test_an_emptied_space_can_be_used_again(self):
        t = table(fleet=7).boats(gold=[29]).hand(bamboo=1)
        t.do("remove 29", "place bamboo 29")

    def test_moving_a_blocking_boat_reopens_a_dead_end(self):
        t = table(fleet=8).boats(gold=[44]).hand(bamboo=3)
        t.do("place bamboo 61", "place bamboo 60")
        assert t.legal("place") == []
        t.do("move 44 37", "place bamboo 44")
