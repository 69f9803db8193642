"""How strong the levels of computer players are: `dev.py ladder [GAMES]` prints a table as Markdown.

Each level meets the one below: alone at a table of two, and one against three. It sits at each seat in turn,
and a game depends on its number only, so the same command gives the same table on any machine.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import attrs

from yamatai.bots import levels
from yamatai.games.yamatai.meta import META
from yamatai.play.cluster import address
from yamatai.play.game import InvalidInput
from yamatai.play.simulate import simulate


@attrs.frozen
class Duel:
    """One player of a level against players of another at all other seats; `floor` is the share it has to win."""

    level: str
    against: str
    seats: int
    floor: float | None = None

    def players(self, mine: int) -> tuple[str, ...]:
        """The levels of all seats, with the one player at seat `mine`."""
        return tuple(self.level if seat == mine else self.against for seat in range(self.seats))


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


def wins(duel: Duel, games: int, jobs: int, cluster: str = "") -> float:
    """How many of so many games the one player wins; of a shared win it has its part.

    It sits at each seat in turn: games 0, 1 and so on up to the number of seats have seed 0, the next ones seed 1.
    """
    won = 0.0
    for mine in range(duel.seats):
        seeds = len(range(mine, games, duel.seats))
        if seeds:
            report = simulate(META, duel.players(mine), seeds, 0, player=levels.player, jobs=jobs, cluster=cluster)
            won += report.wins[mine]
    return won


def rows(duels: Sequence[Duel], games: int, jobs: int, cluster: str = "") -> Iterator[str]:
    """The lines of the table, each as soon as it is known. The spread is that of 95 of 100 such tables."""
    yield "| level | against | seats | games | won | at least |"
    yield "|---|---|--:|--:|--:|--:|"
    for duel in duels:
        share = wins(duel, games, jobs, cluster) / games
        spread = 1.96 * math.sqrt(share * (1 - share) / games)
        against = duel.against if duel.seats == 2 else f"{duel.seats - 1} {duel.against}"
        floor = f"{duel.floor:.0%}" if duel.floor else ""
        yield f"| {duel.level} | {against} | {duel.seats} | {games} | {share:.1%} ± {spread:.1%} | {floor} |"


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="dev.py ladder", description="How strong the computer players are.")
    parser.add_argument("games", nargs="?", type=int, default=200, metavar="GAMES", help="of each pair (200)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, metavar="N", help="processes (all processors)")
    told = "play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    where.add_argument("--cluster", type=address, metavar="ADDRESS", help=told)
    parser.add_argument("--level", choices=levels.LEVELS, help="only this level against those below")
    options = parser.parse_args(arguments)
    jobs = os.cpu_count() or 1 if options.jobs is None else options.jobs
    if min(options.games, jobs) < 1:
        parser.error("games and jobs are at least 1")
    duels = [duel for duel in LADDER if options.level in (None, duel.level)]
    try:
        for row in rows(duels, options.games, jobs, options.cluster or ""):
            print(row, flush=True)
    except InvalidInput as error:
        print(f"dev.py ladder: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
