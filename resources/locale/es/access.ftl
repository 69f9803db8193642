## Acciones escritas

type-name = Escribir una acción
type-head = Acción escrita
type-several = Encajan { $count } acciones: { $actions } … Escribe algo más.
type-not-now = Ahora no se puede hacer nada a mano.
type-unknown = No se entiende: { $reason }.
yamatai-island = { $name }, isla { $number }
yamatai-label-island = isla { $number }
menu-turn-type = &Escribir una acción…

## Para quien no ve la mesa

access-held = En tu mano.
access-can = Se puede elegir ahora.
access-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
area-bar = Pasos y botones
area-scores = Puntuación final
yamatai-area-fleets = Flotas
yamatai-area-reserve = Reserva y comercio
yamatai-area-mat = { $player }: tablero
yamatai-area-board = Islas y barcos
yamatai-area-buildings = Edificios
yamatai-area-specialists = Especialistas
yamatai-area-order = Orden de turno

## Teclas

menu-view-keys = &Teclas…
keys-title = Teclas
keys-note = Ve a un campo con Tab y pulsa su nueva tecla. Supr lo vacía, Esc sale.
keys-keep = Guardar estas
keys-cancel = Cancelar
keys-reset = Como al principio
keys-clash = { $key } haría varias cosas: { $actions }.
keys-group-walk = En la mesa
keys-group-menu = En los menús
keys-group-aside = Al mirar atrás
key-next-area = A la siguiente parte de la mesa
key-previous-area = A la parte anterior
key-left = A la izquierda
key-right = A la derecha
key-up = Arriba
key-down = Abajo
key-cross-left = A la izquierda, de espacios a islas y al revés
key-cross-right = A la derecha, de espacios a islas y al revés
key-cross-up = Arriba, de espacios a islas y al revés
key-cross-down = Abajo, de espacios a islas y al revés
key-first = Al primer lugar de una parte
key-last = Al último lugar de una parte
key-next-target = Al siguiente lugar donde se puede hacer algo
key-previous-target = Al lugar anterior donde se puede hacer algo
key-press = Coger, soltar, pulsar
key-pick-1 = Coger el primer tipo
key-pick-2 = Coger el segundo tipo
key-pick-3 = Coger el tercer tipo
key-pick-4 = Coger el cuarto tipo
key-pick-5 = Coger el quinto tipo
key-pick-6 = Coger el sexto tipo
key-pick-7 = Coger el séptimo tipo
key-pick-8 = Coger el octavo tipo
key-pick-9 = Coger el noveno tipo
key-past-back = Una acción atrás
key-past-on = Una acción adelante
key-past-turn-back = Un turno atrás
key-past-turn-on = Un turno adelante
key-past-start = Al comienzo
key-past-end = Al presente
key-past-play = Seguir solo
key-past-go-on = Seguir desde aquí
key-sit-down = Sentarse cuando la mesa está tapada
