"""What a seat can do between the deals of a match."""

import msgspec


class Rejoin(msgspec.Struct, frozen=True, tag="rejoin", forbid_unknown_fields=True):
    """Come back into a pool for one more entry, or not (POOL-8)."""

    accept: bool


class ProposeSplit(msgspec.Struct, frozen=True, tag="propose_split", forbid_unknown_fields=True):
    """Propose to end the match and split the pool by drops in hand (POOL-11)."""


class AnswerSplit(msgspec.Struct, frozen=True, tag="answer_split", forbid_unknown_fields=True):
    """Agree to the split that was proposed, or not; all must."""

    accept: bool


class Quit(msgspec.Struct, frozen=True, tag="quit", forbid_unknown_fields=True):
    """Leave the match for good (POOL-13, CHIPS-12); what it costs in the running deal is the deal's ``Leave``."""


class Elapsed(msgspec.Struct, frozen=True, tag="elapsed", forbid_unknown_fields=True):
    """The time of the window of that number is up: who has not answered has declined."""

    window: int


PlayerMatchAction = Rejoin | ProposeSplit | AnswerSplit
"""What a player may send."""

MatchAction = PlayerMatchAction | Quit | Elapsed
"""What ``decide`` takes; leaving and time-outs come from the table."""
