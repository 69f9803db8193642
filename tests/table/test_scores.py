"""The final scoring: right numbers in the right order, nothing cut off, and three buttons that can be pressed."""

from itertools import combinations, groupby, product
from typing import Any
from unittest.mock import Mock

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtTest import QTest

from tests.table.panels import Line as Written
from tests.table.panels import assert_spots_apart, colours, picture, places, written
from yamatai.games.yamatai.meta import META
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play.game import Meta, Place, Result, Seat, Setup, Terms
from yamatai.play.match import Match
from yamatai.play.simulate import random_player
from yamatai.table import fonts, score_bar
from yamatai.table.animator import Ghost
from yamatai.table.game_table import Column
from yamatai.table.keyboard import Keyboard
from yamatai.table.look import Look
from yamatai.table.panel import Mark
from yamatai.table.points_graph import Line, paint_graph, points_by_round, terms_by_round
from yamatai.table.scores import APPEAR_MS, COLUMN_MS, EnterKey, ScoreScreen
from yamatai.table.set_up import set_table, table_of
from yamatai.table.sources_graph import Bars, Source, cells, paint_sources
from yamatai.table.stage import HEIGHT, WIDTH, Stage, StageView
from yamatai.table.theme import THEMES, contrast_ratio

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TERMS = ("coins", "prestige", "buildings", "specialists", "reserved", "unused")
SENTENCE = "43 points, 3 ahead of Purple. The game ended in round 9: the last house was built."
COLUMNS = tuple(Column(term, term.capitalize(), f"note on {term}", "coin") for term in TERMS)
LONG = "W" * 20
COLOURS = tuple(QColor(colour) for colour in ("#1F6FB7", "#EE7A1E", "#461752", "#D5D9DE"))

SCORES = (
    dict(zip(TERMS, (4, 5, 27, 8, 0, -1), strict=True)),
    dict(zip(TERMS, (6, 4, 24, 5, -1, -1), strict=True)),
    dict(zip(TERMS, (2, 6, 29, 5, 0, -2), strict=True)),
    dict(zip(TERMS, (3, 2, 22, 9, 0, 0), strict=True)),
)
RANKING = (0, 2, 1, 3)


@attrs.frozen
class Table:
    """A game's side of the table, as far as the screen asks it."""

    sentence: str = SENTENCE
    shown: tuple[Column, ...] = COLUMNS

    def columns(self):
        return self.shown

    def words_on_backdrop(self):
        return THEMES["paper"].halo

    def emblems(self):
        return "torii", "palace"

    def seat_drawing(self, seat):
        return f"house-{META.colours[seat]}"

    def seat_colours(self, seat):
        return COLOURS[seat], QColor("white")

    def seat_note(self, view, seat):
        return f"{10 + seat} coins"

    def end_sentence(self, view, names, score):
        return self.sentence

    def backdrop(self, painter, window):
        painter.fillRect(window, THEMES["paper"].sea_mid)


PLAIN_TABLE = Table()


@attrs.frozen
class Rules:
    setup: Setup
    meta = META

    def round(self, state):
        return 1

    def score(self, state):
        return state


@attrs.frozen
class Moment:
    state: Any
    parent: None = None


@attrs.frozen
class Ended:
    """A finished match, as far as the screen asks it."""

    game: Rules
    score: tuple[Terms, ...]
    result: Result

    @property
    def root(self):
        return Moment(self.score)

    node = root

    def line(self):
        return ()

    def view(self, seat):
        return None


def ended(names=("Blue", "Orange", "Purple", "Grey"), scores=SCORES, ranking=RANKING):
    seats = tuple(Seat(name, colour) for name, colour in zip(names, META.colours, strict=False))
    ranking = tuple(seat for seat in ranking if seat < len(seats))
    return Ended(Rules(Setup(seats)), scores[: len(seats)], Result(ranking, "last-house"))


