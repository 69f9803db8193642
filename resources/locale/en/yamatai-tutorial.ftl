### The tutorial of Yamataï: chapters, and their notes of at most 240 characters with a heading each.
### Order and what is pointed at: resources/games/yamatai/tutorial.toml.


## The queen's smile

yamatai-lesson-goal = The queen's smile
yamatai-lesson-goal-queen-head = A capital for Himiko
yamatai-lesson-goal-queen = Queen Himiko wants a capital on her islands. Sail for her, gather what she likes, and build. Most points win her smile; buildings bring the most.
yamatai-lesson-goal-islands-head = The archipelago
yamatai-lesson-goal-islands = Boats sail these channels. On the islands lie culture tokens; houses, torii gates and palaces will stand there.
yamatai-lesson-goal-mat-head = Your mat
yamatai-lesson-goal-mat = Here lie your boats, tokens and houses, and above them your coins. The narrow mat below is Ren's, who plays against you.

## Take a fleet

yamatai-lesson-fleet = Take a fleet
yamatai-lesson-fleet-take-head = Your first fleet
yamatai-lesson-fleet-take = Every turn begins with one of these fleets. It brings boats, and often a power. Take fleet 8: drag it to your mat, or click it.
yamatai-lesson-fleet-number-head = Boats, and a number
yamatai-lesson-fleet-number = Place as many of the boats as you like. The number is your place in the next round: low ones play first, rich fleets often late.

## Your first boats

yamatai-lesson-boats = Your first boats
yamatai-lesson-boats-entry-head = Through the gate
yamatai-lesson-boats-entry = The first boat of a turn enters at a red gate, or beside a boat of its own kind. Drag the bamboo boat to this gate.
yamatai-lesson-boats-second-head = In its wake
yamatai-lesson-boats-second = Each further boat, of any kind, goes beside the one just placed. Place the wood boat.
yamatai-lesson-boats-third-head = On it goes
yamatai-lesson-boats-third = One chain, no branches: place the stone boat beside the wood boat.
yamatai-lesson-boats-chain-head = They stay here
yamatai-lesson-boats-chain = Placed boats stay on the map, and from now on belong to nobody.

## Collecting

yamatai-lesson-collect = Collecting
yamatai-lesson-collect-tokens-head = Culture on the shore
yamatai-lesson-collect-tokens = Each boat placed this turn may take one token from an island that it touches. Click the ringed one, or drag it to your mat.
yamatai-lesson-collect-each-head = One boat, one token
yamatai-lesson-collect-each = Three boats may take three tokens. Take the next one.
yamatai-lesson-collect-last-head = The third
yamatai-lesson-collect-last = You may stop after one, but there is no reason to. Take the last one.
yamatai-lesson-collect-end-head = Your turn ends
yamatai-lesson-collect-end = Nothing more to do: press End turn, or the key E.
yamatai-lesson-collect-empty-head = What tokens are for
yamatai-lesson-collect-empty = Tokens win specialists later. The islands that they leave are empty: land to build on.

## Building

yamatai-lesson-build = Building
yamatai-lesson-build-row-head = Buildings on offer
yamatai-lesson-build-row = Ren has played; you have a fleet again. Instead of collecting you may build one of these. A tile shows its cost in boats and, in the seal, its points.
yamatai-lesson-build-cost-head = What it costs
yamatai-lesson-build-cost = This house needs bamboo and clay round the island. Ren's clay boat serves you, too, but a boat of this turn must touch the island. Place the bamboo boat.
yamatai-lesson-build-house-head = Build
yamatai-lesson-build-house = The cost lies round the island, and the island is empty. Drag the tile onto it.
yamatai-lesson-build-stay-head = Nothing is used up
yamatai-lesson-build-stay = The boats stay, and may serve again: you, or Ren. The tile is yours. Once you place boats you must collect or build, if you can; never both.

## Groups and coins

yamatai-lesson-groups = Groups and coins
yamatai-lesson-groups-boat-head = Two islands, one channel
yamatai-lesson-groups-boat = A new round. The empty island shares a channel with that of your house: they are neighbours. Bamboo and clay lie there; place your bamboo boat on its entry gate.
yamatai-lesson-groups-build-head = A second house
yamatai-lesson-groups-build = Two bamboo, one clay: build this house.
yamatai-lesson-groups-coins-head = A group pays
yamatai-lesson-groups-coins = Houses on neighbouring islands are a group. A new house pays one coin for every house of its group: two coins.

## Mountains, torii, palaces

yamatai-lesson-heights = Mountains, torii gates, palaces
yamatai-lesson-heights-torii-head = Build a torii gate
yamatai-lesson-heights-torii = A round later. Torii gates and palaces cost much, bring many points, and use none of your houses. Two wood and two clay lie ready: drag the torii gate to its island.
yamatai-lesson-heights-again-head = It shines on others
yamatai-lesson-heights-again = Torii gates and palaces pay nothing now, but every house built beside one later brings its builder a point. End your turn.
yamatai-lesson-heights-entry-head = Two turns in a row
yamatai-lesson-heights-entry = Two players have two turns each in a round, and yours come together now. Place the stone boat on this entry gate.
yamatai-lesson-heights-mountain-head = On the mountain
yamatai-lesson-heights-mountain = A house on a mountain brings a prestige point at once. Build this one.
yamatai-lesson-heights-sum-head = Well placed
yamatai-lesson-heights-sum = One point for the mountain, one for the torii gate next door, and three coins for your group of three.

