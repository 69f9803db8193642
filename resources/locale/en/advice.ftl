### Hints and reasons: their card, and what is said when there is none.

# A number with its sign: "+0.4".
advice-signed = { $sign }{ $amount }
advice-not-now = There is a hint for whoever is to act: in a person's turn, at the present moment of the game.
advice-nobody = No computer player has acted before this moment.
advice-failed = Nothing could be found. Please report the problem.
# What a turn brings: the sum, with its sign, of $count points, and $gains term by term.
advice-points = { $signed } { $count ->
    [one] point
   *[other] points
}: { $gains }
advice-play = Play it
advice-close = Close

## A hint

advice-hint = The best turn found for { $name }
advice-next = Or: { $gains }
# $steps: the first of its steps, for which there is room.
advice-more = { $steps }; and { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}
advice-no-points = no points yet, but a better position

## Why a computer player did something

advice-why = Why { $name } played this: against the next best turn
advice-secret = Its hand is secret while people still play.
advice-equal = All other turns that it looked at were worth the same.
advice-thinking = It thinks again …
advice-unknown = That cannot be told: from here { $name } would have played otherwise. Somebody else did it, or an older version of the program.
advice-random = It plays at random.
advice-only = It saw nothing else to do.
advice-runner-up = Next best: { $step }

## What a turn was worth to it, in any game. "chance in its judgement +3.1, the turns that follow −0.5, everything else +0.2"

judge-error = chance in its judgement
judge-ahead = the turns that follow
judge-rest = everything else
