### La primera página: el estante con los juegos y la pregunta a quien viene por primera vez.

shelf-title = El estante de juegos
shelf-line = Elige una caja. Todos los juegos funcionan en esta mesa: a solas, por turnos ante una pantalla o contra el ordenador.
shelf-options = Opciones
shelf-rules = Reglas
shelf-library = Tus partidas
shelf-open = Abrir
shelf-quit = Salir
shelf-hint = Las flechas eligen una caja, Intro la abre.
shelf-hint-options = Papel, noche y alto contraste en Opciones

## Below a box

game-yamatai-tagline = Flotas e islas
game-yucata-tagline = Una carrera por las piedras
shelf-players = { $least }–{ $most } jugadores
shelf-waits = Espera: { $seats }, ronda { $round }
shelf-continue = Continuar, ronda { $round }
shelf-new = Partida nueva
shelf-new-beside = Nueva
shelf-learn = Aprender
shelf-button-of = { $button }: { $game }

## The first start

welcome-title = Te damos la bienvenida
welcome-question = ¿Conoces { $game }? El estante espera detrás de esta tarjeta.
welcome-learn = Aprender
welcome-learn-told = Mira cómo se juega.
welcome-play = Jugar
welcome-play-told = Una partida contra un ordenador fácil, ahora mismo.
welcome-know = Conozco el juego
welcome-know-told = Elige jugadores, colores y opciones.

## In the menu

menu-game-shelf = Volver al &estante
