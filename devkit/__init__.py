"""What dev.py is made of: environments, compiling and lock files, with the standard library only."""
