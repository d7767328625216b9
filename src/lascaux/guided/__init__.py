"""First games that teach: what is done in them stands in a script, which people and bots follow."""
