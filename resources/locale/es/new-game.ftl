### El diálogo de una partida nueva, y de dónde salen los valores de una edición.

new-game-title = Partida nueva
new-game-game = &Juego
new-game-players = J&ugadores
new-game-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
new-game-start = &Empezar
new-game-cancel = Cancelar
new-game-own = Elige una opción o escribe la tuya

## Un asiento: las cabeceras de las columnas y lo que se lee en voz alta de cada campo

new-game-seat = Asiento { $number }
new-game-name = Nombre
new-game-colour = Color
new-game-player = Jugador
new-game-seat-name = Nombre en el asiento { $number }
new-game-seat-colour = Color del asiento { $number }
new-game-seat-player = Quién juega en el asiento { $number }

## Quién juega: una persona, o el ordenador con un nivel

level-human = Persona
level-random = Ordenador: al azar
level-easy = Ordenador: fácil
level-medium = Ordenador: medio
level-hard = Ordenador: difícil
level-expert = Ordenador: experto

## Edición y semilla

new-game-edition = E&dición
new-game-edition-house = Edición de la casa
new-game-edition-file = Elegir un &archivo…
new-game-edition-title = Elegir una edición
new-game-edition-files = Ediciones (*.toml)
new-game-edition-faults = Lo que está mal en esta edición
new-game-seed = &Semilla
new-game-seed-random = al azar
# $most: the largest seed.
new-game-seed-fault = Un número entero de 0 a { $most }, o nada.

## Sobre esta edición

about-edition-title = Sobre esta edición
about-edition-close = Cerrar
