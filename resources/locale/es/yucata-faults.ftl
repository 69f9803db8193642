### Yucata': lo que está mal en los lugares de las piedras, y en las cartas escritas o guardadas en un archivo.

# $why: uno de los fallos de abajo.
fault-layout = disposición: { $why }
fault-layout-name = ninguna disposición se llama { $name }: elige { $known }, o escribe nueve números
fault-layout-count = hay { $due } piedras oscuras, no { $count } (regla 1.2)
fault-layout-twice = en la casilla { $space } cabe una piedra, no dos (regla 1.2)
fault-layout-astray = en { $space } no puede haber una piedra oscura: van de { $first } a { $last } (regla 1.2)
fault-layout-light = la casilla { $space } siempre es clara: separa la piedra roja de las oscuras (regla 1.2)

## Un archivo de disposiciones

fault-layouts = disposiciones: { $why }
fault-layouts-of = { $id }: { $why }
fault-layouts-fixed = { $name } debe ser { $value }
fault-layouts-missing = falta { $id }
fault-layouts-none = { $id } no es una disposición de este juego
fault-layouts-twice = { $id } está dos veces

## Cartas

fault-yucata-words = { $text }: play va con una palabra (card)
fault-yucata-card = ninguna carta se llama { $card }; existen: { $known }
