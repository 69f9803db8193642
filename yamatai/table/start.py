"""The first page: what can be begun. The shelf of games takes its place later."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from yamatai.play.game import Meta
from yamatai.table import art, fonts
from yamatai.table.look import Look

BUTTON_WIDTH = 300


class StartPage(QWidget):
    """Title, picture and three buttons: `chosen` tells "new", "open" or "quit"."""

    chosen = Signal(str)

    def __init__(self, look: Look, meta: Meta, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.meta = look, meta
        layout = QVBoxLayout(self)
        layout.addStretch(3)
        self.buttons: dict[str, QPushButton] = {}
        for id in ("new", "open", "quit"):
            button = QPushButton(look.text(f"start-{id}"))
            button.setMinimumSize(BUTTON_WIDTH, 52)
            button.setFont(fonts.sans(19, fonts.BOLD))
            button.clicked.connect(lambda _checked=False, id=id: self.chosen.emit(id))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
            self.buttons[id] = button
        layout.addStretch(1)
        layout.setSpacing(12)
        self.restyle()

    def restyle(self) -> None:
        """Take over the theme."""
        theme = self.look.theme
        self.setStyleSheet(
            f"QPushButton {{ background: {theme.panel.name()}; color: {theme.text.name()};"
            f" border: 1px solid {theme.panel_line.name()}; border-radius: 10px; padding: 8px 24px; }}"
            f"QPushButton:focus {{ border: 3px solid {theme.legal_glow.name()}; }}"
        )
        self.buttons["new"].setStyleSheet(
            f"QPushButton {{ background: {theme.main_button.name()}; color: {theme.main_text.name()}; }}"
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.look.theme.sea_mid)
        width, height = self.width(), self.height()
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        title = QRectF(0, height * 0.05, width, 90)
        fonts.draw_text(painter, self.meta.title, title, fonts.serif(60), self.look.theme.halo, align=centre)
        line = QRectF(0, title.bottom(), width, 36)
        fonts.draw_text(painter, self.look.text("start-line"), line, fonts.sans(20), self.look.theme.halo, align=centre)
        top = line.bottom() + 16
        art.draw_fitted(painter, f"box-{self.meta.id}", QRectF(0, top, width, height * 0.42))
        painter.end()
