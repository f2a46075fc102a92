"""What a seat can do in a deal of an Indian game.

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
    """The groups that count (PTS-8, PTS-13). Cards of the hand in no group are loose; no other card, none twice."""

    groups: Groups


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table in the deal (PTS-15). ``groups``: a leaving declarer is judged by what lay there last."""

    groups: Groups = ()


class Timeout(msgspec.Struct, frozen=True, tag="timeout", forbid_unknown_fields=True):
    """Time is up for the clock period ``turn`` (PTS-9, 10, 13, 16). ``groups``: the declarer's last seen arrangement."""

    turn: int
    groups: Groups = ()


PlayerAction = Draw | Discard | Drop | Declare | Exchange | Submit
"""What a player may send."""

Action = PlayerAction | Leave | Timeout
"""What ``decide`` takes; leaving and time-outs come from the table."""
