"""The rows beside the board: what they offer to point at, what they say, and that all of it fits."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from tests.games.yamatai.model.positions import Table, table
from tests.table.panels import assert_spots_apart, colours, picture, places, spot_of, written
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, ROW
from yamatai.games.yamatai.model.state import BOATS, NOTHING, State
from yamatai.games.yamatai.table.building_row import BuildingRow, Fit, offers
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.reserve import ReservePanel
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.play.game import Place, Seat, Setup
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.panel import SELF, Mark, Panel
from yamatai.table.theme import THEMES

Row = FleetTrack | SpecialistRow | BuildingRow | ReservePanel

RECTS: dict[type[Row], QRectF] = {
    FleetTrack: QRectF(396, 966, 1190, 104),
    SpecialistRow: QRectF(396, 104, 1190, 118),
    BuildingRow: QRectF(1596, 10, 314, 1060),
    ReservePanel: QRectF(1698, 772, 212, 298),
}
KINDS = list(RECTS)
ISLAND = 15


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def row_of(kind: type[Any], t: Table, theme: str = "paper") -> Any:
    panel = kind(Look(theme=THEMES[theme]), t.box, t.game.setup, RECTS[kind])
    panel.show(view(t))
    return panel


def view(t: Table) -> State:
    return t.game.view(t.state, None)


def spaces(box: Box, island: int = ISLAND) -> tuple[int, ...]:
    return box.archipelago.islands[island].spaces


# All rows


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_row_paints_in_every_theme(kind: type[Row], theme: str) -> None:
    assert len(colours(picture(row_of(kind, table(), theme)))) > 50


@pytest.mark.parametrize("kind", [FleetTrack, SpecialistRow, BuildingRow])
def test_spots_lie_apart(kind: type[Row]) -> None:
    assert_spots_apart(row_of(kind, table()))


@pytest.mark.parametrize("kind", KINDS)
def test_every_state_of_every_spot_shows(kind: type[Row]) -> None:
    panel = row_of(kind, table(fleet=9))
    idle = picture(panel)
    for spot in panel.own_spots():
        for mark in (Mark.LEGAL, Mark.SELECTED, Mark.REFUSED, Mark.DISABLED, Mark.FOCUS):
            panel.set_marks({spot.place: mark})
            assert picture(panel) != idle, (spot.place, mark)


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_paints_anew_only_for_something_new(kind: type[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(fleet=9)
    panel = row_of(kind, t)
    updates: list[int] = []
    monkeypatch.setattr(panel, "update", lambda: updates.append(1))
    panel.show(view(t.coins(3)))
    assert not updates
    t.state.row_coins = (8, *t.state.row_coins[1:])
    t.state.reserve = (1,) * len(COLOURS)
    t.state.tiles = (NOTHING, *t.state.tiles[1:])
    t.state.track = (t.state.track[0], *t.state.track[2:ROW], t.state.track[1], *t.state.track[ROW:])
    panel.show(view(t))
    assert len(updates) == 1


# Fleets


def test_open_fleets_can_be_picked_up_by_number_and_closed_ones_cannot() -> None:
    t = table(fleet=None).track(3, 10, 1, 7, 5)
    track = row_of(FleetTrack, t)
    assert places(track.own_spots(), "fleet") == [3, 10, 1, 7, 5]
    assert places(track.own_spots(), "closed-fleet") == [0, 1, 2, 3, 4]
    assert {spot.place.kind: spot.grip for spot in track.own_spots()} == {"fleet": SELF, "closed-fleet": ""}


def test_a_fleet_is_read_out_with_its_boats_and_power() -> None:
    track = row_of(FleetTrack, table(fleet=None).track(9))
    assert spot_of(track, "fleet", 9).name.startswith("Fleet 9: wood boat, stone boat. ")


def taken(track: FleetTrack) -> list[str]:
    with written() as lines:
        picture(track)
    return [line.text for line in lines if line.text.startswith("taken")]


def test_a_taken_fleet_leaves_a_place_that_says_who_took_it() -> None:
    t = table(fleet=None, seats=3).track(3, 10, 1, 7, 5)
    track = row_of(FleetTrack, t)
    for fleet in (1, 5):
        t.pass_turn(fleet)
        track.show(view(t))
    assert places(track.own_spots(), "fleet") == [3, 10, 7]
    assert taken(track) == ["taken by Blue", "taken by Orange"]


def test_a_game_opened_in_mid_round_knows_who_took_a_fleet() -> None:
    t = table(fleet=None, seats=3).track(3, 10, 1, 7, 5).pass_turn(1).pass_turn(7)
    assert taken(row_of(FleetTrack, t)) == ["taken by Blue", "taken by Orange"]


def test_stepping_back_into_the_last_round_still_knows_who_took_what() -> None:
    t = table(fleet=None, seats=2).track(3, 10, 1, 7, 5)
    track = row_of(FleetTrack, t)
    t.pass_turn(10)
    track.show(view(t))
    before = view(t)
    t.pass_round()
    track.show(view(t))
    assert taken(track) == []
    track.show(before)
    assert taken(track) == ["taken by Blue"]


def test_with_two_players_each_takes_two_fleets() -> None:
    t = table(fleet=None, seats=2).track(3, 10, 1, 7, 5)
    t.state.order = (0, 1, 1, 0)
    track = row_of(FleetTrack, t)
    for fleet in (3, 10, 1):
        t.pass_turn(fleet)
        track.show(view(t))
    assert taken(track) == ["taken by Blue", "taken by Orange", "taken by Orange"]


# Specialists


def test_specialists_are_read_out_with_points_coins_and_perk() -> None:
    row = row_of(SpecialistRow, table().row("ebisu", "inari", coins=4))
    assert places(row.own_spots(), "specialist")[:2] == ["ebisu", "inari"]
    assert spot_of(row, "specialist", "ebisu").grip == SELF
    assert spot_of(row, "specialist", "ebisu").name.startswith("Ebisu, 3 points, with 4 coins on it. Your harbour")
    assert spot_of(row, "specialist", "inari").name.startswith("Inari, 2 points. You buy")
    assert spot_of(row, "specialist-deck").name.startswith("13 specialists in the deck. Price of any specialist: 2 ")


def test_a_recruited_specialist_leaves_its_place_empty() -> None:
    t = table().row("ebisu", "inari", "fujin")
    t.state.row = (NOTHING, *t.state.row[1:])
    row = row_of(SpecialistRow, t)
    assert places(row.own_spots(), "specialist")[:2] == ["inari", "fujin"]
    assert spot_of(row, "specialist", "inari").rect.left() == 218


def test_the_last_specialist_is_drawn_from_an_empty_deck() -> None:
    t = table()
    t.state.specialist_deck = ()
    assert spot_of(row_of(SpecialistRow, t), "specialist-deck").name.startswith("No specialist left in the deck.")


# Buildings


def both_boats(t: Table) -> Table:
    """The boats of standard-05 (bamboo, clay) lie at the island, from an earlier turn."""
    a, b, *_ = spaces(t.box)
    return t.boats(bamboo=[a], clay=[b])


def just_placed(t: Table) -> Table:
    """The same boats, and the second was placed this turn."""
    now = both_boats(t).state.change_turn()
    now.step, now.placed = BOATS, (spaces(t.box)[1],)
    return t


def one_boat(t: Table) -> Table:
    return t.boats(bamboo=[spaces(t.box)[0]])


STANDARD, TORII = "standard-05", "torii-23"


@pytest.mark.parametrize(
    ("position", "tile", "fit"),
    [
        (lambda t: t, STANDARD, Fit.BOATS_MISSING),
        (one_boat, STANDARD, Fit.BOATS_MISSING),
        (just_placed, STANDARD, Fit.BUILDABLE),
        (both_boats, STANDARD, Fit.BOATS_LIE),
        (lambda t: just_placed(t).houses_left(0), STANDARD, Fit.NO_PIECE),
        (lambda t: t.torii(1, 2, 3), TORII, Fit.NO_PIECE),
        (lambda t: one_boat(t.my_turn(fleet=9)), STANDARD, Fit.BOATS_LIE),  # the power discount is ready
    ],
)
def test_each_tile_says_how_far_it_is(position: Callable[[Table], Table], tile: str, fit: Fit) -> None:
    t = position(table()).tiles(tile)
    first = offers(t.box, view(t))[0]
    assert first is not None
    assert first.fit is fit


@pytest.mark.parametrize(
    ("closed", "fit"),
    [
        (lambda t: t.houses(ISLAND), Fit.BOATS_MISSING),
        (lambda t: t.palaces(ISLAND), Fit.BOATS_MISSING),
        (lambda t: t.sacred(ISLAND), Fit.BOATS_MISSING),
        (lambda t: t.tokens(koi=[ISLAND]), Fit.BOATS_MISSING),
        (lambda t: t.tokens(koi=[ISLAND]).specialists("konohana").coins(4), Fit.BOATS_MISSING),
        (lambda t: t.tokens(koi=[ISLAND]).specialists("konohana").coins(5), Fit.BOATS_LIE),
    ],
)
def test_boats_count_only_at_islands_that_can_be_built_on(closed: Callable[[Table], Table], fit: Fit) -> None:
    t = table()
    a, b = _only_at_the_island(t.box)
    t = closed(t.boats(bamboo=[a], clay=[b])).tiles(STANDARD)
    first = offers(t.box, view(t))[0]
    assert first is not None
    assert (first.fit, first.islands) == (fit, 1 if fit is Fit.BOATS_LIE else 0)


def _only_at_the_island(box: Box) -> tuple[int, int]:
    """Two spaces that both touch the island, and no other island together."""
    here = spaces(box)
    return next(
        (a, b) for a in here for b in here if a != b and box.space_islands[a] & box.space_islands[b] == 1 << ISLAND
    )


def test_a_tile_that_can_be_built_is_read_out_and_framed_only_for_who_can_choose_it() -> None:
    t = just_placed(table()).tiles(STANDARD)
    row = row_of(BuildingRow, t)
    spot = spot_of(row, "tile", STANDARD)
    assert spot.name.startswith("House, 3 points: bamboo boat, clay boat. Can be built on ")
    assert spot.grip == SELF
    gold = THEMES["paper"].legal_glow.rgb()
    assert gold not in colours(picture(row))  # a computer player's turn, an earlier moment
    row.set_marks({Place("tile", STANDARD): Mark.LEGAL})
    assert gold in colours(picture(row))


def test_tiles_deck_and_supply_are_places() -> None:
    t = table().tiles("standard-07", "torii-22", "palace-25", "standard-01", "standard-02").torii(4).palaces(5, 6)
    row = row_of(BuildingRow, t)
    assert places(row.own_spots(), "tile") == ["standard-07", "torii-22", "palace-25", "standard-01", "standard-02"]
    assert spot_of(row, "building-deck").name == "23 building tiles in the deck"
    assert spot_of(row, "supply", "torii").name == "2 torii gates left"
    assert spot_of(row, "supply", "palace").name == "2 palaces left"


def test_a_built_tile_leaves_its_place_empty_until_the_round_ends() -> None:
    t = table().tiles("standard-07", "torii-22")
    t.state.tiles = (NOTHING, *t.state.tiles[1:])
    row = row_of(BuildingRow, t)
    assert places(row.own_spots(), "tile")[0] == "torii-22"
    assert spot_of(row, "tile", "torii-22").rect.top() == 42 + 144


def test_the_house_is_that_of_the_seat_in_turn() -> None:
    t = table(seats=3)
    mine, other = row_of(BuildingRow, t), row_of(BuildingRow, t)
    assert picture(mine) == picture(other)
    other.show(view(t.my_turn(seat=1)))
    assert picture(mine) != picture(other)


# The reserve


def test_the_whole_panel_takes_boats_and_each_row_gives_some() -> None:
    reserve = row_of(ReservePanel, table().reserve(wood=0))
    spots = reserve.own_spots()
    assert spots[0].place == Place("trade")
    assert_spots_apart(reserve, "trade")
    assert places(spots, "reserve") == list(COLOURS)
    assert spot_of(reserve, "reserve", "clay").grip == "boat-clay"
    assert spot_of(reserve, "reserve", "wood").grip == ""


@pytest.mark.parametrize(
    ("specialist", "boat", "words", "name"),
    [
        (None, "wood", ["3"], "buy for 3 coins, sell for 3 coins"),
        (None, "gold", ["no trade"], "gold is not traded"),
        ("inari", "wood", ["buy 2", "sell 5"], "buy for 2 coins, sell for 5 coins"),
        ("kanayago", "gold", ["6"], "buy for 6 coins, sell for 6 coins"),
    ],
)
def test_prices_are_those_of_the_seat_in_turn(specialist: str | None, boat: str, words: list[str], name: str) -> None:
    t = table() if specialist is None else table().specialists(specialist)
    reserve = row_of(ReservePanel, t)
    row = spot_of(reserve, "reserve", boat)
    assert row.name.endswith(name)
    with written() as lines:
        picture(reserve)
    assert [line.text for line in lines if row.rect.contains(line.rect) and "×" not in line.text] == words


# Words


def in_rows(panel: Panel, views: list[State]) -> list[Any]:
    found = []
    for shown in views:
        panel.show(shown)  # type: ignore[call-arg]
        with written() as lines:
            picture(panel)
        found += lines
    return found


def with_each(t: Table, part: str, count: int) -> list[State]:
    """Views that show each of `count` tiles once in a row of five."""
    views = []
    for first in range(0, count, ROW):
        shown = view(t)
        tiles = tuple(min(first + slot, count - 1) for slot in range(ROW))
        setattr(shown, part, tiles + shown.track[ROW:] if part == "track" else tiles)
        views.append(shown)
    return views


@pytest.mark.parametrize(("kind", "part"), [(FleetTrack, "track"), (SpecialistRow, "row"), (BuildingRow, "tiles")])
def test_no_text_of_the_box_is_cut_off(kind: type[Row], part: str) -> None:
    t = table(fleet=None)
    count = {"track": len(t.box.fleet_numbers), "row": len(t.box.perks), "tiles": len(t.box.costs)}[part]
    lines = in_rows(row_of(kind, t), with_each(t, part, count))
    assert not [line.text for line in lines if "…" in line.text or not line.fits]
    assert min(line.font.pixelSize() for line in lines) >= 16


@pytest.mark.parametrize("fit", Fit)
def test_every_status_fits_its_tile(fit: Fit) -> None:
    text = Look().text(fit.value, **({"islands": 38} if fit in (Fit.BUILDABLE, Fit.BOATS_LIE) else {}))
    assert fonts.width(text, fonts.sans(16, fonts.BOLD)) <= 196


def test_prices_and_counts_of_two_figures_fit() -> None:
    t = table().specialists("inari", "kanayago")
    lines = in_rows(row_of(ReservePanel, t), [view(t)])
    assert all(line.fits and "…" not in line.text for line in lines)


def test_a_name_of_twenty_letters_fits_a_taken_place() -> None:
    t = table(fleet=None).track(3, 10, 1, 7, 5)
    setup = Setup((Seat("Wilhelmina Montgomer", "blue"), Seat("Orange", "orange")))
    track = FleetTrack(Look(), t.box, setup, RECTS[FleetTrack])
    track.show(view(t))
    t.pass_turn(10)
    lines = in_rows(track, [view(t)])
    sentence = [line.text for line in lines if line.rect.top() == 58]
    assert " ".join(sentence) == "taken by Wilhelmina Montgomer"
    assert all(line.fits for line in lines)
