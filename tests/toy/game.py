"""Toy: twelve cards, two acts a turn, some rounds. It has all that a table must cope with: hidden cards, a die,
reveals, and turns of one seat in a row.

1 Twelve cards, 1 to 6 twice, lie face down. A round gives two turns to each seat, in an order drawn at its start.
2 A turn is one or two acts, then `end`.
3 `coin`: a coin. `roll`: as many coins as a die shows. 4 `draw`: the top card to the hand, hidden from the others.
5 `turn`: the top card face up into the row; `take 5`: that card from the row.
6 After the last round the coins and the cards of the hand count.
7 Undo: what was done in the running turn, back to the last act that showed something hidden.
"""

import hashlib

import attrs

from yamatai.play.chance import Chance
from yamatai.play.game import Event, InvalidInput, Meta, Option, Place, Refusal, Result, Setup

META = Meta(
    id="toy",
    title="Toy",
    min_seats=2,
    max_seats=3,
    colours=("red", "green", "blue"),
    rules_version=3,
    rules="tests.toy.game:open_game",
    table="tests.toy.game:no_table",
    undo_rule="7",
    options=(Option("undo-across-turns", ("no", "yes")), Option("dice", ("fair", "flat"))),
)
ROUNDS = 3
"""The one value that ships."""
END, COIN, ROLL, DRAW, TURN, TAKE = range(6)
WORDS = ("end", "coin", "roll", "draw", "turn", "take")
HIDDEN = -1


@attrs.define(eq=False)
class State:
    order: tuple[int, ...]  # turns left in this round, the running one first
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    coins: tuple[int, ...]
    chance: int
    row: tuple[int, ...] = ()
    acts: int = 0
    round: int = 1
    ended: bool = False

    def copy(self):
        return State(*(getattr(self, field.name) for field in attrs.fields(State)))


def open_game(setup):
    if not setup.edition:
        return Toy(setup, "house", ROUNDS)
    word, _, rounds = setup.edition.partition("rounds =")
    if word or not rounds.strip().isdecimal():
        raise InvalidInput("edition: it must be 'rounds = ' and a number")
    return Toy(setup, "own", int(rounds))


def _changed(values, seat, value):
    return (*values[:seat], value, *values[seat + 1 :])


@attrs.frozen
class Toy:
    setup: Setup
    edition: str
    rounds: int
    meta = META

    @property
    def edition_text(self):
        return self.setup.edition or f"rounds = {self.rounds}"

    @property
    def data_hash(self):
        return f"{self.rounds:04x}"

    def new(self):
        chance, seats = Chance(self.setup.seed), len(self.setup.seats)
        deck, order = chance.shuffled([1, 2, 3, 4, 5, 6] * 2), chance.shuffled([*range(seats)] * 2)
        return State(order, deck, ((),) * seats, (0,) * seats, chance.state)

    def to_act(self, state):
        return () if state.ended else state.order[:1]

    def legal(self, state, seat):
        actions = (END, COIN, ROLL, DRAW, TURN, *(TAKE + 10 * card for card in sorted(set(state.row))))
        return tuple(action for action in actions if self.refusal(state, seat, action) is None)

    def refusal(self, state, seat, action):
        kind, card = action % 10, action // 10
        if state.ended:
            return Refusal("game-over", "6")
        if seat != state.order[0]:
            return Refusal("not-your-turn", "2", (("seat", state.order[0]),))
        if (kind == END) != (state.acts == 2) and state.acts != 1:
            return Refusal("end-first" if state.acts else "act-first", "2")
        if kind in (DRAW, TURN) and not state.deck:
            return Refusal("no-card", "4")
        if kind == TAKE and card not in state.row:
            return Refusal("not-in-row", "5", (("card", card),), (Place("card", card), Place("row")))
        return None

    def apply(self, state, seat, action):
        kind, card = action % 10, action // 10
        if kind == END:
            return self._end(state, seat)
        state.acts += 1
        if kind in (COIN, ROLL):
            chance = Chance(state.chance)
            coins = 1 if kind == COIN else 1 + chance.below(6)
            state.chance = chance.state
            state.coins = _changed(state.coins, seat, state.coins[seat] + coins)
            return (Event(WORDS[kind], seat, terms=(("coins", coins),), reveals=kind == ROLL),)
        if kind == TAKE:
            at = state.row.index(card)
            state.row = state.row[:at] + state.row[at + 1 :]
        else:
            card, state.deck = state.deck[0], state.deck[1:]
        if kind == TURN:
            state.row += (card,)
        else:
            state.hands = _changed(state.hands, seat, (*state.hands[seat], card))
        return (Event(WORDS[kind], seat, reveals=kind != TAKE),)

    def _end(self, state, seat):
        done = Event("turn-ended", seat, ends_turn=True)
        state.order, state.acts = state.order[1:], 0
        if state.order:
            return (done,)
        if state.round == self.rounds:
            state.ended = True
            return (done, Event("game-ended", reveals=True))
        chance = Chance(state.chance)
        state.order, state.chance = chance.shuffled([*range(len(state.coins))] * 2), chance.state
        state.round += 1
        return (done, Event("round-begun", reveals=True))

    def view(self, state, seat):
        seen = state.copy()
        seen.deck, seen.chance = (HIDDEN,) * len(state.deck), 0
        seen.hands = tuple(h if s == seat else (HIDDEN,) * len(h) for s, h in enumerate(state.hands))
        return seen

    def deal(self, view, chance):
        raise AssertionError("only computer players that search ask for a deal; the toy has none")

    def score(self, state):
        cards = [sum(card for card in hand if card != HIDDEN) for hand in state.hands]
        return tuple({"coins": coins, "cards": card} for coins, card in zip(state.coins, cards, strict=True))

    def result(self, state):
        if not state.ended:
            return None
        points = [sum(terms.values()) for terms in self.score(state)]
        return Result(tuple(sorted(range(len(points)), key=lambda seat: (-points[seat], seat))), "last-round")

    def round(self, state):
        return state.round

    def digest(self, state):
        return hashlib.blake2b(repr(attrs.astuple(state)).encode(), digest_size=8).hexdigest()

    def read(self, text):
        word, _, card = text.partition(" ")
        if word not in WORDS or (word == "take") != card.isdecimal():
            raise InvalidInput(f"no action is called {text!r}")
        return WORDS.index(word) + 10 * int(card or 0)

    def write(self, action):
        return f"take {action // 10}" if action % 10 == TAKE else WORDS[action]
