### Los tableros, las tiras de los otros jugadores y el orden de turno.

## El tablero activo: lo que pone en él

yamatai-mat-your-turn = Tu turno
yamatai-mat-choose-fleet = Elige una flota
yamatai-mat-no-fleet = Aún sin flota
yamatai-mat-boats-only = Solo barcos
yamatai-mat-power-none = Sin poder
yamatai-mat-power-ready = Listo
yamatai-mat-power-again = 1 más
yamatai-mat-power-used = Usado
yamatai-mat-boats = Barcos por colocar
# $keys: such as "1–5".
yamatai-mat-hint = arrastra o pulsa { $keys }
yamatai-mat-hint-drag = arrastra
yamatai-mat-harbour = Puerto
yamatai-mat-aside = Apartados
yamatai-mat-culture = Cultura
yamatai-mat-specialists = Especial.
yamatai-mat-built = Edificios
yamatai-mat-left = Quedan

## El tablero activo: nombres de sus partes para avisos y lectores de pantalla

yamatai-mat-nothing = nada

yamatai-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# $player: the name. The other places are numbers, some of them below zero.
yamatai-score-name = { $player }: { $total } si la partida acabara ahora. { $coins } por { $purse }, { $prestige } de prestigio, { $buildings } por edificios, { $specialists } por especialistas, { $reserved } por losetas reservadas, { $unused } por barcos sin usar.

yamatai-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

yamatai-prestige = { $count } de prestigio

yamatai-mat-name = Tablero de { $player }
yamatai-mat-fleet-none = Flota { $number }. { $power }
yamatai-mat-fleet-ready = Flota { $number }, poder listo. { $power }
yamatai-mat-fleet-again = Flota { $number }, se puede retirar un barco más. { $power }
yamatai-mat-fleet-used = Flota { $number }, poder usado. { $power }
yamatai-mat-fleet-over = Flota { $number } de esta ronda; su poder ha terminado.

# $boats: such as "2 wood boats".
yamatai-mat-boat-name = { $boats } en la mano
yamatai-mat-harbour-name = { $capacity ->
    [one] Puerto para { $capacity } barco: { $boats }
   *[other] Puerto para { $capacity } barcos: { $boats }
}
yamatai-mat-aside-name = Apartados: { $boats }. Al final { $penalty } por estos y los barcos del puerto.
# $tokens: such as "2 koi tokens".
yamatai-mat-token-name = { $tokens } en el tablero
yamatai-mat-built-tile = { $building }, { $points }
yamatai-mat-reserved-tile = { $building }, { $points }, loseta reservada. Necesita { $cost }.
yamatai-mat-specialist = { $name }, { $points }. { $perk }
yamatai-mat-houses-name = { $left ->
    [one] Queda { $left } casa de { $all }
   *[other] Quedan { $left } casas de { $all }
}

## Las tiras de los otros

yamatai-strip-now = juega ahora
yamatai-strip-next = juega después
yamatai-strip-later = juega más tarde
yamatai-strip-last = juega al final
# $fleets: one number, or two with a comma.
yamatai-strip-done = { $count ->
    [one] terminó, flota { $fleets }
   *[other] terminó, flotas { $fleets }
}
yamatai-strip-more = +{ $count }

# All of a strip in a row of short sentences.
yamatai-strip-name = { $player } { $standing }. { $purse }. Fichas: { $tokens }. Puerto: { $boats }. Apartados: { $aside }. { $houses }.

## El orden de turno

yamatai-order = Turnos
yamatai-order-done = fin
yamatai-order-now = ya
yamatai-order-next = sig.

yamatai-order-done-name = { $player } en el lugar { $place }: hecho. Lugar en la próxima ronda: { $next }.
yamatai-order-now-name = { $player } en el lugar { $place } juega ahora.
yamatai-order-now-taken-name = { $player } en el lugar { $place } juega ahora. Lugar en la próxima ronda: { $next }.
yamatai-order-next-name = { $player } en el lugar { $place } juega después.
yamatai-order-later-name = { $player } en el lugar { $place } juega más tarde.
yamatai-order-last-name = { $player } en el lugar { $place } juega al final.
yamatai-order-taken-name = { $player } ha tomado el número { $place }: su lugar en la próxima ronda.
