### Lotsen, som leder en lektion på bordet, och listan med dess kapitel.

coach-step = Steg { $at } av { $count }
coach-skip = Hoppa över
coach-show = Visa mig
coach-back = Bakåt
coach-on = Nästa

## Det som inte görs just nu, i en mening

coach-other-move = Det går, men här övar vi något annat: se på de gyllene ringarna, eller tryck på Visa mig.
coach-read-first = Här finns inget att göra än: läs vidare med Nästa.
coach-no-undo = I en lektion går man tillbaka med Bakåt, eller genom att göra om den.
coach-over = Kapitlet är slut. Välj på kortet hur du går vidare.
coach-waits = De andra spelar vidare när du har läst: tryck på Nästa.

## Ett kapitels slut, och att lämna det

coach-end-head = Klart: { $chapter }
coach-end-told = Vidare till nästa kapitel, eller en gång till?
coach-end-last = Nu kan du det du behöver. Ett helt parti?
coach-next = Nästa kapitel
coach-repeat = Gör om
coach-chapters = Kapitel
coach-play = Spela
coach-leave-head = Lämna lektionen?
coach-leave-told = Din plats sparas: du kan fortsätta här en annan gång.
coach-stay = Fortsätt här
coach-leave = Lämna

## Listan med kapitel

chapters-title = Lär dig { $game }
chapters-told = { $minutes ->
    [one] Allt tar ungefär en minut.
   *[other] Allt tar ungefär { $minutes } minuter.
} Du gör alla drag själv, och kan sluta när du vill.
chapters-list = Kapitel
chapters-seconds = { $seconds } sekunder
chapters-minutes = { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
}
chapters-done = klart
chapters-begun = påbörjat: steg { $at }
chapters-start = Börja
chapters-resume = Fortsätt
chapters-again = Gör om
chapters-close = Stäng
menu-help-learn = &Lär dig spelet…
