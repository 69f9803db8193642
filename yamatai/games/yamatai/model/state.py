"""A position of Yamataï: ints, tuples and small objects that are replaced, never changed in place.

So `copy` is shallow, and a copy is an undo point, a search node or a message with no care at all.
Whoever changes a Player or a Turn first puts a copy of it into his state.
"""

from __future__ import annotations

import attrs

from yamatai.games.yamatai.model.components import Perks

NOTHING = -1  # an empty slot of a row, a fleet slot whose tile was taken
HIDDEN = -2  # a tile that the viewer does not know

# The steps of a turn (2.1), in order. A step is left by doing something of a later one.
FLEET, TRADE, BOATS, USE, HARBOUR, RECRUIT = range(6)
STEPS = ("fleet", "trade", "boats", "use", "harbour", "recruit")

# The power of this turn's fleet (3.3). AGAIN: one boat was removed, a second may follow at once.
NO_POWER, READY, AGAIN, USED = range(4)

NO_BOATS = (0, 0, 0, 0, 0)


@attrs.define(slots=True, eq=False)
class Player:
    """What lies on one mat. `hand` holds the boats in hand; between turns these are the harbour's."""

    coins: int
    prestige: int
    houses_left: int
    houses: int  # mask of the islands with this player's houses
    hand: tuple[int, ...]
    aside: tuple[int, ...]
    culture: tuple[int, ...]
    specialists: tuple[int, ...]
    built: tuple[int, ...]
    reserved: tuple[int, ...]
    perks: Perks

    def copy(self) -> Player:
        return Player(
            self.coins, self.prestige, self.houses_left, self.houses, self.hand, self.aside, self.culture,
            self.specialists, self.built, self.reserved, self.perks,
        )  # fmt: skip


@attrs.define(slots=True, eq=False)
class Turn:
    """What has happened in the running turn."""

    step: int = FLEET
    fleet: int = NOTHING
    power: int = NO_POWER
    held: int = NOTHING  # the first space of a swap that waits for its second
    trades: int = 0
    placed: tuple[int, ...] = ()  # where the boats placed this turn lie now, NOTHING for one removed
    collected: tuple[int, ...] = ()  # for each token taken, the mask of the boats that touched it then
    island: int = NOTHING  # where this turn's building stands
    kept: tuple[int, ...] = NO_BOATS
    sails: int = 0  # boats moved by the perk `free_boat_moves`
    recruited: int = 0

    def copy(self) -> Turn:
        return Turn(
            self.step, self.fleet, self.power, self.held, self.trades, self.placed, self.collected, self.island,
            self.kept, self.sails, self.recruited,
        )  # fmt: skip


@attrs.define(slots=True, eq=False)
class State:
    """The whole table. Decks: index 0 is the top. `order[at]` is the seat whose turn it is."""

    players: tuple[Player, ...]
    now: Turn
    order: tuple[int, ...]
    at: int
    round: int
    played: tuple[int, ...]  # the fleet of each turn of this round that has taken one
    slots: tuple[int, ...]  # the spot of the track where each of them lay
    boats: tuple[int, ...]  # space masks by colour
    reserve: tuple[int, ...]
    tokens: tuple[int, ...]  # island masks by kind
    mountains: int
    torii: int
    palaces: int
    sacred: int
    track: tuple[int, ...]  # ten spots: five open fleets, then five face-down
    batches: tuple[int, ...]  # public: masks of the fleets that lie face-down, in the order they come up
    row: tuple[int, ...]  # face-up specialists
    row_coins: tuple[int, ...]
    tiles: tuple[int, ...]  # face-up buildings
    specialist_deck: tuple[int, ...]
    building_deck: tuple[int, ...]
    surveyed: int  # public: so many tiles at the bottom of the building deck were put there by survey
    chance: int
    ended: str  # the reason's code once the game is over

    def copy(self) -> State:
        return State(
            self.players, self.now, self.order, self.at, self.round, self.played, self.slots, self.boats,
            self.reserve, self.tokens, self.mountains, self.torii, self.palaces, self.sacred, self.track,
            self.batches, self.row, self.row_coins, self.tiles, self.specialist_deck, self.building_deck,
            self.surveyed, self.chance, self.ended,
        )  # fmt: skip

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.order[self.at]]

    def change_player(self, seat: int) -> Player:
        """A fresh copy of a player, already in place, to be changed."""
        player = self.players[seat].copy()
        players = list(self.players)
        players[seat] = player
        self.players = tuple(players)
        return player

    def change_turn(self) -> Turn:
        """A fresh copy of the running turn, already in place, to be changed."""
        self.now = now = self.now.copy()
        return now


def occupied(state: State) -> int:
    """Mask of the spaces where a boat lies."""
    a, b, c, d, e = state.boats
    return a | b | c | d | e


def colour_at(state: State, space: int) -> int:
    """The colour of the boat on a space, NOTHING if it is empty."""
    for colour, spaces in enumerate(state.boats):
        if spaces >> space & 1:
            return colour
    return NOTHING


def with_tokens(state: State) -> int:
    """Mask of the islands with a culture token."""
    a, b, c, d, e, f = state.tokens
    return a | b | c | d | e | f


def token_at(state: State, island: int) -> int:
    """The kind of the culture token on an island, NOTHING if there is none."""
    for kind, islands in enumerate(state.tokens):
        if islands >> island & 1:
            return kind
    return NOTHING


def built_on(state: State) -> int:
    """Mask of the islands with a house, torii or palace."""
    found = state.torii | state.palaces
    for player in state.players:
        found |= player.houses
    return found


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same counts with one of them raised by `by`."""
    new = list(counts)
    new[index] += by
    return tuple(new)


def set_at(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same items with one of them replaced."""
    new = list(items)
    new[index] = value
    return tuple(new)
