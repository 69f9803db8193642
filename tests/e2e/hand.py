"""A player's hand: real mouse events on the view, aimed at places of the stage."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from yamatai.play.chance import Chance
from yamatai.play.game import Place

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """Points at places of a controller's stage, seen through `view`."""

    def __init__(self, view, controller):
        self.view, self.controller = view, controller

    @property
    def viewport(self):
        return self.view.viewport()

    def point(self, place: Place) -> QPoint:
        """Where to point at a place, in pixels of the view."""
        aim = Place("power") if place == Place("mat") else place  # a part of the mat where nothing else lies
        spot = self.controller.stage.find(aim)
        assert spot is not None, f"{place} is not on the stage"
        return self.view.mapFromScene(spot.rect.center())

    def click(self, place: Place) -> None:
        point = self.point(place)
        QTest.mouseMove(self.viewport, point)
        QTest.mouseClick(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, point)

    def lift(self, place: Place) -> None:
        """Press on a place and move away a little: it is in the air."""
        point = self.point(place)
        QTest.mousePress(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, point)
        for step in (8, 16, 24):
            QTest.mouseMove(self.viewport, point + QPoint(step, step))

    def carry(self, place: Place) -> None:
        """Move what is in the air over a place."""
        point = self.point(place)
        QTest.mouseMove(self.viewport, point + QPoint(3, 3))
        QTest.mouseMove(self.viewport, point)

    def drop(self, place: Place) -> None:
        """Carry what is in the air to a place and let go."""
        self.carry(place)
        QTest.mouseRelease(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, self.point(place))

    def drag(self, source: Place, target: Place) -> None:
        self.lift(source)
        self.drop(target)

    def do(self, text: str, by_click: bool = False) -> None:
        """Do an action as a person would: press its button, click or drag, answer the card."""
        controller = self.controller
        match = controller.match
        action, before = match.game.read(text), match.node
        gesture = controller.table.gesture(controller.view, action)
        if gesture.mode and controller.mode != gesture.mode:
            self.click(Place("button", gesture.mode))
        if gesture.source is None:
            self.click(gesture.target)
        elif not by_click:
            self.drag(gesture.source, gesture.target)
        else:
            self.click(gesture.source)
            if match.node is before and not controller.card.isVisible():
                self.click(gesture.target)
        if controller.card.isVisible():
            wanted = [choice.action for choice in controller.card.choices].index(action)
            self.click(Place("choice", wanted))

    def play_to_the_end(self, seed: int, most: int = 1000) -> None:
        """Play random legal actions by hand until the game is over; drags and clicks take turns."""
        chance = Chance(seed)
        match = self.controller.match
        for number in range(most):
            if not match.to_act:
                return
            text = match.game.write(lively(match, chance))
            before = match.node
            self.do(text, by_click=number % 2 == 0)
            assert match.node is not before, f"{text} was not done; prompt: {self.controller.bar._shown.prompt}"
            assert match.game.write(match.node.action) == text
        raise AssertionError("the game does not end")


def lively(match, chance):
    """A random legal action, one that moves the game on where there is one."""
    legal = match.game.legal(match.view(match.to_act[0]), match.to_act[0])
    words = {action: match.game.write(action).split()[0] for action in legal}
    for wanted in (("build",), ("place", "collect", "recruit")):
        good = [action for action in legal if words[action] in wanted]
        if good and chance.below(8):
            return chance.choice(good)
    return chance.choice(legal)
