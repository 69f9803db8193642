"""What Yucata' knows about the things on its table: what a card would do, scores, and the rules they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QRectF

from yamatai.games.yucata.model import turn
from yamatai.games.yucata.model.cards import HIDDEN, MIRROR, SWORD
from yamatai.games.yucata.model.game import Yucata
from yamatai.games.yucata.model.scoring import TERMS, cost, score_stones
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards
from yamatai.games.yucata.table.board import Board, Reach
from yamatai.games.yucata.table.hand import Hand
from yamatai.games.yucata.table.sentences import Sentences
from yamatai.play.game import Action, Event, Place
from yamatai.play.match import Preview
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.readout import Line, Note, name

if TYPE_CHECKING:
    from yamatai.table.rules import Rule

RULES = {
    "card": "2.1", "pile": "2.8", "back": "2.8", "space": "2.6", "amulet": "1.3", "seat": "3.4", "score": "3.4",
    "prices": "3.3", "ahead": "2.6", "step": "2.1",
}  # fmt: skip
"""The rule that each kind of place stands for; sword and mirror have their own."""
TERM_RULES = {"light": "2.6", "dark": "3.3", "red": "3.2"}
"""The rule that gives each part of a score."""
CARD_RULES = {SWORD: "2.2", MIRROR: "2.3"}
QUIET = frozenset({"choice"})


class YucataKnowing:
    """See `yamatai.table.attention.Knowing` for what each method does."""

    def __init__(self, look: Look, game: Yucata, board: Board, hand: Hand, sentences: Sentences) -> None:
        self.look, self.text, self.game = look, look.text, game
        self.board, self.hand, self.sentences = board, hand, sentences

    def about(self, view: State, spot: Spot) -> Note | None:
        place = spot.place
        if place.kind == "card":
            note = self._card(view, int(place.id))
            return attrs.evolve(note, around=self._fan(), avoid=self.board.rects(self._reach(view, place)))
        if place.kind == "score":
            return self._score(view, int(place.id))
        if place.kind == "prices":
            return self._prices(view)
        return name(spot.name) if spot.name and place.kind not in QUIET else None

    def _card(self, view: State, card: int) -> Note:
        """What a card does, what it would take now, or why it cannot be played."""
        head = cards.name(self.look, card)
        does = turn.effect(view, card)
        effect = Line(self.sentences.effect(card, does))
        if card not in view.hands[view.seat] or does == HIDDEN:
            return Note(head, (effect,))
        if refusal := turn.refusal(view, card):
            return Note(head, (effect, Line(self.sentences.sentence(refusal), "no")))
        after = view.copy()
        events = turn.apply(self.game.path, self.game.sword, after, card)
        return Note(head, (effect, *self._brings(view, after, events)))

    def foresee(self, view: State, action: Action, preview: Preview) -> Note | None:
        lines = self._brings(view, preview.view, preview.events)
        return Note(cards.name(self.look, action), tuple(lines))

    def _brings(self, view: State, after: State, events: tuple[Event, ...]) -> list[Line]:
        """The space, the stones taken, and what they do to the score."""
        seat = view.seat
        lines = [Line(self.text("yucata-goes-to"), value=str(after.at[seat]))]
        for event in events:
            if event.kind == "taken":
                lines.append(Line(self.text("yucata-takes"), value=self.sentences.stones(event)))
                lines += [self._term(*term) for term in event.terms]
        change = sum(score_stones(after, seat).values()) - sum(score_stones(view, seat).values())
        return [*lines, Line(self.text("yucata-change"), value=_signed(change), strong=True)]

    def _term(self, term: str, points: int) -> Line:
        rule = self.text("knowing-rule", rule=TERM_RULES[term])
        return Line(self.text(f"yucata-score-{term}"), detail=rule, value=_signed(points))

    def _fan(self) -> QRectF:
        """Where the cards of the hand lie, in scene units."""
        rect = QRectF()
        for spot in self.hand.spots():
            rect = rect.united(spot.rect) if spot.place.kind == "card" else rect
        return rect

    def _score(self, view: State, seat: int) -> Note:
        terms = score_stones(view, seat)
        lines = [Line(self.text(f"yucata-score-{term}"), value=_signed(terms[term])) for term in TERMS]
        total = Line(self.text("yucata-score-total"), value=_signed(sum(terms.values())), strong=True)
        return Note(self.text("yucata-score-head", name=self.sentences.names[seat]), (*lines, total))

    def _prices(self, view: State) -> Note:
        """What the next dark stone would cost each seat."""
        lines = [
            Line(
                self.text("yucata-prices-has", name=seat, dark=dark),
                value=self.text("yucata-prices-next", cost=cost(dark + 1) - cost(dark)),
            )
            for seat, dark in zip(self.sentences.names, view.dark, strict=True)
        ]
        return Note(self.text("yucata-prices-head"), tuple(lines))

    def point_out(self, view: State, place: Place | None) -> None:
        self.board.show_reach(self._reach(view, place) if place is not None and place.kind == "card" else None)

    def _reach(self, view: State, place: Place) -> Reach | None:
        card, seat = int(place.id), view.seat
        does = turn.effect(view, card)
        if card not in view.hands[seat] or turn.refusal(view, card) or does == HIDDEN:
            return None
        space = turn.target(view, seat, does, self.game.sword)
        return Reach(seat, space)

    def rules(self) -> tuple[Rule, ...]:
        from yamatai.games.yucata.table.rule_texts import rules

        return rules(self.look.text)

    def rule_of(self, view: State, place: Place) -> str:
        if place.kind == "card":
            return CARD_RULES.get(int(place.id), "2.1")
        return RULES.get(place.kind, "")

    def rule_now(self, view: State) -> str:
        return "3.1" if view.ended else "2.1"


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
