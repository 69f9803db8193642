### Yamataï: what is wrong with an edition, and with actions that were typed or stand in a file.

## An edition. $entry: as the file calls it, "fleet 3"; $boat, $kind and $perk are in quotes already.

fault-edition-at = { $entry }: { $why }
fault-edition-numbers = the numbers must be 1 to { $last }, each once
fault-edition-power = unknown power { $power }; known: { $known }
fault-edition-boat = no boat is called { $boat }
fault-edition-id-twice = this id stands twice
fault-edition-id-word = an id is one word
fault-edition-building-kind = unknown kind { $kind }
fault-edition-cost = a cost of { $count } boats; an island holds 1 to { $most }
fault-edition-perk = unknown perk { $perk }; known: { $known }
fault-edition-perk-below = perk { $perk } is below 0
fault-edition-count = { $what ->
    [fleet-tiles] fleet tiles: { $there }, there must be { $due }
    [standard-buildings] standard buildings: { $there }, there must be { $due }
    [torii-tiles] torii tiles: { $there }, there must be { $due }
    [palace-tiles] palace tiles: { $there }, there must be { $due }
    [specialists] specialists: { $there }, there must be { $due }
    [boats] boats: { $there }, there must be { $due }
    [culture-kinds] culture kinds: { $there }, there must be { $due }
    [culture-tokens] culture tokens: { $there }, there must be { $due }
   *[mountains] mountains: { $there }, there must be { $due }
}
fault-edition-houses = houses must be given for 2, 3 and 4 players
fault-edition-houses-below = houses below 1
fault-edition-below = { $value } is below 0
fault-edition-scoring = coins_per_point and aside_per_penalty are at least 1
fault-edition-token-word = a kind is one word, not { $kind }
fault-edition-token-twice = the kind { $kind } stands twice
fault-edition-tokens = each and blank are at least 1, the token of a mountain
fault-edition-same = recruit_same is 1 to { $most }
fault-edition-different = recruit_different is 2 to { $most }
fault-edition-source = source must be one of { $known }

## An action

# $names: what the words are.
fault-yamatai-words = { $count ->
    [0] { $text }: { $action } takes no more words
    [one] { $text }: { $action } takes { $count } word ({ $names })
   *[other] { $text }: { $action } takes { $count } words ({ $names })
}
fault-yamatai-name = { $kind ->
    [fleet] no fleet is called { $word }
    [boat] no boat is called { $word }
    [space] no space is called { $word }
    [island] no island is called { $word }
    [tile] no tile is called { $word }
    [specialist] no specialist is called { $word }
    [payment] no payment is called { $word }
   *[token] no token is called { $word }
}
