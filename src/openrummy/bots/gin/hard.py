"""A player who counts cards: keeps pairs that can still grow, throws what the other one cannot use, and weighs a knock against gin."""

from typing import Final, NamedTuple

from openrummy.bots.gin.common import SEARCH, forced, knows, leave_it, loose_of, measure
from openrummy.bots.gin.counting import Seen, danger, hope, seen_by
from openrummy.games.actions import Discard, Draw, Knock, PlayerAction
from openrummy.games.events import Event
from openrummy.games.gin.melding import POINTS
from openrummy.games.views import DealView, KnockOffer, Own
from openrummy.rules import Rules

POLICY: Final = "gin-hard/1"


class _Mind(NamedTuple):
    """How things are weighed. The numbers are those that won most of some thousand hands against the medium player.

    ``loose``: the cost of a point of deadwood left, or where only gin ends a hand of a loose card. ``hope``: the worth of each card still
    out that would meld a card with another loose one. ``danger``: the cost of a card that the other one is sure to want. ``cheap``: a card
    of so many points at most is taken from the pile though it only makes a pair that can grow.
    """

    loose: float
    hope: float
    danger: float
    cheap: int


_TO_KNOCK: Final = _Mind(loose=1, hope=1, danger=6, cheap=5)
_TO_GIN: Final = _Mind(loose=6, hope=2, danger=2, cheap=10)

_GIN_CARDS: Final = 5
"""With more cards than these still out that make gin, a knock is put off."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own, game = knows(view)
    move = forced(own, game)
    if move is not None:
        return move
    seen, limit = seen_by(own, view, history), game.knock_limit
    if own.legal.draw:
        return Draw("pile") if _worth_taking(own, view.pile[-1], limit, seen) else leave_it(own)
    if own.legal.knock and _knocks(own, own.legal.knock[0], seen):
        return Knock(own.legal.knock[0].card)
    return Discard(_discard(own, limit, seen))


def _mind(limit: int) -> _Mind:
    return _TO_KNOCK if limit else _TO_GIN


def _worth_taking(own: Own, top: int, limit: int, seen: Seen) -> bool:
    """Taken, the card must meld, or make a knock possible, or be cheap and go with another one."""
    hand = SEARCH.hand(own.hand)
    if SEARCH.deadwood(hand | 1 << top) <= SEARCH.deadwood(hand):
        return True
    if min(SEARCH.without(hand | 1 << top, own.hand)) <= limit:
        return True
    return POINTS[top] <= _mind(limit).cheap and hope(top, loose_of(own.hand, limit), seen) > 1


def _knocks(own: Own, offer: KnockOffer, seen: Seen) -> bool:
    """Knock, unless gin is near."""
    rest = tuple(card for card in own.hand if card != offer.card)
    hand = SEARCH.hand(rest)
    outs = sum(min(SEARCH.without(hand | 1 << card, (*rest, card))) == 0 for card in seen.unseen)
    return outs <= _GIN_CARDS


def _discard(own: Own, limit: int, seen: Seen) -> int:
    """The card that costs least to lose: by what is left loose, by what it could still become, and by what the other one gains."""
    mind, search = _mind(limit), measure(limit)
    whole = search.hand(own.hand)
    left, now = dict(zip(own.hand, search.without(whole, own.hand), strict=True)), search.deadwood(whole)
    loose = [card for card in own.hand if left[card] < now]

    def cost(card: int) -> tuple[float, int, int]:
        weighed = mind.loose * left[card] + mind.hope * hope(card, loose, seen) + mind.danger * danger(card, seen)
        return weighed, -POINTS[card], card

    best: tuple[float, int, int] | None = None
    for card in sorted(own.legal.discard, key=left.__getitem__):
        # Hope and danger only add to the cost.
        if best is not None and mind.loose * left[card] > best[0]:
            break
        best = cost(card) if best is None else min(best, cost(card))
    if best is None:
        raise ValueError("there is no card to discard")
    return best[2]