def played(seats: int) -> Match:
    """A game that came to its end by random play."""
    match = Match(META.open(Setup(tuple(Seat(colour.capitalize(), colour) for colour in META.colours[:seats]), 5)))
    while match.to_act:
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, 5, match.node.number))
    return match


def screen(match: Any = None, theme: str = "paper", table: Any = PLAIN_TABLE) -> ScoreScreen:
    made = ScoreScreen(Look(theme=THEMES[theme]))
    made.show(table, match or ended())
    return made


def lines_of(shown: ScoreScreen) -> list[Written]:
    with written() as lines:
        picture(shown)
    return lines


def row_of(lines: list[Written], name: str) -> list[str]:
    """What stands in the row of a player, from left to right."""
    middle = next(line.rect for line in lines if line.text == name and line.rect.left() > 200).center().y() + 14
    return [line.text for line in lines if line.text and abs(line.rect.center().y() - middle) < 60]


def texts_of(lines: list[Written]) -> list[str]:
    """What was written, with the lines of one rectangle put together, without spaces."""
    rects = groupby(lines, lambda line: line.rect.getRect())
    return ["".join(line.text for line in block).replace(" ", "") for _, block in rects]


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


# What it says


def test_rows_stand_in_the_order_of_the_ranking_with_all_their_numbers() -> None:
    lines = lines_of(screen())
    names = [line.text for line in lines if line.text in ("Blue", "Orange", "Purple", "Grey")]
    assert names == ["Blue", "Purple", "Orange", "Grey"]
    assert row_of(lines, "Blue") == ["1", "Blue", "10 coins", "4", "5", "27", "8", "0", "−1", "−1", "43"]
    assert row_of(lines, "Purple") == ["2", "Purple", "12 coins", "2", "6", "29", "5", "0", "−2", "−2", "40"]
    assert row_of(lines, "Orange") == ["3", "Orange", "11 coins", "6", "4", "24", "5", "−1", "−1", "−2", "37"]
    assert row_of(lines, "Grey") == ["4", "Grey", "13 coins", "3", "2", "22", "9", "0", "0", "36"]


def test_headline_sentence_columns_and_tie_rule_are_said() -> None:
    said = [line.text for line in lines_of(screen())]
    assert "Blue is the Great Builder" in said
    assert SENTENCE in said
    assert "Most points win; a tie goes to the player who acted first in the last round." in said
    for column in COLUMNS:
        assert column.name in said
        assert column.note in said
    assert "Total" in said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [LONG, "Maximilian von Trier", "Ängström-Ødegård Łuć", "i", "世" * 20])
def test_nothing_is_cut_off_and_nothing_leaves_the_stage(seats: int, name: str) -> None:
    sentence = SENTENCE.replace("Purple", name) + " " + "And a kind of boat ran out in the reserve."
    shown = screen(ended((name,) * seats), table=Table(sentence))
    lines = lines_of(shown)
    stage = QRectF(0, 0, WIDTH, HEIGHT)
    for line in lines:
        block = [other for other in lines if other.rect == line.rect]
        assert line.fits, line
        assert len(block) * line.font.pixelSize() * fonts.TILE_LEADING <= line.rect.height() + 0.5, line
        assert stage.contains(line.rect), line
    said = texts_of(lines)
    assert said.count(name.replace(" ", "")) == seats
    assert f"{name} is the Great Builder".replace(" ", "") in said
    assert sentence.replace(" ", "") in said


def test_headline_and_sentence_of_the_longest_names_stay_above_the_table() -> None:
    sentence = f"43 points, 3 ahead of {LONG}. The game ended in round 9: a kind of boat ran out in the reserve."
    lines = lines_of(screen(ended((LONG,) * 4), table=Table(sentence)))
    above = [line for line in lines if line.text and line.rect.top() < 200]
    assert len(above) == 4
    headline, told = above[0].rect, above[-1].rect
    assert headline.top() + 2 * above[0].font.pixelSize() < told.top()
    assert told.bottom() < min(line.rect.bottom() for line in lines if line.text == "Coins")
    assert told.bottom() < 230


