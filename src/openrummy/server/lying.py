"""How a player's own cards lie: kept for the seat, fitted to the hand, never rearranged. No move, no version."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from openrummy.cards import FACES, is_printed_joker, rank, suit
from openrummy.games import Deal
from openrummy.games.actions import Groups
from openrummy.server.protocol import Cards

_SUIT_ORDER: Final = (0, 1, 3, 2)
"""Where spades, hearts, diamonds and clubs lie: black and red in turn, so that neighbouring suits differ."""


class Draft(msgspec.Struct, frozen=True):
    """How cards lie: groups, and the loose ones."""

    groups: Groups = ()
    loose: Cards = ()


def as_dealt(deal: Deal, seat: int) -> Draft:
    """How cards lie that nobody has arranged yet: what was dealt, sorted by suit and rank."""
    return Draft(loose=tuple(sorted(deal.start.hands[seat], key=_by_suit)))


def fit(draft: Draft, hand: Sequence[int]) -> Draft:
    """The draft for exactly the cards of ``hand``: those gone are left out, new ones lie at the loose end.

    The owner's order never changes by itself.

    >>> fit(Draft(((4, 5, 6),), (9,)), (9, 4, 6, 30))
    Draft(groups=((4, 6),), loose=(9, 30))
    """
    left = dict.fromkeys(hand)

    def keep(cards: Iterable[int]) -> Cards:
        kept = tuple(card for card in dict.fromkeys(cards) if card in left)
        for card in kept:
            del left[card]
        return kept

    groups = tuple(kept for group in draft.groups if (kept := keep(group)))
    return Draft(groups, (*keep(draft.loose), *left))


def _by_suit(card: int) -> tuple[int, int, int]:
    if is_printed_joker(card):
        return (len(_SUIT_ORDER), 0, card // FACES)
    return (_SUIT_ORDER[suit(card)], rank(card), card // FACES)
