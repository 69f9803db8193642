### The exercises of Yamataï: title, goal and hint of each; then what a turn lacked.

yamatai-exercise-one-boat = Basta un barco
yamatai-exercise-one-boat-goal = Construye una casa cuya loseta muestre al menos tres barcos y coloca un solo barco.
yamatai-exercise-one-boat-hint = Cuentan todos los barcos alrededor de una isla, los pusiera quien los pusiera; pero uno que coloques este turno debe tocarla.
yamatai-exercise-empty-harbour = Sin sobras
yamatai-exercise-empty-harbour-goal = Construye una casa y no te quedes ningún barco: ni en el puerto ni apartado.
yamatai-exercise-empty-harbour-hint = Una flota de un solo barco no deja sobras. ¿Dónde es ese barco el último que falta?
yamatai-exercise-four-boats = Cuatro barcos
yamatai-exercise-four-boats-goal = Construye una casa cuya loseta muestre cuatro barcos.
yamatai-exercise-four-boats-hint = Una de las flotas permite construir con un barco menos. ¿A qué isla le falta solo lo que trae esa flota?
yamatai-exercise-mountain-house = Montaña arriba
yamatai-exercise-mountain-house-goal = Construye una casa en una montaña.
yamatai-exercise-mountain-house-hint = Solo una montaña está libre de ficha. Necesita madera y piedra; una de las dos puedes comprarla.
yamatai-exercise-three-tokens = Tres de una vez
yamatai-exercise-three-tokens-goal = Toma tres fichas de cultura y no te quedes ningún barco: ni en el puerto ni apartado.
yamatai-exercise-three-tokens-hint = Necesitas tres barcos, cada uno junto a otra ficha. Hay uno en el puerto; ¿qué flota trae dos?
yamatai-exercise-beside-the-gate = Buenos vecinos
yamatai-exercise-beside-the-gate-goal = Construye una casa junto a un torii o un palacio.
yamatai-exercise-beside-the-gate-hint = Las flotas que quedan no traen piedra: cómprala. La casa cabe junto al torii, abajo a la izquierda.
yamatai-exercise-group-of-three = Tres en grupo
yamatai-exercise-group-of-three-goal = Forma un grupo de tres casas.
yamatai-exercise-group-of-three-hint = Una loseta grande sale barata cuando casi todos sus barcos ya están allí. Una flota ahorra uno más.
yamatai-exercise-first-torii = El torii
yamatai-exercise-first-torii-goal = Construye el torii.
yamatai-exercise-first-torii-hint = Pide un bambú, dos piedras y un oro. Una de las flotas permite construir con un barco menos.
yamatai-exercise-one-for-later = Una para ahora, otra para luego
yamatai-exercise-one-for-later-goal = Construye una casa y reserva un edificio cuyos barcos estén todos listos en otra isla. Coloca un solo barco.
yamatai-exercise-one-for-later-hint = Una de las flotas reserva un edificio. Su loseta dice dónde están todos los barcos; a tu casa no debe faltarle más que uno.
yamatai-exercise-house-and-coins = Una casa rentable
yamatai-exercise-house-and-coins-goal = Construye una casa y acaba el turno con al menos 5 monedas más que ahora.
yamatai-exercise-house-and-coins-hint = Una casa junto a las tuyas trae monedas. El poder de una flota puede ahorrar el barco que vendas.
yamatai-exercise-palace = El palacio
yamatai-exercise-palace-goal = Construye el palacio.
yamatai-exercise-palace-hint = En una isla hay dos arcillas juntas. Tienes un bambú en el puerto; ¿de dónde pueden venir dos piedras?
yamatai-exercise-one-boat-one-guest = Un barco, un invitado
yamatai-exercise-one-boat-one-guest-goal = Recluta a un especialista y coloca un solo barco.
yamatai-exercise-one-boat-one-guest-hint = Con Tsukuyomi un barco toma dos fichas, pero no hay dos iguales a su alcance. Una de las flotas puede cambiar una ficha.
yamatai-exercise-out-of-sight = Fuera de la vista
yamatai-exercise-out-of-sight-goal = Construye una casa y no dejes listo ningún torii: cuando acabe tu turno, ninguna isla debe tener todos los barcos de uno en oferta.
yamatai-exercise-out-of-sight-hint = No puedes construir el torii que está listo. Una de las flotas lo pone bajo el mazo; compra el barco que le falta a tu casa.
yamatai-exercise-palace-first = Antes que los demás
yamatai-exercise-palace-first-goal = Construye un palacio y no dejes otro listo: cuando acabe tu turno, ninguna isla debe tener todos los barcos de un palacio en oferta.
yamatai-exercise-palace-first-hint = Tus barcos no llegan a la isla donde están. Construye el palacio en otra: una de las flotas ahorra un barco.
yamatai-exercise-fourteen-coins = La bolsa llena
yamatai-exercise-fourteen-coins-goal = Acaba el turno con al menos 14 monedas más que ahora.
yamatai-exercise-fourteen-coins-hint = Un especialista tiene más monedas que nadie. Se gana con dos fichas iguales, si aún te queda un barco que vender.
yamatai-exercise-keep-off = Lejos de la montaña
yamatai-exercise-keep-off-goal = Construye una casa con dos barcos como mucho y no dejes ninguna montaña lista: ninguna debe tener todos los barcos de una casa en oferta, sin nada que lo impida.
yamatai-exercise-keep-off-hint = No llegas a esa montaña. Una de las flotas prohíbe las casas en una isla; compra el barco que le falta a la tuya.
yamatai-exercise-one-space-over = Un espacio más allá
yamatai-exercise-one-space-over-goal = Construye el torii.
yamatai-exercise-one-space-over-hint = Un barco que necesita está un espacio demasiado lejos: una de las flotas lo mueve. La cadena pide además un barco más de los que trae la flota.
yamatai-exercise-steep = La cuesta
yamatai-exercise-steep-goal = Construye una casa en una montaña.
yamatai-exercise-steep-hint = El camino mide cuatro barcos: compra uno, usa el del puerto y construye con un barco menos.
yamatai-exercise-mountain-beside = Montaña y torii
yamatai-exercise-mountain-beside-goal = Construye una casa en una montaña que tenga un torii o un palacio al lado.
yamatai-exercise-mountain-beside-hint = Los espacios buenos están ocupados. Despeja primero el camino: lo que retires hará sitio a tu cadena.
yamatai-exercise-changed-places = Cambio de sitio
yamatai-exercise-changed-places-goal = Construye el palacio.
yamatai-exercise-changed-places-hint = Dos barcos del mapa cambian de sitio: lleva una piedra a la isla donde debe estar el palacio.

