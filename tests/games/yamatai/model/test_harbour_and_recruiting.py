"""Steps 4 and 5: sections 6 and 7."""

import pytest

from tests.games.yamatai.model.positions import table


def test_6_1_no_choice_with_one_boat():
    t = table().hand(wood=1)
    assert t.refused("keep wood") == ("harbour-no-choice", "6.1")
    t.do("end")
    assert t.boats_of(t.seat(0).hand) == {"wood": 1}
    assert t.boats_of(t.seat(0).aside) == {}


def test_6_1_no_choice_with_one_colour():
    t = table().hand(wood=3)
    t.do("end")
    assert t.boats_of(t.seat(0).hand) == {"wood": 1}
    assert t.boats_of(t.seat(0).aside) == {"wood": 2}


def test_6_1_a_choice_must_be_made():
    t = table().hand(wood=1, clay=1).row("ebisu").culture(koi=2)
    assert t.refused("end") == ("choose-harbour", "6.1")
    assert t.refused("recruit ebisu koi koi") == ("choose-harbour", "6.1")
    assert t.legal("keep") == ["keep wood", "keep clay"]
    t.do("keep wood", "end")


def test_6_1_of_the_boats_in_hand():
    assert table().hand(wood=1, clay=1).refused("keep gold") == ("no-boat-in-hand", "6.1")


def test_6_1_set_aside_boats_do_not_return_to_the_reserve():
    t = table().hand(wood=1, clay=1)
    t.do("keep wood")
    assert t.state.reserve[3] == 12
    assert t.words() == ["kept", "set-aside"]


def test_6_1_nothing_of_an_earlier_step_afterwards():
    t = table().hand(wood=1, clay=1)
    t.do("keep wood")
    assert t.refused("place wood 29") == ("step-over", "2.2")
    assert t.refused("sell wood") == ("step-over", "2.2")
    assert t.refused("keep wood") == ("step-over", "2.2")


def test_6_1_the_old_harbour_boat_competes():
    t = table(fleet=None).track(3).hand(gold=1)
    t.do("fleet 3", "keep stone", "end")
    assert t.boats_of(t.seat(0).hand) == {"stone": 1}
    assert t.boats_of(t.seat(0).aside) == {"gold": 1}


def test_7_1_two_of_one_kind():
    t = table().row("daikoku", coins=4).culture(koi=2, fan=1)
    assert t.do("recruit daikoku koi koi") == {"coins-specialist": 4}
    assert t.tokens_of() == {"fan": 1}
    assert t.me.coins == 14
    assert t.me.specialists == (t.box.specialist_index["daikoku"],)
    assert t.state.row[0] == -1
    assert t.state.row_coins[0] == 0


def test_7_1_three_of_three_kinds():
    t = table().row("daikoku").culture(koi=1, fan=1, pine=2)
    t.do("recruit daikoku fan koi pine")
    assert t.tokens_of() == {"pine": 1}


def test_7_1_without_coins_no_term():
    assert table().row("daikoku").culture(koi=2).do("recruit daikoku koi koi") == {}


def test_7_1_tokens_that_are_not_there():
    t = table().row("daikoku").culture(koi=1, fan=1)
    assert t.refused("recruit daikoku koi koi") == ("tokens-missing", "7.1")
    assert t.refused("recruit daikoku koi fan pine") == ("tokens-missing", "7.1")


def test_7_1_a_mixed_pair_is_no_payment():
    assert table().row("daikoku").culture(koi=1, fan=1).refused("recruit daikoku koi fan") == ("not-a-payment", "7.1")


def test_7_1_one_a_turn():
    t = table().row("daikoku", "ebisu").culture(koi=4)
    t.do("recruit daikoku koi koi")
    assert t.refused("recruit ebisu koi koi") == ("one-specialist", "7.1")


def test_7_1_only_face_up():
    t = table().row("daikoku").culture(koi=2)
    assert t.refused("recruit amaterasu koi koi") == ("specialist-not-open", "7.1")
    assert t.fault("recruit amaterasu koi koi") == (("specialist", "amaterasu"),)


def test_7_1_again_next_turn():
    t = table().row("daikoku", "ebisu").culture(koi=4)
    t.do("recruit daikoku koi koi", "end")
    t.pass_turn()
    t.do("fleet 3", "recruit ebisu koi koi")


def test_7_1_given_tokens_leave_the_game():
    t = table().row("daikoku").culture(koi=2)
    t.do("recruit daikoku koi koi")
    assert t.tokens_of() == {}
    assert t.state.tokens == (0,) * 6


def test_7_2_the_perk_does_not_reach_back():
    """Ebisu, recruited in step 5, keeps no boat of the same turn's step 4; Tenjin pays for none."""
    for who in ("ebisu", "tenjin"):
        t = table().row(who).culture(koi=2).hand(wood=3)
        assert t.do(f"recruit {who} koi koi") == {}
        assert t.boats_of(t.me.hand) == {"wood": 1}
        assert t.boats_of(t.me.aside) == {"wood": 2}


def test_7_2_the_perk_lasts_from_now():
    t = table().row("fujin").culture(koi=2).boats(wood=[29])
    assert t.refused("sail 29 37") == ("no-free-move", "7.2")
    t.do("recruit fujin koi koi", "sail 29 37")


@pytest.mark.parametrize("late", ["buy wood", "place wood 29", "keep wood"])
def test_2_2_nothing_of_an_earlier_step_after_recruiting(late: str):
    t = table().row("daikoku").culture(koi=2).hand(wood=1)
    t.do("recruit daikoku koi koi")
    assert t.refused(late) == ("step-over", "2.2")


def test_2_2_recruiting_skips_all_steps_between():
    t = table().row("daikoku").culture(koi=2)
    t.do("recruit daikoku koi koi")
    assert t.legal() == ["end"]


def test_10_2_an_exhausted_turn_waits_for_its_end():
    assert table().coins(0).legal() == ["end"]
