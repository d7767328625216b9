"""LEVEL 1: the contract between games and everything that plays them. Standard library only."""
