### Lo que está mal en archivos y preparativos.

## Archivos. $path, $name: como los escribe el sistema; los nombres de dentro de un archivo ya llevan comillas.

# $why: lo que dijo el sistema, o uno de estos fallos.
fault-cannot = { $verb ->
    [write] no se puede escribir { $path }: { $why }
    [rename] no se puede cambiar el nombre de { $path }: { $why }
    [delete] no se puede borrar { $path }: { $why }
   *[read] no se puede leer { $path }: { $why }
}
# $error: cómo lo llama el sistema. $said: las palabras del propio sistema.
fault-system = { $error ->
    [ENOSPC] no queda espacio en el disco
    [EDQUOT] se ha agotado tu cuota de disco
    [EACCES] permiso denegado
    [EPERM] operación no permitida
    [EROFS] el disco es de solo lectura
    [ENOENT] no existe el archivo o la carpeta
    [EEXIST] el archivo ya existe
    [ENOTDIR] no es una carpeta
    [EISDIR] es una carpeta
    [ENAMETOOLONG] el nombre es demasiado largo
    [EFBIG] el archivo es demasiado grande
    [EIO] el disco no se puede leer o escribir
    [EBUSY] el disco o el archivo está ocupado
    [ETXTBSY] el archivo está en uso
    [SHARING] otro programa está usando el archivo
   *[other] { $said }
}
fault-no-file = no es un archivo
fault-in-file = { $path }: { $why }
fault-in-use = { $name } está abierto en otra ventana
fault-in-play = { $name } se está jugando; déjala primero
fault-name-taken = ya hay una partida { $name }
fault-name-empty = { $name } no tiene ninguna letra que pueda llevar el nombre de un archivo

## Partidas guardadas

fault-record-foreign = { $path } no es una partida guardada
fault-record-empty = { $path } está vacío: no se guardó ninguna partida en él
fault-record-large = { $path } tiene { $size } MB; una partida guardada tiene como mucho { $limit } MB
fault-record-long = { $path } es demasiado largo para una partida guardada
fault-record-full = una partida guardada tiene como mucho { $limit } MB
fault-record-edition-long = la edición tiene más de { $limit } KB
fault-record-newer = guardada por un programa más nuevo; hace falta la versión { $version } o una posterior, esta es la { $own }
# $why: fault-record-newer.
fault-record-newer-format = { $why } (formato { $format }; este programa lee el { $known })
fault-record-newer-rules = { $why } ({ $game }: reglas { $rules }, aquí { $known })
fault-record-other-values = se jugó con otros valores de los componentes (edición { $edition }) que los que tiene ahora el programa
fault-record-key = no es una partida que se pueda leer: { $key } falta o está mal
fault-record-text = no es una partida que se pueda leer: { $key } es demasiado largo o no se puede mostrar
fault-record-edition-no-text = no es una partida que se pueda leer: 'edition_text' no es un texto
fault-record-seat-no-object = no es una partida que se pueda leer: un asiento no es un objeto
fault-record-result-wrong = no es una partida que se pueda leer: 'result' está mal
fault-record-seed = la semilla debe estar entre 0 y { $most }

## Las líneas de una partida guardada

# $why: uno de los fallos de abajo.
fault-record-stands = { $why }; la partida se queda en la acción { $number }
fault-record-action = acción { $number }: { $why }
fault-record-torn = la última línea está cortada y se ha dejado fuera
fault-record-line = la línea { $line } no se puede leer
fault-record-misfit = la línea que sigue a la acción { $number } no encaja
fault-record-moment = no hay un momento { $moment } tras la acción { $number }
fault-record-seat = no hay un asiento { $seat }
fault-record-position = { $action }: la posición a la que lleva no es la guardada
fault-record-result = el resultado guardado no es el de esta partida
fault-refused = { $text }: la regla { $rule } no lo permite ({ $refusal })
fault-refused-here = { $text }: no se permite ({ $refusal })
# The same where the game's table is there. $why: its sentence, as "A boat lies here already. (Rule 5.1)".
refused-in-words = { $text }: «{ $why }»
fault-action-empty = una acción vacía
fault-action-unknown = ninguna acción empieza por { $word }

## Preparativos

fault-no-game = no hay ningún juego { $game }; existen: { $known }
fault-setup-seats = { $game } es para { $least } a { $most } asientos, no para { $seats }
fault-setup-colour = { $game } no tiene el color { $colour }; tiene { $known }
fault-setup-same-colour = dos asientos tienen el mismo color
fault-setup-option = { $game } no tiene la opción { $option } = { $value }

## Archivos que escriben las personas: ediciones, lecciones, ejercicios

fault-no-utf-8 = { $path } no es un texto en UTF-8
# $said: lo que dice el analizador de ese lugar, en inglés.
fault-toml = no es un archivo TOML: línea { $line }, columna { $column } ({ $said })
fault-toml-deep = no es un archivo TOML: sus valores tienen demasiados niveles
fault-file-format = el formato es { $format }; este programa lee el { $known }
fault-exercise-twice = el ejercicio { $id } está dos veces

## El archivo de una lección. $chapter, $game, $id, $step: como los llama el archivo; $why: uno de los fallos de abajo.

fault-lesson-empty = no tiene ningún capítulo
fault-lesson-twice = { $what ->
    [game] la partida { $id } está dos veces
    [chapter] el capítulo { $id } está dos veces
   *[note] la nota { $id } está dos veces
}
fault-lesson-learner = partida { $game }: el primer asiento es el de quien aprende
fault-lesson-chapter = capítulo { $chapter }: { $why }
fault-lesson-no-game = no hay una partida { $game }
fault-lesson-turns = su partida tiene { $there } turnos, no { $wanted }
fault-lesson-no-step = no tiene ningún paso
fault-lesson-rounds = paso { $step }: 'when' y 'by' son para un capítulo con rondas
fault-lesson-over = { $text }: la partida ha terminado

## Archivos de ediciones

fault-edition-empty = { $path } está vacío y no puede ser una edición
fault-edition-long = { $path } es demasiado largo para una edición
# $place: como edition.boats.wood.
fault-entry = { $what } @ { $place }
fault-entry-missing = falta un campo
fault-entry-extra = sobran campos ({ $names })
# $kind: int para un número entero, str para un texto.
fault-entry-kind = { $kind ->
    [int] el valor no es un número entero
    [str] el valor no es un texto
   *[other] el valor no es del tipo { $kind }
}
