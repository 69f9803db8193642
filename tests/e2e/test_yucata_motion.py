"""What moves in Yucata': nothing jumps, nothing lies in two places, and all of it ends where it lies."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand
from yamatai.bots.worker import InlineRunner
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.table.motion import AMULET_MS, APART_MS, CARD_MS, STONE_MS
from yamatai.games.yucata.table.trail import trail
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.animator import Ghost
from yamatai.table.window import TableWindow

NEARLY = 140
"""Of 255: a thing that is about to move has softer edges than one that lies there."""
BOARD = QRectF(396, 104, 1190, 720)
LAYOUT = "8 11 15 18 22 26 29 33 36"


@pytest.fixture
def sit(qtbot):
    """The window on a game of two after these cards; the second player waits to be told."""

    def sit(*cards: str) -> Any:
        fonts.load()
        window: Any = TableWindow(runner=InlineRunner())
        qtbot.addWidget(window)
        window.set_speed(1.0)
        window.resize(1366, 768)
        seats = (Seat("Aiko", "white"), Seat("Ren", "black", "easy"))
        window.play(Match(META.open(Setup(seats, 1, (("start", "first"), ("layout", LAYOUT))))), path="kept")
        window.sitting.players.pause(True)
        with qtbot.waitExposed(window):
            window.show()
        for card in cards:
            play(window, card)
            window.controller.stage.animator.finish()
        return window

    return sit


def play(window, card):
    controller = window.controller
    assert controller.perform(controller.match.game.read(f"play {card}")) is None


def picture(window, rect):
    """A part of the stage as it is seen now."""
    area = window.view.mapFromScene(rect).boundingRect()
    return window.view.grab().toImage().copy(area)


def differing(one, other):
    """In how many bytes of their pixels two pictures are not nearly the same."""
    return sum(abs(here - there) > NEARLY for here, there in zip(bytes(one.bits()), bytes(other.bits()), strict=True))


def ghosts(window):
    return [item for item in window.controller.stage.items() if isinstance(item, Ghost)]


def pile_of(window, seat):
    return window.controller.stage.find(Place("pile", seat)).rect


@pytest.mark.parametrize("cards", [("5", "3", "2", "5", "4"), ("5", "sword", "mirror"), ("3", "mirror"), ("3",)])
def test_the_path_begins_as_it_was_and_ends_as_it_is(sit, cards):
    """Stones lie on their spaces until they are taken, and amulets set off from where they lay beside each other."""
    *before, last = cards
    window = sit(*before)
    animator = window.controller.stage.animator
    as_it_was = picture(window, BOARD)
    play(window, last)
    assert not differing(picture(window, BOARD), as_it_was)
    animator.advance(AMULET_MS / 2)
    assert differing(picture(window, BOARD), as_it_was)
    animator.advance(AMULET_MS / 2 + STONE_MS)
    assert not animator.busy
    as_it_is = picture(window, BOARD)
    assert as_it_is != as_it_was
    window.controller.refresh()
    assert picture(window, BOARD) == as_it_is


@pytest.mark.parametrize("seat", [0, 1])
def test_a_pile_shows_the_card_before_until_the_new_one_lies_there(sit, seat):
    window = sit(*("5", "3", "2", "5")[: 2 + seat])
    pile = pile_of(window, seat).adjusted(4, 4, -4, -4)
    as_it_was = picture(window, pile)
    play(window, "4")
    assert picture(window, pile) == as_it_was
    window.controller.stage.animator.advance(CARD_MS)
    as_it_is = picture(window, pile)
    assert as_it_is != as_it_was
    window.controller.stage.animator.finish()
    assert picture(window, pile) == as_it_is


def test_stones_come_into_the_tray_one_after_the_other(sit):
    """The light ones of spaces 9 and 10, and the dark one of space 11."""
    window = sit("5", "3", "2", "5")
    animator = window.controller.stage.animator
    play(window, "4")
    panel = window.controller.table.seats[0]
    waiting = panel.veiled
    assert len(waiting) == 3
    start = [ghost.pos() for ghost in ghosts(window)]
    spaces = [QPointF(396, 104) + trail(40).spaces[space] for space in (9, 10, 11)]
    assert all(space in start for space in spaces)
    for number in range(3):
        animator.advance(STONE_MS if number == 0 else APART_MS)
        assert len(panel.veiled) == 2 - number
    assert {place.id for place in waiting} == {3, 4, 5}  # three light ones lay there before


def test_an_amulet_stays_on_the_path():
    path = trail(40)
    for share in range(101):
        at = path.along(12, 17, share / 100)
        assert min((at - space).manhattanLength() for space in path.spaces[12:18]) < 80
    assert path.along(12, 17, 0) == path.spaces[12]
    assert path.along(12, 17, 1) == path.spaces[17]
    assert path.along(12, 12, 0.5) == path.spaces[12]


def test_nothing_is_left_when_a_click_finishes_it(sit):
    window = sit("5", "3", "2", "5")
    play(window, "4")
    window.controller.stage.animator.finish()
    assert not ghosts(window)
    assert not any(panel.veiled for panel in window.controller.stage.panels)
    assert all(amulet.opacity() == 1 for amulet in window.controller.table.board.amulets)


@pytest.mark.parametrize("card", [1, 6])
def test_a_card_from_the_edge_of_the_fan_is_lifted_whole_and_upright(sit, card):
    window = sit()
    hand, place = Hand(window.view, window.controller), Place("card", card)
    QTest.mouseMove(hand.viewport, hand.point(place))
    hand.lift(place)
    image = window.controller.stage.drag.ghost.pixmap().toImage()
    edges = [opaque(image, int(image.height() * share)) for share in (0.15, 0.5, 0.85)]
    assert len(set(edges)) == 1
    left, right = edges[0]
    assert abs(left - (image.width() - 1 - right)) <= 2


def opaque(image, y):
    """From where to where a row is painted."""
    painted = [x for x in range(image.width()) if image.pixelColor(x, y).alpha() > 250]
    return min(painted), max(painted)
