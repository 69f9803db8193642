## Pasos de un turno

yamatai-step-fleet = Flota
yamatai-step-trade = Comercio
yamatai-step-boats = Barcos
yamatai-step-use = Recoger / Edificar
yamatai-step-harbour = Puerto + Reclutar

yamatai-nothing = nada

## La línea de ayuda

yamatai-prompt-fleet = Elige una flota abierta: tomas ya sus barcos, y su número es tu lugar en la próxima ronda.
yamatai-prompt-trade = Compra o vende un barco al precio indicado, o pasa a Barcos: haz clic en un barco y luego en un espacio.
yamatai-prompt-first-boat = Coloca tu primer barco en una entrada o junto a un barco de su tipo.
yamatai-prompt-next-boat = Coloca otro barco en un espacio conectado con el último, o pasa a Recoger / Edificar.
yamatai-prompt-held-first = Suelta el { $boat } en una entrada o en un espacio conectado con otro barco de su tipo.
yamatai-prompt-held-next = Suelta el { $boat } en un espacio iluminado conectado con tu último barco.
yamatai-prompt-held-keep = Suelta el { $boat } en tu puerto para guardarlo para un turno posterior.
yamatai-prompt-held-nowhere = Ahora no se puede hacer nada con eso.
yamatai-prompt-held-tile = Suelta el edificio en una isla dorada.
yamatai-prompt-held-fleet = Suelta la flota en tu tablero.
yamatai-prompt-held-specialist = Suelta el especialista en tu tablero.
yamatai-prompt-held-reserve = Suelta el barco en tu tablero para comprarlo.
yamatai-prompt-held-island = Suelta la ficha en tu tablero.
yamatai-prompt-held-token = Suelta la ficha en una isla: se cambia por la ficha que hay allí.
yamatai-prompt-held-space = Suelta el barco en un espacio iluminado conectado con el suyo.
yamatai-prompt-use = { $count ->
    [one] Toma una ficha de cultura de una isla dorada, o elige un edificio con marco dorado.
   *[other] Toma hasta { $count } fichas de cultura de islas doradas, o elige un edificio con marco dorado.
}
yamatai-prompt-collect = { $count ->
    [one] Toma una ficha de cultura de una isla dorada: haz clic en ella.
   *[other] Toma hasta { $count } fichas de cultura de islas doradas: haz clic en ellas.
}
yamatai-prompt-collect-more = Toma otra ficha de cultura, o sigue: puerto, especialista, Terminar.
yamatai-prompt-build = Elige un edificio con marco dorado y luego una isla.
yamatai-prompt-keep = Elige el barco que se queda en tu puerto: suéltalo allí. Los demás se apartan.
yamatai-prompt-recruit = Si quieres, recluta un especialista por dos fichas iguales o tres distintas; luego termina el turno.
yamatai-prompt-end = No queda nada por hacer: termina el turno.
yamatai-prompt-wait = Usa los barcos que colocaste: recoge o construye.
yamatai-prompt-waiting = Juega { $name }. Un clic muestra el resto del turno de una vez.
yamatai-prompt-over = La partida ha terminado.
yamatai-prompt-sail = Mueve un barco a un espacio vacío conectado con él.
yamatai-prompt-swap-second = Haz clic en el barco que cambia de lugar con él.
yamatai-prompt-remove-second = Haz clic en un segundo barco para retirarlo, o sigue con tu turno.
yamatai-prompt-power-survey = Haz clic en el edificio que va bajo el mazo; la primera loseta ocupa su lugar.
yamatai-prompt-power-exchange-culture = Haz clic en una de tus fichas y luego en una isla: las dos se cambian.
yamatai-prompt-power-reserve = Haz clic en el edificio que te guardas.
yamatai-prompt-power-swap-boats = Haz clic en dos barcos del mapa: cambian de lugar entre sí.
yamatai-prompt-power-sacred-ground = Haz clic en una isla sin edificio: allí solo podrá haber un torii o un palacio.
yamatai-prompt-power-remove-boats = Haz clic en uno o dos barcos del mapa: vuelven a la reserva.
yamatai-prompt-power-move-boat = Haz clic en un barco del mapa y luego en un espacio vacío conectado con él.
yamatai-prompt-power-discount = Construye con un barco menos este turno. El poder se usa cuando lo necesitas; no hay que pulsar nada.

## La salida de lo empezado, tras una de esas frases; $key: por ejemplo "Esc"

yamatai-way-out-leaves = { $key } cancela.
yamatai-way-out-takes-back = { $key } deshace la elección del primero.

## Botones

yamatai-button-power = Poder
yamatai-button-sail = Navegar
yamatai-button-sail-hint = Una vez por turno, mueve un barco del mapa a un espacio vacío conectado con el suyo.
yamatai-button-end = Terminar
yamatai-button-end-hint = Terminar tu turno

## Negativas

