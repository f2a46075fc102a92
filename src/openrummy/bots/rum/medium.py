"""A steady player: keeps pairs and near runs, and lays what it has at once."""

from typing import Final

from openrummy.bots.rum.plans import Plan, best_plan, points, step, table_of
from openrummy.bots.rum.worth import outs
from openrummy.games.actions import Discard, Draw, PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView, Own
from openrummy.rules import Rules

POLICY: Final = "rum-medium/1"

_OUT: Final = 8
"""What a card that would make a meld is worth, in points of loose cards."""


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own = view.own
    if own is None or not (own.legal.draw or own.legal.discard):
        raise ValueError("the deal does not wait for this seat")
    if own.legal.draw:
        return Draw("pile" if "pile" in own.legal.draw and _worth_taking(rules, view, own) else "stock")
    plan = best_plan(rules, own.hand, table_of(view), melded=True)
    return step(own.legal, plan) or Discard(_put_down(rules, own, plan))


def _worth_taking(rules: Rules, view: DealView, own: Own) -> bool:
    """Take the open card if it can be laid, so that another card goes."""
    if "stock" not in own.legal.draw:
        return True
    top = view.pile[-1]
    return top not in best_plan(rules, (*own.hand, top), table_of(view), melded=True).left


def _put_down(rules: Rules, own: Own, plan: Plan) -> int:
    """The card that goes least well with the others; of equals the dearest."""

    def merit(card: int) -> tuple[int, int]:
        others = [other for other in own.hand if other != card]
        return _OUT * outs(card, others, rules.melds, lambda one: one not in own.hand) - points(rules, (card,)), card

    loose = [card for card in own.legal.discard if card in plan.left]
    return min(loose or own.legal.discard, key=merit)
