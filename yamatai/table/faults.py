"""Faults of files and set-ups in the table's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fluent.runtime.types import FluentInt

from yamatai.play.fault import Fault, Value
from yamatai.play.game import Refusal
from yamatai.table.text import Texts

Say: TypeAlias = Callable[[Refusal], str]
"""A game's table: it says a refusal in a sentence."""

COUNTED = 10**15
"""What is less is a number with plural forms; what is more stands as it is: Fluent cannot write every number."""


def in_words(text: Texts, fault: Fault, say: Say | None = None) -> str:
    """What a fault says; in its own English where no message has its code, as for a game from elsewhere.

    A refusal is said by `say`, if the game's table is there to ask; else its code stands for it.
    """
    if fault.lines:
        return "\n".join(in_words(text, line, say) for line in fault.lines)
    id = f"fault-{fault.code}"
    if not fault.code or id not in text:
        return str(fault)
    values = {name: _value(text, value, say) for name, value in fault.values}
    refusal = dict(fault.values).get("refusal")
    if say is not None and isinstance(refusal, Refusal):
        return text("refused-in-words", text=values["text"], why=say(refusal))
    return text(id, **values)


def sentence(text: Texts, fault: Fault, say: Say | None = None) -> str:
    """What a fault says where it stands alone: with a capital, unless it begins with the name of a file or the like."""
    if fault.lines:
        return "\n".join(sentence(text, line, say) for line in fault.lines)
    words = in_words(text, fault, say)
    named = any(isinstance(value, str) and words.startswith(value) for _, value in fault.values)
    return words if named else words[:1].upper() + words[1:]


def _value(text: Texts, value: Value, say: Say | None) -> int | str:
    """A number stays as the file has it: 4096, not 4,096."""
    if isinstance(value, Fault):
        return in_words(text, value, say)
    if isinstance(value, Refusal):
        return value.code
    if isinstance(value, int):
        return FluentInt(value, useGrouping=False) if abs(value) < COUNTED else str(value)
    return value