refusal-with-rule = { $text } (Regla{ "\u00A0" }{ $rule })
yamatai-refusal-not-your-turn = Es el turno de { $name }.
yamatai-refusal-game-over = La partida ha terminado.
yamatai-refusal-fleet-first = Primero toma una flota.
yamatai-refusal-one-fleet = Ya has tomado tu flota de este turno.
yamatai-refusal-fleet-not-open = Esta flota no está abierta.
yamatai-refusal-step-over = Ese paso ya ha pasado en este turno. Deshacer te lleva de vuelta.
yamatai-refusal-must-use-boats = Has colocado barcos: primero recoge una ficha o construye.
yamatai-refusal-choose-harbour = Primero elige el barco que se queda en tu puerto.
yamatai-refusal-no-boat-in-hand = No tienes ningún { $boat } en la mano.
yamatai-refusal-space-taken = Aquí ya hay un barco.
yamatai-refusal-no-own-colour-linked = Ningún barco de su tipo está conectado con este espacio, y no es una entrada.
yamatai-refusal-no-boat-linked = Ningún barco está conectado con este espacio, y no es una entrada.
yamatai-refusal-not-linked-to-last = Este espacio no está conectado con el último barco que colocaste.
yamatai-refusal-not-linked-to-chain = Este espacio no está conectado con ningún barco que colocaste este turno.
yamatai-refusal-no-boat-placed = Solo después de colocar un barco este turno.
yamatai-refusal-collect-after-build = Has construido este turno: o recoges o construyes, no ambas cosas.
yamatai-refusal-build-after-collect = Has recogido este turno: o recoges o construyes, no ambas cosas.
yamatai-refusal-no-token = En esta isla no hay ficha de cultura.
yamatai-refusal-not-touched = Ningún barco que colocaste este turno toca esta isla.
yamatai-refusal-boats-have-served = Cada barco toma una ficha; los tuyos que tocan esta isla ya han servido.
yamatai-refusal-one-building = Un edificio por turno.
yamatai-refusal-tile-not-open = Esta loseta no está a tu alcance.
yamatai-refusal-island-built-on = Aquí ya hay un edificio.
yamatai-refusal-island-has-token = En esta isla aún hay una ficha de cultura.
yamatai-refusal-sacred-ground = Suelo sagrado: aquí solo se puede construir un torii o un palacio.
yamatai-refusal-no-house-left = No te quedan casas.
yamatai-refusal-no-prestige-building-left = En la provisión no queda ninguno.
yamatai-refusal-boats-missing = Falta alrededor de esta isla: { $boats }.
yamatai-refusal-no-trade-left = Ya no puedes comerciar este turno.
yamatai-refusal-gold-not-traded = El oro ni se compra ni se vende.
yamatai-refusal-reserve-empty = En la reserva no queda un barco así.
yamatai-refusal-too-few-coins = Cuesta { $price ->
    [one] { $price } moneda
   *[other] { $price } monedas
}, y tienes { $coins }.
yamatai-refusal-harbour-no-choice = No hay nada que elegir: el puerto se llena solo cuando terminas el turno.
yamatai-refusal-one-specialist = Un especialista por turno.
yamatai-refusal-specialist-not-open = Este especialista no se puede reclutar.
yamatai-refusal-tokens-missing = Necesitas dos fichas de un tipo, o tres de tipos distintos.
yamatai-refusal-not-a-payment = Paga con dos fichas de un tipo, o con tres de tipos distintos.
yamatai-refusal-no-free-move = No tienes ningún barco que hacer navegar este turno.
yamatai-refusal-power-used = El poder de tu flota ya se ha usado este turno.
yamatai-refusal-not-this-power = Tu flota no tiene este poder.
yamatai-refusal-no-second-boat = No hay un segundo barco con el que intercambiar.
yamatai-refusal-deck-empty = El mazo de edificios está vacío.
yamatai-refusal-no-such-token = No tienes ninguna { $token }.
yamatai-refusal-same-token = Allí hay del mismo tipo: no cambiaría nada.
yamatai-refusal-no-sacred-ground-left = En la provisión no queda suelo sagrado.
yamatai-refusal-sacred-already = Esta isla ya es suelo sagrado.
yamatai-refusal-no-boat-there = Aquí no hay ningún barco.
yamatai-refusal-not-linked = El barco solo puede ir a un espacio conectado con el suyo.
yamatai-refusal-no-swap-begun = Elige el primer barco del intercambio.
yamatai-refusal-same-boat = Un barco no puede cambiar de lugar consigo mismo.
yamatai-refusal-finish-swap = Primero acaba el intercambio: elige el segundo barco.

## El registro

yamatai-log-fleet-taken = { $name } toma la flota { $fleet }: { $boats }
yamatai-log-bought = { $name } compra un { $boat }
yamatai-log-sold = { $name } vende un { $boat }
yamatai-log-placed = { $name } coloca un { $boat }
yamatai-log-collected = { $name } toma la { $token } de { $island }
yamatai-log-built = { $name } construye en { $island }: { $tile }
yamatai-log-kept = { $name } guarda un { $boat } en el puerto
yamatai-log-set-aside = { $name } aparta barcos
yamatai-log-recruited = { $name } recluta a { $specialist } por { $tokens }
yamatai-log-power-used = { $name } construye con un barco menos
yamatai-log-moved = { $name } mueve un { $boat }
yamatai-log-sailed = { $name } hace navegar un { $boat }
yamatai-log-swapped = { $name } intercambia un { $boat } y un { $other }
yamatai-log-removed = { $name } retira un { $boat }
yamatai-log-exchanged = { $name } deja una { $given } en { $island } y toma la { $taken }
yamatai-log-sacred-ground = { $name } hace de { $island } suelo sagrado
yamatai-log-surveyed = { $name } pone un edificio bajo el mazo: { $tile }; nuevo: { $new }
yamatai-log-reserved = { $name } reserva un edificio: { $tile }
yamatai-log-turn-ended = { $name } termina el turno
yamatai-log-game-ended = La partida termina: { $reason }

