"""The log: all that happened is there in words, each line leads to its moment, and the list scrolls where it should."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from tests.e2e.hand import lively
from tests.table.panels import MARGIN, colours, picture, places, written
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Event, Place, Seat, Setup
from yamatai.play.match import Match, Node
from yamatai.table import fonts, log
from yamatai.table.log import LINES, TOGGLE, LogButton, LogPanel, Row
from yamatai.table.look import Look
from yamatai.table.panel import Mark
from yamatai.table.set_up import set_table
from yamatai.table.stage import BAR
from yamatai.table.theme import THEMES

ROWS = tuple(
    Row("action", (f"Anna does what is done for the {number}th time",), f"moment-{number}", str(number))
    for number in range(200)
)


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of four that has come some way."""
    match = Match(META.open(Setup(tuple(Seat(c.capitalize(), c) for c in META.colours), 2)))
    chance = Chance(3)
    for _ in range(90):
        match.do(match.to_act[0], lively(match, chance))
    return match


def panel_with(rows=ROWS, current: str = "", note: str = "", theme: str = "paper", large: bool = False) -> LogPanel:
    panel = LogPanel(Look(THEMES[theme], large=large))
    panel.tell("Log", note, rows, current)
    panel.setVisible(True)
    return panel


def seen(panel: LogPanel) -> list[int]:
    """The numbers of the actions of which something is seen."""
    ids = map(str, places(panel.own_spots(), "button"))
    return [int(id.removeprefix("moment-")) for id in ids if id.startswith("moment-")]


def turn_wheel(panel: LogPanel, steps: int) -> QGraphicsSceneWheelEvent:
    event = QGraphicsSceneWheelEvent(QGraphicsSceneWheelEvent.Type.GraphicsSceneWheel)
    event.setDelta(-120 * steps)
    panel.wheelEvent(event)
    return event


# What stands in it


def test_every_action_has_its_number_and_its_words(match):
    table = set_table(Look(), match).table
    rows = log.rows(Look(), table, match, match.line())
    actions = [row for row in rows if row.kind == "action"]
    assert [row.number for row in actions] == [str(number) for number in range(91)]
    assert [row.id for row in actions] == [log.moment_id(number) for number in range(91)]
    assert all(row.text and all(row.text) for row in actions)
    said = {line for row in actions for line in row.text}
    assert {line for node in match.line() for event in node.events if (line := table.log_line(event))} <= said


def test_rounds_and_turns_have_headings(match):
    rows = log.rows(Look(), set_table(Look(), match).table, match, match.line())
    rounds = [row.text[0] for row in rows if row.kind == "round"]
    assert rounds == [f"Round {number + 1}" for number in range(match.game.round(match.state))][: len(rounds)]
    turns = [row.text[0] for row in rows if row.kind == "turn"]
    ended = [node.seat for node in match.line() if node.ends_turn]
    assert turns[: len(ended)] == [META.colours[seat].capitalize() for seat in ended]
    assert all(row.drawing for row in rows if row.kind == "turn")
    assert {row.number for row in rows if row.quiet} == {"0", *(str(n.number) for n in match.line() if n.ends_turn)}


def test_an_action_without_words_keeps_its_place():
    node = Node(1, 0, 5, (Event("silent", 0),), "after", parent=Node(0, -1, -1, (), "before"))
    game = SimpleNamespace(round=lambda state: 1, setup=Setup((Seat("Anna", "blue"),)))
    table: Any = SimpleNamespace(log_line=lambda event: "", seat_drawing=lambda seat: "house-blue")
    match: Any = SimpleNamespace(game=game)
    rows = log.rows(Look(), table, match, [node])
    assert [row.text for row in rows if row.number == "1"] == [("…",)]


def test_a_row_is_read_aloud_with_its_number_and_all_it_says():
    row = Row("action", ("Anna builds", "Anna takes 6 coins"), "moment-7", "7", note="two")
    assert row.spoken == "7 Anna builds. Anna takes 6 coins. two"
    assert Row("turn", ("Anna",)).spoken == "Anna"


# Where it scrolls


def test_the_newest_action_is_seen_at_first_and_as_the_game_goes_on():
    panel = panel_with(ROWS[:150])
    assert seen(panel)[-1] == 149
    panel.tell("Log", "", ROWS, "")
    assert seen(panel)[-1] == 199


