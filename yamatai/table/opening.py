"""From the command line to the open window."""

from __future__ import annotations

import argparse
import gc
import secrets
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from yamatai import resources
from yamatai.play.autosave import open_game
from yamatai.play.game import HUMAN, Setup, find
from yamatai.play.match import Match
from yamatai.play.report import Messages
from yamatai.table.application import application
from yamatai.table.interrupts import Interrupts
from yamatai.table.set_up import named_seats
from yamatai.table.settings import Keeper, settings_file
from yamatai.table.text import Texts
from yamatai.table.window import TableWindow

# px that a title bar and borders take at most, usually.
FRAME = 40


def run(arguments: argparse.Namespace) -> int:
    """Open the window as the command line says (file, game, seats, seed, edition); gives the exit status.

    Raises KeyboardInterrupt after the window was closed by Ctrl+C.
    """
    app = application()
    with Interrupts() as interrupts:
        status = _run(app, arguments)
    if interrupts.heard:
        raise KeyboardInterrupt
    return status


def _run(app: QApplication, arguments: argparse.Namespace) -> int:
    opened = open_game(arguments.file) if arguments.file else None
    window = TableWindow(user_editions(), settings=Keeper(settings_file()))
    window.messages = Messages.listen().lines
    if opened is not None:
        window.play_on(arguments.file, *opened)
    elif arguments.game:
        window.play(_new_match(arguments, window.look.text))
    else:
        window.beginning.greet()
    show(window)
    gc.freeze()  # the program itself is no garbage either: no search goes through it while somebody plays
    gc.enable()
    return int(app.exec())


def show(window: TableWindow) -> None:
    """Show `window` as it was kept: on the full screen or not; maximised where it would hardly fit with its frame."""
    room = window.screen().availableSize()
    if room.width() < window.width() + FRAME or room.height() < window.height() + FRAME:
        window.setWindowState(Qt.WindowState.WindowMaximized)
    if window.settings.now.full_screen:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
    window.show()


def _new_match(arguments: argparse.Namespace, text: Texts) -> Match:
    meta = find(arguments.game)
    players = arguments.seats or (HUMAN,) * meta.min_seats
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(2**31)
    return Match(meta.open(Setup(named_seats(meta, players, text), seed, (), arguments.edition)))


def user_editions() -> tuple[Path, ...]:
    """The edition files in the person's own folder."""
    folder = resources.user_data() / "editions"
    return tuple(sorted(folder.glob("*.toml"))) if folder.is_dir() else ()
