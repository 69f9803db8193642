"""The path to the temple with its stones and amulets, and what a card would do there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from math import hypot

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.games.yucata.model.layouts import FIRST_STONE, RED, SPACES, Path
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import palette
from yamatai.games.yucata.table.trail import Trail, trail
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint, stamps
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot

CORNER = QPointF(396, 104)
"""Of the board on the stage; its size stands with the path in data."""

LIGHT, DARK, RED_STONE = "light", "dark", "red"
STONE = 1.12
"""The scale of a stone on its space."""
_WIDTH = 92.0  # of the path
_RADIUS = 30.0  # of a space
_REACH = 46.0  # of what is pointed at round a space
_GRASP = QRectF(-26, -30, 52, 56)
_TREES = 46
_CLEAR_OF_PATH, _CLEAR_OF_TEMPLE = 66.0, (118.0, 100.0)  # trees stand so far from both
_NUMBER = 15.5
_LEGAL_RING = 38.0


@attrs.frozen
class Reach:
    """What a card would do: the seat's amulet goes to `space`, and all stones up to there are taken."""

    seat: int
    space: int


class Amulet(QGraphicsItem):
    """The amulet of one seat; `spot` is where it lies, in the board's units."""

    def __init__(self, board: QGraphicsItem, colour: str) -> None:
        super().__init__(board)
        self.drawing = f"yucata-amulet-{colour}"

    def boundingRect(self) -> QRectF:
        return art.view_box(self.drawing).adjusted(-4, -4, 8, 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_amulet(painter, self.drawing)


class ReachMark(QGraphicsItem):
    """What the card under the pointer would do, over the path: it comes and goes without the path being painted."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._board.size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._board.paint_reach(painter)


class Board(Panel):
    """Spaces, stones, amulets. Things on a space are pointed at as that space, or as an amulet."""

    by_kind = True

    def __init__(self, look: Look, path: Path, setup: Setup) -> None:
        self.trail = trail(SPACES)
        super().__init__(look, QRectF(CORNER, self.trail.size))
        self.path = path
        self._at: tuple[int, ...] = ()
        self.before: tuple[QPointF, ...] = ()
        """Where the amulets lay before they were moved the last time."""
        self.reach: Reach | None = None
        self._reach_mark = ReachMark(self)
        self.amulets = [Amulet(self, seat.colour) for seat in setup.seats]
        self._names = tuple(seat.name for seat in setup.seats)
        stroker = QPainterPathStroker()
        stroker.setWidth(_WIDTH)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._strip = stroker.createStroke(self.trail.path).simplified()

    def show(self, view: State) -> None:  # type: ignore[override]
        """Show a position."""
        if view.at != self._at:
            self.before = tuple(amulet.pos() for amulet in self.amulets)
            self._at = view.at
            for seat, amulet in enumerate(self.amulets):
                amulet.setPos(self.place_of(seat))
            self.changed()

    def show_reach(self, reach: Reach | None) -> None:
        """Mark what a card would do, None for nothing."""
        if reach != self.reach:
            self.reach = reach
            self._reach_mark.update()

    def rects(self, reach: Reach | None) -> tuple[QRectF, ...]:
        """The spaces that a card would change, in scene units."""
        if reach is None:
            return ()
        spaces = [n for n in range(reach.space + 1) if n == reach.space or self.stone(n)]
        return tuple(self.trail.rect(space, _REACH).translated(self.pos()) for space in spaces)

    def place_of(self, seat: int) -> QPointF:
        """Where an amulet lies: among the others on its space, in the order of the seats."""
        there = [other for other, at in enumerate(self._at) if at == self._at[seat]]
        return self.trail.among(self._at[seat], there.index(seat), len(there))

    def space_of(self, seat: int) -> int:
        """The space on which an amulet lies."""
        return self._at[seat]

    def stone(self, space: int) -> str:
        """The kind of stone that lies on a space now, "" for none."""
        if space <= max(self._at, default=0):
            return ""
        return stone_of(self.path, space)

    def own_spots(self) -> Sequence[Spot]:
        """Below all others the garden: it takes the card that misses the path, and there is nothing to read there."""
        garden = Spot(Place("garden"), QRectF(QPointF(), self.size))
        spaces = [Spot(Place("space", n), self.trail.rect(n, _REACH), self._name(n)) for n in range(SPACES)]
        amulets = [
            Spot(Place("amulet", seat), _GRASP.translated(self.place_of(seat)), self._amulet_name(seat))
            for seat in range(len(self._at))
        ]
        return [garden, *spaces, *amulets]

    def _name(self, space: int) -> str:
        text, stone = self.look.text, self.stone(space)
        there = [name for name, at in zip(self._names, self._at, strict=False) if at == space]
        if there:
            return text("yucata-space-with", number=space, names=", ".join(there))
        return text(f"yucata-space-{stone}" if stone else "yucata-space", number=space)

    def _amulet_name(self, seat: int) -> str:
        return self.look.text("yucata-amulet-spot", name=self._names[seat], number=self._at[seat])

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        """The ground is a stamp: its long curve takes ten times as long as all that lies on it."""
        stamps.draw(painter, ("yucata", self.look.theme), QRectF(QPointF(), self.size), self._paint_ground)
        for space in range(SPACES):
            self._paint_space(painter, space)

    def _paint_ground(self, painter: QPainter) -> None:
        """What stays: garden, path, temple."""
        wood = palette.wood(self.look.theme)
        self._paint_garden(painter)
        painter.setPen(QPen(wood.path_line, 3.0))
        painter.setBrush(wood.path)
        painter.drawPath(self._strip)
        art.draw(painter, "yucata-temple", self.trail.temple.x(), self.trail.temple.y(), 0.9)

    def _paint_garden(self, painter: QPainter) -> None:
        wood = palette.wood(self.look.theme)
        painter.setPen(QPen(wood.path_line, 3.0))
        painter.setBrush(wood.garden)
        painter.drawEllipse(self.trail.garden)
        painter.setPen(Qt.PenStyle.NoPen)
        for tree in trees(self.trail):
            painter.setBrush(wood.tree)
            painter.drawEllipse(tree, 13, 12)
            painter.setBrush(wood.leaf)
            painter.drawEllipse(tree - QPointF(3, 4), 6.5, 5.5)

    def _paint_space(self, painter: QPainter, space: int) -> None:
        theme, at = self.look.theme, self.trail.spaces[space]
        wood = palette.wood(theme)
        stone = self.stone(space)
        if stone:
            art.draw(painter, f"yucata-stone-{stone}", at.x(), at.y(), STONE)
        else:
            painter.setPen(QPen(wood.path_line, 1.6, Qt.PenStyle.DotLine))
            painter.setBrush(wood.hollow)
            painter.drawEllipse(at, _RADIUS - 4, _RADIUS - 4)
            font = fonts.sans(_NUMBER, fonts.BOLD)
            fonts.draw_lines(painter, (str(space),), self.trail.rect(space, 20), font, wood.number, align=paint.CENTRE)
        mark = self.mark_of(Place("space", space))
        if mark & Mark.LEGAL:
            self._paint_taken(painter, space)
            paint_ring(painter, at, _LEGAL_RING, self.look)
        if mark & Mark.FOCUS:
            paint.focus_frame(painter, self.trail.rect(space, _LEGAL_RING), theme, _LEGAL_RING)

    def paint_reach(self, painter: QPainter) -> None:
        """What a card would do: rings round what would be taken, and the amulet where it would come to lie."""
        reach = self.reach
        if reach is None:
            return
        self._paint_taken(painter, reach.space)
        at = self.trail.spaces[reach.space]
        paint_ring(painter, at, _LEGAL_RING, self.look)
        painter.setOpacity(0.72)
        art.draw(painter, self.amulets[reach.seat].drawing, at.x(), at.y())
        painter.setOpacity(1.0)

    def _paint_taken(self, painter: QPainter, to: int) -> None:
        """Rings round the stones that are taken by going to a space."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.look.theme.selected, 5.0))
        for space in range(to + 1):
            if self.stone(space):
                painter.drawEllipse(self.trail.spaces[space], _RADIUS + 3, _RADIUS + 3)


@lru_cache(maxsize=2)
def trees(trail: Trail) -> tuple[QPointF, ...]:
    """Where trees stand in the garden, clear of path and temple; the same at every run. The lowest is the last."""
    chance, garden, found = random.Random(38), trail.garden.adjusted(16, 16, -16, -16), list[QPointF]()
    for _ in range(40 * _TREES):
        tree = QPointF(chance.uniform(garden.left(), garden.right()), chance.uniform(garden.top(), garden.bottom()))
        off, temple = tree - garden.center(), tree - trail.temple
        inside = (2 * off.x() / garden.width()) ** 2 + (2 * off.y() / garden.height()) ** 2 <= 1
        at_temple = abs(temple.x()) < _CLEAR_OF_TEMPLE[0] and abs(temple.y()) < _CLEAR_OF_TEMPLE[1]
        near = min((tree - other).manhattanLength() for other in (*trail.spaces, *found, QPointF(-999, 0)))
        on_path = any(_far(tree, space) < _CLEAR_OF_PATH for space in trail.spaces)
        if inside and not at_temple and not on_path and near > 26 and len(found) < _TREES:
            found.append(tree)
    return tuple(sorted(found, key=lambda tree: tree.y()))


def _far(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def stone_of(path: Path, space: int) -> str:
    """The kind of stone that lies on a space at the start, "" for none."""
    if space == RED:
        return RED_STONE
    if not FIRST_STONE <= space < RED:
        return ""
    return DARK if space in path.dark_spaces else LIGHT


def paint_amulet(painter: QPainter, drawing: str) -> None:
    """An amulet and its shadow, round (0, 0)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    painter.drawEllipse(QPointF(2, 22), 20, 7)
    art.draw(painter, drawing, 0, 0)


def paint_ring(painter: QPainter, at: QPointF, radius: float, look: Look) -> None:
    """The glow and the broken ring of a place where something can go."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.legal_glow, 7.0))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(theme.legal_dash, 2.4, Qt.PenStyle.DashLine))
    painter.drawEllipse(at, radius, radius)


_SHADOW = QColor(11, 26, 16, 80)
