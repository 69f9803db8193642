### The exercises of Yamataï: title, goal and hint of each; then what a turn lacked.

yamatai-exercise-one-boat = En båt räcker
yamatai-exercise-one-boat-goal = Bygg ett hus vars bricka visar minst tre båtar, och placera bara en båt.
yamatai-exercise-one-boat-hint = Alla båtar runt en ö räknas, vem som än placerade dem; men en som du placerar den här turen måste röra vid ön.
yamatai-exercise-empty-harbour = Inget över
yamatai-exercise-empty-harbour-goal = Bygg ett hus och behåll ingen båt: ingen i hamnen, ingen undanlagd.
yamatai-exercise-empty-harbour-hint = En flotta med en enda båt lämnar inget över. Var är den båten den sista som fattas?
yamatai-exercise-four-boats = Fyra båtar
yamatai-exercise-four-boats-goal = Bygg ett hus vars bricka visar fyra båtar.
yamatai-exercise-four-boats-hint = En av flottorna låter dig bygga med en båt färre. Vilken ö saknar inte mer än vad den flottan ger?
yamatai-exercise-mountain-house = Uppför berget
yamatai-exercise-mountain-house-goal = Bygg ett hus på ett berg.
yamatai-exercise-mountain-house-hint = Bara ett berg är fritt från sin bricka. Det behöver trä och sten; en av dem kan du köpa.
yamatai-exercise-three-tokens = Tre på en gång
yamatai-exercise-three-tokens-goal = Ta tre kulturbrickor och behåll ingen båt: ingen i hamnen, ingen undanlagd.
yamatai-exercise-three-tokens-hint = Du behöver tre båtar, var och en intill sin bricka. Det ligger en i hamnen; vilken flotta har två?
yamatai-exercise-beside-the-gate = Goda grannar
yamatai-exercise-beside-the-gate-goal = Bygg ett hus intill en torii eller ett palats.
yamatai-exercise-beside-the-gate-hint = Flottorna som är kvar ger ingen sten: köp den. Huset får plats intill den torii som står nere till vänster.
yamatai-exercise-group-of-three = Tre i grupp
yamatai-exercise-group-of-three-goal = Bilda en grupp om tre hus.
yamatai-exercise-group-of-three-hint = En stor bricka blir billig när de flesta av dess båtar redan ligger där. En flotta sparar en till.
yamatai-exercise-first-torii = Torii
yamatai-exercise-first-torii-goal = Bygg en torii.
yamatai-exercise-first-torii-hint = Den kräver en bambu, två sten och ett guld. En av flottorna låter dig bygga med en båt färre.
yamatai-exercise-one-for-later = Ett nu, ett sedan
yamatai-exercise-one-for-later-goal = Bygg ett hus, och reservera en byggnad vars alla båtar ligger redo vid en annan ö. Placera bara en båt.
yamatai-exercise-one-for-later-hint = En av flottorna reserverar en byggnad. Brickan säger var alla båtar ligger; ditt eget hus får sakna högst en.
yamatai-exercise-house-and-coins = Ett hus som lönar sig
yamatai-exercise-house-and-coins-goal = Bygg ett hus och ha minst 5 mynt mer än nu när turen slutar.
yamatai-exercise-house-and-coins-hint = Ett hus intill dina egna ger mynt. En flottas förmåga kan spara båten som du säljer.
yamatai-exercise-palace = Palatset
yamatai-exercise-palace-goal = Bygg palatset.
yamatai-exercise-palace-hint = Vid en ö ligger två lera tillsammans. Du har en bambu i hamnen; varifrån kan två sten komma?
yamatai-exercise-one-boat-one-guest = En båt, en gäst
yamatai-exercise-one-boat-one-guest-goal = Värva en specialist, och placera bara en båt.
yamatai-exercise-one-boat-one-guest-hint = Med Tsukuyomi tar en båt två brickor, men det finns inga två lika för den. En av flottorna kan byta en bricka.
yamatai-exercise-out-of-sight = Ur sikte
yamatai-exercise-out-of-sight-goal = Bygg ett hus, och lämna ingen torii redo: när din tur slutar får ingen ö ha alla båtar för en öppen torii.
yamatai-exercise-out-of-sight-hint = Du kan inte bygga den torii som ligger redo. En av flottorna lägger den under högen; köp båten som ditt hus saknar.
yamatai-exercise-palace-first = Före de andra
yamatai-exercise-palace-first-goal = Bygg ett palats och lämna inget redo: när din tur slutar får ingen ö ha alla båtar för ett öppet palats.
yamatai-exercise-palace-first-hint = Dina båtar når inte ön där de ligger. Bygg palatset någon annanstans: en av flottorna sparar en båt.
yamatai-exercise-fourteen-coins = Full börs
yamatai-exercise-fourteen-coins-goal = Ha minst 14 mynt mer än nu när turen slutar.
yamatai-exercise-fourteen-coins-hint = Flest mynt ligger på en specialist. Två lika brickor värvar honom, om du ännu har en båt att sälja.
yamatai-exercise-keep-off = Bort från berget
yamatai-exercise-keep-off-goal = Bygg ett hus med högst två båtar, och lämna inget berg redo: inget får ha alla båtar för ett öppet hus, utan hinder.
yamatai-exercise-keep-off-hint = Du når inte fram till det berget. En av flottorna förbjuder hus på en ö; köp båten som ditt eget hus saknar.
yamatai-exercise-one-space-over = En plats bort
yamatai-exercise-one-space-over-goal = Bygg en torii.
yamatai-exercise-one-space-over-hint = En båt som behövs ligger en plats för långt bort: en av flottorna flyttar den. Kedjan behöver sedan en båt mer än flottan har.
yamatai-exercise-steep = Den branta
yamatai-exercise-steep-goal = Bygg ett hus på ett berg.
yamatai-exercise-steep-hint = Vägen är fyra båtar lång: köp en, använd båten i hamnen och bygg med en båt färre.
yamatai-exercise-mountain-beside = Berg och torii
yamatai-exercise-mountain-beside-goal = Bygg ett hus på ett berg som har en torii eller ett palats intill.
yamatai-exercise-mountain-beside-hint = De rätta platserna är upptagna. Röj vägen först: det du tar bort ger rum för din kedja.
yamatai-exercise-changed-places = Ombytta platser
yamatai-exercise-changed-places-goal = Bygg palatset.
yamatai-exercise-changed-places-hint = Två båtar på kartan byter plats: för en sten till ön där palatset ska stå.

