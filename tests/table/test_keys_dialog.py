"""The dialogue for keys: what it shows, keeps, refuses and resets."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton

from tests.e2e.key_hand import KEY
from tests.windows import empty_window
from yamatai.bots.worker import InlineRunner
from yamatai.table import qt_texts
from yamatai.table.keys import DEFAULT, Keys
from yamatai.table.keys_dialog import KeysDialog
from yamatai.table.look import Look
from yamatai.table.text import PSEUDO, SPOKEN
from yamatai.table.window import TableWindow

PADDING = 9
"""On either side of the words of a field, in pixels."""
NAMES = {"undo": "&Undo", "hint": "Show a &hint"}


@pytest.fixture
def ask(qtbot):
    def ask(keys=None):
        dialog = KeysDialog(Look(), keys or Keys(), {action: NAMES.get(action, action) for action in DEFAULT})
        qtbot.addWidget(dialog)
        return dialog

    return ask


def test_it_shows_the_keys_in_use_and_changes_none_by_itself(ask):
    keys = Keys({"hint": ("F2",), "press": ("Return",), "end": ()})
    dialog = ask(keys)
    assert dialog.fields["hint"].keySequence() == QKeySequence("F2")
    assert dialog.fields["end"].keySequence().isEmpty()
    assert dialog.chosen() == keys
    assert ask().chosen() == Keys()


def test_another_key_is_taken_as_it_is_pressed_and_further_ones_stay(ask):
    dialog = ask()
    QTest.keyClick(dialog.fields["undo"], KEY.Key_F7)
    QTest.keyClick(dialog.fields["press"], KEY.Key_F8)
    assert dialog.chosen() == Keys({"undo": ("F7",), "press": ("F8", "Return", "Enter")})


def test_without_a_mouse_a_field_is_emptied_and_the_dialogue_left(ask):
    dialog = ask()
    dialog.show()
    QTest.keyClick(dialog.fields["hint"], KEY.Key_Delete)
    assert dialog.chosen() == Keys({"hint": ()})
    QTest.keyClick(dialog.fields["leave"], KEY.Key_F9)
    QTest.keyClick(dialog.fields["leave"], KEY.Key_Escape)
    assert dialog.chosen() == Keys({"hint": ()})
    assert dialog.isVisible()
    QTest.keyClick(dialog.fields["hint"], KEY.Key_Escape)
    assert not dialog.isVisible()


def test_a_key_for_two_things_is_named_and_not_kept(ask):
    dialog = ask()
    assert dialog._keep.isEnabled()
    dialog.fields["hint"].setKeySequence(QKeySequence("Ctrl+Z"))
    assert not dialog._keep.isEnabled()
    assert "Undo" in dialog.clash.text()
    assert "Show a hint" in dialog.clash.text()
    dialog.fields["undo"].clear()
    assert dialog._keep.isEnabled()
    assert dialog.chosen() == Keys({"undo": (), "hint": ("Ctrl+Z",)})


def test_all_keys_go_back_to_the_first_ones(ask):
    dialog = ask(Keys({"hint": ("F2",), "press": ()}))
    dialog.reset()
    assert dialog.chosen() == Keys()


def test_every_action_has_a_name(qtbot):
    window = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    names = {id: action.text() for id, action in window._menu_actions.items() if action.text()}
    dialog = KeysDialog(window.look, Keys(), names)
    qtbot.addWidget(dialog)
    named = [dialog.name(action) for action in DEFAULT]
    assert all(named)
    assert len(set(named)) > 0.9 * len(named)


def test_the_window_takes_the_keys_over(qtbot):
    window = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)

    def answer():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, KeysDialog)
        dialog.fields["hint"].setKeySequence(QKeySequence("F2"))
        dialog.accept()

    QTimer.singleShot(0, answer)
    window.ask_keys()
    assert window._menu_actions["hint"].shortcuts() == [QKeySequence("F2")]
    assert window.settings.now.keys == {"hint": ("F2",)}
    window.set_keys(Keys())


@pytest.mark.parametrize("language", ["es", "sv", PSEUDO])
def test_the_longest_keys_have_room_beside_the_button_that_clears_them(qtbot, monkeypatch, language):
    monkeypatch.setenv(SPOKEN, language)
    window = empty_window(qtbot)
    dialog = KeysDialog(window.look, Keys(), {id: id for id in window.menus.actions}, window)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    for field in dialog.fields.values():
        (line,), (button,) = field.findChildren(QLineEdit), field.findChildren(QToolButton)
        needed = line.fontMetrics().horizontalAdvance(line.text())
        assert needed + 2 * PADDING <= min(line.width(), button.x()), line.text()
    dialog.close()
    qt_texts.speak("en")
