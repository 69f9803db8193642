"""Setting the table: stage, panels and controller for a match."""

from __future__ import annotations

from yamatai.play.game import load
from yamatai.play.match import Match
from yamatai.table.controller import Controller
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look
from yamatai.table.prompt import PhaseBar
from yamatai.table.stage import BAR, Stage


def set_table(look: Look, match: Match) -> Controller:
    """A new stage on which the match's game shows itself, and the controller that connects the two."""
    table: GameTable = load(match.game.meta.table)(look, match.game)
    stage = Stage(look)
    return Controller(stage, table, PhaseBar(look, BAR), match)
