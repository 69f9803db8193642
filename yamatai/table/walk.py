"""Walking about the table: its areas with their places in reading order, and the next place in a direction."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF

from yamatai.play.game import Place
from yamatai.table import layers
from yamatai.table.panel import Panel, Spot
from yamatai.table.stage import Stage

_ASIDE = 2.0  # a way aside counts as so many times the same way ahead
_WIDEST = 2.0  # so many times as far aside as ahead is still in the direction: 63 degrees


class Direction(enum.Enum):
    """Where an arrow key points: x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    @property
    def opposite(self) -> Direction:
        x, y = self.value
        return Direction((-x, -y))


@attrs.frozen
class Area:
    """A panel that has places, each once, in reading order. One that is the whole panel comes first. A place without a
    name is there for the pointer alone: it only takes what is dropped."""

    panel: Panel
    spots: tuple[Spot, ...]

    def find(self, place: Place) -> Spot | None:
        return next((spot for spot in self.spots if spot.place == place), None)

    def is_ground(self, spot: Spot) -> bool:
        """Whether a spot is the whole panel, below all others."""
        return spot.rect == QRectF(self.panel.pos(), self.panel.size)


def areas(stage: Stage, order: Sequence[Panel]) -> tuple[Area, ...]:
    """What can be walked now: the panels of `order` first, then all others from top to bottom. A card or screen that
    covers the table is all there is while it is shown, and what lies below another panel cannot be reached."""
    shown = [panel for panel in stage.panels if panel.isVisible() and panel.spots()]
    covers = [panel for panel in shown if layers.COVER <= panel.zValue() < layers.TOAST]
    if covers:
        shown = [max(covers, key=lambda panel: panel.zValue())]
    rank = {panel: number for number, panel in enumerate(order)}
    shown.sort(key=lambda panel: (rank.get(panel, len(rank)), panel.y(), panel.x()))
    found = (_area(stage, panel) for panel in shown)
    return tuple(area for area in found if area.spots)


def _area(stage: Stage, panel: Panel) -> Area:
    least = panel.zValue() if panel.zoom is None else layers.EFFECT  # a board is pushed to where its places are seen
    above = [p for p in stage.panels if p.isVisible() and p.zValue() > least]
    once = {spot.place: spot for spot in reversed(panel.spots()) if spot.name}
    free = [spot for spot in once.values() if not any(p.covers(spot.rect.center()) for p in above)]
    area = Area(panel, tuple(free))
    ground = [spot for spot in free if area.is_ground(spot)]
    return Area(panel, (*ground, *_in_reading_order(spot for spot in free if spot not in ground)))


def _in_reading_order(spots: Iterable[Spot]) -> list[Spot]:
    """Row by row. A row is what has its middle above the lower edge of the row's first spot."""
    rows: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda spot: (spot.rect.center().y(), spot.rect.center().x())):
        if not rows or spot.rect.center().y() >= rows[-1][0].rect.bottom():
            rows.append([])
        rows[-1].append(spot)
    return [spot for row in rows for spot in sorted(row, key=lambda spot: spot.rect.center().x())]


def next_in(area: Area, place: Place, point: QPointF, towards: Direction, cross: bool = False) -> Spot | None:
    """The nearest place in a direction from `place`, which is left at `point`.

    Where a panel has several kinds of places on one ground, the way goes from like to like, or with `cross` from one
    kind to the others.
    """
    spots = [spot for spot in area.spots if spot.place != place and not area.is_ground(spot)]
    if area.panel.by_kind:
        spots = [spot for spot in spots if (spot.place.kind == place.kind) != cross]
    ways = [(way, spot) for spot in spots if (way := _way(point, spot.rect, towards)) is not None]
    return min(ways, key=lambda found: found[0])[1] if ways else None


def _way(point: QPointF, rect: QRectF, towards: Direction) -> float | None:
    """How far it is to a rectangle, None if it does not lie in the direction."""
    x, y = towards.value
    gap = nearest_point(rect, point) - point
    ahead, aside = gap.x() * x + gap.y() * y, abs(gap.x() * y + gap.y() * x)
    if ahead <= 1 or aside > _WIDEST * ahead:
        return None
    return ahead + _ASIDE * aside


def nearest_point(rect: QRectF, point: QPointF) -> QPointF:
    """The point on the middle line of a rectangle that lies nearest to another point: the centre of a square."""
    inset = min(rect.width(), rect.height()) / 2
    x = min(max(point.x(), rect.left() + inset), rect.right() - inset)
    y = min(max(point.y(), rect.top() + inset), rect.bottom() - inset)
    return QPointF(x, y)
