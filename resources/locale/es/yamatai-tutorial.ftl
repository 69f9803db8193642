### El tutorial de Yamataï: capítulos y sus notas, de 240 caracteres como mucho, cada una con su título.


## La sonrisa de la reina

yamatai-lesson-goal = La sonrisa de la reina
yamatai-lesson-goal-queen-head = Una capital para Himiko
yamatai-lesson-goal-queen = La reina Himiko quiere una capital en sus islas. Navegas para ella, reúnes lo que le gusta y construyes.
yamatai-lesson-goal-islands-head = El archipiélago
yamatai-lesson-goal-islands = En estas islas hay fichas de cultura. Los barcos van por los canales; las casas, los torii y los palacios, en tierra.
yamatai-lesson-goal-mat-head = Tu tablero
yamatai-lesson-goal-mat = Aquí están tus barcos, fichas y casas, y arriba tus monedas. El tablero estrecho de abajo es de Ren, tu rival.
yamatai-lesson-goal-smile-head = Quién la hace sonreír
yamatai-lesson-goal-smile = Quien tenga más puntos al final gana su sonrisa. Los edificios dan más que nada; monedas y especialistas ayudan.

## Toma una flota

yamatai-lesson-fleet = Toma una flota
yamatai-lesson-fleet-row-head = Flotas
yamatai-lesson-fleet-row = Cada turno empieza con una de estas flotas abiertas. Trae barcos y, a menudo, un poder para este turno.
yamatai-lesson-fleet-take-head = Tu primera flota
yamatai-lesson-fleet-take = Arrastra la flota 8 a tu tablero, o haz clic en ella. Trae tres barcos: bambú, madera y piedra.
yamatai-lesson-fleet-boats-head = Barcos en la mano
yamatai-lesson-fleet-boats = Estos barcos son tuyos. No hace falta colocarlos todos.
yamatai-lesson-fleet-number-head = Un número para luego
yamatai-lesson-fleet-number = El número de la flota es tu lugar en la próxima ronda: los bajos juegan antes. Las flotas ricas suelen ir tarde.

## Tus primeros barcos

yamatai-lesson-boats = Tus primeros barcos
yamatai-lesson-boats-entry-head = Por la entrada
yamatai-lesson-boats-entry = El primer barco de un turno va en una entrada roja, o junto a uno de su tipo. Arrastra el de bambú a esta entrada.
yamatai-lesson-boats-second-head = En su estela
yamatai-lesson-boats-second = Cada barco siguiente va junto al que acabas de colocar; vale cualquier tipo. Coloca el de madera.
yamatai-lesson-boats-third-head = Y sigue
yamatai-lesson-boats-third = Desde el barco de madera sigue la cadena. Coloca el de piedra.
yamatai-lesson-boats-chain-head = Aquí se quedan
yamatai-lesson-boats-chain = Una cadena, sin ramas. Los barcos colocados se quedan en el mapa y ya no son de nadie.

## Recoger

yamatai-lesson-collect = Recoger
yamatai-lesson-collect-tokens-head = Cultura en la orilla
yamatai-lesson-collect-tokens = Cada barco de este turno puede tomar una ficha de una isla que toca. Haz clic en la marcada, o arrástrala a tu tablero.
yamatai-lesson-collect-each-head = Un barco, una ficha
yamatai-lesson-collect-each = Hay tres barcos, así que tres fichas pueden ser tuyas. Toma la siguiente.
yamatai-lesson-collect-last-head = La tercera
yamatai-lesson-collect-last = Puedes parar tras la primera, pero no hay motivo. Toma la última.
yamatai-lesson-collect-empty-head = Para qué sirven
yamatai-lesson-collect-empty = Las fichas ganan especialistas más tarde. Las islas que dejan quedan vacías: tierra para construir.
yamatai-lesson-collect-end-head = Fin de tu turno
yamatai-lesson-collect-end = No queda nada por hacer. Pulsa Terminar, o la tecla E.

## Construir

