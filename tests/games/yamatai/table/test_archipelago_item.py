"""The board: geometry of the chart, what is painted where, and when it is painted anew."""

import json
import math
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from yamatai import resources
from yamatai.games.yamatai.table import archipelago_item as board
from yamatai.games.yamatai.table import coast, marks
from yamatai.games.yamatai.table.chart import Chart, _stacked
from yamatai.games.yamatai.table.sea import paint_sea
from yamatai.table.theme import THEMES, Theme, faded

PAPER = THEMES["paper"]
EACH_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def archipelago() -> Any:
    text = resources.path("games", "yamatai", "archipelago.json").read_text("utf-8")
    return json.loads(text, object_hook=lambda entry: SimpleNamespace(**entry))


@pytest.fixture(scope="module")
def chart(archipelago: Any, qapp: object) -> Chart:
    return Chart(archipelago)


def blank(width: int, height: int, colour: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


def close(one: QColor, other: QColor, by: int = 3) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= by for a, b in (*pairs, (one.alpha(), other.alpha())))


# Geometry


def test_coasts_run_clockwise_whatever_the_data_says() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert coast.closed_points(square) == square
    assert coast.closed_points([*square, square[0]]) == square
    turned = coast.closed_points(square[::-1])
    assert coast.smooth(coast.beside(turned, 2)).boundingRect().width() > 12


def test_the_smooth_coast_passes_through_its_points(archipelago: Any) -> None:
    for island in archipelago.islands:
        points = coast.closed_points(island.coast)
        path = coast.smooth(points)
        ends = [path.elementAt(3 * i) for i in range(len(points))]
        assert max(math.dist((end.x, end.y), point) for end, point in zip(ends, points, strict=True)) < 0.01


def test_lanes_keep_clear_of_their_spaces(archipelago: Any) -> None:
    links = sum(len(space.links) for space in archipelago.spaces) // 2
    lanes = coast.lanes(archipelago.spaces)
    assert len(lanes) == links
    for lane in lanes:
        bounds = lane.boundingRect()
        for space in archipelago.spaces:
            if bounds.adjusted(-9, -9, 9, 9).contains(space.x, space.y):
                dots = [lane.elementAt(i) for i in range(lane.elementCount())]
                nearest = min(math.dist((dot.x, dot.y), (space.x, space.y)) for dot in dots)
                assert nearest >= coast.LANE_GAP - coast.LANE_DOT


def test_trees_leave_the_middle_of_each_island_free(archipelago: Any) -> None:
    for island in archipelago.islands:
        trees = coast.trees(island, coast.closed_points(island.coast))
        clearing = QPainterPath()
        clearing.addEllipse(QPointF(island.x, island.y), coast.TREE_CLEARING - 6, coast.TREE_CLEARING - 6)
        assert not trees.isEmpty()
        assert not trees.intersects(clearing), island.name


def test_trees_are_the_same_every_time(archipelago: Any) -> None:
    island = archipelago.islands[4]
    points = coast.closed_points(island.coast)
    assert coast.trees(island, points) == coast.trees(island, points)


def test_the_ink_line_swells_but_stays_thin(archipelago: Any) -> None:
    points = coast.closed_points(archipelago.islands[0].coast)
    ink = coast.ink_line(points, 2.0, seed=1)
    assert ink.contains(QPointF(*points[0]))
    assert not ink.contains(QPointF(*coast.beside(points, 2.5)[0]))
    assert not ink.contains(QPointF(*coast.beside(points, -2.5)[0]))


# What is painted where


@EACH_THEME
def test_sea_sand_and_land_have_their_colours(chart: Chart, archipelago: Any, theme: Theme) -> None:
    image = chart.picture(1.0, theme).toImage()
    assert image.pixelColor(4, 990).alpha() == 0  # open sea: what lies below shows through
    for island in archipelago.islands:
        assert close(image.pixelColor(round(island.x), round(island.y)), theme.inner_land)
        x, y = coast.beside(coast.closed_points(island.coast), -3.2)[10]
        assert close(image.pixelColor(round(x), round(y)), theme.sand, 40)


