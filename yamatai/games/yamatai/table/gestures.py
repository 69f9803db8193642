"""Which hand movement says which action, both ways. Decides nothing: the rules judge every meaning."""

from __future__ import annotations

from yamatai.games.yamatai.model import placement, recruiting, turn
from yamatai.games.yamatai.model.actions import (
    BUILD,
    BUY,
    COLLECT,
    END,
    ENLIST,
    EXCHANGE,
    KEEP,
    MOVE,
    PLACE,
    REMOVE,
    SACRED,
    SAIL,
    SELL,
    SET_ASIDE,
    SURVEY,
    SWAP,
    SWAP_WITH,
    TAKE_FLEET,
    decode,
    encode,
)  # fmt: skip
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import AGAIN, FLEET, NOTHING, READY, State, colour_at
from yamatai.play.game import Action, Place, Refusal
from yamatai.table.game_table import Gesture

POWER, SAIL_MODE = "power", "sail"
MAT, TRADE, HARBOUR, DECK = Place("mat"), Place("trade"), Place("harbour"), Place("building-deck")
ON_MAT = frozenset({"mat", "power", "boat", "harbour", "token", "portrait", "built", "score", "aside", "houses"})


def gesture(box: Box, action: Action) -> Gesture:
    """The gesture that does an action."""
    kind, a, b = decode(action)
    tile = Place("tile", box.components.building[a].id) if kind in (BUILD, SURVEY, SET_ASIDE) else MAT
    boat = Place("boat", COLOURS[a]) if kind in (PLACE, SELL, KEEP) else MAT
    match kind:
        case _ if kind == TAKE_FLEET:
            return Gesture(MAT, Place("fleet", box.fleet_numbers[a]))
        case _ if kind == BUY:
            return Gesture(MAT, Place("reserve", COLOURS[a]))
        case _ if kind == SELL:
            return Gesture(TRADE, boat)
        case _ if kind == PLACE:
            return Gesture(Place("space", b), boat)
        case _ if kind == KEEP:
            return Gesture(HARBOUR, boat)
        case _ if kind == COLLECT:
            return Gesture(MAT, Place("island", a))
        case _ if kind == BUILD:
            return Gesture(Place("island", b), tile)
        case _ if kind == ENLIST:
            return Gesture(MAT, Place("specialist", box.components.specialist[a].id))
        case _ if kind in (SURVEY, SET_ASIDE):
            return Gesture(tile, None, POWER)
        case _ if kind == EXCHANGE:
            return Gesture(Place("island", b), Place("token", box.kinds[a]), POWER)
        case _ if kind == SACRED:
            return Gesture(Place("island", a), None, POWER)
        case _ if kind in (SWAP, SWAP_WITH, REMOVE):
            return Gesture(Place("space", a), None, POWER)
        case _ if kind == MOVE:
            return Gesture(Place("space", b), Place("space", a), POWER)
        case _ if kind == SAIL:
            return Gesture(Place("space", b), Place("space", a), SAIL_MODE)
        case _:
            return Gesture(Place("button", "end"))


def at_once(place: Place) -> Place | None:
    """The one natural target of a thing that a click moves."""
    return MAT if place.kind in ("fleet", "reserve", "specialist", "island") else None


def meanings(box: Box, state: State, source: Place | None, target: Place, mode: str) -> tuple[Action, ...]:
    """The well-formed actions that the gesture can mean, the likeliest first."""
    if source is None:
        return _pointing(box, state, target) if mode == POWER else ()
    found = [*_dropping(box, state, source, target), *_by_power(box, state, source, target)]
    if mode == SAIL_MODE:
        found.sort(key=lambda action: decode(action)[0] != SAIL)
    return tuple(found)


