"""Computer players, whatever the game. A newcomer reads `levels`, then `beam`."""
