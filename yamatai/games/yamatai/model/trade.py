"""Step 2, trade (4.1)."""

from __future__ import annotations

from yamatai.games.yamatai.model.actions import BUY, SELL, encode
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, GOLD
from yamatai.games.yamatai.model.state import TRADE, Player, State, changed
from yamatai.play.game import Event, Refusal

_BUY = tuple(encode(BUY, colour) for colour in range(len(COLOURS)))
_SELL = tuple(encode(SELL, colour) for colour in range(len(COLOURS)))


def buying_price(box: Box, player: Player, colour: int) -> int:
    """Coins that the player pays for a boat of this colour."""
    return max(0, _price(box, player, colour) - player.perks.buy_discount)


def selling_price(box: Box, player: Player, colour: int) -> int:
    """Coins that the player receives for a boat of this colour."""
    return _price(box, player, colour) + player.perks.sell_bonus


def _price(box: Box, player: Player, colour: int) -> int:
    return player.perks.gold_price if colour == GOLD else box.prices[colour]


def _traded(player: Player, colour: int) -> bool:
    return colour != GOLD or player.perks.gold_price > 0


def trades_left(box: Box, state: State) -> int:
    """How many trades the seat in turn still has in this turn, those of perks included (4.1, 7.2)."""
    return box.trades_per_turn + state.player.perks.trades_per_turn - state.now.trades


def legal(box: Box, state: State, player: Player, out: list[int]) -> None:
    """Append the trades that are left to `player`, the one in turn, as BUY and SELL by colour (4.1); the step runs."""
    if trades_left(box, state) <= 0:
        return
    perks, reserve, hand = player.perks, state.reserve, player.hand
    dearest = player.coins + perks.buy_discount
    for colour, price in enumerate((*box.prices, perks.gold_price) if perks.gold_price else box.prices):
        if price <= dearest and reserve[colour]:
            out.append(_BUY[colour])
        if hand[colour]:
            out.append(_SELL[colour])


def refusal(box: Box, state: State, kind: int, colour: int) -> Refusal | None:
    """Why the seat in turn may not BUY or SELL (`kind`) a boat of this colour, or None if it may.

    4.1: one trade a turn and those of perks, no gold but by a perk; a boat to sell is in hand, one to buy in the
    reserve, and its price in coins. The order of the steps is judged before (`turn`).
    """
    player = state.player
    boat = (("boat", COLOURS[colour]),)
    if trades_left(box, state) <= 0:
        return Refusal("no-trade-left", "4.1")
    if not _traded(player, colour):
        return Refusal("gold-not-traded", "4.1")
    if kind == SELL:
        return None if player.hand[colour] else Refusal("no-boat-in-hand", "4.1", boat)
    if not state.reserve[colour]:
        return Refusal("reserve-empty", "4.1", boat)
    price = buying_price(box, player, colour)
    if price > player.coins:
        return Refusal("too-few-coins", "4.1", (("price", price), ("coins", player.coins)))
    return None


def apply(box: Box, state: State, kind: int, colour: int) -> tuple[Event, ...]:
    """Buy or sell, a legal trade (4.1): boat and coins change hands. Gives `bought` or `sold`, the coins as term."""
    seat = state.seat
    player = state.change_player(seat)
    now = state.change_turn()
    bought = 1 if kind == BUY else -1
    coins = -buying_price(box, player, colour) if kind == BUY else selling_price(box, player, colour)
    player.coins += coins
    player.hand = changed(player.hand, colour, bought)
    state.reserve = changed(state.reserve, colour, -bought)
    now.trades += 1
    now.step = TRADE
    word = "bought" if kind == BUY else "sold"
    return (Event(word, seat, (("boat", COLOURS[colour]),), (("coins-trade", coins),)),)
