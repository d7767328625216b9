"""Secrets: a seat is a token that only its owner has; the invitation to a table is not one."""

import hashlib
import hmac
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for another when read aloud
NO_TOKEN = b""


def new_token() -> str:
    return secrets.token_urlsafe(16)


Key = str | bytes  # a token as its owner sends it, or the fingerprint of the token that it stands for


def fingerprint(key: Key) -> bytes:
    """What is stored: a stolen database holds no seats."""
    return hashlib.sha256(key.encode()).digest() if isinstance(key, str) else key


def is_token(key: Key, stored: bytes) -> bool:
    return bool(key) and bool(stored) and hmac.compare_digest(fingerprint(key), stored)


CODE_LENGTH, LONGER = 6, 8  # letters of an invitation that is read aloud
MANY_TABLES = 1000  # open at the same time: too many for codes of six letters, which could be found by trying


def code_length(open_tables: int) -> int:
    return CODE_LENGTH if open_tables <= MANY_TABLES else LONGER


def new_code(length: int) -> str:
    """By one number: to ask the system for chance letter by letter takes longer than to open a table."""
    number = secrets.randbelow(len(ALPHABET) ** length)
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)
