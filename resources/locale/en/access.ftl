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
access-score = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
area-bar = Steps and buttons
area-scores = Final scoring
yamatai-area-fleets = Fleets
yamatai-area-reserve = Reserve and trade
yamatai-area-mat = { $player }: mat
yamatai-area-board = Islands and boats
yamatai-area-buildings = Buildings
yamatai-area-specialists = Specialists
yamatai-area-order = Turn order

## Keys

menu-view-keys = &Keys…
keys-title = Keys
keys-note = Go to a field with Tab and press its new key. Delete empties it, Esc leaves.
keys-keep = Keep these
keys-cancel = Cancel
keys-reset = As they were at first
keys-clash = { $key } would do several things: { $actions }.
keys-group-walk = On the table
keys-group-menu = In the menus
keys-group-aside = While you look back
key-next-area = To the next part of the table
key-previous-area = To the part before
key-left = To the left
key-right = To the right
key-up = Up
key-down = Down
key-cross-left = To the left, from spaces to islands and back
key-cross-right = To the right, from spaces to islands and back
key-cross-up = Up, from spaces to islands and back
key-cross-down = Down, from spaces to islands and back
key-first = To the first place of a part
key-last = To the last place of a part
key-next-target = To the next place where something can be done
key-previous-target = To the place before where something can be done
key-press = Pick up, drop, press
key-pick-1 = Take up the first kind
key-pick-2 = Take up the second kind
key-pick-3 = Take up the third kind
key-pick-4 = Take up the fourth kind
key-pick-5 = Take up the fifth kind
key-pick-6 = Take up the sixth kind
key-pick-7 = Take up the seventh kind
key-pick-8 = Take up the eighth kind
key-pick-9 = Take up the ninth kind
key-past-back = One action back
key-past-on = One action on
key-past-turn-back = One turn back
key-past-turn-on = One turn on
key-past-start = To the start
key-past-end = To the present
key-past-play = Play on by itself
key-past-go-on = Go on from here
key-sit-down = Sit down when the table is covered
