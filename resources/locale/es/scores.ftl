### La puntuación final.

scores-total = Total
scores-see-board = Ver el tablero
scores-play-again = Jugar otra vez
scores-new-game = Partida nueva
