"""Step 3, collecting: 5.4 and 5.5."""

from tests.games.yamatai.model.positions import table


def test_5_4_without_a_boat_neither():
    t = table().tiles("standard-01").boats(bamboo=[29, 37]).tokens(koi=[22])
    assert t.refused("collect 22") == ("no-boat-placed", "5.4")
    assert t.refused("build standard-01 15") == ("no-boat-placed", "5.4")


def test_5_4_must_collect_if_it_can_be_done():
    t = table().tiles("palace-28").hand(bamboo=1).tokens(koi=[15])
    t.do("place bamboo 29")
    assert t.refused("end") == ("must-use-boats", "5.4")
    assert t.legal() == ["collect 15"]


def test_5_4_must_build_if_it_can_be_done():
    t = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("end") == ("must-use-boats", "5.4")
    assert t.legal() == ["build standard-01 15"]


def test_5_4_no_later_step_either():
    t = table().row("ebisu").culture(koi=2).hand(bamboo=1, wood=2, clay=1).tokens(koi=[15])
    t.do("place bamboo 29")
    assert t.refused("keep wood") == ("must-use-boats", "5.4")
    assert t.refused("recruit ebisu koi koi") == ("must-use-boats", "5.4")


def test_5_4_nothing_to_do_when_none_can_be_done():
    t = table().tiles("palace-28").hand(bamboo=1)
    t.do("place bamboo 29", "end")


def test_5_4_the_reserved_tile_counts():
    t = table().reserved("standard-01").tiles("palace-28").boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    assert t.refused("end") == ("must-use-boats", "5.4")


def test_5_4_when_the_boat_is_removed_again():
    t = table(fleet=7).hand(bamboo=1).tokens(koi=[15])
    t.do("place bamboo 29")
    assert t.refused("end") == ("must-use-boats", "5.4")
    t.do("remove 29", "end")


def test_5_4_when_the_boat_is_moved_away_from_the_token():
    """37 touches island 15 only, 29 touches 7 too."""
    t = table(fleet=8).hand(bamboo=1).tokens(koi=[7])
    t.do("place bamboo 29", "move 29 37")
    assert t.legal("collect") == []
    t.do("end")


def test_5_5_one_token_for_each_boat():
    t = table().hand(bamboo=2).tokens(koi=[7, 15, 22])
    t.do("place bamboo 29", "place bamboo 37")
    assert t.legal("collect") == ["collect 7", "collect 15"]
    t.do("collect 15", "collect 7")
    assert t.tokens_of() == {"koi": 2}
    assert [t.token_at(island) for island in (7, 15, 22)] == ["", "", "koi"]


def test_5_5_one_boat_serves_once():
    t = table().hand(bamboo=1).tokens(koi=[7], fan=[15])
    t.do("place bamboo 29", "collect 7")
    assert t.refused("collect 15") == ("boats-have-served", "5.5")
    assert t.fault("collect 15") == (("island", 15),)


def test_5_5_whichever_boat_serves_which_token():
    """29 touches 7 and 15, 37 only 15: 15 first must not use up 29."""
    t = table().hand(bamboo=2).tokens(koi=[7], fan=[15])
    t.do("place bamboo 29", "place bamboo 37", "collect 15", "collect 7")
    assert t.tokens_of() == {"koi": 1, "fan": 1}


def test_5_5_a_longer_rearrangement():
    """44, 60, 61 touch {15, 22}, {22}, {22, 24}: all three tokens can be taken in any order."""
    for order in (("22", "15", "24"), ("15", "22", "24"), ("24", "22", "15")):
        t = table().hand(bamboo=3).tokens(koi=[15, 22, 24])
        t.do("place bamboo 44", "place bamboo 60", "place bamboo 61", *(f"collect {island}" for island in order))
        assert t.tokens_of() == {"koi": 3}


def test_5_5_three_boats_at_two_tokens():
    t = table().hand(bamboo=3).tokens(koi=[22, 24])
    t.do("place bamboo 44", "place bamboo 60", "place bamboo 61", "collect 24", "collect 22")
    assert t.legal("collect") == []


