"""Advice for Kingdomino Origins: points, and what the dominoes to come may add."""
