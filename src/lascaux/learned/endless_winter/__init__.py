"""What a net is told about Endless Winter."""
