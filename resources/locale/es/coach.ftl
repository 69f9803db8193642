### El guía, que lleva por una lección sobre la mesa, y la lista de sus capítulos.

coach-step = Paso { $at } de { $count }
coach-skip = Saltar
coach-show = Muéstrame
coach-back = Atrás
coach-on = Siguiente

## Lo que ahora no se hace, en una frase

coach-other-move = Se puede, pero aquí practicamos otra cosa: mira los anillos dorados o pulsa Muéstrame.
coach-read-first = Aquí aún no hay nada que hacer: sigue leyendo con Siguiente.
coach-no-undo = En una lección se vuelve con Atrás, o repitiéndola.
coach-over = Este capítulo ha terminado. Elige en la tarjeta cómo seguir.
coach-waits = Los demás siguen cuando hayas leído la nota: pulsa Siguiente.

## El final de un capítulo, y dejarlo

coach-end-head = Hecho: { $chapter }
coach-end-told = ¿Pasamos al siguiente, o lo repetimos?
coach-end-last = Ya sabes todo lo necesario. ¿Una partida entera?
coach-next = Siguiente capítulo
coach-repeat = Repetir
coach-chapters = Capítulos
coach-play = Jugar
coach-leave-head = ¿Dejar la lección?
coach-leave-told = Se guarda dónde estás: otro día puedes seguir aquí.
coach-stay = Seguir aquí
coach-leave = Salir

## La lista de capítulos

chapters-title = Aprende { $game }
chapters-told = { $minutes ->
    [one] Todo dura más o menos un minuto.
   *[other] Todo dura unos { $minutes } minutos.
} Todas las jugadas las haces tú, y puedes dejarlo cuando quieras.
chapters-list = Capítulos
chapters-seconds = { $seconds } segundos
chapters-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
chapters-done = hecho
chapters-begun = empezado: paso { $at }
chapters-start = Empezar
chapters-resume = Seguir
chapters-again = Repetir
chapters-close = Cerrar
menu-help-learn = A&prender este juego…
