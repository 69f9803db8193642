"""Never colour alone: amulets, stones and the marks of cards stay apart for every eye (look.md 5)."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tests.table.colour_vision import EYES, distance, edges, lab, rgb, seen, unlike
from tests.table.test_colour_vision import LEAST, STEP, painting
from yamatai.games.yucata.model.cards import CARDS, HIDDEN
from yamatai.games.yucata.table import cards, palette
from yamatai.table import art, fonts
from yamatai.table.look import Look
from yamatai.table.theme import THEMES, Theme

AMULETS = ("white", "black", "red", "green")
STONES = ("light", "dark", "red")
FLOOR = 14.0
"""Of pieces of players and of resources, CIEDE2000."""
SIDE = 84


@pytest.fixture(params=THEMES)
def theme(request, qapp):
    assert fonts.load()
    return THEMES[request.param]


def drawn(name: str, theme: Theme) -> QImage:
    """A drawing on the path."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with painting(theme, image) as painter:
        painter.fillRect(image.rect(), palette.wood(theme).path)
        art.draw(painter, name, SIDE / 2, SIDE / 2)
    return image


def body(image: QImage) -> tuple[float, float, float]:
    """The colour that most of the middle of a piece has."""
    middle = range(SIDE // 2 - 20, SIDE // 2 + 20)
    pixels = [image.pixel(x, y) for x in middle for y in middle]
    most = max(set(pixels), key=pixels.count)
    return most >> 16 & 255, most >> 8 & 255, most & 255


def assert_apart(colours: dict[str, tuple[float, float, float]], eyes: str) -> None:
    labs = {name: lab(seen(colour, eyes)) for name, colour in colours.items()}
    nearest = min((distance(labs[one], labs[other]), one, other) for one, other in combinations(labs, 2))
    assert round(nearest[0], 1) >= FLOOR, nearest


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("kind", ["amulet", "stone"])
def test_pieces_keep_their_distance(kind, eyes, qapp):
    names = AMULETS if kind == "amulet" else STONES
    pictures = {name: drawn(f"yucata-{kind}-{name}", THEMES["paper"]) for name in names}
    assert_apart({name: body(image) for name, image in pictures.items()}, eyes)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_keep_their_distance(eyes):
    assert_apart({name: rgb(fill) for name, (fill, _) in palette.PLAYERS.items()}, eyes)


def test_every_piece_has_a_shape_of_its_own(theme):
    names = [f"yucata-amulet-{name}" for name in AMULETS] + [f"yucata-stone-{name}" for name in STONES]
    pictures = {name: drawn(name, theme) for name in names}
    for eyes in EYES:
        lines = {name: edges(image, eyes, STEP) for name, image in pictures.items()}
        nearest = min((unlike(lines[one], lines[other]), one, other) for one, other in combinations(lines, 2))
        assert nearest[0] >= LEAST, (eyes, *nearest)


def test_every_card_has_a_face_of_its_own(theme):
    faces = {}
    for card in (*CARDS, HIDDEN):
        image = QImage(76, 106, QImage.Format.Format_RGB32)
        with painting(theme, image) as painter:
            cards.paint_card(painter, QRectF(4, 4, 66, 94), card, Look(theme))
        faces[card] = edges(image, "grey", STEP)
    nearest = min((unlike(faces[one], faces[other]), one, other) for one, other in combinations(faces, 2))
    assert nearest[0] >= LEAST, nearest


@pytest.mark.parametrize("ground", ["path", "hollow"])
def test_the_number_of_a_space_can_be_read(theme, ground):
    wood = palette.wood(theme)
    assert contrast(rgb(wood.number), rgb(getattr(wood, ground))) >= 4.5


def test_words_can_be_read_on_cards_and_seats(theme):
    wood = palette.wood(theme)
    assert contrast(rgb(wood.card_text), rgb(wood.card)) >= 4.5
    assert contrast(rgb(wood.words), rgb(wood.light)) >= 4.5
    assert contrast(rgb(wood.words), rgb(wood.deep)) >= 4.5
    for fill, ink in palette.PLAYERS.values():
        assert contrast(rgb(ink), rgb(fill)) >= 4.5


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """The ratio of WCAG."""
    dark, light = sorted(_luminance(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[float, float, float]) -> float:
    shares = [value / 255 for value in colour]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
