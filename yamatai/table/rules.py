"""The rules of a game to read beside the table: opened at a number, searched by words, left with Esc."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QImage, QKeySequence, QPainter, QPainterPath, QShortcut, QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from yamatai.table import fonts, widgets
from yamatai.table.look import Look
from yamatai.table.theme import Theme

FIGURE = "figure"
"""The scheme of the pictures' addresses."""
OPENED = (960, 680)
CHAPTERS, NUMBER = 250, 58
"""The widths of the list of chapters and of the numbers before the rules, u."""
EDGES = 132
"""The width of all that is neither list, nor number, nor text: room between them, frames, the bar to scroll; u."""
_CORNER = 10.0
_NUMBERED = re.compile(r"\d+(\.\d+)?$")
_NAMED = re.compile(r"\b\d+\.\d+\b")
"""A number within a text that may be that of a rule."""


@attrs.frozen
class Figure:
    """A picture below a rule. `told` says what it shows: it stands below the picture, and is read aloud in its place.

    `paint` fills (0, 0, size) in a theme; it is called when the picture first comes into sight.
    """

    id: str
    told: str
    size: QSizeF
    paint: Callable[[QPainter, QSizeF, Theme], None] = attrs.field(eq=False)


@attrs.frozen
class Rule:
    """An entry of the rules. `id` is what refusals and links name, such as `5.3`; an id without a dot is a chapter."""

    id: str
    head: str = ""
    text: str = ""
    figures: tuple[Figure, ...] = ()

    @property
    def number(self) -> str:
        """What stands before the entry; nothing for one that only has a name."""
        return self.id if _NUMBERED.match(self.id) else ""

    @property
    def is_chapter(self) -> bool:
        return "." not in self.id

    def has(self, words: Sequence[str]) -> bool:
        """Whether all words occur in the entry; case does not matter."""
        told = " ".join(figure.told for figure in self.figures)
        there = f"{self.number} {self.head} {self.text} {told}".casefold()
        return all(word in there for word in words)


