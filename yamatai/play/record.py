"""The saved game (`*.yamatai`): JSON lines, UTF-8.

    {"format": 1, "program": "0.1.0", "game": "yamatai", "rules": 1, "edition": "house", "data": "5a…",
     "setup": {"seats": [{"name": "Anna", "colour": "blue", "player": "human"}, …], "options": {…}, "seed": 7},
     "started": "2026-11-05T18:00:00+00:00", "edition_text": "…"}
                                                           (one line; the text of all component values, so that a
                                                            program that ships other ones plays on with these)
    {"n": 1, "seat": 0, "do": "fleet 9"}                   (when it ends a turn: "hash" of the state, "round")
    {"n": 1, "undo": true}                                 (n: the action that is taken back, or done again)
    {"n": 1, "redo": true}
    {"n": 0, "go": 0, "round": 1}                          (on from another moment: the go-th that came about; the start
                                                            is 0; n actions lead there)
    {"result": {"ranking": [1, 0], "scores": [61, 70], "terms": [{"coins": 9, …}, …], "reason": "last-house"}}
                                                           (and "winners": 2 if so many share the win)

The lines are the history of a match, so reading them gives the same tree of branches. A file that cannot be
read to its end gives the match up to there and a notice; no reader changes a file. What the list of games tells
stands in the first and the last lines, so that it need not play the game.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias, TypeVar

import attrs

from yamatai import __version__
from yamatai.play.fault import Fault
from yamatai.play.game import IllegalAction, InvalidInput, Seat, Setup, find, refused
from yamatai.play.match import Change, Match

FORMAT = 1
SUFFIX = ".yamatai"
MAX_SEED = 2**63 - 1
MAX_LINE = 64 * 1024
MAX_SIZE = 4 * 1024 * 1024  # a full game with much undoing has about 100 KB
MAX_TEXT = 200  # of an action, a name, a version
SHARING = 32  # Windows' number for a file that another program holds; its errno is that of missing rights

Line: TypeAlias = dict[str, Any]
PathLike: TypeAlias = str | os.PathLike[str]
T = TypeVar("T")

_HALF_LETTER = re.compile("[\ud800-\udfff]")  # which no file could keep
UPGRADES: dict[int, Callable[[Line], Line]] = {}
"""By format: a function that takes a line (the first one or another) of that format, gives it in the next one."""


# Writing


def header(match: Match) -> Line:
    """The first line of a match's record."""
    game, setup = match.game, match.game.setup
    return {
        "format": FORMAT,
        "program": __version__,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "edition": game.edition,
        "data": game.data_hash,
        "setup": {
            "seats": [attrs.asdict(seat) for seat in setup.seats],
            "options": {option.id: game.meta.option(setup, option.id) for option in game.meta.options},
            "seed": setup.seed,
        },
        "started": match.started,
        "edition_text": game.edition_text,
    }


def _lines(match: Match, change: Change) -> Iterator[Line]:
    """What a record says of one change: its line, and the result if it ends the game."""
    node, game = change.node, match.game
    if change.kind == "go":
        yield {"n": node.number, "go": match.nodes.index(node), "round": game.round(node.state)}
    elif change.kind != "do":
        yield {"n": node.number, change.kind: True}
    else:
        line: Line = {"n": node.number, "seat": node.seat, "do": game.write(node.action)}
        if node.ends_turn:
            line |= {"hash": game.digest(node.state), "round": game.round(node.state)}
        yield line
    if change.kind != "undo" and (told := _result(match, node.state)):
        yield {"result": told}


def _result(match: Match, state: Any) -> Line | None:
    result = match.game.result(state)
    if result is None:
        return None
    terms = [dict(terms) for terms in match.game.score(state)]
    scores = [sum(seat.values()) for seat in terms]
    told: Line = {"ranking": list(result.ranking), "scores": scores, "terms": terms, "reason": result.reason}
    return told if result.winners == 1 else {**told, "winners": result.winners}


def _bytes(line: Line) -> bytes:
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


def addition(match: Match, change: Change) -> bytes:
    """What a change adds to the record."""
    return b"".join(map(_bytes, _lines(match, change)))


def content(match: Match) -> bytes:
    """The whole record. Raises InvalidInput for an edition that is too long for it."""
    first = _bytes(header(match))
    if len(first) > MAX_LINE:
        limit = MAX_LINE // 1024
        raise InvalidInput(f"the edition is longer than {limit} KB", "record-edition-long", limit=limit)
    return first + b"".join(addition(match, change) for change in match.history)


