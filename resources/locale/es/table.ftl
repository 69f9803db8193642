## Lo que dice la mesa de cualquier juego

button-undo = Deshacer
button-undo-hint = Deshacer la última acción
button-redo = Rehacer
button-redo-hint = Hacerla otra vez
undo-start = No hay nada que deshacer.
undo-turn = El último turno ha terminado; en vuestra mesa no se deshacen turnos terminados.
undo-reveal = Salió a la luz algo oculto: eso no se puede deshacer.
redo-end = No hay nada que rehacer.
not-here = Aquí no
not-now = Ahora no
choice-head = ¿Cuál?
choice-prompt = { $key ->
    [none] Elige en la tarjeta. Un clic al lado cancela.
   *[other] Elige en la tarjeta. { $key } cancela.
}

## La ventana

app-name = Yamataï
menu-game = &Partida
menu-game-new = Partida &nueva…
menu-game-open = &Abrir…
menu-game-save = &Guardar
menu-game-save-as = Guardar c&omo…
menu-game-quit = &Salir
menu-turn = &Turno
menu-turn-undo = &Deshacer
menu-turn-redo = &Rehacer
menu-turn-power = Usar el &poder
menu-turn-hint = &Consejo
menu-turn-play-hint = &Jugar el consejo
menu-turn-end = &Terminar el turno
menu-turn-leave = Dejar lo &iniciado
menu-view = &Ver
menu-view-theme-paper = &Papel
menu-view-theme-night = &Noche
menu-view-theme-contrast = Alto &contraste
menu-view-full-screen = Pantalla co&mpleta
menu-help = &Ayuda
menu-help-about-edition = Sobre esta e&dición
menu-help-about = &Acerca de Yamataï
open-title = Abrir una partida
save-title = Guardar la partida
file-filter = Partidas ({ $pattern })
leave-title = ¿Guardar la partida?
leave-question = Esta partida no está guardada. ¿Guardarla antes de dejarla?
about-text = Yamataï { $version }: una mesa para el juego de los barcos, las islas y los especialistas. Todos los dibujos, los textos y los valores señalados como propios son nuestros; el juego mismo pertenece a sus autores.

## Jugadores del ordenador

menu-players = &Jugadores
menu-players-pause = &Parar o seguir
menu-players-step = Un pa&so
menu-players-why = ¿Por &qué hizo eso?
menu-players-speed-0-5 = &Media velocidad
menu-players-speed-1 = Velocidad &1
menu-players-speed-2 = Velocidad &2
menu-players-speed-0 = &Al instante
worker-replaced = El proceso de los jugadores del ordenador terminó; otro ha tomado su lugar.
worker-inline = El proceso de los jugadores del ordenador terminó otra vez; ahora piensan en la ventana, que puede atascarse un poco.
player-failed = Un jugador del ordenador no pudo seguir. La partida espera; deshaz, o guárdala e informa del problema.
