"""The two type families, and helpers that fit text into a width.

Sizes are in scene units (u) and become pixel sizes, never points: a point depends on
the screen's DPI, a scene unit must not. Qt rounds every font to whole pixels before it
loads it (a 15.5 px font is the 16 px font, also when asked for in points), so sizes are
rounded here, half up. Hinting is off: outlines and advances then scale exactly with the
painter, and text that fits at one zoom fits at every zoom.
"""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QTextLayout, QTextOption

_log = logging.getLogger(__name__)

REGULAR = 400
BOLD = 700
BLACK = 900

TILE_LEADING = 1.12
"""Line height on tiles, as a factor of the font's size."""
BUBBLE_LEADING = 1.3
"""Line height in bubbles, cards and covers."""
NARROWER = (94, 88, 82, 76)
"""How narrow letters may become, in percent, before a text is cut: smaller they must not be (look.md 9)."""

_SERIF = "Source Serif Pro"
_SANS = "Lato"
_FILES = {
    "font_source_serif_pro": ("SourceSerifPro-Bold.ttf", "SourceSerifPro-Black.ttf"),
    "font_lato": ("Lato-Regular.ttf", "Lato-Bold.ttf", "Lato-Black.ttf"),
}
_ELLIPSIS = "\u2026"
_LINE_SEPARATOR = "\u2028"
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@cache
def load() -> bool:
    """Register the faces with Qt, once, before the first window; False if one is missing.

    The table then works with the system's serif and sans at the same sizes.
    """
    complete = True
    for package, names in _FILES.items():
        folder = _folder(package)
        for name in names:
            file = folder / name if folder else None
            if file is None or QFontDatabase.addApplicationFont(str(file)) < 0:
                _log.warning("font %s could not be loaded; a system font takes its place", name)
                complete = False
    return complete


def _folder(package: str) -> Path | None:
    """Where a font package keeps its files, without importing the package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "files"


def serif(size_u: float, weight: int = BOLD) -> QFont:
    """The face for headings and names, BOLD or BLACK. Shared: copy it before changing it."""
    return _font(_SERIF, QFont.StyleHint.Serif, _pixels(size_u), max(weight, BOLD))


def sans(size_u: float, weight: int = REGULAR) -> QFont:
    """The face for everything else and every number. Shared: copy it before changing it."""
    return _font(_SANS, QFont.StyleHint.SansSerif, _pixels(size_u), weight)


def _pixels(size_u: float) -> int:
    return max(1, int(size_u + 0.5))


@cache
def _font(family: str, hint: QFont.StyleHint, pixels: int, weight: int) -> QFont:
    font = QFont()
    font.setFamilies([family])
    font.setStyleHint(hint)
    font.setPixelSize(pixels)
    font.setWeight(_nearest(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _nearest(weight: int) -> QFont.Weight:
    """The heaviness that the files hold: 600 is drawn as 700."""
    if weight < 550:
        return QFont.Weight.Normal
    return QFont.Weight.Bold if weight < 800 else QFont.Weight.Black


@lru_cache(maxsize=256)
def metrics(font: QFont) -> QFontMetricsF:
    """The font's measures in u, made once for each font."""
    return QFontMetricsF(font)


def width(text: str, font: QFont) -> float:
    """The advance of one line of text in u."""
    return metrics(font).horizontalAdvance(text)


