### The exercises of Yamataï: title, goal and hint of each; then what a turn lacked.

yamatai-exercise-one-boat = One boat is enough
yamatai-exercise-one-boat-goal = Build a house whose tile shows three boats or more, and place one boat only.
yamatai-exercise-one-boat-hint = All boats round an island count, whoever placed them; but one that you place this turn must touch it.
yamatai-exercise-empty-harbour = Nothing left over
yamatai-exercise-empty-harbour-goal = Build a house, and keep no boat: none in the harbour, none set aside.
yamatai-exercise-empty-harbour-hint = A fleet with a single boat leaves nothing over. Where is that boat the last one missing?
yamatai-exercise-four-boats = Four boats
yamatai-exercise-four-boats-goal = Build a house whose tile shows four boats.
yamatai-exercise-four-boats-hint = One of the fleets lets you build with one boat fewer. Which island lacks no more than that fleet brings?
yamatai-exercise-mountain-house = Up the mountain
yamatai-exercise-mountain-house-goal = Build a house on a mountain.
yamatai-exercise-mountain-house-hint = Only one mountain is free of its token. It needs wood and stone; one of the two you can buy.
yamatai-exercise-three-tokens = Three at once
yamatai-exercise-three-tokens-goal = Take three culture tokens, and keep no boat: none in the harbour, none set aside.
yamatai-exercise-three-tokens-hint = You need three boats, each beside another token. There is one in the harbour; which fleet has two?
yamatai-exercise-beside-the-gate = Good neighbours
yamatai-exercise-beside-the-gate-goal = Build a house beside a torii gate or a palace.
yamatai-exercise-beside-the-gate-hint = The fleets that are left bring no stone: buy it. There is room for the house beside the torii gate at the bottom left.
yamatai-exercise-group-of-three = Three together
yamatai-exercise-group-of-three-goal = Make a group of three houses.
yamatai-exercise-group-of-three-hint = A large tile is cheap where most of its boats lie already, and one of the fleets saves one more.
yamatai-exercise-first-torii = The torii gate
yamatai-exercise-first-torii-goal = Build the torii gate.
yamatai-exercise-first-torii-hint = It wants a bamboo, two stone and a gold. One of the fleets lets you build with one boat fewer.
yamatai-exercise-one-for-later = One for now, one for later
yamatai-exercise-one-for-later-goal = Build a house, and reserve a building whose boats all lie ready at another island. Place one boat only.
yamatai-exercise-one-for-later-hint = One of the fleets reserves a building. Its tile says where all boats lie; your own house must lack no more than one.
yamatai-exercise-house-and-coins = A house that pays
yamatai-exercise-house-and-coins-goal = Build a house, and have at least 5 coins more than now when the turn ends.
yamatai-exercise-house-and-coins-hint = A house beside your own brings coins. The power of a fleet can save the boat that you sell.
yamatai-exercise-palace = The palace
yamatai-exercise-palace-goal = Build the palace.
yamatai-exercise-palace-hint = Two clay lie together at one island. You have a bamboo in the harbour; where can two stone come from?
yamatai-exercise-one-boat-one-guest = One boat, one guest
yamatai-exercise-one-boat-one-guest-goal = Recruit a specialist, and place one boat only.
yamatai-exercise-one-boat-one-guest-hint = With Tsukuyomi one boat takes two tokens, but there are no two equal ones for it. One of the fleets can change a token.
yamatai-exercise-out-of-sight = Out of sight
yamatai-exercise-out-of-sight-goal = Build a house, and leave no torii gate ready: when your turn ends, no island may have all boats of one that is on offer.
yamatai-exercise-out-of-sight-hint = You cannot build the torii gate that lies ready. One of the fleets puts it under the deck; buy the boat that your house lacks.
yamatai-exercise-palace-first = Before the others do
yamatai-exercise-palace-first-goal = Build a palace, and leave none ready: when your turn ends, no island may have all boats of a palace that is on offer.
yamatai-exercise-palace-first-hint = Your boats do not reach the island where they lie. Build the palace elsewhere: one of the fleets saves a boat.
yamatai-exercise-fourteen-coins = Full purse
yamatai-exercise-fourteen-coins-goal = Have at least 14 coins more than now when the turn ends.
yamatai-exercise-fourteen-coins-hint = The most coins lie on a specialist. Two equal tokens win him, if you still have a boat to sell.
yamatai-exercise-keep-off = Keep off the mountain
yamatai-exercise-keep-off-goal = Build a house with two boats at most, and leave no mountain ready: none may have all boats of a house that is on offer, with nothing in its way.
yamatai-exercise-keep-off-hint = You do not reach that mountain. One of the fleets forbids houses on an island; buy the boat that your own house lacks.
yamatai-exercise-one-space-over = One space over
yamatai-exercise-one-space-over-goal = Build the torii gate.
yamatai-exercise-one-space-over-hint = A boat that it needs lies one space too far away: one of the fleets moves it. The chain then needs one boat more than the fleet brings.
yamatai-exercise-steep = The steep one
yamatai-exercise-steep-goal = Build a house on a mountain.
yamatai-exercise-steep-hint = The way is four boats long: buy one, use the harbour, and build with one boat fewer.
yamatai-exercise-mountain-beside = Mountain and gate
yamatai-exercise-mountain-beside-goal = Build a house on a mountain that has a torii gate or a palace beside it.
yamatai-exercise-mountain-beside-hint = The right spaces are taken. Clear the way first: what you remove makes room for your chain.
yamatai-exercise-changed-places = Changed places
yamatai-exercise-changed-places-goal = Build the palace.
yamatai-exercise-changed-places-hint = Two boats on the map change places: bring a stone to the island where the palace shall stand.

