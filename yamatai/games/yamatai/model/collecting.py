"""Step 3, collecting culture tokens (5.4, 5.5).

Which boat serves for which token is never asked: a set of tokens can be taken if each can be given
a boat of its own that touched it (a matching), but for `extra_tokens` of them.
"""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import COLLECT, encode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.placement import touched
from yamatai.games.yamatai.model.state import NOTHING, USE, State, changed, token_at, with_tokens
from yamatai.play.game import Event, Place, Refusal


def serving(box: Box, state: State, island: int) -> int:
    """Mask (by place in `placed`) of the boats placed this turn that touch the island now."""
    boats = 0
    spaces = box.island_spaces[island]
    for index, space in enumerate(state.now.placed):
        if space >= 0 and spaces >> space & 1:
            boats |= 1 << index
    return boats


def served(wanted: tuple[int, ...]) -> int:
    """How many of these tokens (each the mask of the boats that can take it) get a boat of their own."""
    holder: dict[int, int] = {}

    def give(token: int, tried: set[int]) -> bool:
        for boat in bits(wanted[token]):
            if boat not in tried:
                tried.add(boat)
                if boat not in holder or give(holder[boat], tried):
                    holder[boat] = token
                    return True
        return False

    return sum(give(token, set()) for token in range(len(wanted)))


def _enough_boats(state: State, boats: int) -> bool:
    """Whether one more token, which these boats touch, can be taken after those collected."""
    wanted = (*state.now.collected, boats)
    return served(wanted) >= len(wanted) - state.player.perks.extra_tokens


def islands(box: Box, state: State, near: int) -> int:
    """Mask of the islands among `near` (`touched`) whose token can be collected now."""
    if state.now.island != NOTHING or state.now.step > USE:
        return 0
    near &= with_tokens(state)
    if not near or not state.now.collected:
        return near
    found = 0
    for island in bits(near):
        if _enough_boats(state, serving(box, state, island)):
            found |= 1 << island
    return found


def legal(box: Box, state: State, near: int, out: list[int]) -> None:
    base = encode(COLLECT)
    out += [base | island << 7 for island in bits(islands(box, state, near))]


def refusal(box: Box, state: State, island: int) -> Refusal | None:
    here = (Place("island", island),)
    if state.now.island != NOTHING:
        return Refusal("collect-after-build", "5.4")
    if not any(space >= 0 for space in state.now.placed):
        return Refusal("no-boat-placed", "5.4")
    if not with_tokens(state) >> island & 1:
        return Refusal("no-token", "5.5", (), here)
    near = touched(box, state)
    if not near >> island & 1:
        return Refusal("not-touched", "5.5", (), here)
    if not islands(box, state, near) >> island & 1:
        return Refusal("boats-have-served", "5.5", (), here)
    return None


def apply(box: Box, state: State, island: int) -> tuple[Event, ...]:
    boats = serving(box, state, island)
    kind = take_token(state, island)
    now = state.change_turn()
    now.collected += (boats,)
    now.step = USE
    return (Event("collected", state.seat, (("token", box.kinds[kind]), ("island", island))),)


def take_token(state: State, island: int) -> int:
    """Move the island's token to the mat of the seat in turn; gives its kind."""
    kind = token_at(state, island)
    player = state.change_player(state.seat)
    state.tokens = changed(state.tokens, kind, -(1 << island))
    player.culture = changed(player.culture, kind, 1)
    return kind
