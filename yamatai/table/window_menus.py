"""The entries of the window's menus: what each does, and when it can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from yamatai.table.keys import ASIDE, HISTORY
from yamatai.table.menus import Entry, Menus
from yamatai.table.settings import SPEEDS
from yamatai.table.theme import THEMES

if TYPE_CHECKING:
    from yamatai.table.sitting import Sitting
    from yamatai.table.window import TableWindow


class WindowMenus(Menus):
    """The menus of one window, named and coloured as its look says."""

    def __init__(self, window: TableWindow) -> None:
        self._window = window
        super().__init__(window, self._entries(), self._do_aside, window.keys)
        self.name(window.look.text)
        self.restyle(window.look)
        self.refresh()

    def _entries(self) -> Mapping[str, Sequence[Entry]]:
        window = self._window
        return {
            "game": (
                ("new", window.beginning.ask_new),
                ("continue", window.beginning.go_on),
                ("library", window.show_library),
                ("open", window.ask_open),
                ("save", window.save),
                ("save-as", window.ask_save),
                ("shelf", window.go_to_shelf),
                ("quit", window.close),
            ),
            "turn": (
                *((id, self._at_table(partial(_press, id))) for id in ("undo", "redo", "power")),
                ("hint", self._hint),
                ("play-hint", self._at_table(lambda sitting: sitting.play_hint())),
                ("type", self._at_table(lambda sitting: sitting.type_action())),
                ("end", self._at_table(partial(_press, "end"))),
                ("leave", self._at_table(self._leave)),
            ),
            "history": tuple((id, self._at_table(partial(_look_back, id))) for id in HISTORY),
            "players": (
                ("pause", self._at_table(lambda sitting: sitting.pause())),
                ("step", self._at_table(lambda sitting: sitting.step())),
                ("why", self._at_table(lambda sitting: sitting.why())),
                *((_speed_entry(speed), partial(window.set_speed, speed)) for speed in SPEEDS),
            ),
            "view": (
                *((f"theme-{name}", partial(window.set_theme, name)) for name in THEMES),
                ("hand-over", self._toggle_hand_over),
                ("full-screen", self._toggle_full_screen),
                ("options", window.ask_options),
                ("keys", window.ask_keys),
            ),
            "help": (
                ("learn", window.lessons.ask),
                ("rules", window.show_rules),
                ("exercises", lambda: window.exercises.ask()),  # made when first asked for
                ("report", window.report),
                ("about-edition", window.about_edition),
                ("about", window.about),
            ),
        }

    # What entries do

    def _at_table(self, act: Callable[[Sitting], None]) -> Callable[[], None]:
        """What does something with the sitting, if there is one by then."""
        return lambda: act(self._window.sitting) if self._window.sitting is not None else None

    def _do_aside(self, id: str) -> None:
        sitting = self._window.sitting
        if sitting is None:
            return
        if id == "sit-down":
            sitting.hand_over.sit_down()
        else:
            sitting.look_back(id.replace("past", "look"))

    def _hint(self) -> None:
        window = self._window
        if window.exercises.attempt is not None:
            window.exercises.hint()
        elif window.sitting is not None:
            window.sitting.hint()

    def _leave(self, sitting: Sitting) -> None:
        """The Esc key: see `Sitting.put_away` for what goes first."""
        controller = sitting.controller
        controller.attention.hush()
        controller.bubble.hush()
        if not sitting.put_away():
            self._window.lessons.escape()

    def _toggle_hand_over(self) -> None:
        self._window.change_options(hand_over=not self._window.settings.now.hand_over)

    def _toggle_full_screen(self) -> None:
        # A window that was maximised is so again afterwards.
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._window.keep(full_screen=self._window.isFullScreen())

    # When they can be chosen

    def refresh(self) -> None:
        """After another table was laid, or none: what can be chosen with it."""
        window = self._window
        sitting = window.sitting
        in_turn = ("undo", "redo", "power", "hint", "play-hint", "type", "end", "leave")
        self.enable(("save", "save-as", "shelf", *in_turn, *HISTORY, "about-edition"), sitting is not None)
        if window.practising:
            self.enable(("save", "save-as"), False)
        if window.lessons.closed:
            self.enable(("undo", "redo", "hint", *HISTORY), False)
        self.enable(("pause", "step", "why"), sitting is not None and sitting.players is not None)
        self.tick_settings()

    def refresh_aside(self) -> None:
        """After the table changed: the keys that do something only while one looks back, or hands over."""
        controller = self._window.controller
        self.enable(ASIDE, controller is not None and controller.looking)
        self.enable(("sit-down",), controller is not None and controller.covered)

    def tick_settings(self) -> None:
        """Which theme and speed hold. A secret game is always handed over; else the person chooses."""
        now, controller = self._window.settings.now, self._window.controller
        for name in THEMES:
            self.tick(f"theme-{name}", name == now.theme)
        for speed in SPEEDS:
            self.tick(_speed_entry(speed), speed == now.speed)
        secret = controller is not None and controller.match.game.meta.secret
        self.tick("hand-over", now.hand_over or secret)
        self.enable(("hand-over",), not secret)


def _speed_entry(speed: float) -> str:
    """The id of the menu's entry for a speed."""
    return f"speed-{speed:g}".replace(".", "-")


def _press(button: str, sitting: Sitting) -> None:
    sitting.press(button)


def _look_back(id: str, sitting: Sitting) -> None:
    sitting.look_back(id)
