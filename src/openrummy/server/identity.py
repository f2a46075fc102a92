"""Who someone is: the holder of a secret token, of which only the hash is stored."""

import hashlib
import secrets
from typing import Final

import msgspec

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters of table codes: none that look alike when read aloud or written down."""
_CODE_LENGTH: Final = 6


class Who(msgspec.Struct, frozen=True):
    """A person known to the server. ``id`` is the server's own number and never told."""

    id: int
    name: str


def new_token() -> str:
    """256 bits of chance, as text that fits a header.

    >>> len(new_token()) >= 43
    True
    """
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """What is stored of a token. It has 256 bits of chance, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).digest()


def new_code() -> str:
    """A table's code: short enough to be read out, with 887 million of them too many to guess at one a second."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def tidy_code(code: str) -> str:
    """A code as a person may type it.

    >>> tidy_code(" ab2c-de ")
    'AB2CDE'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())
