### Slutpoängen.

scores-total = Totalt
scores-see-board = Se bordet
scores-play-again = Spela igen
scores-new-game = Nytt parti
scores-points = Poäng per runda
scores-terms = Slutpoäng
scores-round = Runda
scores-save-picture = Spara bild
scores-picture-title = Spara bilden
scores-picture-filter = Bilder (*.png)
scores-picture-failed = Bilden kunde inte skrivas till { $name }: mappen finns inte, eller så får du inte skriva där.
