"""The faces are there, sizes are scene units, and text stays in its place."""

import logging

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter
from pytestqt.qtbot import QtBot

from yamatai.table import fonts

SENTENCE = "Take up to three culture tokens beside the boats you placed, or choose a building."


@pytest.fixture(autouse=True)
def _loaded(qapp: object) -> None:
    assert fonts.load()


@pytest.mark.parametrize("weight", [fonts.REGULAR, fonts.BOLD, fonts.BLACK])
def test_sans_is_lato(weight: int) -> None:
    info = QFontInfo(fonts.sans(16, weight))
    assert (info.family(), info.weight()) == ("Lato", weight)


@pytest.mark.parametrize("weight", [fonts.BOLD, fonts.BLACK])
def test_serif_is_source_serif(weight: int) -> None:
    info = QFontInfo(fonts.serif(25, weight))
    assert (info.family(), info.weight()) == ("Source Serif Pro", weight)


def test_a_weight_between_is_drawn_as_bold() -> None:
    assert fonts.sans(18, 600).weight() == fonts.BOLD


def test_sizes_are_whole_pixels_and_not_points() -> None:
    assert [fonts.sans(size).pixelSize() for size in (15.5, 16, 16.4, 32)] == [16, 16, 16, 32]
    assert QFontInfo(fonts.sans(15.5)).pixelSize() == 16


def test_a_missing_package_is_reported_and_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fonts, "_FILES", {"no_such_font_package": ("None.ttf",)})
    fonts.load.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert not fonts.load()
    assert "None.ttf" in caplog.text
    fonts.load.cache_clear()


def test_a_short_text_is_not_elided() -> None:
    assert fonts.elide("Ready", fonts.sans(16), 100) == "Ready"


def test_a_long_text_ends_in_an_ellipsis_and_fits() -> None:
    shown = fonts.elide(SENTENCE, fonts.sans(16), 120)
    assert shown.endswith("…")
    assert not shown.endswith(" …")
    assert fonts.width(shown, fonts.sans(16)) <= 120


@pytest.mark.parametrize("width", [40, 90, 150, 400])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_wrapped_lines_fit(width: float, lines: int) -> None:
    font = fonts.sans(16)
    shown = fonts.wrap(SENTENCE, font, width, lines)
    assert len(shown) <= lines
    assert all(fonts.width(line, font) <= width for line in shown)


def test_wrapping_loses_no_word() -> None:
    assert " ".join(fonts.wrap(SENTENCE, fonts.sans(16), 150, 99)) == SENTENCE


def test_cut_text_says_so_even_if_the_last_line_is_full() -> None:
    assert fonts.wrap("one\ntwo\nthree", fonts.sans(16), 200, 2) == ("one", "two…")


def test_a_word_too_long_for_a_line_is_broken() -> None:
    word = "Donaudampfschifffahrt"
    assert "".join(fonts.wrap(word, fonts.sans(16), 80, 9)) == word


def test_letters_beyond_the_first_plane_are_not_torn() -> None:
    text = "\U0001f30a waves \U0001f30a\U0001f30a and more \U0001f30a waves"
    assert " ".join(fonts.wrap(text, fonts.sans(16), 90, 99)) == text


def test_drawn_text_stays_between_its_rectangle_and_the_returned_bottom(qtbot: QtBot) -> None:
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rect = QRectF(20, 30, 150, 60)
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    bottom = fonts.draw_text(
        painter, SENTENCE, rect, fonts.sans(16), QColor("black"), lines=2, leading=fonts.TILE_LEADING, align=align
    )
    painter.end()
    inked = [(x, y) for y in range(100) for x in range(200) if image.pixelColor(x, y).alpha()]
    assert bottom == pytest.approx(30 + 2 * 16 * 1.12)
    assert min(x for x, _ in inked) >= 19
    assert max(x for x, _ in inked) <= 171
    assert min(y for _, y in inked) >= 29
    assert max(y for _, y in inked) <= bottom


def test_what_lacks_room_is_drawn_narrower_before_it_is_cut() -> None:
    font = fonts.sans(16)
    word = "Specialists"
    whole = fonts.width(word, font)
    assert fonts.fitting(word, font, whole + 1) is font
    narrow = fonts.fitting(word, font, 0.8 * whole)
    assert (narrow.pixelSize(), narrow.stretch()) == (16, 76)
    assert fonts.wrap(word, narrow, 0.8 * whole, 1) == (word,)
    assert fonts.wrap(word, fonts.fitting(word, font, 0.5 * whole), 0.5 * whole, 1)[0].endswith("…")


def test_a_torn_word_counts_as_cut() -> None:
    font = fonts.sans(16)
    word = "Specialists"
    assert fonts.fitting(word, font, 0.9 * fonts.width(word, font), lines=3).stretch() == 88
