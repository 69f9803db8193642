"""Which keys do what: one table for the menus and for walking about the table, which a person can change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_SHIFT, _KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier

MENU: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "new": ("Ctrl+N",),
        "library": ("Ctrl+L",),
        "open": ("Ctrl+O",),
        "save": ("Ctrl+S",),
        "save-as": ("Ctrl+Shift+S",),
        "quit": ("Ctrl+Q",),
        "undo": ("Ctrl+Z",),
        "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
        "power": ("P",),
        "hint": ("H",),
        "play-hint": ("B",),
        "type": ("Ctrl+K",),
        "end": ("E",),
        "leave": ("Esc",),
        "pause": ("Ctrl+Space", "Pause"),
        "step": (".",),
        "why": ("W",),
        "log": ("L",),
        "log-up": ("Shift+PgUp",),
        "log-down": ("Shift+PgDown",),
        "away": ("A",),
        "look-back": ("Alt+Left",),
        "look-on": ("Alt+Right",),
        "look-turn-back": ("PgUp",),
        "look-turn-on": ("PgDown",),
        "look-round-back": ("Ctrl+PgUp",),
        "look-round-on": ("Ctrl+PgDown",),
        "look-start": ("Alt+Home",),
        "look-present": ("Alt+End",),
        "look-watch": ("V",),
        "full-screen": ("F11",),
        "options": ("Ctrl+,",),
        "rules": ("F1",),
    }
)
"""Entries of the menus, by their ids; an entry that is not here has no key."""

WALK: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "next-area": ("Tab",),
        "previous-area": ("Shift+Tab",),
        "left": ("Left",),
        "right": ("Right",),
        "up": ("Up",),
        "down": ("Down",),
        "cross-left": ("Ctrl+Left",),
        "cross-right": ("Ctrl+Right",),
        "cross-up": ("Ctrl+Up",),
        "cross-down": ("Ctrl+Down",),
        "first": ("Home",),
        "last": ("End",),
        "next-target": ("N",),
        "previous-target": ("Shift+N",),
        "press": ("Space", "Return", "Enter"),
        **{f"pick-{digit}": (str(digit),) for digit in range(1, 10)},
    }
)
"""What the keyboard does on the table itself."""

ASIDE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "past-back": ("Left",),
        "past-on": ("Right",),
        "past-turn-back": ("Ctrl+Left",),
        "past-turn-on": ("Ctrl+Right",),
        "past-start": ("Home",),
        "past-end": ("End",),
        "past-play": ("Space",),
        "past-go-on": ("G",),
        "sit-down": ("Enter", "Return"),
    }
)
"""What it does instead of that while one looks back; and at last, while the table is covered."""

HISTORY = (
    "log", "log-up", "log-down", "away",
    "look-back", "look-on", "look-turn-back", "look-turn-on", "look-round-back", "look-round-on",
    "look-start", "look-present", "look-watch",
)  # fmt: skip
"""The entries of the menu for looking back, as `History.press` knows them."""

DEFAULT: Mapping[str, tuple[str, ...]] = MappingProxyType({**MENU, **WALK, **ASIDE})
"""The keys of every action, as long as nobody changes them."""


@attrs.frozen
class Keys:
    """The keys in use. `changes` gives an action other keys than it has here; () for none."""

    changes: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)

    def of(self, action: str) -> list[QKeySequence]:
        """The keys of an action."""
        return [QKeySequence(key) for key in self.changes.get(action, DEFAULT.get(action, ()))]

    def shown(self, action: str) -> str:
        """The first key of an action as people read it, "" for none."""
        keys = self.of(action)
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def row(self, actions: Sequence[str]) -> str:
        """The keys of several actions in a few signs: "1–5" for digits in a row, "" if one has none or a long one."""
        keys = "".join(self.shown(action) for action in actions)
        if len(keys) != len(actions) or not all(map(self.shown, actions)):
            return ""
        return f"{keys[0]}–{keys[-1]}" if keys in "123456789" else " ".join(keys)

    def walk_of(self, event: QKeyEvent) -> str:
        """The action of `WALK` that a pressed key stands for, "" for none."""
        pressed = _pressed(event)
        return next((action for action in WALK if any(key in pressed for key in self.of(action))), "")

    def clashes(self) -> dict[str, tuple[str, ...]]:
        """The keys that stand for several actions, with these; only the first of them would be done."""
        clashes: dict[str, tuple[str, ...]] = {}
        for actions in ((*MENU, *WALK), (*MENU, *ASIDE)):
            users: dict[str, list[str]] = {}
            for action in actions:
                for key in self.of(action):
                    users.setdefault(written(key), []).append(action)
            clashes |= {key: tuple(found) for key, found in users.items() if len(found) > 1}
        return clashes


def written(key: QKeySequence) -> str:
    """A key as it stands in the table, the same on every system."""
    return key.toString(QKeySequence.SequenceFormat.PortableText)


def _pressed(event: QKeyEvent) -> tuple[QKeySequence, ...]:
    """A pressed key as it stands in the table. A digit counts however the layout brings it about."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
    if key == Qt.Key.Key_Backtab:
        key, modifiers = Qt.Key.Key_Tab, modifiers | _SHIFT
    plain = QKeySequence(QKeyCombination(modifiers, key))
    if event.text().isdigit() and not modifiers & ~_SHIFT:
        return plain, QKeySequence(event.text())
    return (plain,)