def square_island(id: int, x: float) -> SimpleNamespace:
    corners = [(x - 80, 220), (x + 80, 220), (x + 80, 380), (x - 80, 380)]
    edge = [
        (ax + (bx - ax) * step / 12, ay + (by - ay) * step / 12)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)
        for step in range(12)
    ]
    return SimpleNamespace(id=id, name=f"Square {id}", x=x, y=300.0, coast=edge)


def test_shallow_water_is_not_painted_twice_between_two_islands() -> None:
    near = SimpleNamespace(islands=[square_island(0, 300), square_island(1, 500)], spaces=[])  # 40 of water
    image = Chart(near).picture(1.0, PAPER).toImage()
    (_, widest), (_, middle), (_, narrow) = PAPER.shallow
    assert image.pixelColor(400, 300).alpha() == pytest.approx(widest.alpha(), abs=1)
    assert image.pixelColor(392, 300).alpha() == pytest.approx(255 * (1 - 0.45 * 0.45), abs=2)
    assert middle.alpha() == narrow.alpha() == widest.alpha()


def test_stacked_bands_look_like_coats_of_paint() -> None:
    image = blank(3, 3, PAPER.sea_mid)
    painter = QPainter(image)
    for _, colour in PAPER.shallow:
        painter.fillRect(0, 0, 1, 3, colour)
    painter.fillRect(1, 0, 1, 3, _stacked(PAPER.shallow)[-1][1])
    painter.end()
    assert close(image.pixelColor(0, 1), image.pixelColor(1, 1), 2)


@EACH_THEME
def test_idle_spaces_show_ring_and_dot(chart: Chart, archipelago: Any, theme: Theme) -> None:
    image = chart.picture(2.0, theme).toImage()
    space = next(space for space in archipelago.spaces if not space.entry)
    dot = image.pixelColor(round(space.x * 2), round(space.y * 2))
    assert close(QColor(dot.rgb()), QColor(theme.anchorage_ring.rgb()), 40)


def test_entries_show_the_gate(chart: Chart, archipelago: Any) -> None:
    image = chart.picture(2.0, PAPER).toImage()
    for space in (space for space in archipelago.spaces if space.entry):
        assert close(image.pixelColor(round(space.x * 2), round((space.y - 30) * 2)), PAPER.gate, 12)


@EACH_THEME
def test_the_sea_covers_the_whole_window_and_is_lightest_in_the_middle(theme: Theme) -> None:
    image = blank(320, 180)
    painter = QPainter(image)
    painter.scale(1 / 6, 1 / 6)
    paint_sea(painter, QRectF(0, 0, 1920, 1080), theme)
    painter.end()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(320) for y in (0, 90, 179))
    assert image.pixelColor(160, 90).lightness() >= image.pixelColor(2, 2).lightness()


def test_the_board_can_be_painted_without_an_item(archipelago: Any) -> None:
    image = blank(400, 250)
    painter = QPainter(image)
    painter.scale(0.25, 0.25)
    board.paint_archipelago(painter, archipelago, PAPER)
    painter.end()
    assert close(image.pixelColor(154, 135), PAPER.inner_land, 6)  # Yonaguni, at (616, 539)
    assert image.pixelColor(1, 248).alpha() == 0


# Marks and contents


def marked(state: marks.SpaceState, entry: bool = False, theme: Theme = PAPER, glow: float = 1.0) -> QImage:
    image = blank(120, 120, theme.sea_mid)
    painter = QPainter(image)
    painter.translate(60, 60)
    marks.paint_space_state(painter, theme, state, entry, glow)
    painter.end()
    return image


@EACH_THEME
def test_legal_has_a_gold_disc_with_a_chevron(theme: Theme) -> None:
    image = marked("legal", theme=theme)
    assert close(image.pixelColor(60, 50), theme.legal_glow)
    assert close(image.pixelColor(60, 64), theme.ink, 12)
    assert not close(image.pixelColor(60, 16), theme.sea_mid)  # the halo


def test_a_legal_entry_keeps_its_gate() -> None:
    image = marked("legal", entry=True)
    assert close(image.pixelColor(60, 20), PAPER.gate, 60)  # the compass point
    assert close(image.pixelColor(60, 76), PAPER.ink, 40)  # the chevron
    assert image != marked("legal")


