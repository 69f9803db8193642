## En turs steg

yamatai-step-fleet = Flotta
yamatai-step-trade = Handel
yamatai-step-boats = Båtar
yamatai-step-use = Samla / Bygg
yamatai-step-harbour = Hamn + Värva

yamatai-nothing = inget

## Hjälpraden

yamatai-prompt-fleet = Välj en öppen flotta: du tar dess båtar nu, och dess nummer är din plats i nästa runda.
yamatai-prompt-trade = Köp eller sälj en båt till det visade priset, eller gå vidare till Båtar: klicka på en båt, sedan på en plats.
yamatai-prompt-first-boat = Placera din första båt på en infart eller intill en båt av samma sort.
yamatai-prompt-next-boat = Placera nästa båt på en plats förbunden med din senaste båt, eller gå vidare till Samla / Bygg.
yamatai-prompt-held-first = Släpp din { $boat } på en infart eller på en plats förbunden med en annan båt av samma sort.
yamatai-prompt-held-next = Släpp din { $boat } på en lysande plats förbunden med din senaste båt.
yamatai-prompt-held-keep = Släpp din { $boat } i hamnen för att behålla den till en senare tur.
yamatai-prompt-held-nowhere = Just nu går det inte att göra något med det.
yamatai-prompt-held-tile = Släpp byggnaden på en gyllene ö.
yamatai-prompt-held-fleet = Släpp flottan på din spelarplan.
yamatai-prompt-held-specialist = Släpp specialisten på din spelarplan.
yamatai-prompt-held-reserve = Släpp båten på din spelarplan för att köpa den.
yamatai-prompt-held-island = Släpp brickan på din spelarplan.
yamatai-prompt-held-token = Släpp brickan på en ö: den byter plats med brickan där.
yamatai-prompt-held-space = Släpp båten på en lysande plats förbunden med dess egen.
yamatai-prompt-use = { $count ->
    [one] Ta en kulturbricka från en gyllene ö, eller välj en byggnad med guldram.
   *[other] Ta upp till { $count } kulturbrickor från gyllene öar, eller välj en byggnad med guldram.
}
yamatai-prompt-collect = { $count ->
    [one] Ta en kulturbricka från en gyllene ö: klicka på den.
   *[other] Ta upp till { $count } kulturbrickor från gyllene öar: klicka på dem.
}
yamatai-prompt-collect-more = Ta en kulturbricka till, eller gå vidare: hamn, specialist, Avsluta.
yamatai-prompt-build = Välj en byggnad med guldram, sedan en ö.
yamatai-prompt-keep = Välj båten som stannar i din hamn: släpp den där. Resten läggs undan.
yamatai-prompt-recruit = Värva en specialist för två lika eller tre olika brickor om du vill, avsluta sedan turen.
yamatai-prompt-end = Inget mer att göra: avsluta turen.
yamatai-prompt-wait = Använd båtarna som du placerat: samla eller bygg.
yamatai-prompt-waiting = { $name } spelar. Ett klick visar resten av turen på en gång.
yamatai-prompt-over = Partiet är slut.
yamatai-prompt-sail = Flytta en båt till en tom plats förbunden med den.
yamatai-prompt-swap-second = Klicka på båten som byter plats med den.
yamatai-prompt-remove-second = Klicka på en andra båt för att ta bort den, eller fortsätt din tur.
yamatai-prompt-power-survey = Klicka på byggnaden som läggs under högen; den översta brickan tar dess plats.
yamatai-prompt-power-exchange-culture = Klicka på en av dina brickor, sedan på en ö: de två byter plats.
yamatai-prompt-power-reserve = Klicka på byggnaden som du behåller för egen del.
yamatai-prompt-power-swap-boats = Klicka på två båtar på kartan: de byter plats.
yamatai-prompt-power-sacred-ground = Klicka på en ö utan byggnad: bara en torii eller ett palats får stå där.
yamatai-prompt-power-remove-boats = Klicka på en eller två båtar på kartan: de går tillbaka till förrådet.
yamatai-prompt-power-move-boat = Klicka på en båt på kartan, sedan på en tom plats förbunden med den.
yamatai-prompt-power-discount = Bygg med en båt färre den här turen. Förmågan används när du behöver den; inget att trycka på.

## Vägen ut ur det som är påbörjat, efter en sådan mening; $key: till exempel "Esc"

yamatai-way-out-leaves = { $key } avbryter.
yamatai-way-out-takes-back = { $key } tar tillbaka den första.

## Knappar

yamatai-button-power = Förmåga
yamatai-button-sail = Segla
yamatai-button-sail-hint = En gång per tur: flytta en båt på kartan till en tom plats förbunden med dess egen.
yamatai-button-end = Avsluta
yamatai-button-end-hint = Avsluta din tur

## Nekanden

