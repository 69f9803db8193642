"""Games and moments of them for the tests of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yamatai.bots.beam import Budget, search_turn
from yamatai.bots.judge import evaluation_of
from yamatai.games.yamatai.meta import META
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play.chance import Chance
from yamatai.play.game import Game, Seat, Setup

NARROW = Budget(3, 300)


def game_of(seats: int = 2, seed: int = 0) -> Game:
    """Yamataï for so many seats."""
    return META.open(Setup(tuple(Seat(colour.title(), colour) for colour in META.colours[:seats]), seed))


def moments(seats: int, seed: int, every: int = 7) -> Iterator[tuple[Game, Any, int]]:
    """(game, state, ply) of a game between narrow searchers, at every so many actions."""
    game = game_of(seats, seed)
    state, ply = game.new(), 0
    while movers := game.to_act(state):
        judge = evaluation_of(game).judge(evaluation_of(game).weights)
        for action in search_turn(game, state, movers[0], judge, NARROW).candidates[0].actions:
            if ply % every == 0:
                yield game, state.copy(), ply
            game.apply(state, movers[0], action)
            ply += 1


def races(seats: int, seed: int, every: int) -> Iterator[tuple[Game, Any, int]]:
    """The same of Yucata', where each action is as good as another."""
    game = YUCATA.open(Setup(tuple(Seat(colour.title(), colour) for colour in YUCATA.colours[:seats]), seed))
    state, ply = game.new(), 0
    while movers := game.to_act(state):
        if ply % every == 0:
            yield game, state.copy(), ply
        game.apply(state, movers[0], Chance.of(seed, ply).choice(game.legal(state, movers[0])))
        ply += 1


def another_deal(game: Game, state: Any, seat: int, number: int) -> Any:
    """A state that looks the same to the seat; what is hidden lies otherwise."""
    return game.deal(game.view(state, seat), Chance.of(number))
