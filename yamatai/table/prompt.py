"""The bar above the board: the steps of a turn, the buttons, and the sentence that says what can be done now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from yamatai.play.game import Place
from yamatai.table import art, fonts, paint
from yamatai.table.animator import Animator, Easing
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot

Role = Literal["plain", "power", "main", "quiet"]

MIDDLE = 28.0
"""The y of the steps and buttons, u."""

_EDGE = 14.0  # from the bar's left edge to the first step
_BUTTON_EDGE = 9.0  # from the last button to the bar's right edge
_BUTTON_GAP = 8.0
_BUTTON_PAD = 13.0
_HEIGHT = 38.0  # of a button, and of the pill of the current step
_GLYPH = 22.0
_CIRCLE = 26.0
_PILL_PAD = (6.0, 13.0)  # before the circle and behind the name
_WORD_GAP = 7.0  # from a circle or glyph to its word
_STEP_GAPS = (8.0, 56.0)  # the least, and what is taken where there is room
_DISABLED = 0.45
_GLYPH_BOX = QRectF(0, 0, 24, 24)  # what the one-colour glyphs have in common; other drawings keep their colours

_PROMPT_LEFT = 41.0
_PROMPT_ONE = (52.0, 29.0)  # y and height of the prompt's ground for one line, for two
_PROMPT_TWO = (48.0, 37.0)


@attrs.frozen
class Button:
    """A button of the bar; one without a text shows its glyph alone. `hint` says what it does, or why it cannot."""

    id: str
    text: str = ""
    glyph: str = ""
    role: Role = "plain"
    enabled: bool = True
    hint: str = ""

    @property
    def width(self) -> float:
        """Its width on the bar, u."""
        if not self.text:
            return _HEIGHT
        glyph = _GLYPH + _WORD_GAP if self.glyph else 0
        return 2 * _BUTTON_PAD + glyph + fonts.width(self.text, _button_font())


@attrs.frozen
class _Shown:
    steps: tuple[str, ...] = ()
    current: int = 0
    prompt: str = ""
    buttons: tuple[Button, ...] = ()


@attrs.frozen(eq=False)
class Standing:
    """Where the pill stands: on which of the steps, and where these lie on the bar; and which powers can be used."""

    steps: tuple[str, ...]
    current: int
    rects: tuple[QRectF, ...]
    ready: frozenset[str]


@attrs.frozen(eq=False)
class _Layout:
    """Where steps and buttons lie; `size` is that of the steps' names, `named` whether all have room for theirs."""

    steps: tuple[QRectF, ...] = ()
    buttons: tuple[QRectF, ...] = ()
    size: float = 17.0
    named: bool = True


