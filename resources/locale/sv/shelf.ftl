### Första sidan: hyllan med spelen, och frågan till den som kommer för första gången.

shelf-title = Spelhyllan
shelf-line = Välj en låda. Alla spel går på det här bordet: ensam, i tur och ordning vid en skärm eller mot datorn.
shelf-options = Inställningar
shelf-rules = Regler
shelf-library = Dina partier
shelf-open = Öppna
shelf-quit = Avsluta
shelf-hint = Piltangenterna väljer en låda, Enter öppnar den.
shelf-hint-options = Papper, natt och hög kontrast i Inställningar

## Below a box

game-yamatai-tagline = Flottor och öar
game-yucata-tagline = En kapplöpning om stenarna
shelf-players = { $least }–{ $most } spelare
shelf-waits = Väntar: { $seats }, runda { $round }
shelf-continue = Fortsätt, runda { $round }
shelf-new = Nytt parti
shelf-new-beside = Nytt
shelf-learn = Lär dig
shelf-button-of = { $button }: { $game }

## The first start

welcome-title = Välkommen
welcome-question = Kan du { $game }? Hyllan väntar bakom kortet.
welcome-learn = Lär dig
welcome-learn-told = Se hur man spelar.
welcome-play = Spela
welcome-play-told = Ett parti mot en lätt datorspelare, genast.
welcome-know = Jag kan spelet
welcome-know-told = Välj spelare, färger och alternativ.

## In the menu

menu-game-shelf = Tillbaka till &hyllan
