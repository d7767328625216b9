"""LEVEL 4: tables over the network. One move through it: ARCHITECTURE.md, section 5."""
