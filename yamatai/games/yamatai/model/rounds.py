"""The end of a turn, of a round, and of the game (8.1 to 8.6)."""

from __future__ import annotations

from yamatai.games.yamatai.model.archipelago import bits, mask
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, ROW
from yamatai.games.yamatai.model.state import NOTHING, State, Turn
from yamatai.play.chance import Chance
from yamatai.play.game import Event

LAST_HOUSE, NO_SPECIALIST, NO_BUILDING, NO_BOAT = "last-house", "no-specialist", "no-building", "no-boat"


def end_turn(box: Box, state: State) -> tuple[Event, ...]:
    """Pass the turn on; after the last turn of a round, prepare the next or end the game."""
    seat = state.seat
    if state.at + 1 < len(state.order):
        state.at += 1
        state.now = Turn()
        return (Event("turn-ended", seat, ends_turn=True),)
    done = Event("turn-ended", seat, ends_turn=True)
    return (done, *_end_round(box, state))


def _end_round(box: Box, state: State) -> tuple[Event, ...]:
    if 0 in [player.houses_left for player in state.players]:
        return _end(state, LAST_HOUSE)
    _pay_specialists(box, state)
    refilled = _refill_specialists(state)
    if NOTHING in state.row:
        return (*refilled, *_end(state, NO_SPECIALIST))
    refilled += _refill_buildings(state)
    if NOTHING in state.tiles:
        return (*refilled, *_end(state, NO_BUILDING))
    if 0 in state.reserve:
        return (*refilled, *_end(state, NO_BOAT, COLOURS[state.reserve.index(0)]))
    # 8.4 and 8.5 come before 8.6; a game that ends keeps its last order, which settles ties (8.8).
    _order_turns(box, state)
    _move_fleets(state)
    state.at = 0
    state.now = Turn()
    state.round += 1
    return (*refilled, Event("round-begun", params=(("round", state.round),), reveals=True))


def standing(box: Box, state: State) -> list[int]:
    """The numbers at which those who play this round stand, first to last (8.4).

    The fleets of the last round lie face-down as the last batch of all (8.5), and their numbers made this order.
    """
    if state.round == 1:
        return list(range(1, len(state.order) + 1))
    return sorted(box.fleet_numbers[fleet] for fleet in bits(state.batches[-1]))


def _end(state: State, reason: str, boat: str = "") -> tuple[Event, ...]:
    state.ended = reason
    params = (("reason", reason), ("boat", boat)) if boat else (("reason", reason),)
    return (Event("game-ended", params=params, reveals=True),)


def _pay_specialists(box: Box, state: State) -> None:
    coins = box.components.scoring.coins_on_specialist_per_round
    row = zip(state.row_coins, state.row, strict=True)
    state.row_coins = tuple([have + coins if specialist >= 0 else 0 for have, specialist in row])


def _refill(slots: tuple[int, ...], deck: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The slots after each empty one was given the top tile of the deck, and how many were drawn."""
    row, drawn = list(slots), 0
    for slot, tile in enumerate(row):
        if tile == NOTHING and drawn < len(deck):
            row[slot] = deck[drawn]
            drawn += 1
    return tuple(row), drawn


def _refill_specialists(state: State) -> tuple[Event, ...]:
    if NOTHING not in state.row:
        return ()
    state.row, drawn = _refill(state.row, state.specialist_deck)
    state.specialist_deck = state.specialist_deck[drawn:]
    return _drawn("specialists-drawn", drawn)


def _refill_buildings(state: State) -> tuple[Event, ...]:
    if NOTHING not in state.tiles:
        return ()
    state.tiles, drawn = _refill(state.tiles, state.building_deck)
    state.building_deck = state.building_deck[drawn:]
    state.surveyed = min(state.surveyed, len(state.building_deck))
    return _drawn("buildings-drawn", drawn)


def _drawn(word: str, count: int) -> tuple[Event, ...]:
    return (Event(word, params=(("count", count),), reveals=True),) if count else ()


def _order_turns(box: Box, state: State) -> None:
    """8.4: by the numbers of the fleets just played, low first; with two players, both meeples of each."""
    numbered = sorted(zip([box.fleet_numbers[fleet] for fleet in state.played], state.order, strict=True))
    state.order = tuple([seat for _, seat in numbered])


def _move_fleets(state: State) -> None:
    """8.5: open fleets slide left, face-down ones follow and are turned up on light spots, the played go behind."""
    chance = Chance(state.chance)
    in_line = [fleet for fleet in state.track if fleet != NOTHING]
    played = chance.shuffled(sorted(state.played))
    state.chance = chance.state
    state.track = (*in_line, *played)
    state.batches = _batches(state.batches, state.track, mask(played))
    state.played = state.slots = ()


def _batches(batches: tuple[int, ...], track: tuple[int, ...], played: int) -> tuple[int, ...]:
    """What everybody knows of the face-down fleets: which set lies on which spots."""
    face_down = mask(track[ROW:])
    left = [*[batch & face_down & ~played for batch in batches], played & face_down]
    return tuple([batch for batch in left if batch])


def face_up(state: State) -> list[int]:
    """The open fleets that can be taken."""
    return [fleet for fleet in state.track[:ROW] if fleet != NOTHING]


def closed_sets(state: State) -> list[list[int]]:
    """For each stretch of face-down spots, the fleets that lie there in an unknown order."""
    return [bits(batch) for batch in state.batches]
