"""The strips of the others: what they offer to point at, what they leave out, and that all of it fits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.yamatai.model.positions import Table, table
from tests.games.yamatai.table.mats import LONG_NAMES, fullest, setup_of, strip, view
from tests.table.panels import assert_spots_apart, colours, picture, places, spot_of, written
from yamatai.games.yamatai.table.strip import StripPanel
from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.panel import Mark
from yamatai.table.theme import THEMES

FANS = ("seat", "built")


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def lines_of(panel: StripPanel) -> list[str]:
    with written() as lines:
        picture(panel)
    return [line.text for line in lines]


def recruited(count: int) -> Table:
    t = table(4)
    return t.specialists(*(tile.id for tile in t.box.components.specialist[:count]), seat=1)


def built(count: int) -> Table:
    t = table(4)
    return t.built(*(tile.id for tile in t.box.components.building[:count]), seat=1)


# Spots


def test_the_strip_itself_is_the_seat_and_lies_below_all_others() -> None:
    panel = strip(fullest(seat=1))
    spots = panel.own_spots()
    assert spots[0].place == Place("seat", 1)
    assert_spots_apart(panel, *FANS)
    assert not any(spot.grip for spot in spots)


def test_the_seat_is_read_out_whole() -> None:
    t = table(3).culture(1, koi=2, fan=1).hand(1, gold=1).aside(1, wood=2).houses_left(3, 1)
    assert spot_of(strip(t), "seat", 1).name == (
        "Orange plays next. 10 coins. Tokens: 2 koi tokens, 1 fan token. Harbour: 1 gold boat. "
        "Set aside: 2 wood boats. 3 houses left of 8."
    )


@pytest.mark.parametrize(("count", "shown", "more"), [(0, 0, ""), (1, 1, ""), (3, 3, ""), (4, 3, "+1"), (9, 3, "+6")])
def test_the_newest_three_specialists_are_shown(count: int, shown: int, more: str) -> None:
    t = recruited(count)
    panel = strip(t)
    newest = [t.box.components.specialist[i].id for i in range(count - shown, count)]
    assert places(panel.own_spots(), "portrait") == newest
    assert [text for text in lines_of(panel) if text.startswith("+")] == ([more] if more else [])


@pytest.mark.parametrize(
    ("count", "shown", "more"), [(0, 0, ""), (3, 3, ""), (4, 4, ""), (6, 6, ""), (7, 3, "+4"), (12, 3, "+9")]
)
def test_up_to_six_buildings_are_shown_and_of_more_the_newest_three(count: int, shown: int, more: str) -> None:
    t = built(count)
    panel = strip(t)
    newest = {t.box.components.building[i].id for i in range(count - shown, count)}
    assert set(places(panel.own_spots(), "built")) == newest
    assert [text for text in lines_of(panel) if text.startswith("+")] == ([more] if more else [])


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7])
def test_buildings_end_at_the_right_edge_and_overlap_only_beyond_three(count: int) -> None:
    cards = sorted(
        (spot.rect for spot in strip(built(count)).own_spots() if spot.place.kind == "built"),
        key=lambda rect: rect.left(),
    )
    assert cards[-1].right() == pytest.approx(366)
    apart = all(a.right() <= b.left() for a, b in pairwise(cards))
    assert apart == (count not in (4, 5, 6))
    assert all(b.left() - a.left() >= 17 for a, b in pairwise(cards))


# When it plays


@pytest.mark.parametrize(
    ("seats", "turns", "words"),
    [
        (4, 0, ["plays now", "plays next", "plays later", "plays last"]),
        (4, 1, ["done, fleet 1", "plays now", "plays next", "plays last"]),
        (4, 3, ["done, fleet 1", "done, fleet 2", "done, fleet 3", "plays now"]),
        (3, 1, ["done, fleet 1", "plays now", "plays next"]),
        (2, 0, ["plays now", "plays next"]),
        (2, 2, ["plays now", "plays next"]),
        (2, 3, ["done, fleets 1, 3", "plays now"]),
    ],
)
def test_each_seat_says_when_it_plays(seats: int, turns: int, words: list[str]) -> None:
    t = table(seats, fleet=None).track(1, 2, 3, 4, 5)
    for fleet in range(1, turns + 1):
        t.pass_turn(fleet)
    for seat, word in enumerate(words):
        assert word in lines_of(strip(t, seat))


def test_after_the_game_nobody_plays() -> None:
    t = table(2, fleet=None).houses_left(0).pass_round()
    assert t.state.ended
    assert lines_of(strip(t))[1:3] == ["Orange", ""]


# Painting and words


@pytest.mark.parametrize("theme", THEMES)
def test_the_strip_paints_in_every_theme(theme: str) -> None:
    assert len(colours(picture(strip(fullest(seat=1), theme=theme)))) > 200


def test_every_state_of_every_spot_shows() -> None:
    panel = strip(fullest(seat=1))
    idle = picture(panel)
    for spot in panel.own_spots():
        for mark in (Mark.LEGAL, Mark.SELECTED, Mark.REFUSED, Mark.DISABLED, Mark.FOCUS):
            panel.set_marks({spot.place: mark})
            assert picture(panel) != idle, (spot.place, mark)


def test_the_strip_paints_anew_only_for_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(3)
    panel = strip(t)
    updates: list[int] = []
    monkeypatch.setattr(panel, "update", lambda: updates.append(1))
    t.coins(3, seat=2)
    panel.show(view(t), 1)
    assert not updates
    t.coins(4, seat=1)
    panel.show(view(t), 1)
    assert len(updates) == 1


@pytest.mark.parametrize("name", LONG_NAMES[:3])
@pytest.mark.parametrize("turns", range(4))
def test_a_name_of_twenty_letters_fits_above_any_word(name: str, turns: int) -> None:
    t = table(2, fleet=None).track(1, 10, 3, 4, 5)
    for fleet in (10, 1, 3)[:turns]:
        t.pass_turn(fleet)
    for seat in range(2):
        with written() as lines:
            picture(strip(t, seat, setup=setup_of(t, (name, name))))
        assert name in [line.text for line in lines]
        assert all(line.fits for line in lines if line.rect.bottom() <= 42)


def test_nothing_on_a_full_strip_is_cut_off_or_too_small() -> None:
    with written() as lines:
        picture(strip(fullest(seat=1)))
    assert not [line.text for line in lines if "…" in line.text]
    assert min(line.font.pixelSize() for line in lines) >= 16


def test_the_penalty_stands_beside_the_harbour() -> None:
    assert "−2" in lines_of(strip(table(3).aside(1, wood=3).hand(1, clay=1)))
    assert not [text for text in lines_of(strip(table(3).aside(1, wood=1))) if text.startswith("−")]
