"""Large text: what is read is larger, and still fits where it is written."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from tests.e2e.hand import lively
from tests.table.panels import picture, written
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.bubble import Bubble
from yamatai.table.look import LARGE, Look
from yamatai.table.prompt import fit_prompt
from yamatai.table.readout import Line, Note, ReadOut
from yamatai.table.set_up import set_table
from yamatai.table.stage import BAR, HEIGHT, WIDTH

NORMAL, LARGER = Look(), Look(large=True)
SENTENCE = "Place the next boat on a glowing anchorage linked to your last boat, or go on to Collect / Build."


@pytest.fixture(autouse=True)
def _fonts(qapp):
    assert fonts.load()


def test_bubbles_and_cards_grow_with_all_that_is_in_them():
    for shown in (Bubble, ReadOut):
        sizes = []
        for look in (NORMAL, LARGER):
            panel = shown(look)
            if isinstance(panel, Bubble):
                panel.say("Not here", SENTENCE, QPointF(900, 500))
            else:
                panel.tell(Note("Isle", (Line(SENTENCE), Line("4", "yes"))), QRectF(800, 400, 40, 40))
            sizes.append(panel.size)
            with written() as lines:
                picture(panel)
            assert all(line.fits for line in lines)
        assert sizes[1].width() == pytest.approx(sizes[0].width() * LARGE)
        assert sizes[1].height() == pytest.approx(sizes[0].height() * LARGE)


def test_a_card_on_show_is_painted_as_it_was_laid_out():
    look = Look()
    bubble = Bubble(look)
    bubble.say("Not here", SENTENCE, QPointF(900, 500))
    before = picture(bubble)
    look.large = True
    assert picture(bubble) == before


@pytest.mark.parametrize(("count", "size"), [(1, 21), (2, 18), (3, 16)])
def test_the_prompt_is_larger_as_long_as_two_lines_hold_it(count, size):
    lines, font = fit_prompt(SENTENCE * count, 1129, LARGER)
    assert font.pixelSize() == size
    assert "".join(lines).replace(" ", "") == (SENTENCE * count).replace(" ", "")


@pytest.mark.parametrize("actions", [0, 9, 60])
def test_every_card_of_a_game_has_room_on_the_stage(actions):
    match = Match(META.open(Setup(tuple(Seat(c, c) for c in META.colours), 3)))
    chance = Chance(3)
    for _ in range(actions):
        match.do(match.to_act[0], lively(match, chance))
    controller = set_table(LARGER, match)
    card, stage = controller.attention.card, QRectF(0, 0, WIDTH, HEIGHT)
    for spot in controller.stage.spots():
        note = controller.table.knowing.about(controller.view, spot)
        if note is not None:
            card.tell(note, spot.rect)
            place = QRectF(card.pos(), card.size)
            assert stage.contains(place), spot
            assert not place.intersects(BAR), spot
    controller.stage.close()
