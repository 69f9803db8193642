"""What tests of panels share: a panel's picture, all that it writes, and where its spots lie."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest.mock import patch

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.panel import Panel, Spot

MARGIN = 12


def picture(panel: Panel) -> QImage:
    """The panel on a transparent ground, one pixel a unit, with a margin of 12 u."""
    size = panel.size.toSize()
    image = QImage(size.width() + 2 * MARGIN, size.height() + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(MARGIN, MARGIN)
    panel.paint_panel(painter)
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    """Some of the colours that a picture has: those of a grid of points."""
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


@attrs.frozen
class Line:
    """A written line, and the rectangle that it was written into."""

    text: str
    font: QFont
    rect: QRectF

    @property
    def fits(self) -> bool:
        return fonts.width(self.text, self.font) <= self.rect.width() + 0.5


@contextmanager
def written() -> Iterator[list[Line]]:
    """Every line of text that is drawn meanwhile."""
    lines: list[Line] = []
    draw = fonts.draw_lines

    def note(painter: QPainter, texts: tuple[str, ...], rect: QRectF, font: QFont, colour: QColor, **how: Any) -> float:
        lines.extend(Line(text, font, QRectF(rect)) for text in texts)
        return draw(painter, texts, rect, font, colour, **how)

    with patch.object(fonts, "draw_lines", note):
        yield lines


def places(spots: Sequence[Spot], kind: str) -> list[int | str]:
    """The ids of the spots of one kind, in their order."""
    return [spot.place.id for spot in spots if spot.place.kind == kind]


def spot_of(panel: Panel, kind: str, id: int | str = 0) -> Spot:
    return next(spot for spot in panel.own_spots() if spot.place == Place(kind, id))


def assert_spots_apart(panel: Panel, *within_others: str) -> None:
    """All spots have names and lie in the panel; none covers another, except the kinds that hold others."""
    whole = QRectF(0, 0, panel.size.width(), panel.size.height())
    for spot in panel.own_spots():
        assert spot.name, spot.place
        assert whole.contains(spot.rect), spot
    apart = [spot for spot in panel.own_spots() if spot.place.kind not in within_others]
    assert len({spot.place for spot in apart}) == len(apart)
    for one, other in combinations(apart, 2):
        assert one.rect.intersected(other.rect).isEmpty(), (one, other)
