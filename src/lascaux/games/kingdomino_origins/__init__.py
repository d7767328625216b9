"""Kingdomino Origins: discovery, totem and tribe mode for 2 to 4 players."""
