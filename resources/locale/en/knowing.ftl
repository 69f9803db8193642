### What the table says about the thing under the pointer, and its rules window.

## The rules window

menu-help-rules = &Rules
rules-title = Rules
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [0] nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}

## An island

# $mountain: yes or no. $token: such as "koi token".
knowing-island-token = { $mountain ->
    [yes] A { $token } lies here, on a mountain.
   *[no] A { $token } lies here.
}
knowing-island-empty = { $mountain ->
    [yes] Nothing is built on this mountain.
   *[no] Nothing is built here.
}
knowing-island-house = { $mountain ->
    [yes] A house of { $name } stands here, on a mountain.
   *[no] A house of { $name } stands here.
}
knowing-island-torii = A torii gate stands here.
knowing-island-palace = A palace stands here.
knowing-island-sacred = Sacred ground: only a torii gate or a palace may be built.
knowing-island-no-boats = No boats lie round it.
# $terms: such as "+2 prestige beside torii and palaces, +6 coins for the group".
knowing-island-earns = A house here would earn { $terms }.
knowing-island-token-first = The token has to be taken before anything can be built.
knowing-island-touch-first = To build here, place a boat beside it this turn.

## How far a tile is from an island: at the end of a line

knowing-reach-now = build now
knowing-reach-ready = boats lie
knowing-reach-missing = { $count } missing
knowing-reach-sacred = sacred ground
knowing-reach-no-piece = none left
# Read aloud: $boats are those that are missing.
knowing-reach-missing-spoken = missing: { $boats }
knowing-tile-spoken = { $building }, { $points }: { $reach }

## A building tile

knowing-tile-needs = Needs round its island: { $boats }.
knowing-tile-discount = { $count ->
    [one] You may do without { $count } of them.
   *[other] You may do without { $count } of them.
}
knowing-tile-standard = Takes one of your houses ({ $left } left). When it is built it earns 1 prestige point for each torii gate or palace beside it, 1 on a mountain, and 1 coin for each house of the group that it begins or joins.
knowing-tile-prestige = Comes from the supply ({ $left } left) and takes none of your houses. It earns nothing when it is built; houses built beside it later earn 1 prestige point for it.
knowing-tile-points = { $points } at the end.
knowing-tile-now = Can be built now on { $islands }.
knowing-tile-ready = All boats lie at { $islands }.
knowing-tile-near = One boat is missing at { $islands }.
knowing-tile-none-near = More than one boat is missing everywhere.
knowing-tile-reserved = Reserved by { $name }: nobody else can build it.
knowing-tile-built = Built by { $name }.
knowing-islands-more = { $islands } and { $count } more

## Specialists and fleets

knowing-specialist-coins = { $coins } on it come with it.
knowing-specialist-pay = You can recruit now, for { $tokens }.
knowing-specialist-recruited = Recruited by { $name }.
knowing-fleet-boats = You take { $boats }.
knowing-fleet-lacks = The reserve lacks { $boats }.
knowing-fleet-place = Number { $number }: in the next round, low numbers play first.

## Where the values of a tile come from

knowing-source-rules = Values from the rules.
knowing-source-review = Values reported by people who played the printed game.
knowing-source-house = Our own values: the printed ones are not public.

## The score of a seat

knowing-score-head = { $name }
knowing-score-total = If the game ended now
knowing-score-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
knowing-score-buildings = { $count ->
    [0] {""}
    [one] { $count } tile
   *[other] { $count } tiles
}
knowing-score-specialists = { $count ->
    [0] {""}
    [one] { $count } tile
   *[other] { $count } tiles
}
knowing-score-reserved = { $count ->
    [0] {""}
    [one] { $count } tile
   *[other] { $count } tiles
}
knowing-score-unused = { $count ->
    [0] {""}
    [one] { $count } boat
   *[other] { $count } boats
}

## What an action would bring

knowing-beside = Beside { $islands }
knowing-build-head = { $building } on { $island }
knowing-rule = Rule { $rule }
knowing-nothing-new = Nothing more to collect or to build by it.
knowing-change = Score
knowing-no-change = as before
knowing-reveals = Something hidden comes to light: this cannot be undone.
