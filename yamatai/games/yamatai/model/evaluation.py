"""What a position is worth to a seat, in points: the opinion that computer players search with.

The rules never ask it. `Judge.value` looks at the table after a turn, `Judge.promise` at a turn that
is not over yet. Both see open things only, so a card that was dealt to fill a hidden deck sways
nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache

import attrs

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
from yamatai.games.yamatai.model.bonuses import building_bonus
from yamatai.games.yamatai.model.box import FIELD, GUARDS, Box, pack, unpack
from yamatai.games.yamatai.model.components import PERKS, ROW, Perks, boat_counts
from yamatai.games.yamatai.model.scoring import score_player
from yamatai.games.yamatai.model.state import (
    BOATS,
    FLEET,
    NOTHING,
    TRADE,
    USE,
    Player,
    State,
    built_on,
    colour_at,
    token_at,
    with_tokens,
)  # fmt: skip
from yamatai.play.game import Action

WEIGHTS: Mapping[str, float] = {
    # a mat, in points a piece
    "coin": 0.2,  # five coins are a point at the end
    "coin-early": 0.15,  # more while there is still something to buy
    "set": 2.6,  # tokens that pay for a specialist
    "token": 0.8,  # a token beside the sets
    "boat": 1.1,  # a boat kept in the harbour
    "reserved": 0.4,  # of the points of a reserved tile, while there is time to build it
    # perks, as if the whole game were still to come
    "perk-prestige_bonuses": 2.0,
    "perk-harbour_capacity": 1.0,
    "perk-coins_per_build": 3.0,
    "perk-buy_discount": 1.0,
    "perk-sell_bonus": 1.0,
    "perk-trades_per_turn": 3.0,
    "perk-gold_price": 2.0,
    "perk-first_boat_any_colour": 3.0,
    "perk-rim_entries": 2.5,
    "perk-branching": 3.0,
    "perk-free_boat_moves": 3.0,
    "perk-extra_tokens": 3.0,
    "perk-build_over_culture": 7.0,
    "perk-over_culture_price": -1.0,  # a coin
    "perk-recruit_any_pair": 3.0,
    "perk-mountain_points": 1.0,
    "perk-group_coin_factor": 3.0,
    "perk-points_per_specialist": 3.0,
    "perk-aside_penalty_free": 2.0,
    "perk-aside_coins": 0.5,
    "perk-prestige_discount": 4.0,
    # the table
    "order": 0.8,  # the lowest fleet against the middle one
    "turn": 4.0,  # a turn still to come in this round
    "left-0": 0.10,  # of the points of the best building that the next player can have for no boat,
    "left-1": 0.15,  # for one boat,
    "left-2": 0.10,  # for two
    "best": 0.7,  # how much the best rival counts; the others share the rest
    "win": 20.0,  # to be first when the game is over
    # a turn that is not over
    "dream-boat": 1.2,  # a boat in hand, while boats can be placed
    "dream-token": 1.2,  # a token that can be collected
    "dream-lack": 0.4,  # off for each boat that a building still lacks
}
PERK_WEIGHTS = tuple(f"perk-{perk}" for perk in PERKS)
_SET_BY_HAND = ("best", "win", "dream")  # the value is not linear in these, or does not ask them
GONE = 1e-9  # less than any difference that counts

_Fitting = tuple[tuple[float, int, int], ...]
"""Tiles for which there are boats enough: (gain, tile, discount), best first."""


@attrs.frozen
class Evaluation:
    """How Yamataï is judged; `weights` are set by hand, tuned ones lie in `weights.json`."""

    box: Box
    weights: Mapping[str, float] = WEIGHTS
    tunable: tuple[str, ...] = tuple(name for name in WEIGHTS if name.partition("-")[0] not in _SET_BY_HAND)

    def judge(self, weights: Mapping[str, float]) -> Judge:
        return Judge(self.box, weights)


class Judge:
    """An opinion with these weights. It remembers what it worked out: use one for a search, then drop it."""

    def __init__(self, box: Box, weights: Mapping[str, float]) -> None:
        self.box = box
        self.weights = weights
        scoring, start = box.components.scoring, box.components.start
        self._aside = 1 / scoring.aside_per_penalty
        self._reserved_penalty = scoring.reserved_penalty
        self._capacity = start.harbour_capacity
        self._houses = {int(seats): houses for seats, houses in start.houses.items()}
        self._boats = boat_counts(box.components)
        self._decks = len(box.perks) - ROW, len(box.costs) - ROW
        self._plain_tile = box.standard.index(True)  # its discount is the fleet's alone
        self._islands = (1 << len(box.island_spaces)) - 1
        self._rooms = tuple(spaces.bit_count() for spaces in box.island_spaces)
        self._perks = tuple(weights[name] for name in PERK_WEIGHTS)
        self._mats: dict[tuple[object, ...], float] = {}
        self._boats_worth: dict[tuple[object, ...], float] = {}
        self._hired: dict[tuple[int, ...], tuple[float, float]] = {}
        self._built: dict[tuple[int, ...], int] = {}
        self._times: dict[tuple[object, ...], float] = {}
        self._gains: dict[tuple[object, ...], tuple[tuple[float, int], ...]] = {}
        self._fits: dict[tuple[object, ...], dict[tuple[int, int], _Fitting]] = {}
        self._plans: dict[tuple[object, ...], list[tuple[float, tuple[int, ...], int]]] = {}
        self._orders: dict[tuple[object, ...], float] = {}
        self._lefts: dict[tuple[int, ...], dict[tuple[int, int], tuple[int, int, int]]] = {}

    # --- a turn that is over -----------------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        """Points that the seat is ahead, what is still to come included. Asked when its turn is over."""
        return sum(self.terms(state, seat).values())

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The named parts of `value`; they add up to it."""
        over = _is_over(state)
        time = 0.0 if over else self._time(state)
        coming = _coming(state)
        player = state.players[seat]
        last = over and seat not in coming
        terms = {name: float(points) for name, points in score_player(self.box, player).items()} if last else (
            self._mat_terms(player, time)
        )  # fmt: skip
        rivals = [
            self._final(other) if over and number not in coming else self._mat(other, time)
            for number, other in enumerate(state.players)
            if number != seat
        ]
        weights = self.weights
        best = max(rivals)
        share = weights["best"] if len(rivals) > 1 else 1.0
        rest = (sum(rivals) - best) / max(1, len(rivals) - 1)
        terms["rivals"] = -(share * best + (1 - share) * rest)
        if over:
            if not coming:
                ahead = sum(terms.values())
                terms["win"] = weights["win"] * ((ahead > GONE) - (ahead < -GONE))
            return terms
        seats = len(state.players)
        terms["turns"] = weights["turn"] * (coming.count(seat) - len(coming) / seats)
        terms["order"] = self._order(state, seat)
        terms["left"] = self._left(state, seat, coming)
        return terms

    def _final(self, player: Player) -> float:
        return sum(score_player(self.box, player).values())

    def _time(self, state: State) -> float:
        """How much of the game is still to come, from 1 to 0: what runs out first tells."""
        houses = 99
        for player in state.players:
            if player.houses_left < houses:
                houses = player.houses_left
        key = (state.reserve, houses, len(state.specialist_deck), len(state.building_deck))
        if (time := self._times.get(key)) is None:
            specialists, buildings = self._decks
            shares = [houses / self._houses[len(state.players)], key[2] / specialists, key[3] / buildings]
            shares += [
                boats / all_boats for boats, all_boats in zip(state.reserve, self._boats, strict=True) if all_boats
            ]
            time = self._times[key] = min(shares)
        return time

    def _mat(self, player: Player, time: float) -> float:
        """What the terms of a mat add up to. Most of a mat stays as it is while boats leave the hand."""
        hired, hand = player.specialists, player.hand
        fixed = (player.coins, player.prestige, player.culture, hired, player.built, player.reserved, time)
        if (points := self._mats.get(fixed)) is None:
            points = self._mats[fixed] = sum(self._piece_terms(player, time).values())
        kinds = (hand, player.aside, hired, time)
        if (boats := self._boats_worth.get(kinds)) is None:
            boats = self._boats_worth[kinds] = sum(self._boat_terms(player, time).values())
        return points + boats

    def _mat_terms(self, player: Player, time: float) -> dict[str, float]:
        terms = self._piece_terms(player, time)
        for name, points in self._boat_terms(player, time).items():
            terms[name] = terms.get(name, 0.0) + points
        return terms

    def _piece_terms(self, player: Player, time: float) -> dict[str, float]:
        """What lies on a mat, without boats."""
        weights, perks = self.weights, player.perks
        points, promised = self._specialists(player.specialists, perks)
        built = self._built.get(player.built)
        if built is None:
            built = self._built[player.built] = sum([self.box.building_points[tile] for tile in player.built])
        sets, single = token_sets(player.culture, perks.recruit_any_pair > 0)
        reserved = -float(self._reserved_penalty * len(player.reserved))
        for tile in player.reserved:
            reserved += weights["reserved"] * self.box.building_points[tile] * min(1.0, 2 * time)
        return {
            "coins": player.coins * self._coin(time),
            "prestige": player.prestige,
            "buildings": built,
            "specialists": points,
            "reserved": reserved,
            "perks": promised * time,
            "culture": min(sets, 1 + 10 * time) * weights["set"] + single * weights["token"] * min(1.0, 3 * time),
        }

    def _boat_terms(self, player: Player, time: float) -> dict[str, float]:
        """The boats in hand, as many of them kept as the harbour holds, and those set aside."""
        perks, hand = player.perks, sum(player.hand)
        kept = min(hand, self._capacity + perks.harbour_capacity)
        return {
            "coins": (hand - kept) * perks.aside_coins * self._coin(time),
            "unused": 0.0 if perks.aside_penalty_free else -self._aside * (hand + sum(player.aside)),
            "harbour": kept * self.weights["boat"] * min(1.0, 3 * time),
        }

    def _coin(self, time: float) -> float:
        return self.weights["coin"] + self.weights["coin-early"] * time

    def _specialists(self, hired: tuple[int, ...], perks: Perks) -> tuple[float, float]:
        """Points that they have now, and what their perks will bring in a whole game."""
        if (known := self._hired.get(hired)) is None:
            points = sum(self.box.specialist_points[s] for s in hired) + perks.points_per_specialist * len(hired)
            promised = sum(w * n for w, n in zip(self._perks, attrs.astuple(perks), strict=True) if n)
            if perks.gold_price:  # its number is a price, not a count
                promised -= self.weights["perk-gold_price"] * (perks.gold_price - 1)
            known = self._hired[hired] = (points, promised)
        return known

    def _order(self, state: State, seat: int) -> float:
        """The fleets that the seat has taken in this round, low numbers being early turns in the next."""
        key = (state.played, state.order, seat)
        if (points := self._orders.get(key)) is None:
            numbers = self.box.fleet_numbers
            middle = (len(numbers) + 1) / 2
            points = self._orders[key] = self.weights["order"] * sum(
                (middle - numbers[fleet]) / (middle - 1)
                for fleet, taker in zip(state.played, state.order, strict=False)
                if taker == seat
            )
        return points

    def _left(self, state: State, seat: int, coming: tuple[int, ...]) -> float:
        """What the next player finds on the board: good if that is the same seat, bad if not."""
        weights = self.weights
        if coming:
            follower = coming[0]
        else:
            follower = min(zip((self.box.fleet_numbers[f] for f in state.played), state.order, strict=True))[1]
        none, one, two = self._best_left(state)
        found = weights["left-0"] * none + weights["left-1"] * one + weights["left-2"] * two
        return found if follower == seat else -found

    def _best_left(self, state: State) -> tuple[int, int, int]:
        """The points of the best open tile that lacks no boat, up to one, up to two, on an empty island."""
        box = self.box
        lefts = self._lefts.setdefault(state.tiles, {})
        packed_around = building.packed_around
        none = one = two = 0
        for island in bits(self._islands & ~built_on(state) & ~with_tokens(state)):
            there, sacred = packed_around(box, state, island), state.sacred >> island & 1
            if (best := lefts.get((there, sacred))) is None:
                best = lefts[there, sacred] = self._tiles_left(unpack(there), bool(sacred), state.tiles)
            if best[2] > two:
                two = best[2]
            if best[1] > one:
                one = best[1]
            if best[0] > none:
                none = best[0]
        return none, one, two

    def _tiles_left(self, there: tuple[int, ...], sacred: bool, tiles: tuple[int, ...]) -> tuple[int, int, int]:
        box = self.box
        best = [0, 0, 0]
        for tile in tiles:
            if tile >= 0 and not (sacred and box.standard[tile]):
                for lack in range(building.shortage(box, there, tile), 3):
                    best[lack] = max(best[lack], box.building_points[tile])
        return best[0], best[1], best[2]

    # --- a turn that is not over -------------------------------------------------------------------------------------

    def promise(self, state: State, seat: int) -> float:
        """What the running turn may come to: the mat as it is, and the best that is still in reach."""
        player, now = state.players[seat], state.now
        points = self._mat(player, self._time(state))
        if now.fleet != NOTHING:
            points += self._order(state, seat)
        if now.step > USE or now.island != NOTHING:
            return points
        boats = sum(player.hand) if now.step <= BOATS else 0
        weights = self.weights
        points += boats * weights["dream-boat"]
        tokens = boats * weights["dream-token"]
        if not now.placed:
            return points + (max(tokens, self._dream(state, player)) if boats else 0.0)
        touched = placement.touched(self.box, state)
        wanted = (touched & with_tokens(state)).bit_count()
        served = len(now.placed) + player.perks.extra_tokens - len(now.collected)
        tokens += min(wanted, served) * weights["dream-token"]
        if now.collected:
            return points + tokens
        return points + max(tokens, self._best_site(state, player, touched, boats > 0))

    def _best_site(self, state: State, player: Player, touched: int, more: bool) -> float:
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
            gain += self._reserved_penalty
        for name, value in building_bonus(self.box, state, player, tile, island):
            gain += value if name.startswith("prestige-") else value * self.weights["coin"]
        return gain

    def _dream(self, state: State, player: Player) -> float:
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

    # --- for the search ----------------------------------------------------------------------------------------------

    def key(self, state: State) -> Hashable:
        """Equal for two moments of a turn from which the same can follow."""
        now, player = state.now, state.player
        placed = now.placed
        return (
            now.step, now.fleet, now.power, now.held, now.trades, now.collected, now.island, now.kept, now.sails,
            now.recruited, placed[-1:], tuple(sorted(placed)), state.boats, state.tokens, state.sacred, state.tiles,
            player.coins, player.prestige, player.hand, player.aside, player.culture, player.specialists,
            player.built, player.reserved,
        )  # fmt: skip

    def sift(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions worth a look. Powers can be used at any time and anywhere: most of it is hopeless."""
        hired, powers = bisect_left(actions, ENLIST << 14), bisect_left(actions, SURVEY << 14)
        ends = bisect_left(actions, END << 14)
        if hired == ends:
            return actions
        kept = list(actions[:hired])
        if powers > hired:
            kept += self._best_payments(state, actions[hired:powers])
        if ends > powers:
            now = state.now  # recruiting comes last: what could follow it could as well come before
            settled = ends < len(actions) and not now.recruited and (now.step >= USE or not any(state.player.hand))
            for kind, worth in _WORTH.items():
                low, high = bisect_left(actions, kind << 14), bisect_left(actions, (kind + 1) << 14)
                if high > low:
                    kept += worth(self, state, actions[low:high], settled)
        kept += actions[ends:]
        return kept or actions

    def narrow(self, state: State, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """The actions without the first boats that promise less than `most` others: those are many, and soon judged."""
        low, high = bisect_left(actions, PLACE << 14), bisect_left(actions, (PLACE + 1) << 14)
        if high - low <= most or state.now.placed:
            return actions
        worth = self._beginnings(state)
        ranked = sorted(actions[low:high], key=lambda action: -worth(action >> 7 & 127, action & 127))
        return [*actions[:low], *sorted(ranked[:most]), *actions[high:]]

    def _beginnings(self, state: State) -> Callable[[int, int], float]:
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

    def _best_payments(self, state: State, actions: Sequence[Action]) -> list[Action]:
        """For each specialist the payment that leaves the best tokens."""
        best: dict[int, tuple[float, Action]] = {}
        culture, counts = state.player.culture, self.box.payment_counts
        weights, any_pair = self.weights, state.player.perks.recruit_any_pair > 0
        for action in actions:
            left = tuple([have - paid for have, paid in zip(culture, counts[action & 127], strict=True)])
            sets, single = token_sets(left, any_pair)
            worth = sets * weights["set"] + single * weights["token"]
            specialist = action >> 7
            if specialist not in best or worth > best[specialist][0]:
                best[specialist] = (worth, action)
        return [action for _, action in best.values()]


def _at_the_end(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Whatever changes nothing for this turn's boats can wait until they have been used."""
    return actions if settled else ()


def _worth_survey(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """First of all: what comes up can then be built."""
    return actions if state.now.step == TRADE and not state.now.trades else ()


def _worth_sacred(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Spoiling an island for standard buildings: only where one is nearly complete."""
    return [a for a in actions if _is_tempting(judge, state, decode(a)[1])] if settled else ()


def _worth_remove(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Taking boats away from a building that the next player nearly has: one of each colour that lies there."""
    if not settled:
        return ()
    tempting = 0
    for island in bits(judge._islands & ~built_on(state) & ~with_tokens(state)):
        if _is_tempting(judge, state, island):
            tempting |= 1 << island
    one: dict[tuple[int, int], Action] = {}
    for action in actions:
        space = decode(action)[1]
        if near := judge.box.space_islands[space] & tempting:
            one.setdefault((near, colour_at(state, space)), action)
    return list(one.values())


def _is_tempting(judge: Judge, state: State, island: int) -> bool:
    if with_tokens(state) >> island & 1:
        return False
    there = building.around(judge.box, state, island)
    return any(t >= 0 and building.shortage(judge.box, there, t) <= 1 for t in state.tiles)


def _worth_exchange(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
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


def _worth_swap(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Swaps that bring a boat to an island where this turn can build."""
    near = _building_ground(judge, state)
    return [a for a in actions if near >> decode(a)[1] & 1]


def _worth_swap_with(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """One boat of each other colour, from where nothing can be built now."""
    near, own = _building_ground(judge, state), colour_at(state, state.now.held)
    one: dict[int, Action] = {}
    for action in actions:
        space = decode(action)[1]
        colour = colour_at(state, space)
        if colour != own and (colour not in one or near >> decode(one[colour])[1] & 1):
            one[colour] = action
    return list(one.values()) or actions[:1]


def _worth_move(judge: Judge, state: State, actions: Sequence[Action], settled: bool) -> Sequence[Action]:
    """Moves to an island where this turn can build."""
    near = _building_ground(judge, state)
    return [a for a in actions if near >> (a & 127) & 1]


def _building_ground(judge: Judge, state: State) -> int:
    """Mask of the spaces round the islands where the seat in turn could build now."""
    spaces = 0
    if state.now.placed:
        for island in bits(building.sites(state, placement.touched(judge.box, state))):
            spaces |= judge.box.island_spaces[island]
    return spaces


def _gain_key(state: State, player: Player) -> tuple[object, ...]:
    """All that the gain of a building depends on, but for the island."""
    return (
        state.tiles, player.reserved, player.houses, state.torii, state.palaces, player.specialists, state.sacred,
        with_tokens(state) if player.perks.over_culture_price else 0,
    )  # fmt: skip


_Worth = Callable[[Judge, State, Sequence[Action], bool], Sequence[Action]]
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


@lru_cache(maxsize=1 << 14)
def token_sets(culture: tuple[int, ...], any_pair: bool) -> tuple[int, int]:
    """How many specialists these tokens pay for, and the tokens left over."""
    if any_pair:
        return sum(culture) // 2, sum(culture) % 2
    pairs, odd = sum(n // 2 for n in culture), sum(n % 2 for n in culture)
    return pairs + odd // 3, odd % 3


def _coming(state: State) -> tuple[int, ...]:
    """The seats whose turns of this round are still to come; a turn that has taken its fleet is not."""
    return state.order[state.at + (state.now.step > FLEET) :]


def _is_over(state: State) -> bool:
    """Whether the game is over or ends with this round, as far as everybody can know (8.6)."""
    return bool(
        state.ended
        or 0 in state.reserve
        or min([player.houses_left for player in state.players]) == 0
        or state.row.count(NOTHING) > len(state.specialist_deck)
        or state.tiles.count(NOTHING) > len(state.building_deck)
    )
