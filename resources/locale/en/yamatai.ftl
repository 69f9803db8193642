## Steps of a turn

yamatai-step-fleet = Fleet
yamatai-step-trade = Trade
yamatai-step-boats = Boats
yamatai-step-use = Collect / Build
yamatai-step-harbour = Harbour + Recruit

yamatai-nothing = nothing

## The prompt line

yamatai-prompt-fleet = Choose one open fleet: you take its boats now, and its number is your place next round.
yamatai-prompt-trade = Buy or sell one boat at the price shown, or go on to Boats: click a boat, then a space.
yamatai-prompt-first-boat = Place your first boat on an entry gate or next to a boat of its kind.
yamatai-prompt-next-boat = Place the next boat on a space linked to your last boat, or go on to Collect / Build.
yamatai-prompt-held-first = Drop the { $boat } on an entry gate or on a space linked to another boat of its kind.
yamatai-prompt-held-next = Drop the { $boat } on a glowing space linked to your last boat.
yamatai-prompt-held-keep = Drop the { $boat } on your harbour to keep it for a later turn.
yamatai-prompt-held-nowhere = Nothing can be done with it now.
yamatai-prompt-held-tile = Drop the building on an island in gold.
yamatai-prompt-held-fleet = Drop the fleet on your mat.
yamatai-prompt-held-specialist = Drop the specialist on your mat.
yamatai-prompt-held-reserve = Drop the boat on your mat to buy it.
yamatai-prompt-held-island = Drop the token on your mat.
yamatai-prompt-held-token = Drop the token on an island: it changes places with the token there.
yamatai-prompt-held-space = Drop the boat on a glowing space linked to its own.
yamatai-prompt-use = { $count ->
    [one] Take one culture token from an island in gold, or choose a building in a gold frame.
   *[other] Take up to { $count } culture tokens from islands in gold, or choose a building in a gold frame.
}
yamatai-prompt-collect = { $count ->
    [one] Take one culture token from an island in gold: click it.
   *[other] Take up to { $count } culture tokens from islands in gold: click them.
}
yamatai-prompt-collect-more = Take another culture token, or go on: harbour, specialist, End turn.
yamatai-prompt-build = Choose a building in a gold frame, then an island.
yamatai-prompt-keep = Choose the boat that stays in your harbour: drop it there. The rest is set aside.
yamatai-prompt-recruit = Recruit one specialist for two equal or three different tokens if you like, then end the turn.
yamatai-prompt-end = Nothing more to do: end the turn.
yamatai-prompt-wait = Use the boats you placed: collect or build.
yamatai-prompt-waiting = { $name } plays. A click shows the rest of the turn at once.
yamatai-prompt-over = The game is over.
yamatai-prompt-sail = Move one boat to an empty space linked to it.
yamatai-prompt-swap-second = Click the boat that changes places with it.
yamatai-prompt-remove-second = Click a second boat to remove it, or go on with your turn.
yamatai-prompt-power-survey = Click the building that goes under the deck; the top tile takes its place.
yamatai-prompt-power-exchange-culture = Click one of your tokens, then an island: the two change places.
yamatai-prompt-power-reserve = Click the building that you keep for yourself.
yamatai-prompt-power-swap-boats = Click two boats on the board: they change places.
yamatai-prompt-power-sacred-ground = Click an island without a building: only a torii or palace may stand there.
yamatai-prompt-power-remove-boats = Click one or two boats on the board: they go back to the reserve.
yamatai-prompt-power-move-boat = Click a boat on the board, then an empty space linked to it.
yamatai-prompt-power-discount = Build with one boat fewer this turn. The power is used when you need it; nothing to press.

## The way out of what is begun, behind such a prompt; $key: such as "Esc"

yamatai-way-out-leaves = { $key } leaves.
yamatai-way-out-takes-back = { $key } takes the first one back.

## Buttons

yamatai-button-power = Power
yamatai-button-sail = Sail
yamatai-button-sail-hint = Once a turn, move one boat on the board to an empty space linked to it.
yamatai-button-end = End turn
yamatai-button-end-hint = End your turn

## Refusals

