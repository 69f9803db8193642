### The rules of Yamataï in our own words. `rule-yamatai-5` is the head of chapter 5, `rule-yamatai-5-3` is rule 5.3.
### What the edition on the table decides comes in as a number. A rule named by its number becomes a link.

rule-yamatai-1 = Setting up
rule-yamatai-1-1 = Two to four people play. Each takes a colour, whichever of the four they like (our ruling), and its houses: { $houses2 } when two play, { $houses3 } when three play, { $houses4 } when four play.
rule-yamatai-1-2 = The specialists are shuffled; five lie face up, the others are their deck. The building tiles are shuffled too; five lie face up, the others are their deck.
rule-yamatai-1-3 = The fleets are shuffled. Five lie face up on the light places of the track, five face down on the dark places behind them.
rule-yamatai-1-4 = The { $tokens } culture tokens are shuffled, and one goes on each island. { $mountains } of them bear a mountain: one of each kind, and a blank one. On their islands stands a mountain for the whole game. Then the { $blank } blank tokens are taken away: so many islands start empty, exactly one of them with a mountain.
rule-yamatai-1-5 = Everybody begins with { $coins } coins. The reserve holds { $boats } boats; the supply has { $torii } torii gates, { $palaces } palaces and { $sacred } sacred grounds. Our ruling: coins and prestige points never run out.
rule-yamatai-1-6 = The first turn order is drawn by lot. When two play, each has two meeples, and in the first round the two players take turns.

rule-yamatai-2 = A round
rule-yamatai-2-1 = In turn order each meeple takes one whole turn, with five steps: take a fleet (3.1), trade (4.1), place boats and use them (5.1), fill the harbour (6.1), recruit a specialist (7.1).
rule-yamatai-2-2 = Our ruling: what you may do but need not is skipped by doing something of a later step, or by ending the turn. A step that is over does not come back, except by undo (10.1).

rule-yamatai-3 = Step 1: the fleet
rule-yamatai-3-1 = You must take one open fleet. Your meeple comes to your mat with it.
rule-yamatai-3-2 = Take the boats shown on the fleet from the reserve. Nothing makes up for a boat that the reserve lacks. Your hand has no limit, and the boats in your harbour belong to it.
rule-yamatai-3-3 = You may use the power of your fleet once, at any moment after you took it. It is lost when the turn ends. The powers are in chapter 9.

rule-yamatai-4 = Step 2: trade
rule-yamatai-4-1 = You may buy a boat from the reserve or sell one of your hand, for the price on the mat: { $trades ->
    [one] one trade a turn
   *[other] { $trades } trades a turn
}. Gold boats are not traded. Our ruling: what the reserve lacks cannot be bought, and a boat that you sell goes to the reserve.

rule-yamatai-5 = Step 3: boats and their use
rule-yamatai-5-1 = Place as many boats of your hand as you like, or none; each needs a space of its own. Once on the board, a boat stays there and belongs to nobody.
rule-yamatai-5-2 = The first boat of a turn goes on an empty entry gate, or on an empty space linked to a boat of its own kind.
rule-yamatai-5-3 = Every later boat goes on an empty space linked to the boat placed just before it, of whatever kind. The boats of a turn are one chain that does not branch.
rule-yamatai-5-4 = After placing boats you must either collect (5.5) or build (5.6), if one of them can be done; never both in a turn. Without placing a boat you can do neither.
rule-yamatai-5-5 = Collect: each boat placed this turn may take one culture token from an island that it touches. A boat serves once, and a token goes with one boat. Our ruling: you take at least one token, and may stop before you have them all. A token with a mountain counts as its kind. An island with neither a token nor a building is empty.
rule-yamatai-5-6 = Build: choose an open tile, or one that you reserved, and an empty island that a boat placed this turn touches. All boats of the cost must lie on spaces round this island. It does not matter who placed them and when, and they stay where they are. Our ruling: more boats than needed may lie there. Each tile is one building, and you build one a turn.
rule-yamatai-5-7 = A house tile takes one of your houses; without a house left you cannot build it. A torii gate or a palace comes from the supply and takes none of your houses.
rule-yamatai-5-8 = The tile lies face down with its builder. Its points count at the end.
rule-yamatai-5-9 = A house earns when it is built, all of it added up:
    a) 1 prestige point for each torii gate or palace on a neighbouring island;
    b) 1 prestige point if it stands on a mountain;
    c) if it begins a group of your houses or makes one larger, 1 coin for each house of the group, itself included. A group is two or more of your houses on islands that are neighbours, one after the other.
rule-yamatai-5-10 = Two islands are neighbours if a channel lies between them. Islands that meet at a corner only are not.
rule-yamatai-5-11 = A torii gate or a palace earns nothing when it is built, and belongs to nobody's group. Houses that are built beside it later earn a point for it (5.9).

rule-yamatai-6 = Step 4: the harbour
rule-yamatai-6-1 = Of the boats left in your hand { $harbour ->
    [one] one stays in your harbour, of your choice
   *[other] { $harbour } stay in your harbour, of your choice
}. The others are set aside for the rest of the game; our ruling: they never come back to the reserve. Where there is nothing to choose, this happens by itself.

