"""One style for plain widgets, so that dialogues look as if they lay on the table.

`dress` a dialogue: what stands in it takes colours and font from there. A label says by
`style(label, "heading")` what it is: heading, note or fault. `palette` and `font` are for what Qt brings by itself:
menus, its own dialogues, tooltips.

Sizes are in u, as on the table, and become pixels by the look: in a large window, and in large text, everything is
larger alike (`sized`, `space`, `open_at`).
"""

from __future__ import annotations

import re
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPaintEvent, QPalette, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.theme import Theme, faded

TEXT = 16
"""The size of text in dialogues, in u."""

FRAME = 48
"""The pixels that a window's title bar and borders take at most, usually."""
_LENGTH = re.compile(r"(font-size: |\b)(\d+)px")
_INDICATOR = QStyle.SubElement.SE_CheckBoxIndicator

Style = Literal["heading", "note", "fault"]


class DropDown(QComboBox):
    """A combo box with an arrow of its own: a style sheet leaves none that shows in every theme."""

    def __init__(self, name: str) -> None:
        """`name` is read aloud. On Linux Qt reads the value in its place, so it is the description too."""
        super().__init__()
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)

    def let_type(self, hint: str, length: int) -> None:
        """Let another text be typed than those of the list, of at most so many letters; `hint` says what."""
        field = QLineEdit()
        field.setMaxLength(length)
        self.setLineEdit(field)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setToolTip(hint)
        field.setAccessibleName(self.accessibleName())
        field.setAccessibleDescription(hint)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """It scrolls what the field stands in: who wheels past it means to choose nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(self.palette().color(QPalette.ColorRole.ButtonText), 2))
        unit = _unit(self)
        painter.translate(self.width() - 17 * unit, self.height() / 2)
        painter.scale(unit, unit)
        painter.drawPolyline([QPointF(-5, -2.5), QPointF(0, 2.5), QPointF(5, -2.5)])
        painter.end()


class TickBox(QCheckBox):
    """A check box with a tick of its own, for the same reason. Its square stands at the left edge, as fields do; the
    mark of the focus goes round its words."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        square = QRectF(self.style().subElementRect(_INDICATOR, option, self))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_unit(self), _unit(self))
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        if self.hasFocus():
            painter.setPen(_pen(ink, 2))
            painter.drawRoundedRect(self._round_words(option), 7, 7)
        if self.isChecked():
            painter.setPen(_pen(ink, 2.5))
            painter.translate(square.center() / _unit(self))
            painter.drawPolyline([QPointF(-4.5, 0), QPointF(-1.5, 3.5), QPointF(4.5, -4)])
        painter.end()

    def _round_words(self, option: QStyleOptionButton) -> QRectF:
        """Where the mark of the focus goes, in u."""
        unit = _unit(self)
        left = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).left()
        width = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QRectF(left / unit - 5, 1, width / unit + 10, self.height() / unit - 2)


class Middle(QScrollArea):
    """What stands between the title and the buttons of a dialogue that is as large as all it shows (`SetFixedSize`).

    In a window that is not high enough for it, it scrolls.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self._room = self.maximumHeight()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(content)
        for ground in (self.viewport(), content):  # the dialogue's colour shows through
            ground.setAutoFillBackground(False)
        for field in content.findChildren(QWidget):
            field.installEventFilter(self)

    def fit(self, dialog: QWidget) -> None:
        """Once all is laid out: leave the title and the buttons their room."""
        parent = dialog.parentWidget()
        most = parent.window().height() if parent else dialog.screen().availableGeometry().height()
        layout = dialog.layout()
        assert layout
        others = layout.sizeHint().height() - self.sizeHint().height()
        self._room = most - FRAME - others

    def sizeHint(self) -> QSize:
        size = self._content.sizeHint()
        if size.height() <= self._room:
            return size
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), self._room)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """What was hidden before it was ever shown, the dialogue does not know yet."""
        super().showEvent(event)
        self.updateGeometry()
        layout = self.window().layout()
        assert layout
        layout.activate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if isinstance(event, QFocusEvent) and event.gotFocus():
            if event.reason() != Qt.FocusReason.MouseFocusReason:  # nothing moves away below the pointer
                self._show_field(watched)
        elif watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        elif watched is self._content and event.type() == QEvent.Type.Resize:
            self._show_field(self.window().focusWidget())
        return done

    def _show_field(self, field: QObject | None) -> None:
        """Scroll to a field, and to what may be told of it below it."""
        if isinstance(field, QWidget) and self._content.isAncestorOf(field):
            bottom = field.mapTo(self._content, QPoint(0, field.height()))
            self.ensureVisible(0, bottom.y(), 0, 2 * field.height())


def plain(label: str) -> str:
    """A label without the mark of its key."""
    return label.replace("&", "")


def style(label: QLabel, style: Style) -> QLabel:
    """Say what a label is for; returns it."""
    label.setProperty("style", style)
    return label


def dress(dialog: QWidget, look: Look) -> None:
    """Give a dialogue and all that stands in it the look's colours, and the table's font in its size."""
    dialog.setFont(font(look))
    dialog.setStyleSheet(sized(_stylesheet(look.theme), look))


def font(look: Look, weight: int = fonts.REGULAR) -> QFont:
    """That of text in dialogues."""
    return fonts.sans(look.letters(TEXT), weight)


def sized(css: str, look: Look) -> str:
    """A style sheet whose lengths, each written as so many px, are u. Large text has no more room round it."""

    def length(found: re.Match[str]) -> str:
        of = look.letters if found[1] else look.pixels
        return f"{found[1]}{of(int(found[2]))}px"

    return _LENGTH.sub(length, css)


def space(
    layout: QVBoxLayout | QHBoxLayout | QGridLayout, look: Look, between: float, round_it: tuple[float, ...] = ()
) -> None:
    """Room between what is laid out, and round all of it: left, top, right, bottom; in u."""
    layout.setSpacing(look.pixels(between))
    if round_it:
        left, top, right, bottom = map(look.pixels, round_it)
        layout.setContentsMargins(left, top, right, bottom)


def open_at(dialog: QWidget, look: Look, width: float, height: float) -> None:
    """Let a dialogue open at this size in u, or smaller: it is no larger than its window, frame and all."""
    size = QSize(look.letters(width), look.letters(height))
    parent = dialog.parentWidget()
    if parent is not None:
        size = size.boundedTo(parent.window().size() - QSize(FRAME, FRAME))
    dialog.resize(size)


def palette(theme: Theme) -> QPalette:
    """The colours for the whole application."""
    made = QPalette(theme.field, theme.panel)  # Qt finds the shades of edges from these
    role = QPalette.ColorRole
    for roles, colour in (
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), theme.text),
        ((role.Base,), theme.tile),
        ((role.AlternateBase,), theme.field),
        ((role.ToolTipBase,), theme.panel),
        ((role.PlaceholderText,), theme.second_text),
        ((role.Highlight,), theme.number_band),
        ((role.HighlightedText,), theme.number_text),
        ((role.Link, role.LinkVisited, role.BrightText), theme.accent_text),
    ):
        for one in roles:
            made.setColor(one, colour)
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, one, faded(theme.text, 0.45))
    return made


def _stylesheet(theme: Theme) -> str:
    text, line, tile = _css(theme.text), _css(theme.panel_line), _css(theme.tile)
    selection = f"background: {_css(theme.number_band)}; color: {_css(theme.number_text)};"
    return f"""
