"""Stamps: what is painted again and again is painted once, and looks as if it were not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from yamatai.table import art, paint, stamps
from yamatai.table.theme import THEMES, Theme

RECT = QRectF(12.3, 11.6, 120.4, 60.7)
ROUNDING = 2
"""So far apart may two values of a colour be: translucent layers are rounded one by one, or together."""
GROUNDS: dict[str, Callable[[QPainter, Theme], object]] = {
    "panel": lambda painter, theme: paint.panel(painter, RECT, theme),
    "mat": lambda painter, theme: paint.panel(painter, RECT, theme, fine_line=0.4),
    "tile": lambda painter, theme: paint.tile(painter, RECT, theme, fine_line=True),
    "shadow": lambda painter, theme: paint.shadow(painter, RECT, 12, theme),
    "slot": lambda painter, theme: paint.dashed_slot(painter, RECT, theme.lane, fill=theme.deep_field),
    "back": lambda painter, theme: paint.back(painter, RECT, theme),
    "waves": lambda painter, theme: paint.waves(painter, RECT, 8, QColor("#FFFFFF")),
    "raised": lambda painter, theme: paint.raised(painter, RECT, theme.main_button, 9),
    "legal frame": lambda painter, theme: paint.legal_frame(painter, RECT, theme),
    "seal": lambda painter, theme: paint.seal(painter, RECT.center(), 12, theme, 36),
    "deck": lambda painter, theme: paint.deck(painter, RECT, theme, 3),
}


@pytest.fixture(autouse=True)
def cache(qapp: object, monkeypatch: pytest.MonkeyPatch) -> stamps.StampCache:
    """An empty cache for each test."""
    cache = stamps.StampCache()
    monkeypatch.setattr(stamps, "_shared", lambda: cache)
    return cache


def painted(does: Callable[[QPainter], object], scale: float = 1.0, opacity: float = 1.0, shear: float = 0.0) -> QImage:
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#1B4A69"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(opacity)
    painter.scale(scale, scale)
    painter.shear(shear, 0)
    does(painter)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of a colour's value, 0 to 255."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


@pytest.mark.parametrize("scale", [1.0, 0.7115, 1.5])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", GROUNDS)
def test_a_copy_looks_like_what_would_be_painted(
    name: str, theme: Theme, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ground(painter: QPainter) -> None:
        GROUNDS[name](painter, theme)

    first, again = painted(ground, scale), painted(ground, scale)
    monkeypatch.setattr(stamps, "_can_copy", lambda painter: False)
    bare = painted(ground, scale)
    assert first == again
    assert difference(first, bare) <= ROUNDING
    assert bare != painted(lambda painter: None)


SIZES = ((30.2, 20.5), (40, 40), (56.7, 57.1), (61.3, 140.8), (250.5, 30), (281.7, 163.3))


@pytest.mark.parametrize("scale", [1.0, 0.7115, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_stretched_copy_looks_like_what_would_be_painted(
    size: tuple[float, float], scale: float, cache: stamps.StampCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    rect = QRectF(12.3, 11.6, *size)

    def ground(painter: QPainter) -> None:
        paint.panel(painter, rect, THEMES["paper"], 18, fine_line=0.45)

    def shadow(painter: QPainter) -> None:
        paint.shadow(painter, rect, 12, THEMES["paper"])

    copies = [painted(ground, scale), painted(shadow, scale)]
    monkeypatch.setattr(stamps, "_can_copy", lambda painter: False)
    for copy, paints in zip(copies, (ground, shadow), strict=True):
        assert difference(copy, painted(paints, scale)) <= ROUNDING


def test_one_small_copy_serves_for_every_size_of_a_ground(cache: stamps.StampCache) -> None:
    theme = THEMES["paper"]
    first = painted(lambda painter: paint.panel(painter, QRectF(20, 20, 100, 90), theme))
    small = cache.used
    assert painted(lambda painter: paint.panel(painter, QRectF(20, 20, 280, 150), theme)) != first
    assert len(cache) == 1
    assert cache.used == small < 100 * 90 * stamps.BYTES
    painted(lambda painter: paint.panel(painter, QRectF(20, 20, 280.5, 150), theme))
    assert len(cache) == 2  # its right edge lies otherwise between the pixels


def test_the_same_is_painted_once_wherever_it_lies(cache: stamps.StampCache) -> None:
    painted_at: list[QRectF] = []

    def square(painter: QPainter, at: QPointF) -> None:
        rect = QRectF(at, QPointF(at.x() + 20, at.y() + 20))
        stamps.draw(painter, "square", rect, lambda painter: painted_at.append(rect))

    def three(painter: QPainter) -> None:
        for at in (QPointF(10, 10), QPointF(50, 30), QPointF(50.5, 30)):
            square(painter, at)

    painted(three)
    assert [rect.x() for rect in painted_at] == [10, 50.5]  # half a pixel on it looks different
    painted(three, scale=3)
    assert [rect.x() for rect in painted_at] == [10, 50.5, 10, 50.5]
    assert len(cache) == 4


@pytest.mark.parametrize(("opacity", "shear"), [(0.5, 0.0), (1.0, 0.3)])
def test_what_fades_or_leans_is_painted_as_it_is(opacity: float, shear: float, cache: stamps.StampCache) -> None:
    theme = THEMES["paper"]
    shown = painted(lambda painter: paint.panel(painter, RECT, theme), 1.0, opacity, shear)
    assert len(cache) == 0
    assert shown != painted(lambda painter: None)


def test_the_least_used_leaves_when_the_cache_is_full() -> None:
    cache = stamps.StampCache(limit=3 * 10 * 10 * stamps.BYTES)
    size = QSize(10, 10)

    def made(key: str) -> bool:
        """Whether it had to be painted."""
        empty: list[bool] = []
        cache.get(
            key, size, lambda pixmap: empty.append(pixmap.toImage().pixelColor(0, 0) == Qt.GlobalColor.transparent)
        )
        return bool(empty)

    assert [made(key) for key in "abc"] == [True, True, True]
    assert not made("a")
    assert made("d")  # b leaves
    assert not made("a")
    assert made("b")
    assert cache.used == len(cache) * 10 * 10 * stamps.BYTES == 3 * 10 * 10 * stamps.BYTES


def test_drawings_on_a_stamp_lie_on_the_same_pixels_as_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings go to whole pixels, and halves to even ones, wherever the stamp's own corner is."""

    def coins(painter: QPainter) -> None:
        for n in range(6):
            at = QPointF(20 + 41 * n, 30 + 25 * n)
            reach = QRectF(at.x() - 15.5, at.y() - 15.5, 31, 31)
            stamps.draw(painter, ("coin", n), reach, partial(art.draw, name="coin", x=at.x(), y=at.y(), scale=0.5))

    through = painted(coins, scale=1.5)
    monkeypatch.setattr(stamps, "_can_copy", lambda painter: False)
    assert difference(through, painted(coins, scale=1.5)) <= ROUNDING
