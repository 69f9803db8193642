### Slutpoängen.

scores-total = Totalt
scores-see-board = Se bordet
scores-play-again = Spela igen
scores-new-game = Nytt parti
