"""LEVEL 3: bots. They see only the contract and a resampled position."""
