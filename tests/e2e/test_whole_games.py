"""Whole games of Yamataï through the stage, by real mouse events."""

import pytest

from tests.e2e.hand import Hand
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.stage import StageView


def new_match(seats, seed):
    return Match(META.open(Setup(tuple(Seat(c.capitalize(), c) for c in META.colours[:seats]), seed)))


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_mouse_verifies(seat_down, tmp_path, seats):
    match = new_match(seats, seed=seats)
    hand = seat_down(match)
    ended = []
    hand.controller.finished.connect(lambda: ended.append(True))
    hand.play_to_the_end(seed=seats)
    assert ended == [True]
    file = tmp_path / "game.yamatai"
    record.save(match, file)
    reading = record.read(file)
    assert reading.sound
    assert not reading.notices
    assert reading.match.result == match.result
