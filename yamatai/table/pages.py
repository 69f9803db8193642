"""From one page of the window to the next in a moment: the old one fades over the new one (look.md 8)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from yamatai.table.look import Look

CHANGE_MS, STILL_MS = 200, 80
"""How long it fades; with reduced motion."""


class Pages(QStackedWidget):
    """Fades at a `speed` above 0. The page that is left is only a picture, through which the pointer goes."""

    def __init__(self, look: Look, speed: Callable[[], float]) -> None:
        super().__init__()
        self._look, self._speed = look, speed
        self._left = _Left(self)
        self._picture: QPixmap | None = None

    @property
    def fading(self) -> bool:
        """Whether the page that was left is still seen."""
        return self._left.isVisible()

    def take_picture(self) -> None:
        """Keep how the page looks before it is cleared."""
        before = self.currentWidget()
        if before is not None and self.isVisible() and self._speed():
            self._picture = before.grab()

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        if page is not self.currentWidget() and self._picture is None:
            self.take_picture()
        picture, self._picture = self._picture, None
        self.setCurrentWidget(page)
        if picture is not None:
            self._left.fade(picture, STILL_MS if self._look.reduced_motion else round(CHANGE_MS / self._speed()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._left.end()
        super().resizeEvent(event)


class _Left(QWidget):
    """The picture of the page that was left."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._picture = QPixmap()
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(lambda _: self.update())
        self._fade.finished.connect(self.end)

    def fade(self, picture: QPixmap, ms: int) -> None:
        self._picture = picture
        self.setGeometry(self._pages.rect())
        self._fade.stop()
        self._fade.setDuration(ms)
        self._fade.start()
        self.show()
        self.raise_()

    def end(self) -> None:
        """It is gone, and so is the memory that it took."""
        self._fade.stop()
        self.hide()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(float(self._fade.currentValue()))
        painter.drawPixmap(0, 0, self._picture)
