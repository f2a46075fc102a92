"""How a hand begins: the cards, and with how much one may knock (GIN-1 to GIN-3, GIN-8, GIN-19 to GIN-21)."""

from collections.abc import Mapping, Sequence
from typing import Final

from openrummy.cards import ACE, rank, suit
from openrummy.games import opening
from openrummy.games.events import DealStarted, Event, LimitSet
from openrummy.rules.value import Rules

_SPADES: Final = 0


def start(
    rules: Rules,
    *,
    deal: int,
    seats: Sequence[int],
    dealer: int | None,
    seed: bytes,
    totals: Mapping[int, int],
    draw_for_deal: bool = False,
    entropy: Sequence[bytes] = (),
) -> tuple[Event, ...]:
    """The events that begin a hand; see ``openrummy.games.opening.start`` for the parameters. Raises ``ValueError`` but for two seats."""
    if len(seats) != 2:
        raise ValueError(f"a hand of Gin needs two seats, got {list(seats)}")
    started, *rest = opening.start(
        rules,
        deal=deal,
        seats=seats,
        dealer=dealer,
        seed=seed,
        totals=totals,
        draw_for_deal=draw_for_deal,
        entropy=entropy,
    )
    if not isinstance(started, DealStarted):
        raise TypeError("a deal begins with DealStarted")
    return started, limit_of(rules, started.opening), *rest


def limit_of(rules: Rules, upcard: int) -> LimitSet:
    """The most deadwood that one may knock with, and by what everything scored is multiplied.

    In Oklahoma the upcard sets the limit (GIN-19, GIN-20), never above ``knock_limit``, so that straight gin stays what it is (GIN-27).

    >>> from openrummy.cards import cards
    >>> from openrummy.rules import preset
    >>> limit_of(preset("gin-oklahoma").rules, *cards("4S"))
    LimitSet(knock_limit=4, factor=2)
    """
    gin = rules.gin
    limit = gin.knock_limit
    if gin.oklahoma:
        limit = min(limit, _oklahoma(rank(upcard), ace=0 if gin.ace_upcard == "gin_only" else 1))
    return LimitSet(knock_limit=limit, factor=2 if gin.spades_double and suit(upcard) == _SPADES else 1)


def _oklahoma(upcard: int, ace: int) -> int:
    return ace if upcard == ACE else min(upcard + 1, 10)
