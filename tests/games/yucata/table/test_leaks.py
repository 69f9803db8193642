"""Nothing on the table tells another's hand (2.8): tables that differ in nothing but others' hands look the same.

Everything that is painted, written, named, described, foreseen, logged, advised or seen in looking back is taken
from two matches with the same past for everybody to see; what the others hold is as different as it can be.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtGui import QImage

from tests.e2e.test_yucata import new_match, play
from tests.table.panels import written
from tests.windows import window_on
from yamatai.bots.worker import InlineRunner
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model.cards import CARDS
from yamatai.play import record
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.access import Access
from yamatai.table.advice import Adviser
from yamatai.table.controller import Controller
from yamatai.table.handover import HandOver
from yamatai.table.history import History
from yamatai.table.keyboard import Keyboard
from yamatai.table.keys import Keys
from yamatai.table.look import Look
from yamatai.table.picture import render
from yamatai.table.pictures import Pictures
from yamatai.table.players import Players
from yamatai.table.set_up import set_table
from yamatai.table.stage import StageView

SIZE = 640, 360
CASES = [(2, 5), (3, 7), (4, 10), (4, 13)]
"""Seats, and cards that were played."""


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def disguised(seats: int, actions: int, high: bool, seat: int | None = None, others: str = "human") -> Match:
    """A match in which the others than `seat` (None: who acts) hold the highest or the lowest cards that they may."""
    match = play(new_match(seats, seed=seats), actions)
    own = match.to_act[0] if seat is None else seat
    who = tuple(
        attrs.evolve(one, player="human" if number == own else others)
        for number, one in enumerate(match.game.setup.seats)
    )
    setup = Setup(who, seats, (("undo-across-turns", "yes"),))
    match = play(Match(META.open(setup)), actions)
    for node in (match.root, *match.line()):
        state, old = node.state, node.state.hands
        state.hands = tuple(hand if s == own else _cards(len(hand), state.piles[s], high) for s, hand in enumerate(old))
    return match


def _cards(count: int, pile: int, high: bool) -> tuple[int, ...]:
    left = [card for card in CARDS if card != pile]
    return tuple(left[len(left) - count :] if high else left[:count]) if count < len(CARDS) else CARDS


def told(controller: Controller) -> list[str]:
    """All words of a table: what is written, what places are called, and what there is to say of each."""
    render(controller, *SIZE)  # numbers that are kept as pictures are written only once
    with written() as lines:
        render(controller, *SIZE)
    spots = controller.stage.spots()
    access = Access(Keyboard(StageView(), controller, Keys()))
    notes = [note.words for spot in spots if (note := controller.attention.note_of(spot)) is not None]
    described = [access.describe(spot) for spot in spots]
    return [line.text for line in lines] + [f"{s.place} {s.name}" for s in spots] + notes + described


def painted(controller: Controller) -> QImage:
    return render(controller, *SIZE)


def both(
    seats: int, actions: int, look: Callable[[Controller], Any], seat: int | None = None, others: str = "human"
) -> tuple[Any, Any]:
    """What `look` finds on each of the two tables."""
    low, high = (set_table(Look(), disguised(seats, actions, high, seat, others)) for high in (False, True))
    assert low.match.state.hands != high.match.state.hands, "the two tables do not differ"
    return look(low), look(high)


@pytest.mark.parametrize(("seats", "actions"), CASES)
def test_what_is_painted_written_and_named(seats, actions):
    one, other = both(seats, actions, lambda c: (told(c), painted(c)))
    assert one == other


def test_the_own_hand_is_seen_and_so_a_difference_would_be():
    """The other way round: on two tables that differ in the hand that may be seen there is a difference to see."""
    acting = disguised(3, 7, False).to_act[0]
    low, high = (set_table(Look(), disguised(3, 7, high, seat=(acting + 1) % 3)) for high in (False, True))
    assert told(low) != told(high)
    assert painted(low) != painted(high)


@pytest.mark.parametrize(("seats", "actions"), CASES)
def test_under_the_cover_no_hand_at_all(seats, actions):
    def cover(controller: Controller) -> tuple[list[str], QImage]:
        HandOver(controller).switch(True)
        assert controller.covered
        return told(controller), painted(controller)

    acting = disguised(seats, actions, False).to_act[0]
    one, other = both(seats, actions, cover, seat=(acting + 1) % seats)  # the acting seat's hand differs too
    assert one == other


@pytest.mark.parametrize("others", ["human", "easy"])
def test_looking_back_and_the_log(others):
    def back(controller: Controller) -> list[Any]:
        hand_over = HandOver(controller)
        hand_over.switch(True)
        hand_over.sit_down()
        history = History(controller)
        history.toggle_log()
        found: list[Any] = [[row.spoken for row in history.log._rows]]
        for number in range(history.match.node.number, -1, -1):
            history.look_at(number)
            for watched in (None, *range(3)):
                history.watch(watched)
                found += [told(controller), painted(controller)]
        return found

    one, other = both(3, 7, back, others=others)
    assert one == other


def test_undo_comes_to_the_cover():
    def undo(controller: Controller) -> list[Any]:
        hand_over = HandOver(controller)
        hand_over.switch(True)
        hand_over.sit_down()
        controller.undo()
        assert controller.covered
        return [told(controller), painted(controller)]

    one, other = both(3, 7, undo)
    assert one == other


def test_a_hint_knows_no_more_than_the_person(qtbot):
    def hint(controller: Controller) -> tuple[object, ...]:
        adviser = Adviser(controller, InlineRunner())
        adviser.hint()
        qtbot.waitUntil(lambda: adviser.shown, timeout=20_000)
        return tuple(adviser.card.options), tuple(adviser.marks.steps)

    one, other = both(3, 7, hint)
    assert one == other


def test_a_hint_marks_the_space_and_the_card(qtbot):
    controller = set_table(Look(), play(new_match(2), 5))
    adviser = Adviser(controller, InlineRunner())
    adviser.hint()
    qtbot.waitUntil(lambda: adviser.shown, timeout=20_000)
    (step,) = adviser.marks.steps
    assert adviser.thought is not None
    card = adviser.thought.actions[0]
    space = controller.stage.find(Place("space", _target(controller, card)))
    held = controller.stage.find(Place("card", card))
    assert space is not None
    assert step.point is not None
    assert space.rect.contains(step.point)
    assert held is not None
    assert step.source is not None
    assert held.rect.contains(step.source)
    assert step.drawing == controller.table.seat_drawing(controller.seat)


def _target(controller: Controller, card: int) -> int:
    after = controller.match.state.copy()
    controller.match.game.apply(after, controller.seat, card)
    return int(after.at[controller.seat])


def against_a_computer(*players: str) -> Match:
    seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
    return Match(META.open(Setup(seats, 5, (("start", "first"),))))


def test_why_keeps_a_computer_players_hand_while_a_person_plays(qtbot):
    controller = set_table(Look(), against_a_computer("easy", "human"))
    players, adviser = Players(controller, InlineRunner()), Adviser(controller, InlineRunner())
    players.speed = 0
    qtbot.waitUntil(lambda: controller.by_hand and controller.match.node.number > 0, timeout=20_000)
    adviser.why()
    assert adviser.card.options[0].gains == "Its hand is secret while people still play."


def test_the_picture_in_the_library_shows_no_hand_of_several_people(tmp_path, monkeypatch):
    acting = disguised(2, 5, False).to_act[0]
    pictures = Pictures(Look(), tmp_path)
    shown = []
    for high in (False, True):
        reading = SimpleNamespace(match=disguised(2, 5, high, seat=1 - acting))
        monkeypatch.setattr(record, "read", lambda _, reading=reading: reading)
        shown.append(pictures._paint(tmp_path / "any"))
    assert shown[0] == shown[1]


def test_people_at_one_screen_always_hand_it_over(qtbot):
    window = window_on(qtbot, new_match(2))
    assert not window.settings.now.hand_over
    assert window.controller.covered
    assert not window._menu_actions["hand-over"].isEnabled()
    assert window._menu_actions["hand-over"].isChecked()


def test_who_plays_against_computers_hands_nothing_over(qtbot):
    window = window_on(qtbot, against_a_computer("human", "easy"))
    assert not window.controller.covered
