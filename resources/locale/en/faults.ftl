### What is wrong with files and set-ups. The code says the same in English for the command line (a test compares).

## Files. $path, $name: as the system writes them; names of what stands inside a file are in quotes already.

# $why: what the system said, or one of these faults.
fault-cannot = { $verb ->
    [write] cannot write { $path }: { $why }
    [rename] cannot rename { $path }: { $why }
    [delete] cannot delete { $path }: { $why }
   *[read] cannot read { $path }: { $why }
}
# $error: the system's name for it. $said: the system's own words.
fault-system = { $error ->
    [ENOSPC] No space left on device
    [EDQUOT] Disk quota exceeded
    [EACCES] Permission denied
    [EPERM] Operation not permitted
    [EROFS] Read-only file system
    [ENOENT] No such file or directory
    [EEXIST] File exists
    [ENOTDIR] Not a directory
    [EISDIR] Is a directory
    [ENAMETOOLONG] File name too long
    [EFBIG] File too large
    [EIO] Input/output error
    [EBUSY] Device or resource busy
    [ETXTBSY] Text file busy
    [SHARING] The process cannot access the file because it is being used by another process
   *[other] { $said }
}
fault-no-file = it is not a file
fault-in-file = { $path }: { $why }
fault-in-use = { $name } is open in another window
fault-in-play = { $name } is being played; leave it first
fault-name-taken = there is a game { $name } already
fault-name-empty = { $name } has no letter that a file's name can have

## Saved games

fault-record-foreign = { $path } is not a saved game
fault-record-empty = { $path } is empty: no game was saved in it
fault-record-large = { $path } has { $size } MB; a saved game has at most { $limit } MB
fault-record-long = { $path } is too long for a saved game
fault-record-full = a saved game has at most { $limit } MB
fault-record-edition-long = the edition is longer than { $limit } KB
fault-record-newer = saved by a newer program; it needs version { $version } or later, this is { $own }
# $why: fault-record-newer.
fault-record-newer-format = { $why } (format { $format }, this program reads { $known })
fault-record-newer-rules = { $why } ({ $game }: rules { $rules }, here { $known })
fault-record-other-values = played with other component values (edition { $edition }) than the program has now
fault-record-key = not a readable saved game: { $key } is missing or wrong
fault-record-text = not a readable saved game: { $key } is too long or not printable
fault-record-edition-no-text = not a readable saved game: 'edition_text' is not a text
fault-record-seat-no-object = not a readable saved game: a seat is not an object
fault-record-result-wrong = not a readable saved game: 'result' is wrong
fault-record-seed = the seed must be from 0 to { $most }

## The lines of a saved game

# $why: one of the faults below.
fault-record-stands = { $why }; the game stands at action { $number }
fault-record-action = action { $number }: { $why }
fault-record-torn = the last line is torn and left out
fault-record-line = line { $line } cannot be read
fault-record-misfit = the line after action { $number } does not fit
fault-record-moment = there is no moment { $moment } after action { $number }
fault-record-seat = there is no seat { $seat }
fault-record-position = { $action }: the position after it is not the recorded one
fault-record-result = the recorded result is not the one of this game
fault-refused = { $text }: refused by rule { $rule } ({ $refusal })
fault-refused-here = { $text }: refused ({ $refusal })
# The same where the game's table is there. $why: its sentence, as "A boat lies here already. (Rule 5.1)".
refused-in-words = { $text }: “{ $why }”
fault-action-empty = an empty action
fault-action-unknown = no action begins with { $word }

## Set-ups

fault-no-game = there is no game { $game }; there are: { $known }
fault-setup-seats = { $game } is for { $least } to { $most } seats, not { $seats }
fault-setup-colour = { $game } has no colour { $colour }; it has { $known }
fault-setup-same-colour = two seats have the same colour
fault-setup-option = { $game } has no option { $option } = { $value }

## Files that people write: editions, lessons, exercises

fault-no-utf-8 = { $path } is not a text in UTF-8
# $said: what the parser says of the place, in English.
fault-toml = not a TOML file: line { $line }, column { $column } ({ $said })
fault-toml-deep = not a TOML file: its values are nested too deeply
fault-file-format = format is { $format }, this program reads { $known }
fault-exercise-twice = exercise { $id } is there twice

## A lesson's file. $chapter, $game, $id, $step: as the file calls them; $why: one of the faults below.

fault-lesson-empty = it has no chapter
fault-lesson-twice = { $what ->
    [game] game { $id } is there twice
    [chapter] chapter { $id } is there twice
   *[note] note { $id } is there twice
}
fault-lesson-learner = game { $game }: the first seat is the learner's
fault-lesson-chapter = chapter { $chapter }: { $why }
fault-lesson-no-game = there is no game { $game }
fault-lesson-turns = its game has { $there } turns, not { $wanted }
fault-lesson-no-step = it has no step
fault-lesson-rounds = step { $step }: 'when' and 'by' are for a chapter with rounds
fault-lesson-over = { $text }: the game is over

## Files of editions

fault-edition-empty = { $path } is empty for an edition
fault-edition-long = { $path } is too long for an edition
# $place: as edition.boats.wood.
fault-entry = { $what } @ { $place }
fault-entry-missing = required field missing
fault-entry-extra = extra fields found ({ $names })
# $kind: int for a whole number, str for a text.
fault-entry-kind = { $kind ->
    [int] invalid value for type, expected int
    [str] invalid value for type, expected str
   *[other] invalid value for type, expected { $kind }
}
