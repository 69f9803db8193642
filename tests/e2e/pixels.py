"""What a window shows on a screen of QT_SCALE_FACTOR pixels a point, measured: the process of `test_pixel_ratio`.

Prints one object: the ratio, and of each thing how sharp it is beside the same painted on its pixels at once, with
nothing that was kept between. Sharpness is the mean square of the steps between neighbouring pixels: what was painted
for fewer pixels and enlarged has a half of it or less, or more of it where its pixels show.
"""

import json
import os
import sys
import tempfile
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from tests.e2e.hand import Hand, lively
from tests.e2e.test_reports import a_boat, boats_in_hand
from yamatai.play.chance import Chance
from yamatai.play.game import Seat, Setup, find
from yamatai.play.match import Match
from yamatai.table.application import application
from yamatai.table.look import Look
from yamatai.table.panel import Panel
from yamatai.table.rules import RulesWindow
from yamatai.table.set_up import set_table
from yamatai.table.shelf import Shelf
from yamatai.table.stage import StageView

SIZE = 1280, 720
"""In points: a whole number of pixels at each ratio."""
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
ROWS = 5
"""Every so many rows are looked at."""
EVENTS = 10_000
"""Turns of the event loop in which a picture must be there."""


def match_of(game: str) -> Match:
    """A match of three that has come some way."""
    meta = find(game)
    match = Match(meta.open(Setup(tuple(Seat(c.capitalize(), c) for c in meta.colours[:3]), 1)))
    chance = Chance(3)
    for _ in range(60 if game == "yamatai" else 12):
        match.do(match.to_act[0], lively(match, chance))
    return match


def view_of(controller) -> StageView:
    view = StageView()
    view.resize(*SIZE)
    view.set_table(controller.stage, controller.table.backdrop)
    view.show()
    return view


def seen(widget: QWidget) -> QImage:
    image = widget.grab().toImage()
    image.setDevicePixelRatio(1)
    return image


def painted(view: StageView, controller, ratio: float) -> QImage:
    """The stage on the pixels of the view, without what items keep."""
    for panel in controller.stage.panels:
        panel.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_RGB32)
    on_pixels = view.viewportTransform() * QTransform.fromScale(ratio, ratio)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.setTransform(on_pixels)
    controller.table.backdrop(painter, on_pixels.inverted()[0].mapRect(QRectF(image.rect())))
    painter.resetTransform()
    scene = view.scene()
    scene.render(painter, on_pixels.mapRect(scene.sceneRect()), scene.sceneRect())
    painter.end()
    return image


def painted_widget(widget: QWidget, ratio: float) -> QImage:
    """A widget on its pixels."""
    image = QImage(seen(widget).size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    widget.render(painter, QPoint())
    painter.end()
    return image


def sharpness(image: QImage, part: QRect) -> float:
    grey = image.copy(part).convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = bytes(grey.constBits()), grey.bytesPerLine()
    total = 0
    for y in range(0, grey.height() - 1, ROWS):
        row, next_row = (data[n * line : n * line + grey.width()] for n in (y, y + 1))
        total += sum((a - b) ** 2 for a, b in pairwise(row))
        total += sum((a - b) ** 2 for a, b in zip(row, next_row, strict=True))
    return total / (grey.width() * grey.height())


def beside(shown: QImage, wanted: QImage, part: QRect) -> float:
    assert shown.size() == wanted.size()
    return sharpness(shown, part) / sharpness(wanted, part)


def of_panels(game: str) -> dict[str, float]:
    """Each panel of a table, in its place."""
    controller = set_table(Look(reduced_motion=True), match_of(game))
    view = view_of(controller)
    ratio, shown = view.devicePixelRatioF(), seen(view)
    wanted = painted(view, controller, ratio)
    found: dict[str, float] = {}
    for panel in controller.stage.panels:
        if panel.isVisible():
            name = f"{game} {type(panel).__name__} {len(found)}"
            found[name] = beside(shown, wanted, pixels(view, panel.mapRectToScene(rect_of(panel)), ratio))
    return found


def rect_of(panel: Panel) -> QRectF:
    return QRectF(QPointF(), panel.size)


def pixels(view: StageView, rect: QRectF, ratio: float) -> QRect:
    there = QTransform.fromScale(ratio, ratio).mapRect(view.viewportTransform().mapRect(rect)).toAlignedRect()
    return there.intersected(QRect(0, 0, round(SIZE[0] * ratio), round(SIZE[1] * ratio)))


def of_ghosts() -> dict[str, float]:
    """A boat in the air: the pixels of its picture beside those that it covers, and its width in points."""
    controller = set_table(Look(reduced_motion=True), boats_in_hand(match_of("yamatai")))
    view = view_of(controller)
    ratio, before = view.devicePixelRatioF(), seen(view)
    hand = Hand(view, controller)
    hand.lift(a_boat(hand))
    ghost: Any = controller.stage.drag.ghost
    after = seen(view)
    box = pixels(view, ghost.sceneBoundingRect(), ratio)
    changed = [
        x for x in range(box.left(), box.right())
        if any(before.pixel(x, y) != after.pixel(x, y) for y in range(box.top(), box.bottom(), 2))
    ]  # fmt: skip
    still = ghost._still
    sharp = still._picture.width() / (still._reach.width() * view.viewportTransform().m11() * ratio)
    return {"boat in the air": sharp, "width": (max(changed) - min(changed)) / ratio}


def of_pages() -> dict[str, float]:
    """The shelf with its boxes, and a picture among the rules."""
    look = Look(reduced_motion=True)
    shelf = Shelf(look, {game: find(game) for game in ("yamatai", "yucata")})
    shelf.resize(*SIZE)
    shelf.show()
    ratio = shelf.devicePixelRatioF()
    found = {
        f"box {number}": beside(seen(column.box), painted_widget(column.box, ratio), seen(column.box).rect())
        for number, column in enumerate(shelf.columns)
    }
    entries = set_table(look, match_of("yamatai")).table.knowing.rules()
    pictured = next(rule for rule in entries if rule.figures)
    window = RulesWindow(look, entries)
    window.show()
    window.open_at(pictured.id)
    for _ in range(EVENTS):
        if not window.page._painted:
            QApplication.processEvents()
    (picture, *_) = window.page._painted.values()
    return {**found, "picture of a rule": picture.width() / pictured.figures[0].size.width() / ratio}


if __name__ == "__main__":
    app = application()
    with tempfile.TemporaryDirectory() as home:
        os.environ["YAMATAI_HOME"] = home
        told = {"ratio": float(os.environ["QT_SCALE_FACTOR"]), **of_panels("yamatai"), **of_panels("yucata")}
        told |= {**of_ghosts(), **of_pages()}
    print(json.dumps(told))
    sys.stdout.flush()
    os._exit(0)
