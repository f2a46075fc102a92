"""What the state of a deal has in common in every family, and what applying events to it needs."""

from typing import TypeVar

import msgspec

from openrummy.games.actions import Source

T = TypeVar("T")


class Taken(msgspec.Struct, frozen=True):
    """The card drawn in this turn."""

    card: int
    source: Source


def whole(hidden: T | None) -> T:
    """What an event carries; raises ``ValueError`` where it was filtered for a viewer and so cannot be applied."""
    if hidden is None:
        raise ValueError("an event with hidden cards cannot be applied")
    return hidden


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but this one, in their order; raises ``ValueError`` where it is not among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
