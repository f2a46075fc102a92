"""What happened in a deal. Events carry outcomes: ``evolve`` only applies them.

A stored event is whole. What a viewer may see of it is made by ``openrummy.games.indian.views.event_for``: the fields marked
*hidden* are then ``None`` for everyone but those entitled.
"""

from typing import Literal

import msgspec

from openrummy.arrange.result import Group
from openrummy.games.actions import Groups, Source
from openrummy.rules.value import Rules

DropKind = Literal["first", "middle"]
DropCause = Literal["chosen", "timeout", "left"]
EndCause = Literal["shown", "wrong_show", "last_player", "void"]
Standing = Literal["won", "counted", "dropped", "wrong_show", "void"]


class DealStarted(msgspec.Struct, frozen=True, tag="deal_started"):
    """A deal begins (PTS-2 to PTS-5). Whole enough to read a deal from here alone.

    ``seats``: those dealt in, in the order of play, first player first. ``dealer_cards``: by seat, where cards were shown for the first
    deal (PTS-2), else empty. ``hands`` is keyed by seat; *hidden* but for one's own. ``stock``: top last, *hidden*. ``seed`` (hex):
    *hidden* until the deal ends. ``totals``: chips by seat before the deal.
    """

    deal: int
    rules: Rules
    seats: tuple[int, ...]
    dealer: int
    dealer_cards: dict[int, int]
    commitment: str
    seed: str | None
    hands: dict[int, tuple[int, ...]]
    stock: tuple[int, ...] | None
    stock_size: int
    cut: int | None
    wild: tuple[int, ...]
    opening: int
    totals: dict[int, int]


class TurnStarted(msgspec.Struct, frozen=True, tag="turn_started"):
    """A seat's turn begins; ``turn`` counts the clock periods of the deal from 1."""

    seat: int
    turn: int


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The open pile but its top card became the closed deck (PTS-7). ``stock``: top last, *hidden*."""

    stock: tuple[int, ...] | None
    stock_size: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """``card`` is *hidden* from the others when it came from the stock."""

    seat: int
    source: Source
    card: int | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """``auto``: put down by the clock (PTS-16)."""

    seat: int
    card: int
    auto: bool = False


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    seat: int
    kind: DropKind
    points: int
    cause: DropCause


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """A card went to the finish slot, face down: ``card`` is *hidden* until shown. ``turn``: the new clock period."""

    seat: int
    card: int | None
    turn: int


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Another card lies in the finish slot; ``card`` is *hidden*."""

    seat: int
    card: int | None


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The declaration, as laid and judged; everyone sees it. ``reasons`` empty means valid; then the others arrange (``turn``)."""

    seat: int
    card: int
    groups: tuple[Group, ...]
    loose: tuple[int, ...]
    reasons: tuple[str, ...]
    turn: int


class Submitted(msgspec.Struct, frozen=True, tag="submitted"):
    """A loser's groups; *hidden* from the others until the deal ends. ``groups`` None for a player who left without any."""

    seat: int
    groups: Groups | None


class Result(msgspec.Struct, frozen=True):
    """One line of the sheet. Cards are shown only of those who showed or were counted; for the others ``groups``, ``loose``, ``best`` are empty.

    ``points`` is what the deal costs, capped; ``best_points`` what the best arrangement of the hand counts, ``best_groups`` and
    ``best_loose`` that arrangement. ``best_declarable``: it could have been shown as a valid declaration. ``chips``: won or lost.
    """

    seat: int
    standing: Standing
    points: int
    chips: int
    groups: tuple[Group, ...] = ()
    loose: tuple[int, ...] = ()
    best_points: int | None = None
    best_groups: tuple[Group, ...] = ()
    best_loose: tuple[int, ...] = ()
    best_declarable: bool = False


class DealEnded(msgspec.Struct, frozen=True, tag="deal_ended"):
    """``winner`` is None for a void deal. ``seed`` (hex) lets anyone repeat the shuffle and check the commitment."""

    cause: EndCause
    winner: int | None
    results: tuple[Result, ...]
    seed: str


Event = DealStarted | TurnStarted | Reshuffled | Drew | Discarded | Dropped | Declared | Exchanged | Shown | Submitted | DealEnded
