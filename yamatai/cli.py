"""The command line: `yamatai` opens the window, `yamatai COMMAND` does one thing without it.

Exit status: 0 done; 1 refused or invalid input, with one line on stderr; 2 wrong usage; 130 interrupted;
141 the reader of the output went away; 143 ended while other processes played. Only the window and `picture` load
Qt. What a command alone needs is loaded by it: the window shall not wait for that.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import attrs

from yamatai import __version__
from yamatai.bots import levels
from yamatai.play import record
from yamatai.play.edition import read_edition
from yamatai.play.fault import in_lines, shown
from yamatai.play.game import HUMAN, InvalidInput, Meta, Refusal, Seat, Setup, find, installed
from yamatai.play.match import Match

if TYPE_CHECKING:
    from yamatai.play.race import Chooser

REFUSED, USAGE, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141


def player(level: str) -> Chooser:
    """A computer player of a level, for one game; raises InvalidInput for an unknown level."""
    if level == levels.RANDOM:
        from yamatai.play.simulate import random_player

        return random_player
    return levels.player(level)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default those of the process) say; gives the exit status."""
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without some letter is no reason to fail
    try:
        status = _do(words)
        if sys.stdout:  # none in a windowed program
            sys.stdout.flush()
        return status
    except InvalidInput as error:
        return _complain(*in_lines(error.fault))
    except OSError as error:
        _drop_output()
        told = error.strerror or str(error)
        name = f": {error.filename}" if error.filename else ""
        return BROKEN_PIPE if isinstance(error, BrokenPipeError) else _complain(f"{told}{name}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _do(words: Sequence[str]) -> int:
    command = COMMANDS.get(words[0] if words else "")
    try:
        return command(words[1:]) if command else window(words)
    except SystemExit as end:  # argparse, after help, version or wrong usage; a signal
        return end.code if isinstance(end.code, int) else 0


def _drop_output() -> None:
    """If nobody takes the output any more, see that the flush at exit does not fail once again."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(*lines: str) -> int:
    """Tell what is wrong on stderr, each fault in a line, whatever stands in it; gives the status."""
    for line in lines:
        print(f"yamatai: {shown(line)[:2000]}", file=sys.stderr)
    return REFUSED


# Arguments


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {shown(message)[:2000]} (see {self.prog} --help)\n")


def _parser(command: str) -> Parser:
    return Parser(f"yamatai {command}", TOLD[command])


def whole(low: int, high: int) -> Callable[[str], int]:
    """A type of argument: a whole number in these bounds."""

    def parse(text: str) -> int:
        digits = text.isascii() and text.isdecimal() and len(text) <= 40  # not the 1_000 of Python, nor ²
        number = int(text) if digits else low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {low} to {high}")
        return number

    return parse


def size(text: str) -> tuple[int, int]:
    """A type of argument: "1920x1080"."""
    width, _, height = text.partition("x")
    pixels = whole(100, 16384)
    try:
        return pixels(width), pixels(height)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a size like 1920x1080") from None


def scale(text: str) -> float:
    """A type of argument: pixels to a point."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0.25 <= number <= 8:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 0.25 to 8")
    return number


def option(text: str) -> tuple[str, str]:
    """A type of argument: "name=value"."""
    name, equals, value = text.partition("=")
    if not name or not equals or not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not an option like name=value")
    return name, value


def name(text: str) -> str:
    """A type of argument: what a file or folder may be called."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not the name of a file")
    return text


def path(text: str) -> Path:
    """A type of argument: a file or folder."""
    return Path(name(text))


def seats(text: str) -> tuple[str, ...]:
    """A type of argument: "human,easy,hard"."""
    return tuple(level.strip() for level in text.split(","))


def _games() -> str:
    return " or ".join(installed())


def _levels() -> str:
    return ", ".join(levels.NAMES)


def _add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=_games())


def _add_moment(parser: Parser) -> None:
    parser.add_argument("file", type=name, metavar="FILE", help="a saved game")
    parser.add_argument("--to", type=whole(0, 10**9), metavar="N", help="the moment after action N, not the last one")


def _edition(file: Path | None) -> str:
    """The text of an edition's file, "" for none."""
    return "" if file is None else read_edition(file)


