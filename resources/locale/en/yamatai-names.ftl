### Names of everything in the box, and what specialists and fleets do. Rules: rules.md, 7.2 and 9.

## Players

yamatai-colour-blue = Blue
yamatai-colour-orange = Orange
yamatai-colour-purple = Purple
yamatai-colour-grey = Grey

## Boats: one of a kind, then so many of it

yamatai-boat-bamboo = bamboo boat
yamatai-boat-wood = wood boat
yamatai-boat-stone = stone boat
yamatai-boat-clay = clay boat
yamatai-boat-gold = gold boat

yamatai-boats-bamboo = { $count ->
    [one] { $count } bamboo boat
   *[other] { $count } bamboo boats
}
yamatai-boats-wood = { $count ->
    [one] { $count } wood boat
   *[other] { $count } wood boats
}
yamatai-boats-stone = { $count ->
    [one] { $count } stone boat
   *[other] { $count } stone boats
}
yamatai-boats-clay = { $count ->
    [one] { $count } clay boat
   *[other] { $count } clay boats
}
yamatai-boats-gold = { $count ->
    [one] { $count } gold boat
   *[other] { $count } gold boats
}

## Culture tokens: one of a kind, then so many of it

yamatai-token-drum = drum token
yamatai-token-koi = koi token
yamatai-token-pine = pine token
yamatai-token-blossom = blossom token
yamatai-token-fan = fan token
yamatai-token-scroll = scroll token

yamatai-tokens-drum = { $count ->
    [one] { $count } drum token
   *[other] { $count } drum tokens
}
yamatai-tokens-koi = { $count ->
    [one] { $count } koi token
   *[other] { $count } koi tokens
}
yamatai-tokens-pine = { $count ->
    [one] { $count } pine token
   *[other] { $count } pine tokens
}
yamatai-tokens-blossom = { $count ->
    [one] { $count } blossom token
   *[other] { $count } blossom tokens
}
yamatai-tokens-fan = { $count ->
    [one] { $count } fan token
   *[other] { $count } fan tokens
}
yamatai-tokens-scroll = { $count ->
    [one] { $count } scroll token
   *[other] { $count } scroll tokens
}

## Kinds of culture tokens, where it is clear that tokens are meant

yamatai-culture-drum = drum
yamatai-culture-koi = koi
yamatai-culture-pine = pine
yamatai-culture-blossom = blossom
yamatai-culture-fan = fan
yamatai-culture-scroll = scroll

## Buildings

yamatai-building-standard = House
yamatai-building-torii = Torii gate
yamatai-building-palace = Palace

## Powers of the fleets: at most two lines on the tile, then the whole rule

yamatai-power-none = No power
yamatai-power-survey = Replace one building
yamatai-power-exchange_culture = Swap one culture token
yamatai-power-reserve = Reserve one building
yamatai-power-swap_boats = Two boats change places
yamatai-power-sacred_ground = Place one sacred ground
yamatai-power-remove_boats = Remove up to two boats
yamatai-power-move_boat = Move one boat
yamatai-power-discount = Build with one boat fewer

yamatai-power-none-full = This fleet has no power.
yamatai-power-survey-full = Once this turn, put one open building tile under the deck; the top tile of the deck takes its place.
yamatai-power-exchange_culture-full = Once this turn, one of your culture tokens changes places with one on an island.
yamatai-power-reserve-full = Once this turn, take an open building tile to your mat; only you can build it, this turn or later. If it is never built, it costs 1 point.
yamatai-power-swap_boats-full = Once this turn, two boats on the board change places.
yamatai-power-sacred_ground-full = Once this turn, mark an island without a building as sacred: from now on only a torii gate or a palace can be built there.
yamatai-power-remove_boats-full = Once this turn, put one or two boats of the board back into the reserve.
yamatai-power-move_boat-full = Once this turn, move one boat on the board to an empty space linked to its own.
yamatai-power-discount-full = The building of this turn needs one boat fewer, whichever you like.

## Specialists: the name, the perk in at most three lines of 104 u, the whole perk

