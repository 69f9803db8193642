### What the pictures in the rules show, told below them and read aloud.

rule-picture-yamatai-setting-up = At the start: each island has a token or is empty, and a token with a mountain lies where the mountain stands. The island in the middle has a mountain and no token.
rule-picture-yamatai-first-boat = A first wood boat may go on any entry gate, or on a space linked to the wood boat that lies there.
rule-picture-yamatai-chain = Three boats placed in this turn. The fourth goes on a space linked to the third; the spaces beside the first two are closed.
rule-picture-yamatai-collecting = Two boats placed in this turn touch four islands. Each takes one token: here the pine and the drum.
rule-picture-yamatai-boats-of-all = The cost is two bamboo boats and a clay boat: all three lie round the island. Only the wood boat was placed in this turn, by you.
rule-picture-yamatai-neighbouring-buildings = The blue house earns 1 point for the torii gate and 1 point for the palace on neighbouring islands.
rule-picture-yamatai-on-a-mountain = A house on a mountain earns 1 point.
rule-picture-yamatai-group = The third house of a group earns 3 coins, 1 for each house of the group.
rule-picture-yamatai-corner = These two houses meet at a corner only: they are not neighbours, and no group.
rule-picture-yamatai-sacred-ground = A sacred ground below a culture token.
rule-picture-yamatai-fleets = One of five open fleets was taken; its place stays empty until the end of the round.
rule-picture-yamatai-harbour = One boat stays in the harbour, the others are set aside.
rule-picture-yamatai-price = Below the number of specialists in the deck stands the price of each: tokens of one kind, or of different kinds.
rule-picture-yamatai-next-order = Two players are done: the fleets 3 and 1 that they took are their places in the next round.
