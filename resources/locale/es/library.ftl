### Las partidas en el disco: guardadas solas, en lista, contadas; y el informe de un problema.

## Guardado

not-kept = { $why }. La partida sigue, pero ya no se guarda sola: guárdala en otro sitio con Partida, Guardar como…
menu-game-continue = &Continuar la última partida
continue-none = No hay otra partida que continuar.
save-in-use = { $name } está abierta en otra ventana. Elige otro nombre.
menu-game-library = &Tus partidas…

## La lista de partidas

library-title = Tus partidas
library-name = Nombre
library-game = Juego
library-seats = Jugadores
library-date = Empezada
library-round = Ronda
library-result = Resultado
library-running = Sin terminar
library-unreadable = No se puede leer
library-search = Buscar: nombre, juego, persona o nivel
library-reading = Leyendo las partidas: { $share } %
library-count = { $count ->
    [0] Ninguna partida
    [one] 1 partida
   *[other] { $count } partidas
}
library-open = Abrir
library-replay = Ver de nuevo
library-rename = Renombrar
library-copy = Copiar
library-delete = Eliminar
library-import = Importar…
library-export = Exportar…
library-close = Cerrar
library-statistics = Estadísticas
library-games = Lista de partidas
library-import-title = Importar una partida
library-export-title = Exportar la partida
library-delete-question = No hay papelera para { $name }. ¿Eliminarla para siempre?

## Estadísticas

statistics-game = Juego
statistics-who = Jugador
statistics-games = Partidas
statistics-wins = Ganadas
statistics-wins-told = { $wins } ({ $share } %)
statistics-mean = Media
statistics-best = Mejor
statistics-streak = Ganadas seguidas
statistics-longest = Mayor racha
statistics-graphs = Puntos del jugador elegido
statistics-scores = Puntos por fecha; un punto lleno es una partida ganada
statistics-sources = Puntos por origen, de media

## El informe de un problema

menu-help-report = &Informar de un problema…
report-title = Informar de un problema
report-filter = Informes (*.zip)
report-written = { $name } contiene la partida, las versiones, las opciones y los últimos mensajes, y ningún nombre. Adjúntalo a tu informe.
