"""What a screen reader and the keyboard find on the table of Yucata', in their order, and what is spoken."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tests.e2e.hand import Hand
from tests.e2e.test_yucata import new_match, play
from tests.table.panels import written
from tests.windows import window_on
from yamatai.games.yucata.model.cards import MIRROR, NAMES
from yamatai.games.yucata.model.layouts import SPACES
from yamatai.play.game import Place
from yamatai.table import access, fonts
from yamatai.table.look import Look
from yamatai.table.picture import render
from yamatai.table.set_up import set_table
from yamatai.table.text import languages, texts

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def _fonts(qapp):
    assert fonts.load()


@pytest.fixture
def sit(qtbot):
    """A function that opens the window on a match, with the first person before the screen."""

    def sit(match):
        window = window_on(qtbot, match)
        window.sitting.hand_over.sit_down()
        return window

    yield sit
    access._TABLES.clear()


def areas(window):
    tree = QAccessible.queryAccessibleInterface(window.view)
    return [tree.child(index) for index in range(tree.childCount())]


def children(interface):
    return [interface.child(index) for index in range(interface.childCount())]


def test_the_hand_comes_first_then_the_path_the_seats_and_the_prices(sit):
    match = new_match(2, start="first")
    names = [area.text(NAME) for area in areas(sit(match))]
    wanted = ["The hand of White", "The path", "White", "Black", "What dark stones cost", "Still on the path"]
    assert [name for name in names if name in wanted] == wanted


def test_cards_are_read_in_their_order_with_what_they_would_do_or_why_not(sit):
    match = new_match(2, start="first")
    match.do(0, 5)
    hand = areas(sit(match))[0]
    told = {child.text(NAME): child.text(DESCRIPTION) for child in children(hand)}
    cards = [name for name in told if name in ("1", "2", "3", "4", "5", "Sword", "Mirror")]
    assert cards == ["1", "2", "3", "4", "5", "Sword", "Mirror"]
    assert "Goes to space, 4" in told["4"]
    assert "White just played 5" in told["5"]
    assert told["5"].count("2.4") == told["5"].count("White just played 5") == 1
    assert "Goes to space, 5" in told["Mirror"]


def test_a_space_tells_its_stone_or_who_is_there(sit):
    match = new_match(2, start="first")
    match.do(0, 5)
    match.do(1, 3)
    path = next(area for area in areas(sit(match)) if area.text(NAME) == "The path")
    names = [child.text(NAME) for child in children(path)]
    assert "Space 5: White" in names
    assert "Space 3: Black" in names
    assert "Space 39, the red stone" in names
    assert sum(name.startswith("Space ") for name in names) == SPACES
    assert "White, on space 5" in names


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_is_read_has_a_name(sit, seats):
    window = sit(play(new_match(seats, start="first"), 5))
    assert window.controller.stage.find(Place("garden"))  # it takes cards, and there is nothing to read
    for area in areas(window):
        assert area.text(NAME)
        assert all(child.text(NAME) for child in children(area))
    assert window.sitting.access.node_of(Place("garden")) is None


@pytest.fixture
def heard(monkeypatch):
    """What is announced, as if a screen reader were running."""
    messages = []

    def note(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            messages.append(event.message())

    monkeypatch.setattr(access, "_send", note)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return messages


def test_why_a_card_is_refused_is_announced_once_each_time_it_is_tried(sit, heard):
    match = new_match(2, start="first")
    match.do(0, 5)
    window = sit(match)
    hand = Hand(window.view, window.controller)

    def reasons():
        return sum("White just played 5" in message for message in heard)

    hand.lift(Place("card", 5))
    for place in (Place("space", 3), Place("space", 20), Place("pile", 1)):
        hand.carry(place)
    hand.drop(Place("space", 5))
    assert reasons() == 1
    hand.drag(Place("card", 5), Place("space", 5))
    assert reasons() == 2
    hand.click(Place("card", 5))
    hand.click(Place("card", 5))
    assert reasons() == 4


def test_what_happens_is_spoken(sit, heard):
    match = new_match(2, start="first")
    window = sit(match)
    window.controller.perform(5)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert "White goes to 5. White takes 1 light." in " ".join(heard)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_of_the_table_fits(language, seats):
    for actions in (0, 9, 24):
        controller = set_table(Look(text=texts(language)), play(new_match(seats, seed=seats), actions))
        with written() as lines:
            render(controller, 960, 540)
        assert [line.text for line in lines if not line.fits] == []
        assert not [line.text for line in lines if line.text.endswith("…")]


def test_the_hand_over_card_tells_the_stones_that_the_person_has():
    match = play(new_match(2, seed=2), 12)
    table = set_table(Look(), match).table
    view = match.view(None)
    for seat in range(2):
        held = dict(table.holdings(view, seat))
        assert held.get("yucata-stone-light", "0") == str(view.light[seat])
        assert held.get("yucata-stone-dark", "0") == str(view.dark[seat])


def test_who_looks_back_is_told_of_no_card_that_it_could_not_be_played():
    """What was played before it is hidden then (2.8), so nothing is known of what was forbidden."""
    match = new_match(2, start="first")
    for card in (4, 5, 3, 2):
        match.do(match.to_act[0], card)
    controller = set_table(Look(), match)
    controller.look_at(match.line()[1])
    table: Any = controller.table
    spots = {spot.place.id: spot for spot in table.hand.spots() if spot.place.kind == "card"}
    assert sorted(spots) == [1, 2, 3, 5, 6, 7]
    assert not table.hand._shut
    for card, spot in spots.items():
        words = table.knowing.about(controller.view, spot).words
        assert "(Rule" not in words  # as refusals end
        assert ("Goes to space" in words) == (NAMES[card] != "mirror")
        table.knowing.point_out(controller.view, spot.place)
    assert table.knowing.about(controller.view, spots[MIRROR]).words == "Mirror. Does what the card before did."


def test_every_card_has_a_key_and_a_label():
    table = set_table(Look(), new_match(2)).table
    for card, name in NAMES.items():
        assert table.place_of_key(str(card)) == Place("card", card)
        assert table.label(Place("card", card)) == name


def test_what_a_card_would_do_is_seen_on_the_path_and_goes_again():
    controller = set_table(Look(), play(new_match(2, start="first"), 4))
    before = render(controller, 960, 540)
    controller.table.knowing.point_out(controller.view, Place("card", controller.legal[-1]))
    assert render(controller, 960, 540) != before
    controller.table.knowing.point_out(controller.view, None)
    assert render(controller, 960, 540) == before
