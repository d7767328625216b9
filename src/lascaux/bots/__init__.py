"""LEVEL 4: bots. They see only the contract, advice and a resampled position."""