## What was not reached: $value is what the turn came to, $wanted what it should be

yamatai-least-houses = No house was built.
yamatai-least-torii = No torii gate was built.
yamatai-least-palaces = No palace was built.
yamatai-least-mountain = No house was built on a mountain.
yamatai-least-beside = No house was built beside a torii gate or a palace.
# 0: nothing was built, which another sentence says.
yamatai-least-cost = { $value ->
    [0] {""}
    [one] The tile shows { $value } boat, not { $wanted }.
   *[other] The tile shows { $value } boats, not { $wanted }.
}
yamatai-least-group = { $value ->
    [0] No house was built.
    [1] The house stands alone.
   *[other] The group has { $value } houses, not { $wanted }.
}
yamatai-least-coins = { $value ->
    [one] The turn brought { $value } coin, not { $wanted }.
   *[other] The turn brought { $value } coins, not { $wanted }.
}
yamatai-most-placed = { $wanted ->
    [one] { $value } boats were placed; only { $wanted } was allowed.
   *[other] { $value } boats were placed; only { $wanted } were allowed.
}
yamatai-most-aside = { $value ->
    [one] { $value } boat was set aside.
   *[other] { $value } boats were set aside.
}
yamatai-most-kept = { $value ->
    [one] { $value } boat is left in the harbour.
   *[other] { $value } boats are left in the harbour.
}
yamatai-most-ready-palaces = { $value ->
    [one] All boats of a palace still lie ready at { $value } island.
   *[other] All boats of a palace still lie ready at { $value } islands.
}
yamatai-least-tokens = { $value ->
    [one] { $value } culture token was taken, not { $wanted }.
   *[other] { $value } culture tokens were taken, not { $wanted }.
}
yamatai-least-specialists = Nobody was recruited.
yamatai-least-ready-reserved = Of no building that you reserved do all boats lie ready.
yamatai-most-ready-torii = { $value ->
    [one] All boats of a torii gate still lie ready at { $value } island.
   *[other] All boats of a torii gate still lie ready at { $value } islands.
}
yamatai-most-ready-mountains = { $value ->
    [one] All boats of a house still lie ready at { $value } mountain.
   *[other] All boats of a house still lie ready at { $value } mountains.
}
