### The dialogue for a new game, and where an edition's values come from.

new-game-title = New game
new-game-game = &Game
new-game-players = &Players
new-game-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-game-start = &Start
new-game-cancel = Cancel
new-game-own = Choose one, or type your own

## A seat: the heads of the columns, then what is read aloud for each field

new-game-seat = Seat { $number }
new-game-name = Name
new-game-colour = Colour
new-game-player = Player
new-game-seat-name = Name at seat { $number }
new-game-seat-colour = Colour of seat { $number }
new-game-seat-player = Who plays at seat { $number }

## Who plays: a person, or a computer player of a level

level-human = Person
level-random = Computer: random
level-easy = Computer: easy
level-medium = Computer: medium
level-hard = Computer: hard
level-expert = Computer: expert

## Edition and seed

new-game-edition = &Edition
new-game-edition-house = House edition
new-game-edition-file = Choose a &file…
new-game-edition-title = Choose an edition
new-game-edition-files = Editions (*.toml)
new-game-edition-faults = What is wrong with this edition
new-game-seed = See&d
new-game-seed-random = random
# $most: the largest seed.
new-game-seed-fault = A whole number from 0 to { $most }, or nothing.

## About this edition

about-edition-title = About this edition
about-edition-close = Close
