## Typed actions

type-name = Type an action
type-head = Typed action
type-several = { $count } actions fit: { $actions } … Type some more of it.
type-not-now = Nothing can be done by hand just now.
type-unknown = This is not understood: { $reason }.
yamatai-island = { $name }, isle { $number }
yamatai-label-island = isle { $number }
menu-turn-type = &Type an action…

## For those who do not see the table

access-held = In your hand.
access-can = Can be chosen now.
area-bar = Steps and buttons
area-scores = Final scoring
yamatai-area-fleets = Fleets
yamatai-area-reserve = Reserve and trade
yamatai-area-mat = { $player }: mat
yamatai-area-board = Islands and boats
yamatai-area-buildings = Buildings
yamatai-area-specialists = Specialists
yamatai-area-order = Turn order
