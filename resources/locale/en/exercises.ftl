### Exercises: the list, and the card on the table.

menu-help-exercises = &Exercises…
exercises-title = Exercises
exercises-told = Small positions, each with something to reach in one turn. Whatever reaches it is right; undo and try as often as you like.
exercises-count = { $solved } of { $count } solved
exercises-head-title = Exercise
exercises-head-level = Level
exercises-head-seats = Players
exercises-head-mark = Mark
exercises-is-solved = Solved
# $level: from 1, the easiest, to 4.
exercises-level-name = { $level ->
    [1] Easy
    [2] Medium
    [3] Hard
   *[4] Tricky
}
exercises-begin = Begin
exercises-close = Close

## On the card

exercise-ways = { $ways ->
    [one] There is one way. Play the turn and end it.
   *[other] There are { $ways } ways. Play the turn and end it.
}
exercise-solved = { $ways ->
    [one] Solved! That was the only way.
   *[other] Solved! There are { $ways } ways.
}
# $why: sentences such as "1 coin earned; it has to be 5."
exercise-not-yet = Not yet. { $why }
exercise-shown = { $ways ->
    [one] This is the only way. Now play it yourself.
   *[other] This is one of { $ways } ways. Now play one yourself.
}
exercise-over = The turn is over: the card says what became of it.
exercise-hint-again = The solution begins in another way: undo, or try again from the start.
exercise-hint = Hint
exercise-solution = Show solution
exercise-again = Try again
exercise-next = Next
exercise-list = All exercises