def put(file: BinaryIO, data: bytes) -> None:
    """Hand all bytes to the system; a disk that takes only some of them is full."""
    if os.write(file.fileno(), data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def save(match: Match, path: PathLike) -> None:
    """Write the whole record, in place of what stood there. Raises InvalidInput, and then the old file is intact."""
    try:
        data = content(match)
    except InvalidInput as error:
        raise failed("write", path, error.fault) from error
    replace(path, data)


def replace(path: PathLike, data: bytes) -> None:
    """Put a file on the disk in place of what stood there: as a whole or, with InvalidInput, not at all."""
    target = Path(os.path.realpath(path))
    part = target.with_name(f".{os.getpid()}.part")
    try:
        with open(part, "wb", buffering=0) as file:
            put(file, data)
            os.fsync(file.fileno())
        os.replace(part, target)
        sync_folder(target.parent)
    except OSError as error:
        raise cannot("write", path, error) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make a rename outlast a power cut, where folders can be opened."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def cannot(verb: str, path: PathLike, error: OSError) -> InvalidInput:
    """The refusal that tells what the system said: it could not read, write, rename or delete."""
    name = "SHARING" if getattr(error, "winerror", 0) == SHARING else errno.errorcode.get(error.errno or 0, "")
    said = error.strerror or str(error)
    return failed(verb, path, Fault(said, "system", error=name, said=said))


def failed(verb: str, path: PathLike, why: Fault) -> InvalidInput:
    """The refusal to read, write, rename or delete a file."""
    return InvalidInput(f"cannot {verb} {path}: {why}", "cannot", verb=verb, path=str(path), why=why)


# Reading


@attrs.frozen
class Reading:
    """A record that was read: the match at its last good action, and what a person should know.

    `sound` says that every line was played, `torn` that only a half-written last one was not; `current` that new
    lines may follow in the file as it is. `hashes` counts the states that were compared.
    """

    match: Match
    notices: tuple[Fault, ...] = ()
    sound: bool = True
    hashes: int = 0
    torn: bool = False
    current: bool = False


def read(path: PathLike) -> Reading:
    """Play the record in a file. Raises InvalidInput, one line, when there is no game to be had from it."""
    try:
        with open(path, "rb", opener=_open_at_once) as file:
            _check_kind(path, os.fstat(file.fileno()))
            return _read(path, file)
    except OSError as error:
        raise cannot("read", path, error) from error


def _open_at_once(path: str, flags: int) -> int:
    """Do not wait for the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _check_kind(path: PathLike, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise failed("read", path, Fault("it is not a file", "no-file"))
    if status.st_size == 0:
        raise InvalidInput(f"{path} is empty: no game was saved in it", "record-empty", path=str(path))
    if status.st_size > MAX_SIZE:
        size, limit = (round(n / 1024 / 1024) for n in (status.st_size, MAX_SIZE))
        told = f"{path} has {size} MB; a saved game has at most {limit} MB"
        raise InvalidInput(told, "record-large", path=str(path), size=size, limit=limit)


def _read(path: PathLike, file: BinaryIO) -> Reading:
    first, upgrade = read_first(path, file)
    try:
        match, notices = _open(upgrade(first))
    except InvalidInput as error:
        raise in_file(path, error) from error
    hashes = 0
    lines = 1
    ended = True
    while raw := file.readline(MAX_LINE + 1):
        lines += 1
        ended = raw.endswith(b"\n")
        if not raw.strip():
            continue
        line = decode(raw)
        torn = line is None and not ended and len(raw) <= MAX_LINE
        try:
            if torn:
                raise InvalidInput("the last line is torn and left out", "record-torn")
            if line is None:
                raise InvalidInput(f"line {lines} cannot be read", "record-line", line=lines)
            line = upgrade(line)
            _play(match, line)
        except InvalidInput as error:
            here = match.node.number
            told = f"{error}; the game stands at action {here}"
            notice = Fault(told, "record-stands", why=error.fault, number=here)
            return Reading(match, (*notices, notice), False, hashes, torn)
        hashes += "hash" in line
    return Reading(match, notices, True, hashes, current=ended and first == header(match))


def read_first(path: PathLike, file: BinaryIO) -> tuple[Line, Callable[[Line], Line]]:
    """The first line of a record as it stands there, and the way to today's format for it and all others."""
    first = decode(file.readline(MAX_LINE + 1))
    if first is None or type(first.get("format")) is not int or first["format"] < 1:
        raise InvalidInput(f"{path} is not a saved game", "record-foreign", path=str(path))
    try:
        return first, _upgrader(first)
    except InvalidInput as error:
        raise in_file(path, error) from error


def in_file(path: PathLike, error: InvalidInput) -> InvalidInput:
    """The same fault, with the file that has it."""
    return InvalidInput(f"{path}: {error}", "in-file", path=str(path), why=error.fault)


def decode(raw: bytes) -> Line | None:
    """A line as an object, or None."""
    if len(raw) > MAX_LINE:
        return None
    try:
        line = json.loads(raw.decode())
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def _upgrader(first: Line) -> Callable[[Line], Line]:
    """The way from the format of the first line to today's; raises InvalidInput for a newer one."""
    if first["format"] > FORMAT:
        newer, format = _newer(first), first["format"]
        told = f"{newer} (format {format}, this program reads {FORMAT})"
        raise InvalidInput(told, "record-newer-format", why=newer, format=format, known=FORMAT)
    steps = [UPGRADES[number] for number in range(first["format"], FORMAT)]

    def upgrade(line: Line) -> Line:
        for step in steps:
            line = step(line)
        return line

    return upgrade


def _newer(first: Line) -> Fault:
    version = text(first, "program")
    told = f"saved by a newer program; it needs version {version} or later, this is {__version__}"
    return Fault(told, "record-newer", version=version, own=__version__)


def _open(first: Line) -> tuple[Match, tuple[Fault, ...]]:
    """The match at its start."""
    meta = find(text(first, "game"))
    rules = get(first, "rules", int)
    if rules > meta.rules_version:
        newer, known = _newer(first), meta.rules_version
        told = f"{newer} ({meta.title}: rules {rules}, here {known})"
        raise InvalidInput(told, "record-newer-rules", why=newer, game=meta.title, rules=rules, known=known)
    setup, data = setup_of(first), text(first, "data")
    game = meta.open(attrs.evolve(setup, edition=""))
    if game.data_hash != data and setup.edition:  # values that do not ship, or no more
        game = meta.open(setup)
    match = Match(game, text(first, "started"))
    if game.data_hash == data:
        return match, ()
    edition = text(first, "edition")
    told = f"played with other component values (edition {edition}) than the program has now"
    return match, (Fault(told, "record-other-values", edition=edition),)


def setup_of(first: Line) -> Setup:
    """The set-up that a first line tells. Raises InvalidInput."""
    told = get(first, "setup", dict)
    seats = get(told, "seats", list)
    if not all(isinstance(seat, dict) for seat in seats):
        raise InvalidInput("not a readable saved game: a seat is not an object", "record-seat-no-object")
    options = get(told, "options", dict)
    edition = get(first, "edition_text", str) if "edition_text" in first else ""
    if _HALF_LETTER.search(edition):
        raise InvalidInput("not a readable saved game: 'edition_text' is not a text", "record-edition-no-text")
    seed = get(told, "seed", int)
    if not 0 <= seed <= MAX_SEED:
        raise InvalidInput(f"the seed must be from 0 to {MAX_SEED}", "record-seed", most=MAX_SEED)
    return Setup(
        seats=tuple(Seat(text(seat, "name"), text(seat, "colour"), text(seat, "player")) for seat in seats),
        seed=seed,
        options=tuple((id, text(options, id)) for id in options),
        edition=edition,
    )


def get(line: Line, key: str, kind: type[T]) -> T:
    """A value of a line. Raises InvalidInput if it is missing or of another type."""
    value = line.get(key)
    if type(value) is not kind:
        raise InvalidInput(f"not a readable saved game: {key!r} is missing or wrong", "record-key", key=repr(key))
    return value


def text(line: Line, key: str) -> str:
    """A short text that can be shown."""
    value = get(line, key, str)
    if len(value) > MAX_TEXT or not value.isprintable():
        told = f"not a readable saved game: {key!r} is too long or not printable"
        raise InvalidInput(told, "record-text", key=repr(key))
    return value


def _play(match: Match, line: Line) -> None:
    """Play one line; raises InvalidInput, and changes nothing, if it does not fit."""
    if "result" in line:
        if line["result"] != _result(match, match.state):
            raise InvalidInput("the recorded result is not the one of this game", "record-result")
        return
    here = match.node.number
    if "go" in line:
        _go(match, line)
        return
    kind = next((kind for kind in ("do", "undo", "redo") if kind in line), "")
    number = here if kind == "undo" else here + 1
    if not kind or line.get("n") != number:
        raise InvalidInput(f"the line after action {here} does not fit", "record-misfit", number=here)
    try:
        if kind == "do":
            _do(match, line)
        elif refusal := match.undo() if kind == "undo" else match.redo():
            raise InvalidInput(refused(kind, refusal))
    except (InvalidInput, IllegalAction) as error:
        raise InvalidInput(f"action {number}: {error}", "record-action", number=number, why=error.fault) from error


def _go(match: Match, line: Line) -> None:
    index = get(line, "go", int)
    node = match.nodes[index] if 0 <= index < len(match.nodes) else None
    if node is None or line.get("n") != node.number:
        here = match.node.number
        raise InvalidInput(
            f"there is no moment {index} after action {here}", "record-moment", moment=index, number=here
        )
    match.go(node)


def _do(match: Match, line: Line) -> None:
    seat, words = get(line, "seat", int), text(line, "do")
    if not 0 <= seat < len(match.game.setup.seats):
        raise InvalidInput(f"there is no seat {seat}", "record-seat", seat=seat)
    action = match.game.read(words)
    if "hash" in line:
        outcome = match.outcome(seat, action)
        if outcome.refusal is None and match.game.digest(outcome.state) != line["hash"]:
            told = f"{words}: the position after it is not the recorded one"
            raise InvalidInput(told, "record-position", action=words)
    match.do(seat, action)
