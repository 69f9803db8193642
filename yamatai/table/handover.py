"""Passing the screen on: between two people the table is covered until the next one says who he is.

Below the cover the table shows what anybody may see (`Viewpoint`), so that nothing private is painted, spoken
or named there. The card tells what happened since the person's last turn.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from yamatai.play.game import Place
from yamatai.play.match import Node
from yamatai.table import art, fonts, layers, paint
from yamatai.table.controller import Controller
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.stage import HEIGHT, WIDTH
from yamatai.table.theme import faded

BUTTON = "hand-over"
"""The id of the cover's button."""
CARD = QRectF(560, 250, 800, 580)
FADE_MS = 200
_COVER = 0.90  # opacity
_BEYOND = 4000.0  # u that the cover reaches beyond the stage, for windows of every shape

# Down, from the card's upper edge, u.
_BAND = 164.0
_TITLE = QRectF(24, 12, 752, 84)
_MEDALLION = (172.0, 70.0)  # y of its centre, radius
_HEADLINE = QRectF(24, 254, 752, 40)
_NEWS = QRectF(50, 302, 700, 176)
_HOLDINGS = (54.0, 36.0)  # the height of the line below the news, the side of a drawing
_FOOT = QRectF(0, 616, 800, 40)
_BUTTON_TOP, _BUTTON_HEIGHT = 484.0, 66.0
_TITLES = (44.0, 38.0, 32.0, 26.0)  # sizes of text: the largest that fits
_MARK = 30.0  # room for the drawing of a seat
_GAP = 6.0  # between two turns
_RADIUS = 22.0


@attrs.frozen
class Turn:
    """What a seat did in a turn, as one paragraph."""

    drawing: str
    text: str


@attrs.frozen
class _Card:
    """All that the card says."""

    name: str = ""
    fill: QColor = attrs.field(factory=QColor)
    ink: QColor = attrs.field(factory=QColor)
    drawing: str = ""
    headline: str = ""
    note: str = ""
    turns: tuple[Turn, ...] = ()
    holdings: tuple[tuple[str, str], ...] = ()


def turns(table: GameTable, names: Sequence[str], nodes: Sequence[Node]) -> tuple[Turn, ...]:
    """Actions in words, a paragraph for each turn. What ends it goes without saying."""
    found = []
    for turn in _by_turn(nodes):
        seat = turn[0].seat
        events = (event for node in turn for event in node.events if not event.ends_turn)
        first, *rest = [line for event in events if (line := table.log_line(event))] or [""]
        rest = [line.removeprefix(f"{names[seat]} ") for line in rest]  # who it was stands at the beginning
        if first:
            found.append(Turn(table.seat_drawing(seat), "; ".join((first, *rest)) + "."))
    return tuple(found)


def _by_turn(nodes: Sequence[Node]) -> list[list[Node]]:
    found: list[list[Node]] = []
    for node in nodes:
        if not found or found[-1][-1].ends_turn or found[-1][-1].seat != node.seat:
            found.append([])
        found[-1].append(node)
    return found


