"""Small pictures of saved games: painted by the table when they are first looked at, then kept beside the games."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from yamatai.play import record
from yamatai.play.game import InvalidInput
from yamatai.table.look import Look
from yamatai.table.picture import render
from yamatai.table.set_up import set_table

SIZE = QSize(112, 63)
"""Of a picture in the list, in u."""
KEPT = SIZE * 2
"""Of a picture in its file: for screens of two pixels a point."""
GAP = 8
"""Between a picture and the words beside it, in u."""
PAUSE_MS = 30
"""Between two pictures, so that the list can be scrolled meanwhile."""


class Pictures(QObject):
    """Gives pictures by the files of games; `painted` tells of one that was not there when it was asked for."""

    painted = Signal(object)

    def __init__(self, look: Look, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look, self.folder = look, folder
        self.size = QSize(look.pixels(SIZE.width()), look.pixels(SIZE.height()))
        self._gap = look.pixels(GAP)
        self.blank = self._framed(QPixmap())
        """What stands where no picture is painted yet."""
        self._known: dict[tuple[Path, float], QPixmap] = {}
        self._wanted: dict[Path, float] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.paint_next)

    def of(self, game: Path, changed: float) -> QPixmap | None:
        """The picture of a game that was last changed then, None while it is not painted."""
        key = game, changed
        if key not in self._known:
            file = self._file(game)
            if not file.is_file() or file.stat().st_mtime < changed:
                self._wanted[game] = changed
                self._timer.start()
                return None
            self._known[key] = self._framed(QPixmap(str(file)))
        return self._known[key]

    def paint_next(self) -> None:
        """Paint one of the pictures that were asked for, the last one first: it is in sight most likely."""
        if not self._wanted:
            self._timer.stop()
            return
        game, changed = self._wanted.popitem()
        image = self._paint(game)
        self._known[game, changed] = self._framed(QPixmap.fromImage(image))
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            image.save(str(self._file(game)))
        self.painted.emit(game)

    def forget_others(self, games: Iterable[Path]) -> None:
        """Remove the pictures of games that are gone."""
        kept = {self._file(game) for game in games}
        for file in self.folder.glob("*.png"):
            if file not in kept:
                with contextlib.suppress(OSError):
                    file.unlink()

    def _file(self, game: Path) -> Path:
        return self.folder / f"{game.stem}.png"

    def _paint(self, game: Path) -> QImage:
        """The table as the game left it; empty where nothing can be read."""
        try:
            match = record.read(game).match
        except InvalidInput:
            image = QImage(KEPT, QImage.Format.Format_RGB32)
            image.fill(self.look.theme.sea_mid)
            return image
        controller = set_table(self.look, match)
        if match.game.meta.secret:  # anybody may leaf through the library: no hand of several people's is shown
            controller.viewpoint.hand_over = True
            controller.viewpoint.ask_who()
            controller.refresh()
        image = render(controller, KEPT.width(), KEPT.height())
        controller.stage.close()
        return image

    def _framed(self, picture: QPixmap) -> QPixmap:
        """The picture as large as it is to be shown, whatever its pixels, with the gap on its right."""
        ratio = max(1.0, picture.width() / self.size.width())
        framed = QPixmap((self.size + QSize(self._gap, 0)) * ratio)
        framed.setDevicePixelRatio(ratio)
        framed.fill(Qt.GlobalColor.transparent)
        painter = QPainter(framed)
        painter.fillRect(QRect(QPoint(), self.size), self.look.theme.field)
        painter.drawPixmap(QRect(QPoint(), self.size), picture)
        painter.end()
        return framed
