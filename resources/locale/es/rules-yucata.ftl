### Las reglas de Yucata' con nuestras palabras. `rule-yucata-2` es el título del capítulo 2, `rule-yucata-2-3` es la regla 2.3.

rule-yucata-1 = Preparación
rule-yucata-1-1 = Juegan de dos a cuatro personas. Cada una tiene un amuleto y las mismas siete cartas: 1, 2, 3, 4, 5, la espada y el espejo.
rule-yucata-1-2 = El camino tiene 40 casillas. La 0 es la salida, de la 1 a la 4 están vacías, de la 5 a la 38 hay una piedra en cada una, 25 claras y 9 oscuras en total, y la piedra roja está en la 39, ante el templo. Entre la roja y cualquier oscura hay una clara. Dónde están las oscuras se elige antes de la partida; los lugares de cada disposición son elección nuestra.
rule-yucata-1-3 = Todos los amuletos empiezan en la 0, y varios pueden compartir casilla en cualquier momento. Quién empieza se sortea o se elige; después se juega por turno alrededor de la mesa.

rule-yucata-2 = Un turno
rule-yucata-2-1 = Juegas una carta boca arriba en tu montón y mueves tu amuleto. Un número lo mueve ese número de casillas adelante.
rule-yucata-2-2 = La espada va a la casilla justo detrás del amuleto que va en cabeza. Si vas en cabeza, solo o con otros, te mueve una casilla. Nunca te mueve atrás: si ya estás justo detrás de la cabeza, te quedas (decisión nuestra). La otra lectura, elegida antes de la partida, va a la casilla justo delante de la cabeza.
rule-yucata-2-3 = El espejo hace lo que hizo la carta anterior a la tuya. Un espejo tras un espejo hace lo que hizo aquel (decisión nuestra). No puede ser la primera carta de la partida.
rule-yucata-2-4 = No puedes jugar la misma carta que el jugador justo anterior, salvo que sea la última que te queda. El espejo es una carta propia: tras un 4 puedes jugar el espejo, y tras un espejo que movió 4 puedes jugar un 4.
rule-yucata-2-5 = Decisión nuestra: si en tu mano solo quedan cartas prohibidas, puedes jugar cualquiera de ellas.
rule-yucata-2-6 = Tomas todas las piedras de las casillas por las que pasas y de aquella en la que paras, las quieras o no. En la 39 acaba el movimiento.
rule-yucata-2-7 = Cuando todos han jugado la séptima carta, todos recuperan sus cartas. Lo que prohíbe 2.4 sigue prohibido (decisión nuestra).
rule-yucata-2-8 = Las cartas de la mano son secretas. De las jugadas solo se ve la última de cada jugador. Decisión nuestra: por eso el registro dice adónde fue cada uno y qué tomó, y no nombra ninguna carta.

rule-yucata-3 = El final y la puntuación
rule-yucata-3-1 = La partida acaba en cuanto un amuleto llega a la 39.
rule-yucata-3-2 = Quien tomó la piedra roja la devuelve junto con una oscura. Sin una oscura no vale nada.
rule-yucata-3-3 = Las piedras oscuras cuestan claras: una cuesta 1, dos cuestan 3, tres cuestan 6, cuatro cuestan 10, y así sucesivamente. Decisión nuestra: se puede quedar por debajo de cero.
rule-yucata-3-4 = Gana quien se queda con más piedras claras. Decisión nuestra: en caso de empate se comparte la victoria.
