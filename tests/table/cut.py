"""What is cut off on a screen: text that lacks room, is elided, lies on other text or beyond its panel.

Everything painted on the table goes through `fonts.draw_lines`; there each line is measured where it is drawn.
Plain widgets are asked how much room they need, and have.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any
from unittest.mock import patch

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsItem,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QScrollArea,
    QTableView,
    QTextEdit,
    QWidget,
)

from yamatai.table import art, fonts, stamps
from yamatai.table.panel import Panel
from yamatai.table.stage import Stage

SCREEN = (1366, 768)
ALONE = QWidget.RenderFlag.DrawWindowBackground
"""Without the widgets that stand in it."""
ELLIPSIS = "…"
SLACK = 1.0
"""What a line may be wider than its rectangle, in u: a pixel's rounding."""
TOUCH = 2.5
"""How far the boxes of two lines may reach into each other, in u: ink begins only within them."""

NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
COVERED = 0.08
"""The share of a line that the empty corner of a drawing may lie on."""


@attrs.frozen
class Line:
    """A line as it was drawn: `room` is the rectangle that it was drawn into, `ink` where its letters lie, both in
    the units of whatever is painted."""

    text: str
    font: QFont
    room: QRectF
    ink: QRectF
    clipped: bool = False
    """Whether a part of it lies beyond the left or right of what can be seen; a list may go on above and below."""
    covered: list[str] = attrs.field(factory=list)
    """The drawings that came to lie on it."""

    @property
    def is_wider_than_its_room(self) -> bool:
        return fonts.width(self.text, self.font) > self.room.width() + SLACK

    @property
    def is_elided(self) -> bool:
        """None of our painted texts has an ellipsis of its own."""
        return ELLIPSIS in self.text


