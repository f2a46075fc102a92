"""What people write, names and lines of chat, as it is kept and shown: tidied, and never invisible."""

import unicodedata
from typing import Final

_JOINERS: Final = frozenset("\u200c\u200d")
"""Not printable by Unicode's word, but Hindi and many emoji need them."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Printable by Unicode's word, and yet nothing is seen: fillers, and the empty pattern of Braille."""


def _visible(text: str) -> bool:
    """Does it show anything by itself? Marks alone have nothing to stand on."""
    return any(one.isprintable() and not one.isspace() and one not in _BLANK and not _is_mark(one) for one in text)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _printable(letter: str) -> bool:
    return letter.isprintable() or letter in _JOINERS


def name(text: str) -> str | None:
    """A name with its spaces tidied; None for one that cannot be seen, or holds what cannot be printed.

    >>> name("  Asha   K. "), name("\\u3164"), name("a\\u202eb")
    ('Asha K.', None, None)
    """
    tidy = " ".join(text.split())
    return tidy if _visible(tidy) and all(map(_printable, tidy)) else None


def line(text: str) -> str | None:
    """A line of chat with its spaces tidied and without what cannot be printed; None where nothing is left to see.

    >>> line(" well\\u202e \\n played "), line("\\u200b ")
    ('well played', None)
    """
    tidy = " ".join("".join(one for one in text if _printable(one) or one.isspace()).split())
    return tidy if _visible(tidy) else None
