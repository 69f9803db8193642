### El tutorial de Yamataï: capítulos y sus notas, de 240 caracteres como mucho, cada una con su título.


## La sonrisa de la reina

yamatai-lesson-goal = La sonrisa de la reina
yamatai-lesson-goal-queen-head = Una capital para Himiko
yamatai-lesson-goal-queen = La reina Himiko quiere una capital en sus islas. Navega para ella, reúne lo que le gusta y construye. Quien más puntos tenga gana su sonrisa; los edificios dan más que nada.
yamatai-lesson-goal-islands-head = El archipiélago
yamatai-lesson-goal-islands = Los barcos van por estos canales. En las islas hay fichas de cultura; allí se alzarán casas, torii y palacios.
yamatai-lesson-goal-mat-head = Tu tablero
yamatai-lesson-goal-mat = Aquí están tus barcos, fichas y casas, y arriba tus monedas. El tablero estrecho de abajo es de Ren, tu rival.

## Toma una flota

yamatai-lesson-fleet = Toma una flota
yamatai-lesson-fleet-take-head = Tu primera flota
yamatai-lesson-fleet-take = Cada turno empieza con una de estas flotas. Trae barcos y, a menudo, un poder. Toma la flota 8: arrástrala a tu tablero o haz clic en ella.
yamatai-lesson-fleet-number-head = Barcos y un número
yamatai-lesson-fleet-number = Coloca cuantos barcos quieras. El número es tu lugar en la próxima ronda: los bajos juegan antes; las flotas ricas, a menudo, tarde.

## Tus primeros barcos

yamatai-lesson-boats = Tus primeros barcos
yamatai-lesson-boats-entry-head = Por la entrada
yamatai-lesson-boats-entry = El primer barco de un turno va en una entrada roja, o junto a uno de su tipo. Arrastra el de bambú a esta entrada.
yamatai-lesson-boats-second-head = En su estela
yamatai-lesson-boats-second = Cada barco siguiente, de cualquier tipo, va junto al que acabas de colocar. Coloca el de madera.
yamatai-lesson-boats-third-head = Y sigue
yamatai-lesson-boats-third = Una sola cadena, sin ramas: coloca el barco de piedra junto al de madera.
yamatai-lesson-boats-chain-head = Aquí se quedan
yamatai-lesson-boats-chain = Los barcos colocados se quedan en el mapa y ya no son de nadie.

## Recoger

yamatai-lesson-collect = Recoger
yamatai-lesson-collect-tokens-head = Cultura en la orilla
yamatai-lesson-collect-tokens = Cada barco de este turno puede tomar una ficha de una isla que toca. Haz clic en la marcada, o arrástrala a tu tablero.
yamatai-lesson-collect-each-head = Un barco, una ficha
yamatai-lesson-collect-each = Tres barcos pueden tomar tres fichas. Toma la siguiente.
yamatai-lesson-collect-last-head = La tercera
yamatai-lesson-collect-last = Puedes parar tras la primera, pero no hay motivo. Toma la última.
yamatai-lesson-collect-end-head = Fin de tu turno
yamatai-lesson-collect-end = No queda nada por hacer: pulsa Terminar, o la tecla E.
yamatai-lesson-collect-empty-head = Para qué sirven
yamatai-lesson-collect-empty = Las fichas ganan especialistas más tarde. Las islas que dejan quedan vacías: tierra para construir.

## Construir

yamatai-lesson-build = Construir
yamatai-lesson-build-row-head = Edificios en oferta
yamatai-lesson-build-row = Ren ha jugado y ya tienes otra flota. En vez de recoger puedes construir uno de estos. La loseta muestra su coste en barcos y, en el sello, sus puntos.
yamatai-lesson-build-cost-head = Lo que cuesta
yamatai-lesson-build-cost = Esta casa pide bambú y arcilla alrededor de la isla. El barco de arcilla de Ren también te sirve, pero uno de este turno debe tocar la isla. Coloca el de bambú.
yamatai-lesson-build-house-head = Construye
yamatai-lesson-build-house = El coste está alrededor de la isla, y la isla está vacía. Arrastra la loseta hasta ella.
yamatai-lesson-build-stay-head = Nada se gasta
yamatai-lesson-build-stay = Los barcos se quedan y pueden servir otra vez: a ti o a Ren. La loseta es tuya. Si colocas barcos debes recoger o construir, si se puede; nunca ambas cosas.

