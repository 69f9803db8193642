"""One game among computer players, from its seed to its end. It depends on the seed and the players only."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from yamatai.play import record
from yamatai.play.game import Action, Game, Meta, Seat, Setup, Terms
from yamatai.play.match import Match
from yamatai.play.offers import Offer, watcher_of

Chooser: TypeAlias = Callable[[Game, Any, int, int, int], Action]
"""A computer player: (game, its view, seat, seed of the game, number of actions so far) -> action."""

CHUNK = 50
"""At most so many games does a process play before it asks for more."""
TURNS = 8
"""So often does each process ask for games, as far as there are any: short ones and long ones even out."""


@attrs.frozen
class Ended:
    """One game at its end. `order` are the seats as they came to act first; `offers` only if they were wanted.

    `sharers` won as much as the winner did.
    """

    winner: int
    terms: tuple[Terms, ...]
    rounds: int
    reason: str
    tie_break: bool
    order: tuple[int, ...]
    actions: int
    offers: tuple[Offer, ...] = ()
    sharers: tuple[int, ...] = ()

    def share(self, seat: int) -> Fraction:
        """How much of the win is the seat's: all, nothing, or an equal part of a shared one."""
        winners = (self.winner, *self.sharers)
        return Fraction(seat in winners, len(winners))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(terms.values()) for terms in self.terms)


@attrs.frozen
class Task:
    """What each process is told. `player` gives the chooser of a level; raises InvalidInput for an unknown one."""

    meta: Meta
    levels: tuple[str, ...]
    player: Callable[[str], Chooser]
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    save_dir: Path | None = None
    offers: bool = False

    def open(self, seed: int) -> Game:
        colours = cycle(self.meta.colours)  # `open` tells of too many seats
        seats = tuple(Seat(f"{level} {i + 1}", next(colours), level) for i, level in enumerate(self.levels))
        return self.meta.open(Setup(seats, seed, self.options, self.edition))

    def play(self, seed: int) -> Ended:
        """Play one game and, if wanted, save it."""
        game = self.open(seed)
        choosers = [self.player(level) for level in self.levels]
        watcher = watcher_of(game) if self.offers else None
        state = game.new()
        moves: list[tuple[int, Action]] = []
        while seats := game.to_act(state):
            seat = seats[0]
            action = choosers[seat](game, game.view(state, seat), seat, seed, len(moves))
            before = state.copy() if watcher else state
            game.apply(state, seat, action)
            if watcher:
                watcher.watch(before, action, state)
            moves.append((seat, action))
        if self.save_dir:
            self._save(game, moves, self.save_dir / f"{self.meta.id}-{len(self.levels)}-{seed}{record.SUFFIX}")
        result = game.result(state)
        assert result
        return Ended(
            winner=result.ranking[0],
            terms=game.score(state),
            rounds=game.round(state),
            reason=result.reason,
            tie_break=result.tie_break,
            order=tuple(dict.fromkeys(seat for seat, _ in moves)),
            actions=len(moves),
            offers=watcher.offers() if watcher else (),
            sharers=result.ranking[1 : result.winners],
        )

    def _save(self, game: Game, moves: Sequence[tuple[int, Action]], path: Path) -> None:
        match = Match(game)
        for seat, action in moves:
            match.do(seat, action)
        record.save(match, path)


def chunks(seeds: range, jobs: int) -> list[range]:
    """The seeds in pieces of at most `CHUNK`, `TURNS` or more for each job, as far as there are games."""
    size = min(CHUNK, math.ceil(len(seeds) / (TURNS * jobs)))
    return [seeds[at : at + size] for at in range(0, len(seeds), size)]


def play_all(task: Task, seeds: range) -> list[Ended]:
    """The games of these seeds, one after the other."""
    return [task.play(seed) for seed in seeds]
