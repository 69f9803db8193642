"""The whole table in every language: nothing that it writes is cut off or longer than its place."""

import pytest
from PySide6.QtCore import QRectF

from tests.games.yamatai.model.positions import Table, table
from tests.games.yamatai.table.mats import LONG_NAMES, ORDER, STRIP, fullest, mat_rect, setup_of, view
from tests.table.panels import Line, picture, written
from yamatai.games.yamatai.model.components import ROW
from yamatai.games.yamatai.model.state import AGAIN, USED
from yamatai.games.yamatai.table.building_row import BuildingRow, Fit
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.mat import MatPanel
from yamatai.games.yamatai.table.reserve import ReservePanel
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.games.yamatai.table.strip import StripPanel
from yamatai.games.yamatai.table.turn_order import TurnOrderPanel
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.panel import Panel
from yamatai.table.text import languages, texts

STATUS = 196.0  # the width of a building's status, u


@pytest.fixture(params=languages())
def look(request: pytest.FixtureRequest, qapp: object) -> Look:
    assert fonts.load()
    return Look(text=texts(request.param))


def cut(panel: Panel) -> list[str]:
    """The words on a panel that have no room; numbers are the same in every language."""
    with written() as lines:
        picture(panel)
    return [line.text for line in lines if _is_cut(line)]


def _is_cut(line: Line) -> bool:
    return "…" in line.text or not (line.fits or line.text.isdigit())


def shown_mat(look: Look, t: Table) -> MatPanel:
    panel = MatPanel(look, t.box, setup_of(t, computers=(1,)), mat_rect(len(t.state.players)))
    panel.show(view(t), 0)
    return panel


@pytest.mark.parametrize("seats", [2, 4])
def test_a_full_mat(look: Look, seats: int) -> None:
    assert cut(shown_mat(look, fullest(seats))) == []


@pytest.mark.parametrize("fleet", [None, *range(1, 11)])
def test_a_mat_with_each_power(look: Look, fleet: int | None) -> None:
    assert cut(shown_mat(look, table(fleet=fleet).hand(wood=1))) == []


@pytest.mark.parametrize(("fleet", "power"), [(7, AGAIN), (8, USED)])
def test_a_mat_with_a_power_begun_or_used(look: Look, fleet: int, power: int) -> None:
    t = table(fleet=fleet)
    t.state.change_turn().power = power
    assert cut(shown_mat(look, t)) == []


def test_every_strip(look: Look) -> None:
    t = table(4, fleet=None).track(8).pass_turn(8)
    panel = StripPanel(look, t.box, setup_of(t), STRIP)
    for seat in range(4):
        panel.show(view(t), seat)
        assert cut(panel) == []


def test_the_turn_order(look: Look) -> None:
    t = table(4, fleet=None).track(8).pass_turn(8)
    panel = TurnOrderPanel(look, t.box, setup_of(t, LONG_NAMES), ORDER)
    panel.show(view(t))
    assert cut(panel) == []


@pytest.mark.parametrize(
    ("row", "rect", "part", "names"),
    [
        (FleetTrack, QRectF(396, 966, 1190, 104), "track", "fleet_numbers"),
        (SpecialistRow, QRectF(396, 104, 1190, 118), "row", "perks"),
        (BuildingRow, QRectF(1596, 10, 314, 1060), "tiles", "costs"),
    ],
)
def test_each_tile_of_a_row(
    look: Look, row: type[FleetTrack | SpecialistRow | BuildingRow], rect: QRectF, part: str, names: str
) -> None:
    t = table(fleet=None)
    panel = row(look, t.box, t.game.setup, rect)
    count = len(getattr(t.box, names))
    for first in range(0, count, ROW):
        state = view(t)
        tiles = tuple(min(first + slot, count - 1) for slot in range(ROW))
        setattr(state, part, tiles + state.track[ROW:] if part == "track" else tiles)
        panel.show(state)
        assert cut(panel) == []


@pytest.mark.parametrize("fit", Fit)
def test_each_status_of_a_building(look: Look, fit: Fit) -> None:
    text = look.text(fit.value, **({"islands": 38} if fit in (Fit.BUILDABLE, Fit.BOATS_LIE) else {}))
    assert fonts.width(text, fonts.sans(16, fonts.BOLD)) <= STATUS


@pytest.mark.parametrize("specialists", [(), ("inari", "kanayago")])
def test_the_reserve_with_one_price_and_with_two(look: Look, specialists: tuple[str, ...]) -> None:
    t = table().specialists(*specialists)
    panel = ReservePanel(look, t.box, t.game.setup, QRectF(1698, 772, 212, 298))
    panel.show(view(t))
    assert cut(panel) == []
