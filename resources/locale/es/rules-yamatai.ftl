### Las reglas de Yamataï con nuestras palabras. `rule-yamatai-5` es el título del capítulo 5, `rule-yamatai-5-3` la regla 5.3.
### Lo que decide la edición en la mesa entra como número. Una regla nombrada por su número se vuelve un enlace.

rule-yamatai-1 = Preparación
rule-yamatai-1-1 = Juegan de dos a cuatro personas. Cada una toma un color, el que quiera de los cuatro (decisión nuestra), y sus casas: { $houses2 } si juegan dos, { $houses3 } si juegan tres, { $houses4 } si juegan cuatro.
rule-yamatai-1-2 = Se barajan los especialistas; cinco quedan boca arriba y los demás son su mazo. También se barajan las losetas de edificio; cinco quedan boca arriba y las demás son su mazo.
rule-yamatai-1-3 = Se barajan las flotas. Cinco quedan boca arriba en los lugares claros de su fila, cinco boca abajo en los lugares oscuros que siguen.
rule-yamatai-1-4 = Se mezclan las { $tokens } fichas de cultura y se pone una en cada isla. { $mountains } de ellas llevan una montaña: una de cada tipo y una en blanco. En sus islas hay una montaña durante toda la partida. Luego se retiran las { $blank } fichas en blanco: tantas islas empiezan vacías, y exactamente una de ellas con montaña.
rule-yamatai-1-5 = Todos empiezan con { $coins } monedas. La reserva tiene { $boats } barcos; la provisión, { $torii } torii, { $palaces } palacios y { $sacred } suelos sagrados. Decisión nuestra: las monedas y los puntos de prestigio no se agotan nunca.
rule-yamatai-1-6 = El primer orden de turno se sortea. Si juegan dos, cada uno tiene dos peones, y en la primera ronda los dos jugadores se alternan.

rule-yamatai-2 = Una ronda
rule-yamatai-2-1 = En el orden de turno, cada peón hace un turno entero, con cinco pasos: tomar una flota (3.1), comerciar (4.1), colocar barcos y usarlos (5.1), llenar el puerto (6.1), reclutar un especialista (7.1).
rule-yamatai-2-2 = Decisión nuestra: lo que puedes hacer sin estar obligado se salta haciendo algo de un paso posterior o terminando el turno. Un paso que ha pasado no vuelve, salvo deshaciendo (10.1).

rule-yamatai-3 = Paso 1: la flota
rule-yamatai-3-1 = Debes tomar una flota abierta. Tu peón viene con ella a tu tablero.
rule-yamatai-3-2 = Toma de la reserva los barcos que muestra la flota. Un barco que falta en la reserva no se compensa con nada. Tu mano no tiene límite, y los barcos de tu puerto forman parte de ella.
rule-yamatai-3-3 = Puedes usar el poder de tu flota una vez, en cualquier momento después de tomarla. Se pierde al terminar el turno. Los poderes están en el capítulo 9.

rule-yamatai-4 = Paso 2: comercio
rule-yamatai-4-1 = Puedes comprar un barco de la reserva o vender uno de tu mano, al precio del tablero: { $trades ->
    [one] un trato por turno
   *[other] { $trades } tratos por turno
}. Con los barcos de oro no se comercia. Decisión nuestra: lo que falta en la reserva no se puede comprar, y un barco que vendes va a la reserva.

