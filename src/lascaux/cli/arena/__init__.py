"""`lascaux arena`: bots against each other."""
