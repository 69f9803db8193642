"""Play without thought: random games and random positions, the same for the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from hypothesis import strategies as st

from tests.games.yamatai.model.positions import game_of
from yamatai.games.yamatai.model.actions import OPERANDS, WORDS, encode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.components import Perks
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import State, built_on, changed, occupied, token_at, with_tokens
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Event

Policy = Callable[[Yamatai, State, Chance], Action]


def any_action(game: Yamatai, state: State, chance: Chance) -> Action:
    """One of the legal actions, whichever."""
    return chance.choice(game.legal(state, state.seat))


def any_kind(game: Yamatai, state: State, chance: Chance) -> Action:
    """One of the kinds of action that are legal, then one of that kind; the turn is seldom ended early."""
    kinds: dict[str, list[Action]] = {}
    for action in game.legal(state, state.seat):
        kinds.setdefault(game.write(action).split()[0], []).append(action)
    words = [word for word in kinds if word != "end" or len(kinds) == 1 or chance.below(3) == 0]
    return chance.choice(kinds[chance.choice(words)])


def play(
    game: Yamatai, state: State, chance: Chance, plies: int = 10_000, policy: Policy = any_kind
) -> Iterator[tuple[int, Action, tuple[Event, ...]]]:
    """Play on from this state, which changes; gives each seat, action and what happened."""
    for _ in range(plies):
        if state.ended:
            return
        seat = state.seat
        action = policy(game, state, chance)
        yield seat, action, game.apply(state, seat, action)


def scatter(game: Yamatai, state: State, chance: Chance) -> None:
    """Make a new table look like the middle of a game; nothing is added and nothing gets lost."""
    box, seats = game.box, len(state.players)
    for island in bits(with_tokens(state)):
        if chance.below(2):
            kind, player = token_at(state, island), state.change_player(chance.below(seats))
            state.tokens = changed(state.tokens, kind, -(1 << island))
            player.culture = changed(player.culture, kind, 1)
    for _ in range(30):
        space, colour = chance.below(len(box.space_links)), chance.below(5)
        if not occupied(state) >> space & 1 and state.reserve[colour] > 1:
            state.reserve = changed(state.reserve, colour, -1)
            state.boats = changed(state.boats, colour, 1 << space)
    for seat in range(seats):
        player = state.change_player(seat)
        for specialist in state.specialist_deck[: chance.below(5)]:
            state.specialist_deck = state.specialist_deck[1:]
            player.specialists += (specialist,)
        player.perks = sum((box.perks[s] for s in player.specialists), Perks())
        for _ in range(chance.below(4)):
            _house(game, state, seat, chance)


def _house(game: Yamatai, state: State, seat: int, chance: Chance) -> None:
    free = [i for i in range(34) if not (with_tokens(state) | built_on(state)) >> i & 1]
    tile = next((tile for tile in state.building_deck if game.box.standard[tile]), None)
    if free and tile is not None:
        state.building_deck = tuple(other for other in state.building_deck if other != tile)
        player = state.change_player(seat)
        player.built += (tile,)
        player.houses |= 1 << chance.choice(free)
        player.houses_left -= 1


def start(seats: int, seed: int, scattered: bool) -> tuple[Yamatai, State, Chance]:
    game = game_of(seats, seed)
    state, chance = game.new(), Chance.of(seed, seats)
    if scattered:
        scatter(game, state, chance)
    return game, state, chance


STARTS = st.tuples(st.integers(2, 4), st.integers(0, 1 << 32), st.booleans())


@st.composite
def positions(draw: st.DrawFn, over: bool = False) -> tuple[Yamatai, State]:
    """A game and a position that random play reached; `over` allows one that is over."""
    game, state, chance = start(*draw(STARTS))
    before = state
    for _ in play(game, state, chance, draw(st.integers(0, 120))):
        if state.ended and not over:
            return game, before
        before = state.copy()
    return game, state


def well_formed(game: Yamatai) -> list[Action]:
    """All actions that can be written down, legal or not."""
    sizes = {
        "fleet": 10, "boat": 5, "space": 74, "island": 34, "tile": 28, "specialist": 18, "token": 6,
        "payment": len(game.box.payments),
    }  # fmt: skip
    found = []
    for kind in range(len(WORDS)):
        found += [encode(kind, *numbers) for numbers in product(*(range(sizes[what]) for what in OPERANDS[kind]))]
    return found
