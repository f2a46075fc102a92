"""How a deal goes, in every family: pure functions over an immutable state.

Each family is a package with the same functions; these here look up the deal's own. ``start`` makes a deal's first events, ``decide`` the
events of an action (or ``IllegalAction``, and nothing has changed), ``evolve`` applies one event, ``legal`` lists what a seat may do,
``view`` and ``event_for`` say what a viewer may know, ``clock`` how long the present period lasts, ``waited_for`` whom the deal waits for.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from openrummy.games import gin, indian, rum
from openrummy.games.actions import Action
from openrummy.games.events import DealStarted, Event
from openrummy.games.views import DealView, Legal
from openrummy.rules.value import Rules

Deal = gin.Deal | indian.Deal | rum.Deal
"""A deal of any family, as it stands. All have ``start``, ``players``, ``phase``, ``seat``, ``turn`` and ``end``."""

_FAMILIES: Final[Mapping[str, Any]] = {"gin": gin, "indian": indian, "rum": rum}


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
    """The events that begin a deal; see ``openrummy.games.opening.start`` for the parameters."""
    events: tuple[Event, ...] = _FAMILIES[rules.family].start(
        rules, deal=deal, seats=seats, dealer=dealer, seed=seed, totals=totals, draw_for_deal=draw_for_deal, entropy=entropy
    )
    return events


def decide(deal: Deal, seat: int | None, action: Action) -> tuple[Event, ...]:
    """The events that ``action`` by ``seat`` (None for a ``Timeout``) leads to. Raises ``IllegalAction``."""
    events: tuple[Event, ...] = _of(deal).decide(deal, seat, action)
    return events


def evolve(deal: Deal | None, event: Event) -> Deal:
    """The deal after ``event``, which must be whole; ``deal`` is None before ``DealStarted``."""
    after: Deal
    if isinstance(event, DealStarted):
        after = _FAMILIES[event.rules.family].begin(event)
    elif deal is None:
        raise ValueError(f"{type(event).__name__} before DealStarted")
    else:
        after = _of(deal).evolve(deal, event)
    return after


def legal(deal: Deal, seat: int) -> Legal:
    """Everything ``seat`` may do now; empty for a seat that has nothing to do."""
    found: Legal = _of(deal).legal(deal, seat)
    return found


def view(deal: Deal, viewer: int | None) -> DealView:
    """The deal as the seat ``viewer`` sees it; None, or a seat not dealt in, sees what stands on the table (TBL-7)."""
    seen: DealView = _of(deal).view(deal, viewer)
    return seen


def event_for(event: Event, viewer: int | None, deal: Deal) -> Event:
    """The event as ``viewer`` may see it, once ``deal`` stands as it does."""
    seen: Event = _of(deal).event_for(event, viewer, deal)
    return seen


def clock(deal: Deal) -> int | None:
    """Seconds of the present clock period ``deal.turn``; None where no clock runs."""
    seconds: int | None = _of(deal).clock(deal)
    return seconds


def cards_of(deal: Deal) -> tuple[int, ...]:
    """Every card of the deal wherever it lies, sorted: at all times the packs, whole."""
    found: tuple[int, ...] = _of(deal).cards_of(deal)
    return found


def waited_for(deal: Deal) -> tuple[int, ...]:
    """The seats that the deal waits for; none once it has ended."""
    seats: tuple[int, ...] = _of(deal).waited_for(deal)
    return seats


def _of(deal: Deal) -> Any:
    return _FAMILIES[deal.start.rules.family]
