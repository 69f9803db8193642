"""A text file from outside, which may be anything: a folder, a picture, something without an end."""

from __future__ import annotations

from pathlib import Path

from yamatai.play import record
from yamatai.play.game import InvalidInput

MOST = 16 * 1024 * 1024
"""Bytes; files that people write, or commands for them, have some hundred KB."""


def read_text(path: Path, most: int = MOST) -> str:
    """What the file holds. Raises InvalidInput if it cannot be read, has more bytes than `most`, or is no text."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise record.cannot("read", path, error) from error
    if len(data) > most:
        raise InvalidInput(f"{path} is longer than {most // 1024} KB")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{path} is not a text in UTF-8", "no-utf-8", path=str(path)) from error
