"""Hints and reasons: legal, true, and gone as soon as the position is."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.test_computer_seats import sit_down  # noqa: F401
from tests.table.panels import picture, written
from yamatai.bots.levels import Alternative, Thought
from yamatai.play.game import HUMAN, Place
from yamatai.table import fonts
from yamatai.table.access import Access
from yamatai.table.advice import NO_BREAK
from yamatai.table.advice_card import CARD, Option

KEY = Qt.Key


@pytest.fixture
def ask(qtbot, sit_down):  # noqa: F811
    """A function that opens a window in which a person asks for a hint by its key."""

    def ask(seed):
        window = sit_down("human", "human", seed=seed)
        press(window, KEY.Key_H, qtbot)
        qtbot.waitUntil(lambda: window.sitting.adviser.shown, timeout=20_000)
        return window

    return ask


@pytest.fixture
def hinted(ask):
    """A window with a hint on it."""
    return ask(3)


def press(window, key, qtbot):
    """A key in the window, which has to be the active one for that."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window.view, key)


def test_a_hint_shows_a_turn_in_words_and_on_the_table(hinted):
    adviser = hinted.sitting.adviser
    assert 1 <= len(adviser.card.options) <= 3
    name = hinted.controller.match.game.setup.seats[hinted.controller.seat].name
    assert adviser.card.head == f"The best turn found for {name}"
    with written() as lines:
        picture(adviser.card)
    assert [name in line.text for line in lines].count(True) == 1, "the name is said once"
    assert any(line.text.startswith("Takes fleet ") for line in lines)
    assert [step.number for step in adviser.marks.steps] == list(range(1, len(adviser.marks.steps) + 1))
    assert adviser.marks.steps


@pytest.mark.parametrize("seed", [3, 5])  # the second builds
def test_the_steps_stand_in_order_where_they_are_done_with_ghosts_of_what_is_put_there(ask, seed):
    """The places by the words of the actions, and not by the gestures that the marks were made from."""
    window = ask(seed)
    controller, steps = window.controller, window.sitting.adviser.marks.steps
    texts = [controller.match.game.write(action).split() for action in window.sitting.adviser.thought.actions]
    assert texts[-1] == ["end"]
    house = f"house-{controller.match.game.setup.seats[controller.seat].colour}"
    where: dict[str, Callable[..., tuple[Place, str]]] = {
        "fleet": lambda number: (Place("fleet", int(number)), ""),
        "buy": lambda colour: (Place("reserve", colour), ""),
        "place": lambda colour, space: (Place("space", int(space)), f"boat-{colour}"),
        "collect": lambda island: (Place("island", int(island)), ""),
        "build": lambda tile, island: (Place("island", int(island)), house),
        "recruit": lambda who, *tokens: (Place("specialist", who), ""),
    }
    done = {word for word, *_ in texts}
    assert {"fleet", "place"} < done
    for step, (word, *values) in zip(steps, texts[:-1], strict=True):
        place, drawing = where[word](*values)
        assert controller.stage.find(place).rect.contains(step.point or step.source), (word, values)
        assert (step.point is None) == (word in ("fleet", "buy", "collect", "recruit")), "what is taken goes nowhere"
        assert step.drawing == drawing


def test_the_card_shows_the_two_next_best_turns_below_the_best_one(ask):
    adviser = ask(1).sitting.adviser
    turns = [adviser.thought.actions, *(other.actions for other in adviser.thought.alternatives)]
    seen: list[tuple[list[str], str]] = []
    for option in map(adviser._option, turns):
        if (sorted(option.steps), option.gains) not in seen:
            seen.append((sorted(option.steps), option.gains))
    assert len(seen) >= 3
    assert [(sorted(option.steps), option.gains) for option in adviser.card.options] == seen[:3]
    with written() as lines:
        picture(adviser.card)
    said = " ".join(line.text for line in lines)
    assert said.startswith(f"{adviser.card.head} {adviser.card.options[0].gains}")
    assert said.count("Or: ") >= 1
    assert f"Or: {adviser.card.options[1].gains}" in said


