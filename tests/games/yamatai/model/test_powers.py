"""Section 9: the powers of the fleets. What they do to the chain is in test_placing and test_collecting."""

import pytest

from tests.games.yamatai.model.positions import table


class TestSurvey:
    """Fleet 1: one face-up building tile goes under the deck; the top tile of the deck replaces it."""

    def test_survey(self):
        t = table(fleet=1).tiles("standard-01", "standard-02").deck("palace-28", "torii-22")
        t.do("survey standard-02")
        assert t.open_tiles()[:2] == ["standard-01", "palace-28"]
        assert [t.box.components.building[b].id for b in t.state.building_deck] == ["torii-22", "standard-02"]

    def test_it_shows_something_hidden(self):
        t = table(fleet=1)
        t.do("survey standard-02")
        assert [event.reveals for event in t.events] == [True]

    def test_with_a_deck_of_one(self):
        t = table(fleet=1).deck("palace-28")
        t.do("survey standard-02")
        assert t.open_tiles()[1] == "palace-28"
        assert [t.box.components.building[b].id for b in t.state.building_deck] == ["standard-02"]

    def test_without_a_deck(self):
        t = table(fleet=1).deck()
        assert t.refused("survey standard-02") == ("deck-empty", "9")
        assert t.legal("survey") == []

    def test_only_a_face_up_tile(self):
        t = table(fleet=1).reserved("standard-01")
        assert t.refused("survey standard-01") == ("tile-not-open", "9")
        assert t.refused("survey palace-28") == ("tile-not-open", "9")

    def test_the_new_tile_can_be_built_at_once(self):
        t = table(fleet=1).tiles("palace-28").deck("standard-01", "palace-27").boats(bamboo=[37]).hand(bamboo=1)
        t.do("place bamboo 29", "survey palace-28", "build standard-01 15")


class TestExchange:
    """Fleet 3: one culture token of yours changes places with one on an island."""

    def test_exchange(self):
        t = table(fleet=3).culture(koi=2).tokens(fan=[33], koi=[4])
        t.do("exchange koi 33")
        assert t.tokens_of() == {"koi": 1, "fan": 1}
        assert t.token_at(33) == "koi"
        assert t.token_at(4) == "koi"

    def test_a_mountain_stays(self):
        t = table(fleet=3).culture(koi=1).tokens(fan=[33]).mountains(33)
        t.do("exchange koi 33")
        assert t.state.mountains == 1 << 33

    def test_no_token_of_that_kind(self):
        assert table(fleet=3).culture(koi=1).tokens(fan=[33]).refused("exchange pine 33") == ("no-such-token", "9")

    def test_another_players_tokens_are_not_yours(self):
        t = table(fleet=3).culture(koi=1, seat=1).tokens(fan=[33])
        assert t.refused("exchange koi 33") == ("no-such-token", "9")

    def test_no_token_on_the_island(self):
        assert table(fleet=3).culture(koi=1).tokens(fan=[33]).refused("exchange koi 32") == ("no-token", "9")

    def test_the_same_kind_would_change_nothing(self):
        assert table(fleet=3).culture(koi=1).tokens(koi=[33]).refused("exchange koi 33") == ("same-token", "9")

    def test_then_recruit_with_it(self):
        t = table(fleet=3).culture(koi=1, fan=1).tokens(fan=[33]).row("ebisu")
        t.do("exchange koi 33", "recruit ebisu fan fan")


class TestReserve:
    """Fleet 4: a face-up building tile is yours to build later."""

    def test_reserve(self):
        t = table(fleet=4).tiles("standard-01")
        t.do("reserve standard-01")
        assert [t.box.components.building[b].id for b in t.me.reserved] == ["standard-01"]
        assert t.open_tiles()[0] == ""
        assert t.points()["reserved"] == -1

    def test_nobody_else_can_build_it(self):
        t = table(fleet=4).tiles("standard-01").boats(bamboo=[37])
        t.do("reserve standard-01", "end", "fleet 2", "place bamboo 29")
        assert t.refused("build standard-01 15") == ("tile-not-open", "5.6")

    def test_it_can_be_built_in_a_later_round(self):
        t = table(fleet=4).tiles("standard-01")
        t.do("reserve standard-01")
        t.pass_round()
        while t.state.seat != 0:
            t.pass_turn()
        t.boats(bamboo=[37, 30]).hand(bamboo=1)
        t.do(t.legal("fleet")[0], "place bamboo 29", "build standard-01 15")
        assert t.me.reserved == ()
        assert "reserved" not in t.points()

    def test_the_space_in_the_row_stays_empty_for_this_round(self):
        t = table(fleet=4)
        t.do("reserve standard-01", "end")
        assert t.open_tiles()[0] == ""

    def test_only_a_face_up_tile(self):
        t = table(fleet=4).reserved("standard-01", seat=1)
        assert t.refused("reserve standard-01") == ("tile-not-open", "9")


