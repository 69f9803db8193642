### Yamataï: slutpoängen (rules.md, 8.7 och 8.8).

# $name: the player who won.
yamatai-headline = { $name } är den stora byggmästaren
yamatai-tie = Mest prestige vinner; vid lika vinner den som handlade först i sista rundan.
