"""Setting the table: seats for a game, its side of the table, and stage, panels and controller for a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamatai.play.game import Game, Meta, Seat, Setup, load
from yamatai.play.match import Match
from yamatai.table.look import Look
from yamatai.table.text import Texts

if TYPE_CHECKING:
    from yamatai.table.controller import Controller
    from yamatai.table.game_table import GameTable


def set_table(look: Look, match: Match) -> Controller:
    """A new stage on which the match's game shows itself, and the controller that connects the two."""
    from yamatai.table.beyond import Beyond
    from yamatai.table.controller import Controller
    from yamatai.table.prompt import PhaseBar
    from yamatai.table.stage import BAR, Stage

    table = _table(look, match.game)
    stage = Stage(look)
    controller = Controller(stage, table, PhaseBar(look, BAR), match)
    Beyond(controller)
    return controller


def table_of(look: Look, meta: Meta) -> GameTable:
    """A game's side of the table while nobody plays: for its rules, say."""
    seats = named_seats(meta, ("human",) * meta.min_seats, look.text)
    return _table(look, meta.open(Setup(seats)))


def _table(look: Look, game: Game) -> GameTable:
    table: GameTable = load(game.meta.table)(look, game)
    return table


def named_seats(meta: Meta, players: tuple[str, ...], text: Texts) -> tuple[Seat, ...]:
    """Seats for these players in the game's colours, and called after them."""
    pairs = zip(meta.colours, players, strict=False)
    return tuple(Seat(colour_name(meta, colour, text), colour, player) for colour, player in pairs)


def colour_name(meta: Meta, colour: str, text: Texts) -> str:
    """What a colour of seats is called."""
    return text(f"{meta.id}-colour-{colour}")
