"""Bots against each other: fresh deals, balanced seats, and what the results are worth."""
