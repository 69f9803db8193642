"""Passing the screen on: nothing private is painted, named or done while it is on its way (report 21 of our models)."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from tests.e2e.hand import Hand, lively
from tests.table.panels import colours, written
from tests.toy.table import NAMES, do, match
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.controller import Controller
from yamatai.table.handover import BUTTON, CARD, Cover, HandOver, turns
from yamatai.table.history import History
from yamatai.table.look import Look
from yamatai.table.panel import Panel, Spot
from yamatai.table.picture import render
from yamatai.table.prompt import PhaseBar
from yamatai.table.set_up import set_table
from yamatai.table.settings import Keeper
from yamatai.table.stage import BAR, Stage
from yamatai.table.theme import THEMES
from yamatai.table.walk import areas
from yamatai.table.window import TableWindow


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


# A table on which hands are secret


class Hands(Panel):
    """Every card that is known lies here, written and named."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(10, 200, 1900, 600))
        self.cards: list[str] = []

    def tell(self, view: Any) -> None:
        self.cards = [f"card {card} of {NAMES[s]}" for s, hand in enumerate(view.hands) for card in hand if card > 0]
        self.changed()

    def own_spots(self):
        return [
            Spot(Place("card", i), QRectF(200 * (i % 6), 50 * (i // 6), 190, 40), name)
            for i, name in enumerate(self.cards)
        ]

    def paint_panel(self, painter):
        for spot in self.own_spots():
            fonts.draw_text(painter, spot.name, QRectF(spot.rect), fonts.sans(16), self.look.theme.text)


class ToyTable:
    """As much of a game's side of the table as looking on needs."""

    def __init__(self, look: Look) -> None:
        self.hands = Hands(look)
        self.panels: list[Panel] = [self.hands]
        self.areas = self.panels
        silent = lambda *_: None  # noqa: E731
        self.knowing = SimpleNamespace(about=silent, foresee=silent, point_out=silent)

    def show(self, view, seat):
        self.hands.tell(view)

    def backdrop(self, painter, window):
        painter.fillRect(window, QColor("white"))

    def meanings(self, view, source, target, mode):
        return ()

    def at_once(self, view, place, mode):
        return None

    def place_of_key(self, key):
        return None

    def forced_mode(self, view):
        return ""

    def buttons(self, view, legal, mode):
        return ()

    def steps(self, view):
        return ("act",), 0

    def prompt(self, view, legal, held, mode):
        return ""

    def lit(self, view, legal):
        return frozenset()

    def holdings(self, view, seat):
        return ()

    def sentence(self, refusal):
        return refusal.code

    def log_line(self, event):
        return f"{NAMES[event.seat]} {event.kind}s" if event.seat >= 0 else ""

    def seat_drawing(self, seat):
        return f"house-{META.colours[seat]}"

    def seat_colours(self, seat):
        return QColor("white"), QColor("black")


def secret_table(*players, seed=1, **options):
    """A controller of the toy game and the hand-over on its table, switched on."""
    look = Look(reduced_motion=True)
    table: Any = ToyTable(look)
    controller = Controller(Stage(look), table, PhaseBar(look, BAR), match(*players, seed=seed, **options))
    hand_over = HandOver(controller)
    hand_over.switch(True)
    return controller, hand_over


def perform(controller, text):
    assert controller.perform(controller.match.game.read(text)) is None


def secrets(controller):
    """All cards that can be read, or heard, anywhere on the stage."""
    with written() as lines:
        render(controller, 960, 540)
    told = [line.text for line in lines] + [spot.name for spot in controller.stage.spots()]
    return {text for text in told if "card" in text}


def test_nobody_sees_a_hand_while_the_screen_is_on_its_way():
    controller, hand_over = secret_table(HUMAN, HUMAN, HUMAN, seed=2)
    passed = 0
    while controller.match.to_act:
        if controller.covered:
            passed += 1
            assert hand_over.cover.isVisible()
            assert secrets(controller) == set()
            hand_over.sit_down()
        seat = controller.match.to_act[0]
        assert controller.seat == seat
        assert all(text.endswith(NAMES[seat]) for text in secrets(controller))
        if controller.match.state.deck:
            perform(controller, "draw")
            assert any(text.endswith(NAMES[seat]) for text in secrets(controller))
        else:
            perform(controller, "coin")
        perform(controller, "end")
    assert passed > 6
    assert not controller.covered


def test_without_it_the_table_is_never_covered():
    controller, hand_over = secret_table(HUMAN, HUMAN)
    hand_over.switch(False)
    assert not controller.covered
    for _ in range(6):
        perform(controller, "coin")
        perform(controller, "end")
        assert not controller.covered
        assert controller.by_hand


def test_a_game_begins_covered_and_so_does_switching_it_on():
    controller, hand_over = secret_table(HUMAN, HUMAN)
    assert controller.covered
    hand_over.sit_down()
    assert not controller.covered
    hand_over.switch(False)
    hand_over.switch(True)
    assert controller.covered


def test_two_turns_in_a_row_are_played_without_a_cover():
    seed = next(seed for seed in range(100) if len({*match(seed=seed).state.order[:2]}) == 1)
    controller, hand_over = secret_table(HUMAN, HUMAN, seed=seed)
    hand_over.sit_down()
    perform(controller, "coin")
    perform(controller, "end")
    assert not controller.covered


def test_one_person_among_computer_players_needs_no_cover():
    controller, _ = secret_table(HUMAN, "easy", "easy")
    while controller.match.to_act:
        assert not controller.covered
        perform(controller, "coin")
        perform(controller, "end")


def test_a_computer_players_turn_stands_between_two_people_and_only_people_sit_down():
    controller, hand_over = secret_table(HUMAN, HUMAN, "easy", seed=3)
    people = set()
    while controller.match.to_act:
        if controller.covered:
            assert controller.match.to_act[0] in (0, 1)
            people.add(controller.seat)
            hand_over.sit_down()
        perform(controller, "coin")
        perform(controller, "end")
    assert people == {0, 1}


def test_nothing_acts_while_the_table_is_covered():
    controller, _ = secret_table(HUMAN, HUMAN, undo_across_turns="yes")
    history = History(controller)
    do(controller.match, "coin", "end")
    controller.refresh()
    assert controller.covered
    before = list(controller.match.history)
    controller.undo()
    controller.redo()
    controller.press("end")
    history.step(-1)
    history.play_what_was_missed()
    history.go_on()
    assert controller.covered
    assert controller.match.history == before
    assert not controller.by_hand
    assert controller.legal == ()


def test_the_cover_is_all_that_can_be_reached():
    controller, hand_over = secret_table(HUMAN, HUMAN)
    stage = controller.stage
    for x, y in product(range(-200, 2200, 150), range(-100, 1300, 150)):
        assert stage.look_at(QPointF(x, y))[0] is hand_over.cover
    (area,) = areas(stage, ())
    assert [spot.place for spot in area.spots] == [Place("button", BUTTON)]


def test_who_looks_back_stays_on_his_side_as_long_as_there_are_secrets():
    controller, hand_over = secret_table(HUMAN, HUMAN, seed=4)
    history = History(controller)
    hand_over.sit_down()
    while controller.match.node.number < 8:
        hand_over.sit_down()
        perform(controller, "draw")
        perform(controller, "end")
    hand_over.sit_down()
    own = controller.seat
    for number in range(8):
        history.look_at(number)
        history.watch(1 - own)
        assert controller.seat == own
        assert all(text.endswith(NAMES[own]) for text in secrets(controller))
    while controller.match.to_act:
        hand_over.sit_down()
        perform(controller, "coin")
        perform(controller, "end")
    history.look_at(6)
    history.watch(1 - own)
    assert controller.seat == 1 - own


def test_looking_back_is_no_way_round_the_cover():
    controller, hand_over = secret_table(HUMAN, HUMAN, undo_across_turns="yes", seed=4)
    history = History(controller)
    hand_over.sit_down()
    person = controller.seat
    perform(controller, "coin")
    history.look_at(0)
    history.go_on()
    assert not controller.covered
    while controller.match.to_act[0] == person:
        perform(controller, "coin")
        perform(controller, "end")
    hand_over.sit_down()
    history.look_at(0)
    history.go_on()  # the other person's turn begins again
    assert controller.covered


# What the card tells


def test_what_happened_is_told_turn_by_turn():
    m = do(match(HUMAN, HUMAN, HUMAN, seed=3), "coin", "roll", "end", "draw", "end", "turn")
    first, second, third = (NAMES[node.seat] for node in (m.line()[0], m.line()[3], m.line()[5]))
    table: Any = ToyTable(Look())
    assert [turn.text for turn in turns(table, NAMES, m.line())] == [
        f"{first} coins; rolls.",
        f"{second} draws.",
        f"{third} turns.",
    ]


def yamatai_table(names=("Anna", "Béla", "Chloé", "Dora"), actions=0, **look):
    """A table of Yamataï that has been covered after so many actions or a few more."""
    seats = tuple(Seat(name, colour) for name, colour in zip(names, META.colours, strict=False))
    controller = set_table(Look(reduced_motion=True, **look), Match(META.open(Setup(seats, 2))))
    hand_over = HandOver(controller)
    hand_over.switch(True)
    chance = Chance(7)
    while controller.match.node.number < actions or not controller.covered:
        hand_over.sit_down()
        controller.perform(lively(controller.match, chance))
    return controller, hand_over


def test_the_card_names_the_next_person_and_what_the_others_did():
    controller, hand_over = yamatai_table(actions=40)
    name = controller.match.game.setup.seats[controller.seat].name
    with written() as lines:
        render(controller, 960, 540)
    told = " ".join(line.text for line in lines if CARD.width() >= line.rect.width())
    assert f"Pass the screen to {name}" in told
    assert "Your move in round" in told
    others = {node.seat for node in controller.match.since(controller.seat)}
    assert others
    for seat in others:
        assert f"{controller.match.game.setup.seats[seat].name} takes fleet" in told
    assert [spot.name for spot in hand_over.cover.own_spots()] == [f"I am {name}"]


def test_in_the_middle_of_a_turn_the_card_says_so():
    controller, hand_over = yamatai_table()
    assert hand_over.cover._card.note == "You begin."
    hand_over.sit_down()
    controller.perform(controller.legal[0])
    hand_over.switch(False)
    hand_over.switch(True)
    assert controller.covered
    assert hand_over.cover._card.note == "You are in the middle of your turn."


def test_where_there_is_room_the_card_tells_what_the_person_has():
    controller, _ = yamatai_table(("Anna", "Béla"), actions=30)
    player = controller.view.players[controller.seat]
    with written() as lines:
        render(controller, 960, 540)
    told = [line.text for line in lines]
    assert controller.stage.look.text("yamatai-coins", count=player.coins) in told
    assert controller.stage.look.text("yamatai-prestige", count=player.prestige) in told


def test_below_the_cover_no_prompt_says_what_cannot_be_done():
    controller, hand_over = yamatai_table()
    assert controller.bar.prompt == ""
    hand_over.sit_down()
    assert controller.bar.prompt


def test_at_the_start_there_is_nothing_to_tell():
    controller, _ = yamatai_table()
    with written() as lines:
        render(controller, 960, 540)
    assert "You begin." in [line.text for line in lines]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_everything_fits_also_long_names_and_many_turns(theme, large):
    names = ("Maximiliane von und zu Hohenstein-Wittgenstein", "Bo", "Anna-Katharina of the Northern Isles", "Xi")
    for actions in (1, 45, 90):
        _, hand_over = yamatai_table(names, actions, theme=THEMES[theme], large=large)
        with written() as lines:
            painted = painted_cover(hand_over.cover)
        assert len(painted) > 5
        assert all(line.fits for line in lines)
        title = [line for line in lines if "Pass the screen" in line.text]
        assert title
        assert "…" not in " ".join(line.text for line in title)


@pytest.mark.parametrize("theme", THEMES)
def test_the_cover_has_the_waves_of_the_sea_where_the_theme_has_them(theme):
    """Far beyond the stage too: a window of another shape shows what lies there."""
    _, hand_over = yamatai_table(theme=THEMES[theme])
    image = QImage(96, 96, QImage.Format.Format_RGB32)
    image.fill(THEMES[theme].sea_edge)
    painter = QPainter(image)
    painter.translate(3000, 2000)
    hand_over.cover.paint_panel(painter)
    painter.end()
    assert (len(colours(image)) > 1) == (THEMES[theme].seigaiha is not None)


def painted_cover(cover: Cover) -> set[int]:
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    cover.paint_panel(painter)
    painter.end()
    return colours(image)


# In the window


@pytest.fixture
def sit(qtbot):
    """A function that opens the window on a game of three people, the hand-over switched on."""

    def sit():
        keeper = Keeper()
        keeper.change(hand_over=True)
        window = TableWindow(runner=InlineRunner(), settings=keeper)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        seats = tuple(Seat(c.capitalize(), c) for c in META.colours[:3])
        window.play(Match(META.open(Setup(seats, 1))))
        with qtbot.waitExposed(window):
            window.show()
        return window

    return sit


@pytest.mark.parametrize("way", ["click", "enter", "walk"])
def test_the_person_sits_down_by_a_click_or_a_key(sit, way):
    window = sit()
    assert window.controller.covered
    match way:
        case "click":
            Hand(window.view, window.controller).click(Place("button", BUTTON))
        case "enter":
            QTest.keyClick(window.view, Qt.Key.Key_Return)
        case "walk":
            QTest.keyClick(window.view, Qt.Key.Key_Tab)
            QTest.keyClick(window.view, Qt.Key.Key_Space)
    assert not window.controller.covered
    assert window.controller.by_hand


def test_the_menu_switches_it_and_the_setting_stays(sit):
    window = sit()
    entry = window._menu_actions["hand-over"]
    assert entry.isChecked()
    entry.trigger()
    assert (entry.isChecked(), window.settings.now.hand_over, window.controller.covered) == (False, False, False)
    entry.trigger()
    assert (entry.isChecked(), window.settings.now.hand_over, window.controller.covered) == (True, True, True)


def test_keys_do_nothing_else_while_it_is_covered(sit):
    window = sit()
    for key in (Qt.Key.Key_E, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_PageUp):
        QTest.keyClick(window.view, key)
    assert window.controller.covered
    assert not window.controller.match.history
