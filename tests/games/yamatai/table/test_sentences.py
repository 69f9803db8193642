"""The sentences: right plurals in every language, and questions that name the thing."""

import pytest

from tests.e2e.hand import lively
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.box import open_box
from yamatai.games.yamatai.table import words
from yamatai.games.yamatai.table.words import TERM_RULES
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.text import languages, texts

COINS = {"en": ("coin", "coins"), "es": ("moneda", "monedas"), "sv": ("mynt", "mynt")}


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


RULE = "rule\N{NO-BREAK SPACE}4.1"


def match_of_two() -> Match:
    return Match(META.open(Setup((Seat("Anna", "blue"), Seat("Béla", "orange")), 2)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TERM_RULES)
@pytest.mark.parametrize("change", [1, 2, -1, 11])
def test_a_bonus_has_the_plural_of_its_number(language: str, name: str, change: int) -> None:
    told = words.term(texts(language), name, change, sign=True).split()
    assert told[0] == (f"+{change}" if change > 0 else "−1")
    if name.startswith("coins-"):
        assert told[1] == COINS[language][abs(change) != 1]


def test_the_log_tells_one_coin_and_two_coins() -> None:
    table = set_table(Look(), match_of_two()).table
    sold = ("sold", 0, (("boat", "wood"),))
    assert table.log_line(Event(*sold, (("coins-trade", 1),))) == f"Anna sells a wood boat (1 coin, {RULE})"
    assert table.log_line(Event(*sold, (("coins-trade", 2),))) == f"Anna sells a wood boat (2 coins, {RULE})"


def test_the_log_tells_what_was_given_by_kind() -> None:
    table = set_table(Look(), match_of_two()).table
    event = Event("recruited", 1, (("specialist", "ebisu"), ("tokens", "drum pine")))
    assert table.log_line(event) == "Béla recruits Ebisu for drum, pine"


def test_boats_placed_in_a_row_and_tokens_taken_in_a_row_share_a_line_of_a_plan() -> None:
    table, islands = set_table(Look(), match_of_two()).table, open_box().archipelago.islands

    def placed(boat: str) -> Event:
        return Event("placed", 0, (("boat", boat), ("space", 1)))

    def collected(token: str, island: int) -> Event:
        return Event("collected", 0, (("token", token), ("island", island)))

    swapped = Event("swapped", 0, (("boat", "clay"), ("other", "wood"), ("space", 1), ("with", 2)))
    one, other = islands[1].name, islands[4].name
    turn = (placed("stone"), swapped, placed("clay"), placed("bamboo"), collected("pine", 4), collected("fan", 1))
    lines = (
        "Anna places a stone boat",
        "Anna swaps a clay boat and a wood boat",
        "Anna places: bamboo boat, clay boat",
        f"Anna takes: fan from {one}, pine from {other}",
    )
    assert table.plan_lines(turn) == lines
    in_another_order = (*turn[:2], turn[3], turn[2], turn[5], turn[4])
    assert table.plan_lines(in_another_order) == lines


def test_a_plan_does_not_tell_what_comes_out_of_a_deck() -> None:
    table = set_table(Look(), match_of_two()).table
    event = Event("surveyed", 0, (("tile", "standard-04"), ("new", "torii-22")), reveals=True)
    assert table.log_line(event) == "Anna puts a building under the deck: House; new: Torii gate"
    told = ("Anna puts a building under the deck: House; the top one takes its place",)
    assert table.plan_lines((event, Event("game-ended", params=(("reason", "no-boat"),), reveals=True))) == told


@pytest.mark.parametrize("language", languages())
def test_a_card_asks_what_is_given_for_whom(language: str) -> None:
    controller = set_table(Look(text=texts(language)), match_of_two())
    match, chance = controller.match, Chance(2)
    while True:
        offers = [text.split()[1] for text in map(match.game.write, controller.legal) if text.startswith("recruit ")]
        several = next((who for who in offers if offers.count(who) > 1), "")
        if several:
            break
        assert match.to_act, "nobody can be paid in two ways in this game"
        controller.perform(lively(match, chance))
    controller.click(Place("specialist", several))
    card = controller.card
    assert card.head.startswith(f"{several.capitalize()}: ")
    token = texts(language)("yamatai-culture-koi")
    assert fonts.width(card.head, fonts.serif(19)) <= 380 - 28
    for choice in card.choices:
        assert len(choice.text.split(", ")) == len(choice.drawings)
        assert ("culture-koi" in choice.drawings) == (token in choice.text.split(" ", 1)[1].split(", "))
    controller.stage.close()
