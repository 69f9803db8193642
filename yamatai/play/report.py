"""The report of a problem: one file with the game, the versions, the settings and the last messages, and no names.

    messages = Messages.listen()            # once, when the program starts
    pack(path, match, about, messages)

It is a zip file, which a tracker takes as an attachment. Dropped into `tests/golden/` it is a test.
"""

from __future__ import annotations

import io
import json
import logging
import platform
import re
import sys
import traceback
import zipfile
from collections import deque
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from yamatai import __version__
from yamatai.play import record
from yamatai.play.match import Match

GAME, ABOUT, MESSAGES = "game.yamatai", "about.json", "messages.txt"
MOST = 200
"""So many of the last messages are kept."""


class Messages(logging.Handler):
    """The last messages: whatever the program's loggers are told, and errors that nobody caught."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self.lines: deque[str] = deque(maxlen=MOST)

    @classmethod
    def listen(cls) -> Messages:
        """Begin to keep messages; what was shown on stderr before is shown there still."""
        messages = cls()
        logger = logging.getLogger("yamatai")
        logger.setLevel(logging.INFO)
        logger.addHandler(messages)
        shown = sys.excepthook

        def keep(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            messages.lines.append("".join(traceback.format_exception(kind, error, trace)).rstrip())
            shown(kind, error, trace)

        sys.excepthook = keep
        return messages

    def emit(self, message: logging.LogRecord) -> None:
        self.lines.append(self.format(message))
        if message.levelno >= logging.WARNING and sys.stderr is not None:
            print(message.getMessage(), file=sys.stderr)


def pack(path: Path, match: Match | None, about: Mapping[str, object], messages: Iterable[str]) -> None:
    """Write a report. `about` holds what else the reader should know, by name. Raises InvalidInput."""
    names = [seat.name for seat in match.game.setup.seats] if match else []
    told = {"program": __version__, "python": platform.python_version(), "system": platform.platform(), **about}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        if match:
            file.writestr(GAME, _nameless(record.content(match)))
        file.writestr(ABOUT, json.dumps(without_names(told), indent=2, ensure_ascii=False))
        file.writestr(MESSAGES, hide("\n".join(messages), names))
    record.replace(path, packed.getvalue())


def game_of(path: Path) -> bytes:
    """The record in a report, b"" if it has none."""
    with zipfile.ZipFile(path) as file:
        return file.read(GAME) if GAME in file.namelist() else b""


def file_name() -> str:
    """How a report of today is called."""
    return f"yamatai-report-{datetime.now():%Y-%m-%d}.zip"


def _nameless(data: bytes) -> bytes:
    """A record whose seats are called by their colours."""
    first, _, rest = data.partition(b"\n")
    header = json.loads(first)
    for seat in header["setup"]["seats"]:
        seat["name"] = seat["colour"].capitalize()
    return json.dumps(header, ensure_ascii=False).encode() + b"\n" + rest


def without_names(value: Any) -> Any:
    """A value of JSON without whatever is called `name`."""
    if isinstance(value, Mapping):
        return {key: without_names(part) for key, part in value.items() if key != "name"}
    if isinstance(value, list | tuple):
        return [without_names(part) for part in value]
    return value


def hide(text: str, names: Iterable[str]) -> str:
    """A text without the names of seats, and without the person's folder, which tells his name."""
    text = text.replace(str(Path.home()), "~")
    for name in sorted(set(names) - {""}, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", "(name)", text)
    return text
