"""A beginner: lays whatever it can as soon as it can, minds only its own melds, and throws the dearest card. When a hand drags on it does as
the others do, and tries other cards."""

from typing import Final

from openrummy.bots.rum.plans import points
from openrummy.games.actions import Discard, Draw, LayDown, LayOff, PlayerAction
from openrummy.games.events import Event, Reshuffled
from openrummy.games.rum.fits import every_meld, fits
from openrummy.games.views import DealView, Own, RumView
from openrummy.rules import Rules

POLICY: Final = "rum-easy/2"

_LONG: Final = 2
"""Shuffles of the discards after which a hand drags on: beginners who all sit on low cards that fit nowhere would play for ever."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own = view.own
    if own is None or not (own.legal.draw or own.legal.discard):
        raise ValueError("the deal does not wait for this seat")
    long = sum(isinstance(event, Reshuffled) for event in history) >= _LONG
    if own.legal.draw:
        return Draw("pile" if "pile" in own.legal.draw and _at_once(rules, view, own, long) else "stock")
    if own.legal.lay_down:
        return LayDown(max(own.legal.lay_down, key=lambda meld: (len(meld), points(rules, meld), meld)))
    minded = _minded(view, own, long)
    for offer in own.legal.lay_off:
        for meld in offer.melds:
            if meld in minded:
                return LayOff(offer.card, meld)
    if long:
        return Discard(own.legal.discard[0])
    return Discard(max(own.legal.discard, key=lambda card: (points(rules, (card,)), card)))


def _minded(view: DealView, own: Own, long: bool) -> dict[int, tuple[int, ...]]:
    """The melds that it looks at, by number: those with a card of its own, in a ``long`` hand all."""
    melds = view.game.melds if isinstance(view.game, RumView) else ()
    return {at: meld.cards for at, meld in enumerate(melds) if long or own.seat in meld.owners}


def _at_once(rules: Rules, view: DealView, own: Own, long: bool) -> bool:
    """Could the open card be laid on the table in this turn?"""
    top = view.pile[-1]
    if "stock" not in own.legal.draw or any(fits(top, meld, rules.melds) for meld in _minded(view, own, long).values()):
        return True
    return any(top in meld for meld in every_meld((*own.hand, top), rules.melds))
