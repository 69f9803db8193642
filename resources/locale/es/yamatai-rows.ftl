### Las filas junto al mapa: flotas, especialistas, edificios, la reserva.
### Los textos que acaban en -spot se leen en voz alta y se muestran como avisos.

## Fila de flotas

# $name is the player's name.
yamatai-fleet-taken-by = la tomó { $name }
yamatai-fleet-spot = Flota { $number }: { $boats }. { $power }
yamatai-fleet-closed-spot = Flota boca abajo

## Fila de especialistas

yamatai-specialist-deck = Mazo
yamatai-specialist-deck-spot = { $count ->
    [0] No queda ningún especialista en el mazo
    [one] { $count } especialista en el mazo
   *[other] { $count } especialistas en el mazo
}. Precio de cualquier especialista: { $same } fichas iguales o { $different } distintas.
yamatai-specialist-spot = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $coins ->
    [0] {""}
    [one] , con { $coins } moneda encima
   *[other] , con { $coins } monedas encima
}. { $perk }

## Fila de edificios

yamatai-building-row = Edificios
yamatai-building-row-note = 1 por turno
yamatai-building-prestige = prestigio
yamatai-building-buildable = { $islands ->
    [one] Construible en { $islands } isla
   *[other] Construible en { $islands } islas
}
yamatai-building-boats-lie = { $islands ->
    [one] Barcos listos en { $islands } isla
   *[other] Barcos listos en { $islands } islas
}
yamatai-building-boats-missing = Faltan barcos
yamatai-building-no-piece = No quedan piezas
yamatai-building-spot = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $boats }. { $status }
yamatai-building-deck = en mazo
yamatai-building-deck-spot = { $count ->
    [0] No queda ninguna loseta de edificio en el mazo
    [one] { $count } loseta de edificio en el mazo
   *[other] { $count } losetas de edificio en el mazo
}
yamatai-supply-torii-spot = { $count ->
    [0] No queda ningún torii
    [one] Queda { $count } torii
   *[other] Quedan { $count } torii
}
yamatai-supply-palace-spot = { $count ->
    [0] No queda ningún palacio
    [one] Queda { $count } palacio
   *[other] Quedan { $count } palacios
}

## Reserva y comercio

yamatai-reserve = Reserva y comercio
yamatai-reserve-count = × { $count }
yamatai-reserve-buy = compra { $price }
yamatai-reserve-sell = venta { $price }
yamatai-reserve-no-trade = sin trato
yamatai-reserve-trade-spot = Reserva y comercio: suelta aquí un barco para venderlo.
yamatai-reserve-spot = { $boats } en la reserva; compra por { $buy ->
    [one] { $buy } moneda
   *[other] { $buy } monedas
}, venta por { $sell ->
    [one] { $sell } moneda
   *[other] { $sell } monedas
}
yamatai-reserve-no-trade-spot = { $boats } en la reserva; con el oro no se comercia
