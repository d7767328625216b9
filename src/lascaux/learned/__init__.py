"""LEVEL 3: what games between bots have taught: features of positions, and small nets that judge by them.

Compiled, and beside the standard library it needs `librt` (flat lists of floats): `lascaux[bots]`.
"""
