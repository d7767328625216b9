"""LEVEL 5: the terminal client. A command a module; how a game is drawn is in games/<game>."""