refusal-with-rule = { $text } (Regel{ "\u00A0" }{ $rule })
yamatai-refusal-not-your-turn = Nu är det { $name } som spelar.
yamatai-refusal-game-over = Partiet är slut.
yamatai-refusal-fleet-first = Ta en flotta först.
yamatai-refusal-one-fleet = Du har redan tagit din flotta för den här turen.
yamatai-refusal-fleet-not-open = Den här flottan är inte öppen att ta.
yamatai-refusal-step-over = Det steget är över i den här turen. Ångra tar dig tillbaka.
yamatai-refusal-must-use-boats = Du har placerat båtar: samla en bricka eller bygg först.
yamatai-refusal-choose-harbour = Välj först båten som stannar i din hamn.
yamatai-refusal-no-boat-in-hand = Du har ingen { $boat } i handen.
yamatai-refusal-space-taken = Här ligger redan en båt.
yamatai-refusal-no-own-colour-linked = Ingen båt av samma sort är förbunden med platsen, och den är ingen infart.
yamatai-refusal-no-boat-linked = Ingen båt är förbunden med platsen, och den är ingen infart.
yamatai-refusal-not-linked-to-last = Platsen är inte förbunden med båten som du placerade senast.
yamatai-refusal-not-linked-to-chain = Platsen är inte förbunden med någon båt som du placerat den här turen.
yamatai-refusal-no-boat-placed = Bara efter att du placerat en båt den här turen.
yamatai-refusal-collect-after-build = Du har byggt den här turen: samla eller bygg, inte båda.
yamatai-refusal-build-after-collect = Du har samlat den här turen: samla eller bygg, inte båda.
yamatai-refusal-no-token = Det finns ingen kulturbricka på den här ön.
yamatai-refusal-not-touched = Ingen båt som du placerat den här turen rör vid ön.
yamatai-refusal-boats-have-served = Varje båt tar en bricka; dina som rör vid ön har redan tagit sin.
yamatai-refusal-one-building = En byggnad per tur.
yamatai-refusal-tile-not-open = Den här brickan är inte öppen för dig.
yamatai-refusal-island-built-on = Här står redan en byggnad.
yamatai-refusal-island-has-token = En kulturbricka ligger kvar på ön.
yamatai-refusal-sacred-ground = Helig mark: bara en torii eller ett palats får byggas här.
yamatai-refusal-no-house-left = Du har inget hus kvar.
yamatai-refusal-no-prestige-building-left = Lagret har ingen sådan kvar.
yamatai-refusal-boats-missing = Saknas runt ön: { $boats }.
yamatai-refusal-no-trade-left = Du har ingen affär kvar den här turen.
yamatai-refusal-gold-not-traded = Guld varken köps eller säljs.
yamatai-refusal-reserve-empty = Förrådet har ingen sådan båt kvar.
yamatai-refusal-too-few-coins = Det kostar { $price } mynt, och du har { $coins }.
yamatai-refusal-harbour-no-choice = Det finns inget att välja: hamnen fylls av sig själv när du avslutar turen.
yamatai-refusal-one-specialist = En specialist per tur.
yamatai-refusal-specialist-not-open = Den här specialisten är inte öppen att värva.
yamatai-refusal-tokens-missing = Du behöver två brickor av en sort, eller tre av olika sorter.
yamatai-refusal-not-a-payment = Betala med två brickor av en sort, eller tre av olika sorter.
yamatai-refusal-no-free-move = Du har ingen båt att segla den här turen.
yamatai-refusal-power-used = Din flottas förmåga är redan använd den här turen.
yamatai-refusal-not-this-power = Din flotta har inte den här förmågan.
yamatai-refusal-no-second-boat = Det finns ingen andra båt att byta med.
yamatai-refusal-deck-empty = Byggnadshögen är tom.
yamatai-refusal-no-such-token = Du har ingen { $token }.
yamatai-refusal-same-token = Samma sort ligger där: inget skulle ändras.
yamatai-refusal-no-sacred-ground-left = Ingen helig mark är kvar i lagret.
yamatai-refusal-sacred-already = Ön är redan helig mark.
yamatai-refusal-no-boat-there = Det finns ingen båt här.
yamatai-refusal-not-linked = Båten kan bara gå till en plats förbunden med dess egen.
yamatai-refusal-no-swap-begun = Välj bytets första båt.
yamatai-refusal-same-boat = En båt kan inte byta plats med sig själv.
yamatai-refusal-finish-swap = Gör först klart bytet: välj den andra båten.

## Loggen

