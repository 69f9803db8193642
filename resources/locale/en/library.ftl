### The games on disk: kept by themselves, listed, counted; and the report of a problem.

## Keeping

not-kept = { $why }. The game goes on, but it is no longer kept by itself: save it elsewhere with Game, Save as…
menu-game-continue = &Continue the last game
continue-none = There is no other game to go on with.
save-in-use = { $name } is open in another window. Choose another name.
menu-game-library = &Your games…

## The list of games

library-title = Your games
library-name = Name
library-game = Game
library-seats = Seats
library-date = Begun
library-round = Round
library-result = Result
library-running = Not over
library-unreadable = Cannot be read
library-search = Search: name, game, person or level
library-reading = Reading the games: { $share } %
library-count = { $count ->
    [0] No games
    [one] 1 game
   *[other] { $count } games
}
library-open = Open
library-replay = Replay
library-rename = Rename
library-copy = Copy
library-delete = Delete
library-import = Import…
library-export = Export…
library-close = Close
library-statistics = Statistics
library-games = List of games
library-import-title = Import a game
library-export-title = Export the game
library-delete-question = There is no bin for { $name } to go to. Delete it for good?

## Statistics

statistics-game = Game
statistics-who = Player
statistics-games = Games
statistics-wins = Won
statistics-wins-told = { $wins } ({ $share } %)
statistics-mean = Mean
statistics-best = Best
statistics-streak = Won in a row
statistics-longest = Longest row
statistics-graphs = Points of the chosen player
statistics-scores = Scores by date; a full dot is a game won
statistics-sources = Points by source, on average

## The report of a problem

menu-help-report = Report a &problem…
report-title = Report a problem
report-filter = Reports (*.zip)
report-written = { $name } holds the game, the versions, the settings and the last messages, and no names. Attach it to your report.
