"""From the command line to the open window."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from yamatai import resources
from yamatai.play.autosave import open_game
from yamatai.play.game import HUMAN, Meta, Seat, Setup, find
from yamatai.play.match import Match
from yamatai.play.report import Messages
from yamatai.table.application import application
from yamatai.table.settings import Keeper, settings_file
from yamatai.table.window import TableWindow


def run(arguments: argparse.Namespace) -> int:
    """Open the window as the command line says (file, game, seats, seed, edition); gives the exit status."""
    app = application()
    opened = open_game(arguments.file) if arguments.file else None
    setup = _setup(arguments) if arguments.game else None
    window = TableWindow(user_editions(), settings=Keeper(settings_file()))
    window.messages = Messages.listen().lines
    if opened is not None:
        window.play_on(arguments.file, *opened)
    elif setup is not None:
        meta, chosen = setup
        window.play(Match(meta.open(chosen)))
    if window.settings.now.full_screen:
        window.showFullScreen()
    else:
        window.show()
    return int(app.exec())


def _setup(arguments: argparse.Namespace) -> tuple[Meta, Setup]:
    meta = find(arguments.game)
    players = arguments.seats or (HUMAN,) * meta.min_seats
    seats = tuple(
        Seat(colour.capitalize(), colour, player) for colour, player in zip(meta.colours, players, strict=False)
    )
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(2**31)
    return meta, Setup(seats, seed, (), arguments.edition)


def user_editions() -> tuple[Path, ...]:
    """The edition files in the person's own folder."""
    folder = resources.user_data() / "editions"
    return tuple(sorted(folder.glob("*.toml"))) if folder.is_dir() else ()