def test_a_boat_that_can_be_chosen_has_a_dashed_ring_that_it_does_not_hide() -> None:
    image = marked("legal_boat")
    ring = [image.pixelColor(round(60 + 44 * math.cos(t / 10)), round(60 + 44 * math.sin(t / 10))) for t in range(63)]
    assert any(close(colour, PAPER.legal_glow, 20) for colour in ring)
    assert any(close(colour, PAPER.legal_dash, 40) for colour in ring)
    assert image != marked("selected") != marked("legal_boat_hover") != image


def test_refused_has_a_bar() -> None:
    image = marked("refused")
    assert close(image.pixelColor(60, 60), PAPER.refused_ring)
    assert close(image.pixelColor(75, 45), PAPER.refused_ring)
    assert not close(image.pixelColor(45, 45), PAPER.refused_ring, 30)


def test_hover_is_a_white_ring_and_leaves_the_space() -> None:
    image = marked("hover")
    assert image.pixelColor(60 + 27, 60) == QColor("white")
    assert close(image.pixelColor(60, 60), PAPER.sea_mid)


def test_the_halo_pulses_and_the_disc_does_not() -> None:
    strong, weak = marked("legal"), marked("legal", glow=0.7)
    assert strong.pixelColor(60 + 35, 60).lightness() > weak.pixelColor(60 + 35, 60).lightness()
    assert strong.pixelColor(60, 50) == weak.pixelColor(60, 50)


def test_no_mark_reaches_farther_than_it_says() -> None:
    for state in get_args(marks.SpaceState):
        image = marked(state)
        edge = round(60 - marks.SPACE_REACH)
        assert all(close(image.pixelColor(edge, y), PAPER.sea_mid) for y in range(120))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ("legal", faded(PAPER.legal_glow, 0.3)),
        ("refused", PAPER.refused_wash),
        ("disabled", PAPER.dim_wash),
        ("selected", None),
        ("hover", None),
    ],
)
def test_islands_are_washed(chart: Chart, archipelago: Any, state: marks.IslandState, expected: QColor | None) -> None:
    island = archipelago.islands[17]
    image = blank(1600, 1000)
    painter = QPainter(image)
    marks.paint_island_state(painter, PAPER, chart.coast(17), state)
    painter.end()
    inside = image.pixelColor(round(island.x) + 20, round(island.y) + 20)  # beside the bar of what refuses
    assert close(inside, expected, 4) if expected else inside.alpha() == 0


@pytest.mark.parametrize(
    "what",
    [
        {"token": "koi"},
        {"token": "drum", "mountain": True},
        {"mountain": True},
        {"house": "orange"},
        {"house": "grey", "mountain": True},
        {"torii": True},
        {"palace": True},
        {"sacred": True},
        {"sacred": True, "mountain": True},
    ],
    ids=lambda what: " ".join(what),
)
def test_contents_stay_within_their_island(what: dict[str, Any]) -> None:
    image = blank(200, 200)
    painter = QPainter(image)
    marks.paint_island_content(painter, 100, 100, **what)
    painter.end()
    inked = [(x, y) for y in range(200) for x in range(200) if image.pixelColor(x, y).alpha() > 8]
    assert inked
    assert all(math.dist((x, y), (100, 100)) < 70 for x, y in inked)


def test_an_empty_island_is_left_empty() -> None:
    image = blank(100, 100)
    painter = QPainter(image)
    marks.paint_island_content(painter, 50, 50)
    painter.end()
    assert image == blank(100, 100)


# The item


class CountingChart(Chart):
    def __init__(self, archipelago: Any) -> None:
        super().__init__(archipelago)
        self.scales: list[float] = []

    def picture(self, scale: float, theme: Theme) -> Any:
        self.scales.append(scale)
        return super().picture(scale, theme)


@pytest.fixture
def item(archipelago: Any) -> board.ArchipelagoItem:
    made = board.ArchipelagoItem(archipelago, PAPER, settle_ms=30)
    made.chart = CountingChart(archipelago)
    return made


