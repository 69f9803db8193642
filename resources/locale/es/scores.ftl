### La puntuación final.

scores-total = Total
over-look-start = Ver de nuevo
over-look-start-hint = Ver la partida desde su comienzo
over-see-scores = Puntuación final
over-see-scores-hint = Mostrar otra vez la puntuación final
scores-see-board = Ver el tablero
scores-play-again = Jugar otra vez
scores-new-game = Partida nueva
scores-points = Puntos por ronda
scores-sources = Puntos por origen
scores-lost = Perdidos
scores-terms = Puntuación final
scores-round = Ronda
scores-save-picture = Guardar imagen
scores-picture-title = Guardar la imagen
scores-picture-filter = Imágenes (*.png)
scores-picture-saved = La imagen está en { $name }.
scores-picture-failed = La imagen no se pudo escribir en { $name }: no existe esa carpeta, o no se puede escribir en ella.

## What is read aloud: a place in the ranking, a number of the table, a seat's part of a graph
## ($points: such as "Coins: 0, 1, 3; Prestige: 0, 0, 2", at the start and at the end of each round)

scores-rank-cell = { $rank }.º { $name }
scores-cell = { $name }, { $column }: { $points }
scores-series = { $name }. { $points }
