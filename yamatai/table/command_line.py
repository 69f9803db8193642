"""Typed actions: a field over the prompt that takes `place wood 37`, completes it, and shows what places are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import takewhile

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QLineEdit, QListWidget, QStyleOptionGraphicsItem, QWidget

from yamatai.play.game import InvalidInput
from yamatai.table import fonts, layers, paint
from yamatai.table.controller import Controller
from yamatai.table.faults import in_words
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.stage import BAR, HEIGHT, WIDTH, StageView
from yamatai.table.theme import Theme
from yamatai.table.widgets import dress

FIELD = QRectF(BAR.left() + 8, BAR.top() + 46, BAR.width() - 16, 40)  # the ground of the prompt
BELOW = QPointF(BAR.center().x(), BAR.bottom() + 40)  # where refusals are told
TEXT, SMALLEST = 18.0, 13  # u and pixels
SHOWN, LIST = 8, 420.0  # listed actions at a time, and the width of the list, u
LISTED = 4  # actions named when several are meant
LABEL, PAD = 24.0, 7.0  # height of a label and room at the sides of its word, u
_BEYOND = 6.0  # how far a label reaches beyond its place, u, so that it hides less of it


def fitting(typed: str, texts: Iterable[str]) -> list[str]:
    """The texts that have all typed words in their order, each at least begun: `w 37` fits `place wood 37`."""
    words = typed.split()
    return [text for text in texts if _fits(words, text.split())]


def _fits(words: Sequence[str], of: Sequence[str]) -> bool:
    there = iter(of)
    return all(any(word.startswith(begun) for word in there) for begun in words)


def shared_words(texts: Sequence[str]) -> str:
    """The words with which all texts begin."""
    columns = zip(*(text.split() for text in texts), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))


def _places(spot: QRectF, width: float) -> list[QRectF]:
    """Where a label of that width can stand, the likeliest place first."""
    left = spot.center().x() - width / 2 if spot.width() <= 2 * spot.height() else spot.left() - _BEYOND
    above = max(spot.top() - LABEL + _BEYOND, spot.bottom() - 3.5 * LABEL)  # a thing stands at the foot of a high spot
    tops = (spot.bottom() - LABEL, above, spot.bottom() + 1)
    return [QRectF(left, top, width, LABEL) for top in tops]


class Labels(QGraphicsItem):
    """What typed actions call each place: at its lower edge, on a wide one below the picture at its left. Where another
    label would be covered it stands above that, or below the place."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._labels: list[tuple[QRectF, str]] = []
        self.setZValue(layers.EFFECT)

    def show_on(self, spots: Iterable[tuple[Spot, str]]) -> None:
        """Write a word on each of these spots; "" for none."""
        font = fonts.sans(17, fonts.BOLD)
        self._labels = []
        for spot, word in spots:
            if word:
                rects = _places(spot.rect, max(LABEL, fonts.width(word, font) + 2 * PAD))
                self._labels.append((next(filter(self._is_free, rects), rects[0]), word))
        self.update()

    def _is_free(self, rect: QRectF) -> bool:
        return not any(rect.intersects(other) for other, _ in self._labels)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, WIDTH, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect, word in self._labels:
            paint.pill(painter, rect, word, theme.ink, theme.halo, 17, theme.halo)


def _list_style(theme: Theme) -> str:
    return (
        f"QListWidget {{ color: {theme.text.name()}; background: {theme.tile.name()};"
        f" border: 2px solid {theme.text.name()}; border-radius: 7px; padding: 2px; outline: none; }}"
        f"QListWidget::item {{ padding: 2px 8px; }}"
        f"QListWidget::item:selected {{ color: {theme.number_text.name()}; background: {theme.number_band.name()}; }}"
    )