def test_turns_that_read_the_same_push_no_other_one_off_the_card(ask):
    """After this seed the four best turns read like two: the third that does not comes later."""
    adviser = ask(5).sitting.adviser
    four = [adviser.thought.actions, *(other.actions for other in adviser.thought.alternatives[:3])]
    assert len(adviser._unlike(four)) < 3
    assert len(adviser.card.options) == 3


def test_the_key_puts_the_hint_away_again(hinted, qtbot):
    press(hinted, KEY.Key_H, qtbot)
    assert not hinted.sitting.adviser.shown
    press(hinted, KEY.Key_B, qtbot)
    assert hinted.controller.match.node.number == 0  # what is not on show is not played


def test_one_key_plays_the_hint_but_leaves_the_end_to_the_person(hinted, qtbot):
    match = hinted.controller.match
    seat, actions = hinted.controller.seat, hinted.sitting.adviser.thought.actions
    (play,) = [spot for spot in hinted.sitting.adviser.card.own_spots() if spot.place.id == "advice-play"]
    assert play.name == "Play it (B)"
    press(hinted, KEY.Key_B, qtbot)
    assert not hinted.sitting.adviser.shown
    assert hinted.controller.seat == seat
    assert [node.action for node in match.line()] == list(actions[:-1])


def test_a_hints_gains_are_those_of_the_turn(hinted):
    match, seat = hinted.controller.match, hinted.controller.seat
    before = match.score[seat]
    told = hinted.sitting.adviser.card.options[0].gains.replace(NO_BREAK, " ")
    hinted.sitting.adviser.play()
    changes = {name: match.score[seat][name] - before[name] for name in before}
    assert any(changes.values())
    for name, value in changes.items():
        term = hinted.look.text(f"yamatai-score-{name}").lower()
        assert (f"{term} +{value}" in told or f"{term} −{-value}" in told) if value else term not in told


def test_gains_begin_with_their_sum_in_points(hinted):
    """ "−1 coins, +2 specialists" reads as if two specialists came."""

    def told(**changes):
        return hinted.sitting.adviser._points(changes).replace(NO_BREAK, " ")

    assert told(coins=-1, specialists=2) == "+1 point: coins −1, specialists +2"
    assert told(coins=-1, unused=-1) == "−2 points: coins −1, unused boats −1"
    assert told(coins=-1, prestige=1) == "0 points: coins −1, prestige +1"
    assert told(coins=0) == ""


def test_any_change_puts_the_hint_away(hinted):
    hinted.controller.perform(hinted.controller.legal[0])
    assert not hinted.sitting.adviser.shown


def test_why_tells_the_terms_of_the_last_computer_turn(qtbot, sit_down):  # noqa: F811
    window = sit_down("medium", "human", seed=2)
    qtbot.waitUntil(lambda: window.controller.by_hand and window.sitting.players.thought is not None, timeout=20_000)
    window.sitting.why()
    assert window.sitting.adviser.shown
    assert window.sitting.adviser.card.options[0].gains
    assert window.controller.match.game.setup.seats[window.sitting.players.thinker].player != HUMAN


def test_reasons_are_those_against_the_runner_up(sit_down):  # noqa: F811
    window = sit_down("human", "human")
    runner_up = Alternative((), 5.0, {"coins": 2.0, "buildings": 4.0, "prestige": 1.0})
    third = Alternative((), 3.0, {"coins": 0.0, "buildings": 0.0, "prestige": 0.0})
    thought = Thought((), 6.5, {"coins": 2.0, "buildings": 3.0, "prestige": 3.5}, (runner_up, third))
    players = SimpleNamespace(behind=lambda moment: (thought, 1))
    window.sitting.adviser.why(players)
    card = window.sitting.adviser.card
    names = [window.look.text(f"yamatai-judge-{term}").lower() for term in ("prestige", "buildings")]
    assert card.options[0].gains == f"{names[0]}{NO_BREAK}+2.5, {names[1]}{NO_BREAK}−1"
    assert "Orange" in card.head
    assert not card.can_play