yamatai-log-fleet-taken = { $name } tar flotta { $fleet }: { $boats }
yamatai-log-bought = { $name } köper en { $boat }
yamatai-log-sold = { $name } säljer en { $boat }
yamatai-log-placed = { $name } placerar en { $boat }
yamatai-log-collected = { $name } tar en { $token } från { $island }
yamatai-log-built = { $name } bygger på { $island }: { $tile }
yamatai-log-kept = { $name } behåller en { $boat } i hamnen
yamatai-log-set-aside = { $name } lägger undan båtar
yamatai-log-recruited = { $name } värvar { $specialist } för { $tokens }
yamatai-log-power-used = { $name } bygger med en båt färre
yamatai-log-moved = { $name } flyttar en { $boat }
yamatai-log-sailed = { $name } seglar en { $boat }
yamatai-log-swapped = { $name } byter plats på en { $boat } och en { $other }
yamatai-log-removed = { $name } tar bort en { $boat }
yamatai-log-exchanged = { $name } lägger en { $given } på { $island } och tar en { $taken }
yamatai-log-sacred-ground = { $name } gör { $island } till helig mark
yamatai-log-surveyed = { $name } lägger en byggnad under högen: { $tile }; ny: { $new }
yamatai-log-reserved = { $name } reserverar en byggnad: { $tile }
yamatai-log-turn-ended = { $name } avslutar turen
yamatai-log-game-ended = Partiet slutar: { $reason }

yamatai-plan-placed = { $name } placerar: { $boats }
yamatai-plan-collected = { $name } tar: { $tokens }
yamatai-plan-token = { $token } från { $island }
yamatai-plan-surveyed = { $name } lägger en byggnad under högen: { $tile }; den översta tar dess plats

yamatai-terms-with-rule = { $terms }, regel{ "\u00A0" }{ $rule }
yamatai-term-prestige-neighbours = { $points } prestige intill torii och palats
yamatai-term-prestige-mountain = { $points } prestige på ett berg
yamatai-term-prestige-mountain-perk = { $points } prestige genom Hachiman
yamatai-term-coins-group = { $count ->
   *[other] { $points } mynt för gruppen
}
yamatai-term-coins-build = { $count ->
   *[other] { $points } mynt för att bygga
}
yamatai-term-coins-culture = { $count ->
   *[other] { $points } mynt för att bygga över en bricka
}
yamatai-term-coins-trade = { $count ->
   *[other] { $points } mynt
}
yamatai-term-coins-specialist = { $count ->
   *[other] { $points } mynt från brickan
}
yamatai-term-coins-aside = { $count ->
   *[other] { $points } mynt för undanlagda båtar
}

## Slutet

yamatai-end-last-house = det sista huset byggdes
yamatai-end-no-specialist = specialisterna tog slut
yamatai-end-no-building = byggnaderna tog slut
yamatai-end-no-boat = en sorts båtar tog slut i förrådet
yamatai-end-sentence = { $points } poäng, { $lead } före { $second }. Partiet slutade i runda { $round }: { $reason }.
yamatai-end-sentence-tie = { $points } poäng, lika många som { $second }, men först i sista rundan. Partiet slutade i runda { $round }: { $reason }.

yamatai-score-coins = Mynt
yamatai-score-coins-note = { $n } mynt = 1
yamatai-score-prestige = Prestige
yamatai-score-prestige-note = brickor
yamatai-score-buildings = Byggnader
yamatai-score-buildings-note = brickornas värde
yamatai-score-specialists = Specialister
yamatai-score-specialists-note = brickornas värde
yamatai-score-reserved = Reserverade
yamatai-score-reserved-note = ej byggda −1
yamatai-score-unused = Oanvända båtar
yamatai-score-unused-note = två = −1

## Om värdena

yamatai-source-rules = Från reglerna
yamatai-source-review = Berättat av personer som spelat det tryckta spelet
yamatai-source-house = Vårt eget: de tryckta värdena är inte offentliga som text
yamatai-source-fleet = Flotta { $number }
yamatai-part-boats = De 80 båtarna
yamatai-part-prices = Båtarnas priser
yamatai-part-start = Start: mynt, hus, hamn, affärer
yamatai-part-culture = Kulturbrickor och värvning
yamatai-part-supply = Berg, torii, palats, helig mark
yamatai-part-scoring = Poängräkning

yamatai-choice-recruit = Ge { $tokens }
yamatai-question-recruit = { $name }: vilka brickor ger du?
yamatai-question-move = Hur flyttar du båten?
yamatai-choice-move = Med flottans förmåga
yamatai-choice-sail = Med din specialist

## Platser på kartan

yamatai-space = { $entry ->
    [yes] Infart { $number } intill { $islands }
   *[no] Plats { $number } intill { $islands }
}{ $boat ->
    [none] {""}
   *[other] : { $boat }
}

## Vad datorspelare går efter

yamatai-judge-coins = mynt
yamatai-judge-prestige = prestige
yamatai-judge-buildings = byggnader
yamatai-judge-specialists = specialister
yamatai-judge-reserved = den reserverade byggnaden
yamatai-judge-unused = oanvända båtar
yamatai-judge-perks = vad specialister kommer att ge
yamatai-judge-culture = kulturbrickor
yamatai-judge-harbour = båtar i hamnen
yamatai-judge-rivals = mot de andra
yamatai-judge-win = att vara först
yamatai-judge-turns = turer som kommer
yamatai-judge-order = en tidig tur i nästa runda
yamatai-judge-left = brädet som den lämnar
