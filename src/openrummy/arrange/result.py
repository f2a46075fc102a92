"""What the arranger answers."""

import msgspec

from openrummy.melds import Kind


class Group(msgspec.Struct, frozen=True):
    """Cards that lie together, and what they are: ``None`` is not a meld."""

    cards: tuple[int, ...]
    kind: Kind | None


class Arrangement(msgspec.Struct, frozen=True):
    """The best arrangement of a hand.

    ``points``: the least count (PTS-12), capped. ``groups``: melds that show it; ``loose``: the cards in none of them.
    ``declarable``: can these cards be shown as a valid declaration (PTS-8)? Where that is so only by ``ways`` (XXI-9, XXI-10), the groups
    are still those of the count, as a loser has it (XXI-12).
    For a hand with one card too many (14, 22): ``discard`` is the card to let go, the other fields speak of the rest, and
    ``discards`` are all cards whose discard leaves a declarable hand.
    """

    points: int
    groups: tuple[Group, ...]
    loose: tuple[int, ...]
    declarable: bool
    discard: int | None = None
    discards: tuple[int, ...] = ()


class Laid(msgspec.Struct, frozen=True):
    """A hand judged exactly as its owner laid it (PTS-8, PTS-13).

    ``groups`` with their kinds, ``points`` as PTS-12 counts them, capped. ``reasons``: why it is no valid declaration, as codes:
    ``no_pure_sequence``, ``no_second_sequence``, ``no_third_pure_sequence`` (there is one, or two: XXI-8), ``invalid_group``,
    ``loose_cards``, ``life_too_short``; empty when it is one.
    """

    groups: tuple[Group, ...]
    loose: tuple[int, ...]
    points: int
    reasons: tuple[str, ...]

    @property
    def valid(self) -> bool:
        return not self.reasons
