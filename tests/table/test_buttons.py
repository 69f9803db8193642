"""Every button goes down under the mouse, on whatever card it lies, and comes up again (look.md 7)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.table.panels import MARGIN, picture
from yamatai.play.game import Place
from yamatai.table import coach_card, exercise_card, fonts, game_table, handover, prompt
from yamatai.table.advice_card import AdviceCard, Option
from yamatai.table.choices import ChoiceCard
from yamatai.table.coach_card import CoachCard
from yamatai.table.exercise_card import ExerciseCard
from yamatai.table.handover import Cover
from yamatai.table.log import LogButton, LogPanel, Row
from yamatai.table.look import Look
from yamatai.table.paint import SINK
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.prompt import PhaseBar
from yamatai.table.stage import BAR, Stage, StageView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def bar(look: Look) -> Panel:
    panel = PhaseBar(look, BAR)
    panel.show(("Fleet",), 0, "Choose.", [prompt.Button("end", "End turn", role="main")])
    return panel


def coach(look: Look) -> Panel:
    panel = CoachCard(look)
    buttons = (coach_card.Choice("skip", "Skip"), coach_card.Choice("show", "Show me", main=True))
    panel.tell(coach_card.Note("Head", "Text", buttons=buttons))
    return panel


def exercise(look: Look) -> Panel:
    panel = ExerciseCard(look, lambda height: QRectF(10, 1070 - height, 376, height))
    buttons = [exercise_card.Choice("again", "Again"), exercise_card.Choice("next", "Next", main=True)]
    panel.tell(exercise_card.Words("Title", "Goal"), buttons)
    return panel


def advice(look: Look) -> Panel:
    panel = AdviceCard(look, lambda height: QRectF(10, 600, 376, height))
    panel.tell("A good turn", [Option(("Blue takes fleet 5",), "+1 point")], can_play=True)
    return panel


def cover(look: Look) -> Panel:
    panel = Cover(look)
    panel.tell(handover._Card("Anna"))
    panel.setVisible(True)
    return panel


def log(look: Look) -> Panel:
    panel = LogPanel(look)
    panel.tell("Log", "Lines", [Row("action", ("Anna begins",), "moment-1", "1")], "")
    panel.setVisible(True)
    return panel


def choices(look: Look) -> Panel:
    panel = ChoiceCard(look)
    panel.ask("Which?", [game_table.Choice(1, "One"), game_table.Choice(2, "Two")], QPointF(700, 300))
    return panel


PANELS: dict[str, Callable[[Look], Panel]] = {
    "bar": bar, "coach": coach, "exercise": exercise, "advice": advice, "cover": cover, "log": log,
    "log button": LogButton, "choices": choices,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


@pytest.fixture
def lay(qtbot):
    """A function that shows one panel on a stage of its own; answers it with the view."""

    def show(name):
        look = Look()
        stage, view = Stage(look), StageView()
        qtbot.addWidget(view)
        view.resize(1366, 768)
        panel = PANELS[name](look)
        stage.add_panels([panel])
        view.set_table(stage, None)
        with qtbot.waitExposed(view):
            view.show()
        return panel, view

    return show


def buttons(panel: Panel) -> list[Spot]:
    return [spot for spot in panel.spots() if spot.place.kind in ("button", "choice")]


def face(panel: Panel, spot: Spot, down: float = 0.0) -> QImage:
    """What is painted well within a button, or so much below that."""
    inner = spot.rect.translated(-panel.pos()).adjusted(5, 5, -5, -5).translated(MARGIN, MARGIN + down)
    return picture(panel).copy(inner.toRect())


@pytest.mark.parametrize("name", PANELS)
def test_a_button_is_down_as_long_as_the_mouse_is_on_it(lay, name):
    panel, view = lay(name)
    assert buttons(panel)
    for spot in buttons(panel):
        before, point = face(panel, spot), view.mapFromScene(spot.rect.center())
        QTest.mousePress(view.viewport(), LEFT, NONE, point)
        assert face(panel, spot, down=SINK) == before != face(panel, spot), spot.place
        outside = view.mapFromScene(spot.rect.topLeft()) - QPoint(6, 6)
        QTest.mouseMove(view.viewport(), outside)
        assert face(panel, spot) == before, f"{spot.place}: the pointer has left it"
        QTest.mouseMove(view.viewport(), point)
        assert face(panel, spot) != before
        QTest.mouseRelease(view.viewport(), LEFT, NONE, point)
        assert face(panel, spot) == before


@pytest.mark.parametrize("name", PANELS)
@pytest.mark.parametrize("mark", [Mark.HOVER, Mark.FOCUS])
def test_a_button_shows_pointer_and_keyboard(lay, name, mark):
    panel, _ = lay(name)
    for spot in buttons(panel):
        before = picture(panel)
        panel.set_marks({spot.place: mark})
        assert picture(panel) != before, spot.place
        panel.set_marks({})


def test_a_button_that_cannot_be_used_stays_up(lay):
    panel, _ = lay("bar")
    panel.show(("Fleet",), 0, "Choose.", [prompt.Button("end", "End turn", enabled=False)])
    before = picture(panel)
    panel.press(Place("button", "end"))
    assert picture(panel) == before
