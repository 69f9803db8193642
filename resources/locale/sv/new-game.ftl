### Dialogen för ett nytt parti, och varifrån en utgåvas värden kommer.

new-game-title = Nytt parti
new-game-game = S&pel
new-game-players = Sp&elare
new-game-count = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
new-game-start = &Starta
new-game-cancel = Avbryt
new-game-own = Välj en, eller skriv en egen

## En plats vid bordet: kolumnernas rubriker, sedan vad som läses upp för varje fält

new-game-seat = Plats { $number }
new-game-name = Namn
new-game-colour = Färg
new-game-player = Spelare
new-game-seat-name = Namn på plats { $number }
new-game-seat-colour = Färg på plats { $number }
new-game-seat-player = Vem som spelar på plats { $number }

## Vem som spelar: en person, eller datorn på en nivå

level-human = Person
level-random = Dator: slump
level-easy = Dator: lätt
level-medium = Dator: medel
level-hard = Dator: svår
level-expert = Dator: expert

## Utgåva och frö

new-game-edition = &Utgåva
new-game-edition-house = Husets utgåva
new-game-edition-file = Välj en &fil…
new-game-edition-title = Välj en utgåva
new-game-edition-files = Utgåvor (*.toml)
new-game-edition-faults = Vad som är fel i den här utgåvan
new-game-seed = F&rö
new-game-seed-random = slump
# $most: the largest seed.
new-game-seed-fault = Ett heltal från 0 till { $most }, eller inget.

## Om utgåvan

about-edition-title = Om den här utgåvan
about-edition-close = Stäng