yamatai-lesson-build = Construir
yamatai-lesson-build-row-head = Edificios en oferta
yamatai-lesson-build-row = Ren ha jugado y ya tienes otra flota. En vez de recoger puedes construir uno de estos: los barcos de la loseta son su coste; el número del sello, sus puntos.
yamatai-lesson-build-cost-head = Lo que cuesta
yamatai-lesson-build-cost = Esta casa pide bambú y arcilla alrededor de la isla. El de arcilla lo puso Ren, pero los barcos colocados sirven a todos.
yamatai-lesson-build-touch-head = Un barco de este turno
yamatai-lesson-build-touch = Para construir, un barco de este turno debe tocar la isla. Coloca el de bambú.
yamatai-lesson-build-house-head = Construye
yamatai-lesson-build-house = El coste está alrededor de la isla, y la isla está vacía. Arrastra la loseta hasta ella.
yamatai-lesson-build-stay-head = Nada se gasta
yamatai-lesson-build-stay = Los barcos se quedan y pueden servir otra vez: a ti o a Ren. La loseta es tuya y cuenta al final.
yamatai-lesson-build-or-head = Recoger o construir
yamatai-lesson-build-or = Si colocas barcos debes recoger o construir, si se puede. Nunca ambas cosas. Termina tu turno.

## Grupos y monedas

yamatai-lesson-groups = Grupos y monedas
yamatai-lesson-groups-alone-head = Dos islas, un canal
yamatai-lesson-groups-alone = Otra ronda. Tu casa está sola. La isla vacía de al lado comparte un canal con la suya: son vecinas.
yamatai-lesson-groups-boat-head = Trae un barco
yamatai-lesson-groups-boat = Alrededor de esa isla ya hay bambú y arcilla. Coloca tu barco de bambú en su entrada.
yamatai-lesson-groups-build-head = Una segunda casa
yamatai-lesson-groups-build = Dos de bambú, uno de arcilla: construye esta casa.
yamatai-lesson-groups-coins-head = Un grupo paga
yamatai-lesson-groups-coins = Las casas en islas vecinas forman un grupo. Una casa nueva da una moneda por cada casa de su grupo: dos.

## Montañas, torii, palacios

yamatai-lesson-heights = Montañas, torii, palacios
yamatai-lesson-heights-kinds-head = Lo más noble
yamatai-lesson-heights-kinds = Una ronda después. Los torii y los palacios son caros, pero valen muchos puntos. Salen de esta provisión y no gastan tus casas.
yamatai-lesson-heights-torii-head = Construye un torii
yamatai-lesson-heights-torii = Alrededor de esta isla hay dos barcos de madera y dos de arcilla. Arrastra el torii hasta ella.
yamatai-lesson-heights-again-head = Brilla para otros
yamatai-lesson-heights-again = Un torii no da nada ahora, pero cada casa que luego se construya a su lado da un punto a su dueño. Termina tu turno.
yamatai-lesson-heights-entry-head = Dos turnos seguidos
yamatai-lesson-heights-entry = Con dos jugadores hay dos turnos por ronda y persona; los tuyos van juntos. Coloca el barco de piedra en esta entrada.
yamatai-lesson-heights-mountain-head = En la montaña
yamatai-lesson-heights-mountain = Una casa en una montaña da enseguida un punto de prestigio. Construye esta.
yamatai-lesson-heights-sum-head = Buen sitio
yamatai-lesson-heights-sum = Un punto por la montaña, uno por el torii vecino y tres monedas por tu grupo de tres.

## Puerto y comercio

yamatai-lesson-harbour = Puerto y comercio
yamatai-lesson-harbour-trade-head = El mercado
yamatai-lesson-harbour-trade = Una ronda después. Antes de colocar barcos puedes comerciar una vez: comprar un barco de la reserva o vender uno. El oro no.
yamatai-lesson-harbour-buy-head = Compra
yamatai-lesson-harbour-buy = Arrastra un barco de bambú de la reserva a tu tablero. Los precios están al lado.
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
yamatai-lesson-specialists-row = Te ayudan hasta el final, cada cual a su manera. Deja el puntero sobre alguien para leer más.
yamatai-lesson-specialists-price-head = Su precio
yamatai-lesson-specialists-price = Dos fichas iguales, o tres distintas, ganan a uno: uno por turno, después de tus barcos.
yamatai-lesson-specialists-recruit-head = Elige a alguien
yamatai-lesson-specialists-recruit = Arrastra a quien quieras a tu tablero y elige con qué pagas. Koi te sobran.
yamatai-lesson-specialists-coins-head = A bordo
yamatai-lesson-specialists-coins = Las monedas que había allí son tuyas. Los especialistas también cuentan puntos al final.

## Poderes

