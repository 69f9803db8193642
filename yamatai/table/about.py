"""Where the values of an edition come from, as a list in a dialogue."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from yamatai.table import fonts, widgets
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look

OPENED = (640, 600)
_INDENT = 20  # of the entries, u
_STYLE = """
h2 {{ font-family: '{family}'; font-size: large; margin-top: 18px; margin-bottom: 4px; }}
ul {{ margin-top: 0px; }}
"""
"""A heading has the size of a panel's head (look.md 9): `large` is 19 u beside words of 16 u. In a document a size in
pixels does not hold for what Qt makes larger itself, as it does headings."""


class AboutEdition(QDialog):
    """A heading and a list for each source of `table.about_edition()`; scrolls with the arrow keys too."""

    def __init__(self, look: Look, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.look = look
        title = look.text("about-edition-title")
        self.setWindowTitle(title)
        widgets.dress(self, look)
        heading = widgets.style(QLabel(title), "heading")
        self.text = QTextBrowser()
        self.text.setAccessibleName(title)
        self.text.document().setDefaultStyleSheet(widgets.sized(_STYLE.format(family=fonts.serif(1).family()), look))
        self.text.document().setIndentWidth(look.pixels(_INDENT))
        self.text.setHtml(_page(table.about_edition()))
        close = QDialogButtonBox()
        button = close.addButton(look.text("about-edition-close"), QDialogButtonBox.ButtonRole.AcceptRole)
        button.setDefault(True)
        close.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        widgets.space(layout, look, 16, (24, 20, 24, 20))
        layout.addWidget(heading)
        layout.addWidget(self.text)
        layout.addWidget(close)
        widgets.open_at(self, look, *OPENED)


def _page(sources: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    parts = []
    for head, entries in sources:
        if entries:
            items = "".join(f"<li>{escape(entry)}</li>" for entry in entries)
            parts.append(f"<h2>{escape(head)}</h2><ul>{items}</ul>")
    return "".join(parts)
