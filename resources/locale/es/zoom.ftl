### El tablero visto de cerca: lo que queda más allá de su borde.

beyond-title = Lugares iluminados fuera de la vista
beyond-left = { $count ->
    [one] Un lugar iluminado más a la izquierda
   *[other] { $count } lugares iluminados más a la izquierda
}
beyond-right = { $count ->
    [one] Un lugar iluminado más a la derecha
   *[other] { $count } lugares iluminados más a la derecha
}
beyond-up = { $count ->
    [one] Un lugar iluminado más arriba
   *[other] { $count } lugares iluminados más arriba
}
beyond-down = { $count ->
    [one] Un lugar iluminado más abajo
   *[other] { $count } lugares iluminados más abajo
}
