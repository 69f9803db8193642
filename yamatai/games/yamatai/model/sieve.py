"""The actions of a turn that are worth a look: what a search does not try at all.

A power can be used at any moment and nearly anywhere, and most of that is hopeless.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence

from yamatai.games.yamatai.model import building, placement
from yamatai.games.yamatai.model.actions import (
    END,
    ENLIST,
    EXCHANGE,
    MOVE,
    PLACE,
    REMOVE,
    SACRED,
    SAIL,
    SET_ASIDE,
    SURVEY,
    SWAP,
    SWAP_WITH,
    decode,
)  # fmt: skip
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.recruiting import token_sets
from yamatai.games.yamatai.model.state import TRADE, USE, State, built_on, colour_at, token_at, with_tokens
from yamatai.play.game import Action


def sift(box: Box, weights: Mapping[str, float], state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions worth a look; `actions` are all that are legal, in order, and at least one of them stays."""
    hired, powers = bisect_left(actions, ENLIST << 14), bisect_left(actions, SURVEY << 14)
    ends = bisect_left(actions, END << 14)
    if hired == ends:
        return actions
    kept = list(actions[:hired])
    if powers > hired:
        kept += _best_payments(box, weights, state, actions[hired:powers])
    if ends > powers:
        now = state.now  # recruiting comes last: what could follow it could as well come before
        settled = ends < len(actions) and not now.recruited and (now.step >= USE or not any(state.player.hand))
        for kind, worth in _WORTH.items():
            low, high = bisect_left(actions, kind << 14), bisect_left(actions, (kind + 1) << 14)
            if high > low:
                kept += worth(box, state, actions[low:high], settled)
    kept += actions[ends:]
    return kept or actions


def narrow(
    state: State, actions: Sequence[Action], most: int, worth_of: Callable[[State], Callable[[int, int], float]]
) -> Sequence[Action]:
    """The actions without the first boats that promise less than `most` others: those are many, and soon judged.

    `worth_of` tells of a state what a first boat of a colour on a space would be worth; it is asked only if it matters.
    """
    low, high = bisect_left(actions, PLACE << 14), bisect_left(actions, (PLACE + 1) << 14)
    if high - low <= most or state.now.placed:
        return actions
    worth = worth_of(state)
    ranked = sorted(actions[low:high], key=lambda action: -worth(action >> 7 & 127, action & 127))
    return [*actions[:low], *sorted(ranked[:most]), *actions[high:]]


def _best_payments(box: Box, weights: Mapping[str, float], state: State, actions: Sequence[Action]) -> list[Action]:
    """For each specialist the payment that leaves the best tokens."""
    best: dict[int, tuple[float, Action]] = {}
    culture, counts = state.player.culture, box.payment_counts
    any_pair = state.player.perks.recruit_any_pair > 0
    for action in actions:
        left = tuple([have - paid for have, paid in zip(culture, counts[action & 127], strict=True)])
        sets, single = token_sets(left, any_pair)
        worth = sets * weights["set"] + single * weights["token"]
        specialist = action >> 7
        if specialist not in best or worth > best[specialist][0]:
            best[specialist] = (worth, action)
    return [action for _, action in best.values()]


def _at_the_end(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Whatever changes nothing for this turn's boats can wait until they have been used."""
    return actions if settled else ()


def _worth_survey(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """First of all: what comes up can then be built."""
    return actions if state.now.step == TRADE and not state.now.trades else ()


def _worth_sacred(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Spoiling an island for standard buildings: only where one is nearly complete."""
    return [a for a in actions if _is_tempting(box, state, decode(a)[1])] if settled else ()


def _worth_remove(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Taking boats away from a building that the next player nearly has: one of each colour that lies there."""
    if not settled:
        return ()
    tempting = 0
    for island in bits(((1 << len(box.island_spaces)) - 1) & ~built_on(state) & ~with_tokens(state)):
        if _is_tempting(box, state, island):
            tempting |= 1 << island
    one: dict[tuple[int, int], Action] = {}
    for action in actions:
        space = decode(action)[1]
        if near := box.space_islands[space] & tempting:
            one.setdefault((near, colour_at(state, space)), action)
    return list(one.values())


def _is_tempting(box: Box, state: State, island: int) -> bool:
    if with_tokens(state) >> island & 1:
        return False
    there = building.around(box, state, island)
    return any(t >= 0 and building.shortage(box, there, t) <= 1 for t in state.tiles)


def _worth_exchange(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """One island for each pair of kinds, and only pairs that better the tokens in hand."""
    if not settled:
        return ()
    player, best = state.player, {}
    any_pair = player.perks.recruit_any_pair > 0
    before = token_sets(player.culture, any_pair)
    for action in actions:
        _, given, island = decode(action)
        pair = given, token_at(state, island)
        if pair not in best:
            culture = list(player.culture)
            culture[given] -= 1
            culture[pair[1]] += 1
            best[pair] = action if token_sets(tuple(culture), any_pair) > before else None
    return [action for action in best.values() if action is not None]


def _worth_swap(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Swaps that bring a boat to an island where this turn can build."""
    near = _building_ground(box, state)
    return [a for a in actions if near >> decode(a)[1] & 1]


def _worth_swap_with(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """One boat of each other colour, from where nothing can be built now."""
    near, own = _building_ground(box, state), colour_at(state, state.now.held)
    one: dict[int, Action] = {}
    for action in actions:
        space = decode(action)[1]
        colour = colour_at(state, space)
        if colour != own and (colour not in one or near >> decode(one[colour])[1] & 1):
            one[colour] = action
    return list(one.values()) or actions[:1]


def _worth_move(box: Box, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Moves to an island where this turn can build."""
    near = _building_ground(box, state)
    return [a for a in actions if near >> (a & 127) & 1]


def _building_ground(box: Box, state: State) -> int:
    """Mask of the spaces round the islands where the seat in turn could build now."""
    spaces = 0
    if state.now.placed:
        for island in bits(building.sites(state, placement.touched(box, state))):
            spaces |= box.island_spaces[island]
    return spaces


_Worth = Callable[[Box, State, Sequence[Action], bool], Sequence[Action]]
_WORTH: dict[int, _Worth] = {
    SURVEY: _worth_survey,
    EXCHANGE: _worth_exchange,
    SET_ASIDE: _at_the_end,
    SWAP: _worth_swap,
    SWAP_WITH: _worth_swap_with,
    SACRED: _worth_sacred,
    REMOVE: _worth_remove,
    MOVE: _worth_move,
    SAIL: _worth_move,
}
