### Spelarplanerna, de andras remsor och turordningen.

## Den aktiva spelarplanen: vad som står på den

yamatai-mat-your-turn = Din tur
yamatai-mat-choose-fleet = Välj en flotta
yamatai-mat-no-fleet = Ingen flotta än
yamatai-mat-boats-only = Bara båtar
yamatai-mat-power-none = Utan förmåga
yamatai-mat-power-ready = Redo
yamatai-mat-power-again = 1 till
yamatai-mat-power-used = Använd
yamatai-mat-boats = Båtar att placera
# $keys: such as "1–5".
yamatai-mat-hint = dra eller tryck { $keys }
yamatai-mat-hint-drag = dra
yamatai-mat-harbour = Hamn
yamatai-mat-aside = Undan
yamatai-mat-culture = Kultur
yamatai-mat-specialists = Specialister
yamatai-mat-built = Byggt
yamatai-mat-left = Kvar

## Den aktiva spelarplanen: delarnas namn för tips och skärmläsare

yamatai-mat-nothing = inget

yamatai-points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}

# $player: the name. The other places are numbers, some of them below zero.
yamatai-score-name = { $player }: { $total } om partiet slutade nu. { $coins } för { $purse }, { $prestige } prestige, { $buildings } för byggnader, { $specialists } för specialister, { $reserved } för reserverade brickor, { $unused } för oanvända båtar.

yamatai-coins = { $count ->
    [one] { $count } mynt
   *[other] { $count } mynt
}

yamatai-prestige = { $count } prestige

yamatai-mat-name = Spelarplan: { $player }
yamatai-mat-fleet-none = Flotta { $number }. { $power }
yamatai-mat-fleet-ready = Flotta { $number }, förmågan redo. { $power }
yamatai-mat-fleet-again = Flotta { $number }, en båt till kan tas bort. { $power }
yamatai-mat-fleet-used = Flotta { $number }, förmågan använd. { $power }
yamatai-mat-fleet-over = Flotta { $number } i den här rundan; dess förmåga är över.

# $boats: such as "2 wood boats".
yamatai-mat-boat-name = { $boats } i handen
yamatai-mat-harbour-name = { $capacity ->
    [one] Hamn för { $capacity } båt: { $boats }
   *[other] Hamn för { $capacity } båtar: { $boats }
}
yamatai-mat-aside-name = Undanlagda: { $boats }. Vid slutet { $penalty } för dem och båtarna i hamnen.
# $tokens: such as "2 koi tokens".
yamatai-mat-token-name = { $tokens } på spelarplanen
yamatai-mat-built-tile = { $building }, { $points }
yamatai-mat-reserved-tile = { $building }, { $points }, reserverad bricka. Behöver { $cost }.
yamatai-mat-specialist = { $name }, { $points }. { $perk }
yamatai-mat-houses-name = { $left ->
    [one] { $left } hus kvar av { $all }
   *[other] { $left } hus kvar av { $all }
}

## De andras remsor

yamatai-strip-now = spelar nu
yamatai-strip-next = spelar härnäst
yamatai-strip-later = spelar senare
yamatai-strip-last = spelar sist
# $fleets: one number, or two with a comma.
yamatai-strip-done = { $count ->
    [one] klar, flotta { $fleets }
   *[other] klar, flottor { $fleets }
}
yamatai-strip-more = +{ $count }

# All of a strip in a row of short sentences.
yamatai-strip-name = { $player } { $standing }. { $purse }. Brickor: { $tokens }. Hamn: { $boats }. Undanlagda: { $aside }. { $houses }.

## Turordningen

yamatai-order = Turordning
yamatai-order-done = klar
yamatai-order-now = nu
yamatai-order-next = näst

yamatai-order-done-name = { $player } på plats { $place }: klar. Plats i nästa runda: { $next }.
yamatai-order-now-name = { $player } på plats { $place } spelar nu.
yamatai-order-now-taken-name = { $player } på plats { $place } spelar nu. Plats i nästa runda: { $next }.
yamatai-order-next-name = { $player } på plats { $place } spelar härnäst.
yamatai-order-later-name = { $player } på plats { $place } spelar senare.
yamatai-order-last-name = { $player } på plats { $place } spelar sist.
yamatai-order-taken-name = { $player } har tagit nummer { $place }: platsen i nästa runda.
