### Yucata': bordet, korten och meningarna.

yucata-colour-white = Vit
yucata-colour-black = Svart
yucata-colour-red = Röd
yucata-colour-green = Grön

## Options

yucata-option-layout = Stenar
yucata-option-layout-basic = Grunduppställning
yucata-option-layout-ayuno = Ayuno: parvis
yucata-option-layout-ayunito = Ayunito: med nästan jämna avstånd
yucata-option-layout-tumo_zumo = Tumo Zumo: fara tidigt
yucata-option-layout-zattopusta = Zattopusta: storm mot slutet
yucata-option-layout-acuma_y_taya = Acuma y Taya: en båge
yucata-option-layout-orzi_krakra = Orzi Krakra: sju korpar
yucata-option-layout-kintaya = Kintaya: fällor efter frestelser
yucata-option-layout-monzola = Monzola: tre block
yucata-option-sword = Svärdet går
yucata-option-sword-behind = till fältet bakom ledaren
yucata-option-sword-in_front = till fältet framför ledaren
yucata-option-start = Först ut
yucata-option-start-drawn = lottas
yucata-option-start-first = första platsen
yucata-option-undo-across-turns = Ångra får gå tillbaka till avslutade drag

## Areas and places

yucata-area-board = Stigen
yucata-area-hand = Handen: { $player }
yucata-area-prices = Vad mörka stenar kostar
yucata-space = Fält { $number }
yucata-space-light = Fält { $number }, en ljus sten
yucata-space-dark = Fält { $number }, en mörk sten
yucata-space-red = Fält { $number }, den röda stenen
yucata-space-with = Fält { $number }: { $names }
yucata-amulet-spot = { $name }, på fält { $number }
yucata-seat-spot =
    { $name }: { $light } ljusa, { $dark } mörka, { $red ->
        [0] inte den röda stenen
       *[other] den röda stenen
    }; { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    } på handen
yucata-score-spot = { $points } poäng om spelet slutade nu
yucata-pile-empty = Inget kort spelat än
yucata-pile-own = Ditt senaste kort: { $card }
yucata-pile-of = Senaste kortet, { $name }: { $card }
yucata-pile-hint = Spela ett kort här eller på stigen
yucata-pile-caption = Ditt senaste kort
yucata-card-back = Ett kort som du inte kan se
yucata-prices-spot = 1 mörk sten kostar 1 ljus, 2 kostar 3, 3 kostar 6, 4 kostar 10 och så vidare. Den röda betalar för en.
yucata-ahead-spot =
    { $light ->
        [one] 1 ljus
       *[other] { $light } ljusa
    } och { $dark ->
        [one] 1 mörk sten
       *[other] { $dark } mörka stenar
    } kvar på stigen{ $red ->
        [0] , utan den röda
       *[other] , och den röda
    }

## On the panels

yucata-step = Omgång { $round }: spela ett kort
yucata-seat-now = spelar nu
yucata-stones-light = ljusa
yucata-stones-dark = { $cost ->
        [0] mörka
        [one] mörk, för 1 ljus
       *[other] mörka, för { $cost } ljusa
    }
yucata-stones-red = röd
yucata-cards-left = { $count } kort
yucata-prices-head = Vad mörka stenar kostar
yucata-prices-red = Den som tar den röda stenen lämnar tillbaka den med en av de mörka, utan kostnad.
yucata-prices-has =
    { $name }: { $dark ->
        [0] ingen mörk sten
        [one] 1 mörk sten
       *[other] { $dark } mörka stenar
    }
yucata-prices-next = nästa kostar { $cost }
yucata-ahead-head = Kvar på stigen

## Cards

yucata-card-number = { $number }
yucata-card-sword = Svärd
yucata-card-mirror = Spegel
yucata-card-moves = { $count } fält framåt.
yucata-card-sword-does = Går efter var den ledande amuletten ligger.
yucata-card-mirror-does = Gör nu vad kortet före gjorde: { $card }.
yucata-card-mirror-first = Gör vad kortet före gjorde. Kan inte vara spelets första kort.
yucata-card-mirror-hidden = Gör vad kortet före gjorde.
yucata-goes-to = Går till fält
yucata-takes = Tar
yucata-change = Poäng
yucata-taken-light = { $count ->
        [one] 1 ljus
       *[other] { $count } ljusa
    }
yucata-taken-dark = { $count ->
        [one] 1 mörk
       *[other] { $count } mörka
    }
yucata-taken-nothing = ingenting
yucata-taken-red = den röda stenen

## Prompts

yucata-prompt-play = Spela ett kort: klicka på det eller dra det till stigen.
yucata-prompt-held = { $card }: släpp det på stigen eller på din hög.
yucata-prompt-waiting = { $name } väljer ett kort.
yucata-prompt-over = Spelet är slut.
# The way out, behind the sentence of what is held; $key: such as "Esc"
yucata-way-out-keeps = { $key } behåller det.

## Refusals

yucata-refusal-game-over = Spelet är slut.
yucata-refusal-not-your-turn = Det är { $name } som är på tur.
yucata-refusal-not-in-hand = { $card } finns inte längre på din hand.
yucata-refusal-mirror-first = Spegeln kan inte vara spelets första kort.
yucata-refusal-same-card = { $name } spelade just { $card }: spela ett annat kort.

## The log

yucata-plan-card = Spela: { $card }
yucata-log-moved = { $name } går till { $number }
yucata-log-stayed = { $name } står kvar på { $number }
yucata-log-taken = { $name } tar { $stones }
yucata-log-refilled = Alla tar tillbaka sina kort: omgång { $round }
yucata-log-ended = { $name } når templet

## Scoring

yucata-headline = { $winners ->
        [one] { $name } är gudarnas utvalde
       *[other] { $name } är gudarnas utvalda
    }
yucata-tie = Den som har lika många som den första delar segern.
yucata-score-light = Ljusa stenar
yucata-score-light-note = 1 vardera
yucata-score-dark = Mörka stenar
yucata-score-dark-note = 1, 3, 6, 10 och så vidare
yucata-score-red = Röda stenen
yucata-score-red-note = betalar för en mörk sten
yucata-score-total = Tillsammans
yucata-score-head = { $name }, om spelet slutade nu
yucata-end-sentence = { $points ->
        [one] 1 sten
       *[other] { $points } stenar
    }, { $lead } fler än { $second }. { $red } tog den röda.
yucata-end-shared = { $names } delar segern med { $points ->
        [one] 1 sten
       *[other] { $points } stenar
    }.
yucata-end-red-taken = den röda stenen togs
yucata-source-house = Egna värden (de tryckta finns inte offentligt som text)