yamatai-specialist-awashima = Awashima
yamatai-perk-awashima = Torii, palaces earn house bonuses.
yamatai-perk-awashima-full = Torii gates and palaces that you build earn the bonuses of houses: 1 prestige point for each neighbouring torii gate or palace, 1 on a mountain, and coins for the group of your houses that they touch, themselves included.

yamatai-specialist-ebisu = Ebisu
yamatai-perk-ebisu = Harbour keeps two more boats.
yamatai-perk-ebisu-full = Your harbour keeps two boats more at the end of each of your turns.

yamatai-specialist-daikoku = Daikoku
yamatai-perk-daikoku = 2 coins when you build.
yamatai-perk-daikoku-full = You gain 2 coins whenever you build, whatever you build.

yamatai-specialist-inari = Inari
yamatai-perk-inari = Buy for 1 less, sell for 2 more.
yamatai-perk-inari-full = You buy boats for 1 coin less and sell boats for 2 coins more.

yamatai-specialist-benzaiten = Benzaiten
yamatai-perk-benzaiten = One more trade each turn.
yamatai-perk-benzaiten-full = You may trade one boat more each turn: buy two, sell two, or one of each.

yamatai-specialist-kanayago = Kanayago
yamatai-perk-kanayago = Buy or sell gold for 6 coins.
yamatai-perk-kanayago-full = You may also buy and sell gold boats, at 6 coins.

yamatai-specialist-ryujin = Ryujin
yamatai-perk-ryujin = First boat links to any colour.
yamatai-perk-ryujin-full = Your first boat of a turn may go on a space linked to a boat of any colour.

yamatai-specialist-sarutahiko = Sarutahiko
yamatai-perk-sarutahiko = Outer spaces are entries too.
yamatai-perk-sarutahiko-full = Every empty space that touches only one island is an entry for you.

yamatai-specialist-suijin = Suijin
yamatai-perk-suijin = Your chain of boats may branch.
yamatai-perk-suijin-full = Each later boat may be linked to any boat that you placed this turn, not only to the last one.

yamatai-specialist-fujin = Fujin
yamatai-perk-fujin = Once a turn, move one boat.
yamatai-perk-fujin-full = Once a turn, at any moment of it, you may move one boat on the board to an empty space linked to its own.

yamatai-specialist-tsukuyomi = Tsukuyomi
yamatai-perk-tsukuyomi = Collect one more token.
yamatai-perk-tsukuyomi-full = When you collect, you may take one culture token more from an island beside a boat that you placed this turn.

yamatai-specialist-konohana = Konohana
yamatai-perk-konohana = Build over a token for 5 coins.
yamatai-perk-konohana-full = You may build on an island that holds a culture token, for 5 coins; you take the token.

yamatai-specialist-uzume = Uzume
yamatai-perk-uzume = Recruit for any two tokens.
yamatai-perk-uzume-full = You may recruit a specialist for any two of your culture tokens, also of two kinds.

yamatai-specialist-hachiman = Hachiman
yamatai-perk-hachiman = House on mountain: 1 more point.
yamatai-perk-hachiman-full = A house that you build on a mountain earns 1 more prestige point.

yamatai-specialist-izanagi = Izanagi
yamatai-perk-izanagi = Coins for groups count twice.
yamatai-perk-izanagi-full = The coins that you gain for a group of your houses count twice.

yamatai-specialist-omoikane = Omoikane
yamatai-perk-omoikane = At the end 1 point per specialist.
yamatai-perk-omoikane-full = At the end of the game, 1 point for each of your specialists, this one included.

yamatai-specialist-tenjin = Tenjin
yamatai-perk-tenjin = Set aside: 2 coins a boat, no penalty.
yamatai-perk-tenjin-full = You gain 2 coins for each boat that you set aside, and you lose no points for unused boats at the end.

yamatai-specialist-amaterasu = Amaterasu
yamatai-perk-amaterasu = Torii, palaces need one boat fewer.
yamatai-perk-amaterasu-full = Torii gates and palaces that you build need one boat fewer, whichever you like.
