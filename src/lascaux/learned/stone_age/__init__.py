"""What a net is told about Stone Age."""
