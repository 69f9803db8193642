### Yamataï: la puntuación final (rules.md, 8.7 y 8.8).

# $name: the player who won.
yamatai-headline = { $name }: Gran Constructor
yamatai-tie = Gana quien tiene más puntos; el empate es para quien actuó primero en la última ronda.
