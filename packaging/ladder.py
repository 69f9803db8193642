"""How strong the levels of computer players are: `dev.py ladder [GAMES]` prints a table as Markdown.

Each level meets the one below: alone at a table of two, and one against three. It sits at each seat in turn,
and a game depends on its number only, so the same command gives the same table on any machine.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import attrs

from yamatai.bots import levels
from yamatai.games.yamatai.meta import META
from yamatai.play.processes import ignore_interrupts, interrupts_held
from yamatai.play.race import Task


@attrs.frozen
class Duel:
    """One player of a level against players of another at all other seats; `floor` is the share it has to win."""

    level: str
    against: str
    seats: int
    floor: float | None = None

    def won(self, number: int) -> bool:
        """Whether the one player wins game `number`."""
        seed, mine = divmod(number, self.seats)
        players = tuple(self.level if seat == mine else self.against for seat in range(self.seats))
        return Task(META, players, levels.player).play(seed).winner == mine


LADDER = (
    Duel("easy", "random", 2, 0.90),
    Duel("medium", "easy", 2, 0.75),
    Duel("hard", "medium", 2, 0.75),
    Duel("expert", "hard", 2, 0.57),
    Duel("hard", "random", 2, 0.98),
    Duel("easy", "random", 4),
    Duel("medium", "easy", 4, 0.60),
    Duel("hard", "medium", 4, 0.50),
    Duel("expert", "hard", 4),
)


def wins(duel: Duel, games: int, jobs: int) -> int:
    """How many of the games 0, 1, 2 and so on the one player wins."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=ignore_interrupts) as pool:
        with interrupts_held():
            results = pool.map(duel.won, range(games), chunksize=max(1, min(4, games // jobs)))
        try:
            return sum(results)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def rows(duels: Sequence[Duel], games: int, jobs: int) -> Iterator[str]:
    """The lines of the table, each as soon as it is known. The spread is that of 95 of 100 such tables."""
    yield "| level | against | seats | games | won | at least |"
    yield "|---|---|--:|--:|--:|--:|"
    for duel in duels:
        share = wins(duel, games, jobs) / games
        spread = 1.96 * math.sqrt(share * (1 - share) / games)
        against = duel.against if duel.seats == 2 else f"{duel.seats - 1} {duel.against}"
        floor = f"{duel.floor:.0%}" if duel.floor else ""
        yield f"| {duel.level} | {against} | {duel.seats} | {games} | {share:.1%} ± {spread:.1%} | {floor} |"


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="dev.py ladder", description="How strong the computer players are.")
    parser.add_argument("games", nargs="?", type=int, default=200, metavar="GAMES", help="of each pair (200)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all processors)")
    parser.add_argument("--level", choices=levels.LEVELS, help="only this level against those below")
    options = parser.parse_args(arguments)
    if min(options.games, options.jobs) < 1:
        parser.error("games and jobs are at least 1")
    duels = [duel for duel in LADDER if options.level in (None, duel.level)]
    for row in rows(duels, options.games, options.jobs):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
