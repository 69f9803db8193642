"""Statistics of finished games: for each game, what each person and each level of computer player made of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import attrs

from yamatai.play.game import HUMAN, Terms
from yamatai.play.summary import Summary


@attrs.frozen
class Part:
    """One seat's part in a finished game."""

    score: int
    won: bool
    terms: Terms


@attrs.frozen
class Tally:
    """The parts of one person (`name`) or one level of computer player (`level`) in the games of one kind, by date."""

    game: str
    name: str
    level: str
    parts: tuple[Part, ...]

    @property
    def games(self) -> int:
        return len(self.parts)

    @property
    def wins(self) -> int:
        return sum(part.won for part in self.parts)

    @property
    def mean(self) -> float:
        return sum(part.score for part in self.parts) / self.games

    @property
    def best(self) -> int:
        return max(part.score for part in self.parts)

    @property
    def sources(self) -> dict[str, float]:
        """The mean points by the named terms of the score."""
        names = dict.fromkeys(name for part in self.parts for name in part.terms)
        return {name: sum(part.terms.get(name, 0) for part in self.parts) / self.games for name in names}

    @property
    def streak(self) -> int:
        """Games won in a row, up to the last one."""
        return _streaks(self.parts)[-1]

    @property
    def longest_streak(self) -> int:
        return max(_streaks(self.parts))


def _streaks(parts: Iterable[Part]) -> list[int]:
    """After each game, how many were won in a row."""
    row = [0]
    for part in parts:
        row.append(row[-1] + 1 if part.won else 0)
    return row


def tally(games: Iterable[Summary]) -> list[Tally]:
    """Count the finished games: most games first, people before computer players."""
    parts: dict[tuple[str, str, str], list[Part]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.started):
        if game.ending is None:
            continue
        for number, seat in enumerate(game.seats):
            who = (seat.name, "") if seat.player == HUMAN else ("", seat.player)
            won = number in game.ending.ranking[: game.ending.winners]
            parts[game.game, *who].append(Part(game.ending.scores[number], won, game.ending.terms[number]))
    tallies = [Tally(*who, tuple(played)) for who, played in parts.items()]
    return sorted(tallies, key=lambda each: (each.game, each.level != "", -each.games, each.name, each.level))
