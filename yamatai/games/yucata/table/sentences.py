"""Yucata' in words: prompts, refusals, the log. Every sentence comes from the Fluent files."""

from __future__ import annotations

from collections.abc import Iterable

from yamatai.games.yucata.model.cards import HIDDEN, MIRROR, NOTHING, SWORD
from yamatai.games.yucata.model.state import State
from yamatai.games.yucata.table import cards
from yamatai.play.game import Action, Event, Place, Refusal
from yamatai.table.look import Look


class Sentences:
    """The sentences of one game; `names` are the seats' names."""

    def __init__(self, look: Look, names: tuple[str, ...]) -> None:
        self.look, self.text, self.names = look, look.text, names

    def prompt(self, state: State, legal: tuple[Action, ...], held: Place | None) -> str:
        if state.ended:
            return self.text("yucata-prompt-over")
        if not legal:
            return self.text("yucata-prompt-waiting", name=self.names[state.seat])
        if held is not None and held.kind == "card":
            return self._holding(int(held.id))
        return self.text("yucata-prompt-play")

    def _holding(self, card: int) -> str:
        """What can be done with a held card, and the key that leaves it in the hand, where there is one."""
        told, key = self.text("yucata-prompt-held", card=cards.name(self.look, card)), self.look.keys.shown("leave")
        return f"{told} {self.text('yucata-way-out-keeps', key=key)}" if key else told

    def sentence(self, refusal: Refusal) -> str:
        """One sentence, with the number of its rule behind it."""
        values: dict[str, int | str] = {}
        for key, value in refusal.params:
            if key == "card":
                values[key] = cards.name(self.look, int(value))
            elif key == "seat":
                values["name"] = self.names[int(value)]
        text = self.text(f"yucata-refusal-{refusal.code}", **values)
        return self.text("refusal-with-rule", text=text, rule=refusal.rule)

    def log_line(self, event: Event) -> str:
        """An event in words. It names no card: of the cards played only the last can be seen (2.8)."""
        who = self.names[event.seat] if event.seat >= 0 else ""
        match event.kind:
            case "moved":
                stays = event["from"] == event["to"]
                return self.text("yucata-log-stayed" if stays else "yucata-log-moved", name=who, number=event["to"])
            case "taken" if event["light"] or event["dark"] or event["red"]:
                return self.text("yucata-log-taken", name=who, stones=self.stones(event))
            case "refilled":
                return self.text("yucata-log-refilled", round=event["round"])
            case "game-ended":
                return self.text("yucata-log-ended", name=who)
            case _:
                return ""

    def plan_lines(self, events: Iterable[Event]) -> tuple[str, ...]:
        """A turn that the person thinks of, a line an event: he may read which of his cards it is."""
        return tuple(line for event in events if (line := self._plan_line(event)))

    def _plan_line(self, event: Event) -> str:
        if event.kind == "played":
            return self.text("yucata-plan-card", card=cards.name(self.look, int(event["card"])))
        return self.log_line(event)

    def stones(self, event: Event) -> str:
        """The stones of an event, for example "2 light, 1 dark"."""
        told = [
            self.text(f"yucata-taken-{kind}", count=int(event[kind]))
            for kind in ("light", "dark", "red")
            if event[kind]
        ]
        return ", ".join(told) or self.text("yucata-taken-nothing")

    def effect(self, card: int, does: int) -> str:
        """What a card does now, in one line."""
        if card == MIRROR and does == NOTHING:
            return self.text("yucata-card-mirror-first")
        if card == MIRROR and does == HIDDEN:
            return self.text("yucata-card-mirror-hidden")
        if card == MIRROR:
            return self.text("yucata-card-mirror-does", card=cards.name(self.look, does))
        return self.text("yucata-card-sword-does") if card == SWORD else self.text("yucata-card-moves", count=card)
