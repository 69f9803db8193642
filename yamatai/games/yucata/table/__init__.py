"""How Yucata' looks and answers on the table."""
