### Yamataï: the final scoring (rules.md, 8.7 and 8.8).

# $name: the player who won.
yamatai-headline = { $name } is the Great Builder
yamatai-tie = Most points win; a tie goes to the player who acted first in the last round.