def lines_of(paint: Callable[[QPainter], object], size: tuple[float, float]) -> list[Line]:
    """Every line that is drawn when something paints itself."""
    lines: list[Line] = []
    draw, draw_part = fonts.draw_lines, art._draw_part

    def note(painter: QPainter, texts: tuple[str, ...], rect: QRectF, font: QFont, colour: QColor, **how: Any) -> float:
        lines.extend(_measured(painter, texts, rect, font, draw, **how))
        return draw(painter, texts, rect, font, colour, **how)

    def cover(painter: QPainter, name: str, box: QRectF, target: QRectF, *how: Any) -> None:
        place = painter.worldTransform().mapRect(target)
        for line in lines:
            if _share(line.ink, place) > COVERED:
                line.covered.append(name)
        draw_part(painter, name, box, target, *how)

    image = QImage(max(1, round(size[0])), max(1, round(size[1])), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with (
        patch.object(fonts, "draw_lines", note),
        patch.object(art, "_draw_part", cover),
        patch.object(stamps, "draw", _without_copies),
    ):
        paint(painter)
    painter.end()
    return lines


def _without_copies(painter: QPainter, key: object, reach: QRectF, paint: Callable[[QPainter], None]) -> None:
    """What is kept as a copy is painted where it belongs."""
    paint(painter)


def _measured(
    painter: QPainter, texts: Sequence[str], rect: QRectF, font: QFont, draw: Callable[..., float], **how: Any
) -> Iterator[Line]:
    """Where each of the lines comes to lie, clipped as the painter is."""
    measures = fonts.metrics(font)
    step = font.pixelSize() * how.get("leading", fonts.TILE_LEADING)
    align = how.get("align", Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    top = fonts._top(rect, step * len(texts), align)
    for number, text in enumerate(texts):
        middle = top + step * (number + 0.5)
        height = measures.capHeight()
        ink = QRectF(
            fonts._left(rect, text, measures, align), middle - height / 2, measures.horizontalAdvance(text), height
        )
        if painter.hasClipping() and not painter.clipBoundingRect().intersects(ink):
            continue  # it is on another page
        yield Line(text, font, QRectF(rect), painter.worldTransform().mapRect(ink), _is_clipped(painter, ink))


def _is_clipped(painter: QPainter, ink: QRectF) -> bool:
    seen = painter.clipBoundingRect().adjusted(-SLACK, 0, SLACK, 0)
    return painter.hasClipping() and (ink.left() < seen.left() or ink.right() > seen.right())


# Painted panels


def faults_of_stage(stage: Stage) -> list[str]:
    """What is wrong with the texts of all panels on show, once everything has come to rest."""
    return [f"{type(panel).__name__}: {fault}" for panel in painted(stage) for fault in faults_of_panel(panel)]


def painted(stage: Stage) -> list[Panel]:
    """All panels on show that paint something themselves, once everything has come to rest."""
    stage.animator.finish()
    return [panel for panel in stage.panels if panel.isVisible() and not panel.flags() & NO_CONTENTS]


def faults_of_panel(panel: Panel) -> list[str]:
    """What is wrong with the texts of a panel that shows something."""
    return faults_of(lines_of_panel(panel), QRectF(QPointF(), panel.size))


def lines_of_panel(panel: Panel) -> list[Line]:
    return lines_of(panel.paint_panel, panel.size.toTuple())


def faults_of(lines: Sequence[Line], whole: QRectF) -> list[str]:
    """What is wrong with lines that were drawn on one thing of this extent."""
    lines = [line for line in lines if line.text.strip()]
    found = [f"elided: {line.text!r}" for line in lines if line.is_elided]
    found += [f"clipped: {line.text!r}" for line in lines if line.clipped]
    found += [f"too wide: {line.text!r}" for line in lines if line.is_wider_than_its_room]
    inside = whole.adjusted(-SLACK, -SLACK, SLACK, SLACK)
    found += [f"beyond the edge: {line.text!r}" for line in lines if not inside.contains(line.ink)]
    found += [f"covered by {line.covered[0]}: {line.text!r}" for line in lines if line.covered]
    found += [
        f"one on the other: {one.text!r}, {other.text!r}"
        for one, other in combinations(lines, 2)
        if _overlap(one, other)
    ]
    return found


def _overlap(one: Line, other: Line) -> bool:
    return _is_shared(one.ink, other.ink)


def _share(one: QRectF, other: QRectF) -> float:
    """How much of one thing lies under another, from 0 to 1."""
    shared = one.intersected(other)
    return shared.width() * shared.height() / max(1e-6, one.width() * one.height())


def _is_shared(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > TOUCH and shared.height() > TOUCH


# Plain widgets


def faults_of_widgets(window: QWidget) -> list[str]:
    """What is wrong with the texts of a window that is shown, and of all widgets in it."""
    QApplication.processEvents()  # layouts have settled
    found = []
    if isinstance(window, QDialog) and (window.width() > SCREEN[0] or window.height() > SCREEN[1]):
        found.append(f"larger than the screen: {window.width()} x {window.height()}")
    seen = [window, *(widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window))]
    for widget in seen:
        faults = [*_faults_of_widget(widget), *_painted_faults(widget)]
        found += [f"{type(widget).__name__}: {fault}" for fault in faults]
        found += _on_each_other([child for child in seen if child.parentWidget() is widget])
    return found


def _faults_of_widget(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() if widget.text():
            return _label_faults(widget)
        case QAbstractButton() if widget.text():
            return _lacking(widget, widget.text())
        case QComboBox():
            return [fault for at in range(widget.count()) for fault in _item_faults(widget, widget.itemText(at))]
        case QLineEdit():
            text = widget.text() or widget.placeholderText()
            room = widget.contentsRect().width() - 2 * 9  # the style's padding
            return _wide(widget, text, room)
        case QHeaderView():
            return _header_faults(widget)
        case QTableView() | QListView():
            return _view_faults(widget)
        case QTextEdit() | QScrollArea():
            return ["to be pushed sideways"] if widget.horizontalScrollBar().maximum() else []
        case QMenuBar():
            hidden = [action.text() for action in widget.actions() if widget.actionGeometry(action).isEmpty()]
            return [f"has no room: {text!r}" for text in hidden]
    return []


def _painted_faults(widget: QWidget) -> list[str]:
    """What a widget of ours paints itself."""
    if not type(widget).__module__.startswith("yamatai.") or isinstance(widget, QGraphicsView):
        return []
    lines = lines_of(lambda painter: widget.render(painter, QPoint(), QRegion(), ALONE), widget.size().toTuple())
    return faults_of(lines, QRectF(widget.rect()))


def _label_faults(label: QLabel) -> list[str]:
    height = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
    lacks = label.height() < height - 1 or (not label.wordWrap() and label.width() < label.sizeHint().width() - 1)
    return [f"lacks room: {label.text()!r}"] if lacks else []


def _lacking(widget: QWidget, text: str) -> list[str]:
    """A button is drawn with what its style puts round the text."""
    needed = max(widget.minimumSizeHint().width(), widget.fontMetrics().horizontalAdvance(text.replace("&", "")))
    return [f"lacks room: {text!r}"] if widget.width() < needed else []


def _item_faults(box: QComboBox, text: str) -> list[str]:
    return _wide(box, text, box.width() - 9 - 32)  # the style's padding, and the arrow


def _header_faults(header: QHeaderView) -> list[str]:
    model = header.model()
    if header.orientation() == Qt.Orientation.Vertical or model is None:
        return []
    found = []
    for section in range(header.count()):
        text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        if not header.isSectionHidden(section):
            found += _wide(header, text, header.sectionSize(section))
    return found


def _view_faults(view: QTableView | QListView) -> list[str]:
    model = view.model()
    wraps = isinstance(view, QListView) and view.wordWrap()
    if model is None or wraps:
        return []
    found = []
    columns = range(model.columnCount()) if isinstance(view, QTableView) else range(1)
    for row in range(model.rowCount()):
        for column in columns:
            index = model.index(row, column)
            room, text = view.visualRect(index).width(), str(index.data() or "")
            if room and index.data(Qt.ItemDataRole.ToolTipRole) != text:  # which tells the whole of it
                found += _wide(view, text, room)
    return found


def _wide(widget: QWidget, text: str, room: float) -> list[str]:
    return [f"lacks room: {text!r}"] if widget.fontMetrics().horizontalAdvance(text) > room + 1 else []


def _on_each_other(children: Sequence[QWidget]) -> list[str]:
    """Widgets with words that lie on each other."""
    said = [child for child in children if isinstance(child, QLabel | QAbstractButton | QLineEdit | QComboBox)]
    return [
        f"one on the other: {type(one).__name__}, {type(other).__name__}"
        for one, other in combinations(said, 2)
        if one.geometry().intersects(other.geometry())
    ]
