"""What every family hides in the same way."""

from openrummy.games.events import DealStarted


def started_for(event: DealStarted, viewer: int | None) -> DealStarted:
    """The beginning of a deal as a seat, or a spectator, sees it: one's own hand, no stock, no seed."""
    return DealStarted(
        deal=event.deal,
        rules=event.rules,
        seats=event.seats,
        dealer=event.dealer,
        dealer_cards=dict(event.dealer_cards),
        commitment=event.commitment,
        seed=None,
        hands={seat: event.hands[seat] for seat in event.seats if seat == viewer},
        stock=None,
        stock_size=event.stock_size,
        cut=event.cut,
        wild=event.wild,
        opening=event.opening,
        totals=dict(event.totals),
    )
