"""What a saved game tells without being played: who, when, how far, and how it ended.

It stands in the first line and the last ones, so ten thousand files are soon read. It is believed; opening the game
checks it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import attrs

from yamatai.play.game import InvalidInput, Seat
from yamatai.play.record import MAX_SIZE, Line, cannot, decode, get, read_first, setup_of, text

TAIL = 4096
"""So many bytes at the end hold the last turn, as a rule."""


@attrs.frozen
class Ending:
    """How a game ended: the seats from first to last, and for each seat the score with its named terms.

    The first `winners` of the ranking share the win.
    """

    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    terms: tuple[dict[str, int], ...]
    reason: str
    winners: int = 1


@attrs.frozen
class Summary:
    """A game's id, its seats, its start as an ISO time in UTC, how far it is; and its end, if it is over."""

    game: str
    seats: tuple[Seat, ...]
    started: str
    actions: int
    round: int
    ending: Ending | None


def summarise(path: Path) -> Summary:
    """Read the ends of a record. Raises InvalidInput where there is no game to be had from it."""
    try:
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > MAX_SIZE:
                raise InvalidInput(f"{path} is too long for a saved game", "record-long", path=str(path))
            return _summarise(path, file, size)
    except OSError as error:
        raise cannot("read", path, error) from error


def _summarise(path: Path, file: BinaryIO, size: int) -> Summary:
    first, upgrade = read_first(path, file)
    first = upgrade(first)
    seats = setup_of(first).seats
    begin = file.tell()
    lines = [upgrade(line) for line in _lines(file, max(begin, size - TAIL))]
    if _round(lines) is None:
        lines = [upgrade(line) for line in _lines(file, begin)]
    ending = _ending(lines[-1]["result"], len(seats)) if lines and "result" in lines[-1] else None
    return Summary(text(first, "game"), seats, text(first, "started"), _actions(lines), _round(lines) or 1, ending)


def _lines(file: BinaryIO, start: int) -> list[Line]:
    """The whole lines from here on."""
    file.seek(start - 1)
    return list(_decoded(file.read().split(b"\n")[1:]))


def _decoded(raws: list[bytes]) -> Iterator[Line]:
    for raw in raws:
        if (line := decode(raw)) is not None:
            yield line


def _round(lines: list[Line]) -> int | None:
    """The last round that was told of."""
    return next((line["round"] for line in reversed(lines) if type(line.get("round")) is int), None)


def _actions(lines: list[Line]) -> int:
    """Where the game stands: an action that was taken back is not counted."""
    for line in reversed(lines):
        if type(line.get("n")) is int:
            number: int = line["n"]
            return number - ("undo" in line)
    return 0


def _ending(told: Line, seats: int) -> Ending:
    if not isinstance(told, dict):
        raise _wrong_result()
    ranking, scores, terms = (get(told, key, list) for key in ("ranking", "scores", "terms"))
    winners = told.get("winners", 1)
    sound = (
        type(winners) is int
        and 1 <= winners <= seats
        and sorted(map(str, ranking)) == [str(seat) for seat in range(seats)]
        and len(scores) == len(terms) == seats
        and all(type(number) is int for number in (*ranking, *scores))
        and all(isinstance(seat, dict) and all(type(n) is int for n in seat.values()) for seat in terms)
    )
    if not sound:
        raise _wrong_result()
    return Ending(tuple(ranking), tuple(scores), tuple(terms), text(told, "reason"), winners)


def _wrong_result() -> InvalidInput:
    return InvalidInput("not a readable saved game: 'result' is wrong", "record-result-wrong")
