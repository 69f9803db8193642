"""The first page: what can be begun. The shelf of games takes its place later."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yamatai.play.game import Meta
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look

BUTTON, SMALL = (300, 52), (160, 44)
CHOICES = ("continue", "new")
MORE = ("library", "open", "quit")
"""Side by side below the choices."""
TITLE, LINE, PAD = 84, 40, 28


class StartPage(QWidget):
    """Title, the game's box and a button for each of the choices: `chosen` tells which."""

    chosen = Signal(str)

    def __init__(self, look: Look, meta: Meta, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.meta = look, meta
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(1)
        self.buttons: dict[str, QPushButton] = {}
        for id in CHOICES:
            layout.addWidget(self._add_button(id, BUTTON, 19), 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        for id in MORE:
            row.addWidget(self._add_button(id, SMALL, 17))
        row.addStretch(1)
        layout.addLayout(row)
        layout.addSpacing(PAD)
        self.buttons["continue"].hide()
        self.restyle()

    def _add_button(self, id: str, size: tuple[int, int], text: int) -> QPushButton:
        button = QPushButton()
        button.setMinimumWidth(size[0])
        button.setFixedHeight(size[1])
        button.setFont(fonts.sans(text, fonts.BOLD))
        button.clicked.connect(lambda: self.chosen.emit(id))
        self.buttons[id] = button
        return button

    def offer(self, told: str) -> None:
        """Offer to continue a game, and tell which."""
        self.buttons["continue"].setToolTip(told)
        self.buttons["continue"].setAccessibleDescription(told)
        self.buttons["continue"].show()
        self.restyle()

    @property
    def _main(self) -> QPushButton:
        """What most people come for."""
        button = self.buttons["continue"]
        return self.buttons["new"] if button.isHidden() else button

    def restyle(self) -> None:
        """Take over theme and texts."""
        theme = self.look.theme
        self.setStyleSheet(
            f"QPushButton {{ background: {theme.panel.name()}; color: {theme.text.name()};"
            f" border: 2px solid {theme.panel_line.name()}; border-radius: 10px; }}"
            f"QPushButton:focus {{ border: 3px solid {theme.legal_glow.name()}; }}"
        )
        for id, button in self.buttons.items():
            button.setText(self.look.text(f"start-{id}"))
            button.setStyleSheet("")
        self._main.setStyleSheet(
            f"QPushButton {{ background: {theme.main_button.name()}; color: {theme.main_text.name()}; }}"
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, width = self.look.theme, self.width()
        painter.fillRect(self.rect(), theme.sea_mid)
        if theme.seigaiha is not None:
            paint.waves(painter, QRectF(self.rect()), 0, theme.seigaiha)
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        title = QRectF(0, PAD, width, TITLE)
        fonts.draw_text(painter, self.meta.title, title, fonts.serif(60), theme.halo, align=centre)
        line = QRectF(0, title.bottom(), width, LINE)
        fonts.draw_text(painter, self.look.text("start-line"), line, fonts.sans(20), theme.halo, align=centre)
        below = self._main.y() - PAD
        art.draw_fitted(
            painter, f"box-{self.meta.id}", QRectF(0, line.bottom() + 12, width, below - line.bottom() - 12)
        )
        painter.end()
