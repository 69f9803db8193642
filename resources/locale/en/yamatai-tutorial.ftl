### The tutorial of Yamataï: chapters, and their notes of at most 240 characters with a heading each.
### Order and what is pointed at: resources/games/yamatai/tutorial.toml.


## The queen's smile

yamatai-lesson-goal = The queen's smile
yamatai-lesson-goal-queen-head = A capital for Himiko
yamatai-lesson-goal-queen = Queen Himiko wants a capital on her islands. You sail for her, gather what she likes, and build.
yamatai-lesson-goal-islands-head = The archipelago
yamatai-lesson-goal-islands = Culture tokens lie on these islands. Boats sail the channels between them; houses, torii gates and palaces stand on the land.
yamatai-lesson-goal-mat-head = Your mat
yamatai-lesson-goal-mat = Here lie your boats, tokens and houses, and above them your coins. The narrow mat below is Ren's, who plays against you.
yamatai-lesson-goal-smile-head = Who makes her smile
yamatai-lesson-goal-smile = Most points at the end win the queen's smile. Buildings bring the most; coins and specialists help.

## Take a fleet

yamatai-lesson-fleet = Take a fleet
yamatai-lesson-fleet-row-head = Fleets
yamatai-lesson-fleet-row = Every turn begins with one of these open fleets. It brings boats, and often a power for this turn.
yamatai-lesson-fleet-take-head = Your first fleet
yamatai-lesson-fleet-take = Drag fleet 8 to your mat, or click it. It brings three boats: bamboo, wood and stone.
yamatai-lesson-fleet-boats-head = Boats in hand
yamatai-lesson-fleet-boats = These boats are yours to place. You need not place them all.
yamatai-lesson-fleet-number-head = A number for later
yamatai-lesson-fleet-number = The number of the fleet is your place in the next round: low ones play first. Rich fleets often play late.

## Your first boats

yamatai-lesson-boats = Your first boats
yamatai-lesson-boats-entry-head = Through the gate
yamatai-lesson-boats-entry = The first boat of a turn enters at a red entry gate, or beside a boat of its own kind. Drag the bamboo boat to this gate.
yamatai-lesson-boats-second-head = In its wake
yamatai-lesson-boats-second = Each further boat goes beside the one you placed just before; any kind will do. Place the wood boat.
yamatai-lesson-boats-third-head = On it goes
yamatai-lesson-boats-third = From the wood boat the chain goes on. Place the stone boat.
yamatai-lesson-boats-chain-head = They stay here
yamatai-lesson-boats-chain = One chain, no branches. Placed boats stay on the map, and from now on belong to nobody.

## Collecting

yamatai-lesson-collect = Collecting
yamatai-lesson-collect-tokens-head = Culture on the shore
yamatai-lesson-collect-tokens = Each boat placed this turn may take one token from an island that it touches. Click the ringed one, or drag it to your mat.
yamatai-lesson-collect-each-head = One boat, one token
yamatai-lesson-collect-each = Three boats lie here, so three tokens can be yours. Take the next one.
yamatai-lesson-collect-last-head = The third
yamatai-lesson-collect-last = You may stop after one, but there is no reason to. Take the last one.
yamatai-lesson-collect-empty-head = What tokens are for
yamatai-lesson-collect-empty = Tokens win specialists later. The islands that they leave are empty: land to build on.
yamatai-lesson-collect-end-head = Your turn ends
yamatai-lesson-collect-end = Nothing more to do. Press End turn, or the key E.

## Building