## What was not reached: $value is what the turn came to, $wanted what it should be

yamatai-least-houses = No se construyó ninguna casa.
yamatai-least-torii = No se construyó ningún torii.
yamatai-least-palaces = No se construyó ningún palacio.
yamatai-least-mountain = No se construyó ninguna casa en una montaña.
yamatai-least-beside = No se construyó ninguna casa junto a un torii o un palacio.
# 0: nothing was built, which another sentence says.
yamatai-least-cost = { $value ->
    [0] {""}
    [one] La loseta muestra { $value } barco, no { $wanted }.
   *[other] La loseta muestra { $value } barcos, no { $wanted }.
}
yamatai-least-group = { $value ->
    [0] No se construyó ninguna casa.
    [1] La casa está sola.
   *[other] El grupo tiene { $value } casas, no { $wanted }.
}
yamatai-least-coins = { $value ->
    [one] El turno trajo { $value } moneda, no { $wanted }.
   *[other] El turno trajo { $value } monedas, no { $wanted }.
}
yamatai-most-placed = { $wanted ->
    [one] Se colocaron { $value } barcos; solo se permitía { $wanted }.
   *[other] Se colocaron { $value } barcos; solo se permitían { $wanted }.
}
yamatai-most-aside = { $value ->
    [one] Se apartó { $value } barco.
   *[other] Se apartaron { $value } barcos.
}
yamatai-most-kept = { $value ->
    [one] Queda { $value } barco en el puerto.
   *[other] Quedan { $value } barcos en el puerto.
}
yamatai-most-ready-palaces = { $value ->
    [one] Todos los barcos de un palacio siguen listos en { $value } isla.
   *[other] Todos los barcos de un palacio siguen listos en { $value } islas.
}
yamatai-least-tokens = { $value ->
    [one] Se tomó { $value } ficha de cultura, no { $wanted }.
   *[other] Se tomaron { $value } fichas de cultura, no { $wanted }.
}
yamatai-least-specialists = No se reclutó a nadie.
yamatai-least-ready-reserved = De ningún edificio que reservaste están listos todos los barcos.
yamatai-most-ready-torii = { $value ->
    [one] Todos los barcos de un torii siguen listos en { $value } isla.
   *[other] Todos los barcos de un torii siguen listos en { $value } islas.
}
yamatai-most-ready-mountains = { $value ->
    [one] Todos los barcos de una casa siguen listos en { $value } montaña.
   *[other] Todos los barcos de una casa siguen listos en { $value } montañas.
}
