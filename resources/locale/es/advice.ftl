### Sugerencias y razones: su tarjeta, y lo que se dice cuando no hay ninguna.

advice-signed = { $sign }{ $amount }
advice-not-now = Hay una sugerencia para quien debe actuar: en el turno de una persona y en el momento actual de la partida.
advice-nobody = Antes de este momento no ha actuado ningún jugador del ordenador.
advice-failed = No se encontró nada. Por favor, informa del problema.
advice-points = { $signed } { $count ->
    [one] punto
   *[other] puntos
}: { $gains }
advice-play = Jugarlo
advice-close = Cerrar

## Una sugerencia

advice-hint = El mejor turno encontrado para { $name }
advice-next = O bien: { $gains }
advice-more = { $steps }; y { $count ->
    [one] 1 paso más
   *[other] { $count } pasos más
}
advice-no-points = aún sin puntos, pero mejor posición

## Por qué un jugador del ordenador hizo algo

advice-why = Por qué { $name } jugó esto: frente al siguiente mejor turno
advice-secret = Su mano es secreta mientras jueguen personas.
advice-equal = Todos los demás turnos que consideró valían lo mismo.
advice-thinking = Vuelve a pensar…
advice-unknown = No se puede saber: desde aquí { $name } habría jugado otra cosa. Lo hizo otra persona, o una versión anterior del programa.
advice-random = Juega al azar.
advice-only = No vio otra cosa que hacer.
advice-runner-up = Lo siguiente mejor: { $step }

## Lo que un turno valía para él, en cualquier juego

judge-error = azar en su juicio
judge-ahead = los turnos que siguen
judge-rest = todo lo demás