## Grupos y monedas

yamatai-lesson-groups = Grupos y monedas
yamatai-lesson-groups-boat-head = Dos islas, un canal
yamatai-lesson-groups-boat = Otra ronda. La isla vacía comparte un canal con la de tu casa: son vecinas. Allí ya hay bambú y arcilla; coloca tu barco de bambú en su entrada.
yamatai-lesson-groups-build-head = Una segunda casa
yamatai-lesson-groups-build = Dos de bambú, uno de arcilla: construye esta casa.
yamatai-lesson-groups-coins-head = Un grupo paga
yamatai-lesson-groups-coins = Las casas en islas vecinas forman un grupo. Una casa nueva da una moneda por cada casa de su grupo: dos.

## Montañas, torii, palacios

yamatai-lesson-heights = Montañas, torii, palacios
yamatai-lesson-heights-torii-head = Construye un torii
yamatai-lesson-heights-torii = Una ronda después. Los torii y los palacios cuestan mucho, dan muchos puntos y no gastan tus casas. Dos de madera y dos de arcilla ya están: arrastra el torii a su isla.
yamatai-lesson-heights-again-head = Brilla para otros
yamatai-lesson-heights-again = Los torii y los palacios no dan nada ahora, pero cada casa que luego se construya junto a uno da un punto a su dueño. Termina tu turno.
yamatai-lesson-heights-entry-head = Dos turnos seguidos
yamatai-lesson-heights-entry = Con dos jugadores hay dos turnos por ronda y persona; los tuyos van juntos. Coloca el barco de piedra en esta entrada.
yamatai-lesson-heights-mountain-head = En la montaña
yamatai-lesson-heights-mountain = Una casa en una montaña da enseguida un punto de prestigio. Construye esta.
yamatai-lesson-heights-sum-head = Buen sitio
yamatai-lesson-heights-sum = Un punto por la montaña, uno por el torii vecino y tres monedas por tu grupo de tres.

## Puerto y comercio

yamatai-lesson-harbour = Puerto y comercio
yamatai-lesson-harbour-buy-head = El mercado
yamatai-lesson-harbour-buy = Una ronda después. Antes de colocar barcos puedes comerciar una vez: comprar un barco de la reserva o vender uno; oro, nunca. Arrastra uno de bambú a tu tablero: los precios están al lado.
yamatai-lesson-harbour-use-head = Cada cual con su tipo
yamatai-lesson-harbour-use = Aquí hay un barco de piedra. Coloca el tuyo al lado.
yamatai-lesson-harbour-collect-head = Recoge
yamatai-lesson-harbour-collect = Toma la ficha de esta isla.
yamatai-lesson-harbour-keep-head = Un amarre
yamatai-lesson-harbour-keep = Te quedan dos barcos. Uno puede esperar en tu puerto: suelta allí el de bambú.
yamatai-lesson-harbour-aside-head = Apartado
yamatai-lesson-harbour-aside = El barco de madera queda apartado para siempre. Al final, cada dos barcos sin usar cuestan un punto.

## Especialistas

yamatai-lesson-specialists = Especialistas
yamatai-lesson-specialists-row-head = Gente de las islas
yamatai-lesson-specialists-row = Te ayudan hasta el final, cada cual a su manera. Dos fichas iguales, o tres distintas, ganan a uno: uno por turno, después de tus barcos.
yamatai-lesson-specialists-recruit-head = Elige a alguien
yamatai-lesson-specialists-recruit = Deja el puntero sobre alguien para leer más. Arrastra a quien quieras a tu tablero y elige con qué pagas. Koi te sobran.
yamatai-lesson-specialists-coins-head = A bordo
yamatai-lesson-specialists-coins = Las monedas que había allí son tuyas. Los especialistas también cuentan puntos al final.

