### Yamataï: its options in the dialogue for a new game (rules.md, 10.1).

yamatai-option-undo-across-turns = Undo may go back to turns that are over
