"""Tuning the weights of a game's evaluation by self-play: `yamatai tune GAME`.

Each round plays games with the best weights so far, and now and then a second-best turn, so that
more is seen than habit. After every turn it notes how each weight moved the value; when the game is
over it is known what the value should have been, and a ridge regression towards the present weights
corrects them. The corrected weights are kept if they do not lose a match against the old ones.

All that was learned lies in a JSON file after every few games: a run that was stopped goes on there.
A game depends on its number alone, so the number of processes changes nothing.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from itertools import cycle
from pathlib import Path
from typing import Any, TextIO

import attrs
import cattrs

from yamatai.bots.beam import Budget, search_turn
from yamatai.bots.judge import Judge, Weights, evaluation_of, weighs
from yamatai.bots.levels import TUNED, weights
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.cluster import Cluster, address
from yamatai.play.game import Game, InvalidInput, Meta, Seat, Setup, find
from yamatai.play.processes import interrupts_held, processes
from yamatai.play.text_file import read_text

LOOK = Budget(8, 3_000)
CURIOSITY = 0.25
"""The share of turns, while learning, that are not the best one found but one of the best `CHOICE`."""
CHOICE = 5
RESTRAINT = 3.0
"""How strongly the regression holds on to the old weights."""
STEP = 8
"""After so many games for two processes the progress is saved."""
FORMAT = 1


@attrs.define
class Lesson:
    """The sums of a least-squares problem: what the weights should have been, from many turns."""

    turns: int
    error: float  # sum of the squared errors of the value
    products: list[list[float]]
    errors: list[float]

    @classmethod
    def empty(cls, size: int) -> Lesson:
        return cls(0, 0.0, [[0.0] * size for _ in range(size)], [0.0] * size)

    def add(self, slopes: Sequence[float], error: float) -> None:
        """One turn: how each weight moves the value, and by how much the value was wrong."""
        self.turns += 1
        self.error += error * error
        for i, slope in enumerate(slopes):
            if slope:
                self.errors[i] += slope * error
                row = self.products[i]
                for j, other in enumerate(slopes):
                    row[j] += slope * other

    def corrections(self, scales: Sequence[float]) -> list[float]:
        """What to add to each weight. `scales` tell how far each may well be off."""
        spread = self.error / max(1, self.turns)
        rows = [[*row, error] for row, error in zip(self.products, self.errors, strict=True)]
        for i, scale in enumerate(scales):
            rows[i][i] += RESTRAINT * spread / scale**2
        return _solved(rows)


@attrs.define
class Progress:
    """What is saved. In a round first `learned` games are played, then `matched`, with `points` ahead so far."""

    format: int
    game: str
    seats: int
    games: int
    best: dict[str, float]
    lesson: Lesson
    round: int = 1
    learned: int = 0
    tried: dict[str, float] | None = None
    matched: int = 0
    points: float = 0.0
    log: list[str] = attrs.Factory(list)


@attrs.frozen
class Table:
    """What a process needs to play: the game, its number of seats, and how far its players look."""

    meta: Meta
    seats: int
    look: Budget = LOOK

    def open(self, seed: int) -> Game:
        colours = cycle(self.meta.colours)  # `open` tells of too many seats
        return self.meta.open(Setup(tuple(Seat(f"{n}", next(colours)) for n in range(self.seats)), seed))


def add_arguments(
    parser: argparse.ArgumentParser,
    whole: Callable[[int, int], Callable[[str], int]],
    path: Callable[[str], Path],
) -> None:
    """The arguments of `yamatai tune GAME`; `whole` makes the type of a whole number within bounds, `path` is that of a
    file's name."""
    number, many = whole(1, 99), whole(1, 10**7)
    told = "number of seats; each number has its own weights (2)"
    parser.add_argument("--seats", type=number, default=2, metavar="N", help=told)
    parser.add_argument("--rounds", type=many, default=3, metavar="N", help="rounds of learning and match (3)")
    told = "games to learn from in a round, and of its match (200)"
    parser.add_argument("--games", type=many, default=200, metavar="N", help=told)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole(1, 256), metavar="N", help="how many processes (all processors)")
    told = "play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    where.add_argument("--cluster", type=address, metavar="ADDRESS", help=told)
    told = "where the progress is kept (tune.json)"
    parser.add_argument("--state", type=path, default=Path("tune.json"), metavar="FILE.json", help=told)
    told = "a weights.json that gets the best weights at the end"
    parser.add_argument("--out", type=path, metavar="FILE.json", help=told)