class Page(QTextBrowser):
    """The text, and the pictures of those rules that have come into sight: each is painted once for a theme.

    A picture that is asked for is empty at first and painted when nothing else is to be done, so that the text
    shows at once.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.theme: Theme | None = None
        self.unit = 1.0
        """How many pixels a u of a picture has."""
        self._figures = {figure.id: figure for rule in rules for figure in rule.figures}
        self._painted: dict[tuple[str, Theme, float, float], QImage] = {}
        self._wanted: list[QUrl] = []
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._paint_next)

    @property
    def painted(self) -> frozenset[str]:
        """The ids of the pictures that were painted so far."""
        return frozenset(id for id, *_ in self._painted)

    @property
    def waiting(self) -> bool:
        """Whether a picture that was asked for is not painted yet."""
        return bool(self._wanted)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        figure = self._figures.get(url.path()) if url.scheme() == FIGURE else None
        if figure is None:
            return super().loadResource(type, name)
        found = self._painted.get(self._key(figure.id))
        if found is None:
            self._wanted.append(url)
            self._rest.start()
            return _empty(figure.size * self.unit, self.devicePixelRatioF())
        return found

    def _key(self, id: str) -> tuple[str, Theme, float, float]:
        assert self.theme is not None
        return id, self.theme, self.devicePixelRatioF(), self.unit

    def _paint_next(self) -> None:
        """Paint one of the pictures that were asked for."""
        if not self._wanted:
            return
        url = self._wanted.pop(0)
        figure = self._figures[url.path()]
        key = self._key(figure.id)
        if key not in self._painted:
            self._painted[key] = _painted(figure, *key[1:])
        self.document().addResource(QTextDocument.ResourceType.ImageResource, url, self._painted[key])
        self.viewport().update()
        self._rest.start()


def _empty(size: QSizeF, ratio: float) -> QImage:
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painted(figure: Figure, theme: Theme, ratio: float, unit: float = 1.0) -> QImage:
    image = _empty(figure.size * unit, ratio)
    painter = QPainter(image)
    painter.scale(unit, unit)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(QPointF(), figure.size), _CORNER, _CORNER)
    painter.setClipPath(shape)
    figure.paint(painter, figure.size, theme)
    painter.end()
    return image


class RulesWindow(QDialog):
    """A search field above the chapters and the text. It does not keep the table from being played on."""

    def __init__(self, look: Look, rules: Sequence[Rule], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.rules = look, tuple(rules)
        self.target = ""
        """The id of the entry that stands out."""
        self.setWindowTitle(look.text("rules-title"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(look.text("rules-search"))
        self.field.setAccessibleName(look.text("rules-search"))
        self.field.setClearButtonEnabled(True)
        self.found = widgets.style(QLabel(), "note")
        self.chapters = QListWidget()
        self.chapters.setAccessibleName(look.text("rules-chapters"))
        self.chapters.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.chapters.setWordWrap(True)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for rule in self.rules:
            if rule.is_chapter:
                self.chapters.addItem(f"{rule.id}   {rule.head}")
        self.page = Page(self.rules)
        self.page.setAccessibleName(look.text("rules-title"))
        self.field.textChanged.connect(self._on_words)
        self.chapters.currentRowChanged.connect(self._on_chapter)
        self.page.anchorClicked.connect(self._on_link)
        QShortcut(QKeySequence.StandardKey.Find, self, self.field.setFocus)
        self._lay_out()
        self.restyle()

    def open_at(self, id: str) -> None:
        """Show all rules, the named one in sight and standing out; an unknown one shows its chapter or the start."""
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self.target = self._nearest(id)
        self._write()
        self._choose_chapter()
        self.show()
        self.activateWindow()
        self.page.setFocus()
        self.page.scrollToAnchor(self.target)

    def restyle(self) -> None:
        """Take over the look's theme."""
        look = self.look
        widgets.dress(self, look)
        for widget in (self.field, self.found, self.chapters, self.page):
            widget.setFont(widgets.font(look))  # a second style sheet would take an inherited one away
        self.chapters.setStyleSheet(widgets.sized(_chapter_style(look.theme), look))
        self.chapters.setFixedWidth(look.letters(CHAPTERS))
        self._write()

    @property
    def shown(self) -> tuple[Rule, ...]:
        """The entries that stand in the text now: all, or those that the words in the field find."""
        words = self.field.text().casefold().split()
        if not words:
            return self.rules
        return tuple(rule for rule in self.rules if not rule.is_chapter and rule.has(words))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.field, 1)
        head.addWidget(self.found)
        body = QHBoxLayout()
        widgets.space(body, self.look, 14)
        body.addWidget(self.chapters)
        body.addWidget(self.page, 1)
        layout = QVBoxLayout(self)
        widgets.space(layout, self.look, 12, (20, 18, 20, 20))
        layout.addLayout(head)
        layout.addLayout(body, 1)
        widgets.open_at(self, self.look, *OPENED)

    # What is shown

    def _write(self) -> None:
        shown = self.shown
        ids = frozenset(rule.id for rule in self.rules)
        words = self.field.text().split()
        self.page.theme, self.page.unit = self.look.theme, self._unit()
        entries = _with_chapters(self.rules, shown)
        self.page.setHtml(_page(entries, self.look, self.page.unit, ids, self.target, words))
        self.found.setText(self.look.text("rules-found", count=len(shown)) if words else "")
        self.found.setVisible(bool(words))  # an empty one would take room beside the field

    def _unit(self) -> float:
        """How many pixels a u of the pictures has: where the text is narrow, they are no wider."""
        widest = max((figure.size.width() for rule in self.rules for figure in rule.figures), default=1.0)
        room = self.width() - self.look.letters(CHAPTERS + NUMBER) - self.look.pixels(EDGES)
        return min(self.look.scale, room / widest)

    def _nearest(self, id: str) -> str:
        ids = {rule.id for rule in self.rules}
        while id not in ids and "." in id:
            id = id.rpartition(".")[0]
        return id if id in ids else self.rules[0].id

    def _choose_chapter(self) -> None:
        """Let the list follow the text."""
        chapters = [rule.id for rule in self.rules if rule.is_chapter]
        self.chapters.blockSignals(True)
        self.chapters.setCurrentRow(chapters.index(self.target.partition(".")[0]))
        self.chapters.blockSignals(False)

    # What the person does

    def _on_words(self) -> None:
        self.target = ""
        self._write()
        self.page.verticalScrollBar().setValue(0)

    def _on_chapter(self, row: int) -> None:
        chapter = [rule.id for rule in self.rules if rule.is_chapter][row]
        self.field.clear()
        self.target = ""
        self._write()
        self.page.scrollToAnchor(chapter)

    def _on_link(self, link: QUrl) -> None:
        self.open_at(link.fragment())


def _with_chapters(rules: Sequence[Rule], shown: Sequence[Rule]) -> list[Rule]:
    """The shown entries, each under the head of its chapter."""
    kept = {rule.id for rule in shown} | {rule.id.partition(".")[0] for rule in shown}
    return [rule for rule in rules if rule.id in kept]


