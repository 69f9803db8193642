"""Roles, contrast, and the way colours are written."""

import attrs
import pytest
from PySide6.QtGui import QColor

from yamatai.table import layers
from yamatai.table.theme import DEFAULT, THEMES, Theme, colour, contrast_ratio, faded

EACH_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def test_there_are_three_themes_and_paper_is_the_default() -> None:
    assert list(THEMES) == ["paper", "night", "contrast"]
    assert DEFAULT is THEMES["paper"]


@EACH_THEME
def test_every_role_is_a_colour_that_qt_understands(theme: Theme) -> None:
    roles = {name: value for name, value in attrs.asdict(theme, recurse=False).items() if isinstance(value, QColor)}
    assert len(roles) > 50
    assert not [name for name, value in roles.items() if not value.isValid()]


@EACH_THEME
@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("text", "panel", 12.0),
        ("text", "tile", 11.0),
        ("second_text", "panel", 6.3),
        ("accent_text", "panel", 4.9),
        ("main_text", "main_button", 6.0),
        ("power_text", "power_button", 7.0),
        ("good_text", "good", 6.0),
        ("seal_text", "seal", 6.0),
        ("tray_text", "tray", 4.5),
        ("number_text", "number_band", 7.0),
        ("ink", "legal_glow", 9.0),
        ("refused_ring", "refused_fill", 6.0),
        ("halo", "sea_mid", 4.5),
    ],
)
def test_text_and_signs_stand_out_from_their_ground(theme: Theme, text: str, ground: str, least: float) -> None:
    assert contrast_ratio(getattr(theme, text), getattr(theme, ground)) >= least


@EACH_THEME
def test_shallow_bands_run_from_the_widest_inwards(theme: Theme) -> None:
    distances = [distance for distance, _ in theme.shallow]
    assert distances == sorted(distances, reverse=True)


def test_high_contrast_has_no_pattern_and_no_trees() -> None:
    assert THEMES["contrast"].seigaiha is None
    assert THEMES["contrast"].trees is None


def test_a_colour_may_carry_an_opacity() -> None:
    assert colour("#102030").getRgb() == (16, 32, 48, 255)
    assert colour("#102030 .5").alphaF() == pytest.approx(0.5, abs=0.01)


def test_fading_leaves_the_theme_alone() -> None:
    before = DEFAULT.lane.alphaF()
    assert faded(DEFAULT.lane, 0.5).alphaF() == pytest.approx(before / 2, abs=0.01)
    assert DEFAULT.lane.alphaF() == before


def test_contrast_ratio_of_black_and_white() -> None:
    assert contrast_ratio(QColor("#FFFFFF"), QColor("#000000")) == pytest.approx(21)


def test_layers_rise_and_a_nearer_piece_covers_a_farther_one_of_its_layer() -> None:
    assert layers.BOARD < layers.ISLAND_MARK < layers.BOAT < layers.FOCUS < layers.PANEL
    assert layers.PANEL < layers.EFFECT < layers.GHOST < layers.BUBBLE < layers.COVER
    heights = [layers.by_y(layers.BOAT, y) for y in (-5, 0, 300, 1080, 99999)]
    assert heights == sorted(heights)
    assert heights[-1] < layers.FOCUS