def run(args: argparse.Namespace) -> int:
    """`yamatai tune`: gives the exit status, raises InvalidInput for arguments that cannot be used."""
    jobs = os.cpu_count() or 1 if args.jobs is None else args.jobs
    table = Table(find(args.game), args.seats)
    if weighs(table.open(0)):
        raise InvalidInput(f"{table.meta.title} weighs its actions itself: it has no weights that could be tuned")
    for path in filter(None, (args.state, args.out)):
        _check_folder(path)
    known = _known(args.out) if args.out else {}
    progress = load(args.state, table, args.games)
    with Cluster(args.cluster) if args.cluster else Pool(jobs) as pool, _Told(sys.stdout, sys.stderr) as told:
        told.show(progress, args.rounds)
        for _ in tune(table, progress, args.rounds, pool):
            save(args.state, progress)
            told.show(progress, args.rounds)
    if args.out:
        _write(args.out, {**known, str(args.seats): {name: round(w, 3) for name, w in progress.best.items()}})
    return 0


def _check_folder(path: Path) -> None:
    """Raise InvalidInput if no file can be written beside `path`: better refused now than after hours."""
    if not path.parent.is_dir():
        raise InvalidInput(f"{path.parent} is not a folder")
    if not os.access(path.parent, os.W_OK):
        raise record.cannot("write", path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def _read(path: Path) -> Any:
    """What a JSON file holds; raises InvalidInput if it cannot be read, ValueError if it is none."""
    try:
        return json.loads(read_text(path))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _known(path: Path) -> dict[str, Any]:
    """The weights that a file has already; raises InvalidInput if it holds something else."""
    if not path.exists():
        return {}
    try:
        known = _read(path)
    except ValueError:
        known = None
    if not isinstance(known, dict):
        raise InvalidInput(f"{path}: not a file of weights")
    return known


def tune(table: Table, progress: Progress, rounds: int, pool: Pool | Cluster) -> Iterator[None]:
    """Go on from `progress` until so many rounds are done; yields whenever it is worth saving."""
    names = evaluation_of(table.open(0)).tunable
    step = STEP * max(1, pool.width // 2)
    while progress.round <= rounds:
        seed = progress.round * 1_000_000
        while progress.learned < progress.games:
            numbers = range(progress.learned, min(progress.learned + step, progress.games))
            for turns in pool.play(_learn, [(table, progress.best, names, seed + n) for n in numbers]):
                for slopes, error in turns:
                    progress.lesson.add(slopes, error)
            progress.learned = numbers.stop
            yield
        if progress.tried is None:
            progress.tried = _corrected(progress.best, names, progress.lesson)
        while progress.matched < progress.games:
            numbers = range(progress.matched, min(progress.matched + step, progress.games))
            tasks = [(table, progress.tried, progress.best, seed + progress.games + n) for n in numbers]
            progress.points += sum(pool.play(_match, tasks))
            progress.matched = numbers.stop
            yield
        _judge_round(progress)
        yield


def start(table: Table, games: int) -> Progress:
    """Nothing learned yet: the weights that ship."""
    game = table.open(0)
    size = len(evaluation_of(game).tunable) + 1  # one more for a seat's luck in general
    return Progress(FORMAT, table.meta.id, table.seats, games, dict(weights(game, TUNED)), Lesson.empty(size))


def _judge_round(progress: Progress) -> None:
    """Keep the better weights and begin the next round."""
    assert progress.tried
    ahead = progress.points / progress.matched
    kept = ahead > 0
    progress.log.append(
        f"round {progress.round}: {progress.lesson.turns} turns; new weights {ahead:+.2f} points a game "
        f"in {progress.matched} games, {'kept' if kept else 'dropped'}"
    )
    if kept:
        progress.best = progress.tried
    progress.lesson = Lesson.empty(len(progress.lesson.errors))
    progress.round += 1
    progress.learned = progress.matched = 0
    progress.points, progress.tried = 0.0, None


def _corrected(old: Weights, names: Sequence[str], lesson: Lesson) -> dict[str, float]:
    scales = [0.1 + abs(old[name]) / 2 for name in names]
    corrections = lesson.corrections([*scales, 10.0])
    return {**old, **{name: old[name] + by for name, by in zip(names, corrections, strict=False)}}


def _learn(task: tuple[Table, Weights, Sequence[str], int]) -> list[tuple[list[float], float]]:
    """Play one game; for each turn the slope of each weight, and how far the value was off."""
    table, best, names, seed = task
    game = table.open(seed)
    chance, state = Chance.of(seed), game.new()
    seen = []
    while seats := game.to_act(state):
        seat = seats[0]
        judge = evaluation_of(game).judge(best)
        candidates = search_turn(game, state, seat, judge, table.look).candidates
        choice = chance.below(min(CHOICE, len(candidates))) if chance.unit() < CURIOSITY else 0
        chosen = candidates[choice]
        seen.append((seat, chosen.value, _slopes(game, chosen.state, seat, best, names, chosen.value)))
        for action in chosen.actions:
            game.apply(state, seat, action)
    return [([*slopes, 1.0], _ahead(game, state, seat) - value) for seat, value, slopes in seen]


def _slopes(game: Game, state: Any, seat: int, best: Weights, names: Sequence[str], value: float) -> list[float]:
    """How the value moves when each weight grows by 1. (It is linear in them.)"""
    evaluation = evaluation_of(game)
    return [evaluation.judge({**best, name: best[name] + 1}).value(state, seat) - value for name in names]


def _ahead(game: Game, state: Any, seat: int) -> float:
    """Points of the seat above its best rival."""
    points = [sum(terms.values()) for terms in game.score(state)]
    return points[seat] - max(p for other, p in enumerate(points) if other != seat)


def _match(task: tuple[Table, Weights, Weights, int]) -> float:
    """One game, the new weights at one seat, the old ones at the others: points ahead of their mean."""
    table, new, old, number = task
    mine, seed = number % table.seats, number // table.seats
    game = table.open(seed)
    state = game.new()
    while seats := game.to_act(state):
        seat = seats[0]
        judge: Judge = evaluation_of(game).judge(new if seat == mine else old)
        for action in search_turn(game, state, seat, judge, table.look).candidates[0].actions:
            game.apply(state, seat, action)
    points = [sum(terms.values()) for terms in game.score(state)]
    return points[mine] - (sum(points) - points[mine]) / (table.seats - 1)


def _solved(rows: list[list[float]]) -> list[float]:
    """Gauss: each row holds the factors of one equation and its right side. Changes `rows`."""
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def load(path: Path, table: Table, games: int) -> Progress:
    """The saved progress, or a fresh start; raises InvalidInput for a file of another tuning."""
    if not path.exists():
        return start(table, games)
    try:
        progress = cattrs.structure(_read(path), Progress)
    except (ValueError, cattrs.BaseValidationError) as error:
        raise InvalidInput(f"{path}: not the progress of a tuning") from error
    if (progress.format, progress.game, progress.seats, progress.games) != (FORMAT, table.meta.id, table.seats, games):
        raise InvalidInput(f"{path}: the progress of another tuning; choose another file by --state")
    return progress


def save(path: Path, progress: Progress) -> None:
    """Keep the progress for a later run."""
    _write(path, cattrs.unstructure(progress))


def _write(path: Path, content: object) -> None:
    """Write and rename: a kill leaves the old file or the new one. Raises InvalidInput if that cannot be."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
        fresh.replace(path)
    except OSError as error:
        raise record.cannot("write", path, error) from error


class Pool:
    """Processes that play games; with one job, this process."""

    def __init__(self, jobs: int) -> None:
        self.width = jobs
        self._processes = processes(jobs) if jobs > 1 else nullcontext()

    def __enter__(self) -> Pool:
        self._executor = self._processes.__enter__()
        return self

    def __exit__(self, *exception: Any) -> None:
        self._processes.__exit__(*exception)

    def play(self, game: Any, tasks: Sequence[Any]) -> list[Any]:
        """What each task gives, in their order."""
        if self._executor is None:
            return list(map(game, tasks))
        with interrupts_held():  # processes start when there is something to do
            results = self._executor.map(game, tasks)
        try:
            return list(results)
        except BrokenExecutor as error:
            raise InvalidInput("a process of the tuning died; the same command goes on where it was") from error


class _Told:
    """A line a round on the output; where errors are told on a terminal, one line there says how far the tuning is."""

    WIDTH = 30

    def __init__(self, output: TextIO, errors: TextIO) -> None:
        self._output, self._errors = output, errors
        self._bar = errors.isatty()
        self._rounds = 0

    def __enter__(self) -> _Told:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar:
            print(file=self._errors)

    def show(self, progress: Progress, rounds: int) -> None:
        new = progress.log[self._rounds :]
        self._rounds += len(new)
        if new and self._bar:
            print("\r\033[K", end="", file=self._errors, flush=True)  # both may be the same terminal
        for line in new:
            print(line, file=self._output, flush=True)
        if self._bar:
            self._show_bar(progress, rounds)

    def _show_bar(self, progress: Progress, rounds: int) -> None:
        done = progress.round - 1 + (progress.learned + progress.matched) / (2 * progress.games)
        filled = round(self.WIDTH * min(1.0, done / rounds))
        bar = "#" * filled + "." * (self.WIDTH - filled)
        text = (
            f"round {min(progress.round, rounds)} of {rounds}, {progress.learned} learned, {progress.matched} matched"
        )
        print(f"\r[{bar}] {text}\033[K", end="", file=self._errors, flush=True)
