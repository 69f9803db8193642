### Nombres de todo lo que hay en la caja, y lo que hacen especialistas y flotas. Reglas: rules.md, 7.2 y 9.

## Jugadores

yamatai-colour-blue = Azul
yamatai-colour-orange = Naranja
yamatai-colour-purple = Morado
yamatai-colour-grey = Gris

## Barcos: uno de un tipo, luego tantos

yamatai-boat-bamboo = barco de bambú
yamatai-boat-wood = barco de madera
yamatai-boat-stone = barco de piedra
yamatai-boat-clay = barco de arcilla
yamatai-boat-gold = barco de oro

yamatai-boats-bamboo = { $count ->
    [one] { $count } barco de bambú
   *[other] { $count } barcos de bambú
}
yamatai-boats-wood = { $count ->
    [one] { $count } barco de madera
   *[other] { $count } barcos de madera
}
yamatai-boats-stone = { $count ->
    [one] { $count } barco de piedra
   *[other] { $count } barcos de piedra
}
yamatai-boats-clay = { $count ->
    [one] { $count } barco de arcilla
   *[other] { $count } barcos de arcilla
}
yamatai-boats-gold = { $count ->
    [one] { $count } barco de oro
   *[other] { $count } barcos de oro
}

## Fichas de cultura: una de un tipo, luego tantas

yamatai-token-drum = ficha de tambor
yamatai-token-koi = ficha de koi
yamatai-token-pine = ficha de pino
yamatai-token-blossom = ficha de flor
yamatai-token-fan = ficha de abanico
yamatai-token-scroll = ficha de pergamino

yamatai-tokens-drum = { $count ->
    [one] { $count } ficha de tambor
   *[other] { $count } fichas de tambor
}
yamatai-tokens-koi = { $count ->
    [one] { $count } ficha de koi
   *[other] { $count } fichas de koi
}
yamatai-tokens-pine = { $count ->
    [one] { $count } ficha de pino
   *[other] { $count } fichas de pino
}
yamatai-tokens-blossom = { $count ->
    [one] { $count } ficha de flor
   *[other] { $count } fichas de flor
}
yamatai-tokens-fan = { $count ->
    [one] { $count } ficha de abanico
   *[other] { $count } fichas de abanico
}
yamatai-tokens-scroll = { $count ->
    [one] { $count } ficha de pergamino
   *[other] { $count } fichas de pergamino
}

## Clases de fichas de cultura, donde está claro que se trata de fichas

yamatai-culture-drum = tambor
yamatai-culture-koi = koi
yamatai-culture-pine = pino
yamatai-culture-blossom = flor
yamatai-culture-fan = abanico
yamatai-culture-scroll = pergamino

## Edificios

yamatai-building-standard = Casa
yamatai-building-torii = Torii
yamatai-building-palace = Palacio

## Poderes de las flotas: como mucho dos líneas en la loseta, luego la regla entera

yamatai-power-none = Sin poder
yamatai-power-survey = Cambia un edificio
yamatai-power-exchange_culture = Canjea una ficha
yamatai-power-reserve = Reserva un edificio
yamatai-power-swap_boats = Intercambia dos barcos
yamatai-power-sacred_ground = Pon un suelo sagrado
yamatai-power-remove_boats = Retira hasta dos barcos
yamatai-power-move_boat = Mueve un barco
yamatai-power-discount = Construye con uno menos

yamatai-power-none-full = Esta flota no tiene poder.
yamatai-power-survey-full = Una vez este turno, pon una loseta de edificio abierta bajo el mazo; la primera del mazo ocupa su lugar.
yamatai-power-exchange_culture-full = Una vez este turno, una de tus fichas de cultura se cambia por una de una isla.
yamatai-power-reserve-full = Una vez este turno, lleva una loseta de edificio abierta a tu tablero; solo tú puedes construirla, este turno o más tarde. Si nunca se construye, cuesta 1 punto.
yamatai-power-swap_boats-full = Una vez este turno, dos barcos del mapa cambian de lugar entre sí.
yamatai-power-sacred_ground-full = Una vez este turno, marca como sagrada una isla sin edificio: desde ahora solo se puede construir en ella un torii o un palacio.
yamatai-power-remove_boats-full = Una vez este turno, devuelve a la reserva uno o dos barcos del mapa.
yamatai-power-move_boat-full = Una vez este turno, mueve un barco del mapa a un espacio vacío conectado con el suyo.
yamatai-power-discount-full = El edificio de este turno necesita un barco menos, el que quieras.

