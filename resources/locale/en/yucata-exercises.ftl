### The exercises of Yucata': title, goal and hint of each; then what a card lacked.

yucata-exercise-four-light = Four light ones
yucata-exercise-four-light-goal = Take four light stones and no dark one.
yucata-exercise-four-light-hint = All stones from the leading amulet to the space where you come to stand are yours, the one on that space too.
yucata-exercise-let-lie = Let it lie
yucata-exercise-let-lie-goal = The next stone is dark: take no stone at all.
yucata-exercise-let-lie-hint = Whoever does not pass the leading amulet takes nothing. Which of your cards keeps you behind it?
yucata-exercise-as-before = The same again
yucata-exercise-as-before-goal = Gain 3 points with one card.
yucata-exercise-as-before-hint = The 5 goes furthest, but the player before you has just played it. One of your cards does the same, and is a card of its own.
yucata-exercise-temple = Up to the temple
yucata-exercise-temple-goal = Take the red stone.
yucata-exercise-temple-hint = It is five spaces to the temple, and a 5 was just played. Which other card goes as far?
yucata-exercise-nothing-left = After you, nothing
yucata-exercise-nothing-left-goal = Gain 2 points, and leave the next player no card that brings him any.
yucata-exercise-nothing-left-hint = A row of light stones ends at a dark one. If you take the last light stone, the next player begins with the dark one.
yucata-exercise-no-way-round = No way round
yucata-exercise-no-way-round-goal = Play so that the next player takes a dark stone, whatever card he plays.
yucata-exercise-no-way-round-hint = Black stands right before a dark stone. As long as it lies there, each of his cards takes him over it, even the sword.
yucata-exercise-barred = Barred
yucata-exercise-barred-goal = Play so that the next player loses points, whatever card he plays.
yucata-exercise-barred-hint = The next player may not play the card that you have played. Which number would bring him over the dark stone without a loss?
yucata-exercise-small-lead = A small lead
yucata-exercise-small-lead-goal = Play so that you can win, whatever the others hold and play.
yucata-exercise-small-lead-hint = The next stone is dark. Stand level with the leading amulet, and White has to take it.
yucata-exercise-long-view = The long view
yucata-exercise-long-view-goal = Play so that you can win, whatever the others hold and play.
yucata-exercise-long-view-hint = You are five points ahead: do not hurry. Stay behind the leading amulet, and keep the 1 and the sword for later.
yucata-exercise-from-behind = From far behind
yucata-exercise-from-behind-goal = Play so that you can win, whatever the others hold and play.
yucata-exercise-from-behind-hint = All dark stones are gone: whoever comes near takes light ones for nothing. Which card brings you there at once?

## What was not reached: $value is what the card came to, $wanted what it should be

yucata-least-light = { $value ->
    [0] No light stone was taken.
    [one] { $value } light stone was taken, not { $wanted }.
   *[other] { $value } light stones were taken, not { $wanted }.
}
yucata-most-light = { $value ->
    [one] { $value } light stone was taken.
   *[other] { $value } light stones were taken.
}
yucata-most-dark = { $value ->
    [one] { $value } dark stone was taken.
   *[other] { $value } dark stones were taken.
}
yucata-least-red = The red stone still lies there.
yucata-least-points = { $wanted ->
    [one] The card did not bring { $wanted } point.
   *[other] The card did not bring { $wanted } points.
}
yucata-least-next-dark = The next player may have a card that takes no dark stone.
yucata-most-next-points = { $value ->
    [0] The next player may have a card that costs him nothing.
    [one] The next player may gain { $value } point.
   *[other] The next player may gain { $value } points.
}
# 0: the best of the others is level.
yucata-least-ahead = { $value ->
    [0] Another may still share the win.
   *[other] Another may still win.
}
