"""Advice for Stone Age: what a village will make of what it has."""
