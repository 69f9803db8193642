### La puntuación final.

scores-total = Total
scores-see-board = Ver el tablero
scores-play-again = Jugar otra vez
scores-new-game = Partida nueva
scores-points = Puntos por ronda
scores-terms = Puntuación final
scores-round = Ronda
scores-save-picture = Guardar imagen
scores-picture-title = Guardar la imagen
scores-picture-filter = Imágenes (*.png)
scores-picture-failed = La imagen no se pudo escribir en { $name }: no existe esa carpeta, o no se puede escribir en ella.