def test_a_list_that_was_scrolled_back_stays_there():
    panel = panel_with(ROWS[:150])
    panel.scroll_by(-900)
    before = seen(panel)
    panel.tell("Log", "", ROWS, "")
    assert seen(panel) == before


@pytest.mark.parametrize("number", [0, 1, 60, 120, 198, 199])
def test_the_moment_looked_at_is_seen_with_what_lies_beside_it(number):
    panel = panel_with()
    panel.tell("Log", "", ROWS, f"moment-{number}")
    assert {max(number - 1, 0), number, min(number + 1, 199)} <= set(seen(panel))


def test_wheel_and_pages_scroll_as_far_as_the_list_goes():
    panel = panel_with()
    end = seen(panel)
    event = turn_wheel(panel, -2)
    assert event.isAccepted()
    assert seen(panel)[-1] < end[-1]
    turn_wheel(panel, 50)
    assert seen(panel) == end
    panel.turn_page(-1)
    assert seen(panel)[-1] in (end[0], end[0] + 1, end[0] + 2)
    panel.turn_page(-100)
    assert seen(panel)[0] == 0
    panel.turn_page(100)
    assert seen(panel) == end


def test_the_list_vanishes_where_it_goes_on():
    """Wherever it stands, no letters are cut in two at its upper and its lower edge."""
    panel = panel_with(ROWS)
    ground = panel.look.theme.panel
    at_ends = []
    for by in (-3000.0, 7.0, 7.0, 7.0, 7.0, 7.0):
        panel.scroll_by(by)
        at_ends.append(edges(panel))
    assert all(abs(one.lightnessF() - ground.lightnessF()) < 0.04 for line in at_ends for one in line)


def edges(panel):
    """The colours on the first and the last line of the list."""
    image, seen = picture(panel), panel._list
    left = round(MARGIN + seen.left())
    right = left + round(seen.width() - 2 * log._THUMB)
    levels = (round(MARGIN + seen.top()), round(MARGIN + seen.bottom()) - 1)
    return [image.pixelColor(x, y) for y in levels for x in range(left, right)]


def test_a_short_list_does_not_scroll():
    panel = panel_with(ROWS[:5])
    before = seen(panel)
    turn_wheel(panel, -3)
    turn_wheel(panel, 3)
    assert seen(panel) == before == [0, 1, 2, 3, 4]


# What can be pointed at


def test_all_places_lie_in_the_panel_and_have_names():
    panel = panel_with(note="3 lines")
    whole = panel.boundingRect().adjusted(panel.MARGIN, panel.MARGIN, -panel.MARGIN, -panel.MARGIN)
    spots = panel.own_spots()
    assert all(spot.name and whole.contains(spot.rect) and spot.rect.height() > 0 for spot in spots)
    assert {TOGGLE, LINES} <= set(places(spots, "button"))
    assert LINES not in places(panel_with().own_spots(), "button")


def test_the_drawer_takes_the_right_column_and_nothing_of_the_bar():
    assert log.DRAWER.left() >= BAR.right()
    assert not log.BUTTON.intersects(log.DRAWER)
    assert panel_with().covers(QPointF(1700, 500))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_every_line_of_a_game_fits(match, theme, large):
    look = Look(THEMES[theme], large=large)
    rows = log.rows(look, set_table(look, match).table, match, match.line())
    panel = panel_with(rows, theme=theme, large=large, note="12 lines")
    panel.turn_page(-100)
    with written() as lines:
        for _ in range(12):
            assert len(colours(picture(panel))) > 5
            panel.turn_page(1)
    assert all(line.fits and "…" not in line.text for line in lines if line.text != "…"), lines
    assert {row.number for row in rows} - {""} <= {line.text for line in lines}


def test_the_moment_looked_at_the_hovered_and_the_focused_row_look_different():
    panel = panel_with(ROWS[:9])
    plain = picture(panel)
    pictures = [plain]
    for mark in (Mark.HOVER, Mark.FOCUS):
        panel.set_marks({Place("button", "moment-4"): mark})
        pictures.append(picture(panel))
    panel.set_marks({})
    panel.tell("Log", "", ROWS[:9], "moment-4")
    pictures.append(picture(panel))
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


@pytest.mark.parametrize("theme", THEMES)
def test_the_button_opens_the_log(theme):
    button = LogButton(Look(THEMES[theme]))
    assert places(button.own_spots(), "button") == [TOGGLE]
    assert len(colours(picture(button))) > 3
