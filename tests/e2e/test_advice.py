"""Hints and reasons: legal, true, and gone as soon as the position is."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bots.tables import NARROW, game_of
from tests.e2e.hand import Hand, lively
from tests.e2e.test_computer_seats import Listener, sit_down  # noqa: F401
from tests.table.panels import picture, written
from yamatai.bots import levels
from yamatai.bots.beam import search_turn
from yamatai.bots.judge import evaluation_of
from yamatai.bots.levels import Alternative, Thought
from yamatai.bots.questions import Answer, Why
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.play.race import Task
from yamatai.table import fonts
from yamatai.table.access import Access
from yamatai.table.advice_card import CARD, Option
from yamatai.table.advice_words import NO_BREAK, AdviceWords

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
    view, seat = adviser.controller.view, adviser.controller.seat
    for option in (AdviceWords(adviser.controller).turn(view, seat, turn) for turn in turns):
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


def test_a_hint_goes_on_where_a_computer_player_would_think_again(sit_down, qtbot):  # noqa: F811
    """With this fleet it would look whether to replace a building, which nobody can foresee."""
    window = sit_down("human", "human")
    window.play(searched(1, 31), path="kept")
    press(window, KEY.Key_H, qtbot)
    adviser, match = window.sitting.adviser, window.controller.match
    qtbot.waitUntil(lambda: adviser.shown, timeout=20_000)
    assert [match.game.write(action) for action in adviser.thought.actions] == ["fleet 1"]
    assert any("recruits" in step for step in adviser.card.options[0].steps)
    assert adviser.marks.steps[-1].number > 3
    turn = adviser.thought.turn
    press(window, KEY.Key_B, qtbot)
    assert [node.action for node in match.line()[31:]] == list(turn[:-1])
    assert match.game.write(turn[-1]) == "end"


def test_a_hint_that_reveals_something_tells_the_step_and_nothing_of_what_comes(sit_down, qtbot):  # noqa: F811
    window = sit_down("human", "human")
    window.play(searched(1, 32), path="kept")
    press(window, KEY.Key_H, qtbot)
    adviser, match = window.sitting.adviser, window.controller.match
    qtbot.waitUntil(lambda: adviser.shown, timeout=20_000)
    assert [match.game.write(action).split()[0] for action in adviser.thought.turn] == ["survey"]
    (step,) = adviser.card.options[0].steps
    assert step == "puts a building under the deck: House; the top one takes its place"
    press(window, KEY.Key_B, qtbot)
    assert match.node.reveals


def searched(seed, actions):
    """So much of a game between narrow searchers, at a table of two people."""
    match = Match(game_of(2, seed))
    while match.node.number < actions:
        judge = evaluation_of(match.game).judge(evaluation_of(match.game).weights)
        turn = search_turn(match.game, match.state, match.to_act[0], judge, NARROW).candidates[0].actions
        for action in turn[: actions - match.node.number]:
            match.do(match.to_act[0], action)
    return match


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
        return AdviceWords(hinted.controller).points(changes).replace(NO_BREAK, " ")

    assert told(coins=-1, specialists=2) == "+1 point: coins −1, specialists +2"
    assert told(coins=-1, unused=-1) == "−2 points: coins −1, unused boats −1"
    assert told(coins=-1, prestige=1) == "0 points: coins −1, prestige +1"
    assert told(coins=0) == ""


def test_any_change_puts_the_hint_away(hinted):
    hinted.controller.perform(hinted.controller.legal[0])
    assert not hinted.sitting.adviser.shown


# Why


class Knows(Listener):
    """Has one answer to all questions."""

    def __init__(self, answer):
        super().__init__()
        self.answer = answer

    def poll(self):
        return self.answer


def after_a_turn(*players):
    """A match of these players after a first turn of which somebody has done what came to his mind."""
    seats = tuple(Seat(c.capitalize(), c, player) for c, player in zip(META.colours, players, strict=False))
    match, chance = Match(META.open(Setup(seats, 1))), Chance(1)
    while not match.node.ends_turn:
        match.do(match.to_act[0], lively(match, chance))
    return match


def reasons(window, key, qtbot):
    """What the card says after a key, and when there is nothing more to think."""
    press(window, key, qtbot)
    qtbot.waitUntil(lambda: not window.sitting.adviser.waiting, timeout=60_000)
    (option,) = window.sitting.adviser.card.options
    return option


def test_why_tells_the_terms_of_the_last_computer_turn_and_the_next_best(qtbot, sit_down):  # noqa: F811
    window = sit_down("medium", "human", seed=2)
    qtbot.waitUntil(lambda: window.controller.by_hand and window.controller.match.node.number > 0, timeout=20_000)
    told = reasons(window, KEY.Key_W, qtbot)
    card = window.sitting.adviser.card
    assert card.head == "Why Blue played this: against the next best turn"
    assert "points: " in told.gains or "point: " in told.gains
    assert told.steps[0].startswith("Next best: takes fleet ")
    assert len(told.steps) > 2
    assert not card.can_play
    assert not window.sitting.adviser.marks.isVisible()


def test_reasons_add_up_to_the_difference_from_the_runner_up(hinted):
    chosen = {"coins": 2.0, "buildings": 3.0, "prestige": 3.5, "order": 0.3, "left": 0.2, levels.ERROR: 0.24}
    other = {"coins": 2.0, "buildings": 4.0, "prestige": 1.0, "order": 0.1, "win": -20.0}
    told = AdviceWords(hinted.controller).reasons(chosen, other).replace(NO_BREAK, " ")
    first, _, terms = told.partition(": ")
    assert first == "+22.1 points"
    assert terms == "being first +20, prestige +2.5, buildings −1, chance in its judgement +0.2, everything else +0.4"
    assert AdviceWords(hinted.controller).reasons(other, other) == ""


def test_the_numbers_of_reasons_are_those_of_the_language(hinted):
    hinted.change_options(language="es")
    told = AdviceWords(hinted.controller).reasons({"coins": 1.5}, {})
    assert told == f"+1,5 puntos: monedas{NO_BREAK}+1,5"


@pytest.mark.parametrize("language", ["en", "es", "sv"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_term_of_every_level_has_words(sit_down, language, level):  # noqa: F811
    window = sit_down("human", "human")
    window.change_options(language=language)
    match = window.controller.match
    for _ in range(3):
        seat = match.to_act[0]
        thought = levels.think(match.game, match.view(seat), seat, 1, match.node.number, level)
        for action in thought.actions:
            match.do(seat, action)
        for name in thought.terms:
            assert AdviceWords(window.controller).reasons({name: 1.0}, {})


def test_why_follows_the_moment_that_is_looked_at(qtbot, sit_down):  # noqa: F811
    """Of each action that a computer player did the reasons are those of its own turn."""
    window = sit_down("medium", "medium", "human", seed=3)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.by_hand and controller.match.node.number > 0, timeout=20_000)
    line, seen = controller.match.line(), []
    for node in line:
        window.sitting.history.look_at(node.number)
        seen.append(reasons(window, KEY.Key_W, qtbot).gains)
        assert controller.match.game.setup.seats[node.seat].name in window.sitting.adviser.card.head
    assert len({node.seat for node in line}) > 1
    assert 1 < len(set(seen)) < len(line)


def test_why_is_known_of_any_action_in_a_game_that_was_saved(sit_down, qtbot, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path / "home"))
    Task(META, ("easy", "medium"), levels.player, save_dir=tmp_path).play(1)
    (path,) = tmp_path.glob("*.yamatai")
    window = sit_down("human", "human")
    window.replay(str(path))
    match = window.controller.match
    for number in (1, 20, 57, len(match.line())):
        window.sitting.history.look_at(number)
        assert "point" in reasons(window, KEY.Key_W, qtbot).gains, number


def test_what_a_computer_player_would_not_have_done_cannot_be_told(sit_down, qtbot):  # noqa: F811
    window = sit_down("human", "human")
    window.play(after_a_turn("easy", "easy"), path="kept")
    window.sitting.players.pause(True)
    told = reasons(window, KEY.Key_W, qtbot)
    name = window.controller.match.game.setup.seats[window.controller.match.node.seat].name
    assert told.gains.startswith(f"That cannot be told: from here {name} would have played otherwise.")


@pytest.mark.parametrize(("others", "told"), [
    ((), "It saw nothing else to do."),
    ((Alternative((), 2.0, {"coins": 2.0}),), "All other turns that it looked at were worth the same."),
])  # fmt: skip
def test_a_choice_without_a_reason_says_so(sit_down, qtbot, others, told):  # noqa: F811
    window = sit_down("human", "human", runner=Knows(Answer(Thought((1,), 2.0, {"coins": 2.0}, others))))
    window.play(after_a_turn("easy", "human"), path="kept")
    assert reasons(window, KEY.Key_W, qtbot).gains == told


def test_who_plays_at_random_has_no_reasons(sit_down, qtbot):  # noqa: F811
    window = sit_down("human", "human", runner=Knows(Answer(Thought((1,), 0.0, {}))))
    window.play(after_a_turn("random", "random"), path="kept")
    window.sitting.players.pause(True)
    assert reasons(window, KEY.Key_W, qtbot).gains == "It plays at random."


@pytest.fixture
def wondering(sit_down, qtbot):  # noqa: F811
    """A window in which somebody has asked why, and no answer comes."""
    window = sit_down("human", "human", runner=Listener())
    window.play(after_a_turn("easy", "human"), path="kept")
    assert window.controller.by_hand
    press(window, KEY.Key_W, qtbot)
    return window


def test_while_it_is_thought_of_the_card_says_so_and_the_key_puts_it_away(wondering, qtbot):
    adviser = wondering.sitting.adviser
    assert adviser.card.options[0].gains == "It thinks again …"
    assert isinstance(wondering.runner.asked[-1], Why)
    press(wondering, KEY.Key_W, qtbot)
    assert not adviser.shown
    assert not adviser.waiting


def test_another_moment_puts_reasons_away_that_are_still_thought_of(wondering):
    wondering.sitting.history.step(-1)
    assert not wondering.sitting.adviser.shown
    assert not wondering.sitting.adviser.waiting


def test_reasons_are_asked_for_with_what_the_computer_player_saw_then(wondering):
    asked = wondering.runner.asked[-1]
    match = wondering.controller.match
    line = [node for node in match.line() if node.seat == asked.seat]
    for node, (view, action) in zip(line, asked.steps, strict=True):
        assert action == node.action
        assert repr(view) == repr(match.game.view(node.parent.state, asked.seat))
        assert repr(view) != repr(node.parent.state)
    assert asked.ply == 0


def test_from_reasons_one_key_leads_to_a_hint_and_back(qtbot, sit_down):  # noqa: F811
    window = sit_down("medium", "human", seed=2)
    qtbot.waitUntil(lambda: window.controller.by_hand and window.controller.match.node.number > 0, timeout=20_000)
    card = window.sitting.adviser.card
    for key, head in ((KEY.Key_W, "Why Blue"), (KEY.Key_H, "The best turn"), (KEY.Key_W, "Why Blue")):
        press(window, key, qtbot)
        qtbot.waitUntil(lambda: not window.sitting.adviser.waiting, timeout=20_000)
        assert card.head.startswith(head)
        assert window.sitting.adviser.marks.isVisible() == (key == KEY.Key_H)


def test_what_cannot_be_told_now_is_said_in_one_line_also_aloud(sit_down, qtbot, monkeypatch):  # noqa: F811
    spoken: list[str] = []
    monkeypatch.setattr(Access, "announce", lambda _access, text, urgent=False: spoken.append(text))
    window = sit_down("human", "easy", seed=3, runner=Listener())
    text, line = window.look.text, window.statusBar().currentMessage
    window.play(after_a_turn("easy", "human"), path="kept")
    window.sitting.history.look_at(0)
    press(window, KEY.Key_W, qtbot)
    assert line() == spoken[-1] == text("advice-nobody")
    window.play(after_a_turn("easy", "easy"), path="kept")  # nobody's turn
    press(window, KEY.Key_H, qtbot)
    assert line() == spoken[-1] == text("advice-not-now")
    assert not window.sitting.adviser.shown


def test_from_the_final_scoring_there_is_no_hint_but_a_reason(sit_down, qtbot):  # noqa: F811
    window = sit_down("human", "human", runner=Knows(Answer(Thought((1,), 2.0, {"coins": 2.0}))))
    match, chance = after_a_turn("easy", "human"), Chance(2)
    while match.to_act:
        match.do(match.to_act[0], lively(match, chance))
    window.play(match, path="kept")
    assert window.sitting.scores is not None
    press(window, KEY.Key_H, qtbot)
    assert window.statusBar().currentMessage() == window.look.text("advice-not-now")
    assert window.sitting.scores is not None
    assert reasons(window, KEY.Key_W, qtbot).gains == "It saw nothing else to do."
    assert window.sitting.scores is None


def test_computer_players_wait_while_somebody_reads_why(qtbot, sit_down):  # noqa: F811
    window = sit_down("easy", "easy", seed=3)
    match, players = window.controller.match, window.sitting.players
    qtbot.waitUntil(lambda: match.node.number > 0, timeout=20_000)
    reasons(window, KEY.Key_W, qtbot)
    here = match.node
    qtbot.waitUntil(lambda: bool(players._plan), timeout=20_000)  # it may think meanwhile
    assert not players._step.isActive()
    assert not players.paused
    assert match.node is here
    assert window.sitting.adviser.shown
    press(window, KEY.Key_W, qtbot)
    qtbot.waitUntil(lambda: match.node.number > here.number, timeout=20_000)


def test_a_click_goes_on_from_reasons(qtbot, sit_down):  # noqa: F811
    window = sit_down("medium", "easy", "human", seed=3)
    match, players = window.controller.match, window.sitting.players
    window.set_speed(0.5)
    qtbot.waitUntil(lambda: match.node.number > 0 and len(players._plan) > 1, timeout=20_000)
    reasons(window, KEY.Key_W, qtbot)
    here = match.node.number
    Hand(window.view, window.controller).click(Place("space", 40))
    assert match.node.number > here
    assert not window.sitting.adviser.shown
    window.set_speed(0)
    qtbot.waitUntil(lambda: window.controller.by_hand, timeout=20_000)


def test_what_plays_in_a_look_back_stops_for_reasons(qtbot, sit_down):  # noqa: F811
    window = sit_down("easy", "human", seed=2)
    history = window.sitting.history
    qtbot.waitUntil(lambda: window.controller.by_hand and window.controller.match.node.number > 1, timeout=20_000)
    history.look_at(1)
    history.play_or_stop()
    assert history.playing
    reasons(window, KEY.Key_W, qtbot)
    assert not history.playing
    assert window.sitting.adviser.shown


def test_a_thought_that_breaks_down_is_told_and_stands_in_the_log(sit_down, qtbot, caplog):  # noqa: F811
    window = sit_down("human", "human", runner=Knows(Answer(None, "what went wrong")))
    press(window, KEY.Key_H, qtbot)
    qtbot.waitUntil(lambda: not window.sitting.adviser.waiting, timeout=20_000)
    assert window.statusBar().currentMessage() == window.look.text("advice-failed")
    assert "what went wrong" in caplog.text
    assert not window.sitting.adviser.shown


def test_why_does_not_stop_a_computer_player_that_thinks(qtbot, sit_down):  # noqa: F811
    window = sit_down("easy", "easy", "human", seed=3)
    controller, players = window.controller, window.sitting.players
    assert players.busy
    controller.perform(controller.match.game.legal(controller.match.view(controller.acting), controller.acting)[0])
    assert players.busy
    for _ in range(2):
        press(window, KEY.Key_W, qtbot)
    qtbot.waitUntil(lambda: controller.by_hand, timeout=20_000)


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


def test_the_card_covers_no_more_than_what_it_says_needs(hinted):
    card = hinted.sitting.adviser.card
    foot = card.pos().y() + card.size.height()
    hint = card.size.height()
    card.tell("Why Orange played this: against the next best turn", [Option((), "coins +2")], can_play=False)
    assert card.size.height() < hint
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


def test_all_three_turns_have_a_place_on_the_card_however_long_they_are(hinted):
    card = hinted.sitting.adviser.card
    gains = ("coins +1", "coins +2", "coins +3")
    steps = [f"takes fleet {n}" for n in range(20)]
    turns = [Option(tuple(steps[:count]), gain) for count, gain in zip((8, 20, 20), gains, strict=True)]
    card.tell("Turns", turns, can_play=True)
    with written() as lines:
        picture(card)
    texts = [line.text for line in lines]
    assert [text for text in texts if text.lower().endswith(gains)] == ["Coins +1", "Or: coins +2", "Or: coins +3"]
    assert texts.count("Takes fleet 7") == 1
    assert len([text for text in texts if text.startswith("Takes fleet 0; takes fleet 1;")]) == 2
    assert len(re.findall(r"; and \d+ more steps", " ".join(texts))) == 2
    assert not any("…" in text for text in texts)


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
