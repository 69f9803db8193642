## Skrivna handlingar

type-name = Skriv en handling
type-head = Skriven handling
type-several = { $count } handlingar passar: { $actions } … Skriv lite mer.
type-not-now = Just nu kan inget göras för hand.
type-unknown = Det här går inte att förstå: { $reason }.
yamatai-island = { $name }, ö { $number }
yamatai-label-island = ö { $number }
menu-turn-type = &Skriv en handling…

## För den som inte ser bordet

access-held = I din hand.
access-can = Kan väljas nu.
access-score = { $name }: { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
area-bar = Steg och knappar
area-scores = Slutpoäng
yamatai-area-fleets = Flottor
yamatai-area-reserve = Förråd och handel
yamatai-area-mat = { $player }: spelarplan
yamatai-area-board = Öar och båtar
yamatai-area-buildings = Byggnader
yamatai-area-specialists = Specialister
yamatai-area-order = Turordning

## Tangenter

menu-view-keys = &Tangenter…
keys-title = Tangenter
keys-note = Gå till ett fält med Tab och tryck på dess nya tangent. Delete tömmer det, Esc lämnar.
keys-keep = Behåll dessa
keys-cancel = Avbryt
keys-reset = Som från början
keys-clash = { $key } skulle göra flera saker: { $actions }.
keys-group-walk = På bordet
keys-group-menu = I menyerna
keys-group-aside = När du ser tillbaka
key-next-area = Till nästa del av bordet
key-previous-area = Till föregående del
key-left = Åt vänster
key-right = Åt höger
key-up = Uppåt
key-down = Nedåt
key-cross-left = Åt vänster, från platser till öar och tillbaka
key-cross-right = Åt höger, från platser till öar och tillbaka
key-cross-up = Uppåt, från platser till öar och tillbaka
key-cross-down = Nedåt, från platser till öar och tillbaka
key-first = Till första stället i en del
key-last = Till sista stället i en del
key-next-target = Till nästa ställe där något kan göras
key-previous-target = Till föregående ställe där något kan göras
key-press = Ta upp, släpp, tryck
key-pick-1 = Ta upp den första sorten
key-pick-2 = Ta upp den andra sorten
key-pick-3 = Ta upp den tredje sorten
key-pick-4 = Ta upp den fjärde sorten
key-pick-5 = Ta upp den femte sorten
key-pick-6 = Ta upp den sjätte sorten
key-pick-7 = Ta upp den sjunde sorten
key-pick-8 = Ta upp den åttonde sorten
key-pick-9 = Ta upp den nionde sorten
key-past-back = En handling tillbaka
key-past-on = En handling framåt
key-past-turn-back = En tur tillbaka
key-past-turn-on = En tur framåt
key-past-start = Till början
key-past-end = Till nuläget
key-past-play = Spela upp av sig självt
key-past-go-on = Fortsätt härifrån
key-sit-down = Sätt dig när bordet är täckt