class PhaseBar(Panel):
    """Knows no game: whoever shows it says what it shows."""

    def __init__(self, look: Look, rect: QRectF) -> None:
        super().__init__(look, rect)
        self.title = look.text("area-bar")
        self._shown = _Shown()
        self._layout = _Layout()
        self._left: Standing | None = None  # the step from which the pill is on its way, and how far it is
        self._share = 1.0
        self._pulsing: frozenset[str] = frozenset()  # the buttons that light up, and how much
        self._lit = 0.0

    @property
    def standing(self) -> Standing:
        """Where the pill of the current step stands."""
        ready = frozenset(button.id for button in self._shown.buttons if button.role == "power" and button.enabled)
        return Standing(self._shown.steps, self._shown.current, self._layout.steps, ready)

    def slide(self, before: Standing, animator: Animator, ms: float) -> None:
        """Let the pill come from where it stood before, where that was another of the same steps."""
        now, count = self.standing, len(self._shown.steps)
        if before.steps == now.steps and before.current != now.current and max(before.current, now.current) < count:
            self._left = before
            animator.play(self._slide, ms, Easing.OutCubic)

    def pulse(self, before: Standing, animator: Animator, ms: float) -> None:
        """Let a power that can be used now, and could not before, light up once."""
        self._pulsing = self.standing.ready - before.ready
        if self._pulsing:
            animator.play(self._light, ms)

    def _light(self, share: float) -> None:
        self._lit = math.sin(math.pi * share) if share < 1 else 0.0
        self.update()

    def _slide(self, share: float) -> None:
        self._share = share
        self.update()

    def show(  # type: ignore[override]
        self, steps: Sequence[str], current: int, prompt: str, buttons: Sequence[Button]
    ) -> None:
        """`current` is the index of the running step, the number of steps when all are done."""
        shown = _Shown(tuple(steps), current, prompt, tuple(buttons))
        if shown != self._shown:
            self._shown = shown
            self._share = 1.0
            self._layout = _lay_out(shown, self.size.width())
            self.changed()

    def button(self, id: str) -> Button | None:
        """The button of that id, None if it is not shown."""
        return next((button for button in self._shown.buttons if button.id == id), None)

    @property
    def prompt(self) -> str:
        """The sentence that says what can be done now."""
        return self._shown.prompt

    def own_spots(self) -> Sequence[Spot]:
        shown, layout = self._shown, self._layout
        steps = [Spot(Place("step", i), rect, self._step_name(i)) for i, rect in enumerate(layout.steps)]
        buttons = [
            Spot(Place("button", button.id), rect, button.hint or button.text)
            for button, rect in zip(shown.buttons, layout.buttons, strict=True)
        ]
        return steps + buttons

    def _step_name(self, step: int) -> str:
        shown = self._shown
        state = "done" if step < shown.current else "now" if step == shown.current else "ahead"
        return self.look.text(f"prompt-step-{state}", number=step + 1, count=len(shown.steps), name=shown.steps[step])

    def paint_panel(self, painter: QPainter) -> None:
        paint.panel(painter, QRectF(QPointF(), self.size), self.look.theme)
        self._paint_prompt(painter)
        self._paint_dots(painter)
        self._paint_steps(painter)
        for button, rect in zip(self._shown.buttons, self._layout.buttons, strict=True):
            self._paint_button(painter, button, rect)

    def _paint_prompt(self, painter: QPainter) -> None:
        theme = self.look.theme
        lines, font = fit_prompt(self._shown.prompt, self.size.width() - _PROMPT_LEFT - 20, self.look)
        top, height = _PROMPT_ONE if len(lines) < 2 else _PROMPT_TWO
        ground = QRectF(8, top, self.size.width() - 16, height)
        paint.field(painter, ground, theme)
        if not self._shown.prompt:
            return
        y = ground.center().y()
        painter.setBrush(theme.accent_text)
        painter.drawPolygon(QPolygonF([QPointF(18, y - 7), QPointF(31, y), QPointF(18, y + 7)]))
        words = ground.adjusted(_PROMPT_LEFT - ground.left(), 0, 0, 0)
        leading = min(fonts.TILE_LEADING, height / len(lines) / font.pixelSize())
        fonts.draw_lines(painter, lines, words, font, theme.text, leading=leading, align=paint.LEFT)

    def _paint_dots(self, painter: QPainter) -> None:
        """A dotted line from each step to the next, where they do not stand too close."""
        pen = QPen(self.look.theme.panel_line, 2.0, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.7])
        painter.setPen(pen)
        for before, after in pairwise(self._layout.steps):
            start, end = before.right() + 8, after.left() - 8
            if end - start > 8:
                painter.drawLine(QPointF(start, MIDDLE), QPointF(end, MIDDLE))

    def _paint_steps(self, painter: QPainter) -> None:
        """All steps, then the pill with what it covers, on its way or where it goes."""
        shown, rects = self._shown, self._layout.steps
        for step, rect in enumerate(rects):
            if step == shown.current and self._share == 1:
                self._paint_pill(painter, rect)
            else:
                self._paint_step(painter, step, rect, now=False)
        if self._share < 1:
            self._paint_pill(painter, rects[shown.current])
        for step, rect in enumerate(rects):
            mark = self.mark_of(Place("step", step)) & (Mark.LEGAL | Mark.FOCUS)
            paint.marks(painter, rect.adjusted(-5, 0, 6, 0), mark, self.look.theme, rect.height() / 2)

    def _paint_pill(self, painter: QPainter, goal: QRectF) -> None:
        pill, round_ = QRectF(goal), QPainterPath()
        if self._left is not None and self._share < 1:
            start, share = self._left.rects[self._left.current], self._share
            pill.setLeft(start.left() + (goal.left() - start.left()) * share)
            pill.setRight(start.right() + (goal.right() - start.right()) * share)
        paint.raised(painter, pill, self.look.theme.main_button, pill.height() / 2, growing=self._share < 1)
        if self._share == 1:
            self._paint_step(painter, self._shown.current, goal, now=True)
            return
        painter.save()
        round_.addRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setClipPath(round_, Qt.ClipOperation.IntersectClip)
        for step, rect in enumerate(self._layout.steps):
            self._paint_step(painter, step, rect, now=True)
        painter.restore()

    def _paint_step(self, painter: QPainter, step: int, rect: QRectF, now: bool) -> None:
        """Circle and name; `now` as they look on the pill."""
        theme = self.look.theme
        wide = step == self._shown.current  # it keeps its place while the pill is on its way
        circle = QRectF(rect.left() + (_PILL_PAD[0] if wide else 0), MIDDLE - _CIRCLE / 2, _CIRCLE, _CIRCLE)
        self._paint_circle(painter, circle, step, now)
        if wide or self._layout.named:
            words = QRectF(circle.right() + _WORD_GAP, rect.top(), rect.width(), rect.height())
            colour = theme.main_text if now else theme.second_text
            font = _step_font(self._layout.size, wide)
            fonts.draw_lines(painter, (self._shown.steps[step],), words, font, colour, align=paint.LEFT)

    def _paint_circle(self, painter: QPainter, circle: QRectF, step: int, now: bool) -> None:
        theme, current = self.look.theme, self._shown.current
        if step < current and not now:
            paint.box(painter, circle, _CIRCLE / 2, theme.good)
            _paint_tick(painter, circle.center(), theme.good_text)
            return
        if now:
            paint.box(painter, circle, _CIRCLE / 2, theme.main_text)
            ink = theme.main_button
        else:
            paint.box(painter, circle, _CIRCLE / 2, theme.deep_field, theme.panel_line)
            ink = theme.text
        fonts.draw_lines(painter, (str(step + 1),), circle, fonts.sans(16, fonts.BLACK), ink, align=paint.CENTRE)

    def _paint_button(self, painter: QPainter, button: Button, rect: QRectF) -> None:
        mark = self.mark_of(Place("button", button.id))
        fill, ink = self._button_colours(button.role)
        usable = button.enabled and not mark & Mark.DISABLED
        rect = self.shifted(Place("button", button.id), rect)
        painter.save()
        if not usable:
            painter.setOpacity(_DISABLED)
        face = paint.button(painter, rect, fill, mark if usable else Mark.IDLE)
        _paint_label(painter, button, face, ink)
        if self._lit and button.id in self._pulsing:
            painter.setOpacity(self._lit)
            paint.legal_frame(painter, face, self.look.theme, 9)
        painter.restore()
        paint.marks(painter, rect, mark & (Mark.LEGAL | Mark.REFUSED | Mark.FOCUS), self.look.theme, 9)

    def _button_colours(self, role: Role) -> tuple[QColor, QColor]:
        """Fill and ink."""
        theme = self.look.theme
        match role:
            case "main":
                return theme.main_button, theme.main_text
            case "power":
                return theme.power_button, theme.power_text
            case "plain":
                return theme.field, theme.text
            case "quiet":
                return theme.panel, theme.second_text