def _moment(arguments: argparse.Namespace) -> tuple[record.Reading, Match]:
    """What was read from a command's file, its notices being told; and the match at the wanted moment."""
    reading = record.read(arguments.file)
    for notice in reading.notices:
        _complain(f"{arguments.file}: {notice}")
    return reading, (reading.match if arguments.to is None else reading.match.at(arguments.to))


# Commands


def window(words: Sequence[str]) -> int:
    """yamatai [FILE]"""
    parser = Parser("yamatai", "Opens the table: the shelf of games, a saved game, or a new game.")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = "\n".join(f"  {command:<12}{told}" for command, told in TOLD.items())
    parser.epilog = f"commands, without the window:\n{commands}\n\nyamatai COMMAND --help tells more of each."
    parser.add_argument("file", nargs="?", type=name, metavar="FILE", help="a saved game")
    parser.add_argument("--game", metavar="GAME", help=f"start a new game: {_games()}")
    told = f"who plays the new game: for each seat {HUMAN} or a level ({_levels()})"
    parser.add_argument("--seats", type=seats, metavar="A,B", help=told)
    told = "of the new game: the same number, the same set-up"
    parser.add_argument("--seed", type=whole(0, record.MAX_SEED), metavar="N", help=told)
    told = "component values of your own for the new game"
    parser.add_argument("--edition", type=path, metavar="FILE.toml", help=told)
    told = "tell the versions of the program, Python and Qt"
    parser.add_argument("--version", action="version", version=_versions(), help=told)
    told = "try everything once and tell how it went"
    parser.add_argument("--selftest", action="store_true", default=argparse.SUPPRESS, help=told)
    arguments = parser.parse_args(words)
    new = [told for told in ("game", "seats", "seed", "edition") if getattr(arguments, told) is not None]
    if "selftest" in arguments:
        if new or arguments.file is not None:
            parser.error("--selftest goes alone")
        return _selftest()
    if arguments.file is not None:
        if new:
            parser.error(f"--{new[0]} does not go with a saved game")
        if not os.path.exists(arguments.file):
            raise InvalidInput(f"there is no file and no command {arguments.file!r}; commands: {', '.join(COMMANDS)}")
    arguments.edition = _edition(arguments.edition)
    if new:
        meta = find(next(iter(installed()), "yamatai") if arguments.game is None else arguments.game)
        arguments.game = meta.id
        _check_seats(meta, arguments)
    gc.disable()  # until the window shows: nothing that is made meanwhile is garbage, and to look for some takes long
    try:
        return _opening()(arguments)
    finally:
        gc.enable()


def _opening() -> Callable[[argparse.Namespace], int]:
    """What opens the window."""
    try:
        from yamatai.table.opening import run
    except ImportError as error:
        raise _cannot_load("the window", error) from error
    return run


def _selftest() -> int:
    try:
        from yamatai.table.selftest import run
    except ImportError as error:
        raise _cannot_load("the window", error) from error
    return run()


def _cannot_load(what: str, error: ImportError) -> InvalidInput:
    from yamatai.table.libraries import cannot_load

    return cannot_load(what, error)


def _check_seats(meta: Meta, arguments: argparse.Namespace) -> None:
    """Raise InvalidInput before the window opens, if seats or edition do not fit the game."""
    players = arguments.seats or (HUMAN,) * meta.min_seats
    for level in players:
        if level != HUMAN:
            player(level)
    if len(players) > meta.max_seats:
        raise InvalidInput(f"{meta.title} is for {meta.min_seats} to {meta.max_seats} seats, not {len(players)}")
    meta.open(Setup(tuple(map(Seat, players, meta.colours, players)), edition=arguments.edition))


def _versions() -> str:
    try:
        qt = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        qt = "not installed"
    return f"yamatai {__version__}, Python {platform.python_version()}, Qt {qt}"