class TestSwap:
    """Fleet 5: two boats on the board change places."""

    def test_swap(self):
        t = table(fleet=5).boats(wood=[3], clay=[70])
        t.do("swap 3", "with 70")
        assert (t.boat_at(3), t.boat_at(70)) == ("clay", "wood")

    def test_half_a_swap_must_be_finished(self):
        t = table(fleet=5).boats(wood=[3], clay=[70]).hand(bamboo=1)
        t.do("swap 3")
        assert t.refused("end") == ("finish-swap", "9")
        assert t.refused("place bamboo 29") == ("finish-swap", "9")
        assert t.legal() == ["with 70"]

    def test_with_itself(self):
        t = table(fleet=5).boats(wood=[3], clay=[70])
        t.do("swap 3")
        assert t.refused("with 3") == ("same-boat", "9")

    def test_with_an_empty_space(self):
        t = table(fleet=5).boats(wood=[3], clay=[70])
        assert t.refused("swap 4") == ("no-boat-there", "9")
        t.do("swap 3")
        assert t.refused("with 4") == ("no-boat-there", "9")

    def test_there_must_be_two_boats(self):
        assert table(fleet=5).boats(wood=[3]).refused("swap 3") == ("no-second-boat", "9")
        assert table(fleet=5).legal("swap") == []

    def test_no_second_half_without_a_first(self):
        assert table(fleet=5).boats(wood=[3], clay=[70]).refused("with 70") == ("no-swap-begun", "9")

    def test_once(self):
        t = table(fleet=5).boats(wood=[3], clay=[70])
        t.do("swap 3", "with 70")
        assert t.refused("swap 3") == ("power-used", "3.3")

    def test_boats_of_one_colour(self):
        t = table(fleet=5).boats(wood=[3, 70])
        t.do("swap 3", "with 70")
        assert t.state.boats[1] == 1 << 3 | 1 << 70

    def test_then_build(self):
        t = table(fleet=5).tiles("standard-01").boats(wood=[37], bamboo=[70]).hand(bamboo=1)
        t.do("place bamboo 29", "swap 37", "with 70", "build standard-01 15")


class TestSacredGround:
    """Fleet 6: only a torii or palace may be built there from now on."""

    def test_no_house_there(self):
        t = table(fleet=6).tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1)
        t.do("sacred 15", "place bamboo 29")
        assert t.refused("build standard-01 15") == ("sacred-ground", "9")
        t.do("end")

    def test_a_torii_there(self):
        t = table(fleet=6).tiles("torii-22").boats(wood=[37, 30], clay=[38]).hand(clay=1)
        t.do("sacred 15", "place clay 29", "build torii-22 15")

    def test_for_everybody_from_now_on(self):
        t = table(fleet=6).tiles("standard-01").boats(bamboo=[37])
        t.do("sacred 15", "end", "fleet 2", "place bamboo 29")
        assert t.refused("build standard-01 15") == ("sacred-ground", "9")

    def test_it_may_hold_a_culture_token(self):
        t = table(fleet=6).hand(bamboo=1).tokens(koi=[15])
        t.do("sacred 15", "place bamboo 29", "collect 15")

    def test_not_twice(self):
        assert table(fleet=6).sacred(15).refused("sacred 15") == ("sacred-already", "9")

    @pytest.mark.parametrize("what", ["houses", "torii", "palaces"])
    def test_not_where_something_stands(self, what: str):
        t = table(fleet=6)
        getattr(t, what)(15)
        assert t.refused("sacred 15") == ("island-built-on", "9")

    def test_eight_tokens_in_all(self):
        t = table(fleet=6).sacred(0, 1, 2, 3, 4, 5, 6)
        t.do("sacred 15")
        u = table(fleet=6).sacred(0, 1, 2, 3, 4, 5, 6, 7)
        assert u.refused("sacred 15") == ("no-sacred-ground-left", "9")
        assert u.legal("sacred") == []