## Harbour and trade

yamatai-lesson-harbour = Harbour and trade
yamatai-lesson-harbour-buy-head = The market
yamatai-lesson-harbour-buy = A round later. Before you place boats you may trade once: buy a boat from the reserve, or sell one; never gold. Drag a bamboo boat to your mat: prices stand beside it.
yamatai-lesson-harbour-use-head = Like to like
yamatai-lesson-harbour-use = A stone boat lies here. Place yours beside it.
yamatai-lesson-harbour-collect-head = Collect
yamatai-lesson-harbour-collect = Take the token from this island.
yamatai-lesson-harbour-keep-head = One berth
yamatai-lesson-harbour-keep = Two boats are left. One may stay in your harbour for a later turn: drop the bamboo boat there.
yamatai-lesson-harbour-aside-head = Set aside
yamatai-lesson-harbour-aside = The wood boat is set aside for good. At the end every two unused boats cost a point.

## Specialists

yamatai-lesson-specialists = Specialists
yamatai-lesson-specialists-row-head = People of the islands
yamatai-lesson-specialists-row = These people help you until the end, each in a way of their own. Two equal tokens, or three different ones, win one of them: one a turn, after your boats.
yamatai-lesson-specialists-recruit-head = Choose somebody
yamatai-lesson-specialists-recruit = Rest the pointer on somebody to read more. Drag anybody you like to your mat, and choose what you pay with. You have koi to spare.
yamatai-lesson-specialists-coins-head = Welcome aboard
yamatai-lesson-specialists-coins = The coins that lay there are yours. Specialists count points at the end, too.

## Powers

yamatai-lesson-powers = Powers
yamatai-lesson-powers-survey-head = The power of your fleet
yamatai-lesson-powers-survey = Most fleets have one: use it once, whenever you like in this turn. This one puts a building under the deck. Press Power, then click the palace.
yamatai-lesson-powers-boat-head = Back to work
yamatai-lesson-powers-boat = In its place a new tile came up. Now use the bamboo boat that you kept in the harbour: place it on this entry gate.
yamatai-lesson-powers-build-head = What a place
yamatai-lesson-powers-build = A mountain, a torii gate next door, and four houses in a group: build this one.
yamatai-lesson-powers-others-head = Other fleets
yamatai-lesson-powers-others = Their powers differ: rest the pointer on a fleet to read its own. A turn's actions can be undone, but not what has shown something hidden.

## End of a round, turn order

yamatai-lesson-round = End of a round, turn order
yamatai-lesson-round-end-head = Your last turn
yamatai-lesson-round-end = You have had both your turns of this round. End this one, and watch Ren.
yamatai-lesson-round-order-head = A new order
yamatai-lesson-round-order = Ren plays twice. Then the fleets just taken set the order: yours are 1 and 9, Ren's 2 and 7. So you will play first, and last.
yamatai-lesson-round-fleets-head = Patience pays
yamatai-lesson-round-fleets = Fleets that nobody took slide left, hidden ones are turned up; those just played wait at the end. Two coins fall on everybody whom nobody recruited, and both rows are filled up.

## Scoring

yamatai-lesson-scoring = Scoring
yamatai-lesson-scoring-over-head = When it ends
yamatai-lesson-scoring-over = A game ends with the round in which a last house is built, a row cannot be filled, or a kind of boat runs out.
yamatai-lesson-scoring-counts-head = What counts
yamatai-lesson-scoring-counts = Buildings and specialists count the number in their seal. Prestige counts in full; five coins are a point. Rest the pointer here: it tells your score so far.
yamatai-lesson-scoring-lost-head = Points lost, and ties
yamatai-lesson-scoring-lost = Every two boats left over, in harbour and aside together, cost a point; so does each tile reserved with a power and not built. A tie goes to whoever played first in the last round.

## Your own round

yamatai-lesson-game = Your own round
yamatai-lesson-game-yours-head = Your turn, captain
yamatai-lesson-game-yours = One round against Ren, two turns each. Undo helps, H finds a good turn, F1 has all the rules. I speak only when something new happens.
yamatai-lesson-game-fleet-head = Which building?
yamatai-lesson-game-fleet = Rest the pointer on a tile or an island: it tells what fits there, and what is missing.
yamatai-lesson-game-placed-head = Choose your way
yamatai-lesson-game-placed = Lead the chain to tokens that you need, or round an island with boats already beside it.
yamatai-lesson-game-collected-head = Look for pairs
yamatai-lesson-game-collected = Two of a kind win a specialist. Three different ones do, too.
yamatai-lesson-game-turn-head = Ren's turn
yamatai-lesson-game-turn = Your boats serve Ren as well. Rest the pointer here: it tells Ren's score so far.
