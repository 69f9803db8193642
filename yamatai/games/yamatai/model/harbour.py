"""Step 4, the harbour (6.1): boats kept, boats set aside. It goes by itself where there is no choice."""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import KEEP, encode
from yamatai.games.yamatai.model.bonuses import Bonus, earn
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import HARBOUR, NO_BOATS, RECRUIT, State, changed
from yamatai.play.game import Event, Refusal


def capacity(box: Box, state: State) -> int:
    """How many boats the harbour of the seat in turn keeps."""
    return box.components.start.harbour_capacity + state.player.perks.harbour_capacity


def loose(state: State) -> tuple[int, ...]:
    """Boats by colour whose fate is still open: in hand, not chosen for the harbour."""
    hand, kept = state.player.hand, state.now.kept
    return hand if kept == NO_BOATS else tuple(n - k for n, k in zip(hand, kept, strict=True))


def is_choice(box: Box, state: State) -> bool:
    """Whether boats must be chosen for the harbour: more than it keeps, and of more than one colour."""
    if state.now.step > HARBOUR:
        return False
    boats = loose(state)
    room = capacity(box, state) - sum(state.now.kept)
    return 0 < room < sum(boats) and boats.count(0) < len(boats) - 1


def legal(box: Box, state: State, out: list[int]) -> None:
    if is_choice(box, state):
        out += [encode(KEEP, colour) for colour, boats in enumerate(loose(state)) if boats]


def refusal(box: Box, state: State, colour: int) -> Refusal | None:
    if not is_choice(box, state):
        return Refusal("harbour-no-choice", "6.1")
    if not loose(state)[colour]:
        return Refusal("no-boat-in-hand", "6.1", (("boat", COLOURS[colour]),))
    return None


def apply(box: Box, state: State, colour: int) -> tuple[Event, ...]:
    now = state.change_turn()
    now.kept = changed(now.kept, colour, 1)
    now.step = HARBOUR
    kept = Event("kept", state.seat, (("boat", COLOURS[colour]),))
    return (kept,) if is_choice(box, state) else (kept, *settle(box, state))


def settle(box: Box, state: State) -> tuple[Event, ...]:
    """Fill the harbour and set the other boats aside; nothing is left to choose when this is called."""
    now = state.change_turn()
    if now.step > HARBOUR:
        return ()
    now.step = RECRUIT
    boats = loose(state)
    room = capacity(box, state) - sum(now.kept)
    if sum(boats) <= room:
        return ()
    player = state.change_player(state.seat)
    aside = tuple(boats) if room <= 0 else tuple(max(0, n - room) for n in boats)
    player.hand = tuple(n - gone for n, gone in zip(player.hand, aside, strict=True))
    player.aside = tuple(a + gone for a, gone in zip(player.aside, aside, strict=True))
    coins = sum(aside) * player.perks.aside_coins
    terms: Bonus = (("coins-aside", coins),) if coins else ()
    earn(player, terms)
    params = tuple((COLOURS[colour], n) for colour, n in enumerate(aside) if n)
    return (Event("set-aside", state.seat, params, terms),)
