"""Typed actions: what fits, what is completed, what is done, and what a place is called."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tests.games.yamatai.table.mats import fullest, view
from tests.table.test_keyboard import match_at
from tests.windows import window_on
from yamatai.games.yamatai.meta import META
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.command_line import Labels, fitting, shared_words
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.stage import HEIGHT, WIDTH

KEY = Qt.Key
TEXTS = ["place wood 3", "place wood 37", "place clay 37", "keep wood", "end"]


@pytest.fixture
def sit(qtbot):
    """A function that opens the window on a match, presses Ctrl+K and gives window and field."""

    def sit(match):
        window = window_on(qtbot, match)
        QTest.keyClick(window.view, KEY.Key_K, Qt.KeyboardModifier.ControlModifier)
        assert window.sitting.command_line is not None
        return window, window.sitting.command_line

    return sit


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", TEXTS),
        ("place w", ["place wood 3", "place wood 37"]),
        ("w 37", ["place wood 37"]),
        ("pl 37", ["place wood 37", "place clay 37"]),
        ("37 w", []),
        ("e", ["end"]),
        ("x", []),
    ],
)
def test_what_is_typed_fits_by_the_beginnings_of_its_words(typed, found):
    assert fitting(typed, TEXTS) == found


def test_shared_words_are_whole_words():
    assert shared_words(["place wood 3", "place wood 37"]) == "place wood"
    assert shared_words(["end"]) == "end"
    assert shared_words(["end", "keep wood"]) == ""
    assert shared_words([]) == ""


def test_an_action_is_done_as_it_is_typed(sit):
    match = match_at()
    window, field = sit(match)
    text = match.game.write(window.controller.legal[0])
    QTest.keyClicks(field, text.upper())
    QTest.keyClick(field, KEY.Key_Return)
    assert match.game.write(match.node.action) == text
    assert field.isVisible()
    assert field.text() == ""
    assert field.placeholderText() == window.controller.bar.prompt


def test_part_of_an_action_does_where_only_one_fits(sit):
    match = match_at(until="place")
    window, field = sit(match)
    QTest.keyClicks(field, "place")
    QTest.keyClick(field, KEY.Key_Return)
    assert "place " in window.controller.bubble.text
    before = match.node
    field.clear()
    texts = [match.game.write(action) for action in window.controller.legal]
    short, text = next((begun, fit[0]) for n in range(10, 75) if len(fit := fitting(begun := f"pl {n}", texts)) == 1)
    QTest.keyClicks(field, short)
    QTest.keyClick(field, KEY.Key_Enter)
    assert match.node.parent is before
    assert match.game.write(match.node.action) == text


def test_tab_completes_as_far_as_all_agree(sit):
    match = match_at(until="place")
    window, field = sit(match)
    QTest.keyClicks(field, "pl")
    QTest.keyClick(field, KEY.Key_Tab)
    texts = [match.game.write(action) for action in window.controller.legal]
    assert field.text() == shared_words([text for text in texts if text.startswith("place")]) + " "
    field.setText("nowhere")
    QTest.keyClick(field, KEY.Key_Tab)
    assert field.text() == "nowhere"


def test_the_legal_actions_that_fit_are_listed_and_taken_with_the_arrows(sit):
    match = match_at(until="place")
    window, field = sit(match)
    assert not field._list.isVisible()
    QTest.keyClicks(field, "pl")
    fit = [text for action in window.controller.legal if (text := match.game.write(action)).startswith("pl")]
    assert [field._list.item(row).text() for row in range(field._list.count())] == fit
    assert field._list.isVisible()
    for key, text in ((KEY.Key_Down, fit[0]), (KEY.Key_Down, fit[1]), (KEY.Key_Up, fit[0]), (KEY.Key_Up, fit[-1])):
        QTest.keyClick(field, key)
        assert field.text() == text
    QTest.keyClick(field, KEY.Key_Return)
    assert match.game.write(match.node.action) == fit[-1]
    assert not field._list.isVisible()


def test_a_listed_action_is_taken_with_the_mouse(sit):
    match = match_at(until="place")
    _, field = sit(match)
    QTest.keyClicks(field, "pl")
    row = field._list.item(2)
    point = field._list.visualItemRect(row).center()
    QTest.mouseClick(field._list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert field.isVisible()
    assert field.text() == row.text()


def test_refusals_are_told_in_words(sit):
    match = match_at(until="place")
    window, field = sit(match)
    told: list[str] = []
    window.controller.told.connect(told.append)
    legal = {match.game.write(action) for action in window.controller.legal}
    refused = next(text for i in range(70) if (text := f"place gold {i}") not in legal)
    for typed in (refused, "sail away"):
        field.clear()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, KEY.Key_Return)
    assert "(Rule\N{NO-BREAK SPACE}" in told[0]
    assert "sail" in told[1]
    assert field.text() == "sail away"


def test_nothing_is_done_for_a_computer_player(sit):
    match = Match(META.open(Setup((Seat("A", "blue", "easy"), Seat("B", "grey", "easy")), 1)))
    window, field = sit(match)
    window.sitting.players.pause(True)
    before = match.node
    QTest.keyClicks(field, "end")
    QTest.keyClick(field, KEY.Key_Return)
    assert match.node is before
    assert window.controller.bubble.isVisible()


def test_places_say_what_they_are_called_while_the_field_is_open(sit):
    match = match_at()
    window, field = sit(match)
    table, stage = window.controller.table, window.controller.stage
    words = [word for _, word in field._labels._labels]
    assert {str(space.id) for space in match.game.box.archipelago.spaces} <= set(words)
    assert table.label(Place("island", 7)) in words
    assert table.label(Place("step", 1)) == ""
    labels = field._labels
    assert labels in stage.items()
    QTest.keyClick(field, KEY.Key_Escape)
    assert not field.isVisible()
    assert labels not in stage.items()
    assert window.view.hasFocus()


def test_every_label_is_the_word_that_actions_use(sit):
    match = match_at(until="build")
    window, _ = sit(match)
    controller = window.controller
    for action in controller.legal:
        gesture = controller.table.gesture(controller.view, action)
        words = match.game.write(action).split()
        for place in (gesture.source, gesture.target):
            label = controller.table.label(place) if place is not None else ""
            if label:
                assert label.split()[-1] in words


def test_the_field_lies_over_the_prompt_at_every_size(sit):
    window, field = sit(match_at())
    for size in ((1366, 768), (1920, 1080), (900, 700)):
        window.resize(*size)
        bar = window.view.mapFromScene(window.controller.bar.sceneBoundingRect()).boundingRect()
        assert bar.contains(field.geometry())


def test_the_field_goes_with_the_game(sit):
    window, field = sit(match_at())
    window.play(match_at(3), path="kept")
    assert window.sitting.command_line is None
    assert not field.isVisible()


@pytest.mark.parametrize("seats", [2, 4])
def test_no_label_covers_another_on_the_fullest_mat(sit, seats):
    """A mat whose kinds of boats, tokens and reserved tiles all lie close together."""
    window, field = sit(match_at(seats))
    controller, full = window.controller, fullest(seats)
    controller.table.show(view(full), 0)
    field._label()
    words = {word for _, word in field._labels._labels}
    assert {"bamboo", "wood", "stone", "clay", "gold", "drum", "blossom", "standard-21", "palace-26"} <= words
    for (one, word), (other, second) in combinations(field._labels._labels, 2):
        assert not one.intersects(other), (word, second)
    assert all(QRectF(0, 0, WIDTH, HEIGHT).contains(rect) for rect, _ in field._labels._labels)


def test_a_label_stands_beside_its_place_whatever_is_around_it(qapp):
    fonts.load()
    labels = Labels(Look())
    spots = [Spot(Place("token", i), QRectF(100 + 47 * i, 200, 47, 47)) for i in range(6)]
    labels.show_on((spot, "a long word") for spot in spots[:3])
    found = [rect for rect, _ in labels._labels]
    assert not any(one.intersects(other) for one, other in combinations(found, 2))
    assert [rect.center().x() for rect in found] == [spot.rect.center().x() for spot in spots[:3]]
    assert all(rect.intersects(spot.rect.adjusted(-1, -2, 1, 2)) for rect, spot in zip(found, spots, strict=False))
