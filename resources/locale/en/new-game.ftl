### The dialogue for a new game, and what it says about editions.

new-game-title = New game
new-game-game = &Game
new-game-players = Players
new-game-count = { $count } players
new-game-seat = Seat { $number }
new-game-name-of = Name of seat { $number }
new-game-colour-of = Colour of seat { $number }
new-game-player-of = Who plays seat { $number }
new-game-edition = &Edition
new-game-edition-house = House edition
new-game-edition-file = Choose a &file…
new-game-edition-title = Choose an edition
new-game-edition-filter = Editions (*.toml)
new-game-edition-faults = What is wrong with this edition
new-game-seed = See&d
new-game-seed-random = random
new-game-seed-fault = A whole number from 0 to { $most }, or nothing.
new-game-start = &Start
new-game-cancel = Cancel

## Who plays a seat

level-human = Person

## About this edition

about-edition-title = About this edition
about-edition-close = Close
