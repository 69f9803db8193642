"""Somebody who watches a game with the rules in hand, and keeps the books in plain sets and dicts.

He sees the actions, not how the model stores them, and answers slowly what the model answers fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.components import COLOURS, POWERS
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import Player, State
from yamatai.play.game import Event


class Watcher:
    def __init__(self, game: Yamatai, state: State) -> None:
        self.game = game
        self.box = game.box
        self.spaces = {space.id: space for space in self.box.archipelago.spaces}
        self.islands = {island.id: island for island in self.box.archipelago.islands}
        self.fleets = {fleet.number: fleet for fleet in self.box.components.fleet}
        self.tiles = {tile.id: tile for tile in self.box.components.building}
        self.perks = {tile.id: tile.perks for tile in self.box.components.specialist}
        # the board
        self.boats = {space: colour for c, colour in enumerate(COLOURS) for space in bits(state.boats[c])}
        self.tokens = {island: kind for k, kind in enumerate(self.box.kinds) for island in bits(state.tokens[k])}
        self.houses = [set(bits(player.houses)) for player in state.players]
        self.torii, self.palaces, self.sacred = (set(bits(m)) for m in (state.torii, state.palaces, state.sacred))
        self.mountains = set(bits(state.mountains))
        self.given: Counter[str] = Counter()
        # the mats
        self.coins = [player.coins for player in state.players]
        self.prestige = [player.prestige for player in state.players]
        # what everybody knows of hidden things
        self.open = [fleet.number for fleet in self._fleets(state.track[:5])]
        self.closed = [{fleet.number for fleet in self._fleets(state.track[5:])}]
        self.played: list[int] = []
        self.bottom: list[str] = []  # tiles that survey put under the deck
        self._new_turn()

    def _new_turn(self) -> None:
        self.fleet: int | None = None
        self.chain: list[int | None] = []  # where the boats placed this turn lie
        self.served: list[set[int]] = []  # for each token taken: the boats (places in chain) that could have taken it
        self.built = self.left_placing = self.left_using = False

    def _fleets(self, track: Iterable[int]) -> list:
        return [self.box.components.fleet[index] for index in track if index >= 0]

    # --- following the game ----------------------------------------------------------------------------------------

    def saw(self, seat: int, text: str, events: tuple[Event, ...], state: State) -> None:
        """One action has been done; `state` is asked for what came out of a deck only."""
        word, *rest = text.split()
        getattr(self, f"_{word}", lambda *_: None)(seat, *rest)
        if word in ("collect", "build", "keep", "recruit", "end"):
            self.left_placing = True
        if word in ("keep", "recruit", "end"):
            self.left_using = True
        for event in events:
            for name, value in event.terms:
                purse = self.prestige if name.startswith("prestige-") else self.coins
                purse[event.seat] += value
            if event.kind == "round-begun":
                self._new_round(state)
        self.bottom = self.bottom[max(0, len(self.bottom) - len(state.building_deck)) :]
        if any(event.ends_turn for event in events):
            self._new_turn()

    def _fleet(self, seat: int, number: str) -> None:
        self.fleet = int(number)
        self.open.remove(self.fleet)
        self.played.append(self.fleet)

    def _place(self, seat: int, colour: str, space: str) -> None:
        self.boats[int(space)] = colour
        self.chain.append(int(space))

    def _collect(self, seat: int, island: str) -> None:
        self.served.append(self.at(int(island)))
        del self.tokens[int(island)]

    def _build(self, seat: int, tile: str, island: str) -> None:
        self.built = True
        self.tokens.pop(int(island), None)
        kind = self.tiles[tile].kind
        {"standard": self.houses[seat], "torii": self.torii, "palace": self.palaces}[kind].add(int(island))

    def _recruit(self, seat: int, specialist: str, *tokens: str) -> None:
        self.given.update(tokens)

    def _survey(self, seat: int, tile: str) -> None:
        self.bottom.append(tile)

    def _exchange(self, seat: int, kind: str, island: str) -> None:
        self.tokens[int(island)] = kind

    def _sacred(self, seat: int, island: str) -> None:
        self.sacred.add(int(island))

    def _remove(self, seat: int, space: str) -> None:
        del self.boats[int(space)]
        self.chain = [None if where == int(space) else where for where in self.chain]

    def _move(self, seat: int, source: str, target: str) -> None:
        self._exchange_places(int(source), int(target))

    _sail = _move

    def _swap(self, seat: int, space: str) -> None:
        self.first = int(space)

    def _with(self, seat: int, space: str) -> None:
        self._exchange_places(self.first, int(space))

    def _exchange_places(self, one: int, other: int) -> None:
        there = {one: self.boats.pop(one, None), other: self.boats.pop(other, None)}
        self.boats |= {space: boat for space, boat in ((one, there[other]), (other, there[one])) if boat}
        swap = {one: other, other: one}
        self.chain = [swap.get(where, where) if where is not None else None for where in self.chain]

    def _new_round(self, state: State) -> None:
        now_open = [fleet.number for fleet in self._fleets(state.track[:5])]
        assert now_open[: len(self.open)] == self.open, "8.5: what is left slides to the left"
        groups = [*self.closed, set(self.played)]
        for number in now_open[len(self.open) :]:
            assert number in groups[0], "8.5: the face-down fleets come up in turn"
            groups[0].remove(number)
            groups = [group for group in groups if group]
        self.open, self.closed, self.played = now_open, groups, []

    # --- answering slowly ------------------------------------------------------------------------------------------

    def perk(self, player: Player, name: str) -> int:
        return sum(self.box.components.specialist[s].perks.get(name, 0) for s in player.specialists)

    def on_board(self) -> list[int]:
        return [space for space in self.chain if space is not None]

    def at(self, island: int) -> set[int]:
        """The boats of this turn, by their place in the chain, that touch an island."""
        spaces = self.islands[island].spaces
        return {i for i, space in enumerate(self.chain) if space is not None and space in spaces}

    def touched(self) -> set[int]:
        return {island for space in self.on_board() for island in self.spaces[space].islands}

    def occupied_islands(self) -> set[int]:
        return set().union(*self.houses) | self.torii | self.palaces

    def placeable(self, state: State) -> set[str]:
        """5.1 to 5.3, with the perks that touch them."""
        player, chain = state.player, self.on_board()
        if self.fleet is None or self.left_placing:
            return set()
        found = set()
        for colour in (c for c, n in zip(COLOURS, player.hand, strict=True) if n):
            for space in self.spaces.values():
                links = set(space.links)
                if chain:
                    fits = bool(links & set(chain)) if self.perk(player, "branching") else chain[-1] in links
                else:
                    beside = {self.boats[s] for s in links if s in self.boats}
                    rim = self.perk(player, "rim_entries") and len(space.islands) == 1
                    any_boat = self.perk(player, "first_boat_any_colour") and beside
                    fits = bool(space.entry or rim or any_boat or colour in beside)
                if fits and space.id not in self.boats:
                    found.add(f"place {colour} {space.id}")
        return found

    def collectable(self, state: State) -> set[str]:
        """5.5: each boat serves once, but for the extra tokens of a perk."""
        if self.built or self.left_using:
            return set()
        extra = self.perk(state.player, "extra_tokens")
        return {
            f"collect {island}"
            for island in self.touched() & set(self.tokens)
            if self.can_serve([*self.served, self.at(island)], len(self.chain), extra)
        }

    @staticmethod
    def can_serve(wanted: list[set[int]], boats: int, extra: int) -> bool:
        """Whether each token, but for `extra` of them, can have a boat of its own: by trying all ways."""
        hands = [*range(boats), *(-1 for _ in range(extra))]
        return any(
            all(boat == -1 or boat in who for boat, who in zip(order, wanted, strict=True))
            for order in permutations(hands, len(wanted))
        )

    def buildable(self, state: State) -> set[str]:
        """5.6, 5.7 and 9, with the perks that touch them."""
        player = state.player
        if self.built or self.served or self.left_using:
            return set()
        free = self.touched() - self.occupied_islands()
        if not self.perk(player, "build_over_culture") or player.coins < self.perk(player, "over_culture_price"):
            free -= set(self.tokens)
        found = set()
        for index in (*state.tiles, *player.reserved):
            if index < 0:
                continue
            tile = self.box.components.building[index]
            fewer = self.discount(state)
            if tile.kind == "standard":
                there, pieces = player.houses_left, free - self.sacred
            else:
                there = 3 - len(self.torii) if tile.kind == "torii" else 4 - len(self.palaces)
                pieces = free
                fewer += self.perk(player, "prestige_discount")
            for island in pieces if there else ():
                boats = Counter(self.boats[s] for s in self.islands[island].spaces if s in self.boats)
                if (Counter(tile.cost) - boats).total() <= fewer:
                    found.add(f"build {tile.id} {island}")
        return found

    def discount(self, state: State) -> int:
        return int(self.fleet is not None and self.fleets[self.fleet].power == POWERS[-1])

    def sailable(self) -> set[tuple[int, int]]:
        return {(s, t) for s in self.boats for t in self.spaces[s].links if t not in self.boats}

    def bonus(self, player: Player, houses: set[int], tile: str, island: int) -> dict[str, int]:
        """5.9 and 5.11 for a building, before it stands; `houses` are those of its builder."""
        terms = Counter({"coins-build": self.perk(player, "coins_per_build")})
        if island in self.tokens:
            terms["coins-culture"] = -self.perk(player, "over_culture_price")
        standard = self.tiles[tile].kind == "standard"
        if standard or self.perk(player, "prestige_bonuses"):
            near = set(self.islands[island].neighbours)
            terms["prestige-neighbours"] = len(near & (self.torii | self.palaces))
            terms["prestige-mountain"] = int(island in self.mountains)
            if standard and island in self.mountains:
                terms["prestige-mountain-perk"] = self.perk(player, "mountain_points")
            size = len(self.group(houses | {island}, island))
            if size > 1:
                terms["coins-group"] = size * (self.perk(player, "group_coin_factor") or 1)
        return {name: value for name, value in terms.items() if value}

    def group(self, houses: set[int], island: int) -> set[int]:
        group: set[int] = set()
        edge = {island}
        while edge:
            group |= edge
            edge = {n for i in edge for n in self.islands[i].neighbours} & houses - group
        return group
