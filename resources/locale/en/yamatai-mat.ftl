### The mats, the strips of the other players, and the turn order.

## The active mat: what stands on it

yamatai-mat-your-turn = Your turn
yamatai-mat-choose-fleet = Choose a fleet
yamatai-mat-no-fleet = No fleet yet
yamatai-mat-boats-only = Boats only
yamatai-mat-power-none = No power
yamatai-mat-power-ready = Ready
yamatai-mat-power-again = 1 more
yamatai-mat-power-used = Used
yamatai-mat-boats = Boats to place
# $keys: such as "1–5".
yamatai-mat-hint = drag or press { $keys }
yamatai-mat-hint-drag = drag
yamatai-mat-harbour = Harbour
yamatai-mat-aside = Set aside
yamatai-mat-culture = Culture
yamatai-mat-specialists = Specialists
yamatai-mat-built = Built
yamatai-mat-left = Left

## The active mat: names of its parts for tooltips and screen readers

yamatai-mat-nothing = none

yamatai-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# $player: the name. The other places are numbers, some of them below zero.
yamatai-score-name = { $player }: { $total } if the game ended now. { $coins } for { $purse }, { $prestige } prestige, { $buildings } for buildings, { $specialists } for specialists, { $reserved } for reserved tiles, { $unused } for unused boats.

yamatai-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

yamatai-prestige = { $count } prestige

yamatai-mat-name = Mat of { $player }
yamatai-mat-fleet-none = Fleet { $number }. { $power }
yamatai-mat-fleet-ready = Fleet { $number }, power ready. { $power }
yamatai-mat-fleet-again = Fleet { $number }, one more boat can be removed. { $power }
yamatai-mat-fleet-used = Fleet { $number }, power used. { $power }
yamatai-mat-fleet-over = Fleet { $number } of this round; its power is over.

# $boats: such as "2 wood boats".
yamatai-mat-boat-name = { $boats } in hand
yamatai-mat-harbour-name = { $capacity ->
    [one] Harbour for { $capacity } boat: { $boats }
   *[other] Harbour for { $capacity } boats: { $boats }
}
yamatai-mat-aside-name = Set aside: { $boats }. At the end { $penalty } for these and the boats in the harbour.
# $tokens: such as "2 koi tokens".
yamatai-mat-token-name = { $tokens } on the mat
yamatai-mat-built-tile = { $building }, { $points }
yamatai-mat-reserved-tile = { $building }, { $points }, reserved. It needs { $cost }.
yamatai-mat-specialist = { $name }, { $points }. { $perk }
yamatai-mat-houses-name = { $left ->
    [one] { $left } house left of { $all }
   *[other] { $left } houses left of { $all }
}

## The strips of the others

yamatai-strip-now = plays now
yamatai-strip-next = plays next
yamatai-strip-later = plays later
yamatai-strip-last = plays last
# $fleets: one number, or two with a comma.
yamatai-strip-done = { $count ->
    [one] done, fleet { $fleets }
   *[other] done, fleets { $fleets }
}
yamatai-strip-more = +{ $count }

# All of a strip in a row of short sentences.
yamatai-strip-name = { $player } { $standing }. { $purse }. Tokens: { $tokens }. Harbour: { $boats }. Set aside: { $aside }. { $houses }.

## The turn order

yamatai-order = Turn order
yamatai-order-done = done
yamatai-order-now = now
yamatai-order-next = next

yamatai-order-done-name = { $player } at place { $place }: done. Place in the next round: { $next }.
yamatai-order-now-name = { $player } at place { $place } plays now.
yamatai-order-now-taken-name = { $player } at place { $place } plays now. Place in the next round: { $next }.
yamatai-order-next-name = { $player } at place { $place } plays next.
yamatai-order-later-name = { $player } at place { $place } plays later.
yamatai-order-last-name = { $player } at place { $place } plays last.
yamatai-order-taken-name = { $player } has taken number { $place }: the place in the next round.
