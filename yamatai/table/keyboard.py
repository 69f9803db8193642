"""The table by keyboard: one place has the focus, keys walk it about and click where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent

from yamatai.play.game import Place
from yamatai.table import walk
from yamatai.table.controller import Controller
from yamatai.table.keys import Keys
from yamatai.table.panel import Panel, Spot
from yamatai.table.stage import StageView
from yamatai.table.walk import Area, Direction


class Keyboard(QObject):
    """Walks about one table. `focused` tells the place that got the focus.

    The focus is shown once a key walks it, and hidden again when the mouse does something. What can be
    seen under the mouse (read-outs, large cards) is shown for the focused place as well.
    """

    focused = Signal(object)

    def __init__(self, view: StageView, controller: Controller, keys: Keys | None = None) -> None:
        super().__init__(controller)
        self.view, self.controller = view, controller
        self.keys = keys or Keys()
        self.place: Place | None = None
        self.shown = False
        self._shown_panels: list[tuple[Panel, Sequence[Spot]]] = []
        self._areas: tuple[Area, ...] = ()
        self._panel: Panel | None = None  # of the place
        self.point = QPointF()  # within the place: a long one is left where it was entered
        self._last: dict[Panel, Place] = {}  # where the focus stood in each area
        self._covered: Panel | None = None  # where it goes back to from what covers the table
        self._clicked: Place | None = None  # by the mouse since the last key
        self._back: tuple[Direction, Place, Spot] | None = None  # the way back of the last step
        self._does = {
            "next-area": partial(self.change_area, 1),
            "previous-area": partial(self.change_area, -1),
            "first": partial(self._go_to_end, 0),
            "last": partial(self._go_to_end, -1),
            "next-target": partial(self.next_target, 1),
            "previous-target": partial(self.next_target, -1),
            **{way.name.lower(): partial(self.step, way) for way in Direction},
            **{f"cross-{way.name.lower()}": partial(self.step, way, cross=True) for way in Direction},
        }
        view.installEventFilter(self)
        controller.marked.connect(self._on_marked)
        controller.stage.drag.clicked.connect(self._follow_mouse)
        controller.stage.drag.lifted.connect(self._follow_mouse)

    def close(self) -> None:
        """Stop listening to the view."""
        self.view.removeEventFilter(self)

    def areas(self) -> tuple[Area, ...]:
        """What can be walked now, in the order of the Tab key."""
        stage, table = self.controller.stage, self.controller.table
        shown = [(panel, panel.spots()) for panel in stage.panels if panel.isVisible()]
        if shown != self._shown_panels:  # a panel has the same list of spots as long as it shows the same
            self._shown_panels = shown
            self._areas = walk.areas(stage, (*table.areas, self.controller.bar))
        return self._areas

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._on_key(event)

    def _on_key(self, event: QKeyEvent) -> bool:
        action = self.keys.walk_of(event)
        if action in self._does:
            self._start()
            self._does[action]()
        elif event.isAutoRepeat():
            return bool(action)  # a key that is held down walks on, but presses only once
        elif action == "press":
            self.press()
        elif action:
            self.pick(action.removeprefix("pick-"))
        return bool(action)

    def press(self) -> None:
        """A click on the focused place."""
        if self.shown and self.place is not None:
            self.controller.click(self.place)

    def pick(self, key: str) -> None:
        """What a key stands for in the game, if it can be reached now: take it up, or put it down again. Where it is
        nowhere on the table, hear why."""
        place = self.controller.table.place_of_key(key)
        if place is None:
            return
        if self.controller.stage.find(place) is None or any(area.find(place) for area in self.areas()):
            self.controller.key(key)

    # Walking

    def focus(self, place: Place) -> None:
        """Go to a place, if it can be reached now."""
        for area in self.areas():
            if spot := area.find(place):
                self._go(area, spot)
                return

    def step(self, towards: Direction, cross: bool = False) -> None:
        """To the nearest place in a direction; the opposite step leads back where one came from."""
        area = self._area(self.areas())
        if area is None or self.place is None:
            self.change_area(1)
            return
        spot = None if cross else self._way_back(area, towards)
        spot = spot or walk.next_in(area, self.place, self.point, towards, cross)
        if spot is not None:
            here = area.find(self.place)
            self._go(area, spot)
            self._back = (towards.opposite, spot.place, here) if here is not None else None

    def _way_back(self, area: Area, towards: Direction) -> Spot | None:
        if self._back is None:
            return None
        way, place, spot = self._back
        return area.find(spot.place) if way is towards and place == self.place else None

    def change_area(self, by: int) -> None:
        """To the next or an earlier area: to what can be done there, else where the focus stood last."""
        found = self.areas()
        if found:
            here = self._area(found)
            start = found.index(here) if here is not None else min(0, -by)
            area = found[(start + by) % len(found)]
            self._go(area, self._entrance(area))

    def next_target(self, by: int) -> None:
        """To the next or an earlier place where something can be done now."""
        usable = self.controller.usable
        places = [(area, spot) for area in self.areas() for spot in area.spots]
        here = next((i for i, (_, spot) in enumerate(places) if spot.place == self.place), min(0, -by))
        ahead = [*places[here + 1 :], *places[: here + 1]] if by > 0 else [*places[:here][::-1], *places[here:][::-1]]
        for area, spot in ahead:
            if spot.place in usable:
                self._go(area, spot)
                return

    def _go_to_end(self, index: int) -> None:
        area = self._area(self.areas())
        if area is None:
            self.change_area(1)
        else:
            self._go(area, area.spots[index])

    def _area(self, found: tuple[Area, ...]) -> Area | None:
        """The area that has the focus."""
        return next((area for area in found if area.panel is self._panel and self._panel is not None), None)

    def _entrance(self, area: Area) -> Spot:
        usable = self.controller.usable
        last = area.find(self._last[area.panel]) if area.panel in self._last else None
        if last is not None and last.place in usable:
            return last
        return next((spot for spot in area.spots if spot.place in usable), last or area.spots[0])

    def _go(self, area: Area, spot: Spot) -> None:
        entered = area.panel is not self._panel
        self._take(area, spot, spot.rect.center() if entered else self.point)
        self._back = None
        self.shown = True
        self.controller.set_focus(spot.place)
        self.controller.stage.point_at(area.panel.find(spot.place))  # where it lies now: a board may have moved
        self.focused.emit(spot.place)

    def _take(self, area: Area, spot: Spot, point: QPointF) -> None:
        self._panel, self.place = area.panel, spot.place
        self.point = spot.rect.topLeft() if area.is_ground(spot) else walk.nearest_point(spot.rect, point)
        self._last[area.panel] = spot.place

    # When the table changes

    def _start(self) -> None:
        """Before a step: go to where the mouse clicked, or see to it that the focus is on something that is there."""
        clicked, self._clicked = self._clicked, None
        if clicked is not None:
            found = ((area, spot) for area in self.areas() if (spot := area.find(clicked)))
            for area, spot in found:
                self._take(area, spot, spot.rect.center())
        self._settle()

    def _on_marked(self) -> None:
        if self.shown:
            self._settle()

    def _settle(self) -> None:
        """Stand on a place that is there: the same, else the nearest of its area, else where another area is entered;
        from what covers the table back to where the focus was before."""
        if self.place is None:
            return
        found = self.areas()
        area = self._area(found)
        if area is None:
            self._change_ground(found)
        elif spot := area.find(self.place):
            self._take(area, spot, self.point)
        else:
            self._show_or_take(area, min(area.spots, key=self._distance))

    def _change_ground(self, found: tuple[Area, ...]) -> None:
        """The area is gone, or covered."""
        before = next((area for area in found if area.panel is self._covered), None)
        area = before or (found[0] if found else None)
        if area is None:
            self.hide()
            return
        if before is None:
            self._covered = self._panel
        last = area.find(self._last[area.panel]) if before is not None else None
        self._show_or_take(area, last or self._entrance(area))

    def _distance(self, spot: Spot) -> float:
        gap = walk.nearest_point(spot.rect, self.point) - self.point
        return gap.x() ** 2 + gap.y() ** 2

    def _show_or_take(self, area: Area, spot: Spot) -> None:
        if self.shown:
            self._go(area, spot)
        else:
            self._take(area, spot, spot.rect.center())

    def _follow_mouse(self, place: Place) -> None:
        """The mouse did something: the next key starts from there."""
        self._clicked = place
        self.hide()

    def hide(self) -> None:
        """Show no focus until a key walks it again."""
        if self.shown:
            self.shown = False
            self.controller.set_focus(None)
