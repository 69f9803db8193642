"""Sitting down at a table in a test."""

import pytest

from tests.e2e.hand import Hand
from yamatai.games.yamatai.meta import META
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.stage import StageView


@pytest.fixture
def new_match():
    """A function that gives a fresh match of Yamataï for so many people."""

    def make(seats=2, seed=1):
        return Match(META.open(Setup(tuple(Seat(c.capitalize(), c) for c in META.colours[:seats]), seed)))

    return make


@pytest.fixture
def seat_down(qtbot):
    """A function that sets the table for a match and gives the hand that plays it."""

    def sit(match, size=(1366, 768)):
        fonts.load()
        controller = set_table(Look(), match)
        view = StageView()
        qtbot.addWidget(view)
        view.resize(*size)
        view.set_table(controller.stage, controller.table.backdrop)
        with qtbot.waitExposed(view):
            view.show()
        return Hand(view, controller)

    return sit
