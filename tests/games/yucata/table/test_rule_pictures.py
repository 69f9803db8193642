"""The pictures in the rules: painted in every theme, and true to the rule that they belong to."""

import pytest

from tests.table.panels import colours
from yamatai.games.yucata.model import scoring, turn
from yamatai.games.yucata.table import rule_pictures
from yamatai.games.yucata.table.rule_pictures import game, pictures, position, reach
from yamatai.games.yucata.table.rule_texts import rules
from yamatai.table import fonts
from yamatai.table.rules import _painted
from yamatai.table.text import languages, texts
from yamatai.table.theme import THEMES

PATHS = {picture.id: picture for picture in pictures().path}


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def target(id: str) -> int:
    found = reach(PATHS[id])
    assert found is not None
    return found.space


@pytest.mark.parametrize("language", languages())
def test_each_stands_at_a_rule_that_is_there(language: str) -> None:
    found = rules(texts(language))
    shown = [figure for rule in found for figure in rule.figures]
    assert len(shown) == len(pictures().path) + len(pictures().prices) == 5
    assert {rule.id for rule in found} >= set(rule_pictures.figures(texts(language)))


@pytest.mark.parametrize("theme", THEMES)
def test_each_is_painted(theme: str) -> None:
    for part in rule_pictures.figures(texts("en")).values():
        for figure in part:
            image = _painted(figure, THEMES[theme], 1.0)
            assert image.width() <= rule_pictures.WIDTH + 1
            assert len(colours(image)) > 5, figure.id


def test_the_sword_goes_behind_the_leader_or_in_front() -> None:
    assert (target("behind"), target("in-front")) == (19, 21)
    assert position(PATHS["behind"]).at == position(PATHS["in-front"]).at == (11, 20)


def test_only_the_stones_beyond_the_leader_are_taken() -> None:
    state = position(PATHS["taken"])
    assert target("taken") == 14
    events = turn.apply(game().path, turn.BEHIND, state, 5)
    (taken,) = (event for event in events if event.kind == "taken")
    assert (taken["first"], taken["last"]) == (13, 14)


def test_the_words_below_the_prices_are_those_of_the_rule() -> None:
    (picture,) = pictures().prices
    assert [scoring.cost(dark) for dark in picture.dark] == [3, 10]
