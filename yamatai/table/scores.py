"""The final scoring: who won and why, one row a player with every term of the score, and the ways on.

Its other faces show how the points came round by round: all seats in one graph, then every seat's by source.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from yamatai.play.game import Place
from yamatai.play.match import Match
from yamatai.table import fonts, layers, paint, points_graph, sources_graph
from yamatai.table.animator import Animator, Easing
from yamatai.table.controller import Controller
from yamatai.table.game_table import GameTable
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.picture import render
from yamatai.table.score_bar import signed
from yamatai.table.score_sheet import ScoreSheet, sheet_of
from yamatai.table.score_table import BUTTON, GAP, ScoreTable
from yamatai.table.stage import HEIGHT, WIDTH, Stage, StageView

MAIN, POINTS = "play-again", "points"
BUTTONS = ("see-board", POINTS, MAIN, "new-game", "save-picture")
"""The ids of the buttons, from left to right."""
TERMS, BY_ROUND, BY_SOURCE = FACES = ("terms", "points", "sources")
"""What the sheet shows; the button POINTS turns to the next."""
APPEAR_MS, COLUMN_MS = 200, 700
"""How long the screen fades in, and a column counts up (look.md 8)."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PICTURE = (1920, 1080)
"""The size of a saved picture, in pixels."""
_RADIUS, _EDGE = 18.0, 10.0  # of the sheet

_BESIDE, _BETWEEN = 28.0, 16.0  # the words of a button, the buttons; u