@lru_cache(maxsize=2048)
def elide(text: str, font: QFont, width: float) -> str:
    """`text`, or as much of its start as fits into `width` u with an ellipsis behind it."""
    shown = metrics(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
    return shown.replace(" " + _ELLIPSIS, _ELLIPSIS) if shown != text else text


@lru_cache(maxsize=2048)
def wrap(text: str, font: QFont, width: float, lines: int = 2) -> tuple[str, ...]:
    """At most `lines` lines of at most `width` u; what does not fit ends in an ellipsis.

    A line feed in `text` always starts a new line.
    """
    plain = text.replace("\n", _LINE_SEPARATOR)
    layout = QTextLayout(plain, font)
    option = layout.textOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    spans: list[tuple[int, int]] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        spans.append((line.textStart(), line.textLength()))
    layout.endLayout()
    # Qt counts positions in UTF-16 units.
    units = plain.encode("utf-16-le")
    texts = [_slice(units, start, length) for start, length in spans]
    kept = texts[:lines]
    if len(texts) > lines:
        rest = _slice(units, spans[lines - 1][0], len(units) // 2)
        kept[-1] = _with_ellipsis(rest.split(_LINE_SEPARATOR)[0], font, width)
    return tuple(elide(line, font, width) for line in kept)


@lru_cache(maxsize=2048)
def fitting(text: str, font: QFont, width: float, lines: int = 1) -> QFont:
    """The font, or a narrower one if `text` takes more than `lines` lines of `width` u in it or a word is too long.

    It is the narrowest where nothing helps. Shared: copy it before changing it.
    """
    for face in (font, *(_narrowed(font, percent) for percent in NARROWER)):
        if not _is_cut(text, face, width, lines):
            break
    return face


@lru_cache(maxsize=128)
def _narrowed(font: QFont, percent: int) -> QFont:
    narrow = QFont(font)
    narrow.setStretch(percent)
    return narrow


def _is_cut(text: str, font: QFont, width: float, lines: int) -> bool:
    """Whether words are torn or lost."""
    fitted = wrap(text, font, width, lines)
    return " ".join(fitted).split() != text.split()


def _slice(units: bytes, start: int, length: int) -> str:
    return units[2 * start : 2 * (start + length)].decode("utf-16-le").strip(_LINE_SEPARATOR + " ")


def _with_ellipsis(line: str, font: QFont, width: float) -> str:
    """A line that must say that more follows, even where it fits by itself."""
    shown = elide(line, font, width)
    if shown.endswith(_ELLIPSIS):
        return shown
    return elide(line + _ELLIPSIS, font, width)


def draw_lines(
    painter: QPainter,
    lines: tuple[str, ...],
    rect: QRectF,
    font: QFont,
    colour: QColor,
    *,
    leading: float = TILE_LEADING,
    align: Qt.AlignmentFlag = _TOP_LEFT,
) -> float:
    """Draw lines that already fit into `rect` (u); returns the y below the last one.

    `leading` is the line height as a factor of the font's size, shared above and below
    each line as on a web page. `align` holds one horizontal and one vertical flag.
    """
    measures = metrics(font)
    step = font.pixelSize() * leading
    top = _top(rect, step * len(lines), align)
    baseline = top + (step - measures.ascent() - measures.descent()) / 2 + measures.ascent()
    painter.setFont(font)
    painter.setPen(colour)
    for line in lines:
        painter.drawText(QPointF(_left(rect, line, measures, align), baseline), line)
        baseline += step
    return top + step * len(lines)


def draw_text(
    painter: QPainter,
    text: str,
    rect: QRectF,
    font: QFont,
    colour: QColor,
    *,
    lines: int = 1,
    leading: float = TILE_LEADING,
    align: Qt.AlignmentFlag = _TOP_LEFT,
) -> float:
    """Wrap `text` to the width of `rect` and draw it: narrower where it takes more than `lines` lines, and elided
    only if that does not help either.

    Returns the y below the last line. The sizes and flags are those of `draw_lines`.
    """
    font = fitting(text, font, rect.width(), lines)
    fitted = wrap(text, font, rect.width(), lines)
    return draw_lines(painter, fitted, rect, font, colour, leading=leading, align=align)


def _top(rect: QRectF, height: float, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignVCenter:
        return rect.center().y() - height / 2
    if align & Qt.AlignmentFlag.AlignBottom:
        return rect.bottom() - height
    return rect.top()


def _left(rect: QRectF, line: str, measures: QFontMetricsF, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignHCenter:
        return rect.center().x() - measures.horizontalAdvance(line) / 2
    if align & Qt.AlignmentFlag.AlignRight:
        return rect.right() - measures.horizontalAdvance(line)
    return rect.left()
