"""Many games without a screen: computer players among themselves.

A game depends on its seed and its players only, so the same call gives the same games in any number of
processes.
"""

from __future__ import annotations

import math
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game, InvalidInput, Meta, Seat, Setup
from yamatai.play.match import Match

Chooser: TypeAlias = Callable[[Game, Any, int, int, int], Action]
"""A computer player: (game, its view, seat, seed of the game, number of actions so far) -> action."""

CHUNK = 50  # at most so many games does a process play before it asks for more


def random_player(game: Game, view: Any, seat: int, seed: int, ply: int) -> Action:
    """Any legal action, each equally likely."""
    return Chance.of(seed, seat, ply).choice(game.legal(view, seat))


@attrs.frozen
class Report:
    """What came of the games. Lists are by seat; `ends` counts the games by the reason of their end."""

    games: int
    wins: list[int]
    mean_scores: list[float]
    mean_rounds: float
    ends: dict[str, int]
    actions: int
    seconds: float


@attrs.frozen
class Ended:
    """One game at its end."""

    winner: int
    scores: tuple[int, ...]
    rounds: int
    reason: str
    actions: int


@attrs.frozen
class Task:
    """What each process is told. `player` gives the chooser of a level; raises InvalidInput for an unknown one."""

    meta: Meta
    levels: tuple[str, ...]
    player: Callable[[str], Chooser]
    edition: str
    save_dir: Path | None

    def open(self, seed: int) -> Game:
        colours = cycle(self.meta.colours)  # `open` tells of too many seats
        seats = tuple(Seat(f"{level} {i + 1}", next(colours), level) for i, level in enumerate(self.levels))
        return self.meta.open(Setup(seats, seed, edition=self.edition))

    def play(self, seed: int) -> Ended:
        """Play one game; through a match only if it is to be saved."""
        game = self.open(seed)
        choosers = [self.player(level) for level in self.levels]
        state, plies = _race(game, choosers, seed) if self.save_dir is None else self._record(game, choosers, seed)
        result = game.result(state)
        assert result
        scores = tuple(sum(terms.values()) for terms in game.score(state))
        return Ended(result.ranking[0], scores, game.round(state), result.reason, plies)

    def _record(self, game: Game, choosers: Sequence[Chooser], seed: int) -> tuple[Any, int]:
        match = Match(game)
        while seats := match.to_act:
            seat = seats[0]
            match.do(seat, choosers[seat](game, match.view(seat), seat, seed, match.node.number))
        assert self.save_dir
        record.save(match, self.save_dir / f"{self.meta.id}-{len(self.levels)}-{seed}{record.SUFFIX}")
        return match.state, match.node.number


def _race(game: Game, choosers: Sequence[Chooser], seed: int) -> tuple[Any, int]:
    """Play to the end and keep nothing but the last state and the number of actions."""
    state, ply = game.new(), 0
    while seats := game.to_act(state):
        seat = seats[0]
        game.apply(state, seat, choosers[seat](game, game.view(state, seat), seat, seed, ply))
        ply += 1
    return state, ply


def _chunk(task: Task, seeds: range) -> list[Ended]:
    return [task.play(seed) for seed in seeds]


def simulate(
    meta: Meta,
    levels: Sequence[str],
    games: int,
    seed: int,
    *,
    player: Callable[[str], Chooser],
    jobs: int = 1,
    save_dir: Path | None = None,
    edition: str = "",
) -> Report:
    """Play `games` games, of the seeds `seed`, `seed + 1` and so on.

    `levels` names the player of each seat and `player` finds it (a function of a module: other processes find
    it by its name). With `jobs` above 1 that many processes play. `save_dir` gets one record a game.
    Raises InvalidInput for seats, levels, an edition or a folder that cannot be used.
    """
    start = time.perf_counter()
    task = Task(meta, tuple(levels), player, edition, save_dir)
    task.open(seed)
    for level in levels:
        player(level)
    if save_dir:
        try:
            save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InvalidInput(f"cannot write to {save_dir}: {error.strerror}") from error
    seeds = range(seed, seed + games)
    ended = _chunk(task, seeds) if jobs == 1 else _share(task, seeds, jobs)
    return _report(ended, time.perf_counter() - start)


def _share(task: Task, seeds: range, jobs: int) -> list[Ended]:
    size = min(CHUNK, math.ceil(len(seeds) / jobs))
    chunks = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=context, initializer=_ignore_interrupts)
    try:
        with _interrupts_held():
            results = pool.map(_chunk, [task] * len(chunks), chunks)
        return [game for games in results for game in games]
    except BrokenExecutor as error:
        raise InvalidInput("a process of the simulation died") from error
    except KeyboardInterrupt:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl+C is for the parent, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Put off Ctrl+C, so that processes that start meanwhile do not stumble over it before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _report(ended: Sequence[Ended], seconds: float) -> Report:
    games = len(ended)
    seats = range(len(ended[0].scores))
    return Report(
        games=games,
        wins=[sum(game.winner == seat for game in ended) for seat in seats],
        mean_scores=[sum(game.scores[seat] for game in ended) / games for seat in seats],
        mean_rounds=sum(game.rounds for game in ended) / games,
        ends=dict(sorted(Counter(game.reason for game in ended).items())),
        actions=sum(game.actions for game in ended),
        seconds=seconds,
    )


def table(meta: Meta, levels: Sequence[str], seed: int, report: Report) -> str:
    """A report for people."""
    games, seconds = report.games, max(report.seconds, 1e-9)
    lines = [f"{meta.title}: {games} games, seeds {seed} to {seed + games - 1}", ""]
    lines.append(f"{'seat':<6}{'player':<12}{'wins':>8}{'share':>9}{'mean score':>13}")
    for seat, level in enumerate(levels):
        wins = report.wins[seat]
        lines.append(f"{seat:<6}{level:<12}{wins:>8}{wins / games:>9.1%}{report.mean_scores[seat]:>13.1f}")
    lines += ["", f"rounds   {report.mean_rounds:.1f} a game"]
    lines.append(f"ends     {', '.join(f'{reason} {count}' for reason, count in report.ends.items())}")
    lines.append(f"actions  {report.actions}, {report.actions / games:.0f} a game")
    lines.append(f"time     {report.seconds:.2f} s, {games / seconds:.0f} games/s")
    return "\n".join(lines)
