### Exercises: the list, and the card on the table.

menu-help-exercises = &Ejercicios…
exercises-title = Ejercicios
exercises-told = Posiciones pequeñas, cada una con algo que lograr en un turno. Todo lo que lo logre vale; deshaz y prueba cuantas veces quieras.
exercises-count = { $solved } de { $count } resueltos
exercises-head-title = Ejercicio
exercises-head-level = Nivel
exercises-head-seats = Jugadores
exercises-head-mark = Marca
exercises-is-solved = Resuelto
# $level: from 1, the easiest, to 4.
exercises-level-name = { $level ->
    [1] Fácil
    [2] Medio
    [3] Difícil
   *[4] Con truco
}
exercises-begin = Empezar
exercises-close = Cerrar

## On the card

exercise-ways = { $ways ->
    [one] Hay una sola manera. Juega el turno y termínalo.
   *[other] Hay { $ways } maneras. Juega el turno y termínalo.
}
exercise-solved = { $ways ->
    [one] ¡Resuelto! Era la única manera.
   *[other] ¡Resuelto! Hay { $ways } maneras.
}
# $why: sentences such as "1 coin earned; it has to be 5."
exercise-not-yet = Todavía no. { $why }
exercise-shown = { $ways ->
    [one] Esta es la única manera. Ahora juégala tú.
   *[other] Esta es una de { $ways } maneras. Ahora juega tú una.
}
exercise-over = El turno ha terminado: la tarjeta dice qué resultó.
exercise-hint-again = La solución empieza de otro modo: deshaz o prueba de nuevo desde el principio.
exercise-hint = Pista
exercise-solution = Ver solución
exercise-again = Otra vez
exercise-next = Siguiente
exercise-list = Todos los ejercicios