rule-yamatai-7 = Step 5: specialists
rule-yamatai-7-1 = You may recruit one specialist a turn. Give { $same } culture tokens of one kind, or { $different } of { $different } kinds; take an open specialist and the coins on it. Our ruling: the tokens that you give leave the game.
rule-yamatai-7-2 = What a specialist allows holds from now to the end of the game. Its points count at the end.

rule-yamatai-8 = End of round and of game
rule-yamatai-8-1 = After each round, 8.1 to 8.6 are gone through in this order. If all houses of a player stand on the board, the game ends.
rule-yamatai-8-2 = { $per_round } coins go on each open specialist. Then the row is filled up to five; on a new specialist lies nothing. If there are not enough for five, the game ends.
rule-yamatai-8-3 = The building row is filled up to five. If there are not enough for five, the game ends.
rule-yamatai-8-4 = The numbers of the fleets just played give the new turn order, the lowest first. When two play this holds for each of the four meeples, so that one player may have two turns in a row.
rule-yamatai-8-5 = The fleets that nobody took move to the left, and the face-down ones close up to them; those that now lie on light places are turned up. The fleets that were played are shuffled and go face down to the right end.
rule-yamatai-8-6 = If the reserve has no boat left of some kind, the game ends.
rule-yamatai-8-7 = The score: 1 point for every { $coins_per_point } coins, the prestige points, the points of your buildings and of your specialists. Lost are { $reserved ->
    [one] 1 point
   *[other] { $reserved } points
} for each tile that you reserved and did not build, and 1 point for every { $per_penalty } unused boats. Our ruling: the boats set aside and those in the harbour are unused, counted together.
rule-yamatai-8-8 = The most points win. A tie goes to the player who had the first turn of the last round.

rule-yamatai-9 = Powers of the fleets
# Stands below the head of the chapter, above the powers.
rule-yamatai-9-all = The printed texts of the powers are not public: all of these are our rulings. A power is used once, in the turn of its fleet (3.3).
rule-yamatai-9-sacred_ground = It lies on an island without a building and without another sacred ground; a culture token may be there.
rule-yamatai-9-reserve = The row is filled up at the end of the round (8.3), not before.
rule-yamatai-9-moved = Boats moved by a power
# Follows the head before.
rule-yamatai-9-moved-text = Moving or swapping a boat does not make it one that you placed this turn. If the last boat that you placed is moved, your chain goes on from its new space. If it is removed, the chain goes on from the boat placed before it; without any, the next boat is a first one again (5.2). To collect and to build counts what you placed this turn and still lies on the board.

rule-yamatai-10 = At this table
rule-yamatai-10-1 = Undo takes back the actions of the running turn, as far as the last one that brought something hidden to light. Turns that are over can be taken back only if the table agreed to that at the start of the game.
rule-yamatai-10-2 = A turn ends when you say so, also when nothing more can be done in it.
rule-yamatai-10-3 = Hidden are the decks and the face-down fleets, and nothing else. Our ruling: the tiles that lie face down with their builders may be seen, because everybody saw them being built.

rule-yamatai-11 = Examples
rule-yamatai-11-1 = Your fleet shows stone, clay and gold, and the reserve is out of gold. You get a stone boat and a clay boat. The gold boat that you kept in the harbour is in your hand as well (3.2).
rule-yamatai-11-2 = All entry gates are taken, and no empty space is linked to boats of the kinds in your hand. You can place none, and the turn goes on without this step (5.2).
rule-yamatai-11-3 = You have placed two boats, and no empty space is linked to the second. The third cannot go beside the first, unless a specialist lets your chain branch (5.3).
rule-yamatai-11-4 = Two of your three boats touch the same token. One of them takes it; the other takes one elsewhere, or none (5.5).
rule-yamatai-11-5 = A house costs two bamboo boats and a clay boat. Round the island lie bamboo, clay and gold: one bamboo boat is missing. A power or a specialist that saves you a boat makes it possible (5.6).
rule-yamatai-11-6 = All boats of the cost have lain round an island for some rounds. Place any boat beside it, and you may build there. A boat that touches only an island at its corner does not help (5.6).
rule-yamatai-11-7 = A house on a mountain has two palaces and a torii gate on neighbouring islands and joins a group of two houses and one of three: 4 prestige points and 6 coins (5.9).
rule-yamatai-11-8 = Your first house stands alone: no coins. Your second on a neighbouring island: 2 coins. A third that meets both at a corner only: no coins (5.10).
rule-yamatai-11-9 = The first player of a round builds their last house. All others still have their turns. When two play, the second meeple of that player may still build torii gates and palaces (8.1).
rule-yamatai-11-10 = Five boats are left in your hand, and your harbour holds one. You keep one and set four aside (6.1). Whoever ends with seven boats set aside and one in the harbour loses 4 points if each two cost 1 (8.7).
rule-yamatai-11-11 = Three play. After the round two open fleets are left and move to the first two places. Three face-down ones are turned up, two stay face down behind them, and the three that were played lie shuffled at the end (8.5).
rule-yamatai-11-12 = You hold two koi tokens and one drum token. The two koi tokens pay for a specialist; a koi and a drum do not, unless a specialist lets you pay with any two (7.1).
rule-yamatai-11-13 = A specialist lets you build on an island that holds a token, if you pay the coins that it asks for. You take that token along with the building, and have done what 5.4 asks for.
rule-yamatai-11-14 = So many buildings were built that the row cannot be filled up to five. The game ends there (8.3): no new turn order, no new fleets.
