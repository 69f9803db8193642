"""A player's hand on the keyboard: real key events on the view, and nothing else."""

from collections import deque
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.hand import lively
from yamatai.play.chance import Chance
from yamatai.play.game import Place
from yamatai.table.walk import Direction, nearest_point, next_in

KEY = Qt.Key
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
ARROWS = {
    Direction.LEFT: KEY.Key_Left,
    Direction.RIGHT: KEY.Key_Right,
    Direction.UP: KEY.Key_Up,
    Direction.DOWN: KEY.Key_Down,
}


class KeyHand:
    """Plays a controller's match through `keyboard`, looking only at where the focus is."""

    def __init__(self, keyboard):
        self.keyboard, self.controller = keyboard, keyboard.controller

    def press(self, key, modifiers=NONE) -> None:
        QTest.keyClick(self.keyboard.view, key, modifiers)

    @property
    def place(self) -> Place | None:
        return self.keyboard.place if self.keyboard.shown else None

    def walk_to(self, place: Place) -> None:
        """Tab to the area of a place, then arrow by arrow the shortest way there."""
        for _ in range(40):
            area = self._area()
            if area is not None and area.find(place):
                break
            self.press(KEY.Key_Tab)
        for _ in range(40):
            if self.place == place:
                break
            self.press(*self._first_key(self._area(), place))
        assert self.place == place, f"at {self.place} instead of {place}"

    def choose(self, place: Place) -> None:
        """Jump from one place where something can be done to the next until it is this one, and press."""
        for _ in range(200):
            if self.place == place:
                break
            self.press(KEY.Key_N)
        assert self.place == place, f"{place} is not among what can be done"
        self.press(KEY.Key_Space)

    def do(self, text: str) -> None:
        """Do an action by keys alone, as a person would: its button, the thing, its target, the card's answer."""
        controller, match = self.controller, self.controller.match
        action, before = match.game.read(text), match.node
        gesture = controller.table.gesture(controller.view, action)
        if gesture.mode and controller.mode != gesture.mode:
            self.choose(Place("button", gesture.mode))
        self.choose(gesture.source or gesture.target)
        if match.node is before and gesture.source is not None and not controller.card.isVisible():
            self.choose(gesture.target)
        if controller.card.isVisible():
            self.choose(Place("choice", [choice.action for choice in controller.card.choices].index(action)))

    def play_to_the_end(self, seed: int, most: int = 1000) -> None:
        """Play random legal actions by keys until the game is over."""
        chance, match = Chance(seed), self.controller.match
        for _ in range(most):
            if not match.to_act:
                return
            text = match.game.write(lively(match, chance))
            before = match.node
            self.do(text)
            assert match.node is not before, f"{text} was not done"
            assert match.game.write(match.node.action) == text
        raise AssertionError("the game does not end")

    def _area(self):
        return next((area for area in self.keyboard.areas() if self.place and area.find(self.place)), None)

    def _first_key(self, area, place):
        """The arrow key with which the shortest way from the focus to a place begins."""
        first: dict[Any, Any] = {self.place: None}
        waiting: deque[Any] = deque([(self.place, self.keyboard.point)])
        while waiting:
            here, point = waiting.popleft()
            for towards, key in ARROWS.items():
                for modifiers in (NONE, CTRL):
                    found = next_in(area, here, point, towards, cross=modifiers == CTRL)
                    if found is not None and found.place not in first:
                        first[found.place] = first[here] or (key, modifiers)
                        waiting.append((found.place, nearest_point(found.rect, point)))
        return first[place]
