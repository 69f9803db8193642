"""What the tests of mats, strips and turn order share: panels on positions, and the fullest mat there can be."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from tests.games.yamatai.model.positions import Table, table
from yamatai.games.yamatai.model.state import State
from yamatai.games.yamatai.table.mat import MatPanel
from yamatai.games.yamatai.table.strip import StripPanel
from yamatai.games.yamatai.table.turn_order import TurnOrderPanel
from yamatai.play.game import Seat, Setup
from yamatai.table.look import Look
from yamatai.table.theme import THEMES

COLOURS = ("blue", "orange", "purple", "grey")
LONG_NAMES = ("Wilhelmina-Franziska", "Konstantinopolitaner", "Maximilian Oberhuber", "Wwwwwwwwwwwwwwwwwwww")
STRIP = QRectF(10, 652, 376, 134)
ORDER = QRectF(396, 923, 1190, 38)


def view(t: Table) -> State:
    return t.game.view(t.state, None)


def setup_of(t: Table, names: tuple[str, ...] = (), computers: tuple[int, ...] = ()) -> Setup:
    """The seats of a table, with other names, some of them played by the computer."""
    seats = [
        Seat(names[i] if names else colour.title(), colour, "easy" if i in computers else "human")
        for i, colour in enumerate(COLOURS[: len(t.state.players)])
    ]
    return Setup(tuple(seats))


def mat_rect(seats: int) -> QRectF:
    """The height of strips that are not needed goes to the mat."""
    return QRectF(10, 10, 376, 634 + 142 * (4 - seats))


def mat(t: Table, seat: int = 0, theme: str = "paper", setup: Setup | None = None) -> MatPanel:
    panel = MatPanel(Look(theme=THEMES[theme]), t.box, setup or setup_of(t), mat_rect(len(t.state.players)))
    panel.show(view(t), seat)
    return panel


def strip(t: Table, seat: int = 1, theme: str = "paper", setup: Setup | None = None) -> StripPanel:
    panel = StripPanel(Look(theme=THEMES[theme]), t.box, setup or setup_of(t), STRIP)
    panel.show(view(t), seat)
    return panel


def turn_order(t: Table, theme: str = "paper", setup: Setup | None = None) -> TurnOrderPanel:
    panel = TurnOrderPanel(Look(theme=THEMES[theme]), t.box, setup or setup_of(t), ORDER)
    panel.show(view(t))
    return panel


def fullest(seats: int = 4, seat: int = 0) -> Table:
    """Eight boats in hand, boats of each colour set aside, nine specialists, twelve buildings, two reserved tiles."""
    t = table(seats, fleet=10)
    t.hand(seat, bamboo=2, wood=2, stone=1, clay=2, gold=1)
    t.aside(seat, bamboo=4, wood=3, stone=2, clay=1, gold=1)
    t.culture(seat, drum=5, koi=5, pine=5, blossom=5, fan=5, scroll=5)
    t.specialists(*(tile.id for tile in t.box.components.specialist[:9]), seat=seat)
    t.built(*(tile.id for tile in t.box.components.building[:9]), "palace-28", "torii-22", "palace-25", seat=seat)
    t.reserved("standard-21", "palace-26", seat=seat)
    t.coins(118, seat)
    t.state.change_player(seat).prestige = 104
    return t
