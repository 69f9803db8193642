### The tutorial of Yucata': chapters, and their notes of at most 240 characters with a heading each.
### Order and what is pointed at: resources/games/yucata/tutorial.toml.


## The winding path

yucata-lesson-path = The winding path
yucata-lesson-path-temple-head = To the temple
yucata-lesson-path-temple = In the forest of Palenque a path winds to a temple. Whoever gathers the best forces on the way is the chosen one of the gods.
yucata-lesson-path-stones-head = Good and dark forces
yucata-lesson-path-stones = Light stones are the good forces: you want many. Dark ones will cost you some of them. Once passed, a stone must be taken.
yucata-lesson-path-play-head = Seven cards
yucata-lesson-path-play = You and Ren hold the same seven cards. A number moves you so many spaces on. Play the 5: click it, or drag it to the path.
yucata-lesson-path-behind-head = Nothing left for Ren
yucata-lesson-path-behind = Your light stone lies before you. Ren goes 3 and takes none: whoever leads clears the path for those behind.

## Sword and mirror

yucata-lesson-cards = Sword and mirror
yucata-lesson-cards-same-head = Not the same again
yucata-lesson-cards-same = Ren just played a 3. You may not play the same card right after; yours is dimmed until somebody plays another.
yucata-lesson-cards-two-head = Two light stones
yucata-lesson-cards-two = A 2 takes you to space 7: two light stones, and short of what comes next. Play it.
yucata-lesson-cards-sword-head = The sword
yucata-lesson-cards-sword = Ren's sword took him just behind you, who lead. Had he led himself, it would have moved him one space.
yucata-lesson-cards-mirror-head = The mirror
yucata-lesson-cards-mirror = The mirror does what the card before did. That was a sword, and you lead: it moves you one space. Play it, and see what that brings.

## What it costs

yucata-lesson-price = What it costs
yucata-lesson-price-dark-head = A dark stone
yucata-lesson-price-dark = Space 8 was dark. One dark stone costs one light stone at the end, two cost 3, three cost 6: a few are fine, many are ruin.
yucata-lesson-price-after-head = Ren runs ahead
yucata-lesson-price-after = Ren goes 4, past you, and takes what lay there. Who runs ahead takes everything, good and bad.
yucata-lesson-price-wait-head = Sometimes it is good to wait
yucata-lesson-price-wait = The sword now takes you to the space just behind Ren, and costs you nothing. Play it and let him go first.
yucata-lesson-price-red-head = The red stone
yucata-lesson-price-red = Whoever reaches the temple takes the red stone, and the game ends at once. It pays for one of his dark ones.
yucata-lesson-price-hand-head = Seven, then seven again
yucata-lesson-price-hand = When all seven cards are played, both take them back. Remember what Ren has played: only his last card lies open.

## Your own game

yucata-lesson-own = Your own game
yucata-lesson-own-yours-head = Now you
yucata-lesson-own-yours = Seven cards each, against an easy player. Rest the pointer on a card to see what it would bring. I only speak when something new happens.
yucata-lesson-own-taken-head = Your points
yucata-lesson-own-taken = What you take counts here at once, as if the game ended now.
yucata-lesson-own-others-head = Ren's share
yucata-lesson-own-others = The stones Ren takes are gone for you. Watch how many dark ones he has: the next one hurts him more.
yucata-lesson-own-refilled-head = All cards are back
yucata-lesson-own-refilled = A round is over, and all seven cards are in your hand again. You know all there is to know. Good luck!
