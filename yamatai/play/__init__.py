"""A game in progress, whatever the game. Nothing here imports Qt or knows a rule."""
