"""Painting helpers: they paint something in every theme, within their bounds."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.table.panels import written
from yamatai.table import fonts, paint
from yamatai.table.panel import Mark
from yamatai.table.theme import THEMES, Theme

RECT = QRectF(40, 40, 120, 80)
SIZE = (200, 160)
EDGE = 10.0  # what panels keep free round themselves for shadows and frames

HELPERS: dict[str, Callable[[QPainter, Theme], object]] = {
    "panel": lambda p, t: paint.panel(p, RECT, t),
    "tile": lambda p, t: paint.tile(p, RECT, t, fine_line=True),
    "tray": lambda p, t: paint.tray(p, RECT, t),
    "deep tray": lambda p, t: paint.tray(p, RECT, t, deep=True),
    "field": lambda p, t: paint.field(p, RECT, t),
    "raised": lambda p, t: paint.raised(p, RECT, t.main_button, 9),
    "dashed slot": lambda p, t: paint.dashed_slot(p, RECT, t.lane),
    "back": lambda p, t: paint.back(p, RECT, t),
    "deck": lambda p, t: paint.deck(p, RECT, t, 9),
    "empty deck": lambda p, t: paint.deck(p, RECT, t, 0),
    "waves": lambda p, t: paint.waves(p, RECT, 8, t.lane),
    "seal": lambda p, t: paint.seal(p, RECT.center(), 10, t),
    "small seal": lambda p, t: paint.seal(p, RECT.center(), 3, t, 20),
    "badge": lambda p, t: paint.badge(p, RECT.center(), 12, t),
    "pill": lambda p, t: paint.pill(p, QRectF(50, 60, 80, 28), "Ready", t.good, t.good_text),
    "coin pill": lambda p, t: paint.coin_pill(p, RECT.topLeft(), 16, t),
    "pieces": lambda p, t: paint.pieces(p, ("boat-gold",) * 5, RECT, 0.6, 47),
    "legal": lambda p, t: paint.marks(p, RECT, Mark.LEGAL, t),
    "selected": lambda p, t: paint.marks(p, RECT, Mark.SELECTED, t),
    "refused": lambda p, t: paint.marks(p, RECT, Mark.REFUSED, t),
    "disabled": lambda p, t: paint.marks(p, RECT, Mark.DISABLED, t),
    "focus": lambda p, t: paint.marks(p, RECT, Mark.FOCUS, t),
}


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def painted(helper: Callable[[QPainter, Theme], object], theme: Theme) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    helper(painter, theme)
    painter.end()
    return image


def inked(image: QImage) -> QRectF:
    points = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha()]
    assert points, "nothing was painted"
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return QRectF(left, top, max(x for x, _ in points) + 1 - left, max(y for _, y in points) + 1 - top)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", HELPERS)
def test_each_helper_paints_within_the_room_that_panels_keep(name: str, theme: Theme) -> None:
    bounds = RECT.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    assert bounds.contains(inked(painted(HELPERS[name], theme)))


OF_TILES = [mark for mark in Mark if mark not in (Mark.HOVER, Mark.PRESSED)]
"""A tile rises under the pointer, and only buttons are pressed."""


@pytest.mark.parametrize("mark", OF_TILES)
def test_each_state_of_a_tile_looks_different(mark: Mark) -> None:
    theme = THEMES["paper"]
    others = [Mark.IDLE, *(other for other in OF_TILES if other is not mark)]
    mine = painted(lambda p, t: paint.marks(p, RECT, mark, t), theme)
    assert all(painted(lambda p, t, o=other: paint.marks(p, RECT, o, t), theme) != mine for other in others)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("mark", "rise"),
    [(Mark.IDLE, 0), (Mark.HOVER, paint.LIFT), (Mark.HOVER | Mark.LEGAL, paint.LIFT), (Mark.HOVER | Mark.DISABLED, 0)],
)
def test_a_tile_rises_under_the_pointer_unless_it_cannot_be_used(mark: Mark, rise: float) -> None:
    assert RECT.top() - paint.lifted(RECT, mark).top() == rise


def test_a_pile_lies_within_its_place_and_shows_no_more_tiles_than_it_has() -> None:
    theme = THEMES["contrast"]
    for count in (1, 2, 9):
        image = painted(lambda p, t, n=count: paint.deck(p, RECT, t, n), theme)  # type: ignore[misc]
        solid = [x for x in range(image.width()) if image.pixelColor(x, 90).alpha() > 150]  # no shadow is so dark
        assert min(solid) == RECT.left() + 6 - 2 * min(count - 1, 3)


@pytest.mark.parametrize("names", [("boat-gold",) * 5, ("boat-bamboo", "boat-clay"), ("culture-blossom",), ()])
def test_pieces_stay_in_their_tray(names: tuple[str, ...]) -> None:
    image = painted(lambda p, t: paint.pieces(p, names, RECT, 0.6, 47), THEMES["paper"])
    if names:
        assert RECT.contains(inked(image))


def test_a_loss_is_written_with_a_real_minus_sign() -> None:
    with written() as lines:
        painted(lambda p, t: paint.seal(p, RECT.center(), -3, t), THEMES["paper"])
    assert [line.text for line in lines] == ["−3"]


@pytest.mark.parametrize("points", [-45, -27, 120])
def test_three_characters_stay_within_the_inner_line_of_a_seal(points: int) -> None:
    with written() as lines:
        painted(lambda p, t: paint.seal(p, RECT.center(), points, t), THEMES["paper"])
    (line,) = lines
    assert fonts.width(line.text, line.font) <= paint.SEAL - 6


def test_a_coin_pill_stacks_up_to_four_discs() -> None:
    def top(coins: int) -> int:
        image = painted(lambda p, t: paint.coin_pill(p, QPointF(40, 40), coins, t), THEMES["paper"])
        return next(y for y in range(SIZE[1]) if image.pixelColor(48, y) == QColor("#F6D778"))

    assert top(1) == top(2) > top(4) > top(6) > top(8) == top(40)


def test_the_left_end_of_a_tile_has_two_round_corners() -> None:
    path = paint.left_end(RECT, 12)
    corners = [RECT.topLeft() + QPointF(1, 1), RECT.bottomLeft() + QPointF(1, -1)]
    ends = [RECT.topRight() + QPointF(-1, 1), RECT.bottomRight() + QPointF(-1, -1)]
    assert not any(path.contains(corner) for corner in corners)
    assert all(path.contains(end) for end in ends)