class Cover(Panel):
    """Covers the stage and all round it. Its one button is Place("button", BUTTON)."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.COVER)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # it is larger than any window
        self._card = _Card()
        self.setVisible(False)

    def tell(self, card: _Card) -> None:
        """Show who is to sit down."""
        self._card = card
        self.title = self.look.text("hand-over-title", name=card.name)
        self.changed()

    def covers(self, point: QPointF) -> bool:
        return True

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self.size).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def own_spots(self) -> Sequence[Spot]:
        return [Spot(Place("button", BUTTON), self._button(), self._label)]

    @property
    def _label(self) -> str:
        return self.look.text("hand-over-button", name=self._card.name)

    def _button(self) -> QRectF:
        width = min(max(360.0, fonts.width(self._label, _button_font()) + 60), CARD.width() - 48)
        return QRectF(CARD.center().x() - width / 2, CARD.top() + _BUTTON_TOP, width, _BUTTON_HEIGHT)

    # Painting

    def paint_panel(self, painter: QPainter) -> None:
        theme, card = self.look.theme, self._card
        painter.fillRect(self.boundingRect(), faded(theme.cover, _COVER))
        if theme.seigaiha is not None:
            paint.endless_waves(painter, self.boundingRect(), theme.seigaiha)
        paint.panel(painter, CARD, theme, _RADIUS, fine_line=0.45)
        painter.save()
        painter.translate(CARD.topLeft())
        self._paint_band(painter)
        self._paint_news(painter)
        foot = self.look.text("hand-over-foot", key=self.look.keys.shown("sit-down") or "none")
        fonts.draw_text(painter, foot, _FOOT, fonts.sans(20), theme.halo, align=paint.CENTRE)
        fonts.draw_text(painter, card.headline, _HEADLINE, fonts.sans(26, fonts.BOLD), theme.text, align=paint.CENTRE)
        painter.restore()
        self._paint_button(painter)

    def _paint_band(self, painter: QPainter) -> None:
        theme, card = self.look.theme, self._card
        painter.save()
        painter.setClipRect(QRectF(0, 0, CARD.width(), _BAND), Qt.ClipOperation.IntersectClip)
        paint.box(painter, QRectF(0, 0, CARD.width(), _BAND + 2 * _RADIUS), _RADIUS, card.fill)
        painter.restore()
        painter.fillRect(QRectF(0, _BAND - 3, CARD.width(), 3), theme.tile_back_line)
        size = next((s for s in _TITLES if fonts.width(self.title, fonts.serif(s)) <= _TITLE.width()), _TITLES[-1])
        fonts.draw_text(painter, self.title, _TITLE, fonts.serif(size), card.ink, lines=2, align=paint.CENTRE)
        y, radius = _MEDALLION
        centre = QPointF(CARD.width() / 2, y)
        painter.setPen(QPen(theme.ink, 2.0))
        painter.setBrush(theme.tile)
        painter.drawEllipse(centre, radius, radius)
        half = radius * 0.68
        if card.drawing:
            art.draw_fitted(painter, card.drawing, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))

    def _paint_news(self, painter: QPainter) -> None:
        """What happened, each turn in as many lines as there is room for."""
        theme, told = self.look.theme, self._card.turns
        font = fonts.sans(self.look.size(18))
        step = font.pixelSize() * fonts.BUBBLE_LEADING
        if not told:
            room = QRectF(_NEWS.left(), _NEWS.top(), _NEWS.width(), 2 * step)
            fonts.draw_text(painter, self._card.note, room, font, theme.second_text, align=paint.CENTRE)
            self._paint_holdings(painter, room.bottom())
            return
        lines = max(1, int((_NEWS.height() - _GAP * (len(told) - 1)) / step) // len(told))
        width = _NEWS.width() - _MARK - 8
        broken = [fonts.wrap(turn.text, font, width, lines) for turn in told]
        high = step * sum(map(len, broken)) + _GAP * (len(broken) - 1)
        y = _NEWS.top() + max(0.0, min(12.0, (_NEWS.height() - high) / 2))
        for turn, words in zip(told, broken, strict=True):
            art.draw_fitted(painter, turn.drawing, QRectF(_NEWS.left(), y, _MARK, step))
            room = QRectF(_NEWS.left() + _MARK + 8, y, width, step * len(words))
            y = _GAP + fonts.draw_lines(painter, words, room, font, theme.second_text, leading=fonts.BUBBLE_LEADING)
        self._paint_holdings(painter, y)

    def _paint_holdings(self, painter: QPainter, top: float) -> None:
        """What the person has, in the middle of what is left below the news, if that is enough."""
        font, (least, side) = fonts.sans(23, fonts.BOLD), _HOLDINGS
        left = _NEWS.bottom() - top
        widths = [side + 10 + fonts.width(words, font) for _, words in self._card.holdings]
        if left < least or not widths:
            return
        x, y = CARD.width() / 2 - (sum(widths) + 56 * (len(widths) - 1)) / 2, top + left / 2
        for (drawing, words), width in zip(self._card.holdings, widths, strict=True):
            art.draw_fitted(painter, drawing, QRectF(x, y - side / 2, side, side))
            room = QRectF(x + side + 10, y - 20, width, 40)
            fonts.draw_lines(painter, (words,), room, font, self.look.theme.text, align=paint.LEFT)
            x += width + 56

    def _paint_button(self, painter: QPainter) -> None:
        theme, rect, mark = self.look.theme, self._button(), self.mark_of(Place("button", BUTTON))
        face = paint.button(painter, rect, theme.main_button, mark, 12)
        label = fonts.elide(self._label, _button_font(), rect.width() - 24)
        fonts.draw_lines(painter, (label,), face, _button_font(), theme.main_text, align=paint.CENTRE)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 12)


class HandOver(QObject):
    """Covers one controller's table between two people. `covered` tells whether it is covered now."""

    covered = Signal(bool)

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.cover = Cover(controller.stage.look)
        controller.stage.add_panels([self.cover])
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self.cover.setOpacity)
        controller.changed.connect(self._on_change)
        controller.stage.pressed.connect(self._on_button)

    def switch(self, on: bool) -> None:
        """Cover the table between people from now on, or never."""
        viewpoint = self.controller.viewpoint
        if viewpoint.hand_over != on:
            viewpoint.hand_over = on
            viewpoint.ask_who()
            self.controller.refresh()

    def sit_down(self) -> None:
        """The person whose turn it is sits before the screen."""
        if self.controller.covered:
            self.controller.viewpoint.sit_down()
            self.controller.refresh()

    def _on_button(self, id: str) -> None:
        if id == BUTTON:
            self.sit_down()

    def _on_change(self) -> None:
        covered = self.controller.covered
        if covered:
            self.cover.tell(self._tell_card())
        if covered != self.cover.isVisible():
            self.cover.setVisible(covered)
            self._fade.stop()
            self.cover.setOpacity(1.0)
            if covered and not self.controller.stage.look.reduced_motion:
                self._fade.start()
            self.controller.marked.emit()  # other places can be reached now
            self.covered.emit(covered)

    def _tell_card(self) -> _Card:
        controller, table = self.controller, self.controller.table
        match, seat = controller.match, controller.seat
        names = tuple(each.name for each in match.game.setup.seats)
        fill, ink = table.seat_colours(seat)
        text = controller.stage.look.text
        headline = text("hand-over-move", round=match.game.round(match.state))
        if match.node is match.root:
            note = text("hand-over-begin")
        else:
            note = text("hand-over-nothing" if match.node.ends_turn else "hand-over-amid")
        news = turns(table, names, match.since(seat))
        has = table.holdings(controller.view, seat)
        return _Card(names[seat], fill, ink, table.seat_drawing(seat), headline, note, news, has)


def _button_font() -> QFont:
    return fonts.sans(24, fonts.BOLD)
