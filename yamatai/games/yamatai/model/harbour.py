"""Step 4, the harbour (6.1): boats kept, boats set aside. It goes by itself where there is no choice."""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import HARBOUR, NO_BOATS, RECRUIT, Player, State, Turn, changed
from yamatai.play.game import Event, Refusal


def capacity(box: Box, state: State) -> int:
    """How many boats the harbour of the seat in turn keeps."""
    return box.harbour_capacity + state.player.perks.harbour_capacity


def loose(player: Player, now: Turn) -> tuple[int, ...]:
    """Boats by colour whose fate is still open: in hand, not chosen for the harbour."""
    return player.hand if now.kept == NO_BOATS else tuple(map(sub, player.hand, now.kept))


def choices(box: Box, state: State, player: Player) -> tuple[int, ...]:
    """The colours among which the player in turn must choose a boat for the harbour.

    None where nothing is to choose: it keeps all boats, or none, or those left are of one colour.
    """
    now = state.now
    if now.step > HARBOUR or player.hand == NO_BOATS:
        return ()
    return _choices(loose(player, now), _room(box, player, now))


@lru_cache(maxsize=1 << 12)
def _choices(boats: tuple[int, ...], room: int) -> tuple[int, ...]:
    if not 0 < room < sum(boats):
        return ()
    colours = tuple(colour for colour, n in enumerate(boats) if n)
    return colours if len(colours) > 1 else ()


def _room(box: Box, player: Player, now: Turn) -> int:
    """How many boats the harbour still keeps beside those chosen for it."""
    return box.harbour_capacity + player.perks.harbour_capacity - sum(now.kept)


def refusal(box: Box, state: State, colour: int) -> Refusal | None:
    """Why the seat in turn may not keep a boat of this colour in the harbour, or None if it may.

    6.1: there is something to choose, and such a boat is in hand, not kept yet. The order of the steps, and what boats
    still have to do (5.4), are judged before (`turn`).
    """
    if not choices(box, state, state.player):
        return Refusal("harbour-no-choice", "6.1")
    if not loose(state.player, state.now)[colour]:
        return Refusal("no-boat-in-hand", "6.1", (("boat", COLOURS[colour]),))
    return None


def apply(box: Box, state: State, colour: int) -> tuple[Event, ...]:
    """Keep a boat, a legal action (6.1). Gives `kept`; after the last choice also `set-aside` for what is left."""
    now = state.change_turn()
    now.kept = changed(now.kept, colour, 1)
    now.step = HARBOUR
    kept = Event("kept", state.seat, (("boat", COLOURS[colour]),))
    return (kept,) if choices(box, state, state.player) else (kept, *_fill(box, state, now))


def settle(box: Box, state: State) -> tuple[Event, ...]:
    """Leave this step, where nothing is left to choose (6.1). Gives `set-aside`, or nothing if no boat is."""
    return _fill(box, state, state.change_turn()) if state.now.step <= HARBOUR else ()


def _fill(box: Box, state: State, now: Turn) -> tuple[Event, ...]:
    """Fill the harbour and set the other boats aside; a perk pays for those, as a term of the event (7.2)."""
    now.step = RECRUIT
    seat = state.seat
    player = state.players[seat]
    boats, room = loose(player, now), _room(box, player, now)
    if sum(boats) <= room:
        return ()
    player = state.change_player(seat)
    aside = boats if room <= 0 else tuple([max(0, n - room) for n in boats])
    player.hand = tuple(map(sub, player.hand, aside))
    player.aside = tuple(map(add, player.aside, aside))
    coins = sum(aside) * player.perks.aside_coins
    player.coins += coins
    params = tuple([(COLOURS[colour], n) for colour, n in enumerate(aside) if n])
    return (Event("set-aside", seat, params, (("coins-aside", coins),) if coins else ()),)
