"""The turn order: where meeples stand, who is done, who comes next, and which places are taken for the next round."""

from __future__ import annotations

import pytest

from tests.games.yamatai.model.positions import Table, table
from tests.games.yamatai.table.mats import LONG_NAMES, setup_of, turn_order, view
from tests.table.panels import assert_spots_apart, colours, picture, places, written
from yamatai.games.yamatai.table.meeples import meeples
from yamatai.games.yamatai.table.turn_order import TurnOrderPanel
from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.panel import Mark
from yamatai.table.theme import THEMES


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def line(t: Table) -> list[tuple[int, int, str, int]]:
    """Seat, place, word and fleet of each meeple."""
    return [(m.seat, m.place, m.word, m.fleet) for m in meeples(t.box, view(t))]


def words_of(panel: TurnOrderPanel) -> list[str]:
    with written() as lines:
        picture(panel)
    return [text for text in (line.text for line in lines) if text in ("done", "now", "next")]


def start(seats: int) -> Table:
    return table(seats, fleet=None).track(3, 10, 1, 7, 5)


# Where meeples stand


def test_in_the_first_round_they_stand_in_line() -> None:
    assert line(start(3)) == [(0, 1, "now", 0), (1, 2, "next", 0), (2, 3, "last", 0)]


def test_a_fleet_is_the_place_in_the_next_round() -> None:
    t = start(3).pass_turn(7).pass_turn(10)
    assert line(t) == [(0, 1, "done", 7), (1, 2, "done", 10), (2, 3, "now", 0)]
    t.pass_turn(1)
    assert line(t) == [(2, 1, "now", 0), (0, 7, "next", 0), (1, 10, "last", 0)]


def test_two_players_have_two_meeples_each() -> None:
    t = start(2)
    assert line(t) == [(0, 1, "now", 0), (1, 2, "next", 0), (0, 3, "later", 0), (1, 4, "last", 0)]
    t.pass_round(3, 10, 1, 7)
    assert line(t) == [(0, 1, "now", 0), (0, 3, "next", 0), (1, 7, "later", 0), (1, 10, "last", 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_stand_at_the_numbers_of_the_last_round_in_every_round(seats: int) -> None:
    t = start(seats)
    for _ in range(4):
        while t.state.at + 1 < len(t.state.order):
            t.pass_turn()
        numbers = [m.fleet for m in meeples(t.box, view(t))][:-1]
        t.do(t.legal("fleet")[-1])
        numbers.append(meeples(t.box, view(t))[-1].fleet)
        who = dict(zip(numbers, t.state.order, strict=True))
        t.pass_turn()
        assert [(m.place, m.seat) for m in meeples(t.box, view(t))] == sorted(who.items())


def test_after_the_game_all_are_done() -> None:
    t = start(3).houses_left(0).pass_round(3, 10, 1)
    assert t.state.ended
    assert [m.word for m in meeples(t.box, view(t))] == ["done"] * 3


# The panel


@pytest.mark.parametrize(
    ("turns", "words"),
    [(0, ["now", "next"]), (1, ["done", "now", "next"]), (3, ["done", "done", "done", "now"])],
)
def test_three_words_say_how_the_round_goes(turns: int, words: list[str]) -> None:
    t = start(4).track(1, 2, 3, 4, 5)
    for fleet in range(1, turns + 1):
        t.pass_turn(fleet)
    assert words_of(turn_order(t)) == words


def test_each_meeple_is_a_place_and_is_read_out() -> None:
    panel = turn_order(start(4).pass_turn(7))
    assert places(panel.own_spots(), "order") == [0, 1, 2, 3]
    assert [spot.name for spot in panel.own_spots() if spot.place.kind == "order"] == [
        "Blue at place 1: done. Place in the next round: 7.",
        "Orange at place 2 plays now.",
        "Purple at place 3 plays next.",
        "Grey at place 4 plays last.",
    ]


def test_a_number_taken_is_a_place_unless_a_meeple_stands_there() -> None:
    panel = turn_order(start(4).pass_turn(7).pass_turn(3))
    assert places(panel.own_spots(), "next-place") == [7]
    (taken,) = [spot for spot in panel.own_spots() if spot.place == Place("next-place", 7)]
    assert taken.name == "Blue has taken number 7: the place in the next round."
    assert taken.rect.contains(129 + 6 * 107, 19)  # the circle with a 7


def test_the_one_in_turn_is_read_out_with_the_fleet_it_has_taken() -> None:
    panel = turn_order(_taken(start(3)))
    assert panel.own_spots()[0].name == "Blue at place 1 plays now. Place in the next round: 10."


def _taken(t: Table) -> Table:
    t.do("fleet 10")
    return t


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spots_lie_on_the_bar_and_apart(seats: int) -> None:
    t = start(seats)
    for _ in range(3):
        assert_spots_apart(turn_order(t))
        t.pass_round()


def test_a_number_taken_shows_whose_it_is() -> None:
    t = start(3)
    before = picture(turn_order(t))
    after = picture(turn_order(_taken(t)))
    circle = range(129 + 9 * 107 - 12, 129 + 9 * 107 + 40)  # place 10
    assert any(before.pixel(x, 31) != after.pixel(x, 31) for x in circle)


@pytest.mark.parametrize("theme", THEMES)
def test_the_bar_paints_in_every_theme(theme: str) -> None:
    assert len(colours(picture(turn_order(_taken(start(4).pass_turn(7)), theme)))) > 100


def test_every_state_of_every_spot_shows() -> None:
    panel = turn_order(start(4).pass_turn(7))
    idle = picture(panel)
    for spot in panel.own_spots():
        for mark in (Mark.LEGAL, Mark.SELECTED, Mark.REFUSED, Mark.DISABLED, Mark.FOCUS):
            panel.set_marks({spot.place: mark})
            assert picture(panel) != idle, (spot.place, mark)
    panel.set_marks({Place("order", 9): Mark.LEGAL})
    assert picture(panel) == idle


def test_the_bar_paints_anew_only_for_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    t = start(3)
    panel = turn_order(t)
    updates: list[int] = []
    monkeypatch.setattr(panel, "update", lambda: updates.append(1))
    panel.show(view(t.coins(3)))
    assert not updates
    panel.show(view(_taken(t)))
    assert len(updates) == 1


def test_all_words_fit() -> None:
    t = _taken(start(4).pass_turn(1))
    with written() as lines:
        picture(turn_order(t, setup=setup_of(t, LONG_NAMES)))
    assert all(line.fits and "…" not in line.text for line in lines)
    assert min(line.font.pixelSize() for line in lines) >= 16
