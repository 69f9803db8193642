"""The part of the new-game dialogue that depends on the game: its seats and its options."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from yamatai.play.game import HUMAN, Meta, Option, Seat
from yamatai.table import art, fonts, widgets
from yamatai.table.look import Look
from yamatai.table.set_up import colour_name
from yamatai.table.widgets import DropDown, TickBox, plain

NAME_LENGTH = 20
OWN_LENGTH = 100
"""The most letters of a person's own choice of an option."""
_NAME_WIDTH = 260  # u
_ICON = 20  # no higher than a line of words: all fields of a seat are equally high


class SeatRow:
    """The fields of one seat. A name that is left empty is that of the seat's colour."""

    def __init__(self, look: Look, meta: Meta, number: int, levels: tuple[str, ...]) -> None:
        self._look, self._meta = look, meta
        self.label = QLabel(look.text("new-game-seat", number=number))
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)  # as high as the lists beside
        self.name.setMinimumWidth(look.letters(_NAME_WIDTH))
        self.name.setAccessibleName(look.text("new-game-seat-name", number=number))
        self.colour = DropDown(look.text("new-game-seat-colour", number=number))
        icon = look.letters(_ICON)
        self.colour.setIconSize(QSize(icon, icon))
        for colour in meta.colours:
            self.colour.addItem(_icon(colour, icon, self.colour.devicePixelRatio()), self._colour_name(colour), colour)
        self.player = DropDown(look.text("new-game-seat-player", number=number))
        for level in (HUMAN, *levels):
            self.player.addItem(look.text(f"level-{level}"), level)
        self.label.setBuddy(self.name)
        self.choose(meta.colours[number - 1])

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Label and fields, from left to right."""
        return self.label, self.name, self.colour, self.player

    def choose(self, colour: str) -> None:
        """Take a colour, and its name while there is no other."""
        self.colour.setCurrentIndex(self.colour.findData(colour))
        self.name.setPlaceholderText(self._colour_name(colour))

    def take(self, seat: Seat) -> None:
        """Let this player sit down, a person where there is no such computer player."""
        self.colour.setCurrentIndex(self.colour.findData(seat.colour))
        self.name.setText("" if seat.name == self._colour_name(seat.colour) else seat.name)
        self.player.setCurrentIndex(max(0, self.player.findData(seat.player)))

    def seat(self) -> Seat:
        colour = self.colour.currentData()
        typed = "".join(letter for letter in self.name.text() if letter.isprintable())  # a record takes no others
        return Seat(typed.strip() or self._colour_name(colour), colour, self.player.currentData())

    def _colour_name(self, colour: str) -> str:
        return colour_name(self._meta, colour, self._look.text)


class GameForm(QWidget):
    """Seats and options of one game. `changed` tells that another set-up is chosen, by more than a name."""

    changed = Signal()

    def __init__(self, look: Look, meta: Meta, levels: tuple[str, ...]) -> None:
        super().__init__()
        self.meta = meta
        self.count = DropDown(plain(look.text("new-game-players")))
        for count in range(meta.min_seats, meta.max_seats + 1):
            self.count.addItem(look.text("new-game-count", count=count), count)
        self.rows = [SeatRow(look, meta, number, levels) for number in range(1, meta.max_seats + 1)]
        self._colours = [row.colour.currentData() for row in self.rows]
        self.options = {option.id: _option_field(look, meta, option) for option in meta.options}
        self._columns = 4 if levels else 3
        self._lay_out(look)
        self._show_seats()
        self.count.currentIndexChanged.connect(self._show_seats)
        for number, row in enumerate(self.rows):
            row.colour.currentIndexChanged.connect(lambda _index, number=number: self._take_colour(number))
            row.player.currentIndexChanged.connect(self.changed)
        for field in self.options.values():
            told = field.toggled if isinstance(field, QCheckBox) else field.currentTextChanged
            told.connect(self.changed)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(row.seat() for row in self.rows[: self.count.currentData()])

    def take(self, seats: tuple[Seat, ...]) -> None:
        """Let these players sit down, as far as the game has their colours and seats for them."""
        colours = tuple(seat.colour for seat in seats)
        there = self.count.findData(len(seats))
        if there < 0 or len(set(colours)) < len(seats) or not set(colours) <= set(self.meta.colours):
            return
        self.count.setCurrentIndex(there)
        for row, seat in zip(self.rows, seats, strict=False):
            row.take(seat)

    @property
    def chosen(self) -> tuple[tuple[str, str], ...]:
        """The options with their values."""
        return tuple((id, _value(field)) for id, field in self.options.items())

    def _lay_out(self, look: Look) -> None:
        grid = QGridLayout(self)
        widgets.space(grid, look, 8, (0, 0, 0, 0))
        grid.setColumnMinimumWidth(0, label_width(look))
        grid.setColumnStretch(1, 1)
        label = QLabel(look.text("new-game-players"))
        label.setBuddy(self.count)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.count, 0, 1)
        for column, head in list(enumerate(("name", "colour", "player"), 1))[: self._columns - 1]:
            grid.addWidget(widgets.style(QLabel(look.text(f"new-game-{head}")), "note"), 1, column)
        for line, row in enumerate(self.rows, 2):
            for column, field in enumerate(row.fields[: self._columns]):
                grid.addWidget(field, line, column)
        grid.addLayout(self._option_lines(look), 2 + len(self.rows), 1, 1, 3)

    def _option_lines(self, look: Look) -> QGridLayout:
        """A line for each option; all lists are equally wide."""
        lines = QGridLayout()
        widgets.space(lines, look, 8)
        lines.setColumnStretch(2, 1)
        for line, (id, field) in enumerate(self.options.items()):
            if isinstance(field, QComboBox):
                label = QLabel(look.text(f"{self.meta.id}-option-{id}"))
                label.setBuddy(field)
                lines.addWidget(label, line, 0)
                lines.addWidget(field, line, 1)
            else:
                lines.addWidget(field, line, 0, 1, 3)
        return lines

    def _show_seats(self) -> None:
        for number, row in enumerate(self.rows, 1):
            for field in row.fields[: self._columns]:
                field.setVisible(number <= self.count.currentData())
        self.changed.emit()

    def _take_colour(self, number: int) -> None:
        """A seat takes a colour; the seat that had it takes the one that becomes free."""
        before, after = self._colours[number], self.rows[number].colour.currentData()
        if after == before:
            return
        other = self._colours.index(after) if after in self._colours else None
        self._colours[number] = after
        self.rows[number].choose(after)
        if other is not None:
            self._colours[other] = before
            self.rows[other].choose(before)
        self.changed.emit()


def label_width(look: Look) -> int:
    """The width of the labels before all fields of the dialogue, in pixels."""
    labels = [plain(look.text(f"new-game-{id}")) for id in ("game", "players", "edition", "seed")]
    labels.append(look.text("new-game-seat", number=8))
    return ceil(max(fonts.width(label, widgets.font(look)) for label in labels)) + look.letters(8)


def _icon(colour: str, size: int, ratio: float) -> QIcon:
    """A piece in the colour of a seat, where there is a drawing of one."""
    name = f"meeple-{colour}"
    try:
        return QIcon(art.pixmap(name, size / art.view_box(name).height(), ratio))
    except FileNotFoundError:
        return QIcon()


def _option_field(look: Look, meta: Meta, option: Option) -> QCheckBox | QComboBox:
    """A box to tick for yes or no, a list for anything else; where the game allows it, one may type into it."""
    text = f"{meta.id}-option-{option.id}"
    if set(option.choices) == {"no", "yes"}:
        box = TickBox(look.text(text))
        box.setChecked(option.default == "yes")
        return box
    field = DropDown(look.text(text))
    for choice in option.choices:
        field.addItem(look.text(f"{text}-{choice}"), choice)
    if option.own:
        field.let_type(look.text("new-game-own"), OWN_LENGTH)
    return field


def _value(field: QCheckBox | QComboBox) -> str:
    if isinstance(field, QComboBox):
        chosen = field.findText(field.currentText())
        return str(field.itemData(chosen)) if chosen >= 0 else field.currentText().strip()
    return "yes" if field.isChecked() else "no"
