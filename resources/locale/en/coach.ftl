### The coach, who goes through a lesson on the table, and the list of its chapters.

coach-step = Step { $at } of { $count }
coach-skip = Skip
coach-show = Show me
coach-back = Back
coach-on = Next

## What is not done just now, in a sentence

coach-other-move = That is allowed, but here we practise something else: look at the golden rings, or press Show me.
coach-read-first = Nothing to do here yet: read on with Next.
coach-no-undo = In a lesson you go back with Back, or by repeating it.
coach-over = This chapter is over. Choose on the card how to go on.
coach-waits = The others play on when you have read the note: press Next.

## The end of a chapter, and leaving one

coach-end-head = Done: { $chapter }
coach-end-told = On to the next chapter, or once more?
coach-end-last = You know all you need. Now a whole game?
coach-next = Next chapter
coach-repeat = Repeat
coach-chapters = Chapters
coach-play = Play
coach-leave-head = Leave the lesson?
coach-leave-told = Your place is kept: you can go on here another time.
coach-stay = Go on here
coach-leave = Leave

## The list of chapters

chapters-title = Learn { $game }
chapters-told = { $minutes ->
    [one] All of it takes about a minute.
   *[other] All of it takes about { $minutes } minutes.
} You make every move yourself, and can leave at any time.
chapters-list = Chapters
chapters-seconds = { $seconds } seconds
chapters-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
chapters-done = done
chapters-begun = begun: step { $at }
chapters-start = Begin
chapters-resume = Go on
chapters-again = Repeat
chapters-close = Close
menu-help-learn = &Learn this game…
