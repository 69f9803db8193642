"""The reason bubble: its tail points at what it is about, and it covers neither that nor the prompt."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from yamatai.table import fonts
from yamatai.table.bubble import KEEP_FREE, Bubble
from yamatai.table.look import Look

STAGE = QRectF(0, 0, 1920, 1080)
SENTENCE = "This space is not linked to the boat you placed last. (Rule 5.3)"


@pytest.fixture(autouse=True)
def _fonts(qapp):
    assert fonts.load()


def told_at(point, large=False):
    bubble = Bubble(Look(large=large))
    bubble.say("Not here", SENTENCE, point)
    return bubble, QRectF(bubble.pos(), bubble.size)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("point", [QPointF(x, y) for x in (5, 900, 1900) for y in (5, 60, 540, 1075)])
def test_it_covers_neither_the_point_nor_the_prompt_and_stays_on_the_stage(point, large):
    _, card = told_at(point, large)
    assert not card.contains(point)
    assert not card.intersects(KEEP_FREE)
    assert STAGE.contains(card)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("x", [700, 1850])
def test_the_tail_points_at_the_point_and_is_painted_in_full(x, large):
    point = QPointF(x, 540)
    bubble, card = told_at(point, large)
    tail = bubble._tail.boundingRect()
    size = bubble.look.size(1)
    left, right = card.left() + tail.left() * size, card.left() + tail.right() * size
    nearer = left if x < card.left() else right
    assert abs(nearer - x) < abs((card.left() if x < card.left() else card.right()) - x)
    assert card.top() + tail.center().y() * size == pytest.approx(point.y())
    assert bubble.boundingRect().contains(QRectF(tail.topLeft() * size, tail.size() * size))


@pytest.mark.parametrize("point", [QPointF(480, 1020), QPointF(1750, 540), QPointF(900, 300)])
def test_it_covers_nothing_that_is_to_be_spared_if_there_is_another_place(point):
    bubble = Bubble(Look())
    beside = [QRectF(point.x() + 40, point.y() - 90, 160, 180), QRectF(point.x() - 40, point.y() - 300, 500, 200)]
    bubble.spare = beside
    bubble.say("Not here", SENTENCE, point)
    card = QRectF(bubble.pos(), bubble.size)
    assert not any(card.intersects(rect) for rect in beside)
    assert not card.contains(point)
    assert STAGE.contains(card)


def test_a_card_that_had_to_move_away_has_no_tail():
    bubble, _ = told_at(QPointF(900, 60))
    assert bubble._tail.isEmpty()