yamatai-lesson-powers = Poderes
yamatai-lesson-powers-once-head = El poder de tu flota
yamatai-lesson-powers-once = Casi todas tienen uno. Úsalo una vez, cuando quieras de este turno; si no, se pierde.
yamatai-lesson-powers-survey-head = Cambia la oferta
yamatai-lesson-powers-survey = Este pone un edificio bajo el mazo. Pulsa Poder y haz clic en el palacio.
yamatai-lesson-powers-known-head = Algo nuevo
yamatai-lesson-powers-known = Ha salido otra loseta. Lo oculto que se descubre no se puede deshacer; las demás acciones del turno, sí.
yamatai-lesson-powers-boat-head = Al trabajo
yamatai-lesson-powers-boat = Guardaste un barco de bambú en el puerto. Colócalo en esta entrada.
yamatai-lesson-powers-build-head = Qué sitio
yamatai-lesson-powers-build = Una montaña, un torii al lado y un grupo de cuatro casas: construye esta.

## Fin de ronda, orden de turno

yamatai-lesson-round = Fin de ronda, orden de turno
yamatai-lesson-round-end-head = Tu último turno
yamatai-lesson-round-end = Has jugado tus dos turnos de esta ronda. Termina este.
yamatai-lesson-round-watch-head = Juega Ren
yamatai-lesson-round-watch = Mira los dos turnos de Ren. Siguiente muestra el resto de una vez.
yamatai-lesson-round-order-head = Un orden nuevo
yamatai-lesson-round-order = Lo fijan las flotas recién tomadas: las tuyas, 1 y 9; las de Ren, 2 y 7. Así juegas al principio y al final.
yamatai-lesson-round-fleets-head = Las flotas avanzan
yamatai-lesson-round-fleets = Las que nadie tomó pasan a la izquierda y se descubren otras. Las jugadas esperan al final.
yamatai-lesson-round-coins-head = La paciencia paga
yamatai-lesson-round-coins = Caen dos monedas sobre cada especialista que nadie reclutó. Luego se completan las dos filas.

## Puntuación

yamatai-lesson-scoring = Puntuación
yamatai-lesson-scoring-over-head = Cuándo acaba
yamatai-lesson-scoring-over = La partida acaba con la ronda en que se construye una última casa, no se completa una fila o falta un tipo de barco.
yamatai-lesson-scoring-counts-head = Edificios
yamatai-lesson-scoring-counts = Cada edificio cuenta el número de su sello. Cada especialista, también.
yamatai-lesson-scoring-seal-head = Prestigio y monedas
yamatai-lesson-scoring-seal = El prestigio cuenta entero, y cinco monedas son un punto. Deja aquí el puntero: dice tu puntuación hasta ahora.
yamatai-lesson-scoring-lost-head = Puntos perdidos
yamatai-lesson-scoring-lost = Cada dos barcos sobrantes, sumando puerto y apartados, cuestan un punto; también cada loseta que reservaste con un poder y no construiste.
yamatai-lesson-scoring-ties-head = Empate
yamatai-lesson-scoring-ties = Si hay empate, gana quien jugó antes en la última ronda. Ya lo sabes todo.

## Tu propia ronda

yamatai-lesson-game = Tu propia ronda
yamatai-lesson-game-yours-head = Al timón
yamatai-lesson-game-yours = Una ronda contra Ren, dos turnos cada uno. Solo hablo cuando pasa algo nuevo. Deshacer ayuda, y H busca un buen turno.
yamatai-lesson-game-fleet-head = ¿Qué edificio?
yamatai-lesson-game-fleet = Deja el puntero sobre una loseta o una isla: dice qué cabe allí y qué falta.
yamatai-lesson-game-placed-head = Elige el rumbo
yamatai-lesson-game-placed = Lleva la cadena hacia fichas que necesitas, o alrededor de una isla que ya tiene barcos.
yamatai-lesson-game-collected-head = Busca parejas
yamatai-lesson-game-collected = Dos iguales ganan un especialista. Tres distintas, también.
yamatai-lesson-game-built-head = Bien hecho
yamatai-lesson-game-built = La próxima casa da más si se construye junto a esta.
yamatai-lesson-game-turn-head = Turno de Ren
yamatai-lesson-game-turn = Tus barcos también sirven a Ren. Deja aquí el puntero: dice la puntuación de Ren hasta ahora.
yamatai-lesson-game-rival-head = Ren construye
yamatai-lesson-game-rival = Esa isla está ocupada, pero un torii o un palacio ayuda a toda casa vecina, también a las tuyas.
yamatai-lesson-game-round-head = La próxima ronda
yamatai-lesson-game-round = Empieza en este orden: una flota baja te deja jugar pronto; una rica te hace esperar.
