"""TOML that a person has written: where it is none is told in words that every language has."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from yamatai.play.fault import Fault
from yamatai.play.game import InvalidInput

_WHERE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_AT_END = " (at end of document)"


def parse_toml(text: str) -> dict[str, Any]:
    """The table that a text holds. Raises InvalidInput that tells line and column, both from 1; what tomllib says
    of the place stays in its English behind them."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise InvalidInput("not a TOML file: its values are nested too deeply", "toml-deep") from None
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(_fault(str(error), text)) from None


def _fault(told: str, text: str) -> Fault:
    if found := _WHERE.fullmatch(told):
        said, line, column = found[1], int(found[2]), int(found[3])
    else:
        said = told.removesuffix(_AT_END)
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    told = f"not a TOML file: line {line}, column {column} ({said})"
    return Fault(told, "toml", line=line, column=column, said=said)
