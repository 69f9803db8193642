"""Never colour alone (report 19): kinds stay apart for every eye, and each state has a shape of its own."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.table.colour_vision import EYES, distance, edges, lab, rgb, seen, unlike
from tests.table.test_keyboard import match_at
from yamatai.games.yamatai.table import palette
from yamatai.games.yamatai.table.archipelago_item import (
    ArchipelagoItem,
    Chart,
    IslandState,
    SpaceState,
    paint_anchorage,
    paint_island_state,
    paint_space_state,
)
from yamatai.games.yamatai.table.focus_mark import FocusMark, round_island, round_space
from yamatai.play.game import Place
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark
from yamatai.table.picture import render
from yamatai.table.set_up import set_table
from yamatai.table.theme import THEMES, Theme

STEP = 20  # of 255: what counts as a line
LEAST = 40  # pixels of lines by which two states differ
ISLAND = 8

KINDS = {
    "resources": ({kind: boat.sail for kind, boat in palette.RESOURCES.items()}, 14.0),
    "players": ({colour: player.fill for colour, player in palette.PLAYERS.items()}, 14.0),
    "cultures": ({kind: token.fill for kind, token in palette.CULTURES.items()}, 12.0),
}
"""The colours of each set of kinds, and how far apart they have to lie (look.md 5)."""


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (56, -27, -3), 31.9030),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_pairs(one, other, far):
    assert distance(one, other) == pytest.approx(far, abs=5e-5)
    assert distance(other, one) == pytest.approx(far, abs=5e-5)


def test_grey_and_white_look_the_same_to_every_eye():
    for eyes in EYES:
        assert seen((128, 128, 128), eyes) == pytest.approx((128, 128, 128), abs=0.5)
        assert seen((255, 255, 255), eyes) == pytest.approx((255, 255, 255), abs=0.5)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("kinds", KINDS)
def test_kinds_stay_apart(kinds, eyes):
    colours, floor = KINDS[kinds]
    labs = {name: lab(seen(rgb(colour), eyes)) for name, colour in colours.items()}
    nearest = min((distance(labs[one], labs[other]), one, other) for one, other in combinations(labs, 2))
    assert round(nearest[0], 1) >= floor, nearest


@pytest.mark.parametrize("theme", THEMES)
def test_the_colours_in_use_are_these(qapp, theme):
    """On a picture of the table late in a game each piece is painted in the colour of its kind."""
    fonts.load()
    match = match_at(4, seed=2, actions=180)
    controller = set_table(Look(THEMES[theme]), match)
    image = render(controller, 1920, 1080)
    view, box = controller.view, match.game.box
    pieces: dict[tuple[str, str], Place] = {}
    for island in box.archipelago.islands:
        for seat, player in zip(controller.match.game.setup.seats, view.players, strict=True):
            if player.houses >> island.id & 1:
                pieces["players", seat.colour] = Place("island", island.id)
        for kind, there in zip(box.kinds, view.tokens, strict=True):
            if there >> island.id & 1:
                pieces["cultures", kind] = Place("island", island.id)
    for kind in palette.RESOURCES:
        pieces["resources", kind] = Place("reserve", kind)
    assert len(pieces) > 10
    for (kinds, kind), place in pieces.items():
        colour, spot = KINDS[kinds][0][kind], controller.stage.find(place)
        assert spot is not None
        assert _share(image, spot.rect, colour) > 0.01, (kind, place)


def _share(image: QImage, rect: QRectF, colour: QColor) -> float:
    """How much of a part of a picture has just this colour."""
    part = rect.toRect()
    here = [image.pixel(x, y) for x in range(part.left(), part.right()) for y in range(part.top(), part.bottom())]
    return here.count(colour.rgb()) / len(here)


# States


@contextmanager
def painting(theme: Theme, image: QImage) -> Iterator[QPainter]:
    """A painter on a picture of sea."""
    image.fill(theme.sea_mid)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def pictures(states: Iterable[str], side: int) -> dict[str, QImage]:
    """A square picture for each state."""
    return {state: QImage(side, side, QImage.Format.Format_RGB32) for state in states}


@pytest.fixture(params=THEMES)
def theme(request, qapp):
    return THEMES[request.param]


@pytest.fixture
def archipelago():
    return match_at().game.box.archipelago


@pytest.fixture
def outline(archipelago, theme):
    """A function that paints the keyboard's outline along a path."""
    board = ArchipelagoItem(archipelago, theme)
    mark = FocusMark(board, Look(theme), 1)

    def paint_outline(painter, path):
        mark.show_at(path)
        mark.paint(painter, QStyleOptionGraphicsItem())

    yield paint_outline
    del board  # it takes the mark along


def assert_shapes_differ(images: dict[str, QImage]) -> None:
    for eyes in EYES:
        lines = {state: edges(image, eyes, STEP) for state, image in images.items()}
        nearest = min((unlike(lines[one], lines[other]), one, other) for one, other in combinations(lines, 2))
        assert nearest[0] >= LEAST, (eyes, *nearest)


@pytest.mark.parametrize("entry", [False, True], ids=["anchorage", "entry"])
def test_states_of_spaces_differ_by_shape(theme, outline, entry):
    states: tuple[SpaceState, ...] = ("hover", "legal", "selected", "refused")
    images = pictures(("idle", "focus", *states), 110)
    for state, image in images.items():
        with painting(theme, image) as painter:
            painter.translate(55, 55)
            if entry:
                art.draw(painter, "anchorage-entry")
            else:
                paint_anchorage(painter, 0, 0, theme)
            if state == "focus":
                outline(painter, round_space(0, 0))
            elif state in states:
                paint_space_state(painter, theme, state, entry)
    assert_shapes_differ(images)


def test_states_of_islands_differ_by_shape(theme, archipelago, outline):
    chart = Chart(archipelago)
    picture, coast = chart.picture(1.0, theme), chart.coast(ISLAND)
    bounds = coast.boundingRect()
    states: tuple[IslandState, ...] = ("legal", "selected", "refused")
    images = pictures(("idle", "focus", *states), 230)
    for state, image in images.items():
        with painting(theme, image) as painter:
            painter.scale(1.2, 1.2)
            painter.translate(14 - bounds.left(), 14 - bounds.top())
            painter.drawPixmap(0, 0, picture)
            if state == "focus":
                outline(painter, round_island(archipelago.islands[ISLAND]))
            elif state in states:
                paint_island_state(painter, theme, coast, state)
    assert_shapes_differ(images)


def test_states_of_tiles_differ_by_shape(theme):
    """A tile that cannot be used is the idle one, faded: no state that one waits for."""
    marks = {str(mark.name): mark for mark in (Mark.IDLE, *Mark) if mark not in (Mark.DISABLED, Mark.PRESSED)}
    images = pictures(marks, 110)
    for state, image in images.items():
        rect = paint.lifted(QRectF(15, 20, 80, 70), marks[state])
        with painting(theme, image) as painter:
            paint.tile(painter, rect, theme)
            painter.fillRect(rect.adjusted(28, 20, -28, -20), theme.text)
            paint.marks(painter, rect, marks[state], theme)
    assert_shapes_differ(images)
