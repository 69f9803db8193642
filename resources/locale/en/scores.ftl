### The final scoring.

scores-total = Total
scores-see-board = See the board
scores-play-again = Play again
scores-new-game = New game
