### The first page: the shelf with the games, and the question to somebody who comes for the first time.

shelf-title = The game shelf
shelf-line = Choose a box. Every game runs on this table: alone, in turn at one screen, or against the computer.
shelf-options = Options
shelf-rules = Rules
shelf-library = Your games
shelf-open = Open
shelf-quit = Quit
shelf-hint = Arrow keys choose a box, Enter opens it.
shelf-hint-options = Paper, night and high contrast in Options

## Below a box

game-yamatai-tagline = Fleets and islands
game-yucata-tagline = A race for the stones
shelf-players = { $least }–{ $most } players
# $seats: the names of the players, $round: the round that runs.
shelf-waits = Waiting: { $seats }, round { $round }
shelf-continue = Continue, round { $round }
shelf-new = New game
# The same, beside Continue.
shelf-new-beside = New
shelf-learn = Learn
# Read aloud for a button: what it does, and with which game.
shelf-button-of = { $button }: { $game }

## The first start

welcome-title = Welcome
welcome-question = Do you know { $game }? The shelf waits behind this card.
welcome-learn = Learn
welcome-learn-told = See how it is played.
welcome-play = Play
welcome-play-told = A game against an easy computer player, at once.
welcome-know = I know the game
welcome-know-told = Choose players, colours and options.

## In the menu

menu-game-shelf = Back to the shel&f