def fit_prompt(prompt: str, width: float, look: Look) -> tuple[tuple[str, ...], QFont]:
    """The sentence in one line of 18 u, or in two of 16 u where it is too long for that. Large text that is too long
    even for two lines is no larger than usual."""
    font = fonts.sans(look.size(18), fonts.BOLD)
    if fonts.width(prompt, font) <= width:
        return (prompt,), font
    font = fonts.sans(look.size(16), fonts.BOLD)
    if len(fonts.wrap(prompt, font, width, 3)) > 2:
        font = fonts.sans(16, fonts.BOLD)
    return fonts.wrap(prompt, font, width, 2), font


def _lay_out(shown: _Shown, width: float) -> _Layout:
    """Buttons from the right, steps from the left. For want of room the steps move together, then their names
    become smaller, and at last only the running step is named."""
    buttons = _button_rects(shown.buttons, width)
    room = (buttons[0].left() if buttons else width) - _EDGE - 16
    for size, named in ((17.0, True), (16.0, True), (16.0, False)):
        widths = [_step_width(shown, step, size, named) for step in range(len(shown.steps))]
        gap = (room - sum(widths)) / max(1, len(widths) - 1)
        if gap >= _STEP_GAPS[0]:
            break
    return _Layout(_step_rects(widths, min(gap, _STEP_GAPS[1])), buttons, size, named)


def _button_rects(buttons: tuple[Button, ...], width: float) -> tuple[QRectF, ...]:
    right = width - _BUTTON_EDGE
    rects = []
    for button in reversed(buttons):
        rects.append(QRectF(right - button.width, MIDDLE - _HEIGHT / 2, button.width, _HEIGHT))
        right -= button.width + _BUTTON_GAP
    return tuple(reversed(rects))


def _step_width(shown: _Shown, step: int, size: float, named: bool) -> float:
    now = step == shown.current
    word = _WORD_GAP + fonts.width(shown.steps[step], _step_font(size, now)) if now or named else 0
    return _CIRCLE + word + (sum(_PILL_PAD) if now else 0)


def _step_rects(widths: list[float], gap: float) -> tuple[QRectF, ...]:
    left = _EDGE
    rects = []
    for width in widths:
        rects.append(QRectF(left, MIDDLE - _HEIGHT / 2, width, _HEIGHT))
        left += width + gap
    return tuple(rects)


def _step_font(size: float, now: bool) -> QFont:
    return fonts.sans(size, fonts.BOLD if now else fonts.REGULAR)


def _button_font() -> QFont:
    return fonts.sans(17, fonts.BOLD)


def _paint_tick(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setPen(QPen(ink, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([at + QPointF(-6, 0.5), at + QPointF(-1.5, 5), at + QPointF(6, -4.5)]))


def _paint_label(painter: QPainter, button: Button, face: QRectF, ink: QColor) -> None:
    left = face.left() + _BUTTON_PAD
    if button.glyph:
        glyph = QRectF(0, 0, _GLYPH, _GLYPH)
        glyph.moveCenter(QPointF(left + _GLYPH / 2 if button.text else face.center().x(), face.center().y()))
        art.draw_fitted(painter, button.glyph, glyph, tint=ink if art.view_box(button.glyph) == _GLYPH_BOX else None)
        left += _GLYPH + _WORD_GAP
    words = QRectF(left, face.top(), face.width(), face.height())
    fonts.draw_lines(painter, (button.text,), words, _button_font(), ink, align=paint.LEFT)
