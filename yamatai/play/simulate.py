"""Many games without a screen: computer players among themselves.

A game depends on its seed and its players only, so the same call gives the same games in any number of
processes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from fractions import Fraction
from pathlib import Path
from typing import Any

import attrs

from yamatai.play import balance as balances
from yamatai.play import cluster as clusters
from yamatai.play.balance import Balance
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game, InvalidInput, Meta
from yamatai.play.processes import interrupts_held, processes
from yamatai.play.race import Chooser, Ended, Task, chunks, play_all


def random_player(game: Game, view: Any, seat: int, seed: int, ply: int) -> Action:
    """Any legal action, each equally likely."""
    return Chance.of(seed, seat, ply).choice(game.legal(view, seat))


@attrs.frozen
class Report:
    """What came of the games. Lists are by seat; `ends` counts the games by the reason of their end.

    A shared win counts in equal parts.
    """

    games: int
    wins: list[float]
    mean_scores: list[float]
    mean_rounds: float
    ends: dict[str, int]
    actions: int
    seconds: float
    balance: Balance | None = None  # only if it was wanted


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
    options: tuple[tuple[str, str], ...] = (),
    balance: bool = False,
    cluster: str = "",
) -> Report:
    """Play `games` games, of the seeds `seed`, `seed + 1` and so on.

    `levels` names the player of each seat and `player` finds it (a function of a module: other processes find
    it by its name). With `jobs` above 1 that many processes play. `save_dir` gets one record a game.
    `cluster` is the address of a Dask scheduler whose workers play instead; it does not go with `save_dir`.
    `balance` asks for more than the wins: see `yamatai.play.balance`.
    Raises InvalidInput for seats, levels, options, an edition or a folder that cannot be used.
    """
    start = time.perf_counter()
    task = Task(meta, tuple(levels), player, edition, options, save_dir, offers=balance)
    task.open(seed)
    for level in levels:
        player(level)
    if save_dir:
        try:
            save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InvalidInput(f"cannot write to {save_dir}: {error.strerror}") from error
    seeds = range(seed, seed + games)
    if cluster:
        ended = clusters.share(task, seeds, cluster)
    else:
        ended = play_all(task, seeds) if jobs == 1 else _share(task, seeds, jobs)
    report = _report(ended, time.perf_counter() - start)
    return attrs.evolve(report, balance=balances.balance(ended)) if balance else report


def _share(task: Task, seeds: range, jobs: int) -> list[Ended]:
    shares = chunks(seeds, jobs)
    try:
        with processes(min(jobs, len(shares))) as pool:
            with interrupts_held():
                results = pool.map(play_all, [task] * len(shares), shares)
            return [game for games in results for game in games]
    except BrokenExecutor as error:
        raise InvalidInput("a process of the simulation died") from error


def _report(ended: Sequence[Ended], seconds: float) -> Report:
    games = len(ended)
    seats = range(len(ended[0].scores))
    return Report(
        games=games,
        wins=[_plain(sum((game.share(seat) for game in ended), Fraction())) for seat in seats],
        mean_scores=[sum(game.scores[seat] for game in ended) / games for seat in seats],
        mean_rounds=sum(game.rounds for game in ended) / games,
        ends=dict(sorted(Counter(game.reason for game in ended).items())),
        actions=sum(game.actions for game in ended),
        seconds=seconds,
    )


def _plain(number: Fraction) -> float:
    """The number as an int where it is whole."""
    return int(number) if number.denominator == 1 else float(number)


def table(meta: Meta, levels: Sequence[str], seed: int, report: Report) -> str:
    """A report for people."""
    games, seconds = report.games, max(report.seconds, 1e-9)
    lines = [f"{meta.title}: {games} games, seeds {seed} to {seed + games - 1}", ""]
    lines.append(f"{'seat':<6}{'player':<12}{'wins':>8}{'share':>9}{'mean score':>13}")
    for seat, level in enumerate(levels):
        wins = report.wins[seat]
        lines.append(f"{seat:<6}{level:<12}{wins:>8.6g}{wins / games:>9.1%}{report.mean_scores[seat]:>13.1f}")
    lines.append("")
    if not report.balance:
        lines.append(f"rounds      {report.mean_rounds:.1f} a game")
        lines.append(f"ends        {', '.join(f'{reason} {count}' for reason, count in report.ends.items())}")
    lines.append(f"actions     {report.actions}, {report.actions / games:.0f} a game")
    lines.append(f"time        {report.seconds:.2f} s, {games / seconds:.3g} games/s")
    return "\n".join([*lines, balances.table(report.balance)] if report.balance else lines)
