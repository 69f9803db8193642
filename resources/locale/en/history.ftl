### The log, looking back, other lines of the same game, and passing the screen on.

## The log

log-head = Log
log-open = Open the log
log-close = Close the log
log-start = The game begins
log-silent = …
log-round = Round { $round }
log-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
log-back-to-log = Log
log-lines-head = Lines
log-line-here = The game as it stands
log-line-here-note = { $actions ->
    [one] { $actions } action, round { $round }
   *[other] { $actions } actions, round { $round }
}
log-line-other = After action { $number }: { $text }
log-line-other-note = { $actions ->
    [one] { $actions } action more, to round { $round }
   *[other] { $actions } actions more, to round { $round }
}

## Looking back

look-prompt = You look at action { $number } of { $count }: { $text }. Go on from here, or go back to the game{ $key ->
    [none] .
   *[other] {" "}with { $key }.
}
look-prompt-start = You look at the start of the game ({ $count } actions ago). Go on from here, or go back to the game{ $key ->
    [none] .
   *[other] {" "}with { $key }.
}
look-prompt-line = You look at another line, action { $number } of { $count }: { $text }. Go on from here, or go back{ $key ->
    [none] .
   *[other] {" "}with { $key }.
}
look-back = One action back
look-on = One action on
look-play = Play
look-stop = Stop
look-go-on = Go on from here
look-go-on-hint = Play on from this moment; the old line stays
look-present = Back to the game
look-present-hint = Back to where the game stands
look-watch = See it from another side
look-watched = Seen from the side of { $name }.

## While computer players are paused

# $go, $step: the keys that let them go on, and play one action; "none" if there is none.
players-paused = The computer players are paused.{ $go ->
    [none] {""}
   *[other] {" "}Let them go on with { $go }.
}{ $step ->
    [none] {""}
   *[other] {" "}Play one action with “{ $step }”.
}

## The menu

menu-history = H&istory
menu-history-log = &Log
menu-history-away = What happened since &my last turn
menu-history-look-back = One action &back
menu-history-look-on = One action &on
menu-history-look-turn-back = One turn ba&ck
menu-history-look-turn-on = One &turn on
menu-history-look-round-back = One round b&ack
menu-history-look-round-on = One &round on
menu-history-look-start = To the &start
menu-history-look-present = Back to the &game
menu-history-log-up = Log: page &up
menu-history-log-down = Log: page &down
menu-history-look-watch = &Watch from another side
menu-view-hand-over = &Hand-over screen

## Passing the screen on

hand-over-title = Pass the screen to { $name }
hand-over-move = Your move in round { $round }
hand-over-begin = You begin.
hand-over-amid = You are in the middle of your turn.
hand-over-nothing = Nothing has happened since your last turn.
hand-over-button = I am { $name }
# $key: the key that does it, "none" if there is none.
hand-over-foot = { $key ->
    [none] Click the button.
   *[other] Press { $key } or click the button.
} The table stays covered until then.
