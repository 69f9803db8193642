### The final scoring.

scores-total = Total
scores-see-board = See the board
scores-play-again = Play again
scores-new-game = New game
scores-points = Points by round
scores-terms = Final scoring
scores-round = Round
scores-save-picture = Save picture
scores-picture-title = Save the picture
scores-picture-filter = Pictures (*.png)
scores-picture-failed = The picture could not be written to { $name }: there is no such folder, or you may not write there.
