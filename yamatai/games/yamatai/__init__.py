"""Yamataï: boats, islands and specialists."""
