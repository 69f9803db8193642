### The games on disk: kept by themselves, listed, counted; and the report of a problem.

## Keeping

not-kept = { $why }. The game goes on, but it is no longer kept by itself: save it elsewhere with Game, Save as…
menu-game-continue = &Continue the last game
continue-none = There is no other game to go on with.
start-continue = Continue
start-continue-told = { $seats }, round { $round }
save-in-use = { $name } is open in another window. Choose another name.
start-library = Games
menu-game-library = &Games…
