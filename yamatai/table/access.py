"""What a screen reader finds on the table and hears of the game.

The tree is view > areas > places, the same that the keyboard walks: what cannot be reached is not there,
and names come from the view of the person before the screen. Nothing is made before an assistive program
asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QObject, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from yamatai.play.game import Event, Place
from yamatai.table.keyboard import Keyboard
from yamatai.table.panel import Panel, Spot
from yamatai.table.stage import StageView
from yamatai.table.walk import Area

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # before Qt 6.8
    QAccessibleAnnouncementEvent = None  # type: ignore[assignment,misc]

_NULL = Shiboken.VoidPtr(0)
_Text = QAccessible.Text


class PlaceNode(QObject):
    """Stands for a place in the tree; `name` is what it was called last, `enabled` whether it could be used then."""

    def __init__(self, parent: AreaNode, place: Place) -> None:
        super().__init__(parent)
        self.area, self.place = parent, place
        self.name = ""
        self.enabled = True

    @property
    def spot(self) -> Spot | None:
        """Where it lies and how it is called now, None if it cannot be reached."""
        area = self.area.found
        return area.find(self.place) if area is not None else None


class AreaNode(QObject):
    """Stands for a panel with places in the tree. Nodes of its places are made when they are asked for."""

    def __init__(self, access: Access, panel: Panel) -> None:
        super().__init__(access)
        self.access, self.panel = access, panel
        self.nodes: dict[Place, PlaceNode] = {}

    @property
    def found(self) -> Area | None:
        """The area as it can be walked now, None if it cannot."""
        return next((area for area in self.access.areas if area.panel is self.panel), None)

    @property
    def spots(self) -> Sequence[Spot]:
        area = self.found
        return area.spots if area is not None else ()

    def node(self, spot: Spot) -> PlaceNode:
        """The node of one of its places."""
        node = self.nodes.get(spot.place)
        if node is None:
            node = self.nodes[spot.place] = PlaceNode(self, spot.place)
            node.name, node.enabled = spot.name, self.access.is_enabled(spot)
        return node


class Access(QObject):
    """The tree of one table, kept in step with it, and the voice that tells what happens."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(keyboard)
        self.keyboard, self.controller, self.view = keyboard, keyboard.controller, keyboard.view
        self._nodes: dict[Panel, AreaNode] = {}
        self._news: list[str] = []
        self._prompt = ""
        self._reason = ""  # why what is in the air cannot be put where it is
        self._timer = QTimer(self)  # news of one moment are told together
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell_news)
        keyboard.focused.connect(self._on_focus)
        self.controller.marked.connect(self._on_marked)
        self.controller.performed.connect(self._on_performed)
        self.controller.told.connect(self._on_told)
        self.controller.stage.drag.lifted.connect(self._on_lifted)
        self.controller.finished.connect(self._on_finished)
        _TABLES[self.view] = self

    def close(self) -> None:
        """Take everything out of the tree."""
        _TABLES.pop(self.view, None)
        for panel in tuple(self._nodes):
            self._drop(self._nodes.pop(panel))

    # The tree

    @property
    def areas(self) -> tuple[Area, ...]:
        return self.keyboard.areas()

    @property
    def title(self) -> str:
        return self.controller.match.game.meta.title

    def node(self, area: Area) -> AreaNode:
        """The node of an area."""
        node = self._nodes.get(area.panel)
        if node is None:
            node = self._nodes[area.panel] = AreaNode(self, area.panel)
        return node

    def focused(self) -> PlaceNode | None:
        """The node of the place that has the focus."""
        place = self.keyboard.place if self.keyboard.shown else None
        return self.node_of(place) if place is not None else None

    def node_of(self, place: Place) -> PlaceNode | None:
        """The node of a place that can be reached now."""
        found = ((area, spot) for area in self.areas if (spot := area.find(place)))
        return next((self.node(area).node(spot) for area, spot in found), None)

    def node_at(self, x: int, y: int) -> PlaceNode | None:
        """The node of the place at a point of the screen."""
        point = self.view.mapToScene(self.view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft()))
        _, spot = self.controller.stage.look_at(point)
        return self.node_of(spot.place) if spot is not None else None

    def on_screen(self, rect: QRectF) -> QRect:
        """A rectangle of the scene on the screen."""
        shown = self.view.mapFromScene(rect).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def is_enabled(self, spot: Spot) -> bool:
        """False for a button that cannot be pressed just now, and for the things on the table while nobody acts by
        hand; not for what is only there to be read."""
        if spot.place.kind == "button":
            button = self.controller.bar.button(str(spot.place.id))
            return button is None or button.enabled
        return spot.reads or self.controller.by_hand

    def describe(self, spot: Spot) -> str:
        """What can be done with a place just now, and what there is to say about it."""
        controller = self.controller
        text = controller.stage.look.text
        note = controller.attention.note_of(spot)
        words = note.words if note is not None and note.words.rstrip(".") != spot.name.rstrip(".") else ""
        can = ""
        if spot.place == controller.held:
            can = text("access-held")
        elif spot.place in controller.usable:
            can = text("access-can")
        elif controller.by_hand and (refusal := controller.why_not(spot.place)):
            reason = controller.table.sentence(refusal)
            can = reason if reason not in words else ""  # some things tell the reason themselves
        return " ".join(part for part in (can, words) if part)

    # Keeping in step

    def _on_marked(self) -> None:
        if not QAccessible.isActive():
            return
        self._sync()
        if self._prompt != self.controller.bar.prompt:
            self._prompt = self.controller.bar.prompt
            self._timer.start(0)

    def _sync(self) -> None:
        """Tell which areas and places came and went, and which have another name."""
        found = {area.panel: area for area in self.areas}
        for panel in [panel for panel in self._nodes if panel not in found]:
            self._drop(self._nodes.pop(panel))
        for panel, area in found.items():
            if panel not in self._nodes:
                _send(QAccessibleEvent(self.node(area), QAccessible.Event.ObjectCreated))
            elif self._nodes[panel].nodes:
                self._sync_places(self._nodes[panel], area)

    def _sync_places(self, parent: AreaNode, area: Area) -> None:
        there = {spot.place: spot for spot in area.spots}
        for place in [place for place in parent.nodes if place not in there]:
            self._drop(parent.nodes.pop(place))
        for place, spot in there.items():
            if place not in parent.nodes:
                _send(QAccessibleEvent(parent.node(spot), QAccessible.Event.ObjectCreated))
                continue
            if parent.nodes[place].name != spot.name:
                parent.nodes[place].name = spot.name
                _send(QAccessibleEvent(parent.nodes[place], QAccessible.Event.NameChanged))
            self._sync_state(parent.nodes[place], spot)

    def _sync_state(self, node: PlaceNode, spot: Spot) -> None:
        enabled = self.is_enabled(spot)
        if enabled != node.enabled:
            node.enabled = enabled
            changed = QAccessible.State()
            changed.disabled = True
            _send(QAccessibleStateChangeEvent(node, changed))

    def _drop(self, node: QObject) -> None:
        if QAccessible.isActive():
            _send(QAccessibleEvent(node, QAccessible.Event.ObjectDestroyed))
        node.deleteLater()

    def _on_focus(self, place: Place) -> None:
        if QAccessible.isActive() and (node := self.node_of(place)) is not None:
            _send(QAccessibleEvent(node, QAccessible.Event.Focus))

    # Telling

    def _on_performed(self, events: Sequence[Event]) -> None:
        if QAccessible.isActive():
            self._news += [line for event in events if (line := self.controller.table.log_line(event))]
            self._timer.start(0)

    def _on_finished(self) -> None:
        """How it ended, then every seat's points from the first to the last."""
        if not QAccessible.isActive():
            return
        table, match = self.controller.table, self.controller.match
        result, score = match.result, match.score
        assert result is not None, "the game goes on"
        text, names = self.controller.stage.look.text, tuple(seat.name for seat in match.game.setup.seats)
        self._news.append(table.end_sentence(self.controller.view, names, score))
        for seat in result.ranking:
            self._news.append(text("access-score", name=names[seat], points=sum(score[seat].values())))
        self._timer.start(0)

    def _tell_news(self) -> None:
        """What happened, then what can be done now."""
        sentences = [*self._news, self._prompt]
        self._news.clear()
        self.announce(" ".join(_sentence(text) for text in sentences if text))

    def _on_lifted(self) -> None:
        self._reason = ""

    def _on_told(self, sentence: str) -> None:
        """A reason is told at once; the same one only once while a thing is carried about and let go."""
        known = self.controller.stage.drag.active and sentence == self._reason
        self._reason = sentence
        if QAccessible.isActive() and not known:
            self.announce(sentence, urgent=True)

    def announce(self, text: str, urgent: bool = False) -> None:
        """Let it be spoken; an urgent text at once."""
        if QAccessibleAnnouncementEvent is None or not text:
            return
        event = QAccessibleAnnouncementEvent(self.view, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        _send(event)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


# Interfaces: what Qt asks for.


class _Doing(QAccessibleActionInterface):
    """What can be done with a place: a click, and going there."""

    def __init__(self, node: PlaceNode) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        node = self._node
        if node.spot is None:
            return
        node.area.access.keyboard.focus(node.place)
        if name == QAccessibleActionInterface.pressAction():
            node.area.access.keyboard.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        keyboard = self._node.area.access.keyboard
        is_press = name == QAccessibleActionInterface.pressAction()
        return [key.toString() for key in keyboard.keys.of("press")] if is_press else []


class _PlaceInterface(QAccessibleInterface):
    def __init__(self, node: PlaceNode) -> None:
        super().__init__()
        self._node = node
        self._doing = _Doing(node)

    def isValid(self) -> bool:
        return Shiboken.isValid(self._node)

    def object(self) -> QObject:
        return self._node

    def window(self) -> QWindow | None:  # type: ignore[override]
        return _window(self._node.area.access)

    def role(self) -> QAccessible.Role:
        spot = self._node.spot
        return QAccessible.Role.StaticText if spot is not None and spot.reads else QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._node.spot
        if spot is None:
            return ""
        if kind == _Text.Name:
            return spot.name
        return self._node.area.access.describe(spot) if kind == _Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        spot = self._node.spot
        return self._node.area.access.on_screen(spot.rect) if spot is not None else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        access = self._node.area.access
        state.focusable = True
        state.focused = access.view.hasFocus() and access.focused() is self._node
        state.selected = access.controller.held == self._node.place
        spot = self._node.spot
        state.disabled = spot is not None and not access.is_enabled(spot)
        state.invisible = spot is None
        return state

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._node.area)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:  # type: ignore[override]
        # The pointer is handed on as it is; any other object, also None, is not understood.
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._doing)[0])
        return _NULL


