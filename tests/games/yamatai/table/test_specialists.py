"""Names, perks and powers in words: all of them are there, fit their tiles, and hold for any edition."""

from __future__ import annotations

import pytest

from yamatai.games.yamatai.model.box import open_box
from yamatai.games.yamatai.model.components import POWERS, edition_text, read_components
from yamatai.games.yamatai.table import specialists
from yamatai.table import art, fonts
from yamatai.table.text import texts

HOUSE = read_components()
PERK_WIDTH = 104
POWER_WIDTH = 108


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


@pytest.mark.parametrize("tile", HOUSE.specialist, ids=lambda tile: tile.id)
def test_every_perk_fits_its_tile_and_has_a_sentence(tile: object) -> None:
    short = specialists.perk(texts(), tile)  # type: ignore[arg-type]
    lines = fonts.wrap(short, fonts.sans(16), PERK_WIDTH, 3)
    assert " ".join(lines) == short
    full = specialists.perk_in_full(texts(), tile)  # type: ignore[arg-type]
    assert full.endswith(".")
    assert full != short


@pytest.mark.parametrize("power", [*POWERS, "none"])
def test_every_power_fits_its_tile_and_has_a_sentence(power: str) -> None:
    short = texts()(f"yamatai-power-{power}")
    assert " ".join(fonts.wrap(short, fonts.sans(16), POWER_WIDTH, 2)) == short
    assert texts()(f"yamatai-power-{power}-full").endswith(".")


def test_names_are_different() -> None:
    names = {specialists.name(texts(), tile) for tile in HOUSE.specialist}
    assert len(names) == len(HOUSE.specialist)


def test_an_edition_with_other_perks_speaks_for_itself() -> None:
    text = edition_text().replace("harbour_capacity = 2", "harbour_capacity = 1")
    text = text.replace("Your harbour keeps two boats more.", "Your harbour keeps one boat more.")
    ebisu = next(tile for tile in read_components(text).specialist if tile.id == "ebisu")
    assert specialists.name(texts(), ebisu) == "Ebisu"
    assert specialists.perk(texts(), ebisu) == "Your harbour keeps one boat more."
    assert specialists.perk_in_full(texts(), ebisu) == "Your harbour keeps one boat more."


def test_an_edition_with_other_people_has_names_and_portraits() -> None:
    box = open_box(edition_text().replace('"ebisu"', '"old-fisher"'))
    number = box.specialist_index["old-fisher"]
    assert specialists.name(texts(), box.components.specialist[number]) == "Old Fisher"
    assert not art.view_box(specialists.portrait(box, number)).isEmpty()
    assert specialists.portrait(box, box.specialist_index["inari"]) == "specialist-inari"
