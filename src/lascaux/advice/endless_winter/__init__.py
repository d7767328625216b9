"""Advice for Endless Winter: what a tribe will make of what it has."""
