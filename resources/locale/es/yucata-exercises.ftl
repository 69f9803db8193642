### The exercises of Yucata': title, goal and hint of each; then what a card lacked.

yucata-exercise-four-light = Cuatro claras
yucata-exercise-four-light-goal = Toma cuatro piedras claras y ninguna oscura.
yucata-exercise-four-light-hint = Son tuyas todas las piedras desde el amuleto en cabeza hasta la casilla a la que llegas, también la de esa casilla.
yucata-exercise-let-lie = Que se quede ahí
yucata-exercise-let-lie-goal = La próxima piedra es oscura: no tomes ninguna piedra.
yucata-exercise-let-lie-hint = Quien no adelanta al amuleto en cabeza no toma nada. ¿Cuál de tus cartas te deja detrás de él?
yucata-exercise-as-before = Otra vez lo mismo
yucata-exercise-as-before-goal = Gana 3 puntos con una carta.
yucata-exercise-as-before-hint = El 5 es el que más avanza, pero el jugador anterior acaba de jugarlo. Una de tus cartas hace lo mismo y es otra carta.
yucata-exercise-temple = Hasta el templo
yucata-exercise-temple-goal = Toma la piedra roja.
yucata-exercise-temple-hint = El templo está a cinco casillas, y acaban de jugar un 5. ¿Qué otra carta llega igual de lejos?
yucata-exercise-nothing-left = Después de ti, nada
yucata-exercise-nothing-left-goal = Gana 2 puntos y no dejes al siguiente ninguna carta que le dé puntos.
yucata-exercise-nothing-left-hint = Una fila de piedras claras acaba en una oscura. Si tomas la última clara, el siguiente empieza por la oscura.
yucata-exercise-no-way-round = Sin escapatoria
yucata-exercise-no-way-round-goal = Juega de modo que el siguiente tome una piedra oscura, juegue la carta que juegue.
yucata-exercise-no-way-round-hint = Negro está justo antes de una piedra oscura. Mientras siga ahí, todas sus cartas pasan por ella, incluso la espada.
yucata-exercise-barred = Carta vedada
yucata-exercise-barred-goal = Juega de modo que el siguiente pierda puntos, juegue la carta que juegue.
yucata-exercise-barred-hint = El siguiente no puede jugar la misma carta que tú. ¿Con qué número pasaría la piedra oscura sin perder nada?
yucata-exercise-small-lead = Una ventaja corta
yucata-exercise-small-lead-goal = Juega de modo que puedas ganar, tengan y jueguen lo que sea los demás.
yucata-exercise-small-lead-hint = La próxima piedra es oscura. Ponte a la altura del amuleto en cabeza y Blanco tendrá que tomarla.
yucata-exercise-long-view = Mirar lejos
yucata-exercise-long-view-goal = Juega de modo que puedas ganar, tengan y jueguen lo que sea los demás.
yucata-exercise-long-view-hint = Llevas cinco puntos de ventaja: no tengas prisa. Quédate detrás del amuleto en cabeza y guarda el 1 y la espada.
yucata-exercise-from-behind = Desde muy atrás
yucata-exercise-from-behind-goal = Juega de modo que puedas ganar, tengan y jueguen lo que sea los demás.
yucata-exercise-from-behind-hint = Ya no quedan piedras oscuras: quien se acerca toma claras sin pagar nada. ¿Qué carta te lleva allí de una vez?

## What was not reached: $value is what the card came to, $wanted what it should be

yucata-least-light = { $value ->
    [0] No se tomó ninguna piedra clara.
    [one] Se tomó { $value } piedra clara, no { $wanted }.
   *[other] Se tomaron { $value } piedras claras, no { $wanted }.
}
yucata-most-light = { $value ->
    [one] Se tomó { $value } piedra clara.
   *[other] Se tomaron { $value } piedras claras.
}
yucata-most-dark = { $value ->
    [one] Se tomó { $value } piedra oscura.
   *[other] Se tomaron { $value } piedras oscuras.
}
yucata-least-red = La piedra roja sigue ahí.
yucata-least-points = { $wanted ->
    [one] La carta no dio { $wanted } punto.
   *[other] La carta no dio { $wanted } puntos.
}
yucata-least-next-dark = El siguiente puede tener una carta que no toma ninguna piedra oscura.
yucata-most-next-points = { $value ->
    [0] El siguiente puede tener una carta que no le cuesta nada.
    [one] El siguiente puede ganar { $value } punto.
   *[other] El siguiente puede ganar { $value } puntos.
}
# 0: the best of the others is level.
yucata-least-ahead = { $value ->
    [0] Otro aún puede compartir la victoria.
   *[other] Otro aún puede ganar.
}
