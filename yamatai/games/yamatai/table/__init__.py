"""How Yamatai looks and answers on the table."""
