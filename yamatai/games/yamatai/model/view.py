"""What a seat sees, and full states that fit what it sees (10.3).

Hidden are the decks, the order of the face-down fleets and the generator. Everything else is open,
so all seats see the same. Tiles put under the deck by survey were seen by all and stay known.
"""

from __future__ import annotations

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import ROW
from yamatai.games.yamatai.model.rounds import closed_sets
from yamatai.games.yamatai.model.state import HIDDEN, State
from yamatai.play.chance import Chance


def view(state: State) -> State:
    """The state with everything hidden masked."""
    seen = state.copy()
    unknown = len(state.building_deck) - state.surveyed
    seen.building_deck = (HIDDEN,) * unknown + state.building_deck[unknown:]
    seen.specialist_deck = (HIDDEN,) * len(state.specialist_deck)
    seen.track = (*state.track[:ROW], *(HIDDEN for _ in state.track[ROW:]))
    seen.chance = 0
    return seen


def deal(box: Box, seen: State, chance: Chance) -> State:
    """A full state, drawn at random among those that look like this view."""
    state = seen.copy()
    known = {*state.tiles, *state.building_deck}.union(*((*p.built, *p.reserved) for p in state.players))
    unseen = chance.shuffled([tile for tile in range(len(box.costs)) if tile not in known])
    state.building_deck = unseen + tuple(tile for tile in state.building_deck if tile != HIDDEN)
    known = set(state.row).union(*(p.specialists for p in state.players))
    state.specialist_deck = chance.shuffled([s for s in range(len(box.perks)) if s not in known])
    closed = [fleet for batch in closed_sets(state) for fleet in chance.shuffled(batch)]
    state.track = (*state.track[:ROW], *closed)
    state.chance = chance.draw()
    return state
