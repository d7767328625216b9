"""What a net is told about Kingdomino Origins."""
