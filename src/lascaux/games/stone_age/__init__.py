"""Stone Age: placing people, rolling for resources, buying cards and buildings, for 2 to 4 players."""
