"""Golden games: records that every later release must open, each with its claims in words."""
