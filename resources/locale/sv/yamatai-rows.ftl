### Raderna bredvid kartan: flottor, specialister, byggnader, förrådet.
### Texter som slutar på -spot läses upp och visas som tips.

## Flottornas rad

# $name is the player's name.
yamatai-fleet-taken-by = tagen av { $name }
yamatai-fleet-spot = Flotta { $number }: { $boats }. { $power }
yamatai-fleet-closed-spot = Flotta med baksidan upp

## Specialisternas rad

yamatai-specialist-deck = Specialister
yamatai-specialist-deck-spot = { $count ->
    [0] Ingen specialist kvar i högen
    [one] { $count } specialist i högen
   *[other] { $count } specialister i högen
}. Pris för vilken specialist som helst: { $same } brickor av en sort, eller { $different } av olika sorter.
yamatai-specialist-spot = { $name }, { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}{ $coins ->
    [0] {""}
    [one] , med { $coins } mynt på
   *[other] , med { $coins } mynt på
}. { $perk }

## Byggnadernas rad

yamatai-building-row = Byggnader
yamatai-building-row-note = bygg 1 per tur
yamatai-building-prestige = prestige
yamatai-building-buildable = { $islands ->
    [one] Kan byggas på { $islands } ö
   *[other] Kan byggas på { $islands } öar
}
yamatai-building-boats-lie = { $islands ->
    [one] Båtar ligger vid { $islands } ö
   *[other] Båtar ligger vid { $islands } öar
}
yamatai-building-boats-missing = Båtar saknas
yamatai-building-no-piece = Inga kvar att bygga
yamatai-building-spot = { $name }, { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}: { $boats }. { $status }
yamatai-building-deck = i högen
yamatai-building-deck-spot = { $count ->
    [0] Ingen byggnadsbricka kvar i högen
    [one] { $count } byggnadsbricka i högen
   *[other] { $count } byggnadsbrickor i högen
}
yamatai-supply-torii-spot = { $count ->
    [0] Ingen torii kvar
    [one] { $count } torii kvar
   *[other] { $count } torii kvar
}
yamatai-supply-palace-spot = { $count ->
    [0] Inget palats kvar
    [one] { $count } palats kvar
   *[other] { $count } palats kvar
}

## Förråd och handel

yamatai-reserve = Förråd och handel
yamatai-reserve-count = × { $count }
yamatai-reserve-buy = köp { $price }
yamatai-reserve-sell = sälj { $price }
yamatai-reserve-no-trade = säljs ej
yamatai-reserve-trade-spot = Förråd och handel: släpp en båt här för att sälja den.
yamatai-reserve-spot = { $boats } i förrådet; köp för { $buy ->
    [one] { $buy } mynt
   *[other] { $buy } mynt
}, sälj för { $sell ->
    [one] { $sell } mynt
   *[other] { $sell } mynt
}
yamatai-reserve-no-trade-spot = { $boats } i förrådet; guld säljs inte
