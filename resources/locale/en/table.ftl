## What every game's table says

button-undo = Undo
button-undo-hint = Take the last action back (Ctrl+Z)
button-redo = Redo
button-redo-hint = Do it again (Ctrl+Y)
not-here = Not here
choice-head = Which one?
