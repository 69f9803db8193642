### Yucata': the table, its cards and its sentences (rules.md of the game).

yucata-colour-white = White
yucata-colour-black = Black
yucata-colour-red = Red
yucata-colour-green = Green

## Options

yucata-option-layout = Stones
yucata-option-layout-basic = Basic
yucata-option-layout-ayuno = Ayuno: in pairs
yucata-option-layout-ayunito = Ayunito: almost evenly apart
yucata-option-layout-tumo_zumo = Tumo Zumo: danger early
yucata-option-layout-zattopusta = Zattopusta: a storm at the end
yucata-option-layout-acuma_y_taya = Acuma y Taya: a bow
yucata-option-layout-orzi_krakra = Orzi Krakra: seven ravens
yucata-option-layout-kintaya = Kintaya: traps behind runs
yucata-option-layout-monzola = Monzola: three blocks
yucata-option-sword = The sword goes
yucata-option-sword-behind = just behind the leader
yucata-option-sword-in_front = just in front of the leader
yucata-option-start = First player
yucata-option-start-drawn = drawn
yucata-option-start-first = the first seat
yucata-option-undo-across-turns = Undo may go back to turns that are over

## Areas and places

yucata-area-board = The path
yucata-area-hand = The hand of { $player }
yucata-area-prices = What dark stones cost
yucata-space = Space { $number }
yucata-space-light = Space { $number }, a light stone
yucata-space-dark = Space { $number }, a dark stone
yucata-space-red = Space { $number }, the red stone
yucata-space-with = Space { $number }: { $names }
yucata-amulet-spot = { $name }, on space { $number }
yucata-seat-spot =
    { $name }: { $light } light, { $dark } dark, { $red ->
        [0] not the red stone
       *[other] the red stone
    }; { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand
yucata-score-spot = { $points ->
        [one] 1 point
       *[other] { $points } points
    } if the game ended now
yucata-pile-empty = No card played yet
yucata-pile-own = Your last card: { $card }
yucata-pile-of = The last card of { $name }: { $card }
yucata-pile-hint = Play a card here or on the path
yucata-pile-caption = Your last card
yucata-card-back = A card that you cannot see
yucata-prices-spot = 1 dark stone costs 1 light stone, 2 cost 3, 3 cost 6, 4 cost 10, and so on. The red one pays for one.
yucata-ahead-spot =
    { $light } light and { $dark } dark { $dark ->
        [one] stone
       *[other] stones
    } still on the path{ $red ->
        [0] , without the red one
       *[other] , and the red one
    }

## On the panels

yucata-step = Round { $round }: play a card
yucata-seat-now = plays now
yucata-stones-light = light
yucata-stones-dark = { $cost ->
        [0] dark
       *[other] dark, for { $cost } light
    }
yucata-stones-red = red
yucata-cards-left = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
yucata-prices-head = What dark stones cost
yucata-prices-red = Whoever takes the red stone gives it back with one of the dark ones, for nothing.
yucata-prices-has =
    { $name }: { $dark ->
        [0] no dark stone
        [one] 1 dark stone
       *[other] { $dark } dark stones
    }
yucata-prices-next = the next costs { $cost }
yucata-ahead-head = Still on the path

## Cards

yucata-card-number = { $number }
yucata-card-sword = Sword
yucata-card-mirror = Mirror
yucata-card-moves = { $count ->
        [one] One space on.
       *[other] { $count } spaces on.
    }
yucata-card-sword-does = Goes by the place of the leading amulet.
yucata-card-mirror-does = Does now what the card before did: { $card }.
yucata-card-mirror-first = Does what the card before did. It cannot be the first card of the game.
yucata-card-mirror-hidden = Does what the card before did.
yucata-goes-to = Goes to space
yucata-takes = Takes
yucata-change = Points
yucata-taken-light = { $count } light
yucata-taken-dark = { $count } dark
yucata-taken-nothing = nothing
yucata-taken-red = the red stone

## Prompts

yucata-prompt-play = Play a card: click it, or drag it to the path.
yucata-prompt-held = { $card }: drop it on the path or on your pile.
yucata-prompt-waiting = { $name } chooses a card.
yucata-prompt-over = The game is over.
# The way out, behind the sentence of what is held; $key: such as "Esc"
yucata-way-out-keeps = { $key } keeps it.

## Refusals

yucata-refusal-game-over = The game is over.
yucata-refusal-not-your-turn = It is the turn of { $name }.
yucata-refusal-not-in-hand = { $card } is not in your hand any more.
yucata-refusal-mirror-first = The mirror cannot be the first card of the game.
yucata-refusal-same-card = { $name } just played { $card }: play another card.

## The log

yucata-plan-card = Play: { $card }
yucata-log-moved = { $name } goes to { $number }
yucata-log-stayed = { $name } stays on { $number }
yucata-log-taken = { $name } takes { $stones }
yucata-log-refilled = All take their cards back: round { $round }
yucata-log-ended = { $name } reaches the temple

## Scoring

yucata-headline = { $winners ->
        [one] { $name } is the chosen one of the gods
       *[other] { $name } are the chosen ones of the gods
    }
yucata-tie = Whoever has as many as the first shares the win.
yucata-score-light = Light stones
yucata-score-light-note = 1 each
yucata-score-dark = Dark stones
yucata-score-dark-note = 1, 3, 6, 10 and so on
yucata-score-red = Red stone
yucata-score-red-note = pays for one dark stone
yucata-score-total = Together
yucata-score-head = { $name }, if the game ended now
yucata-end-sentence = { $points ->
        [one] 1 stone
       *[other] { $points } stones
    }, { $lead } more than { $second }. { $red } took the red one.
yucata-end-shared = { $names } share the win with { $points ->
        [one] 1 stone
       *[other] { $points } stones
    }.
yucata-end-red-taken = the red stone was taken
yucata-source-house = Values of our own (the printed ones are not public as text)