class TestRemove:
    """Fleet 7: one or two boats of the board go back to the reserve."""

    def test_one(self):
        t = table(fleet=7).boats(wood=[3], clay=[70])
        t.do("remove 3")
        assert t.boat_at(3) == ""
        assert t.state.reserve == (22, 19, 16, 12, 10)
        t.do("end")

    def test_two(self):
        t = table(fleet=7).boats(wood=[3], clay=[70], gold=[50])
        t.do("remove 3", "remove 70")
        assert t.refused("remove 50") == ("power-used", "3.3")
        assert t.state.reserve == (22, 19, 16, 13, 9)

    def test_the_second_follows_at_once(self):
        t = table(fleet=7).boats(wood=[3], clay=[70]).hand(bamboo=1)
        t.do("remove 3", "place bamboo 29")
        assert t.refused("remove 70") == ("power-used", "3.3")

    def test_an_empty_space(self):
        assert table(fleet=7).refused("remove 3") == ("no-boat-there", "9")

    def test_a_boat_back_in_the_reserve_keeps_the_game_going(self):
        t = table(seats=3, fleet=7).boats(clay=[70]).reserve(clay=0)
        t.do("remove 70")
        t.pass_round(2, 4)
        assert t.state.ended == ""


class TestMove:
    """Fleet 8: one boat on the board goes to an empty space linked to its own."""

    def test_move(self):
        t = table(fleet=8).boats(wood=[29])
        assert t.legal("move") == ["move 29 25", "move 29 30", "move 29 37"]
        t.do("move 29 30")
        assert (t.boat_at(29), t.boat_at(30)) == ("", "wood")

    def test_not_to_a_taken_space(self):
        assert table(fleet=8).boats(wood=[29, 30]).refused("move 29 30") == ("space-taken", "9")

    def test_not_further(self):
        t = table(fleet=8).boats(wood=[29])
        assert t.refused("move 29 44") == ("not-linked", "9")
        assert t.fault("move 29 44") == (("space", 29), ("space", 44))

    def test_no_boat_there(self):
        assert table(fleet=8).boats(wood=[29]).refused("move 30 29") == ("no-boat-there", "9")

    def test_not_onto_itself(self):
        assert table(fleet=8).boats(wood=[29]).refused("move 29 29") == ("space-taken", "9")


@pytest.mark.parametrize(
    ("fleet", "action"),
    [
        (1, "survey standard-01"), (3, "exchange koi 33"), (4, "reserve standard-01"), (5, "swap 3"), (6, "sacred 15"),
        (7, "remove 3"), (8, "move 3 2"),
    ],
)  # fmt: skip
class TestEachPower:
    def position(self, fleet: int):
        return table(fleet=fleet).culture(koi=1).tokens(fan=[33]).boats(wood=[3], clay=[70])

    def test_belongs_to_its_fleet_alone(self, fleet: int, action: str):
        allowed = [number for number in range(1, 11) if self.position(number).may(action)]
        assert allowed == [fleet]

    def test_once_a_turn(self, fleet: int, action: str):
        t = self.position(fleet)
        t.do(action, *(["with 70"] if fleet == 5 else ["remove 70"] if fleet == 7 else []))
        assert t.legal(action.split()[0]) == []

    def test_not_before_the_fleet(self, fleet: int, action: str):
        t = self.position(fleet)
        t.do("end")
        assert t.refused(action) == ("fleet-first", "3.1")

    def test_between_any_two_steps(self, fleet: int, action: str):
        """After each step of a turn that leaves out nothing, the power is still there."""
        turn = ["buy bamboo", "place bamboo 29", "collect 15", "keep stone", "recruit ebisu pine pine"]
        for done in range(len(turn) + 1):
            t = self.position(fleet).row("ebisu").culture(pine=2).tokens(koi=[15]).hand(stone=1, gold=1)
            t.do(*turn[:done])
            assert t.may(action), turn[:done]

    def test_brings_neither_coins_nor_points(self, fleet: int, action: str):
        assert self.position(fleet).do(action) == {}