refusal-with-rule = { $text } (Rule{ "\u00A0" }{ $rule })
yamatai-refusal-not-your-turn = It is { $name }'s turn.
yamatai-refusal-game-over = The game is over.
yamatai-refusal-fleet-first = Take a fleet first.
yamatai-refusal-one-fleet = You have taken your fleet for this turn.
yamatai-refusal-fleet-not-open = This fleet is not open to take.
yamatai-refusal-step-over = That step is over in this turn. Undo brings you back.
yamatai-refusal-must-use-boats = You placed boats: collect a token or build first.
yamatai-refusal-choose-harbour = First choose the boat that stays in your harbour.
yamatai-refusal-no-boat-in-hand = You have no { $boat } in hand.
yamatai-refusal-space-taken = A boat lies here already.
yamatai-refusal-no-own-colour-linked = No boat of its kind is linked to this space, and it is no entry gate.
yamatai-refusal-no-boat-linked = No boat is linked to this space, and it is no entry gate.
yamatai-refusal-not-linked-to-last = This space is not linked to the boat you placed last.
yamatai-refusal-not-linked-to-chain = This space is not linked to any boat you placed this turn.
yamatai-refusal-no-boat-placed = Only after placing a boat this turn.
yamatai-refusal-collect-after-build = You have built this turn: collect or build, not both.
yamatai-refusal-build-after-collect = You have collected this turn: collect or build, not both.
yamatai-refusal-no-token = There is no culture token on this island.
yamatai-refusal-not-touched = No boat that you placed this turn touches this island.
yamatai-refusal-boats-have-served = Each boat takes one token; yours that touch this island have served.
yamatai-refusal-one-building = One building a turn.
yamatai-refusal-tile-not-open = This tile is not open to you.
yamatai-refusal-island-built-on = A building stands here already.
yamatai-refusal-island-has-token = A culture token still lies on this island.
yamatai-refusal-sacred-ground = Sacred ground: only a torii or a palace may be built here.
yamatai-refusal-no-house-left = You have no house left.
yamatai-refusal-no-prestige-building-left = The supply has none of these left.
yamatai-refusal-boats-missing = Missing round this island: { $boats }.
yamatai-refusal-no-trade-left = You have no trade left this turn.
yamatai-refusal-gold-not-traded = Gold is neither bought nor sold.
yamatai-refusal-reserve-empty = The reserve has no such boat left.
yamatai-refusal-too-few-coins = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins }.
yamatai-refusal-harbour-no-choice = There is nothing to choose: the harbour fills by itself when you end the turn.
yamatai-refusal-one-specialist = One specialist a turn.
yamatai-refusal-specialist-not-open = This specialist is not open to recruit.
yamatai-refusal-tokens-missing = You need two tokens of one kind, or three of different kinds.
yamatai-refusal-not-a-payment = Pay with two tokens of one kind, or three of different kinds.
yamatai-refusal-no-free-move = You have no boat to sail this turn.
yamatai-refusal-power-used = Your fleet's power has been used this turn.
yamatai-refusal-not-this-power = Your fleet does not have this power.
yamatai-refusal-no-second-boat = There is no second boat to swap with.
yamatai-refusal-deck-empty = The building deck is empty.
yamatai-refusal-no-such-token = You have no { $token }.
yamatai-refusal-same-token = The same kind lies there: nothing would change.
yamatai-refusal-no-sacred-ground-left = No sacred ground is left in the supply.
yamatai-refusal-sacred-already = This island is sacred ground already.
yamatai-refusal-no-boat-there = There is no boat here.
yamatai-refusal-not-linked = The boat can only go to a space linked to its own.
yamatai-refusal-no-swap-begun = Choose the first boat of the swap.
yamatai-refusal-same-boat = A boat cannot change places with itself.
yamatai-refusal-finish-swap = First finish the swap: choose the second boat.

## The log

yamatai-log-fleet-taken = { $name } takes fleet { $fleet }: { $boats }
yamatai-log-bought = { $name } buys a { $boat }
yamatai-log-sold = { $name } sells a { $boat }
yamatai-log-placed = { $name } places a { $boat }
yamatai-log-collected = { $name } takes the { $token } from { $island }
yamatai-log-built = { $name } builds on { $island }: { $tile }
yamatai-log-kept = { $name } keeps a { $boat } in the harbour
yamatai-log-set-aside = { $name } sets boats aside
yamatai-log-recruited = { $name } recruits { $specialist } for { $tokens }
yamatai-log-power-used = { $name } builds with one boat fewer
yamatai-log-moved = { $name } moves a { $boat }
yamatai-log-sailed = { $name } sails a { $boat }
yamatai-log-swapped = { $name } swaps a { $boat } and a { $other }
yamatai-log-removed = { $name } removes a { $boat }
yamatai-log-exchanged = { $name } leaves a { $given } on { $island } and takes the { $taken }
yamatai-log-sacred-ground = { $name } makes { $island } sacred ground
yamatai-log-surveyed = { $name } puts a building under the deck: { $tile }; new: { $new }
yamatai-log-reserved = { $name } reserves a building: { $tile }
yamatai-log-turn-ended = { $name } ends the turn
yamatai-log-game-ended = The game ends: { $reason }

