"""The command `yamatai exercise GAME`: prove the exercises that there are, or find positions for new ones.

yamatai exercise yamatai                                       the list
yamatai exercise yamatai check [--only ID]                     every claim is proved
yamatai exercise yamatai find --at-least torii=1 --seats easy,medium,easy --games 50 --most-ways 1
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice
from typing import Any

import attrs

from yamatai.bots import levels
from yamatai.play import exercise as exercises
from yamatai.play.exercise import Exercise
from yamatai.play.game import Action, Game, InvalidInput, Meta, Seat, Setup, find
from yamatai.play.match import Match
from yamatai.play.race import Chooser
from yamatai.play.simulate import random_player

ROUNDS = 8
"""Later positions have too many turns to look at them all."""


def add_arguments(parser: argparse.ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """The arguments of the command; `whole` makes the type of a whole number within bounds."""
    parser.set_defaults(does=_list)
    commands = parser.add_subparsers(metavar="[list | check | find]")
    told = "Lists the exercises of a game."
    commands.add_parser("list", help="list them; so does the command without a word", description=told)
    told = "Proves every claim of the exercises: that they can be reached, and in how many ways."
    check = commands.add_parser("check", help="prove them", description=told)
    check.add_argument("--only", metavar="ID", help="this exercise only")
    check.set_defaults(does=_check)
    told = "Plays games, and prints the turns that can come to what is wanted, as entries of exercises.toml."
    _add_find(commands.add_parser("find", help="find positions for new ones", description=told), whole)


def _add_find(find: argparse.ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    find.add_argument("--at-least", type=_facts, default={}, metavar="FACT=N,FACT=N", help="what the turn must come to")
    find.add_argument("--at-most", type=_facts, default={}, metavar="FACT=N,FACT=N", help="what it must not exceed")
    players = ("random", "medium")
    told = "the levels of the players (random,medium)"
    find.add_argument("--seats", type=_levels, default=players, metavar="A,B", help=told)
    find.add_argument("--games", type=whole(1, 10**6), default=20, metavar="N", help="how many games to play (20)")
    find.add_argument("--seed", type=whole(0, 2**62), default=1, metavar="N", help="seed of the first game (1)")
    told = "pass over turns with more ways to the goal (1)"
    find.add_argument("--most-ways", type=whole(1, 10**6), default=1, metavar="N", help=told)
    told = "pass over turns with more moments to look at (20000)"
    find.add_argument("--moments", type=whole(1, exercises.MOST), default=20_000, metavar="N", help=told)
    find.set_defaults(does=_find, error=find.error)


def run(arguments: argparse.Namespace) -> list[str]:
    """Do what the arguments say; gives what is wrong, a line each. Raises InvalidInput."""
    problems: list[str] = arguments.does(find(arguments.game), arguments)
    return problems


def _exercises(meta: Meta) -> tuple[Exercise, ...]:
    found = exercises.exercises(meta.id)
    if not found:
        raise InvalidInput(f"{meta.title} has no exercises")
    return found


def _list(meta: Meta, _: argparse.Namespace) -> list[str]:
    for exercise in _exercises(meta):
        print(line(exercise))
    return []


def _check(meta: Meta, arguments: argparse.Namespace) -> list[str]:
    """Print those that are proved."""
    found = [exercise for exercise in _exercises(meta) if arguments.only in (None, exercise.id)]
    if not found:
        raise InvalidInput(f"{meta.title} has no exercise {arguments.only!r}")
    problems = []
    for exercise in found:
        faults = exercises.check(meta, exercise, proof=True)
        problems += faults
        if not faults:
            print(line(exercise), flush=True)
    return problems


def line(exercise: Exercise) -> str:
    """An exercise in a line."""
    goal = [f"{fact} >= {n}" for fact, n in exercise.at_least.items()]
    goal += [f"{fact} <= {n}" for fact, n in exercise.at_most.items()]
    told = f"level {exercise.level}, {exercise.seats} seats, {exercise.ways} ways"
    return f"{exercise.id}: {told}: {', '.join(goal)}"


def _find(meta: Meta, arguments: argparse.Namespace) -> list[str]:
    """Print what is found."""
    goal = Exercise("new", 1, len(arguments.seats), 0, "", 1, "", arguments.at_least, arguments.at_most)
    if not goal.wanted:
        arguments.error("say with --at-least or --at-most what the turn should come to")
    players = [random_player if level == levels.RANDOM else levels.player(level) for level in arguments.seats]
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        for found in positions(meta, players, attrs.evolve(goal, seed=seed), arguments.most_ways, arguments.moments):
            print(toml(found), flush=True)
    return []


def positions(meta: Meta, players: list[Chooser], goal: Exercise, most_ways: int, moments: int) -> Iterator[Exercise]:
    """The turns of one game, played by `players` with the goal's seed, in which the goal can be reached, but in few
    ways only. A turn counts only if another seat plays after it."""
    colours = islice(cycle(meta.colours), goal.seats)  # `open` tells of too many seats
    setup = Setup(tuple(Seat(c.capitalize(), c) for c in colours), goal.seed)
    match = Match(meta.open(setup))
    game, begun = match.game, True
    known = exercises.exercising_of(game).facts_there_are
    unknown = goal.wanted.difference(known)
    if unknown:
        raise InvalidInput(f"{meta.title} has no fact {min(unknown)!r}; there are: {', '.join(known)}")
    turns: list[list[str]] = []
    while match.to_act and game.round(match.state) <= ROUNDS:
        seat = match.to_act[0]
        if begun:
            found = exercises.prove(match, goal, moments)
            if found.complete and 1 <= len(found.ways) <= most_ways:
                yield from _exercise(match, goal, turns, found.ways)
            turns.append([])
        match.do(seat, players[seat](game, match.view(seat), seat, goal.seed, match.node.number))
        turns[-1].append(game.write(match.node.action))
        begun = match.node.ends_turn


def _exercise(
    match: Match, goal: Exercise, turns: list[list[str]], ways: Mapping[frozenset[str], tuple[int, ...]]
) -> Iterator[Exercise]:
    game, seat, here = match.game, match.to_act[0], match.node
    shortest = min(ways.values(), key=len)
    texts = [game.write(action) for action in shortest]
    for action in shortest:
        match.do(seat, action)
    for action in () if match.node.ends_turn else to_the_end(game, match.state, seat):
        match.do(seat, action)
        texts.append(game.write(action))
    follows = match.to_act
    match.go(here)
    if follows and follows[0] != seat:
        played = "\n".join(", ".join(turn) for turn in turns)
        yield attrs.evolve(goal, played=f"{played}\n", ways=len(ways), solution=", ".join(texts))


def to_the_end(game: Game, state: Any, seat: int) -> tuple[Action, ...]:
    """The shortest way to the end of the turn."""
    ahead: list[tuple[Any, tuple[Action, ...]]] = [(state, ())]
    for before, path in ahead:
        for action in game.legal(before, seat):
            after = before.copy()
            if any(event.ends_turn for event in game.apply(after, seat, action)):
                return (*path, action)
            ahead.append((after, (*path, action)))
    raise AssertionError("a turn has an end")


def toml(exercise: Exercise) -> str:
    """An exercise as it stands in the file."""
    lines = ["", "[[exercise]]", f'id = "{exercise.id}"', f"level = {exercise.level}", f"seats = {exercise.seats}"]
    lines += [f"seed = {exercise.seed}", f'played = """\n{exercise.played}"""']
    for name, facts in (("at_least", exercise.at_least), ("at_most", exercise.at_most)):
        if facts:
            lines.append(f"{name} = {{ {', '.join(f'{fact} = {n}' for fact, n in facts.items())} }}")
    return "\n".join([*lines, f"ways = {exercise.ways}", f'solution = "{exercise.solution}"'])


def _facts(text: str) -> dict[str, int]:
    """A type of argument: "torii=1,aside=0"."""
    found = {}
    for part in text.split(","):
        fact, _, number = part.partition("=")
        if not fact.strip() or not re.fullmatch("[0-9]{1,6}", number.strip()):
            raise argparse.ArgumentTypeError(f"{part[:40]!r} is not like coins=5")
        found[fact.strip()] = int(number)
    return found


def _levels(text: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in text.split(","))
