"""Signs at the edge of a board that is seen more closely: one a side, over nothing that is lit, and they lead there."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from tests.e2e.hand import Hand, lively
from tests.table.panels import colours, picture, written
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.table.board import REGION
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts, layers
from yamatai.table.beyond import IDS, INSET, PAN_MS, SIZE, Sign, Signs, signs
from yamatai.table.look import Look
from yamatai.table.panel import Mark
from yamatai.table.set_up import set_table
from yamatai.table.stage import StageView
from yamatai.table.theme import THEMES
from yamatai.table.walk import Direction
from yamatai.table.zoom import Zoom

WINDOW = QRectF(400, 200, 1000, 600)


def place(x: float, y: float) -> QRectF:
    return QRectF(x - 20, y - 20, 40, 40)


# Where signs stand


@pytest.mark.parametrize(
    ("x", "y", "way"),
    [
        (300, 500, Direction.LEFT),
        (1500, 500, Direction.RIGHT),
        (900, 100, Direction.UP),
        (900, 900, Direction.DOWN),
        (100, 150, Direction.LEFT),
        (390, 900, Direction.DOWN),
    ],
)
def test_a_sign_stands_at_the_edge_beyond_which_a_place_lies(x: float, y: float, way: Direction) -> None:
    found = signs(WINDOW, [place(x, y), place(900, 500)])
    assert list(found) == [way]
    sign = found[way]
    assert sign.places == (place(x, y),)
    assert WINDOW.adjusted(INSET, INSET, -INSET, -INSET).contains(sign.rect)
    away = sign.rect.center() - QPointF(min(max(x, 400), 1400), min(max(y, 200), 800))
    assert away.manhattanLength() <= SIZE.width() + SIZE.height(), "as near to it as can be"


def test_places_beyond_one_edge_share_a_sign() -> None:
    found = signs(WINDOW, [place(0, 300), place(200, 500), place(100, 400), place(1500, 300)])
    assert {way: len(sign.places) for way, sign in found.items()} == {Direction.LEFT: 3, Direction.RIGHT: 1}
    assert found[Direction.LEFT].rect.center().y() == pytest.approx(400)


def test_what_is_in_sight_has_no_sign() -> None:
    assert signs(WINDOW, [place(410, 210), place(900, 500), place(1390, 790)]) == {}


def test_a_sign_moves_along_its_edge_from_what_it_must_not_cover() -> None:
    lies = QRectF(400, 440, 80, 120)
    (sign,) = signs(WINDOW, [place(300, 500)], [lies]).values()
    assert not sign.rect.intersects(lies)
    assert sign.rect.left() == WINDOW.left() + INSET
    (sign,) = signs(WINDOW, [place(300, 500)], [WINDOW]).values()
    assert WINDOW.contains(sign.rect), "where there is no room it stands where it would"


def test_signs_in_a_corner_stand_apart() -> None:
    found = signs(WINDOW, [place(1500, 795), place(1390, 900), place(1395, 100), place(1500, 205)])
    assert len(found) == 3
    for one, other in combinations(found.values(), 2):
        assert not one.rect.intersects(other.rect)


@pytest.mark.parametrize("theme", THEMES)
def test_it_says_how_many_and_looks_other_under_the_pointer(qapp: object, theme: str) -> None:
    assert fonts.load()
    panel = Signs(Look(THEMES[theme]), WINDOW)
    panel.show_signs(signs(WINDOW, [place(300, 500), place(300, 520), place(900, 900)]))
    with written() as lines:
        plain = picture(panel)
    assert sorted(line.text for line in lines) == ["1", "2"]
    assert all(line.fits for line in lines)
    assert len(colours(plain)) > 3
    names = {spot.place.id: spot.name for spot in panel.own_spots()}
    assert names == {"beyond-left": "2 lit places more to the left", "beyond-down": "One lit place more below"}
    for mark in (Mark.HOVER, Mark.FOCUS, Mark.PRESSED):
        panel.set_marks({Place("button", "beyond-left"): mark})
        assert picture(panel) != plain


# On the table


@pytest.fixture
def hand(qtbot) -> Hand:
    """A hand at a table where the first boat of a turn can be placed, on a board that is seen closely at its left."""
    match, chance = Match(META.open(Setup(tuple(Seat(c, c) for c in META.colours[:2]), 1))), Chance(1)
    while not any(match.game.write(a).startswith("place") for a in match.game.legal(match.state, match.to_act[0])):
        match.do(match.to_act[0], lively(match, chance))
    assert fonts.load()
    controller = set_table(Look(), match)
    view = StageView()
    qtbot.addWidget(view)
    view.resize(1366, 768)
    view.set_table(controller.stage, controller.table.backdrop)
    with qtbot.waitExposed(view):
        view.show()
    zoom_of(controller).turn(5 * 120, REGION.bottomRight())
    return Hand(view, controller)


def zoom_of(controller) -> Zoom:
    return controller.table.board.zoom


def panel_of(controller) -> Signs:
    return next(panel for panel in controller.stage.panels if isinstance(panel, Signs))


def told(controller) -> dict[Direction, Sign]:
    panel = panel_of(controller)
    return dict(panel._signs) if panel.isVisible() else {}


def boat(controller) -> Place:
    gestures = (controller.table.gesture(controller.view, action) for action in controller.legal)
    return next(g.source for g in gestures if g.source is not None and g.source.kind == "boat")


def lit(controller) -> dict[Place, QRectF]:
    """The lit places of the board, and where they lie."""
    board = controller.table.board
    return {spot.place: spot.rect for spot in board.spots() if board.mark_of(spot.place) & Mark.LEGAL}


def out_of_sight(controller) -> set[Place]:
    return {place for place, rect in lit(controller).items() if not REGION.contains(rect.center())}


def test_there_are_signs_only_while_places_are_lit_and_out_of_sight(hand: Hand) -> None:
    controller = hand.controller
    assert not told(controller)
    hand.click(boat(controller))
    beyond = out_of_sight(controller)
    assert beyond
    assert sum(len(sign.places) for sign in told(controller).values()) == len(beyond)
    assert panel_of(controller).zValue() >= layers.PANEL
    zoom_of(controller).reset()
    assert not told(controller)
    zoom_of(controller).turn(5 * 120, REGION.bottomRight())
    assert told(controller)
    controller.release()
    assert not told(controller)


def test_no_sign_covers_a_lit_place_or_another_panel(hand: Hand) -> None:
    controller = hand.controller
    hand.click(boat(controller))
    panels = (p for p in controller.stage.panels if p.isVisible() and p.zValue() == layers.PANEL)
    others = [QRectF(p.pos(), p.size) for p in panels if not isinstance(p, Signs)]
    for point in (REGION.topLeft(), REGION.bottomRight(), REGION.center()):
        zoom_of(controller).reset()
        zoom_of(controller).turn(7 * 120, point)
        for sign in told(controller).values():
            assert REGION.contains(sign.rect)
            assert not any(map(sign.rect.intersects, [*lit(controller).values(), *others]))


def test_clicks_on_signs_lead_to_every_lit_place_with_the_boat_still_in_hand(hand: Hand) -> None:
    controller = hand.controller
    held = boat(controller)
    hand.click(held)
    unseen = out_of_sight(controller)
    while unseen:
        ahead = {way: there for way, sign in told(controller).items() if (there := behind(controller, sign) & unseen)}
        way, places = next(iter(ahead.items()))
        hand.click(Place("button", IDS[way]))
        assert controller.held == held
        seen = {place for place in places if REGION.contains(controller.stage.find(place).rect)}
        assert seen, "what was asked for is seen, and no sign is followed twice for nothing"
        unseen -= seen
    assert controller.match.node.children == []


def behind(controller, sign: Sign) -> set[Place]:
    """The places that a sign stands for."""
    return {place for place, rect in lit(controller).items() if rect in sign.places}


@pytest.mark.parametrize("reduced", [False, True])
def test_the_board_glides_there_and_is_there_at_once_with_reduced_motion(hand: Hand, reduced: bool) -> None:
    controller = hand.controller
    controller.stage.look.reduced_motion = reduced
    controller.stage.animator.speed = 1
    hand.click(boat(controller))
    board = controller.table.board.map
    home, way = board.pos(), next(iter(told(controller)))
    hand.click(Place("button", IDS[way]))
    assert controller.stage.animator.busy is not reduced
    assert (board.pos() == home) is not reduced
    controller.stage.animator.advance(PAN_MS / 2)
    between = board.pos()
    controller.stage.animator.finish()
    assert (between != board.pos()) is not reduced
    assert board.pos() != home


def test_a_boat_in_the_air_that_rests_on_a_sign_goes_on_to_the_place(hand: Hand, qtbot) -> None:
    controller = hand.controller
    hand.lift(boat(controller))
    unseen, way = out_of_sight(controller), next(iter(told(controller)))
    hand.carry(Place("button", IDS[way]))
    qtbot.waitUntil(lambda: out_of_sight(controller) < unseen)
    assert controller.stage.drag.active
    place = next(place for place in unseen - out_of_sight(controller))
    hand.drop(place)
    assert controller.match.game.write(controller.match.node.action).split()[-1] == str(place.id)


def test_a_boat_that_is_dropped_on_a_sign_stays_in_hand(hand: Hand) -> None:
    controller = hand.controller
    before = controller.match.node
    hand.lift(boat(controller))
    hand.drop(Place("button", IDS[next(iter(told(controller)))]))
    assert controller.match.node is before
    assert not controller.stage.drag.active or controller.stage.drag.flying


def test_the_board_is_not_pushed_by_a_sign_but_beside_it(hand: Hand) -> None:
    controller = hand.controller
    hand.click(boat(controller))
    for place in lit(controller).keys() - out_of_sight(controller):
        assert controller.stage.in_sight(controller.stage.find(place))
    (sign, *_) = told(controller).values()
    assert controller.stage.zoom_at(sign.rect.center()) is None
    assert controller.stage.zoom_at(sign.rect.center() + QPointF(0, SIZE.height())) is zoom_of(controller)
