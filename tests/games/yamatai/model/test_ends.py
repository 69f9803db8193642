"""All four ends of a game (8.1, 8.2, 8.3, 8.6) come about in play, from a real set-up to the last turn."""

from __future__ import annotations

from collections import Counter

from tests.games.yamatai.model.play import Policy, play
from tests.games.yamatai.model.positions import game_of
from yamatai.games.yamatai.model.components import COLOURS, edition_text
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import NOTHING, State, colour_at
from yamatai.play.chance import Chance
from yamatai.play.game import Action


def prefer(*words: str) -> Policy:
    """The first kind of action that is legal; fleets, sales and removals so that the reserve lasts long."""

    def policy(game: Yamatai, state: State, chance: Chance) -> Action:
        by_word: dict[str, list[list[str]]] = {}
        for action in game.legal(state, state.seat):
            text = game.write(action).split()
            by_word.setdefault(text[0], []).append(text)
        word = next(word for word in ("fleet", *words) if word in by_word)
        texts = by_word[word]
        if word == "fleet":
            text = max(texts, key=lambda text: scarcest(game, state, int(text[1])))
        elif word == "sell":
            text = min(texts, key=lambda text: state.reserve[COLOURS.index(text[1])])
        elif word == "remove":
            text = min(texts, key=lambda text: state.reserve[colour_at(state, int(text[1]))])
        else:
            text = chance.choice(texts)
        return game.read(" ".join(text))

    return policy


def scarcest(game: Yamatai, state: State, fleet: int) -> int:
    """How many boats the reserve has of the scarcest colour that a fleet brings."""
    return min(state.reserve[colour] for colour in game.box.fleet_boats[game.box.fleet_index[fleet]])


BUILDERS = prefer("build", "place", "collect", "recruit", "keep", "end")
HOARDERS = prefer("reserve", "build", "sell", "remove", "place", "collect", "recruit", "keep", "end")
HEADHUNTERS = prefer("recruit", "sell", "remove", "place", "collect", "build", "keep", "end")

# 30 tokens hardly pay for 14 specialists; where one token is enough, they do.
GENEROUS = edition_text().replace("recruit_same      = 2", "recruit_same      = 1")


def why(state: State) -> str:
    """The first of the reasons, in the order of section 8, that holds for this last table."""
    if any(player.houses_left == 0 for player in state.players):
        return "last-house"
    if NOTHING in state.row:
        return "no-specialist"
    if NOTHING in state.tiles:
        return "no-building"
    assert 0 in state.reserve
    return "no-boat"


def ends(policy: Policy, edition: str = "") -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(12):
        game = game_of(2 + seed % 3, seed, edition)
        state = game.new()
        for _ in play(game, state, Chance(seed), policy=policy):
            pass
        assert state.ended == why(state)
        found[state.ended] += 1
    return found


def test_every_end_comes_about():
    found = ends(BUILDERS) + ends(HOARDERS) + ends(HEADHUNTERS, GENEROUS)
    assert set(found) == {"last-house", "no-specialist", "no-building", "no-boat"}, found


def test_random_games_end():
    for seed in range(30):
        game = game_of(2 + seed % 3, seed)
        state = game.new()
        turns = sum(any(event.ends_turn for event in events) for _, _, events in play(game, state, Chance(seed)))
        assert state.ended == why(state)
        assert turns == state.round * len(state.order)
