"""Report 14: each event that scores names its parts and the rule of each, and that rule can be read."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.hand import lively
from tests.table.panels import picture, written
from yamatai.games.yamatai.meta import META as YAMATAI
from yamatai.games.yamatai.model import bonuses
from yamatai.games.yamatai.table import words
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.games.yucata.model.scoring import TERMS
from yamatai.games.yucata.table import knowing
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.readout import Note, ReadOut
from yamatai.table.set_up import set_table
from yamatai.table.stage import BAR
from yamatai.table.text import languages, texts

RULES = {"yamatai": words.TERM_RULES, "yucata": knowing.TERM_RULES}
SCORING = {"yamatai": {"bought", "sold", "built", "recruited"}, "yucata": {"taken"}}
"""The events that score; and boats set aside, for Tenjin alone, at the end of a turn."""


@pytest.fixture(autouse=True)
def _fonts(qapp):
    assert fonts.load()


def match_of(meta, seats, seed):
    return Match(meta.open(Setup(tuple(Seat(c.capitalize(), c) for c in meta.colours[:seats]), seed)))


def moments(meta, seats, seed):
    """Each moment of a lively game, with the action that is done there."""
    match, chance = match_of(meta, seats, seed), Chance(seed)
    while match.to_act:
        action = lively(match, chance)
        yield match, action
        match.do(match.to_act[0], action)


@pytest.mark.parametrize("meta", [YAMATAI, YUCATA], ids=lambda meta: meta.id)
def test_every_part_of_a_score_has_a_rule_that_can_be_read(meta):
    table = set_table(Look(), match_of(meta, 2, 1)).table
    there = {rule.id: rule for rule in table.knowing.rules()}
    for rule in RULES[meta.id].values():
        assert there[rule].text


def test_the_parts_are_those_that_the_rules_know():
    source = "".join(file.read_text("utf-8") for file in Path(bonuses.__file__).parent.glob("*.py"))
    assert set(re.findall(r'\(\("?((?:coins|prestige)-[a-z-]+[a-z])"', source)) <= words.TERM_RULES.keys()
    assert set(re.findall(r'\("((?:coins|prestige)-[a-z-]+[a-z])", ', source)) == words.TERM_RULES.keys()
    assert set(TERMS) == knowing.TERM_RULES.keys()


@pytest.mark.parametrize("meta", [YAMATAI, YUCATA], ids=lambda meta: meta.id)
def test_what_is_foreseen_of_an_event_names_each_part_with_its_rule(meta):
    """Before it is done; what brings something hidden to light is not foreseen."""
    met = set()
    for seats in (2, 4):
        table = None
        for match, action in moments(meta, seats, seats):
            table = table or set_table(Look(), match).table
            seat = match.to_act[0]
            preview = match.preview(seat, action)
            scoring = [event for event in preview.events if event.terms]
            if not scoring or preview.reveals:
                continue
            met |= {event.kind for event in scoring}
            note = table.knowing.foresee(match.view(seat), action, preview)
            assert note is not None
            told = [(line.text, line.detail, line.value) for line in note.lines]
            for event in scoring:
                for term, points in event.terms:
                    assert part(table, meta.id, term, points) in told, (match.game.write(action), told)
    assert met - {"set-aside"} == SCORING[meta.id]


def part(table, game, term, points):
    """A part of a score as a card has it: what it is, its rule and its points."""
    text = Look().text
    rule = text("knowing-rule", rule=RULES[game][term])
    if game == "yamatai":
        return words.term(text, term, points, sign=True), rule, ""
    return text(f"yucata-score-{term}"), rule, f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("term", words.TERM_RULES)
def test_the_log_names_each_part_with_its_rule(language, term):
    text = texts(language)
    table = set_table(Look(text=text), match_of(YAMATAI, 2, 1)).table
    line = table.log_line(Event("sold", 0, (("boat", "wood"),), ((term, 2),)))
    rule = f"{text('knowing-rule', rule='').strip().lower()}\N{NO-BREAK SPACE}{words.TERM_RULES[term]}"
    assert line.endswith(f" ({words.term(text, term, 2)}, {rule})")


def test_parts_that_one_rule_gives_share_its_number():
    table = set_table(Look(), match_of(YAMATAI, 2, 1)).table
    terms = (("prestige-mountain", 1), ("coins-group", 2), ("coins-build", 1))
    line = table.log_line(Event("sold", 0, (("boat", "wood"),), terms)).replace("\N{NO-BREAK SPACE}", " ")
    assert line.endswith("(1 prestige on a mountain, 2 coins for the group, rule 5.9; 1 coin for building, rule 7.2)")


def test_the_log_of_yucata_names_the_stones_that_are_the_parts():
    table = set_table(Look(), match_of(YUCATA, 2, 1)).table
    event = Event("taken", 0, (("light", 3), ("dark", 2), ("red", 1)), (("light", 3), ("dark", -3), ("red", 2)))
    assert table.log_line(event) == "White takes 3 light, 2 dark, the red stone"


@pytest.mark.parametrize("language", languages())
def test_a_card_with_all_parts_is_written_whole(language):
    """The longest of Yucata': a move that ends the game."""
    text = texts(language)
    match = match_of(YUCATA, 2, 1)
    table = set_table(Look(text=text), match).table
    view = match.view(match.to_act[0])
    params = (("first", 1), ("last", 39), ("light", 3), ("dark", 2), ("red", 1))
    knows: Any = table.knowing
    lines = knows._brings(view, view, (Event("taken", 0, params, (("light", 3), ("dark", -3), ("red", 2))),))
    card = ReadOut(Look(text=text))
    card.tell(Note("5", tuple(lines)), BAR)
    with written() as said:
        picture(card)
    assert [line.text for line in said if not line.fits or line.text.endswith("…")] == []
    assert sum("3.3" in line.text for line in said) == 1