## Poderes

yamatai-lesson-powers = Poderes
yamatai-lesson-powers-survey-head = El poder de tu flota
yamatai-lesson-powers-survey = Casi todas tienen uno: úsalo una vez, cuando quieras de este turno. Este pone un edificio bajo el mazo. Pulsa Poder y haz clic en el palacio.
yamatai-lesson-powers-boat-head = Al trabajo
yamatai-lesson-powers-boat = Otra loseta ha ocupado su lugar. Ahora usa el barco de bambú que guardaste en el puerto: colócalo en esta entrada.
yamatai-lesson-powers-build-head = Qué sitio
yamatai-lesson-powers-build = Una montaña, un torii al lado y un grupo de cuatro casas: construye esta.
yamatai-lesson-powers-others-head = Otras flotas
yamatai-lesson-powers-others = Sus poderes son distintos: deja el puntero sobre una flota para leer el suyo. Lo hecho en un turno se puede deshacer, salvo si ha descubierto algo oculto.

## Fin de ronda, orden de turno

yamatai-lesson-round = Fin de ronda, orden de turno
yamatai-lesson-round-end-head = Tu último turno
yamatai-lesson-round-end = Has jugado tus dos turnos de esta ronda. Termina este y mira a Ren.
yamatai-lesson-round-order-head = Un orden nuevo
yamatai-lesson-round-order = Ren juega dos veces. Luego fijan el orden las flotas recién tomadas: las tuyas, 1 y 9; las de Ren, 2 y 7. Así jugarás al principio y al final.
yamatai-lesson-round-fleets-head = La paciencia paga
yamatai-lesson-round-fleets = Las flotas que nadie tomó pasan a la izquierda y se descubren otras; las jugadas esperan al final. Caen dos monedas sobre cada especialista que nadie reclutó, y se completan las dos filas.

## Puntuación

yamatai-lesson-scoring = Puntuación
yamatai-lesson-scoring-over-head = Cuándo acaba
yamatai-lesson-scoring-over = La partida acaba con la ronda en que se construye una última casa, no se completa una fila o falta un tipo de barco.
yamatai-lesson-scoring-counts-head = Lo que cuenta
yamatai-lesson-scoring-counts = Edificios y especialistas cuentan el número de su sello. El prestigio cuenta entero; cinco monedas son un punto. Deja aquí el puntero: dice tu puntuación hasta ahora.
yamatai-lesson-scoring-lost-head = Puntos perdidos y empates
yamatai-lesson-scoring-lost = Cada dos barcos sobrantes, sumando puerto y apartados, cuestan un punto; también cada loseta reservada con un poder y no construida. Un empate lo gana quien jugó antes en la última ronda.

## Tu propia ronda

yamatai-lesson-game = Tu propia ronda
yamatai-lesson-game-yours-head = Al timón
yamatai-lesson-game-yours = Una ronda contra Ren, dos turnos cada uno. Deshacer ayuda, H busca un buen turno y F1 tiene todas las reglas. Solo hablo cuando pasa algo nuevo.
yamatai-lesson-game-fleet-head = ¿Qué edificio?
yamatai-lesson-game-fleet = Deja el puntero sobre una loseta o una isla: dice qué cabe allí y qué falta.
yamatai-lesson-game-placed-head = Elige el rumbo
yamatai-lesson-game-placed = Lleva la cadena hacia fichas que necesitas, o alrededor de una isla que ya tiene barcos.
yamatai-lesson-game-collected-head = Busca parejas
yamatai-lesson-game-collected = Dos iguales ganan un especialista. Tres distintas, también.
yamatai-lesson-game-turn-head = Turno de Ren
yamatai-lesson-game-turn = Tus barcos también sirven a Ren. Deja aquí el puntero: dice la puntuación de Ren hasta ahora.
