"""The places that Yamataï's table shows in a position, for lessons that point at them. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yamatai.games.yamatai.model.components import COLOURS, ROW
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.harbour import loose
from yamatai.games.yamatai.model.rounds import face_up, standing
from yamatai.games.yamatai.model.state import FLEET, HARBOUR, NOTHING, State
from yamatai.play.game import Place

_STEPS = 5  # of a turn, in the bar
_ALWAYS = ("mat", "power", "harbour", "aside", "houses", "trade", "building-deck", "specialist-deck")


def places(game: Any, state: State, seat: int) -> frozenset[Place]:
    """All places that can be pointed at while the table is seen from the side of `seat`."""
    assert isinstance(game, Yamatai)
    return frozenset([*_board(game), *_rows(game, state), *_mat(game, state, seat), *_others(game, state, seat)])


def _board(game: Yamatai) -> Iterator[Place]:
    yield from (Place("space", space.id) for space in game.box.archipelago.spaces)
    yield from (Place("island", island.id) for island in game.box.archipelago.islands)


def _rows(game: Yamatai, state: State) -> Iterator[Place]:
    box = game.box
    yield from map(Place, _ALWAYS)
    yield from (Place("fleet", box.fleet_numbers[fleet]) for fleet in face_up(state))
    closed = sum(fleet != NOTHING for fleet in state.track[ROW:])
    yield from (Place("closed-fleet", i) for i in range(closed))
    yield from (Place("specialist", box.components.specialist[who].id) for who in state.row if who != NOTHING)
    yield from (Place("tile", box.components.building[tile].id) for tile in state.tiles if tile != NOTHING)
    yield from (Place("reserve", colour) for colour in COLOURS)
    yield from (Place("supply", kind) for kind in ("torii", "palace"))
    yield from (Place("order", i) for i in range(len(state.order)))
    taken = {box.fleet_numbers[fleet] for fleet in state.played}
    yield from (Place("next-place", number) for number in taken.difference(standing(box, state)))
    yield from (Place("step", i) for i in range(_STEPS))
    yield from (Place("button", button) for button in ("undo", "redo", "power", "end"))


def _mat(game: Yamatai, state: State, seat: int) -> Iterator[Place]:
    box, player = game.box, state.players[seat]
    yield from _owned(game, state, seat)
    if state.seat == seat and not state.ended and FLEET < state.now.step <= HARBOUR:
        in_hand = loose(player, state.now)
        yield from (Place("boat", colour) for colour, count in zip(COLOURS, in_hand, strict=True) if count)
    yield from (Place("token", kind) for kind in box.kinds)
    yield from (Place("tile", box.components.building[tile].id) for tile in player.reserved)


def _owned(game: Yamatai, state: State, seat: int) -> Iterator[Place]:
    """What mats and strips show alike."""
    box, player = game.box, state.players[seat]
    yield Place("score", seat)
    yield from (Place("portrait", box.components.specialist[who].id) for who in player.specialists)
    yield from (Place("built", box.components.building[tile].id) for tile in player.built)


def _others(game: Yamatai, state: State, seat: int) -> Iterator[Place]:
    for other in range(len(state.players)):
        if other != seat:
            yield Place("seat", other)
            yield from _owned(game, state, other)