QDialog {{ background: {_css(theme.panel)}; }}
QLabel, QCheckBox {{ color: {text}; }}
QLabel[style="heading"] {{ font-family: '{fonts.serif(1).family()}'; font-size: 28px; font-weight: 700; }}
QLabel[style="note"] {{ color: {_css(theme.second_text)}; }}
QLabel[style="fault"] {{ color: {_css(theme.accent_text)}; }}
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser {{
    color: {text}; background: {tile}; border: 1px solid {line}; border-radius: 7px; padding: 5px 9px;
    placeholder-text-color: {_css(theme.second_text)};
    selection-background-color: {_css(theme.number_band)}; selection-color: {_css(theme.number_text)};
}}
QLineEdit {{ padding: 5px 7px; }}
QComboBox {{ padding-right: 32px; combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 30px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox:editable {{ padding-left: 7px; }}
QComboBox QLineEdit, QComboBox QLineEdit:focus {{ background: transparent; border: none; padding: 0; }}
QComboBox QAbstractItemView {{ color: {text}; background: {tile}; border: 1px solid {line}; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: 30px; padding: 0 6px; }}
QComboBox QAbstractItemView::item:selected {{ {selection} }}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {{
    border: 2px solid {text}; padding: 4px 8px;
}}
QLineEdit:focus {{ padding: 4px 6px; }}
QComboBox:focus {{ padding-right: 31px; }}
QComboBox:editable:focus {{ padding-left: 6px; }}
QCheckBox {{ spacing: 9px; padding: 6px 7px 6px 0; }}
QCheckBox::indicator {{
    background: {tile}; border: 2px solid {line}; border-radius: 5px; width: 18px; height: 18px;
}}
QCheckBox:disabled {{ color: {_css(faded(theme.text, 0.45))}; }}
QCheckBox::indicator:disabled {{
    background: {_css(theme.field)}; border-color: {_css(faded(theme.panel_line, 0.45))};
}}
QPushButton {{
    color: {text}; background: {_css(theme.field)};
    border: 2px solid {line}; border-radius: 9px; padding: 6px 20px; font-weight: 700;
}}
QPushButton:hover {{ background: {_css(theme.deep_field)}; }}
QPushButton:default {{
    color: {_css(theme.main_text)}; background: {_css(theme.main_button)}; border-color: {_css(theme.seal_line)};
}}
QPushButton:default:hover {{ background: {_css(theme.main_button.lighter(106))}; }}
QPushButton:focus {{ border-color: {text}; }}
QPushButton:disabled {{
    color: {_css(faded(theme.text, 0.45))}; background: {_css(theme.field)}; border-color: {line};
}}
QScrollBar:vertical {{ background: {_css(theme.field)}; border: none; width: 14px; }}
QScrollBar:horizontal {{ background: {_css(theme.field)}; border: none; height: 14px; }}
QScrollBar::handle {{ background: {_css(theme.panel_line)}; border-radius: 5px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
Middle > QWidget > QScrollBar:vertical {{ width: 22px; margin-left: 8px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""


def _unit(widget: QWidget) -> float:
    """How many pixels a u has in a widget of a dressed dialogue."""
    return widget.fontInfo().pixelSize() / TEXT


def _pen(ink: QColor, width: float) -> QPen:
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