rule-yamatai-5 = Paso 3: los barcos y su uso
rule-yamatai-5-1 = Coloca tantos barcos de tu mano como quieras, o ninguno; cada uno necesita un espacio propio. Una vez en el mapa, un barco se queda allí y no es de nadie.
rule-yamatai-5-2 = El primer barco de un turno va a una entrada vacía, o a un espacio vacío conectado con un barco de su mismo tipo.
rule-yamatai-5-3 = Cada barco siguiente va a un espacio vacío conectado con el barco colocado justo antes, sea del tipo que sea. Los barcos de un turno forman una sola cadena sin ramas.
rule-yamatai-5-4 = Después de colocar barcos debes recoger (5.5) o construir (5.6), si puedes hacer una de las dos cosas; nunca ambas en un turno. Sin colocar un barco no puedes hacer ninguna.
rule-yamatai-5-5 = Recoger: cada barco colocado este turno puede tomar una ficha de cultura de una isla que toca. Un barco sirve una vez, y una ficha va con un barco. Decisión nuestra: tomas al menos una ficha, y puedes parar antes de tenerlas todas. Una ficha con montaña cuenta como de su tipo. Una isla sin ficha ni edificio está vacía.
rule-yamatai-5-6 = Construir: elige una loseta abierta, o una que hayas reservado, y una isla vacía que toque un barco colocado este turno. Todos los barcos del coste deben estar en espacios alrededor de esa isla. No importa quién los colocó ni cuándo, y se quedan donde están. Decisión nuestra: puede haber más barcos de los necesarios. Cada loseta es un edificio, y construyes uno por turno.
rule-yamatai-5-7 = Una loseta de casa usa una de tus casas; sin casas no puedes construirla. Un torii o un palacio sale de la provisión y no usa ninguna de tus casas.
rule-yamatai-5-8 = La loseta queda boca abajo delante de quien la construyó. Sus puntos cuentan al final.
rule-yamatai-5-9 = Una casa gana al construirse, todo sumado:
    a) 1 punto de prestigio por cada torii o palacio en una isla vecina;
    b) 1 punto de prestigio si está en una montaña;
    c) si inicia un grupo de tus casas o agranda uno, 1 moneda por cada casa del grupo, incluida ella misma. Un grupo son dos o más de tus casas en islas vecinas, una tras otra.
rule-yamatai-5-10 = Dos islas son vecinas si hay un canal entre ellas. Las que solo se tocan en una esquina no lo son.
rule-yamatai-5-11 = Un torii o un palacio no da nada al construirse y no es del grupo de nadie. Las casas que se construyan después a su lado dan un punto por él (5.9).

rule-yamatai-6 = Paso 4: el puerto
rule-yamatai-6-1 = De los barcos que quedan en tu mano, { $harbour ->
    [one] uno se queda en tu puerto, a tu elección
   *[other] { $harbour } se quedan en tu puerto, a tu elección
}. Los demás se apartan para el resto de la partida; decisión nuestra: no vuelven nunca a la reserva. Si no hay nada que elegir, ocurre por sí solo.

rule-yamatai-7 = Paso 5: los especialistas
rule-yamatai-7-1 = Puedes reclutar un especialista por turno. Entrega { $same } fichas de cultura de un tipo, o { $different } de { $different } tipos; toma un especialista abierto y las monedas que tenga encima. Decisión nuestra: las fichas que entregas salen de la partida.
rule-yamatai-7-2 = Lo que permite un especialista vale desde ese momento hasta el final de la partida. Sus puntos cuentan al final.

rule-yamatai-8 = Fin de ronda y de partida
rule-yamatai-8-1 = Después de cada ronda se siguen los pasos 8.1 a 8.6 en este orden. Si todas las casas de un jugador están en el mapa, la partida termina.
rule-yamatai-8-2 = Se ponen { $per_round } monedas en cada especialista abierto. Luego la fila se completa hasta cinco; un especialista nuevo no lleva nada. Si no hay bastantes para cinco, la partida termina.
rule-yamatai-8-3 = La fila de edificios se completa hasta cinco. Si no hay bastantes para cinco, la partida termina.
rule-yamatai-8-4 = Los números de las flotas recién jugadas dan el nuevo orden de turno, primero el menor. Si juegan dos, vale para cada uno de los cuatro peones, así que un jugador puede tener dos turnos seguidos.
rule-yamatai-8-5 = Las flotas que nadie tomó se mueven a la izquierda, y las que están boca abajo se juntan a ellas; las que ahora están en lugares claros se ponen boca arriba. Las flotas jugadas se barajan y van boca abajo al extremo derecho.
rule-yamatai-8-6 = Si en la reserva se ha agotado algún tipo de barco, la partida termina.
rule-yamatai-8-7 = La puntuación: 1 punto por cada { $coins_per_point } monedas, los puntos de prestigio, los puntos de tus edificios y de tus especialistas. Se pierde { $reserved ->
    [one] 1 punto
   *[other] { $reserved } puntos
} por cada loseta que reservaste y no construiste, y 1 punto por cada { $per_penalty } barcos sin usar. Decisión nuestra: los barcos apartados y los del puerto están sin usar, y se cuentan juntos.
rule-yamatai-8-8 = Gana quien tiene más puntos. El empate es para quien tuvo el primer turno de la última ronda.

