"""An exercise's card: it covers nothing of the game, stays where it is while the turn lasts, and is never cut off."""

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand
from tests.e2e.test_yucata import new_match
from tests.table.panels import assert_spots_apart, picture, written
from yamatai.games.yamatai.meta import META
from yamatai.play.exercise import exercises
from yamatai.play.game import Place
from yamatai.table import exercise_texts, fonts
from yamatai.table.exercise_card import GOAL, WIDTH, Choice, ExerciseCard, Words
from yamatai.table.look import LARGE, Look
from yamatai.table.set_up import set_table
from yamatai.table.settings import Keeper, Settings
from yamatai.table.text import languages, texts
from yamatai.table.window import TableWindow

ALL = exercises("yamatai")
STAGE = QRectF(0, 0, 1920, 1080)


@pytest.fixture
def begin(qtbot, tmp_path, monkeypatch):
    """A function that lays an exercise on the table of a window."""
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))

    def lay(exercise, **settings):
        keeper = Keeper()
        keeper.now = Settings(reduced_motion=True, **settings)
        window = TableWindow(settings=keeper)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        window.exercises.begin(META, exercise)
        return window

    return lay


def rect_of(panel):
    return QRectF(panel.pos(), panel.size)


def assert_all_lies_clear(window):
    controller, card = window.controller, window.exercises.card
    panels = [*controller.table.panels[1:], controller.bar, card]  # the board's sea reaches below all of them
    for one, other in combinations(panels, 2):
        if not {one, other} <= {controller.table.buildings, controller.table.reserve}:  # the row leaves its corner free
            assert not rect_of(one).intersects(rect_of(other)), (one.title, other.title)
    assert all(STAGE.contains(rect_of(panel)) for panel in panels)
    assert card.size.width() == WIDTH


def _length(text, exercise):
    """How much is said of an exercise."""
    return len(text(exercise_texts.goal("yamatai", exercise)) + text(exercise_texts.hint("yamatai", exercise)))


@pytest.mark.parametrize(("language", "large"), [("en", False), *((language, True) for language in languages())])
def test_the_card_covers_nothing_whatever_it_says(begin, language, large):
    text = texts(language)
    window = begin(ALL[0], language=language, large=large)
    for seats in (2, 3, 4):
        window.exercises.begin(META, max((each for each in ALL if each.seats == seats), key=partial(_length, text)))
        card = window.exercises.card
        before = rect_of(card)
        assert_all_lies_clear(window)
        for _ in range(2):
            window.exercises.hint()
            assert rect_of(card) == before
        window.exercises.show_solution()
        assert rect_of(card) == before
        window.controller.perform(window.controller.match.game.read("end"))
        assert rect_of(card) == before
        assert_all_lies_clear(window)


def test_it_still_covers_nothing_when_text_becomes_large(begin):
    window = begin(ALL[0])
    window.change_options(large=True)
    assert_all_lies_clear(window)


def test_a_mat_keeps_all_its_rows_above_the_card(begin):
    for seats in (2, 3, 4):
        window = begin(next(exercise for exercise in ALL if exercise.seats == seats))
        mat = window.controller.table.mat
        assert_spots_apart(mat, "mat", "score", "tile", "built", "portrait")


def test_a_lower_strip_tells_under_the_pointer_what_it_has_no_room_for(begin, qtbot):
    window = begin(next(exercise for exercise in ALL if exercise.seats == 4))
    controller, strip = window.controller, window.controller.table.strips[0]
    with written() as lines:
        picture(strip)
    assert len(lines) == 4  # name, standing, coins, prestige
    assert_spots_apart(strip, "seat")
    hand, seat = Hand(window.view, controller), strip.spots()[0]
    QTest.mouseMove(hand.viewport, hand.view.mapFromScene(seat.rect.center()))
    card = controller.attention.card
    qtbot.waitUntil(card.isVisible, timeout=5000)
    assert card.note.words == seat.name


def card_with(choices):
    made: list[float] = []

    def make_room(height):
        made.append(height)
        return QRectF(10, 1070 - height, WIDTH, height)

    assert fonts.load()
    card = ExerciseCard(Look(), make_room)
    buttons = [Choice(f"b{number}", text) for number, text in enumerate(choices)]
    card.tell(Words("Title", "Goal"), buttons)
    return card, made


@pytest.mark.parametrize(
    ("choices", "rows"),
    [
        (("Hint", "Again", "List"), 1),
        (("A rather long button", "Another long one", "The third button"), 2),
        (("One",), 1),
    ],
)
def test_buttons_stand_in_one_row_if_they_fit(qapp, choices, rows):
    card, _ = card_with(choices)
    assert len({spot.rect.top() for spot in card.own_spots()}) == rows
    assert_spots_apart(card)
    with written() as lines:
        picture(card)
    assert set(choices) <= {line.text for line in lines if line.fits}


def test_what_nobody_expected_makes_the_card_higher_and_nothing_else(qapp):
    card, made = card_with(("Again",))
    card.expect([(card.words, card.choices)])
    foot = rect_of(card).bottom()
    card.tell(Words("Title", "Goal", "Much more. " * 30), card.choices)
    assert len(set(made)) == 1
    assert card.size.height() > made[0]
    assert rect_of(card).bottom() == foot


@pytest.mark.parametrize("seats", [2, 4])
def test_yucata_has_room_for_a_card_on_its_bare_wood(qapp, seats):
    controller = set_table(Look(), new_match(seats))
    room = controller.table.make_room(180.0)
    assert room.height() == 180
    assert controller.table.make_room(900.0).bottom() == room.bottom()
    room = controller.table.make_room(900.0)
    assert STAGE.contains(room)
    for spot in controller.stage.spots():
        assert spot.place == Place("garden") or not spot.rect.intersects(room), spot


@pytest.mark.parametrize("room", [500.0, 150.0])
def test_large_text_is_as_large_as_there_is_room_for(qapp, room):
    assert fonts.load()
    words, buttons = Words("Title", "A goal that takes some lines. " * 5, "Told. " * 20), [Choice("list", "List")]

    def card(large):
        made = ExerciseCard(Look(large=large), lambda height: QRectF(0, 0, WIDTH, min(height, room)))
        made.tell(words, buttons)
        with written() as lines:
            picture(made)
        return {line.font.pixelSize() for line in lines if "goal" in line.text}

    assert card(large=False) == {GOAL}
    assert card(large=True) == ({round(GOAL * LARGE)} if room == 500 else {GOAL})