class CommandLine(QLineEdit):
    """The field for one table. Enter does what is typed, Tab completes it, Down lists, Esc leaves."""

    def __init__(self, view: StageView, controller: Controller) -> None:
        super().__init__(view.viewport())
        self.view, self.controller = view, controller
        self._look = controller.stage.look
        self._texts: list[str] = []
        self._labels: Labels | None = None
        self._does: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Escape: self.leave,
            Qt.Key.Key_Tab: self.complete,
            Qt.Key.Key_Down: partial(self._move, 1),
            Qt.Key.Key_Up: partial(self._move, -1),
            Qt.Key.Key_Return: self.do,
            Qt.Key.Key_Enter: self.do,
        }
        self._list = QListWidget(view.viewport())
        self._list.setFocusProxy(self)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(lambda item: self._choose(item.text()))
        self._list.hide()
        self.setAccessibleName(self._look.text("type-name"))
        self.textEdited.connect(self._suggest)
        controller.changed.connect(self._on_change)
        controller.marked.connect(self._show_prompt)
        controller.stage.zoomed.connect(self._label)
        view.fitted.connect(self._fit)
        self.hide()

    def open(self) -> None:
        """Show the field and what places are called."""
        if not self.isVisible():
            dress(self, self._look)
            self._list.setStyleSheet(_list_style(self._look.theme))
            self.clear()
            self._fit()
            self._labels = Labels(self._look)
            self.controller.stage.addItem(self._labels)
            self.show()
            self._on_change()
        self.setFocus()

    def leave(self) -> None:
        """Put the field away."""
        labels, self._labels = self._labels, None
        if labels is not None and labels.scene() is not None:
            labels.scene().removeItem(labels)
        self._list.hide()
        self.hide()
        self.view.setFocus()

    def discard(self) -> None:
        """Put it away for good."""
        self.leave()
        self.controller.changed.disconnect(self._on_change)
        self.controller.marked.disconnect(self._show_prompt)
        self.view.fitted.disconnect(self._fit)
        self._list.deleteLater()
        self.deleteLater()

    # What is typed

    def do(self) -> None:
        """Do what is typed: an action, or as much of one as only one legal action fits."""
        typed = self._typed()
        found = [typed] if typed in self._texts else fitting(typed, self._texts)
        if not typed:
            return
        if len(found) > 1:
            named = ", ".join(found[:LISTED])
            self._tell(self._look.text("type-several", count=len(found), actions=named))
        elif not self.controller.by_hand:
            self._tell(self._look.text("type-not-now"))
        else:
            self._perform(found[0] if found else typed)

    def _perform(self, text: str) -> None:
        controller = self.controller
        try:
            refusal = controller.perform(controller.match.game.read(text))
        except InvalidInput as error:
            self._tell(self._look.text("type-unknown", reason=in_words(self._look.text, error.fault)))
            return
        if refusal is not None:
            self._tell(controller.sentence(refusal))

    def complete(self) -> None:
        """Complete what is typed as far as all actions that fit agree."""
        found = fitting(self._typed(), self._texts)
        shared = shared_words(found)
        if shared:
            self.setText(shared if len(found) == 1 else f"{shared} ")
            self._suggest()

    def _typed(self) -> str:
        return " ".join(self.text().lower().split())

    def _suggest(self) -> None:
        """List the legal actions that fit, once something is typed."""
        found = fitting(self._typed(), self._texts) if self._typed() else []
        self._list.clear()
        self._list.addItems(found)
        self._list.setVisible(bool(found))
        self._fit()

    def _move(self, by: int) -> None:
        """Take the next or an earlier one of the listed actions into the field."""
        count, row = self._list.count(), self._list.currentRow()
        if count:
            before = row if row >= 0 else min(0, -by)
            self._list.setCurrentRow((before + by) % count)
            self.setText(self._list.currentItem().text())

    def _choose(self, text: str) -> None:
        self.setText(text)
        self._list.hide()

    def _tell(self, sentence: str) -> None:
        self.controller.bubble.say(self._look.text("type-head"), sentence, BELOW)
        self.controller.told.emit(sentence)

    # What is shown

    def _on_change(self) -> None:
        """Another moment: other actions are legal, other things lie on the table."""
        if self._labels is None:
            return
        controller = self.controller
        self._texts = [controller.match.game.write(action) for action in controller.legal]
        self.clear()
        self._show_prompt()
        self._suggest()
        self._label()

    def _label(self) -> None:
        """Write on all places in sight what they are called."""
        if self._labels is not None:
            stage, table = self.controller.stage, self.controller.table
            spots = {spot.place: spot for spot in reversed(stage.spots())}
            seen = [spot for spot in spots.values() if stage.in_sight(spot)]
            self._labels.show_on((spot, table.label(spot.place)) for spot in seen)

    def _show_prompt(self) -> None:
        self.setPlaceholderText(self.controller.bar.prompt)

    def _fit(self) -> None:
        """Lie over the prompt, whatever the size of the window."""
        rect = self.view.mapFromScene(FIELD).boundingRect()
        self.setGeometry(rect)
        scale = rect.height() / FIELD.height()
        font = fonts.sans(max(SMALLEST, round(TEXT * scale)), fonts.BOLD)
        self.setFont(font)
        self._list.setFont(font)
        rows = min(self._list.count(), SHOWN)
        height = rows * max(1, self._list.sizeHintForRow(0)) + 8
        self._list.setGeometry(rect.left(), rect.bottom() + 2, round(LIST * scale), height)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() in self._does:
            if event.type() == QEvent.Type.KeyPress:
                self._does[event.key()]()
            event.accept()  # the keys of the menus have to wait
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.leave()
