"""Positions set up by hand, and actions in the words of the records.

    t = table(fleet=9).boats(wood=[37], stone=[30]).hand(clay=1)
    t.do("place clay 44")
    assert t.refused("build standard-05 15") == ("boats-missing", "5.6")

A bare table has nothing on the board: no boats, tokens, mountains or buildings. Seat 0 is in turn and
has taken the named fleet, but none of its boats. Boats laid down or put into a hand come out of the
reserve; tiles lie in the order of the file, those that a test names first.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from yamatai.games.yamatai.model.archipelago import bits, mask
from yamatai.games.yamatai.model.components import COLOURS, ROW, Perks
from yamatai.games.yamatai.model.game import Yamatai, open_game
from yamatai.games.yamatai.model.state import (
    FLEET,
    NO_POWER,
    NOTHING,
    READY,
    TRADE,
    Player,
    State,
    Turn,
    changed,
    set_at,
)  # fmt: skip
from yamatai.play.game import Event, Refusal, Seat, Setup

SEAT_COLOURS = ("blue", "orange", "purple", "grey")


def game_of(seats: int = 2, seed: int = 0, edition: str = "") -> Yamatai:
    """The rules for so many seats."""
    return open_game(Setup(tuple(Seat(c.title(), c) for c in SEAT_COLOURS[:seats]), seed, (), edition))


class Table:
    """A game and a position, changed by plain words. Every setter returns the table."""

    def __init__(self, seats: int, fleet: int | None, edition: str) -> None:
        self.game = game_of(seats, edition=edition)
        self.box = self.game.box
        self.state: State = self.game.new()
        self.events: tuple[Event, ...] = ()
        s = self.state
        s.order = tuple(range(seats)) * (2 if seats == 2 else 1)
        s.tokens = (0,) * len(self.box.kinds)
        s.mountains = 0
        s.row, s.specialist_deck = _split(range(len(self.box.perks)))
        s.tiles, s.building_deck = _split(range(len(self.box.costs)))
        self.track(*([] if fleet is None else [fleet]))
        if fleet is not None:
            self._take(fleet)

    # --- the board -------------------------------------------------------------------------------------------------

    def boats(self, **spaces: list[int]) -> Table:
        """Boats on the board: boats(wood=[37, 29])."""
        for name, where in spaces.items():
            colour = COLOURS.index(name)
            self._draw(colour, len(where))
            self.state.boats = changed(self.state.boats, colour, mask(where))
        return self

    def tokens(self, **islands: list[int]) -> Table:
        """Culture tokens on islands: tokens(koi=[3, 4])."""
        for name, where in islands.items():
            self.state.tokens = changed(self.state.tokens, self.box.kinds.index(name), mask(where))
        return self

    def mountains(self, *islands: int) -> Table:
        self.state.mountains |= mask(islands)
        return self

    def houses(self, *islands: int, seat: int = 0) -> Table:
        player = self.state.change_player(seat)
        player.houses |= mask(islands)
        player.houses_left -= len(islands)
        return self

    def houses_left(self, count: int, seat: int = 0) -> Table:
        self.state.change_player(seat).houses_left = count
        return self

    def torii(self, *islands: int) -> Table:
        self.state.torii |= mask(islands)
        return self

    def palaces(self, *islands: int) -> Table:
        self.state.palaces |= mask(islands)
        return self

    def sacred(self, *islands: int) -> Table:
        self.state.sacred |= mask(islands)
        return self

    # --- beside the board ------------------------------------------------------------------------------------------

    def reserve(self, **boats: int) -> Table:
        """So many boats left in the reserve."""
        for name, count in boats.items():
            self.state.reserve = set_at(self.state.reserve, COLOURS.index(name), count)
        return self

    def track(self, *numbers: int) -> Table:
        """The fleets on the track: the place of the one taken, the named ones, the others by number."""
        gone = self.state.played
        named = [self.box.fleet_index[n] for n in numbers]
        rest = [f for f in range(len(self.box.fleet_numbers)) if f not in named and f not in gone]
        self.state.track = (*(NOTHING for _ in gone), *named, *rest)
        self.state.slots = tuple(range(len(gone)))
        self.state.batches = (mask(self.state.track[ROW:]),)
        return self

    def tiles(self, *ids: str) -> Table:
        """These building tiles face up, others behind them."""
        taken = {tile for p in self.state.players for tile in (*p.built, *p.reserved)}
        first = [self.box.building_index[id] for id in ids]
        rest = [tile for tile in range(len(self.box.costs)) if tile not in first and tile not in taken]
        self.state.tiles, self.state.building_deck = _split((*first, *rest))
        return self

    def deck(self, *ids: str) -> Table:
        """The building deck, its top first; tiles left out are out of the game."""
        self.state.building_deck = tuple(self.box.building_index[id] for id in ids)
        return self

    def row(self, *ids: str, coins: int = 0) -> Table:
        """These specialists face up, others behind them; `coins` on the first."""
        taken = {tile for p in self.state.players for tile in p.specialists}
        first = [self.box.specialist_index[id] for id in ids]
        rest = [tile for tile in range(len(self.box.perks)) if tile not in first and tile not in taken]
        self.state.row, self.state.specialist_deck = _split((*first, *rest))
        self.state.row_coins = (coins, *(0,) * (ROW - 1))
        return self

    # --- a mat -----------------------------------------------------------------------------------------------------

    def hand(self, seat: int = 0, **boats: int) -> Table:
        player = self.state.change_player(seat)
        for name, count in boats.items():
            colour = COLOURS.index(name)
            self._draw(colour, count)
            player.hand = changed(player.hand, colour, count)
        return self

    def aside(self, seat: int = 0, **boats: int) -> Table:
        player = self.state.change_player(seat)
        for name, count in boats.items():
            colour = COLOURS.index(name)
            self._draw(colour, count)
            player.aside = changed(player.aside, colour, count)
        return self

    def culture(self, seat: int = 0, **tokens: int) -> Table:
        player = self.state.change_player(seat)
        for name, count in tokens.items():
            player.culture = changed(player.culture, self.box.kinds.index(name), count)
        return self

    def coins(self, count: int, seat: int = 0) -> Table:
        self.state.change_player(seat).coins = count
        return self

    def specialists(self, *ids: str, seat: int = 0) -> Table:
        """Specialists recruited in an earlier turn."""
        player = self.state.change_player(seat)
        player.specialists += tuple(self.box.specialist_index[id] for id in ids)
        player.perks = sum((self.box.perks[s] for s in player.specialists), Perks())
        return self.row()

    def built(self, *ids: str, seat: int = 0) -> Table:
        """Building tiles on a mat (what stands on the board is said apart)."""
        self.state.change_player(seat).built += tuple(self.box.building_index[id] for id in ids)
        return self.tiles()

    def reserved(self, *ids: str, seat: int = 0) -> Table:
        """Building tiles reserved in an earlier turn."""
        self.state.change_player(seat).reserved += tuple(self.box.building_index[id] for id in ids)
        return self.tiles()

    # --- playing ---------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> dict[str, int]:
        """Carry out legal actions of the seat in turn; gives the named terms that they brought."""
        self.events = ()
        for text in texts:
            why = self._ask(text)
            assert why is None, f"{text}: {why}"
            self.events += self.game.apply(self.state, self.state.seat, self.game.read(text))
        terms: Counter[str] = Counter()
        for event in self.events:
            terms.update(dict(event.terms))
        return dict(terms)

    def may(self, text: str) -> bool:
        return self._ask(text) is None

    def refused(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Code and rule of the refusal that an action meets."""
        why = self._ask(text, seat)
        assert why is not None, f"{text}: allowed"
        return why.code, why.rule

    def fault(self, text: str) -> tuple[tuple[str, int | str], ...]:
        """The places at fault, as (kind, id)."""
        why = self._ask(text)
        assert why is not None, f"{text}: allowed"
        return tuple((place.kind, place.id) for place in why.places)

    def param(self, text: str) -> dict[str, int | str]:
        """What fills the sentence of the refusal."""
        why = self._ask(text)
        assert why is not None, f"{text}: allowed"
        return dict(why.params)

    def legal(self, word: str = "") -> list[str]:
        """All legal actions that begin with this word."""
        actions = self.game.legal(self.state, self.state.seat)
        return [text for text in map(self.game.write, actions) if not word or text.split()[0] == word]

    def pass_turn(self, fleet: int | None = None) -> Table:
        """The seat in turn takes this fleet (or the lowest), if it has none yet, and ends with what comes first."""
        if self.state.now.step == FLEET:
            self.do(self.legal("fleet")[0] if fleet is None else f"fleet {fleet}")
        while kept := self.legal("keep"):
            self.do(kept[0])
        self.do("end")
        return self

    def pass_round(self, *fleets: int) -> Table:
        """All turns that are left in this round, like that, with these fleets first."""
        running = self.state.round
        while not self.state.ended and self.state.round == running:
            self.pass_turn(*fleets[:1])
            fleets = fleets[1:]
        return self

    def my_turn(self, seat: int = 0, fleet: int = 10) -> Table:
        """A fresh turn of a seat, which has taken this fleet, with what lies on the table now."""
        self.state.order = (seat, *self.state.order[1:])
        self.state.at = 0
        self.state.now = Turn()
        self.state.played = self.state.slots = ()
        self.track(fleet)
        self._take(fleet)
        return self

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        return self.state.player

    def seat(self, seat: int) -> Player:
        return self.state.players[seat]

    def houses_of(self, seat: int = 0) -> list[int]:
        return bits(self.state.players[seat].houses)

    def boats_of(self, counts: tuple[int, ...]) -> dict[str, int]:
        """Boats by name, without those that are not there."""
        return {COLOURS[colour]: n for colour, n in enumerate(counts) if n}

    def tokens_of(self, seat: int = 0) -> dict[str, int]:
        return {self.box.kinds[kind]: n for kind, n in enumerate(self.state.players[seat].culture) if n}

    def boat_at(self, space: int) -> str:
        return next((COLOURS[c] for c, where in enumerate(self.state.boats) if where >> space & 1), "")

    def token_at(self, island: int) -> str:
        return next((self.box.kinds[k] for k, where in enumerate(self.state.tokens) if where >> island & 1), "")

    def open_tiles(self) -> list[str]:
        """Face-up building tiles, "" for an empty place."""
        return [self.box.components.building[t].id if t >= 0 else "" for t in self.state.tiles]

    def open_fleets(self) -> list[int]:
        return [self.box.fleet_numbers[f] for f in self.state.track[:ROW] if f >= 0]

    def points(self, seat: int = 0) -> dict[str, int]:
        """The terms of a seat's score that are not 0."""
        return {name: value for name, value in self.game.score(self.state)[seat].items() if value}

    def words(self) -> list[str]:
        """What happened in the last `do`."""
        return [event.kind for event in self.events]

    # --- inside ----------------------------------------------------------------------------------------------------

    def _ask(self, text: str, seat: int | None = None) -> Refusal | None:
        """The judge's answer; the list of legal actions has to say the same."""
        seat = self.state.seat if seat is None else seat
        action = self.game.read(text)
        why = self.game.refusal(self.state, seat, action)
        assert (why is None) == (action in self.game.legal(self.state, seat)), f"{text}: legal and refusal differ"
        return why

    def _take(self, fleet: int) -> None:
        number = self.box.fleet_index[fleet]
        s = self.state
        s.slots = (s.track.index(number),)
        s.track = set_at(s.track, s.slots[0], NOTHING)
        s.played = (number,)
        s.now = Turn(step=TRADE, fleet=number, power=READY if self.box.fleet_powers[number] else NO_POWER)

    def _draw(self, colour: int, count: int) -> None:
        assert self.state.reserve[colour] >= count, f"not so many {COLOURS[colour]} boats in the reserve"
        self.state.reserve = changed(self.state.reserve, colour, -count)


def table(seats: int = 2, fleet: int | None = 10, edition: str = "") -> Table:
    """A bare table; `fleet=None` is the start of a turn. Fleets 2 and 10 have no power."""
    t = Table(seats, fleet, edition)
    assert t.state.now.step == (FLEET if fleet is None else TRADE)
    return t


def _split(tiles: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Five face up, the others in the deck."""
    return tuple(tiles[:ROW]), tuple(tiles[ROW:])
