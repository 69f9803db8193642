"""A real mouse on a real X server drags boats in the real window."""

import subprocess

import pytest
from PySide6.QtCore import QPoint

from tests.e2e.test_reports import a_boat, boats_in_hand
from yamatai.play import record
from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.window import TableWindow

pytestmark = pytest.mark.x11

MOVES = 8


class Mouse:
    """The X server's pointer, moved and pressed by another program."""

    def __init__(self, qtbot, window):
        self.qtbot, self.view, self.stage = qtbot, window.view, window.controller.stage
        self.hovered = None
        self.stage.hovered.connect(self._note)

    def _note(self, spot):
        self.hovered = spot.place if spot else None

    def at(self, place) -> QPoint:
        """Where a place is on the screen."""
        return self.view.viewport().mapToGlobal(self.view.mapFromScene(self.stage.find(place).rect.center()))

    def point_at(self, place) -> None:
        """Move to a place and wait until the table has noticed: the window may still be on its way to its position."""

        def there() -> bool:
            if self.hovered != place:
                xdotool("mousemove", self.at(place).x(), self.at(place).y())
            return self.hovered == place

        self.qtbot.waitUntil(there)

    def drag(self, source, target) -> None:
        """Press on one place, carry what lies there to another in several moves, and let go."""
        self.point_at(source)
        start, end = self.at(source), self.at(target)
        steps = [start + (end - start) * (step / MOVES) for step in range(1, MOVES + 1)]
        moves = [word for at in steps for word in ("mousemove", at.x(), at.y())]
        xdotool("mousedown", 1, *moves)
        self.qtbot.waitUntil(lambda: self.stage.drag.active and self.hovered == target)
        with self.qtbot.waitSignal(self.stage.drag.dropped):
            xdotool("mouseup", 1)


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


@pytest.fixture
def window(qtbot, new_match, tmp_path):
    """The window with a match on it in which a boat may be placed."""
    fonts.load()
    shown = TableWindow()
    shown.play(boats_in_hand(new_match()), str(tmp_path / "game.yamatai"))
    qtbot.addWidget(shown)
    with qtbot.waitActive(shown):  # only a window manager makes a window active
        shown.show()
    return shown


def spaces(match, boat) -> tuple[list[Place], list[Place]]:
    """Where the boat may be placed, and where it is refused."""
    game, seat = match.game, match.to_act[0]
    legal: list[Place] = []
    refused: list[Place] = []
    for space in game.box.archipelago.spaces:
        no = game.refusal(match.state, seat, game.read(f"place {boat.id} {space.id}"))
        (refused if no else legal).append(Place("space", space.id))
    return legal, refused


def test_a_boat_is_dragged_to_a_space(qtbot, window):
    match, boat = window.controller.match, a_boat(window)
    target = spaces(match, boat)[0][0]
    Mouse(qtbot, window).drag(boat, target)
    assert window.save()
    kept = record.read(window.path).match
    assert kept.game.write(kept.node.action) == f"place {boat.id} {target.id}"


def test_a_refused_boat_flies_home_and_the_reason_stays(qtbot, window):
    controller = window.controller
    match, boat = controller.match, a_boat(window)
    before, home = match.node, controller.stage.find(boat)
    Mouse(qtbot, window).drag(boat, spaces(match, boat)[1][0])
    assert controller.bubble.isVisible()
    assert "(Rule\N{NO-BREAK SPACE}5." in controller.bubble.text
    qtbot.waitUntil(lambda: not controller.stage.drag.flying)
    assert controller.stage.drag.ghost is None
    assert controller.stage.find(boat) == home
    assert match.node is before
