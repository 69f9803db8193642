"""What a building earns when it is built (5.9, 5.11): adjacency, mountains, groups, perks. All added up."""

from __future__ import annotations

from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import Player, State, with_tokens

Bonus = tuple[tuple[str, int], ...]
"""Named terms: those that begin with `prestige-` are prestige points, with `coins-` coins."""


def group(box: Box, houses: int, island: int) -> int:
    """Mask of the houses that a new building on `island` joins, itself included (5.9c)."""
    neighbours = box.island_neighbours
    found = 1 << island
    edge = neighbours[island] & houses
    while edge:
        found |= edge
        near = 0
        for place in bits(edge):
            near |= neighbours[place]
        edge = near & houses & ~found
    return found


def building_bonus(box: Box, state: State, player: Player, tile: int, island: int) -> Bonus:
    """The terms that `player` earns for this tile on this island, which is not built on yet.

    Whoever builds over a culture token that still lies there pays for it: a term below 0.
    """
    standard = box.standard[tile]
    perks = player.perks
    terms = []
    if standard or perks.prestige_bonuses:
        prestige = box.island_neighbours[island] & (state.torii | state.palaces)
        on_mountain = state.mountains >> island & 1
        size = group(box, player.houses, island).bit_count()
        terms = [
            ("prestige-neighbours", prestige.bit_count()),
            ("prestige-mountain", on_mountain),
            ("prestige-mountain-perk", perks.mountain_points if on_mountain and standard else 0),
            ("coins-group", size * max(1, perks.group_coin_factor) if size > 1 else 0),
        ]
    terms.append(("coins-build", perks.coins_per_build))
    if perks.over_culture_price and with_tokens(state) >> island & 1:
        terms.append(("coins-culture", -perks.over_culture_price))
    return tuple([term for term in terms if term[1]])


def earn(player: Player, terms: Bonus) -> None:
    """Add named terms to a player (a copy that may be changed)."""
    for name, value in terms:
        if name.startswith("prestige-"):
            player.prestige += value
        else:
            player.coins += value
