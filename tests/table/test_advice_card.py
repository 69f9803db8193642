"""The card of a hint: it lies on whole panels or on none, on nothing that its marks stand at, and gives all back."""

import pytest
from PySide6.QtCore import QRectF

from tests.e2e.hand import lively
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META as YAMATAI
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play.chance import Chance
from yamatai.play.game import Meta, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts, layers
from yamatai.table.advice import Adviser
from yamatai.table.advice_card import CARD, FOOT, PAD, AdviceCard, Option
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.stage import BAR

GAMES = [pytest.param(meta, seats, id=f"{meta.id}-{seats}") for meta in (YAMATAI, YUCATA) for seats in (2, 3, 4)]
STEPS = (0, 1, 5, 9, 14)
"""Of the best turn: from one line to more than the card ever has room for."""


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def table_of(meta: Meta, seats: int, actions: int = 0, large: bool = False) -> Controller:
    people = tuple(Seat(colour, colour) for colour in meta.colours[:seats])
    match, chance = Match(meta.open(Setup(people, seats))), Chance(seats)
    while match.to_act and (match.node.number < actions or (not match.node.ends_turn and actions)):
        match.do(match.to_act[0], lively(match, chance))
    return set_table(Look(large=large), match)


def rect_of(panel) -> QRectF:
    return QRectF(panel.pos(), panel.size)


def panels(controller: Controller) -> dict[str, QRectF]:
    """What lies round the board, by its title."""
    found = [p for p in controller.stage.panels if p.zValue() == layers.PANEL and p.isVisible() and p.title]
    return {panel.title: rect_of(panel) for panel in found}


def told(card: AdviceCard, steps: int, others: int = 2) -> None:
    best = Option(tuple(f"Does the step {number}" for number in range(steps)), "+2 points: coins +2")
    card.tell("The best turn found for Anna", [best, *[Option(("Does another",), "+1 point")] * others], True)


@pytest.mark.parametrize(("meta", "seats"), GAMES)
@pytest.mark.parametrize("large", [False, True])
def test_it_lies_on_whole_panels_or_on_none(meta: Meta, seats: int, large: bool) -> None:
    controller = table_of(meta, seats, large=large)
    card = AdviceCard(controller.stage.look, controller.table.give_way)
    before = panels(controller)
    for steps in STEPS:
        told(card, steps)
        here = rect_of(card)
        assert here.width() == CARD.width()
        assert QRectF(0, 0, 1920, 1080).contains(here)
        for title, rect in panels(controller).items():
            assert here.contains(rect) or not here.intersects(rect), (title, steps)
        card.hush()
        assert panels(controller) == before, "all lies where it lay"


@pytest.mark.parametrize(("meta", "seats"), GAMES)
def test_the_panels_of_its_column_stay_apart_while_it_is_there(meta: Meta, seats: int) -> None:
    controller = table_of(meta, seats)
    card = AdviceCard(controller.stage.look, controller.table.give_way)
    for steps in STEPS:
        told(card, steps)
        rects = [rect for rect in panels(controller).values() if rect.right() < BAR.left()]
        assert len(rects) == seats
        for number, rect in enumerate(rects):
            assert not any(rect.intersects(other) for other in rects[:number])


@pytest.mark.parametrize(("meta", "seats"), GAMES)
def test_what_it_says_of_the_best_turn_fits_and_stands_above_the_buttons(meta: Meta, seats: int) -> None:
    controller = table_of(meta, seats)
    card = AdviceCard(controller.stage.look, controller.table.give_way)
    for steps in STEPS:
        told(card, steps)
        assert sum(block.height for block in card._blocks) <= card.size.height() - 2 * PAD - FOOT
    most = 14 if meta is YAMATAI else 4
    told(card, most)
    assert card._blocks[-1].lines != ()
    assert sum("Does the step" in line for block in card._blocks for line in block.lines) == most


def test_mat_and_strips_of_yamatai_keep_their_places_where_the_strips_are_enough() -> None:
    controller = table_of(YAMATAI, 4)
    card = AdviceCard(controller.stage.look, controller.table.give_way)
    before = panels(controller)
    for steps in STEPS:
        told(card, steps)
        assert panels(controller) == before


def test_the_player_before_the_person_stays_in_sight_in_yucata() -> None:
    """His last card cannot be played now (2.4)."""
    controller = table_of(YUCATA, 4)
    card = AdviceCard(controller.stage.look, controller.table.give_way)
    told(card, 3)
    shown = [title for title, rect in panels(controller).items() if not rect_of(card).intersects(rect)]
    assert YUCATA.colours[controller.seat - 1] in shown
    assert YUCATA.colours[controller.seat] in shown


@pytest.mark.parametrize(("meta", "seats"), GAMES)
def test_nothing_that_its_marks_stand_at_lies_below_it(qtbot, meta: Meta, seats: int) -> None:
    controller = table_of(meta, seats, 12)
    adviser = Adviser(controller, InlineRunner())
    adviser.hint()
    qtbot.waitUntil(lambda: not adviser.waiting)
    assert adviser.marks.steps
    for step in adviser.marks.steps:
        for point in filter(None, (step.point, step.source)):
            assert not rect_of(adviser.card).adjusted(-14, -14, 14, 14).contains(point)
    before = controller.table.give_way(0)
    adviser.close()
    assert not adviser.shown
    assert controller.table.give_way(0) == before
    controller.stage.close()
