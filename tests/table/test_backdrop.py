"""The backdrop: painted once for a window, and looks as if it were painted each time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from yamatai.games.yamatai.meta import META
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play.game import Meta
from yamatai.table import backdrop
from yamatai.table.look import Look
from yamatai.table.set_up import table_of
from yamatai.table.theme import THEMES, Theme

WINDOW = QRectF(-100, 0, 2120, 1080)
ROUNDING = 2

painted: list[Theme] = []


def paint(painter: QPainter, window: QRectF, theme: Theme) -> None:
    """Two colours, one upon the other."""
    painted.append(theme)
    painter.fillRect(window, QColor("#204060"))
    painter.fillRect(QRectF(window.topLeft(), window.center()), QColor("#C08040"))


@pytest.fixture(autouse=True)
def fresh(qapp: object) -> None:
    painted.clear()
    backdrop._picture.cache_clear()


def drawn(width: int = 480, theme: str = "paper", opacity: float = 1.0) -> QImage:
    image = QImage(width, 270, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = on(image, opacity)
    backdrop.draw(painter, WINDOW, THEMES[theme], paint)
    painter.end()
    return image


def on(image: QImage, opacity: float = 1.0) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(opacity)
    painter.scale(image.width() / WINDOW.width(), image.height() / WINDOW.height())
    painter.translate(-WINDOW.x(), -WINDOW.y())
    return painter


def test_it_is_painted_anew_only_for_another_window_or_theme() -> None:
    assert drawn() == drawn()
    assert painted == [THEMES["paper"]]
    drawn(640)
    assert len(painted) == 2
    drawn(640, "night")
    assert painted[2:] == [THEMES["night"]]


def test_it_is_seen_through_as_one_picture() -> None:
    """Not its lower colour through its upper one."""
    half = drawn(opacity=0.5)
    for at, colour in ((QPointF(50, 50), "#C08040"), (QPointF(400, 200), "#204060")):
        assert rgb(half.pixelColor(at.toPoint())) == pytest.approx(
            [(part + 255) / 2 for part in rgb(QColor(colour))], abs=ROUNDING
        )


def rgb(colour: QColor) -> list[int]:
    return [colour.red(), colour.green(), colour.blue()]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("meta", [META, YUCATA], ids=["yamatai", "yucata"])
def test_the_copy_is_what_is_painted(meta: Meta, theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(Look(theme=THEMES[theme]), meta)
    images = [QImage(480, 270, QImage.Format.Format_RGB32) for _ in range(2)]
    for image in images:
        image.fill(QColor("#FF00FF"))
        painter = on(image)
        table.backdrop(painter, WINDOW)
        painter.end()
        monkeypatch.setattr(backdrop, "draw", lambda painter, window, theme, paint: paint(painter, window, theme))
    copied, bare = (bytes(image.constBits()) for image in images)
    assert max(abs(a - b) for a, b in zip(copied, bare, strict=True)) <= ROUNDING
