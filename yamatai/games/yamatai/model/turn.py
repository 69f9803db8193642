"""One turn (2 to 7): which step may be done when, and who decides it.

`refusal` is the one judge; `legal` lists the same answer quickly, and a property test holds the two
together.
"""

from __future__ import annotations

from yamatai.games.yamatai.model import (
    building,
    collecting,
    harbour,
    placement,
    powers,
    recruiting,
    rounds,
    trade,
)
from yamatai.games.yamatai.model.actions import (
    BUILD,
    BUY,
    COLLECT,
    END,
    ENLIST,
    KEEP,
    PLACE,
    REMOVE,
    SAIL,
    SELL,
    SWAP_WITH,
    TAKE_FLEET,
    decode,
    encode,
)
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, ROW
from yamatai.games.yamatai.model.state import (
    AGAIN,
    BOATS,
    FLEET,
    HARBOUR,
    NO_POWER,
    NOTHING,
    READY,
    RECRUIT,
    TRADE,
    USE,
    USED,
    Player,
    State,
    set_at,
)
from yamatai.play.game import Action, Event, Place, Refusal

# The step in which an action is done; powers and sails belong to none.
STEP_OF = {
    TAKE_FLEET: FLEET, BUY: TRADE, SELL: TRADE, PLACE: BOATS, COLLECT: USE, BUILD: USE, KEEP: HARBOUR,
    ENLIST: RECRUIT, END: RECRUIT,
}  # fmt: skip
_END = encode(END)
_KEEP = tuple(encode(KEEP, colour) for colour in range(len(COLOURS)))
_TAKE_FLEET = tuple(encode(TAKE_FLEET, fleet) for fleet in range(2 * ROW))


def duty(box: Box, state: State) -> bool:
    """5.4: a boat was placed, nothing collected or built yet, and one of the two can be done."""
    now = state.now
    if not now.placed or now.collected or now.island != NOTHING or now.step > USE:
        return False
    near = placement.touched(box, state)
    return bool(collecting.islands(box, state, near)) or building.possible(box, state, near)


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """All legal actions of the seat in turn, sorted: those of its steps (2.1, 2.2), of its fleet's power (3.3) and of
    its perks (7.2); only the second half of a swap that was begun (9); none when the game is over.
    """
    if state.ended:
        return ()
    out: list[int] = []
    now, player = state.now, state.player
    if now.held != NOTHING:
        powers.legal_swap_ends(state, out)
        return tuple(out)
    if now.step == FLEET:
        out += [_TAKE_FLEET[fleet] for fleet in state.track[:ROW] if fleet >= 0]
    else:
        _legal_steps(box, state, player, out)
        if now.power == READY or now.power == AGAIN:
            powers.legal(box, state, out)
    if player.perks.free_boat_moves > now.sails:
        powers.legal_sails(box, state, out)
    out.sort()
    return tuple(out)


def _legal_steps(box: Box, state: State, player: Player, out: list[int]) -> None:
    """Append the actions of the steps that have come and are not over (2.2), step by step; 5.4 and 6.1 hold back what
    comes after them."""
    now = state.now
    step = now.step
    if step == TRADE:
        trade.legal(box, state, player, out)
    if step <= BOATS:
        placement.legal(box, state, player, out)
    if step <= USE and now.placed and now.island == NOTHING:
        used = len(out)
        near = placement.touched(box, state)
        building.legal(box, state, near, out)
        collecting.legal(box, state, near, out)
        if len(out) > used and not now.collected:
            return  # 5.4: one of them must be done before any later step
    if colours := harbour.choices(box, state, player):
        out += [_KEEP[colour] for colour in colours]
        return
    recruiting.legal(box, state, player, out)
    out.append(_END)


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """Why the seat in turn may not do this, or None if it may. Takes any well-formed action.

    8.1 and 9 are asked first: the game goes on, and no half of a swap waits. Then the order of the steps
    (`_step_refusal`), then the module of the step or of the powers, for what it says itself.
    """
    kind, a, b = decode(action)
    if state.ended:
        return Refusal("game-over", "8.1")
    if state.now.held != NOTHING and kind != SWAP_WITH:
        return Refusal("finish-swap", "9", (), (Place("space", state.now.held),))
    if why := _step_refusal(box, state, kind):
        return why
    match kind:
        case _ if kind == TAKE_FLEET:
            return _fleet_refusal(box, state, a)
        case _ if kind in (BUY, SELL):
            return trade.refusal(box, state, kind, a)
        case _ if kind == PLACE:
            return placement.refusal(box, state, a, b)
        case _ if kind == COLLECT:
            return collecting.refusal(box, state, a)
        case _ if kind == BUILD:
            return building.refusal(box, state, a, b)
        case _ if kind == KEEP:
            return harbour.refusal(box, state, a)
        case _ if kind == ENLIST:
            return recruiting.refusal(box, state, a, b)
        case _ if kind == END:
            return None
        case _:
            return powers.refusal(box, state, kind, a, b)


