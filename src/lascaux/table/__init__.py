"""LEVEL 4: what happens at a table, without any network: a live game and its record."""