def _pointing(box: Box, state: State, target: Place) -> tuple[Action, ...]:
    """What a mere click means while the power is on."""
    match power_in_use(box, state), target.kind:
        case "survey", "tile":
            return (encode(SURVEY, box.building_index[str(target.id)]),)
        case "reserve", "tile":
            return (encode(SET_ASIDE, box.building_index[str(target.id)]),)
        case "sacred_ground", "island":
            return (encode(SACRED, int(target.id)),)
        case "remove_boats", "space":
            return (encode(REMOVE, int(target.id)),)
        case "swap_boats", "space":
            return (encode(SWAP if state.now.held == NOTHING else SWAP_WITH, int(target.id)),)
        case _:
            return ()


def _dropping(box: Box, state: State, source: Place, target: Place) -> list[Action]:
    """What taking `source` to `target` means in the steps of the turn."""
    on_mat = target.kind in ON_MAT
    match source.kind:
        case "boat":
            colour = COLOURS.index(str(source.id))
            if target.kind == "space":
                return [encode(PLACE, colour, int(target.id))]
            if target.kind in ("reserve", "trade"):
                return [encode(SELL, colour)]
            return [encode(KEEP, colour)] if target.kind == "harbour" else []
        case "tile" if target.kind == "island":
            return [encode(BUILD, box.building_index[str(source.id)], int(target.id))]
        case "fleet" if on_mat:
            return [encode(TAKE_FLEET, box.fleet_index[int(source.id)])]
        case "reserve" if on_mat:
            return [encode(BUY, COLOURS.index(str(source.id)))]
        case "island" if on_mat and _has_token(state, int(source.id)):
            return [encode(COLLECT, int(source.id))]
        case "specialist" if on_mat:
            return _recruiting(box, state, str(source.id))
        case _:
            return []


def why_no_boat(box: Box, state: State, colour: int) -> Refusal | None:
    """What the rules say to placing a boat of a kind of which none lies in the tray: it comes with the fleet, was kept
    in the harbour, or is not in the hand at all."""
    if state.now.step == FLEET or state.player.hand[colour]:
        return turn.refusal(box, state, encode(PLACE, colour))
    return placement.refusal(box, state, colour, 0)


def _recruiting(box: Box, state: State, id: str) -> list[Action]:
    """A specialist for each payment at hand; where there is none, for some payment, to hear why not."""
    base = encode(ENLIST, box.specialist_index[id])
    payments = recruiting.payments(box, state.player)
    return [base | payment for payment in payments] or [base]


def _by_power(box: Box, state: State, source: Place, target: Place) -> list[Action]:
    """What taking `source` to `target` means as a power, or as the perk that moves boats."""
    power = power_in_use(box, state)
    match source.kind, target.kind:
        case "space", "space":
            kinds = [MOVE] if power == "move_boat" else []
            if state.player.perks.free_boat_moves:
                kinds.append(SAIL)
            return [encode(kind, int(source.id), int(target.id)) for kind in kinds]
        case "space", ("reserve" | "trade") if power == "remove_boats":
            return [encode(REMOVE, int(source.id))]
        case "token", "island" if power == "exchange_culture":
            return [encode(EXCHANGE, box.kinds.index(str(source.id)), int(target.id))]
        case "tile", "building-deck" if power == "survey":
            return [encode(SURVEY, box.building_index[str(source.id)])]
        case "tile", _ if power == "reserve" and target.kind in ON_MAT:
            return [encode(SET_ASIDE, box.building_index[str(source.id)])]
        case _:
            return []


def power_in_use(box: Box, state: State) -> str:
    """The power that can still be used in this turn, "" for none; a swap half made counts."""
    now = state.now
    usable = now.power in (READY, AGAIN) or now.held != NOTHING
    return box.fleet_powers[now.fleet] if usable else ""


def liftable(box: Box, state: State) -> bool:
    """Whether boats on the board can be picked up now."""
    sails = state.player.perks.free_boat_moves > state.now.sails
    return sails or power_in_use(box, state) in ("move_boat", "remove_boats")


def ghost_of(state: State, space: int) -> str:
    """The drawing of the boat on a space."""
    colour = colour_at(state, space)
    return f"boat-{COLOURS[colour]}" if colour != NOTHING else ""


def _has_token(state: State, island: int) -> bool:
    return any(islands >> island & 1 for islands in state.tokens)


END_ACTION = encode(END)
