"""A game so small that a test can follow it, behind the same door as the real ones."""
