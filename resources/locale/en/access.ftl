## Typed actions

type-name = Type an action
type-head = Typed action
type-several = { $count } actions fit: { $actions } … Type some more of it.
type-not-now = Nothing can be done by hand just now.
type-unknown = This is not understood: { $reason }.
yamatai-label-island = isle { $number }
menu-turn-type = &Type an action…
