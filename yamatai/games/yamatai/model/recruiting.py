"""Step 5, recruiting a specialist (7.1, 7.2)."""

from __future__ import annotations

from functools import lru_cache
from operator import le, sub

from yamatai.games.yamatai.model.actions import ENLIST, encode
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import NOTHING, RECRUIT, Player, State, set_at
from yamatai.play.game import Event, Place, Refusal


@lru_cache(maxsize=1 << 12)
def _payable(box: Box, culture: tuple[int, ...], any_pair: bool) -> tuple[int, ...]:
    """The payments, by number, that these tokens allow."""
    return tuple(
        number
        for number, counts in enumerate(box.payment_counts)
        if all(map(le, counts, culture)) and (any_pair or is_regular(box, number))
    )


def is_regular(box: Box, payment: int) -> bool:
    """Whether everybody may pay like this (7.1): tokens of one kind, or of different kinds."""
    kinds = box.payments[payment]
    culture = box.components.culture
    if len(set(kinds)) == 1:
        return len(kinds) == culture.recruit_same
    return len(set(kinds)) == len(kinds) == culture.recruit_different


def payments(box: Box, player: Player) -> tuple[int, ...]:
    """The payments, by number, that the player can make."""
    return _payable(box, player.culture, player.perks.recruit_any_pair > 0)


def legal(box: Box, state: State, player: Player, out: list[int]) -> None:
    """Append ENLIST for each open specialist with each payment that `player`, the one in turn, can make (7.1)."""
    if state.now.recruited:
        return
    if payable := payments(box, player):
        for specialist in state.row:
            if specialist >= 0:
                base = encode(ENLIST, specialist)
                out += [base | payment for payment in payable]


def refusal(box: Box, state: State, specialist: int, payment: int) -> Refusal | None:
    """Why the seat in turn may not recruit this specialist for this payment (numbers of the box), or None if it may.

    7.1: none was recruited this turn, the specialist is open, the tokens pay for one, and they are on the mat. Boats
    that have something to do (5.4), and the harbour's choice (6.1), are judged before (`turn`).
    """
    if state.now.recruited:
        return Refusal("one-specialist", "7.1")
    if specialist not in state.row:
        id = box.components.specialist[specialist].id
        return Refusal("specialist-not-open", "7.1", (), (Place("specialist", id),))
    if payment in payments(box, state.player):
        return None
    if is_regular(box, payment) or state.player.perks.recruit_any_pair:
        return Refusal("tokens-missing", "7.1")
    return Refusal("not-a-payment", "7.1")


def apply(box: Box, state: State, specialist: int, payment: int) -> tuple[Event, ...]:
    """Recruit, a legal action: the tokens leave the game, the specialist and the coins on it come (7.1), and its perk
    holds from now on (7.2). Gives `recruited` with the coins as term.
    """
    seat = state.seat
    player = state.change_player(seat)
    now = state.change_turn()
    slot = state.row.index(specialist)
    coins = state.row_coins[slot]
    counts = box.payment_counts[payment]
    player.culture = tuple(map(sub, player.culture, counts))
    player.specialists += (specialist,)
    player.perks += box.perks[specialist]
    player.coins += coins
    terms = (("coins-specialist", coins),) if coins else ()
    state.row = set_at(state.row, slot, NOTHING)
    state.row_coins = set_at(state.row_coins, slot, 0)
    now.recruited = 1
    now.step = RECRUIT
    id = box.components.specialist[specialist].id
    paid = " ".join([box.kinds[kind] for kind in box.payments[payment]])
    return (Event("recruited", seat, (("specialist", id), ("tokens", paid)), terms),)


@lru_cache(maxsize=1 << 14)
def token_sets(culture: tuple[int, ...], any_pair: bool) -> tuple[int, int]:
    """How many specialists these tokens pay for, and the tokens left over."""
    if any_pair:
        return sum(culture) // 2, sum(culture) % 2
    pairs, odd = sum(n // 2 for n in culture), sum(n % 2 for n in culture)
    return pairs + odd // 3, odd % 3
