"""The active mat: what it offers to point at, where things lie, and that all of it fits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.yamatai.model.positions import Table, table
from tests.games.yamatai.table.mats import LONG_NAMES, fullest, mat, setup_of, view
from tests.table.panels import assert_spots_apart, colours, picture, places, spot_of, written
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import AGAIN, HARBOUR, NOTHING, RECRUIT, USED
from yamatai.games.yamatai.table.holding import Holding, holding
from yamatai.games.yamatai.table.mat import MatPanel
from yamatai.games.yamatai.table.mat_plan import HOUSE_SCALE
from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.panel import SELF, Mark, Spot
from yamatai.table.theme import THEMES

SEATS = (2, 3, 4)
TEXT = 16


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def held(t: Table, seat: int = 0) -> Holding:
    return holding(t.box, setup_of(t), view(t), seat)


def boats(row: tuple[int, ...]) -> list[str]:
    return [COLOURS[boat] for boat in row]


def lines_of(panel: MatPanel) -> list[str]:
    with written() as lines:
        picture(panel)
    return [line.text for line in lines]


# What lies where


def test_boats_lie_in_the_harbour_until_a_fleet_is_taken() -> None:
    t = table(fleet=None).hand(wood=1)
    assert (held(t).to_place, boats(held(t).harbour)) == ((), ["wood"])
    t.track(8).do("fleet 8")
    assert boats(held(t).to_place) == ["bamboo", "wood", "wood", "stone"]
    assert held(t).harbour == ()


def test_placed_boats_follow_those_to_place_and_removed_ones_are_gone() -> None:
    t = table().hand(wood=1, clay=2)
    entry = next(space.id for space in t.box.archipelago.spaces if space.entry)
    t.do(f"place clay {entry}")
    assert (boats(held(t).to_place), boats(held(t).placed)) == (["wood", "clay"], ["clay"])
    t.state.change_turn().placed = (NOTHING,)
    assert held(t).placed == ()


def test_boats_kept_lie_in_the_harbour_at_once_and_the_others_are_set_aside() -> None:
    t = table().hand(wood=1, clay=2).specialists("ebisu")
    assert held(t).capacity == 3
    t.hand(gold=1)
    t.do("keep wood")
    assert (boats(held(t).to_place), boats(held(t).harbour)) == (["clay", "clay", "gold"], ["wood"])
    assert t.state.now.step == HARBOUR
    t.do("keep gold")  # only clay is left, so the rest goes by itself
    assert t.state.now.step == RECRUIT
    assert (held(t).to_place, boats(held(t).harbour)) == ((), ["wood", "clay", "gold"])
    assert t.boats_of(held(t).aside) == {"clay": 1}


def test_another_seat_has_its_boats_in_the_harbour_and_no_turn() -> None:
    t = table().hand(1, gold=1)
    other = held(t, 1)
    assert (other.in_turn, other.to_place, boats(other.harbour)) == (False, (), ["gold"])
    assert (other.fleet, other.power) == (NOTHING, "none")


@pytest.mark.parametrize(
    ("aside", "harbour", "specialist", "penalty"),
    [(0, 0, "", 0), (1, 0, "", 0), (1, 1, "", -1), (7, 1, "", -4), (7, 1, "tenjin", 0)],
)
def test_the_penalty_counts_boats_set_aside_and_those_in_the_harbour(
    aside: int, harbour: int, specialist: str, penalty: int
) -> None:
    t = table().aside(1, wood=aside).hand(1, clay=harbour)
    if specialist:
        t.specialists(specialist, seat=1)
    assert held(t, 1).penalty == penalty


def test_boats_that_can_still_be_placed_cost_nothing_yet() -> None:
    assert held(table().hand(wood=4)).penalty == 0


# Spots


@pytest.mark.parametrize("seats", SEATS)
def test_spots_lie_on_the_mat_and_apart(seats: int) -> None:
    t = table(seats).hand(wood=1, clay=1).built("standard-01").reserved("torii-22").specialists("ebisu")
    assert_spots_apart(mat(t), "mat")


def test_the_mat_itself_lies_below_all_others() -> None:
    spots = mat(fullest()).own_spots()
    assert spots[0].place == Place("mat")
    assert all(spots[0].rect.contains(spot.rect) for spot in spots)


def test_every_boat_in_hand_can_be_lifted_and_placed_ones_cannot() -> None:
    t = table().hand(wood=2, gold=1)
    entry = next(space.id for space in t.box.archipelago.spaces if space.entry)
    t.do(f"place wood {entry}")
    found = [spot for spot in mat(t).own_spots() if spot.place.kind == "boat"]
    assert [(spot.place.id, spot.grip) for spot in found] == [("wood", "boat-wood"), ("gold", "boat-gold")]
    assert found[0].name == "1 wood boat in hand"


def test_only_tokens_that_are_there_can_be_lifted() -> None:
    panel = mat(table().culture(koi=2))
    assert places(panel.own_spots(), "token") == ["drum", "koi", "pine", "blossom", "fan", "scroll"]
    assert spot_of(panel, "token", "koi").grip == "culture-koi"
    assert spot_of(panel, "token", "koi").name == "2 koi tokens on the mat"
    assert spot_of(panel, "token", "drum").grip == ""


def test_reserved_tiles_can_be_lifted_and_built_ones_only_looked_at() -> None:
    panel = mat(table().reserved("standard-07").built("palace-27"))
    assert spot_of(panel, "tile", "standard-07").grip == SELF
    assert spot_of(panel, "tile", "standard-07").name == (
        "House, 3 points, reserved. It needs 2 bamboo boats, 1 wood boat."
    )
    assert spot_of(panel, "built", "palace-27").grip == ""
    assert spot_of(panel, "built", "palace-27").name == "Palace, 7 points"


def test_a_specialist_is_read_out_with_its_perk() -> None:
    name = spot_of(mat(table().specialists("ebisu")), "portrait", "ebisu").name
    assert name == "Ebisu, 3 points. Your harbour keeps two boats more at the end of each of your turns."


def test_the_score_is_read_out_term_by_term() -> None:
    t = table().coins(14).specialists("ebisu").built("palace-27").reserved("torii-22").aside(wood=3)
    t.state.change_player(0).prestige = 19
    assert spot_of(mat(t), "score", 0).name == (
        "Blue: 29 points if the game ended now. 2 for 14 coins, 19 prestige, 7 for buildings, 3 for specialists, "
        "−1 for reserved tiles, −1 for unused boats."
    )


@pytest.mark.parametrize(("specialists", "open_slots", "width"), [((), 1, 78.5), (("ebisu",), 3, 165.0)])
def test_the_harbour_is_as_wide_as_its_open_slots(specialists: tuple[str, ...], open_slots: int, width: float) -> None:
    t = table().specialists(*specialists)
    assert held(t).capacity == open_slots
    assert spot_of(mat(t), "harbour").rect.width() == pytest.approx(width)


@pytest.mark.parametrize(
    ("fleet", "power", "words", "name"),
    [
        (None, None, ["Choose a fleet"], "Choose a fleet"),
        (10, None, ["10", "No power", "Boats only"], "Fleet 10. This fleet has no power."),
        (8, None, ["8", "Ready", "Move one boat"], "Fleet 8, power ready. Once this turn, move one boat"),
        (7, AGAIN, ["7", "1 more"], "Fleet 7, one more boat can be removed."),
        (8, USED, ["8", "Used"], "Fleet 8, power used."),
    ],
)
def test_the_fleet_says_how_its_power_stands(fleet: int | None, power: int | None, words: list[str], name: str) -> None:
    t = table(fleet=fleet)
    if power is not None:
        t.state.change_turn().power = power
    panel = mat(t)
    assert spot_of(panel, "power").name.startswith(name)
    written_here = lines_of(panel)
    assert all(word in written_here for word in words)


def test_after_the_turn_the_fleet_stays_without_its_power() -> None:
    t = table(fleet=None, seats=3).track(8).pass_turn(8)
    panel = mat(t, 0)
    assert spot_of(panel, "power").name == "Fleet 8 of this round; its power is over."
    assert not {"Ready", "Used"} & set(lines_of(panel))


def test_the_only_person_is_told_that_it_is_their_turn() -> None:
    t = table()
    alone, two = setup_of(t, computers=(1,)), setup_of(t)
    assert "Your turn" in lines_of(mat(t, setup=alone))
    assert "Your turn" not in lines_of(mat(t, setup=two))
    t.my_turn(seat=1)
    assert "Your turn" not in lines_of(mat(t, setup=alone))


def test_only_boats_that_can_be_placed_bring_the_hint() -> None:
    assert "drag or press 1–5" in lines_of(mat(table().hand(wood=1)))
    assert "drag or press 1–5" not in lines_of(mat(table()))


# Rows of cards


def row(panel: MatPanel, *kinds: str) -> list[Spot]:
    """Cards of one row by their left edge."""
    spots = [spot for spot in panel.own_spots() if spot.place.kind in kinds]
    return sorted(spots, key=lambda spot: (spot.rect.top(), spot.rect.left()))


@pytest.mark.parametrize(("count", "step"), [(1, 0.0), (4, 66.0), (5, 50.5), (9, 25.25)])
def test_more_than_four_specialists_overlap_like_a_fan(count: int, step: float) -> None:
    t = table(4)
    t.specialists(*(tile.id for tile in t.box.components.specialist[:count]))
    cards = row(mat(t), "portrait")
    assert len(cards) == count
    assert all(b.rect.left() - a.rect.left() == pytest.approx(step) for a, b in pairwise(cards))
    assert cards[-1].rect.right() <= 366.5


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_mat_keeps_every_card_inside_and_its_seal_in_sight(seats: int) -> None:
    panel = mat(fullest(seats))
    for kinds, count in ((("portrait",), 9), (("built", "tile"), 14)):
        cards = row(panel, *kinds)
        assert len(cards) == count
        for a, b in pairwise(cards):
            assert b.rect.top() > a.rect.top() or b.rect.left() - a.rect.left() >= 15
        assert all(spot.rect.left() > 95 and spot.rect.right() <= 366.5 for spot in cards)


def test_in_a_fan_the_left_card_lies_on_top() -> None:
    spots = [spot.place.id for spot in mat(fullest()).own_spots() if spot.place.kind in ("tile", "built")]
    assert spots[-1] == "standard-21"  # reserved tiles are the leftmost: they are still needed


@pytest.mark.parametrize("seats", SEATS)
def test_eight_boats_in_hand_lie_apart_in_the_tray(seats: int) -> None:
    cells = [spot.rect for spot in mat(fullest(seats)).own_spots() if spot.place.kind == "boat"]
    assert len(cells) == 8
    assert all(not a.adjusted(0.01, 0.01, -0.01, -0.01).intersects(b) for a, b in pairwise(cells))
    assert all(cell.left() >= 9 and cell.right() <= 367 for cell in cells)
    assert min(cell.width() for cell in cells) == (86 if seats == 2 else pytest.approx(43.375))


@pytest.mark.parametrize("seats", SEATS)
def test_rows_lie_below_each_other_on_a_mat_of_any_height(seats: int) -> None:
    panel = mat(fullest(seats))
    order = ("power", "boat", "harbour", "token", "portrait", "built", "houses")
    boxes = [[spot.rect for spot in panel.own_spots() if spot.place.kind == kind] for kind in order]
    for upper, lower in pairwise(boxes):
        assert max(r.bottom() for r in upper) <= min(r.top() for r in lower) + 0.5
    assert panel.size.height() - 40 < max(r.bottom() for r in boxes[-1]) <= panel.size.height() - 6


# Painting


@pytest.mark.parametrize("seats", SEATS)
def test_the_houses_that_are_left_are_as_large_in_every_game_and_stay_on_the_mat(seats: int) -> None:
    panel = mat(table(seats))
    spot = spot_of(panel, "houses")
    assert panel._plan is not None
    assert panel._plan.house_scale == HOUSE_SCALE
    assert spot.rect.bottom() <= panel.size.height()
    assert spot.rect.top() >= max(tile.bottom() for tile in panel._plan.free)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_mat_paints_in_every_theme(seats: int, theme: str) -> None:
    assert len(colours(picture(mat(fullest(seats), theme=theme)))) > 200


def test_every_state_of_every_spot_shows() -> None:
    panel = mat(fullest())
    idle = picture(panel)
    shown = {
        "boat": Mark.LEGAL | Mark.SELECTED | Mark.HOVER | Mark.DISABLED | Mark.FOCUS,
        "token": Mark.LEGAL | Mark.SELECTED | Mark.HOVER | Mark.FOCUS,
        "portrait": Mark.HOVER | Mark.FOCUS,
        "built": Mark.HOVER | Mark.FOCUS,
        "tile": Mark.LEGAL | Mark.SELECTED | Mark.HOVER | Mark.REFUSED | Mark.DISABLED | Mark.FOCUS,
        "harbour": Mark.LEGAL | Mark.REFUSED | Mark.FOCUS,
        "power": Mark.LEGAL | Mark.SELECTED | Mark.FOCUS,
        "aside": Mark.FOCUS,
        "score": Mark.FOCUS,
        "houses": Mark.FOCUS,
        "mat": Mark.FOCUS,
    }
    for spot in panel.own_spots():
        for mark in shown[spot.place.kind]:
            panel.set_marks({spot.place: mark})
            assert picture(panel) != idle, (spot.place, mark)


def test_of_boats_of_one_colour_only_one_is_shown_as_chosen() -> None:
    def ringed(count: int) -> int:
        panel = mat(table(4).hand(clay=count))
        idle = picture(panel)
        panel.set_marks({Place("boat", "clay"): Mark.SELECTED})
        chosen = picture(panel)
        return sum(idle.pixel(x, 226) != chosen.pixel(x, 226) for x in range(idle.width()))

    assert ringed(2) == ringed(1) > 0


def test_the_mat_paints_anew_only_for_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table().hand(wood=1)
    panel = mat(t)
    updates: list[int] = []
    monkeypatch.setattr(panel, "update", lambda: updates.append(1))
    t.coins(3, seat=1)
    panel.show(view(t), 0)
    assert not updates
    t.coins(4)
    panel.show(view(t), 0)
    panel.show(view(t), 1)
    assert len(updates) == 2


def test_a_new_look_gives_the_spots_new_names() -> None:
    panel = mat(table())
    before = panel.own_spots()
    panel.restyle()
    assert panel.own_spots() is not before


# Words


@pytest.mark.parametrize("name", LONG_NAMES[:3])
def test_a_name_of_twenty_letters_fits_the_header(name: str) -> None:
    t = table()
    with written() as lines:
        picture(mat(t, setup=setup_of(t, (name, "Orange"))))
    header = [line for line in lines if line.rect.bottom() <= 56 and not line.text.isdigit()]
    assert "".join(line.text for line in header).replace(" ", "") == name.replace(" ", "")
    assert all(line.fits for line in header)


@pytest.mark.parametrize("fleet", range(1, 11))
def test_every_power_fits_beside_its_pill(fleet: int) -> None:
    with written() as lines:
        picture(mat(table(fleet=fleet)))
    assert not [line.text for line in lines if "…" in line.text or not line.fits]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_on_a_full_mat_is_cut_off_or_too_small(seats: int) -> None:
    with written() as lines:
        picture(mat(fullest(seats)))
    assert not [line.text for line in lines if "…" in line.text]
    assert min(line.font.pixelSize() for line in lines) >= TEXT


def test_a_game_that_is_over_shows_every_mat() -> None:
    t = table(3, fleet=None).houses_left(0).pass_round()
    assert t.state.ended
    for seat in range(3):
        assert not held(t, seat).in_turn
        picture(mat(t, seat))
