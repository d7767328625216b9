"""Endless Winter: Paleoamericans: leading a tribe through four rounds of the ice age, for 2 to 4 players."""
