"""What it costs until the table speaks about a place: in the worst of 200 late positions, held boats and all tiles.

`python -m tests.bench.previews` prints the figure. The floor is one frame of 60 Hz.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.bench.frames import filling, lying
from yamatai.games.yamatai.meta import META
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.set_up import set_table

POSITIONS = 200
LATE = 55
"""Boats on the board from which a position is late."""
SPOTS = 6
"""Places tried in each position, each with and without something held."""
FLOORS = {"hover_preview_ms": 16.0}


def measure(positions: int = POSITIONS) -> dict[str, float]:
    """All figures by name."""
    app = QApplication.instance() or QApplication([])
    fonts.load()
    worst = max(max(_hovers(match, Chance(number))) for number, match in enumerate(late_positions(positions)))
    del app
    return {"hover_preview_ms": worst}


def late_positions(count: int) -> Iterator[Match]:
    """Moments of as many games as it takes; the match goes on after each."""
    seats, seed = tuple(Seat(colour.capitalize(), colour) for colour in META.colours), 0
    while True:
        seed += 1
        match, chance = Match(META.open(Setup(seats, seed))), Chance(seed)
        while match.to_act:
            match.do(match.to_act[0], filling(match, chance))
            if match.to_act and lying(match) >= LATE and chance.below(3) == 0:
                yield match
                count -= 1
                if not count:
                    return


def _hovers(match: Match, chance: Chance) -> Iterator[float]:
    """The time of each hover, in ms of this process: other programs do not count."""
    controller = set_table(Look(), match)
    spots = controller.stage.spots()
    told = [spot for spot in spots if spot.place.kind in ("island", "tile", "specialist", "fleet", "score")]
    for spot in _some(told, chance):
        yield _cost(controller, spot)
    for held in (Place("boat", "bamboo"), Place("boat", "wood"), Place("boat", "clay")):
        controller.held = held
        targets = controller.usable
        for spot in _some([spot for spot in spots if spot.place in targets], chance):
            yield _cost(controller, spot)
    controller.stage.close()


def _some(spots: list[Spot], chance: Chance) -> list[Spot]:
    return [chance.choice(spots) for _ in range(SPOTS)] if spots else []


def _cost(controller: Controller, spot: Spot) -> float:
    """The better of two runs of what the rest of the pointer starts: the note, its place, its painting."""
    return min(_hover(controller, spot) for _ in range(2))


def _hover(controller: Controller, spot: Spot) -> float:
    image = QImage(1920, 1080, QImage.Format.Format_ARGB32_Premultiplied)
    card = controller.attention.card
    start = time.process_time()
    note = controller.attention.note_of(spot)
    controller.table.knowing.point_out(controller.view, spot.place)
    if note is not None:
        card.tell(note, spot.rect)
        painter = QPainter(image)
        card.paint_panel(painter)
        painter.end()
    return (time.process_time() - start) * 1e3


if __name__ == "__main__":
    for name, ms in measure().items():
        print(f"{name:20} {ms:8.2f}  (floor {FLOORS[name]:g})")
