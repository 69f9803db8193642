### Loggen, att se tillbaka, andra linjer av samma parti, och att lämna över skärmen.

## Loggen

log-head = Logg
log-open = Öppna loggen
log-close = Stäng loggen
log-start = Partiet börjar
log-silent = …
log-round = Runda { $round }
log-lines =
    { $count ->
        [one] { $count } linje
       *[other] { $count } linjer
    }
log-back-to-log = Logg
log-lines-head = Linjer
log-line-here = Partiet som det står
log-line-here-note = { $actions ->
    [one] { $actions } handling, runda { $round }
   *[other] { $actions } handlingar, runda { $round }
}
log-line-other = Efter handling { $number }: { $text }
log-line-other-note = { $actions ->
    [one] { $actions } handling till, fram till runda { $round }
   *[other] { $actions } handlingar till, fram till runda { $round }
}

## Att se tillbaka

look-prompt = Du ser handling { $number } av { $count }: { $text }. Fortsätt härifrån, eller gå tillbaka till partiet{ $key ->
    [none] .
   *[other] {" "}med { $key }.
}
look-prompt-start = Du ser partiets början ({ $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
} tillbaka). Fortsätt härifrån, eller gå tillbaka till partiet{ $key ->
    [none] .
   *[other] {" "}med { $key }.
}
look-prompt-line = Du ser en annan linje, handling { $number } av { $count }: { $text }. Fortsätt härifrån, eller gå tillbaka{ $key ->
    [none] .
   *[other] {" "}med { $key }.
}
look-back = En handling tillbaka
look-on = En handling framåt
look-play = Spela upp
look-stop = Stoppa
look-go-on = Fortsätt härifrån
look-go-on-hint = Spela vidare från det här läget; den gamla linjen finns kvar
look-present = Till partiet
look-present-hint = Tillbaka till där partiet står
look-watch = Se det från en annan sida
look-watched = Sett från { $name }.

## Medan datorspelarna väntar

# $go, $step: tangenterna som låter dem fortsätta, och göra en handling; "none" om det inte finns någon.
players-paused = Datorspelarna har paus.{ $go ->
    [none] {""}
   *[other] {" "}Låt dem fortsätta med { $go }.
}{ $step ->
    [none] {""}
   *[other] {" "}Spela en handling med ”{ $step }”.
}

## Menyn

menu-history = H&istorik
menu-history-log = &Logg
menu-history-away = Vad som hänt sedan &min senaste tur
menu-history-look-back = En handling till&baka
menu-history-look-on = En handling &framåt
menu-history-look-turn-back = En &tur tillbaka
menu-history-look-turn-on = En tu&r framåt
menu-history-look-round-back = En r&unda tillbaka
menu-history-look-round-on = En rund&a framåt
menu-history-look-start = Till b&örjan
menu-history-look-present = Till &partiet
menu-history-log-up = Logg: &en sida upp
menu-history-log-down = Logg: en sida &ned
menu-history-look-watch = &Se från en annan sida
menu-view-hand-over = Skärm för &överlämning

## Att lämna över skärmen

hand-over-title = Lämna över skärmen till { $name }
hand-over-move = Din tur i runda { $round }
hand-over-begin = Du börjar.
hand-over-amid = Du är mitt i ditt drag.
hand-over-nothing = Inget har hänt sedan din senaste tur.
hand-over-button = Jag är { $name }
# $key: the key that does it, "none" if there is none.
hand-over-foot = { $key ->
    [none] Klicka på knappen.
   *[other] Tryck på { $key } eller klicka på knappen.
} Bordet är täckt tills dess.
