"""What every player of Gin does alike: big gin, the last discard, and laying off."""

from typing import Final

from openrummy.arrange.gin import defend
from openrummy.arrange.loader import ginfast
from openrummy.arrange.onepack import kernel, runs
from openrummy.cards import RANKS
from openrummy.games.actions import BigGin, Draw, Knock, LayOff, Pass, PlayerAction, Submit
from openrummy.games.gin.melding import place_for
from openrummy.games.views import DealView, GinView, Own

SEARCH: Final = kernel("low", 1)
"""Deadwood of hands given as 52 bits (GIN-1)."""

_COUNT: Final = ginfast.Kernel(sorted(runs("low")), [1] * len(RANKS))
"""The least number of loose cards."""


def knows(view: DealView) -> tuple[Own, GinView]:
    """The own seat and what is Gin's in the view; raises ``ValueError`` for a view of nobody's, or of another game."""
    if view.own is None or not isinstance(view.game, GinView):
        raise ValueError("a player of Gin needs a seat at Gin")
    return view.own, view.game


def forced(own: Own, game: GinView) -> PlayerAction | None:
    """The move where no player hesitates, or None where there is something to think about."""
    legal = own.legal
    if legal.submit:
        return lay_off(own, game)
    if legal.big_gin:
        return BigGin()
    if legal.knock and (not legal.discard or legal.knock[0].deadwood == 0):
        # Gin; or the last discard was taken, and a knock must follow (GIN-14).
        return Knock(legal.knock[0].card)
    if legal.may_pass and not legal.draw:
        return Pass()
    if legal.draw == ("stock",):
        return Draw("stock")
    if not (legal.draw or legal.discard):
        raise ValueError("the deal does not wait for this seat")
    return None


def lay_off(own: Own, game: GinView) -> PlayerAction:
    """The next step of the best defence (GIN-12)."""
    best = defend([meld.cards for meld in game.melds], own.hand)
    if not best.laid_off:
        return Submit(best.melds)
    return next(LayOff(card, at) for card in best.laid_off if (at := place_for(game.melds, card)) is not None)


def leave_it(own: Own) -> PlayerAction:
    """Not to take the card that lies open."""
    return Pass() if own.legal.may_pass else Draw("stock")


def melds_with(own: Own, top: int) -> bool:
    """Does the card that lies open go into a meld: is the hand no worse with all eleven cards than without it?"""
    return SEARCH.deadwood(SEARCH.hand((*own.hand, top))) <= SEARCH.deadwood(SEARCH.hand(own.hand))


def measure(limit: int) -> ginfast.Kernel:
    """What a hand is to be brought down to: its points, or where only gin ends a hand (GIN-27) the number of its loose cards."""
    return SEARCH if limit else _COUNT


def loose_of(hand: tuple[int, ...], limit: int = 10) -> tuple[int, ...]:
    """The cards whose loss makes the hand better: those outside the melds of a best arrangement."""
    search = measure(limit)
    whole = search.hand(hand)
    now = search.deadwood(whole)
    return tuple(card for card, left in zip(hand, search.without(whole, hand), strict=True) if left < now)