def simulate_command(words: Sequence[str]) -> int:
    """yamatai simulate GAME"""
    from yamatai.play import simulate
    from yamatai.play.cluster import address

    parser = _parser("simulate")
    _add_game(parser)
    told = f"a level for each seat (random,random): {_levels()}"
    parser.add_argument("--seats", type=seats, default=("random",) * 2, metavar="A,B", help=told)
    parser.add_argument("--games", type=whole(1, 10**7), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=whole(0, record.MAX_SEED), default=1, metavar="N", help="seed of the first (1)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="how many processes (1)")
    told = "play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    parser.add_argument("--cluster", type=address, metavar="ADDRESS", help=told)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--report", action="store_true", help="tell of ends, points, and what is taken how often")
    parser.add_argument("--save", type=path, metavar="DIR", help="save each game there")
    parser.add_argument("--edition", type=path, metavar="FILE.toml", help="component values of your own")
    told = "an option of the game, as undo-across-turns=yes; may be given several times"
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help=told)
    arguments = parser.parse_args(words)
    if arguments.seed + arguments.games - 1 > record.MAX_SEED:
        parser.error(f"the seeds of all games must be at most {record.MAX_SEED}")
    if arguments.cluster and (arguments.save or arguments.jobs > 1):
        parser.error(f"--{'save' if arguments.save else 'jobs'} does not go with --cluster")
    meta = find(arguments.game)
    report = simulate.simulate(
        meta,
        arguments.seats,
        arguments.games,
        arguments.seed,
        player=player,
        jobs=arguments.jobs,
        save_dir=arguments.save,
        edition=_edition(arguments.edition),
        options=tuple(dict(arguments.option).items()),
        balance=arguments.report,
        cluster=arguments.cluster or "",
    )
    if arguments.json:
        figures = attrs.asdict(report)
        balance = figures.pop("balance")
        print(json.dumps({**figures, "report": balance} if balance else figures))
    else:
        print(simulate.table(meta, arguments.seats, arguments.seed, report))
    return 0


def tune_command(words: Sequence[str]) -> int:
    """yamatai tune GAME"""
    from yamatai.bots import tune

    parser = _parser("tune")
    _add_game(parser)
    tune.add_arguments(parser, whole, path)
    return tune.run(parser.parse_args(words))


def replay(words: Sequence[str]) -> int:
    """yamatai replay FILE"""
    parser = _parser("replay")
    _add_moment(parser)
    parser.add_argument("--verify", action="store_true", help="say what was checked: actions, positions, result")
    parser.add_argument("--show", action="store_true", help="print the log and the score")
    arguments = parser.parse_args(words)
    reading, match = _moment(arguments)
    if arguments.verify and reading.sound:
        done = sum(change.kind == "do" for change in reading.match.history)
        result = ", the result" if reading.match.result else ""
        print(f"verified: {done} actions, {reading.hashes} positions{result}")
    if arguments.show:
        for entry in match.log():
            terms = ", ".join(f"{name} {change:+}" for event in entry.events for name, change in event.terms)
            print(f"{entry.number:>4}  {_name(match, entry.seat)}: {entry.text}{f'  ({terms})' if terms else ''}")
        for seat, score in enumerate(match.score):
            print(f"{_name(match, seat)}: {sum(score.values())} = {', '.join(f'{k} {v}' for k, v in score.items())}")
    print(_standing(match))
    return 0 if reading.sound else REFUSED


def _name(match: Match, seat: int) -> str:
    who = match.game.setup.seats[seat]
    return f"{who.name} ({who.colour})"


def _standing(match: Match) -> str:
    """Where a match stands, in a line."""
    moment = f"{match.game.meta.title}, round {match.game.round(match.state)}, {match.node.number} actions"
    if result := match.result:
        first = ", ".join(_name(match, seat) for seat in result.ranking[: result.winners])
        return f"{moment}: over ({result.reason}); first is {first}"
    return f"{moment}: {', '.join(_name(match, seat) for seat in match.to_act)} to act"


