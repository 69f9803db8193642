"""The file of an edition: component values that a person has written himself."""

from __future__ import annotations

from pathlib import Path

import cattrs
from cattrs.v import format_exception

from yamatai.play import record
from yamatai.play.fault import Fault
from yamatai.play.game import InvalidInput

MAX_EDITION = 48 * 1024  # bytes; an edition has about 10 KB, and a record holds it in its first line


def read_edition(path: Path) -> str:
    """The text of an edition's file; raises InvalidInput if it cannot be one."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_EDITION + 1)
        text = data.decode()
    except OSError as error:
        raise record.cannot("read", path, error) from error
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{path} is not a text in UTF-8", "no-utf-8", path=str(path)) from error
    if not text.strip():
        raise InvalidInput(f"{path} is empty for an edition", "edition-empty", path=str(path))
    if len(data) > MAX_EDITION:
        raise InvalidInput(f"{path} is too long for an edition", "edition-long", path=str(path))
    return text


def entry_faults(error: Exception, path: str) -> list[Fault]:
    """What cattrs found wrong in the entries of a file, each with its place below `path`, as `edition.boats.wood`.

    The three things that happen to a person who writes such a file have codes. What else cattrs may say, about
    values of kinds that no file of ours has, stays in its English, and so do its names of types.
    """
    whats: list[Fault] = []

    def tell(exception: BaseException, kind: type | None) -> str:
        whats.append(_what(exception, format_exception(exception, kind)))
        return str(whats[-1])

    lines = cattrs.transform_error(error, path, tell)
    places = [line.rpartition(" @ ")[2] for line in lines]
    return [
        Fault(line, "entry", what=what, place=place) for line, what, place in zip(lines, whats, places, strict=True)
    ]


def _what(exception: BaseException, told: str) -> Fault:
    expected = "invalid value for type, expected "
    if isinstance(exception, KeyError):
        return Fault(told, "entry-missing")
    if isinstance(exception, cattrs.ForbiddenExtraKeysError):
        return Fault(told, "entry-extra", names=", ".join(sorted(exception.extra_fields)))
    if told.startswith(expected):
        return Fault(told, "entry-kind", kind=told.removeprefix(expected))
    return Fault(told)
