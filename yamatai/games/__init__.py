"""The games, a folder each. A game imports no other game; the table finds them by entry point."""
