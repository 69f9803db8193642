### El registro, la vuelta atrás, otras líneas de la misma partida y el paso de la pantalla.

## El registro

log-head = Registro
log-open = Abrir el registro
log-close = Cerrar el registro
log-start = Empieza la partida
log-silent = …
log-round = Ronda { $round }
log-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
log-back-to-log = Registro
log-lines-head = Líneas
log-line-here = La partida tal como está
log-line-here-note = { $actions ->
    [one] { $actions } acción, ronda { $round }
   *[other] { $actions } acciones, ronda { $round }
}
log-line-other = Tras la acción { $number }: { $text }
log-line-other-note = { $actions ->
    [one] { $actions } acción más, hasta la ronda { $round }
   *[other] { $actions } acciones más, hasta la ronda { $round }
}

## La vuelta atrás

look-prompt = Ves la acción { $number } de { $count }: { $text }. Sigue desde aquí o vuelve a la partida{ $key ->
    [none] .
   *[other] {" "}con { $key }.
}
look-prompt-start = Ves el comienzo de la partida (acciones hechas: { $count }). Sigue desde aquí o vuelve a la partida{ $key ->
    [none] .
   *[other] {" "}con { $key }.
}
look-prompt-line = Ves otra línea, acción { $number } de { $count }: { $text }. Sigue desde aquí o vuelve{ $key ->
    [none] .
   *[other] {" "}con { $key }.
}
look-back = Una acción atrás
look-on = Una acción adelante
look-play = Reproducir
look-stop = Parar
look-go-on = Seguir desde aquí
look-go-on-hint = Seguir jugando desde este momento; la línea anterior se conserva
look-present = Volver a la partida
look-present-hint = Volver a donde está la partida
look-watch = Verlo desde otro lado
look-watched = Vista desde el lado de { $name }.

## Mientras el ordenador está en pausa

# $go, $step: las teclas con que siguen, y con que hacen una acción; "none" si no hay ninguna.
players-paused = El ordenador está en pausa.{ $go ->
    [none] {""}
   *[other] {" "}Sigue con { $go }.
}{ $step ->
    [none] {""}
   *[other] {" "}Una sola acción: «{ $step }».
}

## El menú

menu-history = &Historial
menu-history-log = &Registro
menu-history-away = Lo ocurrido desde &mi último turno
menu-history-look-back = Una acción a&trás
menu-history-look-on = Una acción a&delante
menu-history-look-turn-back = Un t&urno atrás
menu-history-look-turn-on = Un turno adela&nte
menu-history-look-round-back = Una r&onda atrás
menu-history-look-round-on = Una ronda ade&lante
menu-history-look-start = Al &comienzo
menu-history-look-present = A la &partida
menu-history-log-up = Registro: pá&gina arriba
menu-history-log-down = Registro: página a&bajo
menu-history-look-watch = &Ver desde otro lado
menu-view-hand-over = Pantalla de &relevo

## El paso de la pantalla

hand-over-title = Pasa la pantalla a { $name }
hand-over-move = Tu turno en la ronda { $round }
hand-over-begin = Empiezas tú.
hand-over-amid = Estás en mitad de tu turno.
hand-over-nothing = No ha pasado nada desde tu último turno.
hand-over-button = Soy { $name }
# $key: the key that does it, "none" if there is none.
hand-over-foot = { $key ->
    [none] Haz clic en el botón.
   *[other] Pulsa { $key } o haz clic en el botón.
} Hasta entonces la mesa sigue tapada.
