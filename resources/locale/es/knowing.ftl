### Lo que la mesa dice de la cosa bajo el puntero, y su ventana de reglas.

## La ventana de reglas

menu-help-rules = &Reglas
rules-title = Reglas
rules-search = Buscar en las reglas
rules-chapters = Capítulos
rules-found = { $count ->
    [0] nada encontrado
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}

## Una isla

# $mountain: yes or no. $token: such as "koi token".
knowing-island-token = { $mountain ->
    [yes] Aquí hay una { $token }, en una montaña.
   *[no] Aquí hay una { $token }.
}
knowing-island-empty = { $mountain ->
    [yes] En esta montaña no hay nada construido.
   *[no] Aquí no hay nada construido.
}
knowing-island-house = { $mountain ->
    [yes] Aquí hay una casa de { $name }, en una montaña.
   *[no] Aquí hay una casa de { $name }.
}
knowing-island-torii = Aquí hay un torii.
knowing-island-palace = Aquí hay un palacio.
knowing-island-sacred = Suelo sagrado: solo se puede construir un torii o un palacio.
knowing-island-no-boats = No hay barcos a su alrededor.
# $terms: such as "+2 prestige beside torii and palaces, +6 coins for the group".
knowing-island-earns = Una casa aquí daría { $terms }.
knowing-island-token-first = Hay que tomar la ficha antes de poder construir.
knowing-island-touch-first = Para construir aquí, coloca un barco junto a ella este turno.

## How far a tile is from an island: at the end of a line

knowing-reach-now = ya se puede
knowing-reach-ready = barcos listos
knowing-reach-missing = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
knowing-reach-sacred = suelo sagrado
knowing-reach-no-piece = no quedan
# Read aloud: $boats are those that are missing.
knowing-reach-missing-spoken = falta: { $boats }
knowing-tile-spoken = { $building }, { $points }: { $reach }

## Una loseta de edificio

knowing-tile-needs = Necesita alrededor de su isla: { $boats }.
knowing-tile-discount = { $count ->
    [one] Puedes prescindir de { $count } de ellos.
   *[other] Puedes prescindir de { $count } de ellos.
}
knowing-tile-standard = { $left ->
    [one] Usa una de tus casas (queda { $left }).
   *[other] Usa una de tus casas (quedan { $left }).
} Al construirse da 1 punto de prestigio por cada torii o palacio vecino, 1 si está en una montaña y 1 moneda por cada casa del grupo que inicia o al que se une.
knowing-tile-prestige = { $left ->
    [one] Sale de la provisión (queda { $left }) y no usa ninguna de tus casas.
   *[other] Sale de la provisión (quedan { $left }) y no usa ninguna de tus casas.
} No da nada al construirse; las casas que luego se construyan al lado dan 1 punto de prestigio por él.
knowing-tile-points = { $points } al final.
knowing-tile-now = Se puede construir ya en { $islands }.
knowing-tile-ready = Todos los barcos están en { $islands }.
knowing-tile-near = Falta un barco en { $islands }.
knowing-tile-none-near = En todas partes falta más de un barco.
knowing-tile-reserved = La reservó { $name }: nadie más puede construirla.
knowing-tile-built = La construyó { $name }.
knowing-islands-more = { $islands } y { $count } más

## Especialistas y flotas

knowing-specialist-coins = { $coins } encima, que vienen con él.
knowing-specialist-pay = Puedes reclutarlo ya, por { $tokens }.
knowing-specialist-recruited = Lo reclutó { $name }.
knowing-fleet-boats = Tomas { $boats }.
knowing-fleet-lacks = En la reserva no hay: { $boats }.
knowing-fleet-place = Número { $number }: en la próxima ronda, los números bajos juegan antes.

## De dónde salen los valores de una loseta

knowing-source-rules = Valores de las reglas.
knowing-source-review = Valores contados por personas que jugaron al juego impreso.
knowing-source-house = Valores propios: los impresos no son públicos.

## La puntuación de un jugador

knowing-score-head = { $name }
knowing-score-total = Si la partida acabara ahora
knowing-score-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
knowing-score-buildings = { $count ->
    [0] {""}
    [one] { $count } loseta
   *[other] { $count } losetas
}
knowing-score-specialists = { $count ->
    [0] {""}
    [one] { $count } loseta
   *[other] { $count } losetas
}
knowing-score-reserved = { $count ->
    [0] {""}
    [one] { $count } loseta
   *[other] { $count } losetas
}
knowing-score-unused = { $count ->
    [0] {""}
    [one] { $count } barco
   *[other] { $count } barcos
}

## Lo que daría una acción

knowing-beside = Junto a { $islands }
knowing-build-head = { $building } en { $island }
knowing-rule = Regla { $rule }
knowing-nothing-new = Con él no hay nada más que recoger ni construir.
knowing-change = Puntuación
knowing-no-change = como antes
knowing-reveals = Sale a la luz algo oculto: esto no se puede deshacer.
