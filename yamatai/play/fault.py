"""What is wrong with something from outside, for commands that speak English and for a table that may not.

    Fault("the seed must be from 0 to 9", "record-seed", most=9)

The English sentence stands where the fault is found. Its code and values let the table say the same in another
language: the message `fault-<code>` of the Fluent files (`yamatai.table.faults`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

import attrs

if TYPE_CHECKING:
    from yamatai.play.game import Refusal


@attrs.frozen(init=False)
class Fault:
    """A sentence, with the code and the values of the message that says it; "" for one that is English only.

    A value stands in every language as it is, unless it is a fault itself or a refusal, for which only the game's
    table has a sentence. `lines` are the faults of a list, each on
    a line of its own; such a list has no code. `str` gives the English sentence.
    """

    sentence: str
    code: str
    values: tuple[tuple[str, Value], ...]
    lines: tuple[Fault, ...]

    def __init__(self, sentence: str, code: str = "", /, *lines: Fault, **values: Value) -> None:
        self.__attrs_init__(sentence, code, tuple(values.items()), lines)

    def __str__(self) -> str:
        return self.sentence


Value: TypeAlias = "int | str | Fault | Refusal"


def shown(text: str) -> str:
    """A text in one line: what does not print, as a newline in the name of a file, is escaped."""
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    byte = ord(letter) - 0xDC00  # how Python keeps a byte of a name that is no UTF-8
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else letter.encode("unicode_escape").decode()


def in_lines(fault: Fault) -> list[str]:
    """The English of a fault for a terminal: a line for each of a list, and none more."""
    if fault.lines:
        return [line for each in fault.lines for line in in_lines(each)]
    why = next((value for _, value in fault.values if isinstance(value, Fault)), None)
    lines = in_lines(why) if why else []
    if len(lines) < 2:
        return [shown(str(fault))]
    before, _, after = str(fault).partition(str(why))
    return [shown(before) + lines[0], *lines[1:-1], lines[-1] + shown(after)]


def listed(faults: Iterable[Fault]) -> Fault:
    """Several faults as one, a line each."""
    lines = tuple(faults)
    return lines[0] if len(lines) == 1 else Fault("\n".join(map(str, lines)), "", *lines)