# The page

_STYLE = """
h2 {{ font-family: '{serif}'; font-size: 21px; margin-top: 20px; margin-bottom: 4px; }}
td {{ padding: 5px 8px; }}
.figure {{ margin-top: 10px; margin-bottom: 4px; }}
.told {{ color: {second}; }}
.number {{ color: {accent}; font-weight: bold; }}
.target {{ background-color: {target}; }}
.hit {{ background-color: {hit}; color: {ink}; }}
a {{ color: {text}; }}
"""


def _page(
    rules: Sequence[Rule], look: Look, unit: float, ids: frozenset[str], target: str, words: Sequence[str]
) -> str:
    """The entries as HTML, a table for each chapter; `unit` is that of the pictures."""
    theme = look.theme
    dark = theme.tile.lightness() < 128
    style = _STYLE.format(
        serif=fonts.serif(1).family(),
        accent=theme.accent_text.name(),
        target=_mixed(theme.legal_glow, theme.tile, 0.22 if dark else 0.55),
        hit=theme.legal_glow.name(),
        ink=theme.ink.name(),
        text=theme.text.name(),
        second=theme.second_text.name(),
    )
    parts = [f"<style>{widgets.sized(style, look)}</style>"]
    for rule in rules:
        if rule.is_chapter:
            head = f'<h2><a name="{rule.id}"></a>{rule.id}&nbsp;&nbsp;{escape(rule.head)}</h2>'
            parts.append(f'{"</table>" if len(parts) > 1 else ""}{head}<table width="100%" cellspacing="0">')
        else:
            parts.append(_row(rule, look, unit, rule.id == target, ids, words))
    return "".join([*parts, "</table>" if len(parts) > 1 else ""])


def _row(rule: Rule, look: Look, unit: float, is_target: bool, ids: frozenset[str], words: Sequence[str]) -> str:
    head = f"<b>{_marked(rule.head, words)}</b><br>" if rule.head else ""
    text = _linked(_marked(rule.text, words), ids).replace("\n", "<br>")
    text += "".join(_shown(figure, look, unit, words) for figure in rule.figures)
    number = f'<a name="{rule.id}"></a><span class="number">{_marked(rule.number, words)}</span>'
    cells = f'<td width="{look.letters(NUMBER)}">{number}</td><td>{head}{text}</td>'
    return f'<tr class="{"target" if is_target else ""}">{cells}</tr>'


def _shown(figure: Figure, look: Look, unit: float, words: Sequence[str]) -> str:
    """A picture with what it shows below it. In another theme it has another address: a document keeps what it has."""
    size = (figure.size * unit).toSize()
    place = f'width="{size.width()}" height="{size.height()}" alt="{escape(figure.told)}"'
    image = f'<img src="{FIGURE}:{figure.id}?{look.theme.name}" {place}>'
    return f'<p class="figure">{image}<br><span class="told">{_marked(figure.told, words)}</span></p>'


def _marked(text: str, words: Sequence[str]) -> str:
    """The text as HTML, the words that were looked for standing out."""
    if not words:
        return escape(text)
    wanted = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    pieces = re.split(f"({wanted})", text, flags=re.IGNORECASE)  # every second one is a hit
    return "".join(f'<span class="hit">{escape(p)}</span>' if i % 2 else escape(p) for i, p in enumerate(pieces))


def _linked(html: str, ids: frozenset[str]) -> str:
    """The text with links on the numbers of rules."""

    def link(number: re.Match[str]) -> str:
        return f'<a href="#{number[0]}">{number[0]}</a>' if number[0] in ids else number[0]

    return _NAMED.sub(link, html)


def _mixed(over: QColor, under: QColor, share: float) -> str:
    """An opaque colour between the two, as CSS."""
    pairs = ((over.red(), under.red()), (over.green(), under.green()), (over.blue(), under.blue()))
    return QColor(*(round(a * share + b * (1 - share)) for a, b in pairs)).name()


def _chapter_style(theme: Theme) -> str:
    chosen = f"background: {theme.number_band.name()}; color: {theme.number_text.name()};"
    return f"""
QListWidget {{
    color: {theme.text.name()}; background: {theme.field.name()}; border: 1px solid {theme.panel_line.name()};
    border-radius: 7px; padding: 4px; outline: none;
}}
QListWidget:focus {{ border: 2px solid {theme.text.name()}; padding: 3px; }}
QListWidget::item {{ padding: 5px 6px; border-radius: 5px; }}
QListWidget::item:selected {{ {chosen} }}
"""