def test_5_5_a_token_that_no_boat_touches():
    t = table().boats(bamboo=[44]).hand(bamboo=1).tokens(koi=[15, 22])
    t.do("place bamboo 60")
    assert t.refused("collect 15") == ("not-touched", "5.5")
    assert t.fault("collect 15") == (("island", 15),)


def test_5_5_you_may_stop_early():
    t = table().hand(bamboo=2).tokens(koi=[7, 15])
    t.do("place bamboo 29", "place bamboo 37", "collect 15", "end")
    assert t.tokens_of() == {"koi": 1}


def test_5_5_only_boats_of_this_turn_serve():
    t = table().boats(bamboo=[37]).hand(bamboo=1).tokens(koi=[7, 15])
    t.do("place bamboo 29", "collect 7")
    assert t.refused("collect 15") == ("boats-have-served", "5.5")


def test_5_5_a_mountain_token_counts_as_its_kind_and_the_mountain_stays():
    t = table().hand(bamboo=1).tokens(koi=[15]).mountains(15)
    t.do("place bamboo 29", "collect 15")
    assert t.tokens_of() == {"koi": 1}
    assert t.state.mountains == 1 << 15


def test_5_5_an_island_without_token():
    t = table().hand(bamboo=1).tokens(koi=[7])
    t.do("place bamboo 29")
    assert t.refused("collect 15") == ("no-token", "5.5")


def test_5_4_collect_or_build_not_both():
    t = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1).tokens(koi=[7])
    t.do("place bamboo 29", "collect 7")
    assert t.refused("build standard-01 15") == ("build-after-collect", "5.4")
    u = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1).tokens(koi=[7])
    u.do("place bamboo 29", "build standard-01 15")
    assert u.refused("collect 7") == ("collect-after-build", "5.4")


class TestBoatsThatMove:
    """9 with 5.5: the boats placed this turn that still lie on the board, where they lie now."""

    def test_a_moved_boat_serves_where_it_lies(self):
        t = table(fleet=8).hand(bamboo=1).tokens(koi=[7], fan=[22])
        t.do("place bamboo 29", "move 29 37", "end")
        u = table(fleet=8).hand(bamboo=2).tokens(koi=[22])
        u.do("place bamboo 29", "place bamboo 37", "move 37 44", "collect 22")

    def test_a_boat_that_has_served_does_not_serve_again_elsewhere(self):
        t = table(fleet=8).hand(bamboo=1).tokens(koi=[7], fan=[15])
        t.do("place bamboo 29", "collect 7", "move 29 37")
        assert t.refused("collect 15") == ("boats-have-served", "5.5")

    def test_a_boat_that_has_not_served_yet_serves_after_its_move(self):
        t = table(fleet=8).hand(bamboo=2).tokens(koi=[7], fan=[22])
        t.do("place bamboo 29", "place bamboo 37", "collect 7", "move 37 44", "collect 22")
        assert t.tokens_of() == {"koi": 1, "fan": 1}

    def test_the_boat_that_moved_may_be_the_one_that_has_not_served(self):
        """29 and 30 both touch 7; whichever took its token, the other one serves on."""
        t = table(fleet=8).hand(bamboo=2).tokens(koi=[7], fan=[23])
        t.do("place bamboo 29", "place bamboo 30", "collect 7", "move 30 38", "collect 23")

    def test_a_removed_boat_that_took_a_token_has_served(self):
        t = table(fleet=7).hand(bamboo=2).tokens(koi=[7], fan=[15])
        t.do("place bamboo 29", "place bamboo 37", "collect 7", "remove 29")
        t.do("collect 15")
        assert t.legal("collect") == []

    def test_a_removed_boat_serves_no_more(self):
        t = table(fleet=7).hand(bamboo=2).tokens(koi=[7], fan=[15])
        t.do("place bamboo 29", "place bamboo 37", "remove 29")
        assert t.legal("collect") == ["collect 15"]

    def test_a_swapped_boat_serves_where_it_lies(self):
        t = table(fleet=5).boats(wood=[70]).hand(bamboo=1).tokens(koi=[29], fan=[15])
        t.do("place bamboo 44", "swap 44", "with 70")
        assert t.legal("collect") == ["collect 29"]
