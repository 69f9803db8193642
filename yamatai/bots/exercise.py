"""The command `yamatai exercise GAME`: prove the exercises that there are, or find positions for new ones.

yamatai exercise yamatai                                       the list
yamatai exercise yamatai check [--only ID]                     every claim is proved
yamatai exercise yamatai find --at-least torii=1 --seats easy,medium,easy --games 50 --most-ways 1
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
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
    parser.add_argument("game", metavar="GAME", help="the id of a game")
    parser.add_argument("what", nargs="?", default="list", choices=("list", "check", "find"), help="what to do (list)")
    parser.add_argument("--only", metavar="ID", help="check one exercise")
    parser.add_argument("--at-least", type=_facts, default={}, metavar="FACT=N,…", help="find: what the turn comes to")
    parser.add_argument("--at-most", type=_facts, default={}, metavar="FACT=N,…", help="find: what it does not exceed")
    players = ("random", "medium")
    parser.add_argument("--seats", type=_levels, default=players, metavar="A,B", help="find: who plays (random,medium)")
    parser.add_argument("--games", type=whole(1, 10**6), default=20, metavar="N", help="find: in so many games (20)")
    parser.add_argument("--seed", type=whole(0, 2**62), default=1, metavar="N", help="find: of the first game (1)")
    parser.add_argument("--most-ways", type=whole(1, 10**6), default=1, metavar="N", help="find: no more ways (1)")
    told = "find: pass over positions with more to look at (20000)"
    parser.add_argument("--moments", type=whole(1, exercises.MOST), default=20_000, metavar="N", help=told)


def run(arguments: argparse.Namespace) -> list[str]:
    """Do what the arguments say; gives what is wrong, a line each."""
    meta = find(arguments.game)
    if arguments.what == "find":
        _find(meta, arguments)
        return []
    found = [e for e in exercises.exercises(meta.id) if arguments.only in (None, e.id)]
    if not found:
        raise InvalidInput(f"{meta.title} has no exercise {arguments.only or ''}".rstrip())
    problems = []
    for exercise in found:
        faults = exercises.check(meta, exercise, proof=True) if arguments.what == "check" else []
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


def _find(meta: Meta, arguments: argparse.Namespace) -> None:
    goal = Exercise("new", 1, len(arguments.seats), 0, "", 1, "", arguments.at_least, arguments.at_most)
    if not goal.wanted:
        raise InvalidInput("say with --at-least or --at-most what the turn should come to")
    players = [random_player if level == levels.RANDOM else levels.player(level) for level in arguments.seats]
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        for found in positions(meta, players, attrs.evolve(goal, seed=seed), arguments.most_ways, arguments.moments):
            print(toml(found), flush=True)


def positions(meta: Meta, players: list[Chooser], goal: Exercise, most_ways: int, moments: int) -> Iterator[Exercise]:
    """The turns of one game, played by `players` with the goal's seed, in which the goal can be reached, but in few
    ways only. A turn counts only if another seat plays after it."""
    setup = Setup(tuple(Seat(c.capitalize(), c) for c in meta.colours[: goal.seats]), goal.seed)
    match = Match(meta.open(setup))
    game, begun = match.game, True
    unknown = goal.wanted.difference(exercises.exercising_of(game).facts_there_are)
    if unknown:
        raise InvalidInput(f"{meta.title} has no fact {min(unknown)}")
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
        if not fact.strip() or not number.strip().isdecimal():
            raise argparse.ArgumentTypeError(f"{part[:40]!r} is not like coins=5")
        found[fact.strip()] = int(number)
    return found


def _levels(text: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in text.split(","))
