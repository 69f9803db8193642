"""Exercises through the window: played like any turn, judged at its end, marked, and kept out of everything else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand
from yamatai.bots.exercise import to_the_end
from yamatai.games.yamatai.meta import META
from yamatai.play.autosave import files, games_folder
from yamatai.play.exercise import exercises, split
from yamatai.play.game import Place
from yamatai.table.exercise_page import ExercisePage
from yamatai.table.settings import Keeper, Settings
from yamatai.table.window import TableWindow

ALL = exercises("yamatai")
BY_MOUSE = (ALL[0], ALL[-1])


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))


@pytest.fixture
def open_window(qtbot):
    """A function that opens a window, without motion and with nobody to think."""

    def begin():
        keeper = Keeper()
        keeper.now = Settings(reduced_motion=True)
        window = TableWindow(settings=keeper)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return begin


@pytest.fixture
def window(open_window):
    return open_window()


def begin(window, exercise):
    window.exercises.begin(META, exercise)
    return Hand(window.view, window.controller)


def act(window, *texts):
    """Do these actions."""
    for text in texts:
        assert window.controller.perform(window.controller.match.game.read(text)) is None


def end_otherwise(window):
    """Take a fleet and end the turn as fast as it can be ended."""
    controller = window.controller
    controller.perform(controller.legal[0])
    for action in to_the_end(controller.match.game, controller.match.state, controller.seat):
        assert controller.perform(action) is None


def words(window):
    return window.exercises.card.words


@pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.id)
def test_every_exercise_can_be_solved_on_the_table(window, exercise):
    hand = begin(window, exercise)
    assert words(window).goal in window.exercises.card.title
    for text in split(exercise.solution):
        if exercise in BY_MOUSE:
            hand.do(text)
        else:
            act(window, text)
    assert words(window).mood == "good"
    assert window.exercises.solved.of("yamatai") == {exercise.id}
    assert not window.controller.by_hand


@pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.id)
def test_a_turn_that_misses_the_goal_is_told_what_it_lacks(window, exercise):
    hand = begin(window, exercise)
    end_otherwise(window)
    told = words(window)
    assert told.mood == "fault"
    assert told.told.startswith("Not yet. ")
    assert len(told.told) > len("Not yet. ")
    assert told.told == " ".join(told.told.split()), "what says nothing leaves no gap"
    assert window.exercises.solved.of("yamatai") == frozenset()
    hand.click(Place("button", "exercise-again"))
    assert window.exercises.attempt.match.node is window.exercises.attempt.start
    assert words(window).mood == "plain"
    act(window, *split(exercise.solution))
    assert words(window).mood == "good"


def test_marks_are_there_in_the_next_window_and_next_goes_past_what_is_solved(window, open_window):
    begin(window, ALL[1])
    act(window, *split(ALL[1].solution))
    other = open_window()
    assert other.exercises.solved.of("yamatai") == {ALL[1].id}
    hand = begin(other, ALL[0])
    act(other, *split(ALL[0].solution))
    hand.click(Place("button", "exercise-next"))
    assert other.exercises.attempt.exercise == ALL[2]


def test_a_hint_comes_in_words_then_on_the_table(window):
    exercise = ALL[0]
    begin(window, exercise)
    QTest.keyClick(window, Qt.Key.Key_H)
    hint = words(window).told
    assert hint == window.look.text(f"yamatai-exercise-{exercise.id}-hint")
    assert not window.exercises.marks.isVisible()
    QTest.keyClick(window, Qt.Key.Key_H)
    assert [step.number for step in window.exercises.marks.steps] == [1]
    assert window.exercises.marks.isVisible()
    act(window, split(exercise.solution)[0])
    assert not window.exercises.marks.isVisible()
    assert window.exercises.solved.of("yamatai") == frozenset()


def test_a_hint_does_not_help_a_turn_that_began_otherwise(window):
    exercise = ALL[0]
    begin(window, exercise)
    first = window.controller.match.game.read(split(exercise.solution)[0])
    window.controller.perform(next(action for action in window.controller.legal if action != first))
    window.exercises.hint()
    window.exercises.hint()
    assert words(window).told == window.look.text("exercise-hint-again")
    window.controller.undo()
    assert words(window).told == window.look.text(f"yamatai-exercise-{exercise.id}-hint")


def test_the_solution_that_is_shown_is_no_feat(window):
    exercise = ALL[0]
    hand = begin(window, exercise)
    window.exercises.hint()
    window.exercises.hint()
    hand.click(Place("button", "exercise-solution"))
    done = window.controller.match.line()[window.exercises.attempt.start.number :]
    assert [window.controller.match.game.write(node.action) for node in done] == split(exercise.solution)[:-1]
    act(window, "end")
    assert window.exercises.solved.of("yamatai") == frozenset()
    hand.click(Place("button", "exercise-again"))
    act(window, *split(exercise.solution))
    assert window.exercises.solved.of("yamatai") == {exercise.id}


def test_an_exercise_is_no_game_of_the_player(window, monkeypatch):
    begin(window, ALL[0])
    act(window, split(ALL[0].solution)[0])
    assert list(files(games_folder())) == []
    assert window.sitting.players is None
    assert not window.menus.actions["save"].isEnabled()
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.question", lambda *_: pytest.fail("asked"))
    assert window.may_leave()
    window.go_to_shelf()
    assert window.exercises.attempt is None
    QTest.keyClick(window, Qt.Key.Key_H)


def test_looking_back_and_going_on_from_there_leads_back_to_the_position(window):
    begin(window, ALL[0])
    window.sitting.history.step(-1)
    assert window.controller.looking
    window.sitting.history.go_on()
    attempt = window.exercises.attempt
    assert attempt.match.node is attempt.start
    assert window.controller.by_hand


def test_another_language_leaves_the_exercise_where_it_is(window):
    begin(window, ALL[0])
    act(window, split(ALL[0].solution)[0])
    goal = words(window).goal
    window.change_options(language="sv")
    assert words(window).goal != goal
    assert window.exercises.attempt.match.node.parent is window.exercises.attempt.start
    act(window, *split(ALL[0].solution)[1:])
    assert words(window).mood == "good"


def test_another_language_says_the_turn_is_over_too(window):
    begin(window, ALL[0])
    act(window, *split(ALL[0].solution))
    window.change_options(language="sv")
    assert window.controller.bar.prompt == window.look.text("exercise-over")


def test_the_buttons_can_be_walked_to(window):
    begin(window, ALL[0])
    places = {spot.place for area in window.sitting.keyboard.areas() for spot in area.spots}
    assert {Place("button", f"exercise-{id}") for id in ("hint", "again", "list")} <= places
    window.sitting.keyboard.focus(Place("button", "exercise-hint"))
    window.sitting.keyboard.press()
    assert words(window).told == window.look.text(f"yamatai-exercise-{ALL[0].id}-hint")


def test_what_became_of_a_turn_is_spoken(window, monkeypatch):
    said = []
    begin(window, ALL[0])
    monkeypatch.setattr(window.sitting.access, "announce", lambda text, urgent=False: said.append(text))
    act(window, *split(ALL[0].solution))
    assert words(window).told in said


def test_the_list_shows_what_is_solved_and_begins_with_what_is_not(window, monkeypatch):
    window.exercises.solved.add("yamatai", ALL[0].id)
    seen = []

    def choose(page):
        seen.append([page.table.item(row, 3).text() for row in range(page.table.rowCount())])
        assert page.current == ALL[1]
        page.table.setCurrentCell(2, 0)
        return 1

    monkeypatch.setattr(ExercisePage, "exec", choose)
    window.menus.actions["exercises"].trigger()
    assert seen == [["Solved", *[""] * (len(ALL) - 1)]]
    assert window.exercises.attempt.exercise == ALL[2]
    monkeypatch.setattr(ExercisePage, "exec", lambda page: 0)
    Hand(window.view, window.controller).click(Place("button", "exercise-list"))
    assert window.exercises.attempt.exercise == ALL[2]
