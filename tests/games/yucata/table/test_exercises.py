"""The exercises of Yucata' through the window: a card is the whole turn, and it is judged when it is played."""

import pytest

from tests.e2e.hand import Hand
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model.cards import HIDDEN
from yamatai.games.yucata.table.scene import GAP
from yamatai.play.exercise import exercises
from yamatai.play.game import Place
from yamatai.table.panel import Panel
from yamatai.table.settings import Keeper, Settings
from yamatai.table.text import languages
from yamatai.table.window import TableWindow

ALL = exercises("yucata")


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    """A window without motion and with nobody to think."""
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    keeper = Keeper()
    keeper.now = Settings(reduced_motion=True)
    window = TableWindow(settings=keeper)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    return window


def begin(window, exercise):
    window.exercises.begin(META, exercise)
    return Hand(window.view, window.controller)


def words(window):
    return window.exercises.card.words


@pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.id)
def test_the_right_card_solves_it_and_another_is_told_what_it_lacks(window, exercise):
    hand = begin(window, exercise)
    right = window.controller.match.game.read(exercise.solution)
    for card in window.controller.legal:
        hand.drag(Place("card", card), Place("garden"))
        told = words(window)
        assert told.mood == ("good" if card == right else "fault")
        assert card == right or len(told.told) > len("Not yet. ")
        assert window.exercises.solved.of("yucata") == ({exercise.id} if told.mood == "good" else frozenset())
        if card == right:
            break
        hand.click(Place("button", "exercise-again"))
        assert window.exercises.attempt.match.node is window.exercises.attempt.start
    assert not window.controller.by_hand


@pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.id)
def test_no_hand_of_another_is_seen(window, exercise):
    hand = begin(window, exercise)
    controller = window.controller
    seat = controller.seat
    for _ in range(2):
        for other, cards in enumerate(controller.view.hands):
            assert other == seat or set(cards) <= {HIDDEN}
        assert {s.place.id for s in controller.stage.spots() if s.place.kind == "card"} == set(
            controller.match.state.hands[seat]
        )
        if controller.by_hand:
            hand.do(exercise.solution)


def test_the_last_hint_marks_the_card_and_there_is_no_more_to_show(window):
    exercise = ALL[0]
    hand = begin(window, exercise)
    hand.click(Place("button", "exercise-hint"))
    assert words(window).told == window.look.text(f"yucata-exercise-{exercise.id}-hint")
    hand.click(Place("button", "exercise-hint"))
    assert window.exercises.marks.isVisible()
    assert [step.number for step in window.exercises.marks.steps] == [1]
    buttons = {spot.place.id for spot in window.exercises.card.spots()}
    assert buttons == {"exercise-hint", "exercise-again", "exercise-list"}
    hand.do(exercise.solution)
    assert words(window).mood == "good"


def test_next_leads_through_all_of_them(window):
    hand = begin(window, ALL[0])
    for exercise in ALL[:-1]:
        assert window.exercises.attempt.exercise == exercise
        hand.do(exercise.solution)
        window.controller.stage.animator.finish()
        assert window.sitting.scores is None  # also where the game is over
        hand.click(Place("button", "exercise-next"))
        hand = Hand(window.view, window.controller)
    assert window.exercises.attempt.exercise == ALL[-1]


@pytest.mark.parametrize("language", languages())
def test_the_card_stays_clear_of_the_panel_above_it(window, language):
    window.change_options(language=language)
    for exercise in ALL:
        begin(window, exercise)
        above = window.controller.table.ahead.sceneBoundingRect()
        card = window.exercises.card
        assert above.bottom() - Panel.MARGIN + GAP - card.pos().y() < 1, exercise.id
