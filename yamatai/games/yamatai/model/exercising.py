"""What exercises ask of Yamataï: what a turn came to, in numbers. See `yamatai.play.exercise.Exercising`.

coins                       how many more than before the turn
tokens, specialists         taken, recruited
houses, torii, palaces      built: 1 or 0
cost                        boats that the tile of this turn's building shows
mountain, beside            whether it is a house on a mountain; torii and palaces beside that house
group, joined               houses of its group; houses and groups that it joined
placed, aside, kept         boats placed, set aside, in the harbour
ready-torii, ready-palaces  islands where all boats of such a face-up tile lie, and nothing stands in the way
ready-mountains             mountains where this holds for a face-up house
ready-reserved              islands where it holds for a tile that the player has reserved
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from operator import add

from yamatai.games.yamatai.model import harbour, powers
from yamatai.games.yamatai.model.actions import ENLIST, EXCHANGE, KEEP, SACRED, SELL, SET_ASIDE, SURVEY, decode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.bonuses import group
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.building import around, available, discount, has_piece, shortage, sites
from yamatai.games.yamatai.model.placement import on_board
from yamatai.games.yamatai.model.state import (
    AGAIN,
    BOATS,
    HARBOUR,
    NOTHING,
    READY,
    TRADE,
    USE,
    USED,
    Player,
    State,
    built_on,
    with_tokens,
)
from yamatai.play.game import Action

HOUSE = ("mountain", "beside", "group", "joined")
BUILT = ("houses", "torii", "palaces", "cost", *HOUSE)
LAST = ("coins", "specialists")
READY_ON_OFFER = ("ready-torii", "ready-palaces", "ready-mountains")
READY_TILES = (*READY_ON_OFFER, "ready-reserved")
FACTS = (*BUILT, *LAST, "tokens", "placed", "aside", "kept", *READY_TILES)
_TOUCHED: dict[int, tuple[str, ...]] = {
    SELL: ("coins", "aside", "kept"),
    ENLIST: LAST,
    EXCHANGE: LAST,
    SACRED: ("ready-mountains", "ready-reserved"),
    SET_ASIDE: READY_TILES,
    SURVEY: READY_ON_OFFER,
}
"""The facts that some kinds of actions can bear on, all others bear on any: sacred ground only forbids, and what
survey brings to light is luck."""


class Exercising:
    """Measures turns with one box."""

    facts_there_are = FACTS

    def __init__(self, box: Box) -> None:
        self.box = box

    def facts(self, start: State, state: State, seat: int) -> dict[str, int]:
        """What the turn that began at `start` comes to if it ends at `state`."""
        box = self.box
        end = state.copy()
        harbour.settle(box, end)
        before, after = start.players[seat], end.players[seat]
        return {
            **self._built(start, end, seat),
            "coins": after.coins - before.coins,
            "specialists": len(after.specialists) - len(before.specialists),
            "tokens": (with_tokens(start) & ~with_tokens(end)).bit_count(),
            "placed": len(end.now.placed),
            "aside": sum(after.aside) - sum(before.aside),
            "kept": sum(after.hand),
            **self._ready_tiles(end, after),
        }

    def _built(self, start: State, end: State, seat: int) -> dict[str, int]:
        """What is told of this turn's building, all 0 if there is none."""
        box, island = self.box, end.now.island
        if island == NOTHING:
            return dict.fromkeys(BUILT, 0)
        tile = end.players[seat].built[-1]
        house = box.standard[tile]
        return {
            "houses": int(house),
            "torii": int(box.torii[tile]),
            "palaces": int(not house and not box.torii[tile]),
            "cost": sum(box.costs[tile]),
            **(self._house(start, start.players[seat].houses, island) if house else dict.fromkeys(HOUSE, 0)),
        }

    def _house(self, state: State, houses: int, island: int) -> dict[str, int]:
        """What can be told of a house that joins `houses` on an island where nothing stands yet."""
        box = self.box
        near = box.island_neighbours[island]
        return {
            "mountain": state.mountains >> island & 1,
            "beside": (near & (state.torii | state.palaces)).bit_count(),
            "group": group(box, houses, island).bit_count(),
            "joined": len({group(box, houses, neighbour) for neighbour in bits(near & houses)}),
        }

    def _ready_tiles(self, state: State, player: Player) -> dict[str, int]:
        """How many islands lie ready for the tiles on offer, and for those that the player has reserved."""
        box = self.box
        offered = [tile for tile in state.tiles if tile >= 0]
        free = box.all_islands & ~built_on(state) & ~with_tokens(state)
        return {
            "ready-torii": self._ready(state, free, [tile for tile in offered if box.torii[tile]]),
            "ready-palaces": self._ready(state, free, [t for t in offered if not box.standard[t] and not box.torii[t]]),
            "ready-mountains": self._ready(state, free & state.mountains, [t for t in offered if box.standard[t]]),
            "ready-reserved": self._ready(state, free, player.reserved),
        }

    def _ready(self, state: State, islands: int, tiles: Iterable[int]) -> int:
        """Islands where all boats of one of some tiles lie, with a piece for it, and no sacred ground below a house."""
        box = self.box
        tiles = [tile for tile in tiles if has_piece(box, state, tile)]
        found = 0
        for island in bits(islands) if tiles else ():
            there, sacred = around(box, state, island), state.sacred >> island & 1
            found += any(not shortage(box, there, t) and not (sacred and box.standard[t]) for t in tiles)
        return found

    def open_facts(self, state: State) -> frozenset[str]:
        """The facts that may still become other ones in the running turn."""
        now, found = state.now, set(LAST)
        using = now.step <= USE and now.island == NOTHING
        if using:
            found.add("tokens")
            if not now.collected:
                found.update(BUILT)
        if now.step <= BOATS:
            found.add("placed")
        if now.step <= HARBOUR:
            found.update(("aside", "kept"))
        if using or now.power in (READY, AGAIN) or now.held != NOTHING or state.player.perks.free_boat_moves:
            found.update(READY_TILES)
        return frozenset(found)

    def helpful(self, state: State, actions: Sequence[Action], facts: frozenset[str]) -> list[Action]:
        """The actions that may bear on some of these facts, now or by what they make possible.

        Of boats to keep one is enough: no fact tells their colours. Whoever has one trade sells for coins or room only.
        """
        idle = {kind for kind, touched in _TOUCHED.items() if facts.isdisjoint(touched)}
        if self.box.trades_per_turn + state.player.perks.trades_per_turn > 1:
            idle.discard(SELL)
        found, keeps = [], False
        for action in actions:
            kind = action >> 14
            if kind not in idle and not (kind == KEEP and keeps):
                found.append(action)
                keeps = keeps or kind == KEEP
        return found

    def out_of_reach(self, start: State, state: State, at_least: Mapping[str, int], at_most: Mapping[str, int]) -> bool:
        """Whether these bounds can surely not be kept any more in the running turn."""
        now, player = state.now, state.player
        if now.fleet == NOTHING:
            return False
        if len(now.placed) > at_most.get("placed", len(now.placed)):
            return True
        if at_least.get("ready-reserved") and not player.reserved and not self._reserves(state):
            return True
        using = now.step <= USE and now.island == NOTHING
        spare = self._spare(state)
        boats = sum(player.hand) + len(on_board(now.placed)) + spare
        tokens = boats + player.perks.extra_tokens if using else len(now.collected)
        if at_least.get("tokens", 0) > tokens:
            return True
        if at_least.get("specialists") and sum(player.culture) - len(now.collected) + tokens < 2 and not now.recruited:
            return True
        if "coins" in at_least and at_least["coins"] > self._most_coins(start, state, tokens):
            return True
        builds = using and any(at_least.get(fact) for fact in BUILT)
        return builds and not self._may_build(state, at_least, spare)

    def _reserves(self, state: State) -> bool:
        """Whether a tile may yet be reserved in this turn."""
        return state.now.power == READY and self.box.fleet_powers[state.now.fleet] == "reserve"

    def ended(self, before: State, after: State) -> State:
        """To say that the turn is over adds nothing to it."""
        return before

    def outcomes(self, state: State, action: Action) -> Iterator[State]:
        """Survey may bring up any building of which nobody knows where it lies in the deck."""
        kind, tile, _ = decode(action)
        deck = state.building_deck
        unknown = len(deck) - state.surveyed
        for top in deck[:unknown] or deck[:1]:
            found = state.copy()
            found.building_deck = (top, *(other for other in deck if other != top))
            powers.apply(self.box, found, kind, tile, 0)
            yield found

    def _most_coins(self, start: State, state: State, tokens: int) -> int:
        """No more coins than these can be earned in this turn."""
        box, now, player = self.box, state.now, state.player
        perks = player.perks
        coins = player.coins - start.player.coins + perks.aside_coins * sum(player.hand)
        if now.step <= TRADE:
            dearest = max(*box.prices, perks.gold_price)
            coins += (box.trades_per_turn + perks.trades_per_turn - now.trades) * (dearest + perks.sell_bonus)
        if now.step <= USE and now.island == NOTHING and not now.collected:
            houses = player.houses.bit_count() + 1
            coins += perks.coins_per_build + (houses * max(1, perks.group_coin_factor) if houses > 1 else 0)
        if not now.recruited and sum(player.culture) - len(now.collected) + tokens >= 2:
            coins += max(state.row_coins)
        return coins

    def _spare(self, state: State) -> int:
        """How many boats a trade, a power or a perk may yet bring to where they are wanted."""
        box, now, perks = self.box, state.now, state.player.perks
        trades = box.trades_per_turn + perks.trades_per_turn - now.trades if now.step <= TRADE else 0
        swapping = now.power in (READY, AGAIN) or now.held != NOTHING
        power = swapping and box.fleet_powers[now.fleet] in ("swap_boats", "move_boat")
        return trades + power + max(0, perks.free_boat_moves - now.sails)

    def _may_build(self, state: State, wanted: Mapping[str, int], spare: int) -> bool:
        """Whether some fitting tile lacks no more round some island than what is in hand or to spare."""
        box, player = self.box, state.player
        tiles = [tile for tile in available(state) if self._fits(tile, wanted)]
        of_house = {fact: wanted[fact] for fact in HOUSE if wanted.get(fact)}
        for island in bits(sites(state, box.all_islands)):
            if of_house:
                there_is = self._house(state, player.houses, island)
                if any(there_is[fact] < least for fact, least in of_house.items()):
                    continue
            there = tuple(map(add, around(box, state, island), player.hand))
            if any(shortage(box, there, tile) <= spare + discount(box, state, tile) for tile in tiles):
                return True
        return False

    def _fits(self, tile: int, wanted: Mapping[str, int]) -> bool:
        standard, torii = self.box.standard[tile], self.box.torii[tile]
        if (wanted.get("torii") and not torii) or (wanted.get("palaces") and (standard or torii)):
            return False
        house = any(map(wanted.get, ("houses", *HOUSE)))
        return sum(self.box.costs[tile]) >= wanted.get("cost", 0) and (standard or not house)

    def gist(self, start: State, state: State, seat: int) -> frozenset[str]:
        """What was done since `start`, without saying where the boats lie and which of them was kept."""
        box, now = self.box, state.now
        before, after = start.players[seat], state.players[seat]
        done = {f"fleet {box.fleet_numbers[now.fleet]}"} if now.fleet != NOTHING else set()
        if now.trades:
            done.add("trade")
        if now.power in (AGAIN, USED) and before.reserved == after.reserved:
            done.add("power")
        done.update(f"reserve {box.components.building[tile].id}" for tile in after.reserved[len(before.reserved) :])
        if now.island != NOTHING:
            done.add(f"build {box.components.building[after.built[-1]].id} {now.island}")
        else:
            done.update(f"collect {island}" for island in bits(with_tokens(start) & ~with_tokens(state)))
        new = after.specialists[len(before.specialists) :]
        done.update(f"recruit {box.components.specialist[specialist].id}" for specialist in new)
        return frozenset(done)

    def key(self, state: State) -> Hashable:
        """Equal for two moments of a turn that have the same gist and from which the same can follow."""
        now, player = state.now, state.player
        return (
            now.step, now.fleet, now.power, now.held, now.trades, now.island, now.kept, now.sails, now.recruited,
            self._chain(state), state.boats, state.reserve, state.tokens, state.sacred, state.tiles, state.row,
            player.coins, player.prestige, player.hand, player.aside, player.culture, player.specialists,
            player.built, player.reserved,
        )  # fmt: skip

    def _chain(self, state: State) -> Hashable:
        """What matters of the order in which boats were placed."""
        now = state.now
        placed = now.placed
        if NOTHING in placed or (now.step < USE and self._removes(state)):
            return placed, now.collected
        if now.step < USE:
            return tuple(sorted(placed)), placed[-1:]  # the chain goes on from the last (5.3)
        if now.step > USE or now.island != NOTHING:
            return len(placed)
        served = sorted(sum(1 << placed[boat] for boat in bits(boats)) for boats in now.collected)
        return tuple(sorted(placed)), tuple(served)

    def _removes(self, state: State) -> bool:
        ready = state.now.power in (READY, AGAIN)
        return ready and self.box.fleet_powers[state.now.fleet] == "remove_boats"