yamatai-lesson-build = Building
yamatai-lesson-build-row-head = Buildings on offer
yamatai-lesson-build-row = Ren has played, and you have a fleet again. Instead of collecting you may build one of these: the boats on a tile are its cost, the number in the seal its points.
yamatai-lesson-build-cost-head = What it costs
yamatai-lesson-build-cost = This house needs bamboo and clay round the island. The clay boat there is Ren's work, but placed boats serve everybody.
yamatai-lesson-build-touch-head = A boat of this turn
yamatai-lesson-build-touch = To build there, a boat placed this turn must touch the island. Place the bamboo boat.
yamatai-lesson-build-house-head = Build
yamatai-lesson-build-house = The cost lies round the island, and the island is empty. Drag the tile onto it.
yamatai-lesson-build-stay-head = Nothing is used up
yamatai-lesson-build-stay = The boats stay, and may serve again: you, or Ren. The tile is yours, and counts at the end.
yamatai-lesson-build-or-head = Collect or build
yamatai-lesson-build-or = Once boats are placed you must collect or build, if you can. Never both. End your turn.

## Groups and coins

yamatai-lesson-groups = Groups and coins
yamatai-lesson-groups-alone-head = Two islands, one channel
yamatai-lesson-groups-alone = A new round. Your house stands alone. The empty island beside it shares a channel with it: they are neighbours.
yamatai-lesson-groups-boat-head = Bring a boat
yamatai-lesson-groups-boat = Bamboo and clay lie round that island already. Place your bamboo boat on its entry gate.
yamatai-lesson-groups-build-head = A second house
yamatai-lesson-groups-build = Two bamboo, one clay: build this house.
yamatai-lesson-groups-coins-head = A group pays
yamatai-lesson-groups-coins = Houses on neighbouring islands are a group. A new house pays one coin for every house of its group: two coins.

## Mountains, torii, palaces

yamatai-lesson-heights = Mountains, torii gates, palaces
yamatai-lesson-heights-kinds-head = The queen's own
yamatai-lesson-heights-kinds = A round later. Torii gates and palaces are expensive, but worth many points. They come from this supply and use none of your houses.
yamatai-lesson-heights-torii-head = Build a torii gate
yamatai-lesson-heights-torii = Two wood and two clay boats lie round this island. Drag the torii gate onto it.
yamatai-lesson-heights-again-head = It shines on others
yamatai-lesson-heights-again = A torii gate pays nothing now, but every house built beside it later brings its builder a point. End your turn.
yamatai-lesson-heights-entry-head = Two turns in a row
yamatai-lesson-heights-entry = With two players, each has two turns in a round, and yours come together now. Place the stone boat on this entry gate.
yamatai-lesson-heights-mountain-head = On the mountain
yamatai-lesson-heights-mountain = A house on a mountain brings a prestige point at once. Build this one.
yamatai-lesson-heights-sum-head = Well placed
yamatai-lesson-heights-sum = One point for the mountain, one for the torii gate next door, and three coins for your group of three.

## Harbour and trade

yamatai-lesson-harbour = Harbour and trade
yamatai-lesson-harbour-trade-head = The market
yamatai-lesson-harbour-trade = A round later. Before you place boats you may trade once: buy a boat from the reserve, or sell one. Gold is not traded.
yamatai-lesson-harbour-buy-head = Buy
yamatai-lesson-harbour-buy = Drag a bamboo boat from the reserve to your mat. The prices stand beside it.
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
yamatai-lesson-specialists-row = These people help you until the end of the game, each in a way of their own. Rest the pointer on one to read more.
yamatai-lesson-specialists-price-head = Their price
yamatai-lesson-specialists-price = Two equal tokens, or three different ones, win one of them: one a turn, after your boats.
yamatai-lesson-specialists-recruit-head = Choose somebody
yamatai-lesson-specialists-recruit = Drag anybody you like to your mat, and choose what you pay with. You have koi to spare.
yamatai-lesson-specialists-coins-head = Welcome aboard
yamatai-lesson-specialists-coins = The coins that lay there are yours. Specialists count points at the end, too.

## Powers

