"""Cards: ranks, suits, jokers and their text form (CARD-1 to CARD-3).

A *face* is an int from 0 to 52: ``suit * 13 + rank`` for the 52 cards, ``JOKER`` for a printed joker.
A physical *card* is an int too: ``copy * 53 + face``, so two packs hold two cards of each face and every card of a
deal has a number of its own. Hands, piles and groups are tuples of such cards.
"""

import re
from collections.abc import Iterable
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
SYMBOLS: Final = "♠♥♦♣"
FACES: Final = 53
JOKER: Final = 52

ACE: Final = 0
KING: Final = 12

_TEXT: Final = tuple(rank + suit for suit in SUITS for rank in RANKS) + ("JK",)
_FACE: Final = {text: face for face, text in enumerate(_TEXT)}
_GAP: Final = re.compile(r"[\s,]*")
# ASCII letters only: the sign for Kelvin is no king. What follows a symbol may be the mark that a phone adds to have it drawn as emoji.
_TOKEN: Final = re.compile(r"((?ai:JK|(?:10|[2-9ATJQK])\s?[SHDC♠♥♦♣]))\ufe0f?")


class CardError(ValueError):
    """A text that names no card: ``text`` is the whole input, ``at`` the place (0-based) where reading stopped."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__(f"no card at {text[at:].strip()[:12]!r}: write rank and suit like 7S, TH or 10♥, or JK for a joker")
        self.text = text
        self.at = at


def card(face: int, copy: int = 0) -> int:
    """The physical card of a face.

    >>> card(JOKER, 1)
    105
    """
    return copy * FACES + face


def face(card: int) -> int:
    """The face of a physical card.

    >>> face(105) == JOKER
    True
    """
    return card % FACES


def rank(card: int) -> int:
    """0 for an ace up to 12 for a king; meaningless for a printed joker."""
    return card % FACES % 13


def suit(card: int) -> int:
    """An index into ``SUITS``; meaningless for a printed joker."""
    return card % FACES // 13


def is_printed_joker(card: int) -> bool:
    """Is it a joker by its print, not by its rank in this deal?"""
    return card % FACES == JOKER


def text(card: int) -> str:
    """The canonical text of a card (CARD-2).

    >>> text(0), text(card(JOKER, 3))
    ('AS', 'JK')
    """
    return _TEXT[card % FACES]


def texts(cards: Iterable[int]) -> str:
    """Cards as canonical text, separated by spaces."""
    return " ".join(map(text, cards))


def faces(source: str) -> tuple[int, ...]:
    """Read faces from text (CARD-2): any mix of spaces and commas, lower case, ``10`` and suit symbols.

    Raises ``CardError`` where the text names no card.

    >>> texts(faces("10h, 7♠ jk"))
    'TH 7S JK'
    """
    found: list[int] = []
    at = 0
    while (start := _end(_GAP, source, at)) < len(source):
        match = _TOKEN.match(source, start)
        if match is None:
            raise CardError(source, at)
        token = re.sub(r"\s", "", match[1]).upper().replace("10", "T")
        for symbol, letter in zip(SYMBOLS, SUITS, strict=True):
            token = token.replace(symbol, letter)
        found.append(_FACE[token])
        at = match.end()
    return tuple(found)


def _end(pattern: re.Pattern[str], source: str, at: int) -> int:
    """Where a match that begins at ``at`` ends; ``at`` itself where there is none."""
    match = pattern.match(source, at)
    return at if match is None else match.end()


def cards(source: str) -> tuple[int, ...]:
    """Read physical cards from text: the first card of a face is copy 0, the next copy 1, and so on.

    >>> cards("7S 7S JK")
    (6, 59, 52)
    """
    seen: dict[int, int] = {}
    found: list[int] = []
    for one in faces(source):
        copy = seen.get(one, 0)
        seen[one] = copy + 1
        found.append(card(one, copy))
    return tuple(found)
