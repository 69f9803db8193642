"""Drawings: all readable, in place, sharp, and kept only as long as there is room."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from yamatai import resources
from yamatai.table import art

NAMES = sorted(file.stem for file in resources.path("art").glob("*.svg"))
PIECES = ["boat-clay", "house-blue", "torii", "palace", "mountain", "meeple-grey", "culture-koi", "coin-10", "prestige"]

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(paint: Callable[[QPainter], None], size: int = 120, dpr: float = 1.0) -> QImage:
    image = QImage(round(size * dpr), round(size * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def inked(image: QImage) -> QRectF:
    """The bounds of all that is not fully transparent, in pixels."""
    points = [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() > 8]
    assert points, "nothing was drawn"
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return QRectF(left, top, max(x for x, _ in points) + 1 - left, max(y for _, y in points) + 1 - top)


def test_there_are_drawings() -> None:
    assert len(NAMES) > 100


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_can_be_read_and_shows_something(name: str) -> None:
    box = art.view_box(name)
    assert box.isValid()
    image = art.pixmap(name, 32 / max(box.width(), box.height())).toImage()
    assert inked(image).width() > 4


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        art.view_box("no-such-drawing")


def test_a_broken_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("<svg xmlns='http://www.w3.org/2000/svg'", "utf-8")
    monkeypatch.setattr(resources, "path", lambda *parts: broken)
    monkeypatch.setattr(art, "QSvgRenderer", lambda file: QSvgRenderer())  # Qt warns of broken files by itself
    with pytest.raises(FileNotFoundError, match="broken"):
        art.ArtCache().renderer("broken")


def test_a_pixmap_has_the_size_of_its_view_box() -> None:
    made = art.pixmap("boat-wood", 2.0, 1.5)  # view box 66 x 71.5
    assert made.size() == QSize(198, 215)
    assert made.devicePixelRatio() == 1.5


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_anchor_lies_where_it_was_asked_for(dpr: float) -> None:
    box = art.view_box("anchorage")
    found = inked(drawn(lambda painter: art.draw(painter, "anchorage", 60, 60), dpr=dpr))
    assert found.center().x() == pytest.approx(60 * dpr, abs=1)
    assert found.center().y() == pytest.approx(60 * dpr, abs=1)
    assert found.width() == pytest.approx(48.6 * dpr, abs=2.5)  # ring and its ink line
    assert box.contains(QPointF(0, 0))


def test_at_whole_pixels_it_is_exactly_what_qt_renders() -> None:
    def direct(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer = QSvgRenderer(str(resources.path("art", "boat-wood.svg")))
        box = renderer.viewBoxF()
        renderer.render(painter, QRectF(60 + box.x(), 60 + box.y(), box.width(), box.height()))

    assert drawn(lambda painter: art.draw(painter, "boat-wood", 60, 60)) == drawn(direct)


def test_what_is_drawn_twice_is_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    art.clear()
    renders: list[str] = []
    real = art.ArtCache._render

    def counting(self: art.ArtCache, name: str, *rest: Any) -> Any:
        renders.append(name)
        return real(self, name, *rest)

    def three(painter: QPainter) -> None:
        for x in (20, 40.3, 60.7):
            art.draw(painter, "boat-gold", x, 60)

    monkeypatch.setattr(art.ArtCache, "_render", counting)
    drawn(three)
    assert renders == ["boat-gold"]
    drawn(three, dpr=2.0)
    assert renders == ["boat-gold", "boat-gold"]


def test_the_least_used_leaves_when_the_cache_is_full() -> None:
    cache = art.ArtCache(limit=3 * 32 * 32 * 4)
    box, size = art.view_box("coin-1"), QSize(32, 32)
    first = cache.get("coin-1", box, size, 1.0, None)
    cache.get("coin-1", box, size, 1.1, None)
    cache.get("coin-1", box, size, 1.0, None)
    for step in range(2, 4):
        cache.get("coin-1", box, size, 1.0 + step / 10, None)
    assert len(cache) == 3
    assert cache.used <= cache.limit
    assert cache.get("coin-1", box, size, 1.0, None) is first


def test_a_tint_replaces_the_colour_and_keeps_the_shape() -> None:
    plain = drawn(lambda painter: art.draw_fitted(painter, "undo", QRectF(20, 20, 80, 80)))
    white = drawn(lambda painter: art.draw_fitted(painter, "undo", QRectF(20, 20, 80, 80), tint=QColor("white")))
    solid = [(x, y) for y in range(120) for x in range(120) if plain.pixelColor(x, y).alpha() == 255]
    assert solid
    assert {white.pixelColor(x, y).name() for x, y in solid} == {"#ffffff"}
    assert inked(plain) == inked(white)


def test_fitting_centres_and_keeps_the_aspect_ratio() -> None:
    box = art.view_box("palace")  # 95 x 88
    found = inked(drawn(lambda painter: art.draw_fitted(painter, "palace", QRectF(10, 30, 100, 44))))
    assert found.width() / found.height() == pytest.approx(box.width() / box.height(), rel=0.08)
    assert found.center().x() == pytest.approx(60, abs=1.5)
    assert found.top() >= 29
    assert found.bottom() <= 75


def test_a_crop_fills_its_target_and_nothing_else() -> None:
    head = QRectF(0, 6, 60, 62)
    target = QRectF(10, 20, 90, 50)
    found = inked(drawn(lambda painter: art.draw_cropped(painter, "specialist-ebisu", target, head)))
    assert found == QRectF(10, 20, 90, 50)


def test_a_turned_piece_is_drawn_round_its_anchor() -> None:
    def turned(painter: QPainter) -> None:
        painter.translate(60, 60)
        painter.rotate(-5)
        art.draw(painter, "boat-clay")

    centre = inked(drawn(turned)).center()
    assert abs(centre.x() - 60) < 6
    assert abs(centre.y() - 55) < 6


def test_opacity_multiplies() -> None:
    def half(painter: QPainter) -> None:
        painter.setOpacity(0.5)
        art.draw(painter, "coin-10", 60, 60, opacity=0.5)
        assert painter.opacity() == pytest.approx(0.5, abs=0.01)

    assert drawn(half).pixelColor(60, 45).alpha() == pytest.approx(64, abs=3)


@pytest.mark.parametrize("name", PIECES)
def test_a_shadow_shows_below_its_piece(name: str) -> None:
    def standing(painter: QPainter) -> None:
        art.shadow(painter, name, 60, 60)
        art.draw(painter, name, 60, 60)

    both = drawn(standing)
    alone = drawn(lambda painter: art.draw(painter, name, 60, 60))
    assert inked(both).bottom() > inked(alone).bottom()


def test_nothing_is_drawn_at_no_size() -> None:
    image = drawn(lambda painter: art.draw(painter, "boat-clay", 60, 60, 0.0))
    assert not any(image.pixelColor(x, y).alpha() for x in range(120) for y in range(120))
