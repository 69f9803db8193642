### Vad som är fel med filer och uppställningar.

## Filer. $path, $name: som systemet skriver dem; namn på det som står i en fil har redan citattecken.

# $why: vad systemet sade, eller ett av de här felen.
fault-cannot = { $verb ->
    [write] kan inte skriva { $path }: { $why }
    [rename] kan inte byta namn på { $path }: { $why }
    [delete] kan inte ta bort { $path }: { $why }
   *[read] kan inte läsa { $path }: { $why }
}
# $error: systemets namn på felet. $said: systemets egna ord.
fault-system = { $error ->
    [ENOSPC] disken är full
    [EDQUOT] ditt utrymme på disken är slut
    [EACCES] åtkomst nekad
    [EPERM] åtgärden är inte tillåten
    [EROFS] disken kan bara läsas
    [ENOENT] filen eller mappen finns inte
    [EEXIST] filen finns redan
    [ENOTDIR] det är ingen mapp
    [EISDIR] det är en mapp
    [ENAMETOOLONG] namnet är för långt
    [EFBIG] filen är för stor
    [EIO] disken går inte att läsa eller skriva
    [EBUSY] disken eller filen är upptagen
    [ETXTBSY] filen används
    [SHARING] ett annat program använder filen
   *[other] { $said }
}
fault-no-file = det är ingen fil
fault-in-file = { $path }: { $why }
fault-in-use = { $name } är öppet i ett annat fönster
fault-in-play = { $name } spelas just nu; lämna det först
fault-name-taken = det finns redan ett parti { $name }
fault-name-empty = { $name } har ingen bokstav som ett filnamn kan ha

## Sparade partier

fault-record-foreign = { $path } är inget sparat parti
fault-record-empty = { $path } är tom: inget parti sparades i den
fault-record-large = { $path } har { $size } MB; ett sparat parti har högst { $limit } MB
fault-record-long = { $path } är för lång för ett sparat parti
fault-record-full = ett sparat parti har högst { $limit } MB
fault-record-edition-long = utgåvan är längre än { $limit } KB
fault-record-newer = sparat av ett nyare program; det behöver version { $version } eller senare, det här är { $own }
# $why: fault-record-newer.
fault-record-newer-format = { $why } (format { $format }, det här programmet läser { $known })
fault-record-newer-rules = { $why } ({ $game }: regler { $rules }, här { $known })
fault-record-other-values = spelat med andra värden på komponenterna (utgåva { $edition }) än programmet har nu
fault-record-key = inget läsbart sparat parti: { $key } saknas eller är fel
fault-record-text = inget läsbart sparat parti: { $key } är för lång eller kan inte visas
fault-record-edition-no-text = inget läsbart sparat parti: 'edition_text' är ingen text
fault-record-seat-no-object = inget läsbart sparat parti: en plats är inget objekt
fault-record-result-wrong = inget läsbart sparat parti: 'result' är fel
fault-record-seed = fröet måste vara från 0 till { $most }

## Raderna i ett sparat parti

# $why: ett av felen nedan.
fault-record-stands = { $why }; partiet står vid handling { $number }
fault-record-action = handling { $number }: { $why }
fault-record-torn = den sista raden är avklippt och har utelämnats
fault-record-line = rad { $line } går inte att läsa
fault-record-misfit = raden efter handling { $number } passar inte
fault-record-moment = det finns inget ögonblick { $moment } efter handling { $number }
fault-record-seat = det finns ingen plats { $seat }
fault-record-position = { $action }: ställningen efter den är inte den sparade
fault-record-result = det sparade resultatet är inte det här partiets
fault-refused = { $text }: regel { $rule } tillåter det inte ({ $refusal })
fault-refused-here = { $text }: det är inte tillåtet ({ $refusal })
# The same where the game's table is there. $why: its sentence, as "A boat lies here already. (Rule 5.1)".
refused-in-words = { $text }: ”{ $why }”
fault-action-empty = en tom handling
fault-action-unknown = ingen handling börjar med { $word }

## Uppställningar

fault-no-game = det finns inget spel { $game }; de som finns är: { $known }
fault-setup-seats = { $game } är för { $least } till { $most } platser, inte { $seats }
fault-setup-colour = { $game } har ingen färg { $colour }; färgerna är { $known }
fault-setup-same-colour = två platser har samma färg
fault-setup-option = { $game } har inget val { $option } = { $value }

## Filer som människor skriver: utgåvor, lektioner, övningar

fault-no-utf-8 = { $path } är ingen text i UTF-8
# $said: vad tolken säger om stället, på engelska.
fault-toml = ingen TOML-fil: rad { $line }, kolumn { $column } ({ $said })
fault-toml-deep = ingen TOML-fil: dess värden ligger i för många nivåer
fault-file-format = formatet är { $format }, det här programmet läser { $known }
fault-exercise-twice = övningen { $id } står där två gånger

## En lektions fil. $chapter, $game, $id, $step: som filen kallar dem; $why: ett av felen nedan.

fault-lesson-empty = den har inget kapitel
fault-lesson-twice = { $what ->
    [game] partiet { $id } står där två gånger
    [chapter] kapitlet { $id } står där två gånger
   *[note] noten { $id } står där två gånger
}
fault-lesson-learner = parti { $game }: den första platsen är den lärandes
fault-lesson-chapter = kapitel { $chapter }: { $why }
fault-lesson-no-game = det finns inget parti { $game }
fault-lesson-turns = dess parti har { $there } turer, inte { $wanted }
fault-lesson-no-step = det har inget steg
fault-lesson-rounds = steg { $step }: 'when' och 'by' är för ett kapitel med rundor
fault-lesson-over = { $text }: partiet är slut

## Utgåvors filer

fault-edition-empty = { $path } är tom och kan inte vara en utgåva
fault-edition-long = { $path } är för lång för en utgåva
# $place: som edition.boats.wood.
fault-entry = { $what } @ { $place }
fault-entry-missing = ett fält saknas
fault-entry-extra = här finns fält för mycket ({ $names })
# $kind: int för ett heltal, str för en text.
fault-entry-kind = { $kind ->
    [int] värdet är inget heltal
    [str] värdet är ingen text
   *[other] värdet är inte av typen { $kind }
}
