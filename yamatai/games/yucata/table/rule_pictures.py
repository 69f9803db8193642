"""The pictures in the rules: positions of `rule-pictures.toml`, painted by the table's own board and panel."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from yamatai import resources
from yamatai.games.yucata.meta import META
from yamatai.games.yucata.model import cards, turn
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import palette
from yamatai.games.yucata.table.board import Board, Reach
from yamatai.games.yucata.table.prices import PRICES_HEIGHT, PRICES_WIDTH, Prices
from yamatai.play.game import Seat, Setup
from yamatai.table import art
from yamatai.table.look import Look
from yamatai.table.rules import Figure
from yamatai.table.text import Texts
from yamatai.table.theme import Theme

WIDTH, HEIGHT = 480.0, 300.0
"""The largest a picture is, in pixels of the page."""
MOST_SCALE = 0.8
"""Pixels of the page a unit: less than a large table has."""
ROUND = 54.0
"""Units from the middle of a space in sight to the edge of the picture."""


@attrs.frozen
class Goes:
    """The card that a seat plays, by its name, with a reading of the sword."""

    seat: int
    card: str
    sword: str


def _goes(entry: Mapping[str, Any] | None) -> Goes | None:
    return None if entry is None else Goes(**entry)


@attrs.frozen
class PathPicture:
    """A part of the path with amulets on it, and what a card does there."""

    id: str
    rule: str
    around: Sequence[int]
    at: Sequence[int]
    goes: Goes | None = attrs.field(default=None, converter=_goes)


@attrs.frozen
class PricesPicture:
    """The prices, and how many dark stones each seat has."""

    id: str
    rule: str
    dark: Sequence[int]


@attrs.frozen
class Pictures:
    path: tuple[PathPicture, ...]
    prices: tuple[PricesPicture, ...]


@cache
def pictures() -> Pictures:
    """All of them, as they stand in the file."""
    table = tomllib.loads(resources.path("games", "yucata", "rule-pictures.toml").read_text("utf-8"))
    return Pictures(tuple(PathPicture(**e) for e in table["path"]), tuple(PricesPicture(**e) for e in table["prices"]))


def figures(text: Texts) -> Mapping[str, tuple[Figure, ...]]:
    """The pictures of each rule that has some, by its id. Nothing is painted yet."""
    found: defaultdict[str, tuple[Figure, ...]] = defaultdict(tuple)
    for path in pictures().path:
        region = _region(path)
        size = region.size() * min(MOST_SCALE, WIDTH / region.width(), HEIGHT / region.height())
        found[path.rule] += (_figure(text, path.id, size, partial(_paint_path, path)),)
    for prices in pictures().prices:
        size = QSizeF(PRICES_WIDTH, PRICES_HEIGHT) * (HEIGHT / PRICES_HEIGHT)
        found[prices.rule] += (_figure(text, prices.id, size, partial(_paint_prices, prices, text)),)
    return found


def _figure(text: Texts, id: str, size: QSizeF, paint: Callable[[QPainter, QSizeF, Theme], None]) -> Figure:
    return Figure(f"yucata-{id}", text(f"rule-picture-yucata-{id}"), size, paint)


@cache
def game(sword: str = turn.BEHIND) -> Yucata:
    """The game of the pictures: two seats, the basic layout, the first one begins."""
    seats = tuple(Seat(colour, colour) for colour in META.colours[: META.min_seats])
    opened: Any = META.open(Setup(seats, 1, (("sword", sword), ("start", "first"))))
    return opened


def position(picture: PathPicture) -> State:
    """The position that a picture of the path shows."""
    return attrs.evolve(game().new(), at=tuple(picture.at), seat=picture.goes.seat if picture.goes else 0)


def reach(picture: PathPicture) -> Reach | None:
    """Where the card of a picture takes its seat's amulet, by the rules."""
    if picture.goes is None:
        return None
    card, seat = cards.read(f"play {picture.goes.card}"), picture.goes.seat
    return Reach(seat, turn.target(position(picture), seat, card, picture.goes.sword))


def _board(picture: PathPicture, theme: Theme) -> Board:
    board = Board(Look(theme), game().path, game().setup)
    board.show(position(picture))
    board.show_reach(reach(picture))
    return board


def _region(picture: PathPicture) -> QRectF:
    """The part of the board in sight."""
    first, last = picture.around
    spots = Board(Look(), game().path, game().setup).trail.spaces[first : last + 1]
    left, right = min(p.x() for p in spots) - ROUND, max(p.x() for p in spots) + ROUND
    top, bottom = min(p.y() for p in spots) - ROUND, max(p.y() for p in spots) + ROUND
    return QRectF(left, top, right - left, bottom - top)


def _paint_path(picture: PathPicture, painter: QPainter, size: QSizeF, theme: Theme) -> None:
    board, region = _board(picture, theme), _region(picture)
    painter.fillRect(QRectF(QPointF(), size), palette.wood(theme).light)
    painter.scale(size.width() / region.width(), size.height() / region.height())
    painter.translate(-region.topLeft())
    board.paint_panel(painter)
    board.paint_reach(painter)
    for seat, amulet in enumerate(board.amulets):
        at = board.place_of(seat)
        art.draw(painter, amulet.drawing, at.x(), at.y())


def _paint_prices(picture: PricesPicture, text: Texts, painter: QPainter, size: QSizeF, theme: Theme) -> None:
    panel = Prices(Look(theme, text), game().setup, QRectF(0, 0, PRICES_WIDTH, PRICES_HEIGHT))
    panel.show(attrs.evolve(game().new(), dark=tuple(picture.dark)))
    painter.scale(size.width() / PRICES_WIDTH, size.height() / PRICES_HEIGHT)
    panel.paint_panel(painter)
