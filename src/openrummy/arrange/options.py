"""What the arranger needs to know of the rules: melds, counting, and what a declaration asks for."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from openrummy.melds import Melds

UNCAPPED: Final = 1000
"""A ``cap`` that no hand reaches: for games that count whole hands (DEAL-4) and for deadwood."""


class Counting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option group of the count (CARD-4, PTS-12). ``cap`` is also the penalty of an invalid declaration (PTS-11).

    The values of ``cap`` are those that a Points table offers; a preset may set another one outright (XXI-12, ``UNCAPPED``).
    """

    loser_count: Literal["melds", "pure_needed", "runs_needed", "pure_kept"] = "melds"
    ace_count: Literal[10, 1, 15] = 10
    # Stored rules are read back, so what is checked is what presets may set; hosts are offered less.
    cap: Annotated[int, Meta(ge=0, le=UNCAPPED, extra={"offered": tuple(range(40, 81, 5))})] = 80


class Pattern(msgspec.Struct, frozen=True):
    """What a valid show must hold besides having no loose card (PTS-8): so many sequences, so many of them pure."""

    sequences: int
    pure: int


class Way(msgspec.Struct, frozen=True):
    """A show by so many groups of one kind, the other cards needing no arranging (XXI-9, XXI-10).

    ``tunnela``: three identical cards, ``dublee``: two; wild cards as the cards they are, printed jokers in neither (XXI-6).
    ``jokers``: so many jokers, printed or wild, in one group.
    """

    kind: Literal["tunnela", "dublee", "jokers"]
    count: int


class HandRules(msgspec.Struct, frozen=True):
    """All that decides what a hand is worth and whether it can be declared.

    ``size``: how many cards are shown. ``ways``: further ways to show than by ``patterns``. ``no_pure``: a hand without a pure sequence is
    counted, or costs the full count, which is the cap (CLS-35).
    """

    melds: Melds
    counting: Counting
    patterns: tuple[Pattern, ...]
    size: int = 13
    ways: tuple[Way, ...] = ()
    no_pure: Literal["counted", "full_count"] = "counted"