class _AreaInterface(QAccessibleInterface):
    def __init__(self, node: AreaNode) -> None:
        super().__init__()
        self._node = node

    def isValid(self) -> bool:
        return Shiboken.isValid(self._node)

    def object(self) -> QObject:
        return self._node

    def window(self) -> QWindow | None:  # type: ignore[override]
        return _window(self._node.access)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def text(self, kind: QAccessible.Text) -> str:
        return self._node.panel.title if kind == _Text.Name and self._node.found is not None else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        panel = self._node.panel
        return self._node.access.on_screen(QRectF(panel.pos(), panel.size))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = self._node.found is None
        return state

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._node.access.view)

    def childCount(self) -> int:
        return len(self._node.spots)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        spots = self._node.spots
        if not 0 <= index < len(spots):
            return None
        return QAccessible.queryAccessibleInterface(self._node.node(spots[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        node = child.object()
        places = [spot.place for spot in self._node.spots]
        return places.index(node.place) if isinstance(node, PlaceNode) and node.place in places else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        node = self._node.access.node_at(x, y)
        return _interface(node) if node is not None and node.area is self._node else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        node = self._node.access.focused()
        return _interface(node) if node is not None and node.area is self._node else None


class _ViewInterface(QAccessibleWidget):
    """Areas, then what plain widgets lie over the table."""

    def __init__(self, view: StageView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = view

    def text(self, kind: QAccessible.Text) -> str:
        access = _TABLES.get(self._view)
        return access.title if kind == _Text.Name and access is not None else super().text(kind)

    def _children(self) -> list[QObject]:
        access = _TABLES.get(self._view)
        nodes: list[QObject] = [access.node(area) for area in access.areas] if access is not None else []
        viewport = self._view.viewport()
        widgets = any(isinstance(child, QWidget) and child.isVisible() for child in viewport.children())
        return [*nodes, viewport] if widgets else nodes

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return _interface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, node = self._children(), child.object()
        return children.index(node) if node in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        access = _TABLES.get(self._view)
        node = access.node_at(x, y) if access is not None else None
        return _interface(node.area) if node is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        access = _TABLES.get(self._view)
        node = access.focused() if access is not None else None
        return _interface(node) if node is not None else super().focusChild()


_TABLES: dict[StageView, Access] = {}
"""The table that lies before each view."""
_KEPT: list[QAccessibleInterface] = []
"""Interfaces belong to Qt, but end with their Python objects: these are kept until Qt has deleted them."""


@lru_cache(maxsize=1)
def install() -> None:
    """Let assistive programs see into every StageView made from now on."""
    QAccessible.installFactory(_make)


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(thing, PlaceNode):
        made = _PlaceInterface(thing)
    elif isinstance(thing, AreaNode):
        made = _AreaInterface(thing)
    elif isinstance(thing, StageView):
        made = _ViewInterface(thing)
    else:
        return None
    _KEPT[:] = [kept for kept in _KEPT if Shiboken.isValid(kept)]
    _KEPT.append(made)
    return made


def _interface(thing: QObject) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing)


def _window(access: Access) -> QWindow | None:
    return access.view.window().windowHandle()