def test_why_follows_the_moment_that_is_looked_at(qtbot, sit_down):  # noqa: F811
    """Of each action that a computer player did the reasons are those of its own turn."""
    window = sit_down("medium", "medium", "human", seed=3)
    controller, players = window.controller, window.sitting.players
    qtbot.waitUntil(lambda: controller.by_hand and controller.match.node.number > 0, timeout=20_000)
    line, seen = controller.match.line(), []
    for node in line:
        window.sitting.history.look_at(node.number)
        press(window, KEY.Key_W, qtbot)
        assert window.sitting.adviser.shown
        seat = node.seat
        assert controller.match.game.setup.seats[seat].name in window.sitting.adviser.card.head
        thought, thinker = players.behind(node)
        assert thinker == seat
        assert node.action in thought.actions
        seen.append(window.sitting.adviser.card.options[0].gains)
    assert len({node.seat for node in line}) > 1
    assert len(set(seen)) > 1


def test_of_what_nobody_thought_no_reason_is_told(sit_down, qtbot):  # noqa: F811
    window = sit_down("human", "easy", seed=3)
    assert window.sitting.players.behind(window.controller.match.root) is None
    press(window, KEY.Key_W, qtbot)
    assert not window.sitting.adviser.shown


def test_a_hint_is_spoken_and_named_whole(ask, monkeypatch):
    spoken: list[str] = []
    monkeypatch.setattr(Access, "announce", lambda _access, text, urgent=False: spoken.append(text))
    adviser = ask(3).sitting.adviser
    best, *others = adviser.card.options
    assert spoken[-1] == adviser.card.title
    assert adviser.card.title.startswith(f"{adviser.card.head}. {best.gains}. Takes fleet ")
    assert all(step in adviser.card.title for step in best.steps[1:])
    assert all(f"Or: {option.gains}" in adviser.card.title for option in others)


def test_the_keyboard_goes_on_from_a_card_that_it_has_closed(hinted, qtbot):
    keyboard = hinted.sitting.keyboard
    keyboard.focus(Place("button", "advice-close"))
    assert keyboard.shown
    press(hinted, KEY.Key_Space, qtbot)
    assert not hinted.sitting.adviser.shown
    assert any(area.find(keyboard.place) for area in keyboard.areas())


def test_the_card_is_no_higher_than_what_it_says(hinted):
    card = hinted.sitting.adviser.card
    foot = card.pos().y() + card.size.height()
    hint = card.size.height()
    card.tell("Why Orange played this: against the next best turn", [Option((), "coins +2")], can_play=False)
    assert card.size.height() < 0.5 * hint
    assert card.pos().y() + card.size.height() == foot


@pytest.mark.parametrize("large", [False, True])
def test_a_turn_that_is_too_long_for_the_card_loses_its_last_steps_and_no_words_leave_it(hinted, large):
    card = hinted.sitting.adviser.card
    hinted.look.large = large
    card.tell(
        "A turn", [Option(tuple(f"does what is done for the {n}th time" for n in range(40)), "+1")], can_play=True
    )
    with written() as lines:
        picture(card)
    assert card.size.height() <= CARD.height()
    assert all(line.fits for line in lines)
    steps = [line for line in lines if line.text.startswith("Does")]
    assert 10 < len(steps) < 40
    assert all(f" {n}th " in step.text for n, step in enumerate(steps))
    top = min(spot.rect.top() for spot in card.own_spots())
    assert steps[-1].rect.top() + steps[-1].font.pixelSize() * fonts.TILE_LEADING <= top


def test_marks_leave_what_the_log_covers_and_come_back(hinted, qtbot):
    marks, log = hinted.sitting.adviser.marks, hinted.sitting.history.log
    before = [step.point for step in marks.steps]
    corners = [step.source for step in marks.steps]
    press(hinted, KEY.Key_L, qtbot)
    drawer = QRectF(log.pos(), log.size)
    assert marks.isVisible()
    assert not any(drawer.contains(step.point) for step in marks.steps if step.point is not None)
    assert not any(drawer.contains(step.source) for step in marks.steps if step.source is not None)
    press(hinted, KEY.Key_L, qtbot)
    assert [step.point for step in marks.steps] == before
    assert [step.source for step in marks.steps] == corners
    assert any(drawer.contains(point) for point in [*before, *corners] if point is not None)


def test_reasons_put_the_marks_of_a_hint_away(hinted):
    adviser = hinted.sitting.adviser
    adviser.why(SimpleNamespace(behind=lambda moment: (Thought((), 1.0, {"coins": 1.0}, ()), 1)))
    assert adviser.shown
    assert not adviser.marks.isVisible()