yamatai-lesson-powers = Powers
yamatai-lesson-powers-once-head = The power of your fleet
yamatai-lesson-powers-once = Most fleets have one. Use it once, whenever you like in this turn; unused, it is lost.
yamatai-lesson-powers-survey-head = Change the offer
yamatai-lesson-powers-survey = This one puts a building under the deck. Press Power, then click the palace.
yamatai-lesson-powers-known-head = Something new
yamatai-lesson-powers-known = A new tile came up. What was hidden and is shown cannot be undone; other actions of a turn can.
yamatai-lesson-powers-boat-head = Back to work
yamatai-lesson-powers-boat = You kept a bamboo boat in the harbour. Place it on this entry gate.
yamatai-lesson-powers-build-head = What a place
yamatai-lesson-powers-build = A mountain, a torii gate next door, and four houses in a group: build this one.

## End of a round, turn order

yamatai-lesson-round = End of a round, turn order
yamatai-lesson-round-end-head = Your last turn
yamatai-lesson-round-end = You have had both your turns of this round. End this one.
yamatai-lesson-round-watch-head = Ren plays
yamatai-lesson-round-watch = Watch Ren's two turns. Next shows the rest at once.
yamatai-lesson-round-order-head = A new order
yamatai-lesson-round-order = The fleets just taken set it: yours were 1 and 9, Ren's 2 and 7. So you play first, and last.
yamatai-lesson-round-fleets-head = Fleets move up
yamatai-lesson-round-fleets = Fleets that nobody took slide left, hidden ones are turned up. Those just played wait at the end.
yamatai-lesson-round-coins-head = Patience pays
yamatai-lesson-round-coins = Two coins fall on everybody whom nobody recruited. Then both rows are filled up.

## Scoring

yamatai-lesson-scoring = Scoring
yamatai-lesson-scoring-over-head = When it ends
yamatai-lesson-scoring-over = A game ends with the round in which a last house is built, a row cannot be filled, or a kind of boat runs out.
yamatai-lesson-scoring-counts-head = Buildings
yamatai-lesson-scoring-counts = Every building counts the number in its seal. So does every specialist.
yamatai-lesson-scoring-seal-head = Prestige and coins
yamatai-lesson-scoring-seal = Prestige counts in full, and five coins are a point. Rest the pointer here: it tells your score so far.
yamatai-lesson-scoring-lost-head = Points lost
yamatai-lesson-scoring-lost = Every two boats left over, in the harbour and aside together, cost a point; so does each tile that you reserved with a power and did not build.
yamatai-lesson-scoring-ties-head = A tie
yamatai-lesson-scoring-ties = If two are equal, whoever played first in the last round wins. Now you know it all.

## Your own round

yamatai-lesson-game = Your own round
yamatai-lesson-game-yours-head = Your turn, captain
yamatai-lesson-game-yours = One round against Ren, two turns each. I speak only when something new happens. Undo helps, and H finds a good turn.
yamatai-lesson-game-fleet-head = Which building?
yamatai-lesson-game-fleet = Rest the pointer on a tile or an island: it tells what fits there, and what is missing.
yamatai-lesson-game-placed-head = Choose your way
yamatai-lesson-game-placed = Lead the chain to tokens that you need, or round an island with boats already beside it.
yamatai-lesson-game-collected-head = Look for pairs
yamatai-lesson-game-collected = Two of a kind win a specialist. Three different ones do, too.
yamatai-lesson-game-built-head = Well built
yamatai-lesson-game-built = The next house pays more if it stands beside this one.
yamatai-lesson-game-turn-head = Ren's turn
yamatai-lesson-game-turn = Your boats serve Ren as well. Rest the pointer here: it tells Ren's score so far.
yamatai-lesson-game-rival-head = Ren builds
yamatai-lesson-game-rival = That island is taken, but a torii gate or palace helps every house beside it, also yours.
yamatai-lesson-game-round-head = The next round
yamatai-lesson-game-round = It begins in this order: a low fleet lets you play early, a rich one makes you wait.
