"""The cards beside things: where they lie, what stands on them, when they come and go."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from tests.table.panels import colours, picture, written
from yamatai.table import art, fonts
from yamatai.table.look import Look
from yamatai.table.readout import ENLARGED, NAME_MS, Icon, Line, Note, Picture, ReadOut, Sign, beside, name, paint_sign
from yamatai.table.stage import BAR, HEIGHT, WIDTH
from yamatai.table.theme import THEMES

THING = QRectF(900, 500, 40, 40)
STAGE = QRectF(0, 0, WIDTH, HEIGHT)
SIGNS: tuple[Sign, ...] = ("yes", "ready", "near", "no")
FULL = Note(
    "A head",
    (
        Line("A sentence that is long enough to need more than one line on the card, so that it is wrapped there."),
        Line(icons=(Icon("boat-wood", count=2), Icon("boat-clay", count=1)), spoken="2 wood boats, 1 clay boat"),
        *(
            Line("House", sign, 4, (Icon("boat-wood"), Icon("boat-gold", missing=True)), value="1 missing")
            for sign in SIGNS
        ),
        Line("Coins", detail="14 coins", value="2"),
        Line("In all", value="22", strong=True),
        Line("A remark.", quiet=True),
    ),
)


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def card(note: Note, thing: QRectF = THING, theme: str = "paper", **how: Any) -> ReadOut:
    shown = ReadOut(Look(THEMES[theme]))
    shown.tell(note, thing, **how)
    return shown


def place_of(shown: ReadOut) -> QRectF:
    return QRectF(shown.pos(), shown.size)


# What stands on them


@pytest.mark.parametrize("theme", THEMES)
def test_everything_is_written_and_fits(theme: str) -> None:
    shown = card(FULL, theme=theme)
    with written() as lines:
        assert len(colours(picture(shown))) > 30
    texts = [line.text for line in lines]
    for word in ("A head", "House", "1 missing", "14 coins", "22", "A remark.", "×\N{NO-BREAK SPACE}2"):
        assert word in texts
    assert all(line.fits for line in lines), [line.text for line in lines if not line.fits]
    assert sum(text in FULL.lines[0].text for text in texts if len(text) > 20) == 2


def test_lines_do_not_overlap() -> None:
    shown = card(FULL)
    with written() as lines:
        picture(shown)
    tops = [line.rect.top() for line in lines if line.text in ("A head", "House", "Coins", "In all", "A remark.")]
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)
    assert all(line.rect.bottom() <= shown.size.height() for line in lines)


def test_the_boats_of_tiles_stand_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(art, "draw_fitted", lambda painter, name, rect, *more: drawn.append(QRectF(rect)))
    words = ("House", "Torii gate")
    picture(card(Note("x", tuple(Line(word, "yes", 4, (Icon("boat-wood"),)) for word in words))))
    assert [rect.left() for rect in drawn] == [drawn[0].left()] * 2
    assert drawn[0].top() < drawn[1].top()


@pytest.mark.parametrize("theme", THEMES)
def test_each_sign_has_its_own_shape(theme: str) -> None:
    shapes = set()
    for sign in SIGNS:
        image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_sign(painter, QPointF(20, 20), sign, THEMES[theme])
        painter.end()
        shapes.add(tuple(image.pixelColor(x, y).alpha() > 100 for x in range(40) for y in range(40)))
    assert len(shapes) == len(SIGNS)


def test_a_picture_is_drawn_at_1_6() -> None:
    drawn = []

    def paint(painter: Any) -> None:
        drawn.append(painter.transform().m11())
        painter.fillRect(QRectF(0, 0, 314, 136), THEMES["paper"].seal)

    note = Note(lines=(Line("Words."),), picture=Picture(QSizeF(314, 136), paint))
    shown = card(note)
    picture(shown)
    assert drawn == [ENLARGED] == [1.6]
    assert shown.size.width() >= 314 * 1.6
    assert shown.size.height() >= 136 * 1.6 + 20


def test_a_mere_name_has_a_small_card_and_comes_late() -> None:
    note = name("Undo")
    assert note.after_ms == NAME_MS
    assert card(note).size.width() < 90


def test_a_note_can_be_read_aloud() -> None:
    assert FULL.words.startswith("A head. A sentence that is long")
    assert "2 wood boats, 1 clay boat." in FULL.words
    assert "House, 1 missing." in FULL.words


# Where they lie


SIZES = (QSizeF(420, 320), QSizeF(534, 480), QSizeF(90, 50))
THINGS = [
    QRectF(x, y, w, h) for x in range(0, 1900, 190) for y in range(0, 1060, 150) for w, h in ((60, 60), (314, 136))
]


@pytest.mark.parametrize("size", SIZES)
def test_a_card_covers_neither_its_thing_nor_the_bar(size: QSizeF) -> None:
    for thing in THINGS:
        if not STAGE.contains(thing):
            continue
        place = beside(size, thing)
        assert STAGE.contains(place), thing
        assert not place.intersects(thing), thing
        assert not place.intersects(BAR), thing


def test_a_card_opens_towards_the_middle() -> None:
    size = QSizeF(420, 300)
    assert beside(size, QRectF(600, 500, 40, 40)).left() > 640
    assert beside(size, QRectF(1500, 500, 40, 40)).right() < 1500


def test_a_card_keeps_off_what_it_should_not_cover() -> None:
    thing, size = QRectF(700, 500, 60, 60), QSizeF(300, 200)
    avoid = [beside(size, thing)]
    for _ in range(3):
        place = beside(size, thing, avoid)
        assert not any(place.intersects(other) for other in avoid)
        avoid.append(place)
    everywhere = [QRectF(0, 0, WIDTH, HEIGHT)]
    assert not beside(size, thing, everywhere).intersects(thing)  # there is no better place


def test_a_card_lies_on_the_board_rather_than_on_panels() -> None:
    """As a fleet at the right-hand end of the track: above it are the turn order and the board, right of it the deck
    and the reserve."""
    thing, size = QRectF(1120, 966, 174, 104), QSizeF(420, 372)
    order, row, mat = QRectF(396, 923, 1190, 38), QRectF(1596, 10, 314, 1060), QRectF(10, 10, 376, 1060)
    place = beside(size, thing, (), [order, row, mat])
    assert not any(place.intersects(panel) for panel in (order, row, mat))
    assert abs(place.center().x() - thing.center().x()) < 1
    assert place.bottom() == pytest.approx(order.top(), abs=15)


def test_what_must_be_avoided_counts_before_panels_and_a_way_against_a_little_of_them() -> None:
    thing, size = QRectF(900, 500, 40, 40), QSizeF(420, 300)
    free = beside(size, thing)
    assert beside(size, thing, (), [QRectF(0, 0, WIDTH, HEIGHT)]) == free, "they are everywhere"
    left, corner = QRectF(0, 0, thing.left() - 1, HEIGHT), QRectF(free.right() - 10, free.bottom() - 10, 60, 900)
    assert beside(size, thing, (), [left, corner]) == free, "for so little it does not go away"
    assert not beside(size, thing, [free], [QRectF(0, 0, free.left() - 1, HEIGHT)]).intersects(free)


def test_a_card_keeps_clear_of_what_is_around_its_thing() -> None:
    around = QRectF(820, 420, 200, 200)
    shown = card(Note("x", FULL.lines, around=around))
    assert not place_of(shown).intersects(around)


def test_the_pointer_looks_through_a_card() -> None:
    shown = card(FULL)
    assert not shown.covers(place_of(shown).center())
    assert shown.spots() == []