def actions(words: Sequence[str]) -> int:
    """yamatai actions FILE"""
    parser = _parser("actions")
    _add_moment(parser)
    parser.add_argument("--check", metavar="ACTION", help="say whether this action is legal, and if not, why")
    arguments = parser.parse_args(words)
    reading, match = _moment(arguments)
    if arguments.check is not None:
        action = match.game.read(arguments.check)
        refusals = [match.game.refusal(match.state, seat, action) for seat in match.to_act or (0,)]
        if None not in refusals:
            raise InvalidInput(f"{match.game.write(action)}: {_reason(refusals[0])}")
        print(f"{match.game.write(action)}: allowed")
    else:
        print(_standing(match))
        for seat in match.to_act:
            for action in match.game.legal(match.state, seat):
                print(f"  {match.game.write(action)}")
    return 0 if reading.sound else REFUSED


def _reason(refusal: Refusal | None) -> str:
    assert refusal
    about = [f"{name} {value}" for name, value in refusal.params]
    about += [f"{place.kind} {place.id or ''}".strip() for place in refusal.places]
    told = f" ({', '.join(dict.fromkeys(about))})" if about else ""
    return f"refused by rule {refusal.rule}: {refusal.code}{told}"


def picture(words: Sequence[str]) -> int:
    """yamatai picture FILE"""
    parser = _parser("picture")
    _add_moment(parser)
    parser.add_argument("--out", required=True, type=name, metavar="FILE.png", help="the picture to write")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="in points (1920x1080)")
    parser.add_argument("--theme", default="paper", help="colours of the table: paper, night, contrast (paper)")
    parser.add_argument("--scale", type=scale, default=1.0, metavar="S", help="pixels to a point (1)")
    arguments = parser.parse_args(words)
    reading, match = _moment(arguments)
    try:
        from yamatai.table.picture import draw_picture
    except ImportError as error:
        raise _cannot_load("the table", error) from error
    draw_picture(match=match, path=arguments.out, size=arguments.size, theme=arguments.theme, scale=arguments.scale)
    return 0 if reading.sound else REFUSED


def exercise_command(words: Sequence[str]) -> int:
    """yamatai exercise GAME"""
    from yamatai.bots import exercise

    parser = _parser("exercise")
    _add_game(parser)
    exercise.add_arguments(parser, whole)
    problems = exercise.run(parser.parse_args(words))
    return _complain(*problems) if problems else 0


def check(words: Sequence[str]) -> int:
    """yamatai check-data [DIR]"""
    parser = _parser("check-data")
    parser.add_argument("folder", nargs="?", type=path, metavar="DIR", help="data to check, not those that ship")
    arguments = parser.parse_args(words)
    from yamatai.play.check import check_data
    from yamatai.table.exercise_texts import check_all_exercise_texts
    from yamatai.table.lesson_texts import check_all_lesson_texts
    from yamatai.table.text_check import check_texts

    problems = check_data(arguments.folder)
    if arguments.folder is None:
        problems += check_texts() + check_all_lesson_texts() + check_all_exercise_texts()
    if problems:
        return _complain(*problems)
    print(f"no problems in the data of: {', '.join(meta.title for meta in installed().values() if meta.check)}")
    return 0


def lesson_command(words: Sequence[str]) -> int:
    """yamatai lesson GAME"""
    from yamatai import lesson_command as command

    parser = _parser("lesson")
    _add_game(parser)
    command.add_arguments(parser, path)
    problems = command.run(parser.parse_args(words))
    return _complain(*problems) if problems else 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "simulate": simulate_command,
    "tune": tune_command,
    "replay": replay,
    "actions": actions,
    "picture": picture,
    "exercise": exercise_command,
    "lesson": lesson_command,
    "check-data": check,
}

TOLD = {
    "simulate": "Lets computer players play many games, and tells what came of it.",
    "tune": "Lets a game's computer players learn by play; a stopped run goes on where it was.",
    "replay": "Plays a saved game, and tells where it stands.",
    "actions": "Lists the legal actions at a moment of a saved game, or checks one.",
    "picture": "Draws the table at a moment of a saved game.",
    "exercise": "Lists a game's exercises, proves them, or finds positions for new ones.",
    "lesson": "Proves the tutorial of a game, or begins one from a saved game.",
    "check-data": "Checks the data of the games: components, maps, texts, lessons, exercises.",
}
"""What each command does, for the help."""
