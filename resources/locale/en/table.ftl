## What every game's table says

button-undo = Undo
button-undo-hint = Take the last action back
button-redo = Redo
button-redo-hint = Do it again
undo-start = There is nothing to undo.
undo-turn = The last turn is over; your table plays without undo across turns.
undo-reveal = Something hidden came to light: that cannot be undone.
redo-end = There is nothing to do again.
not-here = Not here
not-now = Not now
choice-head = Which one?
choice-prompt = { $key ->
    [none] Choose on the card. A click beside it leaves.
   *[other] Choose on the card. { $key } leaves.
}

## The window

app-name = Yamataï
menu-game = &Game
menu-game-new = &New game…
menu-game-open = &Open…
menu-game-save = &Save
menu-game-save-as = Save &as…
menu-game-quit = &Quit
menu-turn = &Turn
menu-turn-undo = &Undo
menu-turn-redo = &Redo
menu-turn-power = Use the &power
menu-turn-hint = &Hint
menu-turn-play-hint = Pl&ay the hint
menu-turn-end = &End the turn
menu-turn-leave = &Leave what is begun
menu-view = &View
menu-view-theme-paper = &Paper
menu-view-theme-night = &Night
menu-view-theme-contrast = High &contrast
menu-view-full-screen = &Full screen
menu-help = &Help
menu-help-about-edition = About this e&dition
menu-help-about = &About Yamataï
open-title = Open a game
save-title = Save the game
file-filter = Games ({ $pattern })
leave-title = Save the game?
leave-question = This game is not saved. Save it before you leave it?
about-text = Yamataï { $version }: a table for the game of boats, islands and specialists. All drawings, texts and values marked as our own are ours; the game itself belongs to its authors.

## Computer players

menu-players = &Players
menu-players-pause = &Pause or go on
menu-players-step = One &step
menu-players-why = &Why did it do that?
menu-players-speed-0-5 = &Half speed
menu-players-speed-1 = Speed &1
menu-players-speed-2 = Speed &2
menu-players-speed-0 = &At once
worker-replaced = The computer players' process ended; another one has taken over.
worker-inline = The computer players' process ended again; they think in the window now, which may hang a little.
player-failed = A computer player could not go on. The game waits; undo, or save it and report the problem.
