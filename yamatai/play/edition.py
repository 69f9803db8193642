"""The file of an edition: component values that a person has written himself."""

from __future__ import annotations

from pathlib import Path

from yamatai.play.game import InvalidInput

MAX_EDITION = 48 * 1024  # bytes; an edition has about 10 KB, and a record holds it in its first line


def read_edition(path: Path) -> str:
    """The text of an edition's file; raises InvalidInput if it cannot be one."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_EDITION + 1)
        text = data.decode()
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{path} is not a text in UTF-8") from error
    if not text.strip() or len(data) > MAX_EDITION:
        raise InvalidInput(f"{path} is {'empty' if not text.strip() else 'too long'} for an edition")
    return text
