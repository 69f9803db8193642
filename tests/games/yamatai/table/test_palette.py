"""The pieces' colours: told apart by lightness alone, and readable."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from yamatai import resources
from yamatai.games.yamatai.table import palette
from yamatai.table.theme import contrast_ratio


def lightness(value: QColor) -> float:
    """L* of CIELAB: how bright a colour is in greyscale."""
    luminance = contrast_ratio(value, QColor("black")) * 0.05 - 0.05
    return 116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance


@pytest.mark.parametrize(
    ("colours", "least"),
    [
        ([kind.sail for kind in palette.RESOURCES.values()], 14.0),
        ([player.fill for player in palette.PLAYERS.values()], 14.0),
        ([kind.fill for kind in palette.CULTURES.values()], 12.0),
    ],
    ids=["resources", "players", "cultures"],
)
def test_kinds_differ_in_greyscale(colours: list[QColor], least: float) -> None:
    steps = sorted(lightness(value) for value in colours)
    assert min(above - below for below, above in pairwise(steps)) >= least


@pytest.mark.parametrize("kind", palette.RESOURCES)
def test_emblems_stand_out_from_sails(kind: str) -> None:
    resource = palette.RESOURCES[kind]
    assert contrast_ratio(resource.emblem, resource.sail) >= 4.5


@pytest.mark.parametrize("colour", palette.PLAYERS)
def test_text_stands_out_from_a_players_colour(colour: str) -> None:
    player = palette.PLAYERS[colour]
    assert contrast_ratio(player.text, player.fill) >= 5.0


def test_the_drawings_use_the_same_colours() -> None:
    drawings = (
        [(f"boat-{kind}", resource.sail) for kind, resource in palette.RESOURCES.items()]
        + [(f"house-{colour}", player.fill) for colour, player in palette.PLAYERS.items()]
        + [(f"culture-{kind}", culture.fill) for kind, culture in palette.CULTURES.items()]
    )
    for name, value in drawings:
        text = resources.path("art", f"{name}.svg").read_text("utf-8")
        assert value.name().upper() in text.upper(), name
