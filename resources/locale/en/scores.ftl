### The final scoring.

scores-total = Total
over-look-start = Replay
over-look-start-hint = Watch the game from its start
over-see-scores = Final scoring
over-see-scores-hint = Show the final scoring again
scores-see-board = See the board
scores-play-again = Play again
scores-new-game = New game
scores-points = Points by round
scores-sources = Points by source
scores-lost = Lost
scores-terms = Final scoring
scores-round = Round
scores-save-picture = Save picture
scores-picture-title = Save the picture
scores-picture-filter = Pictures (*.png)
scores-picture-saved = The picture is in { $name }.
scores-picture-failed = The picture could not be written to { $name }: there is no such folder, or you may not write there.

## What is read aloud: a place in the ranking, a number of the table, a seat's part of a graph
## ($points: such as "Coins: 0, 1, 3; Prestige: 0, 0, 2", at the start and at the end of each round)

scores-rank-cell = { $rank }. { $name }
scores-cell = { $name }, { $column }: { $points }
scores-series = { $name }. { $points }
