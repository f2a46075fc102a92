"""What a seat can do in a deal. Which of these a game knows, and when, its ``legal`` says.

Cards are physical cards. Every action is checked by ``decide``; a wrong declaration is a legal action, an illegal action is an
``IllegalAction`` and changes nothing.
"""

from typing import Literal

import msgspec

Groups = tuple[tuple[int, ...], ...]
Source = Literal["stock", "pile"]


class Draw(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Take the top of the closed deck or of the open pile (PTS-6)."""

    source: Source


class Discard(msgspec.Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put one card on the open pile; ends the turn (PTS-6)."""

    card: int


class Drop(msgspec.Struct, frozen=True, tag="drop", forbid_unknown_fields=True):
    """Give up the deal for its price (PTS-14)."""


class Declare(msgspec.Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Put one card into the finish slot; then arrange and submit (PTS-8)."""

    card: int


class Exchange(msgspec.Struct, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """While arranging a declaration: another card goes to the finish slot, the old one comes back (PTS-10)."""

    card: int


class Submit(msgspec.Struct, frozen=True, tag="submit", forbid_unknown_fields=True):
    """The groups that count (PTS-8, PTS-13; a defender's melds: GIN-12). Cards of the hand in no group are loose; no other card,
    none twice."""

    groups: Groups


class LayDown(msgspec.Struct, frozen=True, tag="lay_down", forbid_unknown_fields=True):
    """Lay a meld on the table (RUM-3, RUM-4)."""

    cards: tuple[int, ...]


class LayOff(msgspec.Struct, frozen=True, tag="lay_off", forbid_unknown_fields=True):
    """Add a card to the meld of that number on the table (RUM-5, GIN-11)."""

    card: int
    meld: int


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Leave the upcard (GIN-4), or the last discard (GIN-14)."""


class Knock(msgspec.Struct, frozen=True, tag="knock", forbid_unknown_fields=True):
    """Discard one card and show the other ten (GIN-8); gin where nothing is loose (GIN-10).

    ``groups``: the melds as the knocker wants to show them (GIN-9); empty for those that leave the least deadwood.
    """

    card: int
    groups: Groups = ()


class BigGin(msgspec.Struct, frozen=True, tag="big_gin", forbid_unknown_fields=True):
    """Show all eleven cards in melds (GIN-10). ``groups`` as for ``Knock``."""

    groups: Groups = ()


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table in the deal (PTS-15). ``groups``: a leaving declarer is judged by what lay there last."""

    groups: Groups = ()


class Timeout(msgspec.Struct, frozen=True, tag="timeout", forbid_unknown_fields=True):
    """Time is up for the clock period ``turn`` (PTS-9, 10, 13, 16). ``groups``: the declarer's last seen arrangement."""

    turn: int
    groups: Groups = ()


PlayerAction = Draw | Discard | Drop | Declare | Exchange | Submit | LayDown | LayOff | Pass | Knock | BigGin
"""What a player may send."""

Action = PlayerAction | Leave | Timeout
"""What ``decide`` takes; leaving and time-outs come from the table."""
