### Vad bordet säger om det som ligger under pekaren, och dess regelfönster.

## Regelfönstret

menu-help-rules = &Regler
rules-title = Regler
rules-search = Sök i reglerna
rules-chapters = Kapitel
rules-found = { $count ->
    [0] inget hittat
    [one] { $count } regel hittad
   *[other] { $count } regler hittade
}

## En ö

# $mountain: yes or no. $token: such as "koi token".
knowing-island-token = { $mountain ->
    [yes] Här ligger en { $token }, på ett berg.
   *[no] Här ligger en { $token }.
}
knowing-island-empty = { $mountain ->
    [yes] Inget är byggt på det här berget.
   *[no] Inget är byggt här.
}
knowing-island-house = { $mountain ->
    [yes] Här står ett hus på ett berg. Ägare: { $name }.
   *[no] Här står ett hus. Ägare: { $name }.
}
knowing-island-torii = Här står en torii.
knowing-island-palace = Här står ett palats.
knowing-island-sacred = Helig mark: bara en torii eller ett palats får byggas.
knowing-island-no-boats = Inga båtar ligger runt den.
# $terms: such as "+2 prestige beside torii and palaces, +6 coins for the group".
knowing-island-earns = Ett hus här skulle ge { $terms }.
knowing-island-token-first = Brickan måste tas innan något kan byggas.
knowing-island-touch-first = För att bygga här, placera en båt intill den här turen.

## How far a tile is from an island: at the end of a line

knowing-reach-now = bygg nu
knowing-reach-ready = båtar ligger
knowing-reach-missing = { $count } saknas
knowing-reach-sacred = helig mark
knowing-reach-no-piece = slut
# Read aloud: $boats are those that are missing.
knowing-reach-missing-spoken = saknas: { $boats }
knowing-tile-spoken = { $building }, { $points }: { $reach }

## En byggnadsbricka

knowing-tile-needs = Behöver runt sin ö: { $boats }.
knowing-tile-discount = { $count ->
    [one] Du kan klara dig utan { $count } av dem.
   *[other] Du kan klara dig utan { $count } av dem.
}
knowing-tile-standard = Tar ett av dina hus ({ $left } kvar). När det byggs ger det 1 prestigepoäng för varje torii eller palats intill, 1 på ett berg, och 1 mynt för varje hus i gruppen som det börjar eller går med i.
knowing-tile-prestige = Kommer från lagret ({ $left } kvar) och tar inget av dina hus. Ger inget när den byggs; hus som senare byggs intill ger 1 prestigepoäng för den.
knowing-tile-points = { $points } vid slutet.
knowing-tile-now = Kan byggas nu på { $islands }.
knowing-tile-ready = Alla båtar ligger vid { $islands }.
knowing-tile-near = En båt saknas vid { $islands }.
knowing-tile-none-near = Mer än en båt saknas överallt.
knowing-tile-reserved = Reserverad av { $name }: ingen annan kan bygga den.
knowing-tile-built = Byggd av { $name }.
knowing-islands-more = { $islands } och { $count } till

## Specialister och flottor

knowing-specialist-coins = { $coins } på brickan följer med.
knowing-specialist-pay = Du kan värva nu, för { $tokens }.
knowing-specialist-recruited = Värvad av { $name }.
knowing-fleet-boats = Du tar { $boats }.
knowing-fleet-lacks = I förrådet saknas { $boats }.
knowing-fleet-place = Nummer { $number }: i nästa runda spelar låga nummer först.

## Varifrån en brickas värden kommer

knowing-source-rules = Värden från reglerna.
knowing-source-review = Värden berättade av personer som spelat det tryckta spelet.
knowing-source-house = Våra egna värden: de tryckta är inte offentliga.

## En spelares poäng

knowing-score-head = { $name }
knowing-score-total = Om partiet slutade nu
knowing-score-coins = { $count ->
    [one] { $count } mynt
   *[other] { $count } mynt
}
knowing-score-buildings = { $count ->
    [0] {""}
    [one] { $count } bricka
   *[other] { $count } brickor
}
knowing-score-specialists = { $count ->
    [0] {""}
    [one] { $count } bricka
   *[other] { $count } brickor
}
knowing-score-reserved = { $count ->
    [0] {""}
    [one] { $count } bricka
   *[other] { $count } brickor
}
knowing-score-unused = { $count ->
    [0] {""}
    [one] { $count } båt
   *[other] { $count } båtar
}

## Vad en handling skulle ge

knowing-beside = Intill { $islands }
knowing-build-head = { $building } på { $island }
knowing-rule = Regel { $rule }
knowing-nothing-new = Ger inget mer att samla eller bygga.
knowing-change = Poäng
knowing-no-change = som förut
knowing-reveals = Något dolt kommer fram: det här kan inte ångras.
