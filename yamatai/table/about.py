"""Where the values of an edition come from, as a list in a dialogue."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from yamatai.table import fonts, widgets
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look

OPENED = (640, 600)
_HEADINGS = """
h1 {{ font-family: '{family}'; font-size: 28px; }}
h2 {{ font-family: '{family}'; font-size: 19px; }}
"""


class AboutEdition(QDialog):
    """A heading and a list for each source of `table.about_edition()`; scrolls with the arrow keys too."""

    def __init__(self, look: Look, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = look.text("about-edition-title")
        self.setWindowTitle(title)
        widgets.dress(self, look)
        self.text = QTextBrowser()
        self.text.setAccessibleName(title)
        self.text.document().setDefaultStyleSheet(widgets.sized(_HEADINGS.format(family=fonts.serif(1).family()), look))
        self.text.setHtml(_page(title, table.about_edition()))
        close = QDialogButtonBox()
        button = close.addButton(look.text("about-edition-close"), QDialogButtonBox.ButtonRole.AcceptRole)
        button.setDefault(True)
        close.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        widgets.space(layout, look, 16, (24, 20, 24, 20))
        layout.addWidget(self.text)
        layout.addWidget(close)
        widgets.open_at(self, look, *OPENED)


def _page(title: str, sources: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    parts = [f"<h1>{escape(title)}</h1>"]
    for head, entries in sources:
        if entries:
            items = "".join(f"<li>{escape(entry)}</li>" for entry in entries)
            parts.append(f"<h2>{escape(head)}</h2><ul>{items}</ul>")
    return "".join(parts)
