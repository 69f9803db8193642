"""Yucata' on the stage: whole games by mouse and by keyboard, hands that stay hidden, previews that come true."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from tests.e2e.key_hand import KeyHand
from tests.games.yucata.model.play import STONES
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model.cards import CARDS, HIDDEN, NAMES, NOTHING
from yamatai.games.yucata.table.board import trees
from yamatai.play import lesson, record
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table.handover import HandOver
from yamatai.table.keyboard import Keyboard
from yamatai.table.keys import Keys
from yamatai.table.lesson_time import seconds
from yamatai.table.look import Look
from yamatai.table.scores import ScoreScreen
from yamatai.table.text import languages, texts


def new_match(seats=2, seed=1, **options):
    return Match(
        META.open(Setup(tuple(Seat(c.capitalize(), c) for c in META.colours[:seats]), seed, (*options.items(),)))
    )


def play(match, actions):
    """Random legal cards."""
    chance = Chance(actions)
    for _ in range(actions):
        if match.to_act:
            seat = match.to_act[0]
            match.do(seat, chance.choice(match.game.legal(match.view(seat), seat)))
    return match


@pytest.mark.parametrize(("seats", "sword"), [(2, "behind"), (3, "in_front"), (4, "behind")])
def test_a_whole_game_by_mouse_verifies(seat_down, tmp_path, seats, sword):
    match = new_match(seats, seed=seats, sword=sword)
    hand = seat_down(match)
    hand.play_to_the_end(seed=seats)
    file = tmp_path / "game.yamatai"
    record.save(match, file)
    reading = record.read(file)
    assert reading.sound
    assert reading.match.result == match.result


def test_a_key_for_a_card_that_is_not_in_hand_says_so(seat_down):
    hand = seat_down(play(new_match(2), 4))
    controller = hand.controller
    keys = KeyHand(Keyboard(hand.view, controller, Keys()))
    told: list[str] = []
    controller.told.connect(told.append)
    card = next(card for card in CARDS if controller.stage.find(Place("card", card)) is None)
    keys.press(getattr(Qt.Key, f"Key_{card}"))
    assert told == [controller.bubble.text]
    assert "not in your hand any more" in told[0]


def test_a_whole_game_by_keyboard(seat_down):
    match = new_match(2)
    hand = seat_down(match)
    keys = KeyHand(Keyboard(hand.view, hand.controller, Keys()))
    while match.to_act:
        number = match.node.number
        card = hand.controller.legal[number % len(hand.controller.legal)]
        keys.choose(Place("card", card))
        assert match.node.number == number + 1, f"{NAMES[card]} was not played"
    assert match.result is not None


def test_digits_are_the_cards(seat_down):
    match = new_match(2)
    hand = seat_down(match)
    assert hand.controller.key("6")
    assert match.game.write(match.node.action) == "play sword"


def test_a_card_goes_to_the_pile_or_anywhere_on_the_path(seat_down):
    for target in (Place("space", 20), Place("amulet", 0)):
        match = new_match(2)
        hand = seat_down(match)
        hand.drag(Place("card", 3), target)
        assert match.game.write(match.node.action) == "play 3"
    match = new_match(2)
    hand = seat_down(match)
    hand.drag(Place("card", 5), Place("pile", match.to_act[0]))
    assert match.game.write(match.node.action) == "play 5"


def let_go(hand, card, at):
    """Drag a card and let it go over a point of the scene."""
    point = hand.view.mapFromScene(at)
    hand.lift(Place("card", card))
    QTest.mouseMove(hand.viewport, point)
    QTest.mouseRelease(hand.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def test_a_card_that_misses_the_path_is_played_in_the_garden(seat_down):
    match = new_match(2)
    hand = seat_down(match)
    board = hand.controller.table.board
    corner = board.pos() + QPointF(6, 6)
    for card, at in ((3, board.pos() + trees(board.trail)[-1]), (2, board.pos() + board.trail.temple), (1, corner)):
        let_go(hand, card, at)
        assert match.game.write(match.node.action) == f"play {card}"


def test_a_card_let_go_where_nothing_takes_it_flies_home(seat_down):
    match = new_match(2, start="first")
    hand = seat_down(match)
    table = hand.controller.table
    beside_the_cards = table.hand.pos() + QPointF(10, 100)
    for at in (beside_the_cards, table.prices.pos() + QPointF(60, 60), QPointF(391, 560), hand.controller.bar.pos()):
        let_go(hand, 3, at)
        assert match.node is match.root
    for place in (Place("pile", 1), Place("seat", 0), Place("card", 5)):
        hand.drag(Place("card", 3), place)
        assert match.node is match.root
        assert not hand.controller.bubble.isVisible()


def test_the_garden_refuses_as_the_path_does(seat_down):
    match = new_match(2, start="first")
    match.do(0, 4)
    hand = seat_down(match)
    board = hand.controller.table.board
    let_go(hand, 4, board.pos() + trees(board.trail)[0])
    assert match.node.number == 1
    assert "White just played 4" in hand.controller.bubble.text


def test_a_refused_card_flies_home_and_its_rule_is_named(seat_down):
    match = new_match(2, start="first")
    match.do(0, 4)
    hand = seat_down(match)
    told: list[str] = []
    hand.controller.told.connect(told.append)
    hand.drag(Place("card", 4), Place("space", 4))
    assert match.node.number == 1
    assert "White just played 4" in told[-1]
    assert "2.4" in told[-1]


def shown_cards(controller):
    """All cards that the stage shows face up in a hand."""
    return {spot.place.id for spot in controller.stage.spots() if spot.place.kind == "card"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_anothers_hand(seat_down, seats):
    match = play(new_match(seats, seed=seats), 6)
    hand = seat_down(match)
    while match.to_act:
        seat = match.to_act[0]
        mine = set(match.state.hands[seat])
        assert shown_cards(hand.controller) == mine
        for other, view in enumerate(hand.controller.view.hands):
            assert other == seat or set(view) <= {HIDDEN}
        hand.controller.perform(hand.controller.legal[0])


def test_a_covered_table_shows_backs(seat_down):
    match = play(new_match(2), 3)
    hand = seat_down(match)
    HandOver(hand.controller).switch(True)
    assert hand.controller.covered
    assert shown_cards(hand.controller) == set()


def test_undo_does_not_bring_out_a_hand(seat_down):
    match = new_match(2, seed=3, **{"undo-across-turns": "yes"})
    hand = seat_down(match)
    seat = match.to_act[0]
    hand.controller.perform(3)
    hand.controller.undo()
    assert hand.controller.seat == seat
    assert set(hand.controller.view.hands[1 - seat]) == {HIDDEN}


def test_an_undo_that_is_refused_says_why_in_words(seat_down):
    match = new_match(2, start="first")
    hand = seat_down(match)
    bubble = hand.controller.bubble
    hand.click(Place("button", "undo"))
    assert bubble.text == "There is nothing to undo."
    hand.click(Place("card", 3))
    hand.click(Place("button", "undo"))
    assert bubble.text == "The last turn is over; your table plays without undo across turns."
    hand.click(Place("button", "redo"))
    assert bubble.text == "There is nothing to do again."
    assert match.node.number == 1


def test_an_undo_across_turns_and_a_branch_by_the_buttons(seat_down):
    match = new_match(3, start="first", **{"undo-across-turns": "yes"})
    hand = seat_down(match)
    HandOver(hand.controller).switch(True)
    controller, viewpoint = hand.controller, hand.controller.viewpoint

    def sit(seat):
        """Only who sits down sees a hand, and only his own."""
        assert (controller.covered, controller.seat) == (True, seat)
        assert shown_cards(controller) == set()
        viewpoint.sit_down()
        controller.refresh()
        assert shown_cards(controller) == set(match.state.hands[seat])

    sit(0)
    hand.click(Place("card", 4))
    sit(1)
    hand.click(Place("button", "undo"))
    sit(0)
    hand.click(Place("button", "redo"))
    sit(1)
    hand.click(Place("card", 2))
    sit(2)
    controller.look_at(match.line()[0])
    assert shown_cards(controller) == set(CARDS)  # his own, as they were
    controller.go_on()
    sit(1)
    hand.click(Place("card", 5))
    assert [len(node.children) for node in match.line()] == [2, 0]


def test_the_log_names_no_card(seat_down):
    match = new_match(3, seed=2)
    hand = seat_down(match)
    events: list[Event] = []
    hand.controller.performed.connect(events.extend)
    hand.play_to_the_end(seed=2)
    names = {
        hand.controller.stage.look.text("yucata-card-sword"),
        hand.controller.stage.look.text("yucata-card-mirror"),
    }
    for event in events:
        line = hand.controller.table.log_line(event)
        assert event.kind != "played" or line == ""
        assert not any(name in line for name in names)


def test_a_hint_names_the_card(seat_down):
    controller = seat_down(new_match(2)).controller
    card = controller.legal[1]
    after = controller.match.state.copy()
    events = controller.match.game.apply(after, controller.seat, card)
    assert controller.table.plan_lines(events)[0] == f"Play: {card}"
    assert controller.table.log_line(events[0]) == ""


@pytest.mark.parametrize("at", range(2, 26, 3))
def test_what_a_card_is_said_to_bring_is_what_it_brings(seat_down, at):
    match = play(new_match(2, seed=at), at)
    if not match.to_act:
        pytest.skip("the game was over before")
    hand = seat_down(match)
    controller, seat = hand.controller, match.to_act[0]
    for card in controller.legal:
        spot = controller.stage.find(Place("card", card))
        note = controller.table.knowing.about(controller.view, spot)
        before = sum(match.score[seat].values())
        after = match.state.copy()
        match.game.apply(after, seat, card)
        change = sum(match.game.score(after)[seat].values()) - before
        values = {line.text: line.value for line in note.lines}
        assert values["Goes to space"] == str(after.at[seat])
        assert values["Points"].replace("\N{MINUS SIGN}", "-").replace("+", "") == str(change)
        assert controller.table.gesture(controller.view, card).target == Place("space", after.at[seat])


def test_amulets_on_one_space_do_not_hide_each_other(seat_down):
    board = seat_down(new_match(4)).controller.table.board
    points = [board.place_of(seat) for seat in range(4)]
    for seat, point in enumerate(points):
        others = [QRectF(p.x() - 18, p.y() - 18, 36, 36) for s, p in enumerate(points) if s != seat]
        assert not any(rect.contains(point) for rect in others), f"the amulet of seat {seat} is hidden"


def test_stones_that_were_taken_are_gone(seat_down):
    match = play(new_match(2), 9)
    board = seat_down(match).controller.table.board
    lead = match.state.lead
    assert not any(board.stone(space) for space in range(lead + 1))
    left = [board.stone(space) for space in range(lead + 1, 40)]
    assert left.count("light") == 25 - sum(match.state.light)
    assert left.count("dark") == 9 - sum(match.state.dark)


def test_a_pile_shows_its_last_card(seat_down):
    match = new_match(2, start="first")
    controller = seat_down(match).controller
    assert [match.state.piles[seat] for seat in range(2)] == [NOTHING, NOTHING]
    controller.perform(CARDS[2])
    assert "3" in controller.stage.find(Place("pile", 0)).name


def test_the_prompt_of_a_held_card_names_the_key_that_keeps_it(seat_down):
    controller = seat_down(new_match()).controller
    controller.hold(Place("card", controller.legal[0]))
    assert controller.bar.prompt.endswith("or on your pile. Esc keeps it.")
    controller.stage.look.keys = Keys({"leave": ("F9",)})
    controller.show_bar()
    assert controller.bar.prompt.endswith("or on your pile. F9 keeps it.")
    controller.stage.look.keys = Keys({"leave": ()})
    controller.show_bar()
    assert controller.bar.prompt.endswith("or on your pile.")


def test_a_shared_win_has_two_first_places(seat_down):
    match = play(new_match(2, seed=37, layout=STONES), 97)
    assert match.result is not None
    assert match.result.winners == 2
    controller = seat_down(match).controller
    screen = ScoreScreen(Look())
    screen.show(controller.table, match)
    controller.stage.add_panels([screen])
    ranks = [spot.name for spot in screen.spots() if spot.place.kind == "rank"]
    assert [name.split()[0] for name in ranks] == ["1.", "1."]
    sentence = controller.table.end_sentence(match.view(None), ("Ana", "Bo"), match.score)
    assert sentence.startswith(("Ana, Bo", "Bo, Ana"))


@pytest.mark.parametrize("language", languages())
def test_it_is_learned_in_less_than_four_minutes(language):
    read = lesson.load(META.id)
    assert len(read.chapter) == 4
    assert sum(seconds(META.id, read, chapter, texts(language)) for chapter in read.chapter) < 4 * 60
