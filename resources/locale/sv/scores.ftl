### Slutpoängen.

scores-total = Totalt
over-look-start = Spela upp
over-look-start-hint = Se partiet från början
over-see-scores = Slutpoäng
over-see-scores-hint = Visa slutpoängen igen
scores-see-board = Se bordet
scores-play-again = Spela igen
scores-new-game = Nytt parti
scores-points = Poäng per runda
scores-sources = Poäng per källa
scores-lost = Förlorat
scores-terms = Slutpoäng
scores-round = Runda
scores-save-picture = Spara bild
scores-picture-title = Spara bilden
scores-picture-filter = Bilder (*.png)
scores-picture-saved = Bilden ligger i { $name }.
scores-picture-failed = Bilden kunde inte skrivas till { $name }: mappen finns inte, eller så får du inte skriva där.

## What is read aloud: a place in the ranking, a number of the table, a seat's part of a graph
## ($points: such as "Coins: 0, 1, 3; Prestige: 0, 0, 2", at the start and at the end of each round)

scores-rank-cell = { $rank }. { $name }
scores-cell = { $name }, { $column }: { $points }
scores-series = { $name }. { $points }