## What was not reached: $value is what the turn came to, $wanted what it should be

yamatai-least-houses = Inget hus byggdes.
yamatai-least-torii = Ingen torii byggdes.
yamatai-least-palaces = Inget palats byggdes.
yamatai-least-mountain = Inget hus byggdes på ett berg.
yamatai-least-beside = Inget hus byggdes intill en torii eller ett palats.
# 0: nothing was built, which another sentence says.
yamatai-least-cost = { $value ->
    [0] {""}
    [one] Brickan visar { $value } båt, inte { $wanted }.
   *[other] Brickan visar { $value } båtar, inte { $wanted }.
}
yamatai-least-group = { $value ->
    [0] Inget hus byggdes.
    [1] Huset står ensamt.
   *[other] Gruppen har { $value } hus, inte { $wanted }.
}
yamatai-least-coins = { $value ->
    [one] Turen gav { $value } mynt, inte { $wanted }.
   *[other] Turen gav { $value } mynt, inte { $wanted }.
}
yamatai-most-placed = { $wanted ->
    [one] { $value } båtar placerades; bara { $wanted } var tillåten.
   *[other] { $value } båtar placerades; bara { $wanted } var tillåtna.
}
yamatai-most-aside = { $value ->
    [one] { $value } båt lades undan.
   *[other] { $value } båtar lades undan.
}
yamatai-most-kept = { $value ->
    [one] { $value } båt ligger kvar i hamnen.
   *[other] { $value } båtar ligger kvar i hamnen.
}
yamatai-most-ready-palaces = { $value ->
    [one] Alla båtar för ett palats ligger ännu redo vid { $value } ö.
   *[other] Alla båtar för ett palats ligger ännu redo vid { $value } öar.
}
yamatai-least-tokens = { $value ->
    [one] { $value } kulturbricka togs, inte { $wanted }.
   *[other] { $value } kulturbrickor togs, inte { $wanted }.
}
yamatai-least-specialists = Ingen värvades.
yamatai-least-ready-reserved = Inte för någon byggnad som du reserverat ligger alla båtar redo.
yamatai-most-ready-torii = { $value ->
    [one] Alla båtar för en torii ligger ännu redo vid { $value } ö.
   *[other] Alla båtar för en torii ligger ännu redo vid { $value } öar.
}
yamatai-most-ready-mountains = { $value ->
    [one] Alla båtar för ett hus ligger ännu redo vid { $value } berg.
   *[other] Alla båtar för ett hus ligger ännu redo vid { $value } berg.
}
