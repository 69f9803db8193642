### Yamataï: its options in the dialogue for a new game.

yamatai-option-undo-across-turns = Undo across turns
