### Yucata': what is wrong with the places of stones, and with cards that were typed or stand in a file.

# $why: one of the faults below.
fault-layout = layout: { $why }
fault-layout-name = no layout is called { $name }: choose { $known }, or type nine numbers
fault-layout-count = there are { $due } dark stones, not { $count } (rule 1.2)
fault-layout-twice = space { $space } holds one stone, not two (rule 1.2)
fault-layout-astray = no dark stone can lie on { $space }: they lie on { $first } to { $last } (rule 1.2)
fault-layout-light = space { $space } is always light: it lies between the red stone and any dark one (rule 1.2)

## A file of layouts

fault-layouts = layouts: { $why }
fault-layouts-of = { $id }: { $why }
fault-layouts-fixed = { $name } must be { $value }
fault-layouts-missing = { $id } is missing
fault-layouts-none = { $id } is no layout of this game
fault-layouts-twice = { $id } is there twice

## Cards

fault-yucata-words = { $text }: play takes 1 word (card)
fault-yucata-card = no card is called { $card }; there are: { $known }
