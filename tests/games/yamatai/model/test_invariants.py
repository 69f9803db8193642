"""Nothing gets lost and nothing comes from nowhere, in random games; fast answers equal slow ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.games.yamatai.model.play import STARTS, play, start
from tests.games.yamatai.model.watcher import Watcher
from yamatai.games.yamatai.model.actions import WORDS
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.components import COLOURS, PERKS, Perks, boat_counts
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import State
from yamatai.play.chance import Chance

TERMS = {
    "coins-trade", "coins-group", "coins-build", "coins-specialist", "coins-aside", "coins-culture",
    "prestige-neighbours", "prestige-mountain", "prestige-mountain-perk",
}  # fmt: skip


def check_pieces(game: Yamatai, state: State, given: Counter[str]) -> None:
    """All pieces of the box are somewhere, once. `given` are the tokens paid for specialists (7.1)."""
    box, players = game.box, state.players
    for colour, count in enumerate(boat_counts(box.components)):
        mats = sum(p.hand[colour] + p.aside[colour] for p in players)
        assert state.reserve[colour] + state.boats[colour].bit_count() + mats == count, COLOURS[colour]
    for kind, name in enumerate(box.kinds):
        mats = sum(p.culture[kind] for p in players)
        assert state.tokens[kind].bit_count() + mats + given[name] == 5, name
    tiles = [*state.tiles, *state.building_deck, *(t for p in players for t in (*p.built, *p.reserved))]
    assert sorted(t for t in tiles if t >= 0) == list(range(28))
    specialists = [*state.row, *state.specialist_deck, *(s for p in players for s in p.specialists)]
    assert sorted(s for s in specialists if s >= 0) == list(range(18))
    assert sorted([f for f in state.track if f >= 0] + list(state.played)) == list(range(10))
    for player in players:
        houses = sum(box.standard[tile] for tile in player.built)
        assert player.houses.bit_count() == houses
        assert player.houses_left + houses == box.components.start.houses[str(len(players))]
        assert min(player.coins, player.prestige, *player.hand, *player.aside, *player.culture) >= 0
    built = [box.components.building[tile].kind for p in players for tile in p.built]
    assert (state.torii.bit_count(), state.palaces.bit_count()) == (built.count("torii"), built.count("palace"))
    assert state.sacred.bit_count() <= 8
    assert sorted(state.order) == sorted([*range(len(players))] * (2 if len(players) == 2 else 1))


def check_masks(game: Yamatai, state: State) -> None:
    """One thing to a place."""
    on_islands = [*state.tokens, state.torii, state.palaces, *(p.houses for p in state.players)]
    for masks, size in ((state.boats, 74), (on_islands, 34)):
        assert all(not one & other for one, other in combinations(masks, 2))
        assert all(0 <= mask < 1 << size for mask in masks)
    assert not any(state.sacred & p.houses for p in state.players)


def check_books(watcher: Watcher, state: State) -> None:
    """What the model stores is what somebody who watched the game wrote down."""
    box = watcher.box
    assert watcher.boats == {space: colour for c, colour in enumerate(COLOURS) for space in bits(state.boats[c])}
    assert watcher.tokens == {island: kind for k, kind in enumerate(box.kinds) for island in bits(state.tokens[k])}
    assert watcher.houses == [set(bits(p.houses)) for p in state.players]
    assert watcher.mountains == set(bits(state.mountains))
    assert (watcher.coins, watcher.prestige) == ([p.coins for p in state.players], [p.prestige for p in state.players])
    if not state.ended:
        chain = tuple(-1 if space is None else space for space in watcher.chain)
        assert state.now.placed == chain
        numbers = [{box.fleet_numbers[f] for f in bits(batch)} for batch in state.batches]
        assert numbers == watcher.closed
    assert state.surveyed == len(watcher.bottom)
    bottom = state.building_deck[len(state.building_deck) - state.surveyed :]
    assert [box.components.building[tile].id for tile in bottom] == watcher.bottom
    for player in state.players:
        assert player.perks == Perks(**{name: watcher.perk(player, name) for name in PERKS})


def check_answers(game: Yamatai, watcher: Watcher, state: State) -> None:
    """What the model allows is what the rules, asked slowly, allow."""
    if state.ended or state.now.held >= 0:
        return
    legal = [game.write(action) for action in game.legal(state, state.seat)]
    by_word = {word: {text for text in legal if text.split()[0] == word} for word in ("place", "collect", "build")}
    assert by_word["place"] == watcher.placeable(state)
    assert by_word["collect"] == watcher.collectable(state)
    assert by_word["build"] == watcher.buildable(state)
    for word in ("move", "sail"):
        moves = {tuple(map(int, text.split()[1:])) for text in legal if text.split()[0] == word}
        assert moves in (set(), watcher.sailable())
    for text in by_word["build"]:
        check_bonus(game, watcher, state, text)


def check_bonus(game: Yamatai, watcher: Watcher, state: State, text: str) -> None:
    _, tile, island = text.split()
    events = game.apply(state.copy(), state.seat, game.read(text))
    terms = next(dict(event.terms) for event in events if event.kind == "built")
    assert terms == watcher.bonus(state.player, watcher.houses[state.seat], tile, int(island))


class RandomGame(RuleBasedStateMachine):
    """A random game from anywhere, watched by somebody who keeps the books."""

    @initialize(drawn=STARTS, skipped=st.integers(0, 80))
    def begin(self, drawn: tuple[int, int, bool], skipped: int) -> None:
        self.game, self.state, chance = start(*drawn)
        self.watcher = Watcher(self.game, self.state)
        self.go(chance, skipped)

    @rule(seed=st.integers(0, 1 << 16))
    def act(self, seed: int) -> None:
        self.go(Chance(seed), 1)

    def go(self, chance: Chance, plies: int) -> None:
        for seat, action, events in play(self.game, self.state, chance, plies):
            self.watcher.saw(seat, self.game.write(action), events, self.state)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_pieces(self.game, self.state, self.watcher.given)
        check_masks(self.game, self.state)

    @invariant()
    def the_books_agree(self) -> None:
        check_books(self.watcher, self.state)
        check_answers(self.game, self.watcher, self.state)


TestRandomGame = RandomGame.TestCase
TestRandomGame.settings = settings(max_examples=50, stateful_step_count=40)


def test_whole_games():
    """From the first turn to the last: the books after each turn, the answers before each action."""
    for seed in range(12):
        game, state, chance = start(2 + seed % 3, seed, scattered=seed % 2 == 1)
        watcher = Watcher(game, state)
        for seat, action, events in play(game, state, chance):
            watcher.saw(seat, game.write(action), events, state)
            check_answers(game, watcher, state)
            if any(event.ends_turn for event in events):
                check_pieces(game, state, watcher.given)
                check_masks(game, state)
                check_books(watcher, state)
        assert state.ended


def test_random_play_does_everything():
    """Or the tests above would look at less than they seem to."""
    words: Counter[str] = Counter()
    terms: Counter[str] = Counter()
    for seed in range(40):
        game, state, chance = start(2 + seed % 3, seed, scattered=True)
        for _, action, events in play(game, state, chance):
            words[game.write(action).split()[0]] += 1
            terms.update(name for event in events for name, _ in event.terms)
    assert min(words[word] for word in WORDS) >= 5, words
    assert set(terms) == TERMS, terms
