"""What a position is worth to a seat, in points: the opinion that computer players search with.

The rules never ask it. `Judge.value` looks at the table after a turn, `Judge.promise` at a turn that
is not over yet. Both see open things only, so a card that was dealt to fill a hidden deck sways
nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import attrs

from yamatai.games.yamatai.model import building, placement, sieve
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box, unpack
from yamatai.games.yamatai.model.components import PERKS, ROW, Perks, boat_counts
from yamatai.games.yamatai.model.prospects import Prospects
from yamatai.games.yamatai.model.recruiting import token_sets
from yamatai.games.yamatai.model.scoring import score_player
from yamatai.games.yamatai.model.state import BOATS, FLEET, NOTHING, USE, Player, State, built_on, with_tokens
from yamatai.play.game import Action
from yamatai.play.sums import added

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
        self._prospects = Prospects(box, weights)
        scoring, start = box.components.scoring, box.components.start
        self._aside = 1 / scoring.aside_per_penalty
        self._reserved_penalty = scoring.reserved_penalty
        self._capacity = start.harbour_capacity
        self._houses = {int(seats): houses for seats, houses in start.houses.items()}
        self._boats = boat_counts(box.components)
        self._decks = len(box.perks) - ROW, len(box.costs) - ROW
        self._islands = (1 << len(box.island_spaces)) - 1
        self._perks = tuple(weights[name] for name in PERK_WEIGHTS)
        self._mats: dict[tuple[object, ...], float] = {}
        self._boats_worth: dict[tuple[object, ...], float] = {}
        self._hired: dict[tuple[int, ...], tuple[float, float]] = {}
        self._built: dict[tuple[int, ...], int] = {}
        self._times: dict[tuple[object, ...], float] = {}
        self._orders: dict[tuple[object, ...], float] = {}
        self._lefts: dict[tuple[int, ...], dict[tuple[int, int], tuple[int, int, int]]] = {}

    # --- a turn that is over -----------------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        """Points that the seat is ahead, what is still to come included. Asked when its turn is over."""
        return added(self.terms(state, seat).values())

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The named parts of `value`; they add up to it."""
        over, coming, player = _is_over(state), _coming(state), state.players[seat]
        time = 0.0 if over else self._time(state)
        if over and seat not in coming:
            terms = {name: float(points) for name, points in score_player(self.box, player).items()}
        else:
            terms = self._mat_terms(player, time)
        terms["rivals"] = self._rivals(state, seat, time, coming if over else None)
        if over:
            if not coming:
                ahead = added(terms.values())
                terms["win"] = self.weights["win"] * ((ahead > GONE) - (ahead < -GONE))
            return terms
        terms["turns"] = self.weights["turn"] * (coming.count(seat) - len(coming) / len(state.players))
        terms["order"] = self._order(state, seat)
        terms["left"] = self._left(state, seat, coming)
        return terms

    def _rivals(self, state: State, seat: int, time: float, last: tuple[int, ...] | None) -> float:
        """What the others have, which counts against the seat, the best of them most. `last` are the seats that still
        have a turn before the end, None while that is not in sight: the score of all others is final then."""
        rivals = [
            self._mat(other, time) if last is None or number in last else self._final(other)
            for number, other in enumerate(state.players)
            if number != seat
        ]
        best, share = max(rivals), self.weights["best"] if len(rivals) > 1 else 1.0
        rest = (added(rivals) - best) / max(1, len(rivals) - 1)
        return -(share * best + (1 - share) * rest)

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
            points = self._mats[fixed] = added(self._piece_terms(player, time).values())
        kinds = (hand, player.aside, hired, time)
        if (boats := self._boats_worth.get(kinds)) is None:
            boats = self._boats_worth[kinds] = added(self._boat_terms(player, time).values())
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
            promised = added(w * n for w, n in zip(self._perks, attrs.astuple(perks), strict=True) if n)
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
            points = self._orders[key] = self.weights["order"] * added(
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
            return points + (max(tokens, self._prospects.best_plan(state, player)) if boats else 0.0)
        touched = placement.touched(self.box, state)
        wanted = (touched & with_tokens(state)).bit_count()
        served = len(now.placed) + player.perks.extra_tokens - len(now.collected)
        tokens += min(wanted, served) * weights["dream-token"]
        if now.collected:
            return points + tokens
        return points + max(tokens, self._prospects.best_site(state, player, touched, boats > 0))

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
        """The actions worth a look."""
        return sieve.sift(self.box, self.weights, state, actions)

    def narrow(self, state: State, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """The actions without the first boats that promise less than `most` others."""
        return sieve.narrow(state, actions, most, self._prospects.first_boats)


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
