"""The rules of Yucata'. Numbers in comments are those of the numbered rules."""
