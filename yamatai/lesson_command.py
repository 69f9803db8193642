"""`yamatai lesson GAME`: prove a tutorial, or begin one from a recorded game. No Qt here.

yamatai lesson yamatai check [tutorial.toml]
yamatai lesson yamatai record game.yamatai [--out tutorial.toml]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from yamatai.play import lesson, record
from yamatai.play.fault import shown
from yamatai.play.game import InvalidInput, Meta, find
from yamatai.play.lesson import LEARNER, NOBODY
from yamatai.play.lesson_check import check_lesson
from yamatai.play.match import Match, Node
from yamatai.table.lesson_texts import check_lesson_texts
from yamatai.table.lesson_time import seconds
from yamatai.table.text import texts

PORTRAIT = "ferry-master"


def add_arguments(parser: argparse.ArgumentParser, named: Callable[[str], Path]) -> None:
    """The arguments of the command; `named` is the type of a file's name."""
    commands = parser.add_subparsers(required=True, metavar="check | record")
    told = "Proves a tutorial: every action in it is legal, all it points at is there."
    check = commands.add_parser("check", help="prove a tutorial", description=told)
    check.add_argument("file", nargs="?", type=named, metavar="FILE.toml", help="a tutorial, not the one that ships")
    check.set_defaults(does=_check)
    told = "Begins a tutorial: a step for each action of the first seat, who is the learner."
    begun = commands.add_parser("record", help="begin one from a saved game", description=told)
    begun.add_argument("file", type=named, metavar="FILE", help="a saved game")
    begun.add_argument("--out", type=named, metavar="FILE.toml", help="the file to write, not standard output")
    begun.set_defaults(does=_record)


def run(arguments: argparse.Namespace) -> list[str]:
    """Do what the arguments say; gives what is wrong, a line each. Raises InvalidInput."""
    problems: list[str] = arguments.does(find(arguments.game), arguments)
    return problems


def _record(meta: Meta, arguments: argparse.Namespace) -> list[str]:
    """Write or print a tutorial that walks along a saved game."""
    skeleton = "\n".join(begin(meta, record.read(arguments.file).match)) + "\n"
    if arguments.out is None:
        print(skeleton, end="")
        return []
    try:
        arguments.out.write_text(skeleton, "utf-8")
    except OSError as error:
        raise record.cannot("write", arguments.out, error) from error
    print(f"{shown(str(arguments.out))}: write its notes, and their texts: {meta.id}-lesson-CHAPTER-NOTE")
    return []


def _check(meta: Meta, arguments: argparse.Namespace) -> list[str]:
    """Print how long each chapter takes, if nothing is wrong."""
    path: Path | None = arguments.file
    if path is None and not lesson.has_lesson(meta.id):
        raise InvalidInput(f"{meta.id} has no tutorial")
    problems = check_lesson(meta, path or lesson.shipped(meta.id))
    if path is None and not problems:
        problems = check_lesson_texts(meta.id, lesson.load(meta.id))
    if problems:
        return problems
    found = lesson.load(meta.id) if path is None else lesson.read(path)
    total = 0.0
    for chapter in found.chapter:
        line = f"{chapter.id}: {len(chapter.step)} steps"
        if path is None:
            total += (time := seconds(meta.id, found, chapter, texts()))
            line += f", {time:.0f} s"
        print(line)
    print(f"no problems{f'; {total / 60:.1f} minutes in all' if total else ''}")
    return []


# A tutorial from a recorded game


def begin(meta: Meta, match: Match) -> Iterator[str]:
    """The lines of a tutorial that walks along a match: a chapter for each turn of the first seat, a step for each
    of its actions. Raises InvalidInput for a match that cannot be one."""
    setup = match.game.setup
    if match.game.meta.id != meta.id:
        raise InvalidInput(f"this is a game of {match.game.meta.title}, not of {meta.title}")
    if setup.edition:
        raise InvalidInput("this game has component values of its own; lessons are played with those that ship")
    turns = _turns(match.line())
    yield from (f"format   = {lesson.FORMAT}", f"portrait = {_quoted(PORTRAIT)}", "", "[[game]]", 'id    = "story"')
    yield "seats = ["
    for number, seat in enumerate(setup.seats):
        player = "" if number == LEARNER else f", player = {_quoted(NOBODY)}"
        yield f"    {{ name = {_quoted(seat.name)}, colour = {_quoted(seat.colour)}{player} }},"
    yield from ("]", f"seed  = {setup.seed}")
    options = {option.id: meta.option(setup, option.id) for option in meta.options}
    changed = {option.id: options[option.id] for option in meta.options if options[option.id] != option.default}
    if changed:
        yield f"options = {{ {', '.join(f'{_quoted(id)} = {_quoted(value)}' for id, value in changed.items())} }}"
    yield "turns = ["
    for turn in turns:
        yield f"    {_quoted('; '.join(match.game.write(node.action) for node in turn))},"
    yield "]"
    for number, turn in enumerate(turns):
        if turn[0].seat == LEARNER:
            yield from ("", "[[chapter]]", f'id    = "turn-{number + 1}"', 'game  = "story"', f"turns = {number}")
            for step, node in enumerate(turn, 1):
                yield from ("[[chapter.step]]", f'note = "step-{step}"', "at   = []")
                yield f"wait = [{_quoted(match.game.write(node.action))}]"


def _turns(nodes: Sequence[Node]) -> list[list[Node]]:
    turns: list[list[Node]] = []
    for node in nodes:
        if not turns or turns[-1][-1].ends_turn:
            turns.append([])
        turns[-1].append(node)
    return turns


def _quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does."""
    return json.dumps(text, ensure_ascii=False)
