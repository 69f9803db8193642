"""What a seat may still build in its running turn, in points: what leads a search through a turn that is not over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yamatai.games.yamatai.model import building
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.bonuses import building_bonus
from yamatai.games.yamatai.model.box import FIELD, GUARDS, Box, pack, unpack
from yamatai.games.yamatai.model.state import Player, State, with_tokens

_Fitting = tuple[tuple[float, int, int], ...]
"""Tiles for which there are boats enough: (gain, tile, discount), best first."""


class Prospects:
    """Buildings in reach, judged with these weights. It remembers what it worked out, as the judge does that asks."""

    def __init__(self, box: Box, weights: Mapping[str, float]) -> None:
        self.box = box
        self.weights = weights
        self._islands = (1 << len(box.island_spaces)) - 1
        self._rooms = tuple(spaces.bit_count() for spaces in box.island_spaces)
        self._plain_tile = box.standard.index(True)  # its discount is the fleet's alone
        self._gains: dict[tuple[object, ...], tuple[tuple[float, int], ...]] = {}
        self._fits: dict[tuple[object, ...], dict[tuple[int, int], _Fitting]] = {}
        self._plans: dict[tuple[object, ...], list[tuple[float, tuple[int, ...], int]]] = {}

    def best_site(self, state: State, player: Player, touched: int, more: bool) -> float:
        """The best building on a touched island for which the boats lie there or are in hand."""
        box, hand = self.box, pack(player.hand) if more else 0
        fits = self._fits_now(state, player)
        packed_around = building.packed_around
        best = 0.0
        for island in bits(building.sites(state, touched)):
            there = packed_around(box, state, island)
            if (fitting := fits.get((island, there + hand))) is None:
                fitting = self._fitting(state, player, island, there + hand, fits)
            if fitting and (fit := self._best_fit(fitting, island, there)) > best:
                best = fit
        return best

    def _fits_now(self, state: State, player: Player) -> dict[tuple[int, int], _Fitting]:
        """What is remembered of `_fitting` while the tiles, the houses and the discounts are these."""
        discounted = building.discount(self.box, state, self._plain_tile)
        return self._fits.setdefault((discounted, *_gain_key(state, player)), {})

    def _fitting(
        self, state: State, player: Player, island: int, boats: int, known: dict[tuple[int, int], _Fitting]
    ) -> _Fitting:
        """The tiles for which these boats (packed) are enough: those round the island and those in hand.

        Together they stay the same while boats go from the hand to the island.
        """
        if (found := known.get((island, boats))) is None:
            box, found = self.box, ()
            for gain, tile in self._gains_on(state, player, island):
                fewer = building.discount(box, state, tile)
                enough = ((boats | GUARDS) - box.packed_costs[tile]) & GUARDS == GUARDS
                if enough or (fewer and building.shortage(box, unpack(boats), tile) <= fewer):
                    found += ((gain, tile, fewer),)
            known[island, boats] = found
        return found

    def _best_fit(self, fitting: _Fitting, island: int, there: int) -> float:
        """The best gain, less for each boat that is still to be placed and has room; `there` are packed."""
        best, counts = 0.0, unpack(there)
        for gain, tile, fewer in fitting:
            if gain <= best:
                break
            lack = building.shortage(self.box, counts, tile) - fewer
            if lack > 0:
                gain -= lack * self.weights["dream-lack"]
            if gain > best and lack <= self._rooms[island] - sum(counts):
                best = gain
        return best

    def _gains_on(self, state: State, player: Player, island: int) -> tuple[tuple[float, int], ...]:
        """Open and reserved tiles with the points that each would earn on this island, best first."""
        key = (island, *_gain_key(state, player))
        if (gains := self._gains.get(key)) is None:
            box, found = self.box, []
            sacred = state.sacred >> island & 1
            for tile in (*state.tiles, *player.reserved):
                if tile >= 0 and building.has_piece(box, state, tile) and not (sacred and box.standard[tile]):
                    found.append((self._gain(state, player, tile, island), tile))
            gains = self._gains[key] = tuple(sorted(found, reverse=True))
        return gains

    def _gain(self, state: State, player: Player, tile: int, island: int) -> float:
        gain = float(self.box.building_points[tile])
        if tile in player.reserved:
            gain += self.box.components.scoring.reserved_penalty
        for name, value in building_bonus(self.box, state, player, tile, island):
            gain += value if name.startswith("prestige-") else value * self.weights["coin"]
        return gain

    def best_plan(self, state: State, player: Player) -> float:
        """Before the first boat: the best building on any free island that the boats in hand complete."""
        hand = player.hand
        discounted = building.discount(self.box, state, self._plain_tile)
        ground = self._islands & building.open_ground(state)
        key = (state.boats, ground, discounted, *_gain_key(state, player))
        if (plans := self._plans.get(key)) is None:
            plans = self._plans[key] = self._all_plans(state, player, ground)
        for gain, lack, fewer in plans:
            short = 0
            for need, have in zip(lack, hand, strict=True):
                if need > have:
                    short += need - have
            if short <= fewer:
                return gain
        return 0.0

    def _all_plans(self, state: State, player: Player, ground: int) -> list[tuple[float, tuple[int, ...], int]]:
        """(gain, boats lacking by colour, discount) of each tile on each island of free ground, best first."""
        box, plans = self.box, []
        for island in bits(ground):
            there = building.around(box, state, island)
            room = box.island_spaces[island].bit_count() - sum(there)
            if not room:
                continue  # no boat placed now would touch it
            for gain, tile in self._gains_on(state, player, island):
                lack = building.missing(box, there, tile)
                fewer, short = building.discount(box, state, tile), sum(lack)
                if short - fewer <= min(room, 4):
                    plans.append((gain - max(0, short - fewer) * self.weights["dream-lack"], lack, fewer))
        plans.sort(reverse=True)
        return plans

    def first_boats(self, state: State) -> Callable[[int, int], float]:
        """What `promise` sees in a first boat of a colour on a space, but for what is the same for all of them."""
        box, player, token = self.box, state.player, self.weights["dream-token"]
        hand, boats = pack(player.hand), sum(player.hand)
        fits = self._fits_now(state, player)
        tokens, free = with_tokens(state), building.sites(state, self._islands)
        served = 1 + player.perks.extra_tokens
        spaces = box.archipelago.spaces
        sites: dict[int, tuple[int, _Fitting]] = {}
        for island in bits(free):
            there = building.packed_around(box, state, island)
            if fitting := self._fitting(state, player, island, there + hand, fits):
                sites[island] = there, fitting

        def worth(colour: int, space: int) -> float:
            touched = spaces[space].islands
            best = token * (boats - 1 + min(served, sum([tokens >> island & 1 for island in touched])))
            for island in touched:
                if island in sites:
                    there, fitting = sites[island]
                    best = max(best, self._best_fit(fitting, island, there + (1 << FIELD * colour)))
            return best

        return worth


def _gain_key(state: State, player: Player) -> tuple[object, ...]:
    """All that the gain of a building depends on, but for the island."""
    return (
        state.tiles, player.reserved, player.houses, state.torii, state.palaces, player.specialists, state.sacred,
        with_tokens(state) if player.perks.over_culture_price else 0,
    )  # fmt: skip
