"""The pictures in the rules: positions of `rule-pictures.toml`, painted by the table itself.

A board is a part of the real map with what lies there, and what the rule says is marked on it; a panel is that of
the table after a few actions. Both are of the edition that the program comes with.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import attrs
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from yamatai import resources
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.archipelago import mask
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table import marks
from yamatai.games.yamatai.table.board import island_content
from yamatai.games.yamatai.table.chart import chart_of
from yamatai.games.yamatai.table.fleet_track import FleetTrack
from yamatai.games.yamatai.table.mat import MatPanel
from yamatai.games.yamatai.table.sea import paint_sea
from yamatai.games.yamatai.table.specialist_row import SpecialistRow
from yamatai.games.yamatai.table.turn_order import TurnOrderPanel
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.rules import Figure
from yamatai.table.text import Texts
from yamatai.table.theme import Theme, faded

SEED = 5
WIDTH, HEIGHT = 480.0, 280.0
"""The largest a picture is, in pixels of the page."""
ROUND = 12.0
"""Board units between what is in sight and the edge of the picture."""
MOST_SCALE = 0.8
"""Pixels of the page a board unit: less than a large table has."""


@attrs.frozen
class Cost:
    """The boats that a building takes, shown beside its island."""

    island: int
    boats: Sequence[str]


def _cost(entry: Mapping[str, Any] | None) -> Cost | None:
    return None if entry is None else Cost(**entry)


@attrs.frozen
class BoardPicture:
    """A position on a part of the board, and what is marked there."""

    id: str
    rule: str
    around: Sequence[int]
    boats: Mapping[str, Sequence[int]] = attrs.field(factory=dict)
    placed: Sequence[int] = ()
    tokens: Mapping[str, Sequence[int]] = attrs.field(factory=dict)
    mountains: Sequence[int] = ()
    houses: Mapping[str, Sequence[int]] = attrs.field(factory=dict)
    torii: Sequence[int] = ()
    palaces: Sequence[int] = ()
    sacred: Sequence[int] = ()
    legal_spaces: Sequence[int] = ()
    refused_spaces: Sequence[int] = ()
    legal_islands: Sequence[int] = ()
    arrows: Sequence[Sequence[str]] = ()
    seals: Sequence[int] = ()
    coins: Sequence[int] = ()
    cost: Cost | None = attrs.field(default=None, converter=_cost)


@attrs.frozen
class PanelPicture:
    """A part of a panel after some actions; `show` is left, top, width and height in u."""

    id: str
    rule: str
    panel: str
    actions: Sequence[str]
    show: Sequence[float]
    seat: int = 0


@attrs.frozen
class Pictures:
    board: tuple[BoardPicture, ...]
    panel: tuple[PanelPicture, ...]


@cache
def pictures() -> Pictures:
    """All of them, as they stand in the file."""
    table = tomllib.loads(resources.path("games", "yamatai", "rule-pictures.toml").read_text("utf-8"))
    boards = ({key.replace("-", "_"): value for key, value in entry.items()} for entry in table["board"])
    return Pictures(tuple(BoardPicture(**entry) for entry in boards), tuple(PanelPicture(**e) for e in table["panel"]))


def figures(text: Texts) -> Mapping[str, tuple[Figure, ...]]:
    """The pictures of each rule that has some, by its id. Nothing is painted yet."""
    found: defaultdict[str, tuple[Figure, ...]] = defaultdict(tuple)
    for board in pictures().board:
        found[board.rule] += (_figure(text, board.id, _board_size(board), partial(paint_board, board)),)
    for panel in pictures().panel:
        size = QSizeF(*panel.show[2:])
        found[panel.rule] += (
            _figure(text, panel.id, size * min(1.0, WIDTH / size.width()), _panel_painter(panel, text)),
        )
    return found


def _figure(text: Texts, id: str, size: QSizeF, paint: Callable[[QPainter, QSizeF, Theme], None]) -> Figure:
    return Figure(f"yamatai-{id}", text(f"rule-picture-yamatai-{id}"), size, paint)


# The board


@cache
def _game() -> Any:
    seats = tuple(Seat(name, colour) for name, colour in zip(_NAMES, META.colours, strict=True))
    return META.open(Setup(seats, SEED))


_NAMES = ("Anna", "Béla", "Chloé", "Dora")


def position(picture: BoardPicture) -> State:
    """The position that a board shows: nothing lies anywhere else."""
    game = _game()
    state: State = Match(game).state
    colours = [seat.colour for seat in game.setup.seats]
    players = tuple(
        attrs.evolve(player, houses=mask(picture.houses.get(colour, ())))
        for player, colour in zip(state.players, colours, strict=True)
    )
    return attrs.evolve(
        state,
        players=players,
        now=attrs.evolve(state.now, placed=tuple(picture.placed)),
        boats=tuple(mask(picture.boats.get(colour, ())) for colour in COLOURS),
        tokens=tuple(mask(picture.tokens.get(kind, ())) for kind in game.box.kinds),
        mountains=mask(picture.mountains),
        torii=mask(picture.torii),
        palaces=mask(picture.palaces),
        sacred=mask(picture.sacred),
    )


def _region(picture: BoardPicture) -> QRectF:
    """The part of the board in sight: the islands with the spaces round them."""
    archipelago = _game().box.archipelago
    islands = [archipelago.islands[island] for island in picture.around]
    spaces = [archipelago.spaces[space] for island in islands for space in island.spaces]
    reach = marks.SPACE_REACH + ROUND
    left, right = min(s.x for s in spaces) - reach, max(s.x for s in spaces) + reach
    top, bottom = min(s.y for s in spaces) - reach, max(s.y for s in spaces) + reach
    return QRectF(left, top, right - left, bottom - top)


def _board_size(picture: BoardPicture) -> QSizeF:
    region = _region(picture)
    return region.size() * min(MOST_SCALE, WIDTH / region.width(), HEIGHT / region.height())


def paint_board(picture: BoardPicture, painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """Paint a board into (0, 0, size)."""
    archipelago, region = _game().box.archipelago, _region(picture)
    chart = chart_of(archipelago)
    paint_sea(painter, QRectF(QPointF(), size), theme)
    painter.scale(size.width() / region.width(), size.height() / region.height())
    painter.translate(-region.topLeft())
    device = math.sqrt(abs(painter.deviceTransform().determinant()))
    map_part = chart.part(region, device, theme)
    painter.drawPixmap(region, map_part, QRectF(map_part.rect()))
    for island in picture.legal_islands:
        marks.paint_island_state(painter, theme, chart.coast(island), "legal")
    _paint_contents(painter, picture)
    _paint_spaces(painter, picture, theme)
    for start, end in picture.arrows:
        _paint_arrow(painter, QLineF(_at(start), _at(end)), theme)
    _paint_signs(painter, picture, theme)


def _paint_contents(painter: QPainter, picture: BoardPicture) -> None:
    game, state = _game(), position(picture)
    colours = tuple(seat.colour for seat in game.setup.seats)
    for island in game.box.archipelago.islands:
        content = island_content(game.box, state, colours, island.id)
        marks.paint_island_content(painter, island.x, island.y, **attrs.asdict(content))


def _paint_spaces(painter: QPainter, picture: BoardPicture, theme: Theme) -> None:
    spaces = _game().box.archipelago.spaces
    for ids, state in ((picture.legal_spaces, "legal"), (picture.refused_spaces, "refused")):
        for space in ids:
            painter.save()
            painter.translate(spaces[space].x, spaces[space].y)
            marks.paint_space_state(painter, theme, state, spaces[space].entry)  # type: ignore[arg-type]
            painter.restore()
    for colour, ids in picture.boats.items():
        for space in ids:
            if space in picture.placed:
                marks.paint_boat_halo(painter, theme, f"boat-{colour}", spaces[space].x, spaces[space].y)
            art.shadow(painter, f"boat-{colour}", spaces[space].x, spaces[space].y, marks.BOAT_SCALE)
            art.draw(painter, f"boat-{colour}", spaces[space].x, spaces[space].y, marks.BOAT_SCALE)


def _paint_signs(painter: QPainter, picture: BoardPicture, theme: Theme) -> None:
    """Numbers of the boats placed, points and coins earned, the cost of what is built."""
    spaces = _game().box.archipelago.spaces
    for number, space in enumerate(picture.placed if len(picture.placed) > 1 else (), 1):
        _paint_number(painter, QPointF(spaces[space].x + 26, spaces[space].y - 30), number, theme)
    for island in picture.seals:
        paint.seal(painter, _island(island) + QPointF(46, -44), 1, theme, 44)
    for island in picture.coins:
        art.draw(painter, "coin-1", _island(island).x() + 46, _island(island).y() - 44, 1.5)
    if picture.cost:
        at = _island(picture.cost.island)
        tray = QRectF(at.x() - 68, at.y() - 34, 136, 62)
        paint.tray(painter, tray, theme)
        paint.pieces(painter, tuple(f"boat-{boat}" for boat in picture.cost.boats), tray, 0.56, 42)


def _paint_number(painter: QPainter, centre: QPointF, number: int, theme: Theme) -> None:
    painter.setPen(QPen(theme.ink, 2.5))
    painter.setBrush(theme.legal_glow)
    painter.drawEllipse(centre, 20, 20)
    box = QRectF(centre.x() - 20, centre.y() - 20, 40, 40)
    fonts.draw_lines(painter, (str(number),), box, fonts.sans(26, fonts.BLACK), theme.ink, align=paint.CENTRE)


def _paint_arrow(painter: QPainter, line: QLineF, theme: Theme) -> None:
    """An arrow that stops short of what stands at its ends."""
    unit = (line.p2() - line.p1()) / line.length()
    line = QLineF(line.p1() + unit * 44, line.p2() - unit * 44)
    side = QPointF(-unit.y(), unit.x()) * 13
    back = line.p2() - unit * 24
    head = QPolygonF([line.p2(), back + side, back - side])
    shape = QPainterPath(line.p1())
    shape.lineTo(back)
    for colour, width in ((theme.ink, 13.0), (theme.legal_glow, 8.0)):
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(shape, pen)
        painter.setPen(QPen(colour, width - 8.0 if colour is theme.ink else 0.1))
        painter.setBrush(colour)
        painter.drawPolygon(head)
    painter.strokePath(shape, QPen(faded(theme.legal_glow, 1.0), 8.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _island(island: int) -> QPointF:
    at = _game().box.archipelago.islands[island]
    return QPointF(at.x, at.y)


def _at(end: str) -> QPointF:
    """Where an arrow begins or ends."""
    if end.startswith("i"):
        return _island(int(end[1:]))
    at = _game().box.archipelago.spaces[int(end[1:])]
    return QPointF(at.x, at.y)


# Panels


_PANELS: Mapping[str, tuple[type, QRectF]] = {
    "fleets": (FleetTrack, QRectF(0, 0, 1190, 104)),
    "order": (TurnOrderPanel, QRectF(0, 0, 1190, 38)),
    "specialists": (SpecialistRow, QRectF(0, 0, 1190, 118)),
    "mat": (MatPanel, QRectF(0, 0, 376, 634)),
}


def played(picture: PanelPicture) -> Match:
    """The match that a panel shows. Raises what a match raises where an action is not legal."""
    match = Match(_game())
    for action in picture.actions:
        match.do(match.to_act[0], match.game.read(action))
    return match


def _panel_painter(picture: PanelPicture, text: Texts) -> Callable[[QPainter, QSizeF, Theme], None]:
    def paint_panel(painter: QPainter, size: QSizeF, theme: Theme) -> None:
        match, (kind, rect) = played(picture), _PANELS[picture.panel]
        panel = kind(Look(theme, text), _game().box, match.game.setup, rect)
        view = match.view(picture.seat)
        panel.show(view, *((picture.seat,) if kind is MatPanel else ()))
        show = QRectF(*picture.show)
        paint_sea(painter, QRectF(QPointF(), size), theme)
        painter.scale(size.width() / show.width(), size.height() / show.height())
        painter.translate(-show.topLeft())
        panel.paint_panel(painter)

    return paint_panel