# In a hint, several steps in one: "Anna places: wood boat, gold boat", "Anna takes: drum from Omi, fan from Yaku".
yamatai-plan-placed = { $name } places: { $boats }
yamatai-plan-collected = { $name } takes: { $tokens }
yamatai-plan-token = { $token } from { $island }
yamatai-plan-surveyed = { $name } puts a building under the deck: { $tile }; the top one takes its place

# $terms: some of those below, as "1 prestige on a mountain, 2 coins for the group".
yamatai-terms-with-rule = { $terms }, rule{ "\u00A0" }{ $rule }
yamatai-term-prestige-neighbours = { $points } prestige beside torii and palaces
yamatai-term-prestige-mountain = { $points } prestige on a mountain
yamatai-term-prestige-mountain-perk = { $points } prestige by Hachiman
yamatai-term-coins-group = { $count ->
    [one] { $points } coin for the group
   *[other] { $points } coins for the group
}
yamatai-term-coins-build = { $count ->
    [one] { $points } coin for building
   *[other] { $points } coins for building
}
yamatai-term-coins-culture = { $count ->
    [one] { $points } coin for building over a token
   *[other] { $points } coins for building over a token
}
yamatai-term-coins-trade = { $count ->
    [one] { $points } coin
   *[other] { $points } coins
}
yamatai-term-coins-specialist = { $count ->
    [one] { $points } coin from the tile
   *[other] { $points } coins from the tile
}
yamatai-term-coins-aside = { $count ->
    [one] { $points } coin for boats set aside
   *[other] { $points } coins for boats set aside
}

## The end

yamatai-end-last-house = the last house was built
yamatai-end-no-specialist = the specialists ran out
yamatai-end-no-building = the buildings ran out
yamatai-end-no-boat = a kind of boat ran out in the reserve
yamatai-end-sentence = { $points } points, { $lead } ahead of { $second }. The game ended in round { $round }: { $reason }.
yamatai-end-sentence-tie = { $points } points, as many as { $second }, but first in the last round. The game ended in round { $round }: { $reason }.

yamatai-score-coins = Coins
yamatai-score-coins-note = { $n } coins = 1
yamatai-score-prestige = Prestige
yamatai-score-prestige-note = tokens
yamatai-score-buildings = Buildings
yamatai-score-buildings-note = tile values
yamatai-score-specialists = Specialists
yamatai-score-specialists-note = tile values
yamatai-score-reserved = Reserved
yamatai-score-reserved-note = not built −1
yamatai-score-unused = Unused boats
yamatai-score-unused-note = two = −1

## About the values

yamatai-source-rules = From the rules
yamatai-source-review = Reported by people who played the printed game
yamatai-source-house = Our own: the printed values are not public as text
yamatai-source-fleet = Fleet { $number }
yamatai-part-boats = The 80 boats
yamatai-part-prices = Prices of boats
yamatai-part-start = Start: coins, houses, harbour, trades
yamatai-part-culture = Culture tokens and recruiting
yamatai-part-supply = Mountains, torii, palaces, sacred ground
yamatai-part-scoring = Scoring

yamatai-choice-recruit = Give { $tokens }
yamatai-question-recruit = { $name }: which tokens do you give?
yamatai-question-move = How do you move the boat?
yamatai-choice-move = With the fleet's power
yamatai-choice-sail = With your specialist

## Places on the board

yamatai-space = { $entry ->
    [yes] Entry gate { $number } beside { $islands }
   *[no] Space { $number } beside { $islands }
}{ $boat ->
    [none] {""}
   *[other] : { $boat }
}

## What computer players go by

yamatai-judge-coins = coins
yamatai-judge-prestige = prestige
yamatai-judge-buildings = buildings
yamatai-judge-specialists = specialists
yamatai-judge-reserved = the reserved building
yamatai-judge-unused = unused boats
yamatai-judge-perks = what specialists will bring
yamatai-judge-culture = culture tokens
yamatai-judge-harbour = boats in the harbour
yamatai-judge-rivals = against the others
yamatai-judge-win = being first
yamatai-judge-turns = turns to come
yamatai-judge-order = an early turn next round
yamatai-judge-left = the board it leaves
