### Lo que muestran las imágenes de las reglas: se lee debajo de ellas.

rule-picture-yamatai-setting-up = Al principio: en cada isla hay una ficha o nada, y la ficha con montaña está donde se alza la montaña. La isla del centro está vacía.
rule-picture-yamatai-first-boat = Un primer barco de madera puede ir a cualquier puerta de entrada o a un punto unido al barco de madera que ya está allí.
rule-picture-yamatai-chain = Tres barcos colocados en este turno. El cuarto va a un punto unido al tercero; los puntos junto a los dos primeros quedan cerrados.
rule-picture-yamatai-collecting = Dos barcos colocados en este turno tocan cuatro islas. Cada uno toma una ficha: aquí la de pino y la de tambor.
rule-picture-yamatai-boats-of-all = El coste son dos barcos de bambú y uno de arcilla: los tres están alrededor de la isla. En este turno has colocado solo el de madera.
rule-picture-yamatai-neighbouring-buildings = La casa azul gana 1 punto por el torii y 1 punto por el palacio de las islas vecinas.
rule-picture-yamatai-on-a-mountain = Una casa en una montaña gana 1 punto.
rule-picture-yamatai-group = La tercera casa de un grupo da 3 monedas, 1 por cada casa del grupo.
rule-picture-yamatai-corner = Estas dos casas solo se tocan en una esquina: no son vecinas ni forman grupo.
rule-picture-yamatai-sacred-ground = Un terreno sagrado bajo una ficha de cultura.
rule-picture-yamatai-fleets = Se ha tomado una de las cinco flotas abiertas; su sitio queda vacío hasta el final de la ronda.
rule-picture-yamatai-harbour = Un barco se queda en el puerto; los demás se apartan.
rule-picture-yamatai-price = Bajo el número de especialistas del mazo está el precio de cada uno: fichas de una clase o de clases distintas.
rule-picture-yamatai-next-order = Dos jugadores han terminado: las flotas 3 y 1 que tomaron son sus lugares en la próxima ronda.
