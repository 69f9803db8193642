"""Yucata': seven cards, a winding path, and stones that nobody may leave behind."""
