"""The table as a picture, without a window: for the command line, the README and saved pictures."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from yamatai.play.game import InvalidInput
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.stage import HEIGHT, WIDTH, Stage
from yamatai.table.theme import THEMES

MOST_PIXELS = 64_000_000


def draw_picture(match: Match, path: str, size: tuple[int, int], theme: str = "paper", scale: float = 1.0) -> None:
    """Draw the table at the match's present moment into an image file.

    `size` in points, `scale` pixels to a point. Raises InvalidInput for an unknown theme, a picture that
    is too large or a file that cannot be written.
    """
    if theme not in THEMES:
        raise InvalidInput(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
    width, height = round(size[0] * scale), round(size[1] * scale)
    if width * height > MOST_PIXELS:
        raise InvalidInput(f"a picture of {width} x {height} pixels is too large")
    app = offscreen_application()
    controller = set_table(Look(THEMES[theme]), match)
    image = render(controller, width, height)
    if not path or not image.save(path):  # Qt itself complains of an empty name
        raise InvalidInput(f"cannot write {path!r}: no such folder, no rights, or no known kind of picture")
    controller.stage.close()
    del app


def offscreen_application() -> QApplication:
    """The running application, or one that needs no screen."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        if sys.platform.startswith("linux"):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        app = QApplication(["yamatai"])
    fonts.load()
    return app


def render(controller: Controller, width: int, height: int) -> QImage:
    """The whole stage with its backdrop, as large as fits into width x height pixels."""
    stage: Stage = controller.stage
    image = QImage(width, height, QImage.Format.Format_RGB32)
    scale = min(width / WIDTH, height / HEIGHT)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.save()
    painter.translate((width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2)
    painter.scale(scale, scale)
    spare_x, spare_y = (width / scale - WIDTH) / 2, (height / scale - HEIGHT) / 2
    window = QRectF(-spare_x, -spare_y, WIDTH + 2 * spare_x, HEIGHT + 2 * spare_y)
    controller.table.backdrop(painter, window)
    painter.restore()
    target = QRectF((width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2, WIDTH * scale, HEIGHT * scale)
    stage.render(painter, target, stage.sceneRect())
    painter.end()
    return image