def _step_refusal(box: Box, state: State, kind: int) -> Refusal | None:
    """What the order of the steps says (2.1, 2.2, 3.1, 5.4, 6.1)."""
    step, due = state.now.step, STEP_OF.get(kind)
    if kind == SAIL:
        return None
    if step == FLEET and kind != TAKE_FLEET:
        return Refusal("fleet-first", "3.1")
    if kind == TAKE_FLEET and step > FLEET:
        return Refusal("one-fleet", "3.1")
    if due is None:
        return None
    if step > due:
        return Refusal("step-over", "2.2")
    if due >= HARBOUR and duty(box, state):
        return Refusal("must-use-boats", "5.4")
    if due == RECRUIT and harbour.choices(box, state, state.player):
        return Refusal("choose-harbour", "6.1")
    return None


def _fleet_refusal(box: Box, state: State, fleet: int) -> Refusal | None:
    """3.1: the fleet lies face up."""
    if fleet in rounds.face_up(state):
        return None
    return Refusal("fleet-not-open", "3.1", (), (Place("fleet", box.fleet_numbers[fleet]),))


def apply(box: Box, state: State, action: Action) -> tuple[Event, ...]:
    """Carry out a legal action of the seat in turn; changes the state, gives what happened in its order.

    What ends step 4 also settles the harbour (6.1); the second boat of `remove_boats` is given up by anything else (9).
    """
    kind, a, b = decode(action)
    if state.now.power == AGAIN and kind != REMOVE:  # a second boat is removed at once or not at all
        state.change_turn().power = USED
    if kind == PLACE:
        return placement.apply(state, a, b)
    if kind == COLLECT:
        return collecting.apply(box, state, a)
    if kind == BUILD:
        return building.apply(box, state, a, b)
    if kind == TAKE_FLEET:
        return _take_fleet(box, state, a)
    if kind in (BUY, SELL):
        return trade.apply(box, state, kind, a)
    if kind == KEEP:
        return harbour.apply(box, state, a)
    if kind == ENLIST:
        return (*harbour.settle(box, state), *recruiting.apply(box, state, a, b))
    if kind == END:
        return (*harbour.settle(box, state), *rounds.end_turn(box, state))
    return powers.apply(box, state, kind, a, b)


def _take_fleet(box: Box, state: State, fleet: int) -> tuple[Event, ...]:
    """3.1, 3.2: the tile and its boats, as far as the reserve has them."""
    seat = state.seat
    player = state.change_player(seat)
    now = state.change_turn()
    reserve, hand, got = list(state.reserve), list(player.hand), []
    for colour in box.fleet_boats[fleet]:
        if reserve[colour]:
            reserve[colour] -= 1
            hand[colour] += 1
            got.append(COLOURS[colour])
    state.reserve, player.hand = tuple(reserve), tuple(hand)
    slot = state.track.index(fleet)
    state.track = set_at(state.track, slot, NOTHING)
    state.played += (fleet,)
    state.slots += (slot,)
    now.fleet = fleet
    now.power = READY if box.fleet_powers[fleet] else NO_POWER
    now.step = TRADE
    params = (("fleet", box.fleet_numbers[fleet]), ("boats", " ".join(got)))
    return (Event("fleet-taken", seat, params),)