yamatai-plan-placed = { $name } coloca: { $boats }
yamatai-plan-collected = { $name } toma: { $tokens }
yamatai-plan-token = { $token } de { $island }
yamatai-plan-surveyed = { $name } pone un edificio bajo el mazo: { $tile }; el de arriba ocupa su lugar

yamatai-terms-with-rule = { $terms }, regla{ "\u00A0" }{ $rule }
yamatai-term-prestige-neighbours = { $points } de prestigio junto a torii y palacios
yamatai-term-prestige-mountain = { $points } de prestigio en una montaña
yamatai-term-prestige-mountain-perk = { $points } de prestigio por Hachiman
yamatai-term-coins-group = { $count ->
    [one] { $points } moneda por el grupo
   *[other] { $points } monedas por el grupo
}
yamatai-term-coins-build = { $count ->
    [one] { $points } moneda por construir
   *[other] { $points } monedas por construir
}
yamatai-term-coins-culture = { $count ->
    [one] { $points } moneda por construir sobre una ficha
   *[other] { $points } monedas por construir sobre una ficha
}
yamatai-term-coins-trade = { $count ->
    [one] { $points } moneda
   *[other] { $points } monedas
}
yamatai-term-coins-specialist = { $count ->
    [one] { $points } moneda de la loseta
   *[other] { $points } monedas de la loseta
}
yamatai-term-coins-aside = { $count ->
    [one] { $points } moneda por barcos apartados
   *[other] { $points } monedas por barcos apartados
}

## El final

yamatai-end-last-house = se construyó la última casa
yamatai-end-no-specialist = se acabaron los especialistas
yamatai-end-no-building = se acabaron los edificios
yamatai-end-no-boat = en la reserva se agotó un tipo de barco
yamatai-end-sentence = { $points } puntos, { $lead } más que { $second }. La partida terminó en la ronda { $round }: { $reason }.
yamatai-end-sentence-tie = { $points } puntos, tantos como { $second }, pero primero en la última ronda. La partida terminó en la ronda { $round }: { $reason }.

yamatai-score-coins = Monedas
yamatai-score-coins-note = { $n } monedas = 1
yamatai-score-prestige = Prestigio
yamatai-score-prestige-note = fichas
yamatai-score-buildings = Edificios
yamatai-score-buildings-note = valor de losetas
yamatai-score-specialists = Especialistas
yamatai-score-specialists-note = valor de losetas
yamatai-score-reserved = Reservados
yamatai-score-reserved-note = sin construir −1
yamatai-score-unused = Sin usar
yamatai-score-unused-note = dos barcos = −1

## Sobre los valores

yamatai-source-rules = De las reglas
yamatai-source-review = Contado por personas que jugaron al juego impreso
yamatai-source-house = Propio: los valores impresos no son públicos como texto
yamatai-source-fleet = Flota { $number }
yamatai-part-boats = Los 80 barcos
yamatai-part-prices = Precios de los barcos
yamatai-part-start = Inicio: monedas, casas, puerto, tratos
yamatai-part-culture = Fichas de cultura y reclutamiento
yamatai-part-supply = Montañas, torii, palacios, suelo sagrado
yamatai-part-scoring = Puntuación

yamatai-choice-recruit = Entregar { $tokens }
yamatai-question-recruit = { $name }: ¿qué fichas entregas?
yamatai-question-move = ¿Cómo mueves el barco?
yamatai-choice-move = Con el poder de la flota
yamatai-choice-sail = Con tu especialista

## Lugares del mapa

yamatai-space = { $entry ->
    [yes] Entrada { $number } junto a { $islands }
   *[no] Espacio { $number } junto a { $islands }
}{ $boat ->
    [none] {""}
   *[other] : { $boat }
}

## Por qué se guían los jugadores del ordenador

yamatai-judge-coins = monedas
yamatai-judge-prestige = prestigio
yamatai-judge-buildings = edificios
yamatai-judge-specialists = especialistas
yamatai-judge-reserved = el edificio reservado
yamatai-judge-unused = barcos sin usar
yamatai-judge-perks = lo que traerán los especialistas
yamatai-judge-culture = fichas de cultura
yamatai-judge-harbour = barcos en el puerto
yamatai-judge-rivals = frente a los demás
yamatai-judge-win = ser primero
yamatai-judge-turns = turnos por venir
yamatai-judge-order = un turno temprano en la próxima ronda
yamatai-judge-left = el tablero que deja
