"""Editions: the one that ships, those of the owners of the box, and those that cannot be played."""

from __future__ import annotations

import re

import pytest

from tests.games.yamatai.model.play import play
from tests.games.yamatai.model.positions import game_of, table
from yamatai.games.yamatai.model.components import (
    PERKS,
    POWERS,
    Components,
    edition_hash,
    edition_text,
    parse_components,
    read_components,
)  # fmt: skip
from yamatai.play.chance import Chance
from yamatai.play.game import InvalidInput

HOUSE = edition_text()


def edited(old: str, new: str) -> str:
    """The house edition with its first `old` replaced."""
    assert old in HOUSE
    return HOUSE.replace(old, new, 1)


def entry(kind: str, id: str) -> str:
    """The text of one [[building]], [[specialist]] or [[fleet]]."""
    found = re.search(rf'\[\[{kind}\]\]\n(?:id     = "{id}"|number = {id})\n(?:(?!\[\[).*\n)*', HOUSE + "\n")
    assert found, id
    return found[0]


def in_entry(kind: str, id: str, old: str, new: str) -> str:
    """The house edition with something replaced in one entry."""
    whole = entry(kind, id)
    assert old in whole
    return edited(whole, whole.replace(old, new, 1))


def test_the_house_edition():
    house = read_components()
    assert (house.edition, house.format) == ("house", 1)
    assert (len(house.fleet), len(house.building), len(house.specialist)) == (10, 28, 18)


def test_all_powers_and_perks_of_the_rules_occur():
    house = read_components()
    assert {fleet.power for fleet in house.fleet} == {*POWERS, ""}
    assert {perk for tile in house.specialist for perk in tile.perks} == set(PERKS)


# --- faults: what is wrong in the text, and what the message has to name --------------------------------------------

