### Yamataï: lo que está mal en una edición, y en las acciones escritas o guardadas en un archivo.

## Una edición. $entry: como la llama el archivo, "fleet 3"; $boat, $kind y $perk ya llevan comillas.

fault-edition-at = { $entry }: { $why }
fault-edition-numbers = los números deben ser del 1 al { $last }, cada uno una vez
fault-edition-power = poder desconocido: { $power }; existen: { $known }
fault-edition-boat = ningún barco se llama { $boat }
fault-edition-id-twice = este id está dos veces
fault-edition-id-word = un id es una sola palabra
fault-edition-building-kind = tipo desconocido: { $kind }
fault-edition-cost = { $count ->
    [one] un coste de { $count } barco; junto a una isla caben de 1 a { $most }
   *[other] un coste de { $count } barcos; junto a una isla caben de 1 a { $most }
}
fault-edition-perk = ventaja desconocida: { $perk }; existen: { $known }
fault-edition-perk-below = la ventaja { $perk } es menor que 0
fault-edition-count = { $what ->
    [fleet-tiles] losetas de flota: { $there }, debe haber { $due }
    [standard-buildings] edificios normales: { $there }, debe haber { $due }
    [torii-tiles] losetas de torii: { $there }, debe haber { $due }
    [palace-tiles] losetas de palacio: { $there }, debe haber { $due }
    [specialists] especialistas: { $there }, debe haber { $due }
    [boats] barcos: { $there }, debe haber { $due }
    [culture-kinds] tipos de cultura: { $there }, debe haber { $due }
    [culture-tokens] fichas de cultura: { $there }, debe haber { $due }
   *[mountains] montañas: { $there }, debe haber { $due }
}
fault-edition-houses = deben darse las casas (houses) para 2, 3 y 4 jugadores
fault-edition-houses-below = hay menos de 1 casa (houses)
fault-edition-below = { $value } es menor que 0
fault-edition-scoring = coins_per_point y aside_per_penalty son al menos 1
fault-edition-token-word = un tipo es una sola palabra, no { $kind }
fault-edition-token-twice = el tipo { $kind } está dos veces
fault-edition-tokens = each y blank son al menos 1, la ficha de una montaña
fault-edition-same = recruit_same va de 1 a { $most }
fault-edition-different = recruit_different va de 2 a { $most }
fault-edition-source = source debe ser una de: { $known }

## Una acción

# $names: qué son las palabras.
fault-yamatai-words = { $count ->
    [0] { $text }: { $action } no lleva más palabras
    [one] { $text }: { $action } lleva { $count } palabra ({ $names })
   *[other] { $text }: { $action } lleva { $count } palabras ({ $names })
}
fault-yamatai-name = { $kind ->
    [fleet] ninguna flota se llama { $word }
    [boat] ningún barco se llama { $word }
    [space] ningún espacio se llama { $word }
    [island] ninguna isla se llama { $word }
    [tile] ninguna loseta se llama { $word }
    [specialist] ningún especialista se llama { $word }
    [payment] ningún pago se llama { $word }
   *[token] ninguna ficha se llama { $word }
}