class ScoreScreen(Panel):
    """Covers the whole stage; its buttons are Place("button", id), one for each id in BUTTONS.

    The cells of the table are places too, to be read; in a graph there is a Place("series", number) for each seat.
    """

    MARGIN = 0.0
    hides_below = True

    def __init__(self, look: Look) -> None:
        super().__init__(look, QRectF(0, 0, WIDTH, HEIGHT), layers.COVER)
        self.title = look.text("area-scores")
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # to make a copy of all takes longer than to paint it
        self._table: GameTable | None = None
        self._said = ScoreTable(look, ScoreSheet())
        self._counted: list[float] = []  # by column: the share of its points that is shown
        self._face = TERMS
        self._in_picture = False
        self._sheet_only = False  # nothing else is to be painted just now
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # it is told what is to be painted

    def show(self, table: GameTable, match: Match) -> None:  # type: ignore[override]
        """Show how a finished match ended."""
        self._table = table
        sheet = sheet_of(self.look, table, match)
        self._said = ScoreTable(self.look, sheet)
        self._counted = [1.0] * len(sheet.columns)
        self.changed()

    def count_up(self, animator: Animator) -> None:
        """Let the screen appear, and one column after the other count up for all players. What moved before is at its
        end: it would be seen through."""
        stage = self.scene()
        assert isinstance(stage, Stage), "only what lies on the stage appears"
        animator.finish()
        animator.play(stage.appear, APPEAR_MS)
        for column in range(len(self._counted)):
            animator.play(partial(self._count, column), COLUMN_MS, Easing.OutQuad, delay=column * COLUMN_MS)

    def _count(self, column: int, share: float) -> None:
        self._counted[column] = share
        self.update(self._inside.adjusted(10, 10, -10, -10))

    def turn_over(self) -> None:
        """Show the next face: the points by round, the points by source, the scoring again."""
        self._face = self._next_face
        self.changed()

    @property
    def _next_face(self) -> str:
        return FACES[(FACES.index(self._face) + 1) % len(FACES)]

    def picture(self, controller: Controller) -> QImage:
        """What is shown, as a picture without buttons."""
        controller.stage.animator.finish()
        self._in_picture = True
        try:
            return render(controller, *PICTURE)
        finally:
            self._in_picture = False

    def own_spots(self) -> Sequence[Spot]:
        rects = zip(BUTTONS, self._button_rects(), strict=True)
        buttons = [Spot(Place("button", id), rect, self._label(id)) for id, rect in rects]
        return [*(self._said.cells() if self._face == TERMS else self._series()), *buttons]

    def _series(self) -> Iterator[Spot]:
        """A seat's part of a graph, with all its numbers as its name."""
        sheet, room = self._said.sheet, self._said.rect
        if self._face == BY_ROUND:
            total, rects = self.look.text("scores-total"), points_graph.ends(room, sheet.lines)
            told = [(line.name, [(total, line.points)]) for line in sheet.lines]
        else:
            rects, names = sources_graph.cells(room, len(sheet.bars)), [source.name for source in sheet.sources]
            told = [(bars.name, list(zip(names, zip(*bars.points, strict=True), strict=True))) for bars in sheet.bars]
        for number, (rect, (name, series)) in enumerate(zip(rects, told, strict=True)):
            numbers = (f"{what}: {', '.join(map(signed, points))}" for what, points in series if any(points))
            name = self.look.text("scores-series", name=name, points="; ".join(numbers))
            yield Spot(Place("series", number), rect, name, reads=True)

    # Where things lie

    def _label(self, button: str) -> str:
        return self.look.text(f"scores-{self._next_face if button == POINTS else button}")

    def _button_rects(self) -> list[QRectF]:
        widths = [fonts.width(self._label(id), _button_font()) + 2 * _BESIDE for id in BUTTONS]
        left = (WIDTH - sum(widths) - _BETWEEN * (len(widths) - 1)) / 2
        top = self._said.rect.bottom() + GAP
        rects = []
        for width in widths:
            rects.append(QRectF(left, top, width, BUTTON))
            left += width + _BETWEEN
        return rects

    @property
    def _inside(self) -> QRectF:
        """The sheet without its edge: nothing is seen there but what lies on it."""
        return self._said.rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._sheet_only = self._inside.contains(option.exposedRect)
        super().paint(painter, option, widget)

    def paint_panel(self, painter: QPainter) -> None:
        if not self._sheet_only:
            self._paint_around(painter)
        self._paint_sheet(painter)
        if not self._in_picture:
            self._paint_focus(painter)

    def _paint_around(self, painter: QPainter) -> None:
        self._said.paint_sun(painter)
        ink = self._table.words_on_backdrop() if self._table is not None else self.look.theme.halo
        self._said.paint_words(painter, ink)
        if not self._in_picture:
            self._paint_buttons(painter)

    def _paint_sheet(self, painter: QPainter) -> None:
        said, sheet, theme = self._said, self._said.sheet, self.look.theme
        paint.panel(painter, said.rect, theme, _RADIUS, fine_line=0.45)
        if self._face == BY_ROUND:
            points_graph.paint_graph(painter, said.rect, sheet.lines, self.look.text("scores-round"), theme)
        elif self._face == BY_SOURCE:
            lost = self.look.text("scores-lost")
            sources_graph.paint_sources(painter, said.rect, sheet.bars, sheet.sources, lost, theme)
        else:
            said.paint_rows(painter)
            said.paint_points(painter, self._counted)

    def _paint_focus(self, painter: QPainter) -> None:
        """Where the keyboard reads."""
        for spot in self.own_spots() if any(mark & Mark.FOCUS for mark in self.marks.values()) else ():
            if spot.reads:
                paint.marks(painter, spot.rect, self.mark_of(spot.place) & Mark.FOCUS, self.look.theme, 10)

    def _paint_buttons(self, painter: QPainter) -> None:
        for id, rect in zip(BUTTONS, self._button_rects(), strict=True):
            paint.shadow(painter, rect, 12, self.look.theme)
            self._paint_button(painter, id, rect)

    def _paint_button(self, painter: QPainter, id: str, rect: QRectF) -> None:
        theme, mark = self.look.theme, self.mark_of(Place("button", id))
        fill, ink = (theme.main_button, theme.main_text) if id == MAIN else (theme.panel, theme.text)
        face = paint.button(painter, rect, fill, mark, 12)
        fonts.draw_lines(painter, (self._label(id),), face, _button_font(), ink, align=paint.CENTRE)
        paint.marks(painter, rect, mark & Mark.FOCUS, theme, 12)


class EnterKey(QObject):
    """The Enter key on the final scoring: it plays again, unless the keyboard stands on another button.

    While columns count up it only shows them whole, as any key does. The other keys go their usual way.
    """

    def __init__(self, view: StageView, screen: ScoreScreen, stage: Stage) -> None:
        super().__init__(stage)
        self._view, self._screen, self._stage = view, screen, stage
        self._skips = False
        view.installEventFilter(self)

    def close(self) -> None:
        self._view.removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in ENTER:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            self._skips = self._stage.animator.busy
        elif event.type() == QEvent.Type.KeyPress:
            return self._on_press(event)
        return False

    def _on_press(self, event: QKeyEvent) -> bool:
        skips, self._skips = self._skips, False
        focused = (place for place, mark in self._screen.marks.items() if mark & Mark.FOCUS)
        if not skips and any(place.kind == "button" for place in focused):
            return False
        if not skips and not event.isAutoRepeat():
            self._stage.pressed.emit(MAIN)
        return True


def _button_font() -> QFont:
    return fonts.sans(20, fonts.BOLD)
