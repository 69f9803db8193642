"""Step 3, collecting culture tokens (5.4, 5.5).

Which boat serves for which token is never asked: a set of tokens can be taken if each can be given
a boat of its own that touched it (a matching), but for `extra_tokens` of them.
"""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import COLLECT, each_a
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
    """How many of these tokens (each the mask of the boats that can take it) get a boat of their own.

    Kuhn's matching: a token may take a boat from another that then finds a different one.
    """
    holder: dict[int, int] = {}  # boat -> token

    def give(token: int, tried: set[int]) -> bool:
        for boat in bits(wanted[token]):
            if boat not in tried:
                tried.add(boat)
                if boat not in holder or give(holder[boat], tried):
                    holder[boat] = token
                    return True
        return False

    return sum([give(token, set()) for token in range(len(wanted))])


def _enough_boats(collected: tuple[int, ...], boats: int, extra: int) -> bool:
    """Whether one more token, which these boats touch, can be taken after those collected (which had enough)."""
    able = 0
    for others in collected:
        able |= others
    if boats & ~able:
        return True  # one of them touched no other token, so it has not served
    due = len(collected) + 1 - extra
    return able.bit_count() >= due and served((*collected, boats)) >= due


def islands(box: Box, state: State, near: int) -> int:
    """Mask of the islands among `near` (`touched`) whose token can be collected now."""
    now = state.now
    if now.island != NOTHING or now.step > USE:
        return 0
    near &= with_tokens(state)
    if not near or not now.collected:
        return near
    extra = state.player.perks.extra_tokens
    found = 0
    for island in bits(near):
        if _enough_boats(now.collected, serving(box, state, island), extra):
            found |= 1 << island
    return found


def legal(box: Box, state: State, near: int, out: list[int]) -> None:
    """Append COLLECT for each island of the mask `near` (`touched`) whose token can be taken now (5.5)."""
    if found := islands(box, state, near):
        out += each_a(COLLECT, found)


def refusal(box: Box, state: State, island: int) -> Refusal | None:
    """Why the seat in turn may not take the token of this island, or None if it may.

    5.4: a boat was placed this turn, and nothing was built. 5.5: there is a token, a boat placed this turn touches the
    island, and one that can serve for it has not served yet. The order of the steps is judged before (`turn`).
    """
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
    """Take the island's token, a legal action: it goes to the mat, and one of the boats that touch it has served (5.5).

    Gives `collected`.
    """
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
