"""What follows from the declaration. Made by `python3 dev.py generate` from kinds.py. Not to be edited."""
