"""An expert: remembers what was seen, minds the next player, and keeps melds in hand until it can go out or must fear that another does."""

from functools import reduce
from operator import or_
from typing import Final

from openrummy.bots.rum.plans import Meld, Plan, best_plan, goes_out, points, step, table_of
from openrummy.bots.rum.worth import near, outs
from openrummy.games.actions import Discard, Draw, PlayerAction
from openrummy.games.events import DealStarted, Discarded, Drew, Event, LaidDown, LaidOff
from openrummy.games.rum.fits import bits, openings
from openrummy.games.views import DealView, Own, RumView
from openrummy.rules import Rules

POLICY: Final = "rum-hard/1"

_OUT: Final = 10
"""What a card that would make a meld is worth, in points of loose cards."""
_GIFT: Final = 6
_WANTED: Final = 3


def choose(rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
    """A legal action for the seat of ``view``; the same for the same arguments. Raises ``ValueError`` where it has nothing to do."""
    own = view.own
    if own is None or not (own.legal.draw or own.legal.discard):
        raise ValueError("the deal does not wait for this seat")
    mind = _Mind(rules, view, own, history)
    if own.legal.draw:
        return Draw("pile" if "pile" in own.legal.draw and mind.takes_open_card() else "stock")
    plan = mind.plan(own.hand)
    if mind.lays(plan):
        move = step(own.legal, plan)
        if move is not None:
            return move
    return Discard(mind.put_down(plan))


class _Mind:
    """What the player sees and remembers of the deal."""

    def __init__(self, rules: Rules, view: DealView, own: Own, history: tuple[Event, ...]) -> None:
        self.rules, self.view, self.own = rules, view, own
        self.table: tuple[Meld, ...] = table_of(view)
        self.fitting = reduce(or_, [openings(rules.melds)[bits(meld)] for meld in self.table], 0)
        self.began = bool(history) and isinstance(history[-1], LaidDown | LaidOff)
        self.melded = isinstance(view.game, RumView) and any(own.seat in meld.owners for meld in view.game.melds)
        order = [seat.seat for seat in view.seats]
        self.next = order[(order.index(own.seat) + 1) % len(order)]
        self.known = _known(history, own.seat)
        gone = {*own.hand, *view.pile, *(card for meld in self.table for card in meld)}
        self.dead = gone.union(*self.known.values())

    def live(self, card: int) -> bool:
        """May the card still be drawn?"""
        return card not in self.dead

    def plan(self, hand: tuple[int, ...]) -> Plan:
        return best_plan(self.rules, hand, self.table, melded=self.melded)

    def lays(self, plan: Plan) -> bool:
        """Go out where that can be done; else lay only what could be caught in hand soon."""
        if self.began or goes_out(self.rules, plan):
            return True
        rivals = [seat.cards for seat in self.view.seats if seat.seat != self.own.seat]
        # Measured over 300 mirrored deals each: what lies on the table helps two or more rivals to lay off, so one waits longer.
        return min(rivals) <= (3 if len(rivals) == 1 else 2)

    def takes_open_card(self) -> bool:
        """Take the open card if it goes out of the hand again, in a meld or laid off, so that another card goes."""
        if "stock" not in self.own.legal.draw:
            return True
        top = self.view.pile[-1]
        return top not in self.plan((*self.own.hand, top)).left

    def put_down(self, plan: Plan) -> int:
        """The loose card that is worth least here and most dangerous to keep, and that the next player can use least."""
        loose = [card for card in self.own.legal.discard if card in plan.left]
        return min(loose or self.own.legal.discard, key=lambda card: (self._merit(card), card))

    def _merit(self, card: int) -> float:
        others = [other for other in self.own.hand if other != card]
        merit = _OUT * outs(card, others, self.rules.melds, self.live) - points(self.rules, (card,))
        if self.fitting >> card & 1:
            merit += _GIFT
        if near(card, self.known[self.next], self.rules.melds):
            merit += _WANTED
        return merit


def _known(history: tuple[Event, ...], own: int) -> dict[int, set[int]]:
    """What the other seats hold for all to know: cards that they took from the discard pile and have not let go of."""
    held: dict[int, set[int]] = {}
    for event in history:
        # What happens most comes first, and a test of types takes a third of one of instances: a long deal is asked about at every move.
        if type(event) is Drew:
            if event.source == "pile" and event.card is not None and event.seat != own:
                held[event.seat].add(event.card)
        elif type(event) is Discarded or type(event) is LaidOff:
            held[event.seat].discard(event.card)
        elif type(event) is LaidDown:
            held[event.seat].difference_update(event.cards)
        elif type(event) is DealStarted:
            held = {seat: set() for seat in event.seats}
    return held