## Especialistas: el nombre, la ventaja en tres líneas de 104 u como mucho, la ventaja entera

yamatai-specialist-awashima = Awashima
yamatai-perk-awashima = Bonus de casa a torii y palacios.
yamatai-perk-awashima-full = Los torii y palacios que construyes dan las ganancias de las casas: 1 punto de prestigio por cada torii o palacio vecino, 1 en una montaña, y monedas por el grupo de tus casas que tocan, ellos incluidos.

yamatai-specialist-ebisu = Ebisu
yamatai-perk-ebisu = Dos barcos más en el puerto.
yamatai-perk-ebisu-full = Tu puerto guarda dos barcos más al final de cada uno de tus turnos.

yamatai-specialist-daikoku = Daikoku
yamatai-perk-daikoku = 2 monedas al construir.
yamatai-perk-daikoku-full = Ganas 2 monedas cada vez que construyes, sea lo que sea.

yamatai-specialist-inari = Inari
yamatai-perk-inari = Compra por 1 menos, vende por 2 más.
yamatai-perk-inari-full = Compras barcos por 1 moneda menos y los vendes por 2 monedas más.

yamatai-specialist-benzaiten = Benzaiten
yamatai-perk-benzaiten = Un trato más por turno.
yamatai-perk-benzaiten-full = Puedes comerciar con un barco más cada turno: comprar dos, vender dos o uno de cada.

yamatai-specialist-kanayago = Kanayago
yamatai-perk-kanayago = Compra o vende oro por 6.
yamatai-perk-kanayago-full = También puedes comprar y vender barcos de oro, por 6 monedas.

yamatai-specialist-ryujin = Ryujin
yamatai-perk-ryujin = Primer barco junto a cualquier tipo.
yamatai-perk-ryujin-full = Tu primer barco de un turno puede ir a un espacio conectado con un barco de cualquier tipo.

yamatai-specialist-sarutahiko = Sarutahiko
yamatai-perk-sarutahiko = El borde también es entrada.
yamatai-perk-sarutahiko-full = Para ti, todo espacio vacío que toca una sola isla es una entrada.

yamatai-specialist-suijin = Suijin
yamatai-perk-suijin = Tu cadena se puede ramificar.
yamatai-perk-suijin-full = Cada barco siguiente puede conectarse con cualquiera que hayas colocado este turno, no solo con el último.

yamatai-specialist-fujin = Fujin
yamatai-perk-fujin = Mueve un barco por turno.
yamatai-perk-fujin-full = Una vez por turno, en cualquier momento de él, puedes mover un barco del mapa a un espacio vacío conectado con el suyo.

yamatai-specialist-tsukuyomi = Tsukuyomi
yamatai-perk-tsukuyomi = Recoge una ficha más.
yamatai-perk-tsukuyomi-full = Cuando recoges, puedes tomar una ficha de cultura más de una isla junto a un barco que hayas colocado este turno.

yamatai-specialist-konohana = Konohana
yamatai-perk-konohana = Sobre una ficha por 5 monedas.
yamatai-perk-konohana-full = Puedes construir en una isla que tiene una ficha de cultura, por 5 monedas; te quedas la ficha.

yamatai-specialist-uzume = Uzume
yamatai-perk-uzume = Recluta por dos fichas cualesquiera.
yamatai-perk-uzume-full = Puedes reclutar un especialista por dos fichas de cultura cualesquiera, también de dos tipos.

yamatai-specialist-hachiman = Hachiman
yamatai-perk-hachiman = Casa en montaña: 1 punto más.
yamatai-perk-hachiman-full = Una casa que construyes en una montaña da 1 punto de prestigio más.

yamatai-specialist-izanagi = Izanagi
yamatai-perk-izanagi = Monedas por grupos: el doble.
yamatai-perk-izanagi-full = Las monedas que ganas por un grupo de tus casas cuentan el doble.

yamatai-specialist-omoikane = Omoikane
yamatai-perk-omoikane = Al final, 1 punto por especialista.
yamatai-perk-omoikane-full = Al final de la partida, 1 punto por cada uno de tus especialistas, este incluido.

yamatai-specialist-tenjin = Tenjin
yamatai-perk-tenjin = 2 monedas por barco apartado.
yamatai-perk-tenjin-full = Ganas 2 monedas por cada barco que apartas, y al final no pierdes puntos por los barcos sin usar.

yamatai-specialist-amaterasu = Amaterasu
yamatai-perk-amaterasu = Torii y palacios: un barco menos.
yamatai-perk-amaterasu-full = Los torii y palacios que construyes necesitan un barco menos, el que quieras.