def test_a_column_that_a_seat_has_no_term_for_counts_nothing() -> None:
    columns = (*COLUMNS, Column("islands", "Islands", "", "coin"))
    lines = lines_of(screen(table=Table(shown=columns)))
    assert row_of(lines, "Grey") == ["4", "Grey", "13 coins", "3", "2", "22", "9", "0", "0", "0", "36"]


@pytest.mark.parametrize(
    "scores",
    [
        ({"coins": 0}, {"coins": 0}),
        ({"coins": 0, "unused": -3}, {"coins": 0, "unused": -12}),
        ({"coins": 2, "unused": -5}, {"coins": 1}),
        ({"coins": 180, "unused": -3}, {"coins": 90, "prestige": 33}),
        ({"coins": 9000, "unused": -1}, {"unused": -100}),
    ],
)
def test_strange_scores_are_shown_in_full(scores: tuple[Terms, ...]) -> None:
    shown = screen(ended(("Anna", "Béla"), scores, (0, 1)))
    lines = lines_of(shown)
    for name, terms in zip(("Anna", "Béla"), scores, strict=True):
        total = sum(terms.values())
        assert row_of(lines, name)[-1] == str(total).replace("-", "−")
    for line in lines:
        assert line.fits, line


def test_a_game_played_to_its_end_shows_its_own_score() -> None:
    match = played(4)
    controller = set_table(Look(), match)
    shown = screen(match, table=controller.table)
    assert match.result is not None
    lines = lines_of(shown)
    for rank, seat in enumerate(match.result.ranking, 1):
        terms = match.score[seat]
        row = row_of(lines, match.game.setup.seats[seat].name)
        numbers = [str(terms[term]).replace("-", "−") for term in TERMS]
        assert row[0] == str(rank)
        assert row[2] == f"{match.state.players[seat].coins} coins"
        assert row[3:9] == numbers
        assert row[-1] == str(sum(terms.values())).replace("-", "−")
    controller.stage.close()


