"""LEVEL 2: the games. Each is a package of its own; `registry.py` knows them by id."""
