"""Every lesson is walked through the window with real mouse events: as it should be done, and with wrong moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand
from tests.windows import empty_window
from yamatai.play import lesson
from yamatai.play.game import Place, find, installed, load
from yamatai.play.lesson import LEARNER
from yamatai.table.coach_card import PREFIX

GAMES = [game for game in installed() if lesson.has_lesson(game)]
CHAPTERS = [(game, chapter.id) for game in GAMES for chapter in lesson.load(game).chapter]
SCRIPTED = [(game, id) for game, id in CHAPTERS if not lesson.load(game).find(id).free]


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))  # nothing is learned yet
    return empty_window(qtbot)


def begin(window, game, id, at=0):
    of = lesson.load(game)
    window.lessons.begin(find(game), of, of.find(id), at)
    return window.lessons.coach, Hand(window.view, window.controller)


def button(id):
    return Place("button", PREFIX + id)


def by_hand(hand, action):
    """Do what the action's gesture is."""
    hand.do(hand.controller.match.game.write(action))


def read_on(coach, hand):
    """Press what leads on from a note: Next, or at the end of a chapter what comes after it."""
    hand.click(button(coach.card.main))


def is_free(window, place):
    """Whether a hand can point at a place: the card does not lie over it."""
    spot = window.controller.stage.find(Place("power") if place == Place("mat") else place)
    return spot is not None and not window.lessons.coach.card.rect.contains(spot.rect.center())


def another_move(window):
    """A legal action that a hand can do but the step does not wait for, None if there is none."""
    controller, course = window.controller, window.lessons.course
    for action in controller.legal:
        gesture = controller.table.gesture(controller.view, action)
        if action not in course.awaited and all(is_free(window, p) for p in (gesture.source, gesture.target) if p):
            return action
    return None


def state(window):
    match = window.controller.match
    return match.node, match.game.digest(match.state), window.lessons.course.at


@pytest.mark.parametrize(("game", "id"), SCRIPTED)
def test_a_chapter_is_walked_by_hand(window, game, id):
    coach, hand = begin(window, game, id)
    course = coach.course
    for at, step in enumerate(course.chapter.told):
        assert course.at == at
        see_that_the_card_covers_nothing(window, coach, step)
        if step.wait:
            by_hand(hand, course.awaited[0])
        else:
            read_on(coach, hand)
    assert course.over
    assert id in window.lessons.learned.of(game).done
    if course.chapter.ends_reading:
        following = lesson.load(game).after(course.chapter)
        assert window.lessons.course.chapter == following, "no other press is needed"
    assert window.keeping.autosave is None, "a lesson is not kept"


def see_that_the_card_covers_nothing(window, coach, step):
    """Every place pointed at is on the stage, ringed, and free; so are the ends of the awaited move."""
    controller = window.controller
    places = load(controller.match.game.meta.places)(controller.match.game, controller.view, LEARNER)
    for text in step.at:
        wanted = lesson.place(text)
        kin = [spot for spot in controller.stage.spots() if spot.place.kind == wanted.kind]
        spots = kin if lesson.is_any(wanted) else [spot for spot in kin if spot.place == wanted][:1]
        assert spots, f"{step.note}: {text} is not on the stage"
        for spot in spots:
            assert spot.place in places, f"{step.note}: {spot.place} is unknown to the game's places"
            assert any(hole.adjusted(-1, -1, 1, 1).contains(spot.rect) for hole in coach.veil.holes), (
                f"{step.note}: {text} is not ringed"
            )
    card = coach.card.rect
    for hole in coach.veil.holes:
        covered = card.intersected(hole)
        # All islands at once are the whole board: there the card must lie on some of it.
        assert covered.isEmpty() or hole.width() > 900, f"{step.note}: the card covers what it points at"
    for action in coach.course.awaited:
        gesture = controller.table.gesture(controller.view, action)
        for place in filter(None, (gesture.source, gesture.target)):
            assert is_free(window, place), f"{step.note}: {place} lies below the card"


@pytest.mark.parametrize(("game", "id"), SCRIPTED)
def test_a_chapter_is_walked_by_the_buttons_of_the_card_there_and_back(window, game, id):
    """From each step Back leads to the one before, and Show me or Next on again to the very same moment."""
    coach, hand = begin(window, game, id)
    course = coach.course

    def go_on():
        if course.step.wait:
            hand.click(button("show"))
        else:
            read_on(coach, hand)

    for at in range(len(course.chapter.told)):
        here = state(window)
        assert here[-1] == at
        if at:
            hand.click(button("back"))
            assert course.at == at - 1
            go_on()
            assert state(window)[1:] == here[1:]
        go_on()
    assert course.over


@pytest.mark.parametrize(("game", "id"), SCRIPTED)
def test_wrong_moves_change_nothing_and_are_told_why(window, game, id):
    """At each step: what the rules refuse gets their sentence, what they allow a gentle one."""
    coach, hand = begin(window, game, id)
    course, controller = coach.course, window.controller
    text = window.look.text
    for step in course.chapter.told:
        gentle = text("coach-over" if course.closing else "coach-other-move" if step.wait else "coach-read-first")
        told: list[str] = []
        controller.told.connect(told.append)
        before = state(window)
        refused = refused_gesture(window) if controller.by_hand else None
        if refused is not None:
            source, target, sentence = refused
            hand.drag(source, target)
            assert state(window) == before
            assert set(told) == {sentence}  # over the place, and at the drop
            told.clear()
        action = another_move(window)
        if action is not None:
            by_hand(hand, action)
            assert state(window) == before
            assert told == [gentle], controller.match.game.write(action)
        controller.told.disconnect(told.append)
        QTest.keyClick(window.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert state(window) == before, "no undo in a lesson"
        controller.let_go()  # what is held or on
        controller.set_mode("")
        if step.wait:
            by_hand(hand, course.awaited[0])
        else:
            read_on(coach, hand)
    assert course.over


def refused_gesture(window):
    """A drag that means something here and is refused by the rules: from where, to where, and the sentence."""
    controller = window.controller
    stage, table, view = controller.stage, controller.table, controller.view
    places = list(dict.fromkeys(spot.place for spot in stage.spots() if is_free(window, spot.place)))
    for source in (place for place in places if stage.find(place).grip):
        for target in (place for place in places if place != source):
            meant = table.meanings(view, source, target, controller.mode)
            why = [controller.match.game.refusal(view, LEARNER, action) for action in meant]
            if why and all(why):
                return source, target, controller.sentence(why[0])
    return None
