"""The person's settings: one small file, read at start and written when something changes.

A file that cannot be read is set aside, so that nothing is lost and the table opens all the same.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import attrs
import cattrs

from yamatai import resources
from yamatai.play.game import InvalidInput, Seat
from yamatai.play.record import replace
from yamatai.table.theme import DEFAULT, THEMES

VERSION = 1
SPEEDS = (0.5, 1.0, 2.0, 0.0)
"""Of computer players and of what moves; 0 is at once."""

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By version: a function that takes the settings of that version, gives them in the next one."""


@attrs.frozen
class NewGame:
    """What was chosen last in the new-game dialogue; `game` is the id of a game."""

    game: str = ""
    seats: tuple[Seat, ...] = ()


@attrs.frozen
class Settings:
    """Everything that is kept, with what holds before anything is chosen."""

    theme: str = attrs.field(default=DEFAULT.name, validator=attrs.validators.in_(THEMES))
    language: str = ""
    """The code of a language; "" is the system's."""
    speed: float = attrs.field(default=1.0, validator=attrs.validators.in_(SPEEDS))
    """Of computer players."""
    large: bool = False
    """Large text."""
    reduced_motion: bool = False
    hand_over: bool = False
    """Whether the table is covered until the next person sits down."""
    sound: bool = False
    """Whether the table is heard, where the extra for it is installed."""
    full_screen: bool = False
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Actions that have other keys than in `yamatai.table.keys`."""
    new_game: NewGame = NewGame()
    welcomed: bool = False
    """Whether the person was asked how to begin."""


def settings_file() -> Path:
    """Where the person's settings lie."""
    return resources.user_config() / "settings.json"


class Keeper:
    """The settings in use: `now`. With a `file` they come from there, and changes go there.

    `problem` is the id of a text that says what went wrong with the file, "" if nothing did.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.now = Settings()
        self.problem = ""
        if file is not None:
            self._read(file)

    def change(self, **changes: Any) -> None:
        """Take over some settings, and keep them."""
        changed = attrs.evolve(self.now, **changes)
        if changed != self.now:
            self.now = changed
            if self.file is not None:
                self._write(self.file)

    def _read(self, file: Path) -> None:
        try:
            self.now = parse(file.read_bytes())
        except FileNotFoundError:
            pass
        except OSError:
            self.problem = "settings-unread"
        except InvalidInput:
            self.problem = "settings-broken"
            with contextlib.suppress(OSError):
                os.replace(file, file.with_suffix(".broken.json"))

    def _write(self, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            replace(file, content(self.now))
        except (OSError, InvalidInput):
            self.problem = "settings-unwritten"


# The file


def content(settings: Settings) -> bytes:
    """The settings as they stand in a file."""
    table = {"version": VERSION, **_converter().unstructure(settings)}
    return json.dumps(table, indent=2, ensure_ascii=False).encode() + b"\n"


def parse(data: bytes) -> Settings:
    """The settings that a file holds, of this version or an earlier one. Raises InvalidInput."""
    try:
        table = json.loads(data)
        return _converter().structure(_upgraded(table), Settings)
    except (ValueError, RecursionError, cattrs.BaseValidationError) as error:
        raise InvalidInput(f"settings: {error}") from error


def _upgraded(table: object) -> dict[str, Any]:
    version = table.get("version") if isinstance(table, dict) else None
    if not isinstance(table, dict) or type(version) is not int or not 1 <= version <= VERSION:
        raise ValueError(f"not settings of a version from 1 to {VERSION}")
    for number in range(version, VERSION):
        table = UPGRADES[number](table)
    return table


def _converter() -> cattrs.Converter:
    """Takes each value as it is: a text is no number, and a number no yes."""
    converter = cattrs.Converter()
    for kind in (str, bool):
        converter.register_structure_hook(kind, _exactly)
    return converter


def _exactly(value: object, kind: type) -> object:
    if type(value) is not kind:
        raise ValueError(f"expected {kind.__name__}, not {value!r}")
    return value
