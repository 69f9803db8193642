"""The layouts that ship, a free one, an owner's own file, and what is wrong with bad ones (1.2)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.yucata.model.play import game_of
from yamatai import resources
from yamatai.games.yucata.meta import LAYOUTS, META
from yamatai.games.yucata.model.check import check
from yamatai.games.yucata.model.layouts import parse_layouts, path_with, read_layouts
from yamatai.play.game import InvalidInput, Seat, Setup

FREE = "6 8 10 12 14 16 18 20 37"
TEXT = resources.path("games", "yucata", "layouts.toml").read_text("utf-8")


@pytest.mark.parametrize("layout", [*LAYOUTS, FREE])
def test_a_path_has_35_stones(layout):
    path = game_of(layout=layout).path
    assert (path.light[-1], path.dark[-1]) == (25, 9)
    assert path.light[4] == path.dark[4] == 0
    assert path.light[38] - path.light[37] == 1


def test_the_layouts_that_ship_are_sound_and_differ():
    assert check() == []
    assert len({layout.dark for layout in read_layouts().layout}) == len(LAYOUTS) == 9


def blocks(layout):
    """The dark stones of a layout that ships, those that lie side by side together."""
    found: list[list[int]] = []
    for space in dark_spaces()[layout]:
        if found and found[-1][-1] == space - 1:
            found[-1].append(space)
        else:
            found.append([space])
    return found


def dark_spaces():
    return {layout.id: layout.dark for layout in read_layouts().layout}


def test_each_layout_is_what_its_text_says():
    sizes = {layout: [len(block) for block in blocks(layout)] for layout in LAYOUTS}
    dark = dark_spaces()
    steps = [after - before for before, after in pairwise(dark["ayunito"])]
    runs = [after[0] - before[-1] - 1 for before, after in pairwise(blocks("kintaya"))]
    assert sizes["basic"] == [1] * 9
    assert sizes["ayuno"] == [1, 2, 2, 2, 2]
    assert sorted(steps) == [3] * 7 + [4]
    assert len([space for space in dark["tumo_zumo"] if space <= 18]) == 5
    assert len([space for space in dark["zattopusta"] if space >= 29]) == 4
    assert sorted(42 - space for space in dark["acuma_y_taya"]) == list(dark["acuma_y_taya"])
    assert sizes["orzi_krakra"] == [1, 1, 7]
    assert sizes["kintaya"] == [1, 2, 2, 2, 2]
    assert runs == [4, 5, 6, 7]
    assert sizes["monzola"] == [3, 4, 2]


def test_no_layout_gives_the_beginning_to_whoever_begins():
    """Long runs of light stones at the beginning do: measured with 2, 3 and 4 seats, see the file."""
    for layout in read_layouts().layout:
        first, second, *_ = sorted(layout.dark)
        assert first <= 9, layout.id
        assert second <= 13, layout.id


def test_a_free_layout_is_nine_numbers_in_any_order():
    assert (
        game_of(layout="37, 20 18 16 14, 12 10 8 6").path
        == game_of(layout=FREE).path
        == path_with((6, 8, 10, 12, 14, 16, 18, 20, 37))
    )


@pytest.mark.parametrize(
    ("layout", "told"),
    [
        ("moon", "no layout is called 'moon': choose basic, "),
        ("8 11", "layout: there are 9 dark stones, not 2 (rule 1.2)"),
        ("8 8 9 10 11 12 13 14 15", "layout: space 8 holds one stone, not two (rule 1.2)"),
        ("4 8 9 10 11 12 13 14 15", "layout: no dark stone can lie on 4: they lie on 5 to 37 (rule 1.2)"),
        ("8 9 10 11 12 13 14 15 39", "layout: no dark stone can lie on 39: they lie on 5 to 37 (rule 1.2)"),
        ("8 9 10 11 12 13 14 15 38", "layout: space 38 is always light: it lies between the red stone and any dark"),
        ("8 9 10 11 12 13 14 15 9999", "no layout is called "),
        ("8 9 10 11 12 13 14 15 ²", "no layout is called "),
    ],
)
def test_a_layout_that_cannot_be_is_refused_in_one_line(layout, told):
    with pytest.raises(InvalidInput) as refused:
        game_of(layout=layout)
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_the_hash_tells_another_layout_from_the_same_by_another_name():
    basic = " ".join(map(str, next(layout.dark for layout in read_layouts().layout if layout.id == "basic")))
    assert game_of(layout=basic).data_hash == game_of().data_hash
    assert len({game_of(layout=layout).data_hash for layout in (*LAYOUTS, FREE)}) == 10


def test_an_owner_can_put_the_printed_layouts_in_a_file_of_his_own():
    own = TEXT.replace("format = 1", 'format = 1\nedition = "printed"').replace("dark = [7, 11,", "dark = [8, 12,", 1)
    seats = (Seat("A", "white"), Seat("B", "black"))
    game = META.open(Setup(seats, edition=own))
    assert game.edition == "printed"
    assert game.data_hash != META.open(Setup(seats)).data_hash


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("format = 1", "format = 2", "layouts: format must be 1"),
        ("red = 39", "red = 40", "layouts: red must be 39"),
        ("format = 1", "format = true", "layouts: invalid value"),
        ("format = 1", "format = 1\nbeads = 2", "layouts: extra fields found (beads)"),
        ('id   = "ayuno"', 'id   = "moon"', "layouts: ayuno is missing\nlayouts: moon is no layout of this game"),
        ('id   = "ayuno"', 'id   = "basic"', "layouts: ayuno is missing\nlayouts: basic is there twice"),
        ("dark = [7, ", "dark = [38, ", "layouts: basic: space 38 is always light"),
        ("dark = [7, ", "dark = [", "layouts: basic: there are 9 dark stones, not 8"),
        ("[[layout]]", "[[layout", "layouts: "),
    ],
)
def test_what_is_wrong_with_a_file_is_told_entry_by_entry(tmp_path, old, new, told):
    faulty = TEXT.replace(old, new, 1)
    assert faulty != TEXT
    with pytest.raises(InvalidInput) as refused:
        parse_layouts(faulty)
    assert str(refused.value).startswith(told)
    (tmp_path / "layouts.toml").write_text(faulty, "utf-8")
    assert check(tmp_path) == str(refused.value).splitlines()


def test_a_file_that_is_not_there_is_a_problem(tmp_path):
    assert check(tmp_path)[0].startswith("cannot read layouts.toml")
