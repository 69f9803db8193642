"""Signs at the edge of a board that is seen more closely: so many lit places lie out of sight, over there.

They stand while something is held or asked for, as long as the places are lit. A click on one brings those places
into sight, and so does what is in the air when it rests on one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen, QPolygonF

from yamatai.play.game import Place
from yamatai.table import fonts, layers, paint
from yamatai.table.animator import Easing
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.walk import Direction
from yamatai.table.zoom import Zoom

PAN_MS = 260
"""As long as a tile slides (look.md 8)."""
REST_MS = 350
"""So long what is in the air has to rest on a sign."""
SIZE = QSizeF(54, 32)
INSET = 8.0
"""From the edge of what is seen of the board, u."""
_STEP = 9.0  # by which a sign moves along its edge until it covers nothing
_RADIUS = SIZE.height() / 2
_CHEVRON = 6.0  # half its width

IDS: Mapping[Direction, str] = MappingProxyType({way: f"beyond-{way.name.lower()}" for way in Direction})
"""The ids of the buttons, and of their texts."""


@attrs.frozen
class Sign:
    """Where a sign stands, and the places that it stands for (scene units)."""

    rect: QRectF
    places: tuple[QRectF, ...]


def signs(region: QRectF, places: Iterable[QRectF], avoid: Sequence[QRectF] = ()) -> dict[Direction, Sign]:
    """A sign for each edge of a region beyond which some of these places have their middle.

    It stands where they are nearest, and moves along the edge from what is to be avoided, if it can.
    """
    beyond: dict[Direction, list[QRectF]] = {way: [] for way in Direction}
    for rect in places:
        if not region.contains(rect.center()):
            beyond[_way(region, rect.center())].append(rect)
    found: dict[Direction, Sign] = {}
    for way, rects in beyond.items():
        if rects:
            clear = [*avoid, *(sign.rect for sign in found.values())]
            found[way] = Sign(_stand(region, way, rects, clear), tuple(rects))
    return found


def _way(region: QRectF, point: QPointF) -> Direction:
    """The edge over which a point lies farthest outside."""
    over = {
        Direction.LEFT: region.left() - point.x(),
        Direction.RIGHT: point.x() - region.right(),
        Direction.UP: region.top() - point.y(),
        Direction.DOWN: point.y() - region.bottom(),
    }
    return max(over, key=lambda way: over[way])


def _stand(region: QRectF, way: Direction, rects: Sequence[QRectF], avoid: Sequence[QRectF]) -> QRectF:
    """A place for a sign at an edge, at the height of what it stands for or as near to that as can be."""
    x, y = way.value
    room = region.adjusted(INSET, INSET, -INSET - SIZE.width(), -INSET - SIZE.height())  # of its corner
    middle = sum((rect.center() for rect in rects), QPointF()) / len(rects)
    left = room.left() if x < 0 else room.right() if x > 0 else middle.x() - SIZE.width() / 2
    top = room.top() if y < 0 else room.bottom() if y > 0 else middle.y() - SIZE.height() / 2
    corner = QPointF(min(max(left, room.left()), room.right()), min(max(top, room.top()), room.bottom()))
    along = QPointF(0.0 if x else _STEP, 0.0 if y else _STEP)
    steps = sorted(range(-200, 201), key=abs)
    moved = (QRectF(corner + along * step, SIZE) for step in steps)
    free = (rect for rect in moved if _holds(room, rect.topLeft()) and not any(map(rect.intersects, avoid)))
    return next(free, QRectF(corner, SIZE))


def _holds(room: QRectF, point: QPointF) -> bool:
    """Whether a point lies in a rectangle or on its edge."""
    return room.left() <= point.x() <= room.right() and room.top() <= point.y() <= room.bottom()


class Signs(Panel):
    """The signs over one board; the pointer goes through between them. Place("button", id) with an id of `IDS`."""

    MARGIN = 0.0

    def __init__(self, look: Look, region: QRectF) -> None:
        super().__init__(look, region, layers.PANEL)
        self.title = look.text("beyond-title")
        self._signs: Mapping[Direction, Sign] = {}
        self.setVisible(False)

    def show_signs(self, signs: Mapping[Direction, Sign]) -> None:
        """Show these signs, none for no places beyond."""
        if signs != self._signs:
            self._signs = signs
            self.setVisible(bool(signs))
            self.changed()

    def own_spots(self) -> list[Spot]:
        text = self.look.text
        return [
            Spot(Place("button", IDS[way]), sign.rect.translated(-self.pos()), text(IDS[way], count=len(sign.places)))
            for way, sign in self._signs.items()
        ]

    def covers(self, point: QPointF) -> bool:
        return any(sign.rect.contains(point) for sign in self._signs.values())

    def paint_panel(self, painter: QPainter) -> None:
        for way, sign in self._signs.items():
            self._paint_sign(painter, way, sign.rect.translated(-self.pos()), len(sign.places))

    def _paint_sign(self, painter: QPainter, way: Direction, rect: QRectF, count: int) -> None:
        """A number, and the chevron of lit places on the side where they are."""
        theme, mark = self.look.theme, self.mark_of(Place("button", IDS[way]))
        face = paint.button(painter, rect, theme.legal_glow, mark, _RADIUS)
        painter.setPen(QPen(theme.ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face, _RADIUS, _RADIUS)
        left = way is not Direction.RIGHT
        tip = QPointF(face.left() + 15 if left else face.right() - 15, face.center().y())
        number = face.adjusted(22, 0, -6, 0) if left else face.adjusted(6, 0, -22, 0)
        fonts.draw_text(painter, str(count), number, fonts.sans(17, fonts.BLACK), theme.ink, align=paint.CENTRE)
        painter.setPen(QPen(theme.ink, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(_chevron(way).translated(tip))
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, _RADIUS)


def _chevron(way: Direction) -> QPolygonF:
    """Points this way, round (0, 0)."""
    ahead = QPointF(*way.value) * _CHEVRON
    aside = QPointF(ahead.y(), ahead.x())
    return QPolygonF([aside - ahead / 2, ahead / 2, -aside - ahead / 2])


class Beyond(QObject):
    """Keeps the signs over the boards of a controller's stage up to date, and does what a click on one asks for."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._stage = stage = controller.stage
        self._signs = {board: Signs(stage.look, board.zoom.region) for board in stage.panels if board.zoom is not None}
        self._found: dict[str, tuple[Zoom, Sign]] = {}  # by the ids of the buttons
        stage.add_panels(self._signs.values())
        self._rest = QTimer(self)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rest)
        controller.marked.connect(self._show)
        stage.zoomed.connect(self._show)
        stage.pressed.connect(self._on_button)
        stage.drag.over.connect(self._on_over)
        stage.drag.dropped.connect(self._rest.stop)
        stage.drag.cancelled.connect(self._rest.stop)
        self._under = ""  # the sign below what is in the air

    def _show(self) -> None:
        self._found = {}
        for board, panel in self._signs.items():
            found = self._beyond(board, panel) if board.zoom is not None and board.zoom.closer else {}
            panel.show_signs(found)
            self._found |= {IDS[way]: (board.zoom, sign) for way, sign in found.items() if board.zoom is not None}

    def _beyond(self, board: Panel, panel: Panel) -> dict[Direction, Sign]:
        """The signs for lit places of a board; they cover no lit place, and no panel that lies on the board."""
        region = QRectF(panel.pos(), panel.size)
        spots = [board.find(place) for place, mark in board.marks.items() if mark & Mark.LEGAL]
        lit = [spot.rect for spot in spots if spot is not None]
        others = [p for p in self._stage.panels if p is not panel and p.isVisible() and p.zValue() == layers.PANEL]
        return signs(region, lit, [*lit, *(QRectF(other.pos(), other.size) for other in others)])

    def _on_button(self, id: str) -> None:
        if id in self._found:
            zoom, sign = self._found[id]
            self._pan(zoom, _together(sign.places, zoom.region))

    def _on_over(self, place: Place | None) -> None:
        self._under = str(place.id) if place is not None and place.kind == "button" else ""
        if self._under in self._found:
            self._rest.start()
        else:
            self._rest.stop()

    def _on_rest(self) -> None:
        self._on_button(self._under)

    def _pan(self, zoom: Zoom, to: QRectF) -> None:
        """Push the board until a part of it is in sight; at once with reduced motion."""
        way, gone = zoom.way_to(to), 0.0

        def step(share: float) -> None:
            nonlocal gone
            zoom.push(way * (share - gone))
            gone = share

        self._stage.animator.play(step, PAN_MS, Easing.InOutQuad)


def _together(places: Sequence[QRectF], region: QRectF) -> QRectF:
    """What holds the nearest of these places, and of the others, from near to far, as many as are seen at once."""
    middle = region.center()
    nearest, *others = sorted(places, key=lambda rect: (rect.center() - middle).manhattanLength())
    whole = QRectF(nearest)
    for rect in others:
        more = whole.united(rect)
        if more.width() < region.width() - 2 * SIZE.width() and more.height() < region.height() - 2 * SIZE.height():
            whole = more
    return whole
