"""Yamataï in words: prompts, refusals, the log. Every sentence comes from the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from yamatai.games.yamatai.model import trade
from yamatai.games.yamatai.model.actions import BUILD, COLLECT, END, ENLIST, KEEP, PLACE, decode
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import (
    AGAIN,
    BOATS,
    FLEET,
    HARBOUR,
    NOTHING,
    READY,
    TRADE,
    USE,
    USED,
    State,
)  # fmt: skip
from yamatai.games.yamatai.table import specialists, words
from yamatai.games.yamatai.table.gestures import SAIL_MODE
from yamatai.play.game import Action, Event, Place, Refusal
from yamatai.table.keys import Keys
from yamatai.table.text import Texts

_DEFAULT_KEYS = Keys()
STEPS = ("fleet", "trade", "boats", "use", "harbour")


class Sentences:
    """The sentences of one game; `names` are the seats' names, `key_of` tells which key does an action."""

    def __init__(
        self, text: Texts, box: Box, names: tuple[str, ...], key_of: Callable[[str], str] = _DEFAULT_KEYS.shown
    ) -> None:
        self.text, self.box, self.names, self._key_of = text, box, names, key_of

    # Names

    def boat(self, colour: str) -> str:
        return self.text(f"yamatai-boat-{colour}")

    def specialist(self, id: str) -> str:
        return self.specialist_of(self.box.specialist_index[id])

    def specialist_of(self, number: int) -> str:
        return specialists.name(self.text, self.box.components.specialist[number])

    def kinds(self, tokens: Iterable[str]) -> str:
        """Culture tokens by their kinds, as `drum, pine`."""
        return ", ".join(self.text(f"yamatai-culture-{token}") for token in tokens)

    def building(self, id: str) -> str:
        tile = self.box.components.building[self.box.building_index[id]]
        return self.text(f"yamatai-building-{tile.kind}")

    def island(self, id: int) -> str:
        return self.box.archipelago.islands[id].name

    # The phase bar

    def steps(self) -> tuple[str, ...]:
        return tuple(self.text(f"yamatai-step-{step}") for step in STEPS)

    def step(self, state: State, legal: tuple[Action, ...]) -> int:
        """The step to show: the first that still has something to do."""
        kinds = {decode(action)[0] for action in legal}
        step = state.now.step
        if step == FLEET:
            return 0
        if step == TRADE and trade.trades_left(self.box, state) > 0:
            return 1
        if step <= BOATS and PLACE in kinds:
            return 2
        if step <= USE and kinds & {COLLECT, BUILD}:
            return 3
        return 4

    def prompt(self, state: State, legal: tuple[Action, ...], held: Place | None, mode: str) -> str:
        if state.ended:
            return self.text("yamatai-prompt-over")
        if not legal:
            return self.text("yamatai-prompt-waiting", name=self.names[state.seat])
        if held is not None and (told := self._holding(state, held)):
            return told
        if mode:
            return self._in_mode(state, mode)
        kinds = {decode(action)[0] for action in legal}
        step = STEPS[self.step(state, legal)]
        if step == "boats":
            chained = any(space >= 0 for space in state.now.placed)
            return self.text("yamatai-prompt-next-boat" if chained else "yamatai-prompt-first-boat")
        if step == "use":
            return self._using(state, kinds)
        if step == "harbour":
            return self._ending(state, kinds)
        return self.text(f"yamatai-prompt-{step}")

    def nowhere(self) -> str:
        """The prompt while something is held with which nothing can be done."""
        return self._with_way_out("yamatai-prompt-held-nowhere")

    def _holding(self, state: State, held: Place) -> str:
        if held.kind == "boat":
            chained = any(space >= 0 for space in state.now.placed)
            key = "yamatai-prompt-held-next" if chained else "yamatai-prompt-held-first"
            key = "yamatai-prompt-held-keep" if state.now.step >= HARBOUR else key
            return self.text(key, boat=self.boat(str(held.id)))
        key = f"yamatai-prompt-held-{held.kind}"
        return self.text(key) if key in self.text else ""

    def _in_mode(self, state: State, mode: str) -> str:
        if mode == SAIL_MODE:
            return self._with_way_out("yamatai-prompt-sail")
        if state.now.held != NOTHING:
            return self._with_way_out("yamatai-prompt-swap-second", "yamatai-way-out-takes-back")
        if state.now.power == AGAIN:
            return self.text("yamatai-prompt-remove-second")
        power = self.box.fleet_powers[state.now.fleet]
        key = f"yamatai-prompt-power-{power.replace('_', '-')}"
        return self.text(key) if power == "discount" else self._with_way_out(key)

    def _with_way_out(self, id: str, out: str = "yamatai-way-out-leaves") -> str:
        key = self._key_of("leave")
        return f"{self.text(id)} {self.text(out, key=key)}" if key else self.text(id)

    def _using(self, state: State, kinds: set[int]) -> str:
        if state.now.collected:
            return self.text("yamatai-prompt-collect-more")
        boats = sum(space >= 0 for space in state.now.placed)
        if COLLECT in kinds and BUILD in kinds:
            return self.text("yamatai-prompt-use", count=boats)
        return self.text("yamatai-prompt-collect" if COLLECT in kinds else "yamatai-prompt-build", count=boats)

    def _ending(self, state: State, kinds: set[int]) -> str:
        if KEEP in kinds:
            return self.text("yamatai-prompt-keep")
        if ENLIST in kinds:
            return self.text("yamatai-prompt-recruit")
        return self.text("yamatai-prompt-end") if END in kinds else self.text("yamatai-prompt-wait")

    def power_hint(self, state: State) -> str:
        now = state.now
        if now.fleet == NOTHING:
            return self.text("yamatai-refusal-fleet-first")
        power = self.box.fleet_powers[now.fleet] or "none"
        if now.power == USED:
            return self.text("yamatai-refusal-power-used")
        return self.text(f"yamatai-power-{power}-full")

    def power_ready(self, state: State) -> bool:
        return state.now.power in (READY, AGAIN) or state.now.held != NOTHING

    # Refusals

    def sentence(self, refusal: Refusal) -> str:
        """One sentence, with the number of its rule behind it. What is said in every game has no name of this one."""
        values: dict[str, int | str] = {}
        missing = [self.text(f"yamatai-boats-{key}", count=int(n)) for key, n in refusal.params if key in COLOURS]
        if missing:
            values["boats"] = ", ".join(missing)
        for key, value in refusal.params:
            if key == "boat":
                values[key] = self.boat(str(value))
            elif key == "token":
                values[key] = self.text(f"yamatai-token-{value}")
            elif key == "seat":
                values["name"] = self.names[int(value)]
            elif key not in COLOURS:
                values[key] = value
        own = f"yamatai-refusal-{refusal.code}"
        text = self.text(own if own in self.text else refusal.code, **values)
        return self.text("refusal-with-rule", text=text, rule=refusal.rule)

    # The log

    def log_line(self, event: Event) -> str:
        """An event in words, "" where the next event says it better."""
        key = f"yamatai-log-{event.kind}"
        if key not in self.text:
            return ""
        values = {name: self._value(name, value) for name, value in event.params}
        who = self.names[event.seat] if event.seat >= 0 else ""
        line = self.text(key, name=who, **values)
        return f"{line} ({words.bonuses(self.text, event.terms)})" if event.terms else line

    def plan_lines(self, events: Iterable[Event]) -> tuple[str, ...]:
        """A turn that is thought of, a line a step: boats placed in a row share one; so do tokens taken in a row."""
        lines: list[str] = []
        told = [event for event in events if self._plan_line(event)]
        for (kind, terms), run in groupby(told, key=lambda event: (event.kind, event.terms)):
            alike = list(run)
            joined = len(alike) > 1 and not terms and kind in ("placed", "collected")
            lines += [self._in_one(alike)] if joined else map(self._plan_line, alike)
        return tuple(lines)

    def _plan_line(self, event: Event) -> str:
        """An event in words; what would come out of a deck is not told."""
        if event.kind == "surveyed":
            tile = self.building(str(event["tile"]))
            return self.text("yamatai-plan-surveyed", name=self.names[event.seat], tile=tile)
        return "" if event.reveals else self.log_line(event)

    def _in_one(self, events: Sequence[Event]) -> str:
        """Boats placed, by their kinds, or tokens taken, by their islands: in any order of the steps it reads alike."""
        name = self.names[events[0].seat]
        if events[0].kind == "placed":
            boats = sorted((str(event["boat"]) for event in events), key=COLOURS.index)
            return self.text("yamatai-plan-placed", name=name, boats=self._value("boats", " ".join(boats)))
        taken = sorted((int(event["island"]), str(event["token"])) for event in events)
        tokens = (
            self.text("yamatai-plan-token", token=self.kinds([token]), island=self.island(island))
            for island, token in taken
        )
        return self.text("yamatai-plan-collected", name=name, tokens=", ".join(tokens))

    def _value(self, name: str, value: int | str) -> int | str:
        match name:
            case "boat" | "other":
                return self.boat(str(value)) if value else ""
            case "boats":
                return ", ".join(map(self.boat, str(value).split())) or self.text("yamatai-nothing")
            case "tokens":
                return self.kinds(str(value).split())
            case "token" | "given" | "taken":
                return self.text(f"yamatai-token-{value}")
            case "tile" | "new":
                return self.building(str(value))
            case "island":
                return self.island(int(value))
            case "specialist":
                return self.specialist(str(value))
            case "reason":
                return self.text(f"yamatai-end-{value}")
            case _:
                return value