def shown(item: board.ArchipelagoItem, width: int, height: int, dpr: float = 1.0) -> QImage:
    scene = item.scene() or QGraphicsScene(QRectF(0, 0, 1920, 1080))
    if item.scene() is None:
        scene.addItem(item)
        item._scene_kept_alive = scene  # type: ignore[attr-defined]
    image = blank(round(width * dpr), round(height * dpr))
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, 1920, 1080))
    painter.end()
    return image


def on_screen(item: board.ArchipelagoItem, widget: QWidget, width: int, height: int) -> QImage:
    """The item as a window of this size paints it."""
    image = blank(width, height)
    painter = QPainter(image)
    painter.scale(width / 1920, height / 1080)
    painter.setTransform(item.sceneTransform(), combine=True)
    item.paint(painter, QStyleOptionGraphicsItem(), widget)
    painter.end()
    return image


def counted(item: board.ArchipelagoItem) -> list[float]:
    assert isinstance(item.chart, CountingChart)
    return item.chart.scales


def test_the_board_lies_where_the_plan_says(item: board.ArchipelagoItem) -> None:
    assert item.to_scene(0, 0) == QPointF(399, 207)
    assert item.to_scene(100, 50) == QPointF(473, 244)


def test_it_is_painted_once_a_scale(qtbot: QtBot, item: board.ArchipelagoItem) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    on_screen(item, window, 960, 540)
    on_screen(item, window, 960, 540)
    assert counted(item) == [pytest.approx(0.37)]


def test_the_device_pixel_ratio_counts(item: board.ArchipelagoItem) -> None:
    shown(item, 960, 540, dpr=2.0)
    assert counted(item) == [pytest.approx(0.74)]


def test_a_zoom_stretches_the_picture_and_then_paints_anew(qtbot: QtBot, item: board.ArchipelagoItem) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    on_screen(item, window, 960, 540)
    stretched = on_screen(item, window, 480, 270)
    assert len(counted(item)) == 1
    x, y = (item.to_scene(616.0, 538.9) / 4).toTuple()
    assert close(stretched.pixelColor(round(x), round(y)), PAPER.inner_land, 12)
    qtbot.waitUntil(lambda: item._picture is None)
    on_screen(item, window, 480, 270)
    assert counted(item) == [pytest.approx(0.37), pytest.approx(0.185)]


def test_a_stage_that_goes_in_the_middle_of_a_zoom_takes_the_waiting_along(
    qtbot: QtBot, item: board.ArchipelagoItem
) -> None:
    window, scene = QWidget(), QGraphicsScene()
    qtbot.addWidget(window)
    scene.addItem(item)
    on_screen(item, window, 960, 540)
    on_screen(item, window, 480, 270)
    (timer,) = scene.findChildren(QTimer)
    assert timer.isActive()
    delete(scene)
    assert not isValid(timer)  # it would paint an item that is no more


def test_without_waiting_every_scale_is_sharp_at_once(archipelago: Any) -> None:
    item = board.ArchipelagoItem(archipelago, PAPER, settle_ms=0)
    item.chart = CountingChart(archipelago)
    shown(item, 960, 540)
    shown(item, 480, 270)
    assert len(counted(item)) == 2


def test_another_theme_paints_anew(item: board.ArchipelagoItem) -> None:
    paper = shown(item, 480, 270)
    item.set_theme(PAPER)
    item.set_theme(THEMES["night"])
    assert item.theme is THEMES["night"]
    assert shown(item, 480, 270) != paper
    assert len(counted(item)) == 2


def test_a_huge_zoom_keeps_a_picture_of_bounded_size(item: board.ArchipelagoItem) -> None:
    assert board._kept_scale(0.74) == 0.74
    scale = board._kept_scale(9.0)
    assert scale**2 * 1600 * 1000 * 4 <= 64_000_001


def test_the_model_fits_the_chart(qapp: object) -> None:
    from yamatai.games.yamatai.model.archipelago import read_archipelago

    chart = Chart(read_archipelago())
    assert chart.coast(0).contains(QPointF(203.4, 211.5))