FAULTS: dict[str, tuple[str, list[str]]] = {
    "not TOML": ("format = ", ["not a TOML file"]),
    "empty": ("", ["format"]),
    "no format": (edited("format  = 1\n", ""), ["format"]),
    "a newer format": (edited("format  = 1\n", "format  = 2\n"), ["format", "2", "1"]),
    "a key missing": (in_entry("building", "standard-07", "points = 3\n", ""), ["building", "points"]),
    "a table missing": (edited("[scoring]", "[scores]"), ["scor"]),
    "a key too many": (in_entry("building", "standard-07", "points = 3\n", "points = 3\nheight = 3\n"), ["height"]),
    "a table too many": (HOUSE + "\n[weather]\nwind = 1\n", ["weather"]),
    "a text for a number": (
        in_entry("building", "standard-07", "points = 3", 'points = "2"'), ["building[6].points", "int"],
    ),
    "half a point": (in_entry("building", "standard-07", "points = 3", "points = 3.5"), ["building[6].points", "int"]),
    "a number for a text": (edited('edition = "house"', "edition = 7"), ["edition.edition", "expected str"]),
    "a yes for a number": (edited("coins  = 10", "coins  = true"), ["coins"]),
    "a number for a list": (
        in_entry("building", "standard-07", '["bamboo", "bamboo", "wood"]', "3"), ["building", "cost"],
    ),
    "unknown perk": (in_entry("specialist", "ebisu", "harbour_capacity", "harbor"), ["specialist ebisu", "'harbor'"]),
    "perk below 0": (in_entry("specialist", "ebisu", "= 2 }", "= -2 }"), ["specialist ebisu", "harbour_capacity"]),
    "perk of half": (
        in_entry("specialist", "ebisu", "= 2 }", "= 0.5 }"), ["specialist[1].perks['harbour_capacity']"],
    ),
    "unknown power": (in_entry("fleet", "9", '"discount"', '"rebate"'), ["fleet 9", "'rebate'"]),
    "unknown boat of a fleet": (in_entry("fleet", "9", '"stone"', '"jade"'), ["fleet 9", "'jade'"]),
    "unknown boat of a cost": (in_entry("building", "standard-04", '"stone"', '"jade"'), ["standard-04", "'jade'"]),
    "unknown kind of building": (in_entry("building", "torii-22", '"torii"', '"gate"'), ["torii-22", "'gate'"]),
    "a fleet twice": (in_entry("fleet", "9", "number = 9", "number = 8"), ["fleet", "1 to 10"]),
    "a fleet missing": (edited(entry("fleet", "9"), ""), ["fleet tiles", "9", "10"]),
    "a building missing": (edited(entry("building", "standard-07"), ""), ["standard buildings", "20", "21"]),
    "a torii missing": (edited(entry("building", "torii-22"), ""), ["torii", "2", "3"]),
    "a palace missing": (edited(entry("building", "palace-25"), ""), ["palace", "3", "4"]),
    "a specialist missing": (edited(entry("specialist", "inari"), ""), ["specialists", "17", "18"]),
    "a building twice": (in_entry("building", "standard-07", "standard-07", "standard-08"), ["standard-08", "twice"]),
    "a specialist twice": (in_entry("specialist", "inari", '"inari"', '"ebisu"'), ["specialist ebisu", "twice"]),
    "an id of two words": (in_entry("building", "standard-07", "standard-07", "tea house"), ["tea house"]),
    "an id with a tab": (in_entry("building", "standard-07", "standard-07", "tea\\thouse"), ["tea", "house"]),
    "no id": (in_entry("specialist", "inari", '"inari"', '""'), ["specialist ''"]),
    "a token kind of two words": (edited('"koi"', '"koi fish"'), ["culture", "koi fish"]),
    "a token kind without a name": (edited('"koi"', '""'), ["culture"]),
    "a token kind twice": (edited('"koi"', '"fan"'), ["culture", "kind"]),
    "seven kinds of tokens, one of them twice": (
        HOUSE.replace('"scroll"]', '"scroll", "fan"]').replace("each   = 5\nblank  = 4", "each   = 4\nblank  = 6")
        .replace("mountains = 7", "mountains = 8"),
        ["culture", "kind"],
    ),
    "a cost that no island can hold": (
        in_entry("building", "standard-21", '["bamboo", ', '["gold", "gold", "gold", "bamboo", '),
        ["standard-21", "7 boats"],
    ),
    "a cost of nothing": (
        in_entry("building", "standard-01", '["bamboo", "bamboo"]', "[]"), ["standard-01", "0 boats"],
    ),
    "79 boats": (edited("bamboo = 22", "bamboo = 21"), ["boats", "79", "80"]),
    "boats below 0": (edited("bamboo = 22\nwood   = 19", "bamboo = 42\nwood   = -1"), ["wood", "-1"]),
    "35 tokens": (edited("blank  = 4", "blank  = 5"), ["culture tokens", "35", "34"]),
    "no token of a kind for its mountain": (
        edited("each   = 5\nblank  = 4", "each   = 0\nblank  = 34"), ["culture", "each"],
    ),
    "no blank token for its mountain": (
        edited("each   = 5\nblank  = 4", "each   = 6\nblank  = -2"), ["culture", "blank"],
    ),
    "8 mountains": (edited("mountains = 7", "mountains = 8"), ["mountains", "8", "7"]),
    "price below 0": (edited("stone  = 4\n", "stone  = -4\n"), ["stone", "-4"]),
    "coins below 0": (edited("coins  = 10", "coins  = -1"), ["coins", "-1"]),
    "harbour below 0": (edited("harbour_capacity = 1", "harbour_capacity = -1"), ["harbour_capacity", "-1"]),
    "sacred ground below 0": (edited("sacred_ground = 8", "sacred_ground = -1"), ["sacred_ground"]),
    "houses for 5 players": (edited("4 = 6 }", "5 = 6 }"), ["houses"]),
    "no houses": (edited("4 = 6 }", "4 = 0 }"), ["houses"]),
    "points for no coins": (edited("coins_per_point   = 5", "coins_per_point   = 0"), ["coins_per_point"]),
    "recruiting for nothing": (edited("recruit_same      = 2", "recruit_same      = 0"), ["recruit_same"]),
    "recruiting for more tokens than there are": (
        edited("recruit_same      = 2", "recruit_same      = 99999999999999999999"), ["recruit_same"],
    ),
    "where a value comes from": (in_entry("fleet", "9", '"review"', '"hearsay"'), ["fleet 9", "source"]),
    "where the prices come from": (
        edited('clay   = 5\nsource = "house"', 'clay   = 5\nsource = ""'), ["prices", "source"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_faulty_edition_is_refused_by_name(fault: str):
    text, named = FAULTS[fault]
    with pytest.raises(InvalidInput) as told:
        parse_components(text)
    for word in named:
        assert word in str(told.value)
    assert "Traceback" not in str(told.value)


def test_all_faults_are_told_at_once():
    text = edited("stone  = 4\n", "stone  = -4\n").replace('"discount"', '"rebate"').replace("blank  = 4", "blank  = 5")
    with pytest.raises(InvalidInput) as told:
        parse_components(text)
    assert len(str(told.value).splitlines()) == 3


def test_a_deeply_nested_file_is_refused_too():
    nested = "format = 1\nx = " + "[" * 100_000
    with pytest.raises(InvalidInput, match="not a TOML file"):
        parse_components(nested)


# --- editions of one's own -----------------------------------------------------------------------------------------

OWN = in_entry("fleet", "2", '["bamboo", "bamboo"]', '["bamboo", "gold"]').replace(
    'edition = "house"', 'edition = "own"', 1
)


def test_an_own_edition_plays():
    game = game_of(3, seed=5, edition=OWN)
    assert game.edition == "own"
    state = game.new()
    for _ in play(game, state, Chance(5)):
        pass
    assert state.ended


def test_an_own_edition_has_its_values():
    t = table(fleet=None, edition=OWN)
    t.do("fleet 2")
    assert t.boats_of(t.me.hand) == {"bamboo": 1, "gold": 1}


def test_a_faulty_edition_opens_no_game():
    with pytest.raises(InvalidInput):
        game_of(edition=edited("bamboo = 22", "bamboo = 21"))


@pytest.mark.parametrize(
    "text",
    [
        OWN,
        edited('edition = "house"', 'edition = "other"'),
        in_entry("building", "standard-07", "points = 3", "points = 4"),
        in_entry("specialist", "inari", "sell_bonus = 2", "sell_bonus = 1"),
        edited("stone  = 4\n", "stone  = 3\n"),
    ],
)
def test_another_value_is_another_hash(text: str):
    assert edition_hash(text) != edition_hash()
    assert game_of(edition=text).data_hash == edition_hash(text)


@pytest.mark.parametrize(
    "text",
    [
        HOUSE,
        "# mine\n" + HOUSE.replace("\n\n", "\n\n# a remark\n\n"),
        HOUSE.replace("coins  = 10", "coins = 10   "),
        edited("perks  = { prestige_bonuses = true }", "perks  = { prestige_bonuses = 1 }"),
        edited("{ buy_discount = 1, sell_bonus = 2 }", "{ sell_bonus = 2, buy_discount = 1 }"),
        edited("{ 2 = 10, 3 = 8, 4 = 6 }", "{ 4 = 6, 3 = 8, 2 = 10 }"),
        edited("bamboo = 22\nwood   = 19", "wood   = 19\nbamboo = 22"),
    ],
)
def test_how_it_is_written_does_not_change_the_hash(text: str):
    assert edition_hash(text) == edition_hash()


def test_perks_of_an_edition_need_no_code():
    """A specialist that ships with nobody: two perks that others have singly, one of them twice as strong."""
    own = in_entry(
        "specialist", "ebisu", "{ harbour_capacity = 2 }", "{ trades_per_turn = 2, first_boat_any_colour = true }"
    )
    t = table(edition=own).specialists("ebisu", "benzaiten").boats(clay=[9]).hand(wood=5)
    t.do("sell wood", "sell wood", "sell wood", "sell wood")
    assert t.refused("sell wood") == ("no-trade-left", "4.1")
    t.do("place wood 8")


def test_components_are_the_values_of_the_file():
    house: Components = read_components()
    assert house.building[6].cost == ("bamboo", "bamboo", "wood")
    assert house.fleet[8].boats == ("wood", "stone")
    assert house.specialist[3].perks == {"buy_discount": 1, "sell_bonus": 2}
    assert house.start.houses == {"2": 10, "3": 8, "4": 6}


def test_an_edition_that_is_accepted_can_be_played():
    """Whatever number of the file is changed, an edition that passes the checks plays to its end."""
    for number in re.finditer(r"(?<== )\d+$", HOUSE, re.MULTILINE):
        for value in ("0", "3"):
            text = HOUSE[: number.start()] + value + HOUSE[number.end() :]
            try:
                game = game_of(2, seed=1, edition=text)
            except InvalidInput:
                continue
            state = game.new()
            for _ in play(game, state, Chance(1), plies=2_000):
                pass
            assert state.ended, text[number.start() - 20 :][:40]
