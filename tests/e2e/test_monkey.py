"""A monkey at mouse and keyboard: whatever it does, nothing raises, nothing is left over, the record verifies."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.autosave import games_folder
from yamatai.play.chance import Chance
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.table import files
from yamatai.table.keys import MENU, WALK
from yamatai.table.look import Look
from yamatai.table.new_game import NewGameDialog
from yamatai.table.set_up import set_table
from yamatai.table.settings_dialog import OptionsDialog
from yamatai.table.window import TableWindow

BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton)
MODIFIERS = (Qt.KeyboardModifier.NoModifier,) * 4 + (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
SHORTCUTS = [
    QKeySequence(key)[0]  # type: ignore[index]
    for id, keys in (*MENU.items(), *WALK.items())
    if id != "quit"
    for key in keys
]
SEATS = (Seat("Anna", "blue"), Seat("Easy", "orange", "easy"), Seat("Béla", "purple"), Seat("Grey", "grey", "easy"))
LETTERS = "place wood 37end1234567890 "
TOGETHER = 10
"""Events between two turns of the event loop, in which timers run and computer players act."""


class Monkey:
    """Does seeded nonsense to a window, half of it aimed at what can be done."""

    def __init__(self, window, seed):
        self.window, self.chance = window, Chance(seed)
        self.at = QPoint(600, 400)
        self.done: list[str] = []
        self._acts = (
            *(self.move,) * 8, *(self.press,) * 4, *(self.release,) * 5, *(self.click,) * 4,
            self.double_click, self.wheel, *(self.shortcut,) * 4, self.letter,
        )  # fmt: skip

    @property
    def viewport(self):
        return self.window.view.viewport()

    def act(self):
        act = self.chance.choice(self._acts)
        self.done.append(act.__name__)
        act()

    def aim(self):
        """Somewhere, or in the middle of something."""
        controller, below = self.window.controller, self.chance.below
        if controller is not None and below(3):
            spots = controller.stage.spots()
            if below(2):
                usable = controller.usable
                spots = [spot for spot in spots if spot.place in usable] or spots
            if spots:
                self.at = self.window.view.mapFromScene(self.chance.choice(spots).rect.center())
                return
        self.at = QPoint(below(self.viewport.width()), below(self.viewport.height()))

    def move(self):
        self.aim()
        QTest.mouseMove(self.viewport, self.at)

    def press(self):
        QTest.mousePress(self.viewport, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.at)

    def release(self):
        QTest.mouseRelease(self.viewport, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.at)

    def click(self):
        self.aim()
        QTest.mouseClick(self.viewport, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.at)

    def double_click(self):
        self.aim()
        QTest.mouseDClick(self.viewport, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.at)

    def wheel(self):
        event = QWheelEvent(
            QPointF(self.at), QPointF(self.viewport.mapToGlobal(self.at)), QPoint(),
            QPoint(0, self.chance.below(481) - 240), Qt.MouseButton.NoButton,
            self.chance.choice(MODIFIERS), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.viewport, event)

    def shortcut(self):
        key = self.chance.choice(SHORTCUTS)
        self.done[-1] = QKeySequence(key).toString()
        QTest.keyClick(self._typed_into(), key.key(), key.keyboardModifiers())

    def letter(self):
        QTest.keyClicks(self._typed_into(), self.chance.choice(LETTERS))

    def come_back(self):
        """From another window, sooner or later."""
        if QApplication.activeWindow() is not self.window and not self.chance.below(3):
            if self.window.rules is not None:
                self.window.rules.close()
            self.window.activateWindow()

    def _typed_into(self):
        return self.window.focusWidget() or self.window.view


def answer(dialog, chance):
    """Fill in a dialogue anyhow, and accept or cancel it."""
    if isinstance(dialog, NewGameDialog):
        dialog.form.take(SEATS[: 2 + chance.below(3)])
    if isinstance(dialog, OptionsDialog):
        dialog.lists["theme"].setCurrentIndex(chance.below(3))
        for box in dialog.ticks.values():
            box.setChecked(bool(chance.below(2)))
    return chance.below(2)


@pytest.fixture
def told(monkeypatch):
    """What boxes would tell; and no dialogue waits for a person."""
    told: list[str] = []
    chance = Chance(7)
    monkeypatch.setattr(QDialog, "exec", lambda dialog: answer(dialog, chance))
    monkeypatch.setattr(QMessageBox, "information", lambda parent, title, text: told.append(text))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    for name in ("ask_open", "ask_save"):
        monkeypatch.setattr(files, name, lambda *_: "")
    return told


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    return tmp_path


def match_of(seed):
    return Match(META.open(Setup(SEATS[:3], seed)))


@pytest.fixture
def window(qtbot, home, told):
    window = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    window.set_speed(0)
    window.resize(1366, 768)
    window.play(match_of(1))
    with qtbot.waitActive(window):
        window.show()
    yield window
    window.close()  # while nobody is asked


def let_go(window):
    """Buttons up, everything half done put away, dragged things at home."""
    for button in set(BUTTONS):
        QTest.mouseRelease(window.view.viewport(), button, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    for _ in range(8):
        if window.sitting.command_line is not None:
            window.sitting.command_line.leave()
        window.menus.actions["leave"].trigger()
    window.controller.stage.drag.cancel()
    forget()


def forget():
    """What waits to be deleted is deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def kinds(stage):
    return Counter(type(item).__name__ for item in stage.items())


def assert_nothing_left_over(window):
    """No more lies on the stage than on a fresh one, but what is put there once when it is first asked for."""
    window.controller.stage.remove_panel(window.sitting.scores)
    fresh = set_table(Look(), window.controller.match)
    extra = kinds(window.controller.stage) - kinds(fresh.stage)
    fresh.stage.close()
    assert all(count == 1 for count in extra.values()), extra
    assert len(extra) <= 8, extra


def written_out(match):
    return [match.game.write(node.action) for node in match.line()[1:]], match.game.digest(match.state)


@pytest.mark.parametrize("events", [4_000, pytest.param(20_000, marks=pytest.mark.slow)])
def test_a_monkey_breaks_nothing(qtbot, window, told, tmp_path, events):
    monkey = Monkey(window, events)
    with qtbot.capture_exceptions() as raised:
        for number in range(events):
            monkey.act()
            if number % TOGETHER == 0:
                QApplication.processEvents()
                monkey.come_back()
                assert not raised, (number, monkey.done[-TOGETHER:], raised)
        if window.isFullScreen():
            window.showNormal()
        let_go(window)
    assert not raised, raised
    assert not [text for text in told if text == window.look.text("player-failed")]
    assert_nothing_left_over(window)

    # Everything that happened is kept, and can be played again.
    match = window.controller.match
    record.save(match, tmp_path / "game.yamatai")
    reading = record.read(tmp_path / "game.yamatai")
    assert reading.sound
    assert not reading.notices
    assert written_out(reading.match) == written_out(match)
    window.keeping.leave(5)
    kept = sorted(games_folder().glob("*.yamatai"))
    assert kept
    for path in kept:
        assert record.read(path).sound, path


def test_new_games_leave_no_items_behind(qtbot, window):
    forget()
    first = kinds(window.controller.stage)
    for seed in range(5):
        monkey = Monkey(window, seed)
        for _ in range(200):
            monkey.act()
        let_go(window)
        window.set_speed(0)
        window.play(match_of(1))
        forget()
        assert kinds(window.controller.stage) == first
