"""A beginner: lays whatever it can as soon as it can, minds only its own melds, and throws the dearest card."""

from typing import Final

from openrummy.bots.rum.plans import points
from openrummy.games.actions import Discard, Draw, LayDown, LayOff, PlayerAction
from openrummy.games.events import Event
from openrummy.games.rum.fits import every_meld, fits
from openrummy.games.views import DealView, Own, RumView
from openrummy.rules import Rules

POLICY: Final = "rum-easy/1"


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own = view.own
    if own is None or not (own.legal.draw or own.legal.discard):
        raise ValueError("the deal does not wait for this seat")
    if own.legal.draw:
        return Draw("pile" if "pile" in own.legal.draw and _at_once(rules, view, own) else "stock")
    if own.legal.lay_down:
        return LayDown(max(own.legal.lay_down, key=lambda meld: (len(meld), points(rules, meld), meld)))
    mine = _mine(view, own)
    for offer in own.legal.lay_off:
        for meld in offer.melds:
            if meld in mine:
                return LayOff(offer.card, meld)
    return Discard(max(own.legal.discard, key=lambda card: (points(rules, (card,)), card)))


def _mine(view: DealView, own: Own) -> dict[int, tuple[int, ...]]:
    """The melds that this seat began, by number."""
    melds = view.game.melds if isinstance(view.game, RumView) else ()
    return {at: meld.cards for at, meld in enumerate(melds) if own.seat in meld.owners}


def _at_once(rules: Rules, view: DealView, own: Own) -> bool:
    """Could the open card be laid on the table in this turn?"""
    top = view.pile[-1]
    if "stock" not in own.legal.draw or any(fits(top, meld, rules.melds) for meld in _mine(view, own).values()):
        return True
    return any(top in meld for meld in every_meld((*own.hand, top), rules.melds))
