### The rows beside the board: fleets, specialists, buildings, the reserve.
### Texts that end in -spot are read aloud and shown as tooltips.

## Fleet track

# $name is the player's name.
yamatai-fleet-taken-by = taken by { $name }
yamatai-fleet-spot = Fleet { $number }: { $boats }. { $power }
yamatai-fleet-closed-spot = Face-down fleet

## Specialist row

yamatai-specialist-deck = Specialists
yamatai-specialist-deck-spot = { $count ->
    [0] No specialist left in the deck
    [one] { $count } specialist in the deck
   *[other] { $count } specialists in the deck
}. Price of any specialist: { $same } tokens of one kind, or { $different } of different kinds.
yamatai-specialist-spot = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $coins ->
    [0] {""}
    [one] , with { $coins } coin on it
   *[other] , with { $coins } coins on it
}. { $perk }

## Building row

yamatai-building-row = Building row
yamatai-building-row-note = build 1 per turn
yamatai-building-prestige = prestige
yamatai-building-buildable = { $islands ->
    [one] Can be built on { $islands } island
   *[other] Can be built on { $islands } islands
}
yamatai-building-boats-lie = { $islands ->
    [one] Boats lie at { $islands } island
   *[other] Boats lie at { $islands } islands
}
yamatai-building-boats-missing = Boats missing
yamatai-building-no-piece = None left to build
yamatai-building-spot = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $boats }. { $status }
yamatai-building-deck = in deck
yamatai-building-deck-spot = { $count ->
    [0] No building tile left in the deck
    [one] { $count } building tile in the deck
   *[other] { $count } building tiles in the deck
}
yamatai-supply-torii-spot = { $count ->
    [0] No torii gate left
    [one] { $count } torii gate left
   *[other] { $count } torii gates left
}
yamatai-supply-palace-spot = { $count ->
    [0] No palace left
    [one] { $count } palace left
   *[other] { $count } palaces left
}

## Reserve and trade

yamatai-reserve = Reserve and trade
yamatai-reserve-count = × { $count }
yamatai-reserve-buy = buy { $price }
yamatai-reserve-sell = sell { $price }
yamatai-reserve-no-trade = no trade
yamatai-reserve-trade-spot = Reserve and trade: drop a boat here to sell it.
yamatai-reserve-spot = { $boats } in the reserve; buy for { $buy ->
    [one] { $buy } coin
   *[other] { $buy } coins
}, sell for { $sell ->
    [one] { $sell } coin
   *[other] { $sell } coins
}
yamatai-reserve-no-trade-spot = { $boats } in the reserve; gold is not traded
