"""What a finished game teaches: how it stood, which decisions cost something, what was luck.

It sees the contract, bots and what was learned; no server. Points are floats here, and shares from 0 to 1.
"""
