"""What every player of Gin does alike: big gin, the last discard, and laying off."""

from typing import Final

from openrummy.arrange.gin import defend
from openrummy.arrange.onepack import kernel
from openrummy.games.actions import BigGin, Draw, Knock, LayOff, Pass, PlayerAction, Submit
from openrummy.games.gin.melding import fits
from openrummy.games.views import DealView, GinView, Own

SEARCH: Final = kernel("low", 1)
"""Deadwood of hands given as 52 bits (GIN-1)."""


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
    return next(LayOff(card, at) for card in best.laid_off for at, meld in enumerate(game.melds) if fits(meld, card))


def leave_it(own: Own) -> PlayerAction:
    """Not to take the card that lies open."""
    return Pass() if own.legal.may_pass else Draw("stock")


def melds_with(own: Own, top: int) -> bool:
    """Does the card that lies open go into a meld: is the hand no worse with all eleven cards than without it?"""
    return SEARCH.deadwood(SEARCH.hand((*own.hand, top))) <= SEARCH.deadwood(SEARCH.hand(own.hand))