rule-yamatai-9 = Poderes de las flotas
# Stands below the head of the chapter, above the powers.
rule-yamatai-9-all = Los textos impresos de los poderes no son públicos: todos estos son decisiones nuestras. Un poder se usa una vez, en el turno de su flota (3.3).
rule-yamatai-9-sacred_ground = Se pone en una isla sin edificio y sin otro suelo sagrado; puede haber en ella una ficha de cultura.
rule-yamatai-9-reserve = La fila se completa al final de la ronda (8.3), no antes.
rule-yamatai-9-moved = Barcos movidos por un poder
# Follows the head before.
rule-yamatai-9-moved-text = Mover o intercambiar un barco no lo convierte en uno que hayas colocado este turno. Si se mueve el último barco que colocaste, tu cadena sigue desde su nuevo espacio. Si se retira, la cadena sigue desde el barco colocado antes; si no hay ninguno, el siguiente vuelve a ser el primero (5.2). Para recoger y construir cuenta lo que colocaste este turno y sigue en el mapa.

rule-yamatai-10 = En esta mesa
rule-yamatai-10-1 = Deshacer retira las acciones del turno en curso, hasta la última que sacó a la luz algo oculto. Los turnos terminados solo se pueden deshacer si la mesa lo acordó al empezar la partida.
rule-yamatai-10-2 = Un turno termina cuando tú lo dices, también cuando ya no se puede hacer nada en él.
rule-yamatai-10-3 = Están ocultos los mazos y las flotas boca abajo, y nada más. Decisión nuestra: las losetas que están boca abajo ante quien las construyó se pueden ver, porque todos vieron construirlas.

rule-yamatai-11 = Ejemplos
rule-yamatai-11-1 = Tu flota muestra piedra, arcilla y oro, y en la reserva no queda oro. Recibes un barco de piedra y uno de arcilla. El barco de oro que guardaste en el puerto también está en tu mano (3.2).
rule-yamatai-11-2 = Todas las entradas están ocupadas, y ningún espacio vacío está conectado con barcos de los tipos de tu mano. No puedes colocar ninguno, y el turno sigue sin este paso (5.2).
rule-yamatai-11-3 = Has colocado dos barcos, y ningún espacio vacío está conectado con el segundo. El tercero no puede ir junto al primero, salvo que un especialista deje que tu cadena se ramifique (5.3).
rule-yamatai-11-4 = Dos de tus tres barcos tocan la misma ficha. Uno de ellos la toma; el otro toma una en otra parte, o ninguna (5.5).
rule-yamatai-11-5 = Una casa cuesta dos barcos de bambú y uno de arcilla. Alrededor de la isla hay bambú, arcilla y oro: falta un barco de bambú. Un poder o un especialista que te ahorre un barco lo hace posible (5.6).
rule-yamatai-11-6 = Todos los barcos del coste llevan unas rondas alrededor de una isla. Coloca cualquier barco junto a ella y puedes construir allí. Un barco que solo toca la isla de su esquina no sirve (5.6).
rule-yamatai-11-7 = Una casa en una montaña tiene dos palacios y un torii en islas vecinas y se une a un grupo de dos casas y a uno de tres: 4 puntos de prestigio y 6 monedas (5.9).
rule-yamatai-11-8 = Tu primera casa está sola: ninguna moneda. La segunda, en una isla vecina: 2 monedas. Una tercera que solo toca a ambas en una esquina: ninguna moneda (5.10).
rule-yamatai-11-9 = El primer jugador de una ronda construye su última casa. Todos los demás aún tienen sus turnos. Si juegan dos, el segundo peón de ese jugador aún puede construir torii y palacios (8.1).
rule-yamatai-11-10 = Quedan cinco barcos en tu mano, y en tu puerto cabe uno. Guardas uno y apartas cuatro (6.1). Quien acaba con siete barcos apartados y uno en el puerto pierde 4 puntos si cada dos cuestan 1 (8.7).
rule-yamatai-11-11 = Juegan tres. Después de la ronda quedan dos flotas abiertas, que pasan a los dos primeros lugares. Tres boca abajo se ponen boca arriba, dos siguen boca abajo detrás de ellas, y las tres jugadas quedan barajadas al final (8.5).
rule-yamatai-11-12 = Tienes dos fichas de koi y una de tambor. Las dos de koi pagan un especialista; una de koi y una de tambor no, salvo que un especialista te deje pagar con dos cualesquiera (7.1).
rule-yamatai-11-13 = Un especialista te deja construir en una isla que tiene una ficha, si pagas las monedas que pide. Tomas esa ficha junto con el edificio, y has cumplido lo que pide 5.4.
rule-yamatai-11-14 = Se han construido tantos edificios que la fila no se puede completar hasta cinco. La partida termina ahí (8.3): ni nuevo orden de turno ni nuevas flotas.
