"""What is counted of buildings, fleets and specialists while a game is played."""

from collections import Counter

import pytest

from tests.games.yamatai.model.play import play, start
from yamatai.games.yamatai.model.state import State
from yamatai.play.offers import Offer


def watched(seed: int) -> tuple[State, dict[str, list[Offer]], Counter[str], list[int]]:
    """A random game at its end, the offers by kind, how many events of each kind there were, and the final scores."""
    game, state, chance = start(2, seed, scattered=False)
    watcher = game.watcher()
    events: Counter[str] = Counter()
    before = state.copy()
    for _, action, happened in play(game, state, chance):
        watcher.watch(before, action, state)
        events.update(event.kind for event in happened)
        before = state.copy()
    kinds: dict[str, list[Offer]] = {}
    for offer in watcher.offers():
        kinds.setdefault(offer.kind, []).append(offer)
    return state, kinds, events, [sum(terms.values()) for terms in game.score(state)]


@pytest.mark.parametrize("seed", range(5))
def test_everything_taken_is_counted_once(seed):
    state, kinds, events, _ = watched(seed)
    taken = {kind: sum(offer.taken for offer in offers) for kind, offers in kinds.items()}
    assert taken == {"building": events["built"], "fleet": events["fleet-taken"], "specialist": events["recruited"]}
    assert taken["specialist"] == sum(len(player.specialists) for player in state.players)
    assert all(offer.taken <= offer.offered for offers in kinds.values() for offer in offers)


@pytest.mark.parametrize("seed", range(5))
def test_the_points_of_all_turns_are_the_scores(seed):
    game, state, _ = start(2, seed, scattered=False)
    at_first = sum(sum(terms.values()) for terms in game.score(state))
    _, kinds, _, scores = watched(seed)
    assert sum(offer.points for offer in kinds["fleet"]) == sum(scores) - at_first


def test_whoever_takes_a_fleet_could_have_taken_any_open_one():
    game, state, _ = start(2, 1, scattered=False)
    watcher = game.watcher()
    legal = game.legal(state, state.seat)
    before = state.copy()
    game.apply(state, state.seat, legal[0])
    watcher.watch(before, legal[0], state)
    fleets = [offer for offer in watcher.offers() if offer.offered]
    assert [f"fleet {offer.id}" for offer in fleets] == [game.write(action) for action in legal]
    assert [offer.taken for offer in fleets] == [1, 0, 0, 0, 0]


def test_the_whole_box_is_told_of():
    game, _, _ = start(2, 1, scattered=False)
    watcher = game.watcher()
    kinds = Counter(offer.kind for offer in watcher.offers())
    components = game.box.components
    assert kinds["building"] == len(components.building)
    assert kinds["fleet"] == len(components.fleet)
    assert kinds["specialist"] == len(components.specialist)
