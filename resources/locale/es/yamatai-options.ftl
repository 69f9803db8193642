### Yamataï: sus opciones en el diálogo de una partida nueva (rules.md, 10.1).

yamatai-option-undo-across-turns = Se pueden deshacer turnos ya terminados
