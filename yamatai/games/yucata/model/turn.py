"""A turn: one card, its move, the stones on the way (2)."""

from __future__ import annotations

from yamatai.games.yucata.model.cards import CARDS, MIRROR, NOTHING, SWORD
from yamatai.games.yucata.model.layouts import RED, Path
from yamatai.games.yucata.model.scoring import score_stones
from yamatai.games.yucata.model.state import NOBODY, State, set_at
from yamatai.play.game import Action, Event, Place, Refusal

BEHIND, IN_FRONT = "behind", "in_front"
"""The readings of the sword (2.2)."""


def refusal(state: State, card: Action) -> Refusal | None:
    """Why the seat whose turn it is may not play this card, None if it may."""
    if state.ended:
        return Refusal("game-over", "3.1")
    hand = state.hands[state.seat]
    here = (Place("card", card),)
    if card not in hand:
        return Refusal("not-in-hand", "2.7", (("card", card),), here)
    if card == MIRROR and state.last == NOTHING:
        return Refusal("mirror-first", "2.3", (), here)
    if card == state.last and len(hand) > 1:  # 2.4; 2.5 allows no more, as no two cards of a hand are alike
        before = (state.seat - 1) % len(state.hands)
        return Refusal("same-card", "2.4", (("card", card), ("seat", before)), (*here, Place("pile", before)))
    return None


def legal(state: State) -> tuple[Action, ...]:
    """All cards that may be played, sorted."""
    return tuple(card for card in CARDS if refusal(state, card) is None)


def effect(state: State, card: Action) -> int:
    """What a card does now: a number, or SWORD. A mirror does what the card before did (2.3)."""
    return state.did if card == MIRROR else card


def target(state: State, seat: int, does: int, sword: str) -> int:
    """The space where a seat's amulet goes by a number or a SWORD (2.1, 2.2, 2.6)."""
    here, lead = state.at[seat], state.lead
    if does != SWORD:
        return min(here + does, RED)
    if here == lead:
        return here + 1
    return lead - 1 if sword == BEHIND else lead + 1


def apply(path: Path, sword: str, state: State, card: Action) -> tuple[Event, ...]:
    """Play a card that is legal."""
    seat, before, lead = state.seat, state.at[state.seat], state.lead
    does = effect(state, card)
    space = target(state, seat, does, sword)
    events = [
        Event("played", seat, (("card", card), ("does", does))),
        Event("moved", seat, (("from", before), ("to", space))),
    ]
    state.at = set_at(state.at, seat, space)
    if space > lead:
        events.append(_take(path, state, lead, space))
    state.hands = set_at(state.hands, seat, tuple(other for other in state.hands[seat] if other != card))
    state.piles = set_at(state.piles, seat, card)
    state.last, state.did = card, does
    if state.ended:
        return (*events, Event("game-ended", seat, ends_turn=True))
    state.seat = (seat + 1) % len(state.hands)
    if not any(state.hands):
        _refill(state)
        events.append(Event("refilled", params=(("round", state.round),)))
    return (*events, Event("turn-ended", seat, ends_turn=True))


def _take(path: Path, state: State, lead: int, space: int) -> Event:
    """The stones beyond the leading amulet, up to the space landed on (2.6)."""
    seat = state.seat
    light, dark = path.light[space] - path.light[lead], path.dark[space] - path.dark[lead]
    old = score_stones(state, seat)
    state.light = set_at(state.light, seat, state.light[seat] + light)
    state.dark = set_at(state.dark, seat, state.dark[seat] + dark)
    if space == RED:
        state.red = seat
    new = score_stones(state, seat)
    params = (("first", lead + 1), ("last", space), ("light", light), ("dark", dark), ("red", int(space == RED)))
    terms = tuple((name, new[name] - old[name]) for name in new if new[name] != old[name])
    return Event("taken", seat, params, terms)


def _refill(state: State) -> None:
    """All take their cards back; the last card still counts for 2.4 and 2.3 (2.7)."""
    seats = len(state.hands)
    state.hands, state.piles = (CARDS,) * seats, (NOTHING,) * seats
    state.round += 1


def new_state(seats: int, start: int) -> State:
    """The table before the first card; `start` is the seat that begins (1.3)."""
    nothing = (0,) * seats
    return State((CARDS,) * seats, (NOTHING,) * seats, nothing, nothing, nothing, start, NOBODY)
