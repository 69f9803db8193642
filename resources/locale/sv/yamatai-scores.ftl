### Yamataï: slutpoängen (rules.md, 8.7 och 8.8).

# $name: the player who won.
yamatai-headline = { $name } är den stora byggmästaren
yamatai-tie = Flest poäng vinner; vid lika vinner den som handlade först i sista rundan.
