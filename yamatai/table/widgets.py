"""One style for plain widgets, so that dialogues look as if they lay on the table.

`dress` a dialogue: what stands in it takes colours and font from there. A label says by
`style(label, "heading")` what it is: heading, note or fault. `palette` is for what Qt brings by itself: menus,
its own dialogues, tooltips.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QStyle, QStyleOptionButton, QWidget

from yamatai.table import fonts
from yamatai.table.theme import Theme, faded

TEXT = 16
"""The size of text in dialogues, in pixels as on the table."""

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

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(self.palette().color(QPalette.ColorRole.ButtonText), 2))
        x, y = self.width() - 17, self.height() / 2
        painter.drawPolyline([QPointF(x - 5, y - 2.5), QPointF(x, y + 2.5), QPointF(x + 5, y - 2.5)])
        painter.end()


class TickBox(QCheckBox):
    """A check box with a tick of its own, for the same reason."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        middle = QRectF(self.style().subElementRect(_INDICATOR, option, self)).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(self.palette().color(QPalette.ColorRole.WindowText), 2.5))
        painter.drawPolyline([middle + QPointF(-4.5, 0), middle + QPointF(-1.5, 3.5), middle + QPointF(4.5, -4)])
        painter.end()


def plain(label: str) -> str:
    """A label without the mark of its key."""
    return label.replace("&", "")


def style(label: QLabel, style: Style) -> QLabel:
    """Say what a label is for; returns it."""
    label.setProperty("style", style)
    if style == "heading":
        label.setFont(fonts.serif(28))
    return label


def dress(dialog: QWidget, theme: Theme) -> None:
    """Give a dialogue and all that stands in it the theme's colours and the table's font."""
    dialog.setFont(fonts.sans(TEXT))
    dialog.setStyleSheet(_stylesheet(theme))


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
QLabel[style="note"] {{ color: {_css(theme.second_text)}; }}
QLabel[style="fault"] {{ color: {_css(theme.accent_text)}; }}
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser {{
    color: {text}; background: {tile}; border: 1px solid {line}; border-radius: 7px; padding: 5px 9px;
    placeholder-text-color: {_css(theme.second_text)};
    selection-background-color: {_css(theme.number_band)}; selection-color: {_css(theme.number_text)};
}}
QComboBox {{ padding-right: 32px; combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 30px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QLineEdit, QComboBox QLineEdit:focus {{ background: transparent; border: none; padding: 0; }}
QComboBox QAbstractItemView {{ color: {text}; background: {tile}; border: 1px solid {line}; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: 30px; padding: 0 6px; }}
QComboBox QAbstractItemView::item:selected {{ {selection} }}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {{
    border: 2px solid {text}; padding: 4px 8px;
}}
QComboBox:focus {{ padding-right: 31px; }}
QCheckBox {{ spacing: 9px; padding: 4px; border: 2px solid transparent; border-radius: 7px; }}
QCheckBox::indicator {{
    background: {tile}; border: 2px solid {line}; border-radius: 5px; width: 18px; height: 18px;
}}
QCheckBox:focus {{ border-color: {text}; }}
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
QScrollBar::handle:vertical {{
    background: {_css(theme.panel_line)}; border-radius: 5px; margin: 2px; min-height: 28px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
"""


def _pen(ink: QColor, width: float) -> QPen:
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