# How it looks


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_painted_in_every_theme_and_nothing_shows_through_its_sheet(theme: str) -> None:
    image = picture(screen(theme=theme))
    assert len(colours(image)) > 50
    for x in (160, 12 + int(WIDTH) // 2, 1780):
        for y in (300, 12 + int(HEIGHT) // 2, 900):
            assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("meta", [META, YUCATA], ids=["yamatai", "yucata"])
def test_words_on_the_backdrop_can_be_read(meta: Meta, theme: str) -> None:
    table = table_of(Look(theme=THEMES[theme]), meta)
    ground = QImage(192, 108, QImage.Format.Format_RGB32)
    painter = QPainter(ground)
    painter.scale(0.1, 0.1)
    table.backdrop(painter, QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    seen = [ground.pixelColor(x, y) for x in range(50, 150, 7) for y in (10, 20, 100)]
    assert min(contrast_ratio(table.words_on_backdrop(), colour) for colour in seen) >= 4.5


def test_columns_differ_by_pattern_where_there_is_no_colour() -> None:
    seen = []
    for column in range(len(score_bar.FILLS)):
        image = QImage(120, 30, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        score_bar.paint_part(painter, QRectF(0, 0, 120, 26), column, THEMES["paper"])
        painter.end()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        ground = grey.pixelColor(1, 1).lightness()
        mark = [
            (x, y) for x in range(2, 118) for y in range(2, 24) if abs(grey.pixelColor(x, y).lightness() - ground) > 20
        ]
        seen.append(mark)
    for one, other in combinations(seen, 2):
        assert one != other


def test_a_bar_is_as_long_as_its_points_and_shows_what_was_lost_at_its_end() -> None:
    def last_column(terms: tuple[int, ...]) -> int:
        image = QImage(400, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        score_bar.paint_bar(painter, terms, QPointF(10, 10), 10, THEMES["paper"])
        painter.end()
        return max(x for x in range(400) if image.pixelColor(x, 23) != Qt.GlobalColor.white)

    assert last_column((10, 5, 7)) == pytest.approx(10 + 220, abs=2)
    assert last_column((10, 5, 7, -4)) == pytest.approx(10 + 220, abs=2)
    with written() as lines:
        last_column((10, 5, 7, -3, -1))
    assert [line.text for line in lines] == ["−4"]
    assert lines[0].rect.left() == 10 + 180  # where the total ends
    assert lines[0].rect.width() == 40


def test_hover_and_focus_show_on_a_button() -> None:
    shown = screen()
    seen = [picture(shown)]
    for mark in (Mark.HOVER, Mark.FOCUS):
        shown.set_marks({Place("button", "see-board"): mark})
        now = picture(shown)
        assert now not in seen
        seen.append(now)


# Counting up


def row_now(shown: ScoreScreen, name: str) -> list[str]:
    """What stands in a player's row; all of it is painted anew."""
    shown.restyle()
    return row_of(lines_of(shown), name)


def test_one_column_after_the_other_counts_up_with_the_bars() -> None:
    match = ended()
    stage, shown = Stage(Look()), screen(match)
    stage.add_panels([shown])
    stage.animator.speed = 1.0
    whole = row_now(shown, "Blue")
    shown.count_up(stage.animator)
    assert row_now(shown, "Blue") == ["1", "Blue", "10 coins", "0"]
    stage.animator.advance(COLUMN_MS)
    assert row_now(shown, "Blue") == ["1", "Blue", "10 coins", "4", "4"]
    stage.animator.advance(COLUMN_MS * 1.5)
    row = row_now(shown, "Blue")
    assert row[3:5] == ["4", "5"]
    assert 14 <= int(row[5]) < 27
    assert int(row[-1]) == 9 + int(row[5])
    stage.animator.finish()
    assert row_now(shown, "Blue") == whole
    stage.close()


def test_it_fades_in_while_the_first_column_counts() -> None:
    stage, shown = Stage(Look()), screen()
    stage.add_panels([shown])
    stage.animator.speed = 1.0
    shown.count_up(stage.animator)
    assert stage.seen == 0
    stage.animator.advance(APPEAR_MS / 2)
    assert stage.seen == 0.5
    stage.animator.advance(APPEAR_MS / 2)
    assert stage.seen == 1
    assert stage.animator.busy
    stage.close()


def test_with_reduced_motion_all_is_there_at_once() -> None:
    stage = Stage(Look(reduced_motion=True))
    shown = screen()
    stage.add_panels([shown])
    stage.animator.speed = 1.0
    shown.count_up(stage.animator)
    assert row_of(lines_of(shown), "Blue")[-1] == "43"
    stage.close()


# Points by round


def test_points_by_round_begin_at_the_start_and_end_with_the_score() -> None:
    match = played(3)
    points = points_by_round(match)
    game = match.game
    assert [line[-1] for line in points] == [sum(terms.values()) for terms in match.score]
    assert [line[0] for line in points] == [sum(terms.values()) for terms in game.score(match.root.state)]
    assert {len(line) for line in points} == {game.round(match.state) - game.round(match.root.state) + 2}
    middle = next(node for node in match.line() if game.round(node.state) == 3)
    assert [line[2] for line in points] == [sum(terms.values()) for terms in game.score(middle.state)]


def test_the_graph_takes_the_place_of_the_table_and_gives_it_back() -> None:
    match = played(4)
    controller = set_table(Look(), match)
    shown = screen(match, table=controller.table)
    table = picture(shown)
    shown.turn_over()
    said = [line.text for line in lines_of(shown)]
    assert "Round" in said
    assert "Points by source" in said  # what the button shows next
    assert "Coins" not in said
    for seat, points in enumerate(points_by_round(match)):
        assert match.game.setup.seats[seat].name in said
        assert str(points[-1]).replace("-", "−") in said
    shown.turn_over()
    assert "Final scoring" in [line.text for line in lines_of(shown)]
    shown.turn_over()
    assert picture(shown) == table
    controller.stage.close()


@pytest.mark.parametrize("name", [LONG, "世" * 20, "i"])
@pytest.mark.parametrize("points", [((0, 0),) * 4, ((0, -7),) * 4, ((3, 9000),) * 4, ((5,),) * 2, ((0, 4) * 30,) * 2])
def test_nothing_in_the_graph_is_cut_off_or_covers_another_name(name: str, points: Any) -> None:
    room = QRectF(130, 250, 1660, 690)
    lines = [Line(name, "house-blue", COLOURS[seat], line) for seat, line in enumerate(points)]
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with written() as told:
        paint_graph(painter, room, lines, "Round", THEMES["paper"])
    painter.end()
    for line in told:
        assert room.contains(line.rect), line
        assert line.fits or not line.text, line
    names = {line.rect.top(): line.rect for line in told if line.rect.height() == 56}
    assert len(names) == len(points)
    for one, other in combinations(names.values(), 2):
        assert one.intersected(other).isEmpty()


def test_seats_differ_by_dashes_and_marks_where_there_is_no_colour() -> None:
    seen = []
    for seat in range(4):
        lines = [Line("A", "house-blue", COLOURS[0], (5, 5))] * seat + [Line("A", "house-blue", COLOURS[0], (0, 9))]
        image = QImage(1000, 500, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_graph(painter, QRectF(0, 0, 1000, 500), lines, "", THEMES["paper"])
        painter.end()
        seen.append(image.copy(90, 90, 540, 300))
    for one, other in combinations(seen, 2):
        assert one != other


# On the table


@pytest.fixture
def laid(qtbot):
    """A view on a table with the screen laid over it."""
    match = played(2)
    controller = set_table(Look(), match)
    shown = screen(match, table=controller.table)
    controller.stage.add_panels([shown])
    view = StageView()
    qtbot.addWidget(view)
    view.resize(1366, 768)
    view.set_table(controller.stage, controller.table.backdrop)
    with qtbot.waitExposed(view):
        view.show()
    yield view, controller, shown
    view.set_table(None, None)
    controller.stage.close()


def test_the_buttons_are_places() -> None:
    shown = screen()
    assert places(shown.own_spots(), "button") == ["see-board", "points", "play-again", "new-game", "save-picture"]
    names = ["See the board", "Points by round", "Play again", "New game", "Save picture"]
    assert [spot.name for spot in shown.own_spots() if not spot.reads] == names
    assert_spots_apart(shown)


# To be read


def test_every_cell_of_the_table_can_be_read() -> None:
    shown = screen()
    cells = [spot for spot in shown.own_spots() if spot.reads]
    assert [spot.name for spot in cells[:8]] == [
        "1. Blue, 10 coins", "Blue, Coins: 4", "Blue, Prestige: 5", "Blue, Buildings: 27", "Blue, Specialists: 8",
        "Blue, Reserved: 0", "Blue, Unused: −1", "Blue, Total: 43",
    ]  # fmt: skip
    assert len(cells) == 4 * 8
    sheet = QRectF(130, 0, 1660, HEIGHT)
    assert all(sheet.contains(spot.rect) for spot in cells)


def test_the_keyboard_walks_the_table_cell_by_cell(laid) -> None:
    view, controller, shown = laid
    keyboard = Keyboard(view, controller)
    names: list[str] = []
    keyboard.focused.connect(lambda place: names.append(shown.find(place).name))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(view, key)
    first, second = (line.text for line in lines_of(shown) if line.rect.left() == 348 and "coin" not in line.text)
    assert names[0].startswith(f"1. {first}, ")
    assert names[1].startswith(f"{first}, Coins: ")
    assert names[2].startswith(f"{second}, Coins: ")
    assert names[3] == "Save picture"
    assert names[4] == names[0]
    keyboard.close()


def test_in_a_graph_all_numbers_of_a_seat_can_be_read() -> None:
    match = played(3)
    controller = set_table(Look(), match)
    shown = screen(match, table=controller.table)
    for face in ("Total", "Buildings"):
        shown.turn_over()
        series = [spot.name for spot in shown.own_spots() if spot.reads]
        assert len(series) == 3
        assert all(f"{face}: " in name for name in series)
        assert_spots_apart(shown)
    assert match.result is not None
    winner = match.result.ranking[0]
    points = [terms["buildings"] for terms in terms_by_round(match)[winner]]
    assert f"Buildings: {', '.join(map(str, points))}" in series[0]
    controller.stage.close()


# Points by source


def bars(name: str, *rounds: tuple[int, ...]) -> Bars:
    return Bars(name, "house-blue", rounds)


SOURCES = tuple(Source(term.capitalize(), number) for number, term in enumerate(TERMS))


@pytest.mark.parametrize("name", [LONG, "世" * 20, "i"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("rounds", [((0,) * 6,), ((0, 0, 0, 0, 0, -7),) * 4, ((3, 900, 9, 9, -1, -20),) * 40])
def test_no_chart_of_sources_cuts_anything_off_or_reaches_into_another(name: str, count: int, rounds: Any) -> None:
    room = QRectF(130, 250, 1660, 480)
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with written() as told:
        paint_sources(painter, room, [bars(name, *rounds)] * count, SOURCES, "Lost", THEMES["paper"])
    painter.end()
    for line in told:
        assert room.contains(line.rect), line
        assert line.fits or not line.text, line
    for one, other in combinations(cells(room, count), 2):
        assert one.intersected(other).isEmpty()
    for line in told:
        inside = [cell for cell in cells(room, count) if cell.intersects(line.rect)]
        assert len(inside) <= 1, line


def test_a_bar_of_sources_is_as_high_as_its_points() -> None:
    room, rounds = QRectF(0, 0, 1000, 500), ((2, 0, 0, 0, 0, 0), (0, 0, 4, 0, 0, -1))
    image = QImage(1000, 500, QImage.Format.Format_RGB32)
    image.fill(THEMES["paper"].panel)
    painter = QPainter(image)
    with written() as told:
        paint_sources(painter, room, [bars("A", *rounds)], SOURCES, "Lost", THEMES["paper"])
    painter.end()
    heights = {line.text: line.rect.center().y() for line in told if line.rect.width() < 45 and line.rect.left() < 60}
    unit = heights["0"] - heights["1"]
    column = [image.pixelColor(755, y) for y in range(500)]
    blue = [y for y, colour in enumerate(column) if colour == score_bar.FILLS[2][0]]
    assert max(blue) - min(blue) == pytest.approx(4 * unit, abs=4)
    assert max(blue) == pytest.approx(heights["0"], abs=3)
    assert {line.text for line in told} >= {"Coins", "Buildings", "Lost"}
    assert "Prestige" not in {line.text for line in told}  # nobody got any


@pytest.mark.parametrize("id", ["see-board", "points", "play-again", "new-game", "save-picture"])
def test_a_click_on_a_button_presses_it(laid, id: str) -> None:
    view, controller, _ = laid
    pressed: list[str] = []
    controller.stage.pressed.connect(pressed.append)
    point = view.mapFromScene(controller.stage.find(Place("button", id)).rect.center())
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, point)
    assert pressed == [id]


def test_nothing_below_it_can_be_pointed_at(laid) -> None:
    _, controller, shown = laid
    for place in (Place("button", "look-start"), Place("mat"), Place("space", 5)):
        below = next(spot for panel in controller.stage.panels[:-1] for spot in panel.spots() if spot.place == place)
        panel, spot = controller.stage.look_at(below.rect.center())
        assert panel is shown
        assert spot is None or spot.reads or spot.place.kind == "button"


@pytest.mark.parametrize("size", [(1800, 700), (900, 800)])
def test_no_seam_shows_where_the_stage_ends(laid, size: tuple[int, int]) -> None:
    view, controller, shown = laid
    view.resize(*size)
    covered = view.grab().toImage()
    controller.stage.remove_panel(shown)
    bare = view.grab().toImage()
    for corner in (QPointF(1, 1), QPointF(WIDTH - 2, 1), QPointF(1, HEIGHT - 2), QPointF(WIDTH - 2, HEIGHT - 2)):
        point = view.mapFromScene(corner)
        assert covered.pixelColor(point) == bare.pixelColor(point)


def test_what_lies_below_it_is_not_painted_and_is_there_again_when_it_goes(laid, monkeypatch) -> None:
    view, controller, shown = laid
    painted: list[str] = []
    for panel in controller.stage.panels[:-1]:
        panel.changed()
        monkeypatch.setattr(panel, "paint_panel", lambda painter, panel=panel: painted.append(panel.title))
    view.grab()
    assert not painted
    controller.stage.remove_panel(shown)
    view.grab()
    assert controller.table.mat.title in painted


def test_it_appears_as_one_picture_over_the_backdrop(laid) -> None:
    """No part of it is seen through another one."""
    view, controller, _ = laid
    whole = view.grab().toImage()
    controller.stage.appear(0)
    bare = view.grab().toImage()
    controller.stage.appear(0.5)
    half = view.grab().toImage()
    for x, y in product(range(0, 1366, 13), range(0, 768, 7)):
        there, behind = whole.pixelColor(x, y), bare.pixelColor(x, y)
        mean = [(a + b) / 2 for a, b in zip(there.getRgb(), behind.getRgb(), strict=True)]
        assert half.pixelColor(x, y).getRgb() == pytest.approx(mean, abs=2)
    for panel in list(controller.stage.panels):
        controller.stage.remove_panel(panel)
    assert view.grab().toImage() == bare


def test_points_that_are_counted_to_their_end_are_the_whole(laid, monkeypatch) -> None:
    """While they are counted, only the sheet that they lie on is painted."""
    view, _, shown = laid
    whole = view.grab().toImage()
    around = Mock(wraps=shown._paint_around)
    monkeypatch.setattr(shown, "_paint_around", around)
    image, inside = QImage(whole), view.mapFromScene(shown._inside).boundingRect().adjusted(3, 3, -3, -3)
    for share in (0.5, 1.0):
        shown._count(0, share)
        view.viewport().render(image, inside.topLeft(), QRegion(inside))
        assert (image == whole) == (share == 1.0)
    around.assert_not_called()
    view.grab()
    around.assert_called_once()


def test_what_still_moves_when_it_appears_is_at_its_end(laid) -> None:
    _, controller, shown = laid
    animator = controller.stage.animator
    animator.speed = 1
    ghost = Ghost(lambda painter: None, QRectF(-5, -5, 10, 10))
    animator.fly(ghost, QPointF(0, 0), QPointF(500, 500), 400)
    shown.count_up(animator)
    assert ghost.scene() is None
    assert animator.busy


# Keys


@pytest.fixture
def entered(laid):
    """What Enter presses, on the view with the screen."""
    view, controller, shown = laid
    pressed: list[str] = []
    controller.stage.pressed.connect(pressed.append)
    key = EnterKey(view, shown, controller.stage)
    yield view, controller, pressed
    key.close()


def test_enter_plays_again(entered) -> None:
    view, _, pressed = entered
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert pressed == ["play-again"]


def test_enter_while_columns_count_up_only_shows_them_whole(entered) -> None:
    view, controller, pressed = entered
    controller.stage.animator.speed = 1.0
    controller.stage.animator.play(lambda share: None, 60_000)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not controller.stage.animator.busy
    assert pressed == []
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert pressed == ["play-again"]


def test_enter_is_left_to_the_button_on_which_the_keyboard_stands(entered) -> None:
    view, controller, pressed = entered
    controller.set_focus(Place("button", "see-board"))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert pressed == []


def test_a_saved_picture_has_the_numbers_and_no_buttons(laid) -> None:
    _, controller, shown = laid
    with written() as lines:
        image = shown.picture(controller)
    said = [line.text for line in lines]
    assert (image.width(), image.height()) == (1920, 1080)
    assert "Total" in said
    assert "Play again" not in said
