"""What a game brings to the table: its panels, and what pointing at things means in its rules.

The table knows places and gestures; only the game knows that dropping ("boat", "wood") on
("space", 37) says `place wood 37`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from yamatai.play.game import Action, Event, Place, Refusal, Terms
from yamatai.table.attention import Knowing
from yamatai.table.panel import Panel
from yamatai.table.prompt import Button

if TYPE_CHECKING:
    from yamatai.table.movements import Movement


@attrs.frozen
class Gesture:
    """How a hand does an action: take up `source` and put it on `target`, or point at `target` alone.

    `mode` is the id of the button that has to be pressed before, "" for none.
    """

    target: Place
    source: Place | None = None
    mode: str = ""


@attrs.frozen
class Choice:
    """One way of several to do what a gesture says: its words and the drawings beside them. `question` asks which of
    them is meant; without one the table asks in general."""

    action: Action
    text: str
    drawings: tuple[str, ...] = ()
    question: str = ""


@attrs.frozen
class Column:
    """A term of the final score: its id in the terms, name, note below it, drawing above it; of some drawings only a
    `part` is shown, in their units."""

    term: str
    name: str
    note: str
    drawing: str
    part: QRectF | None = attrs.field(default=None, eq=False)


class GameTable(Protocol):
    """A game's side of the table. `view` is always what the seat at the table may see."""

    panels: list[Panel]
    """All panels, lowest first."""
    areas: list[Panel]
    """The panels that have places, in the order in which the Tab key walks them: that of a turn."""
    knowing: Knowing
    """What the game says about the things on its table."""

    def show(self, view: Any, seat: int) -> None:
        """Show a view on all panels, from the side of `seat`."""

    def movements(self, events: tuple[Event, ...], seat: int) -> tuple[Movement, ...]:
        """What moves when these events are shown, from the side of `seat`; all panels show already how it ends."""

    def make_room(self, height: float) -> QRectF:
        """Where a card of 376 u by `height`, or as high as there is room for, stays as long as the table does and
        covers nothing that a turn needs; the panels make room for it."""

    def give_way(self, height: float) -> QRectF:
        """Where a card of 376 u lies for a while: as high as asked, or higher, or as high as there is room for. It
        covers whole panels that a turn does not need, or none, and panels make room for it; 0 when it has gone."""

    def backdrop(self, painter: QPainter, window: QRectF) -> None:
        """Paint what lies behind all panels; `window` is all that can be seen, in scene units."""

    def words_on_backdrop(self) -> QColor:
        """The colour of words that lie on the backdrop itself, in the theme of now."""

    def gesture(self, view: Any, action: Action) -> Gesture:
        """The gesture that does a legal action."""

    def meanings(self, view: Any, source: Place | None, target: Place, mode: str) -> tuple[Action, ...]:
        """The well-formed actions that a gesture can mean, the likeliest first; legal or not."""

    def at_once(self, view: Any, place: Place, mode: str) -> Place | None:
        """Where a thing goes by a mere click on it, if it has one natural target."""

    def drawing_of(self, place: Place) -> str:
        """The drawing of a thing that can be put somewhere, "" for none."""

    def place_of_key(self, key: str) -> Place | None:
        """What a plain key points at, for example a boat of a kind."""

    def why_missing(self, view: Any, place: Place) -> tuple[Refusal, Place] | None:
        """Why what a plain key points at is nowhere on the table, and the place beside which that is said; None where
        the rules have nothing against taking it up."""

    def label(self, place: Place) -> str:
        """What typed actions call a place, as it is written on it; "" for one that none of them names."""

    def forced_mode(self, view: Any) -> str:
        """The mode that must be finished before anything else, "" for none."""

    def buttons(self, view: Any, legal: tuple[Action, ...], mode: str) -> tuple[tuple[Button, Action | None], ...]:
        """The game's buttons; one with an action does it, one without switches its mode on and off."""

    def steps(self, view: Any) -> tuple[tuple[str, ...], int]:
        """The names of the steps of a turn, and which of them runs."""

    def prompt(self, view: Any, legal: tuple[Action, ...], held: Place | None, mode: str) -> str:
        """One sentence: what can be done now, with the way out."""

    def lit(self, view: Any, legal: tuple[Action, ...]) -> frozenset[Place]:
        """The places that are lit while nothing is held: what the turn waits for."""

    def sentence(self, refusal: Refusal) -> str:
        """A refusal in one sentence."""

    def choice(self, action: Action) -> Choice:
        """An action as one of several choices."""

    def log_line(self, event: Event) -> str:
        """An event in words, as everybody at the table may read them; "" for one that is not worth a line."""

    def plan_lines(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The events of a turn that the person thinks of, in words for him alone: a line for each step worth one.

        What an event reveals is a guess there, and is not told.
        """

    def columns(self) -> tuple[Column, ...]:
        """The terms of the final score, in the order of the table."""

    def emblems(self) -> tuple[str, str]:
        """The drawings that stand on the final scoring: on its left, and before the sun; "" for none."""

    def seat_drawing(self, seat: int) -> str:
        """The drawing that stands for a seat."""

    def seat_colours(self, seat: int) -> tuple[QColor, QColor]:
        """The colour of a seat, and that of words on it."""

    def seat_note(self, view: Any, seat: int) -> str:
        """What stands below a seat's name in the final scoring, in a few words; "" for nothing."""

    def holdings(self, view: Any, seat: int) -> tuple[tuple[str, str], ...]:
        """What a seat has, as anybody may see it, in a few drawings with words: for the person who sits down."""

    def end_sentence(self, view: Any, names: tuple[str, ...], score: tuple[Terms, ...]) -> str:
        """How the game ended, in words."""

    def about_edition(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Where the component values come from: for each source a heading and its entries."""
