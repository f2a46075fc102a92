"""The leak test: what a viewer gets must not change when cards hidden from that viewer change places.

What is hidden is worked out here from the rules of the table, not from the code under test.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from helpers.rig import AnyGame
from openrummy import games
from openrummy.games.actions import Action, Groups
from openrummy.games.errors import IllegalAction
from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Declared,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Knocked,
    LaidDown,
    LaidOff,
    Reshuffled,
    Shown,
    Submitted,
    TurnedOver,
)
from openrummy.games.views import DealView

Viewer = int | None
View = Callable[[games.Deal, Viewer], DealView]
EventFor = Callable[[Event, Viewer, games.Deal], Event]
Decide = Callable[[games.Deal, Viewer, Action], tuple[Event, ...]]


class Swap:
    """A permutation of cards; cards it does not name stay."""

    def __init__(self, cards: Iterable[int], rng: random.Random) -> None:
        before = sorted(set(cards))
        after = rng.sample(before, len(before))
        self._to = dict(zip(before, after, strict=True))

    def card(self, card: int) -> int:
        return self._to.get(card, card)

    def maybe(self, card: int | None) -> int | None:
        return None if card is None else self.card(card)

    def cards(self, cards: tuple[int, ...] | None) -> tuple[int, ...] | None:
        return None if cards is None else tuple(map(self.card, cards))

    def groups(self, groups: Groups | None) -> Groups | None:
        return None if groups is None else tuple(tuple(map(self.card, group)) for group in groups)


def shown_by(events: Iterable[Event]) -> set[int]:
    """The seats that have shown their hands, by the rules of the table."""
    return {event.seat for event in events if isinstance(event, Shown | Knocked)}


def scramble(game: AnyGame, viewer: Viewer, rng: random.Random) -> games.Deal:
    """The same deal with every card that lies hidden from the viewer somewhere else, and another seed.

    Every family's deal has ``players`` with hands, ``stock``, ``start`` and ``taken``; what only some have is hidden where it is there.
    """
    deal, public = game.deal, {viewer} | shown_by(game.events)
    others = [seat for seat in deal.players if seat not in public]
    finish = getattr(deal, "finish", None) if deal.seat not in public else None
    hidden = [*deal.stock, *(card for seat in others for card in deal.players[seat].hand)]
    swap = Swap(hidden if finish is None else [*hidden, finish], rng)
    start = deal.start
    dealt = Swap([*(start.stock or ()), *(card for seat, hand in start.hands.items() if seat != viewer for card in hand)], rng)
    players: dict[int, Any] = dict(deal.players)
    for seat in others:
        changed: dict[str, Any] = {"hand": swap.cards(players[seat].hand)}
        if getattr(players[seat], "submitted", None) is not None:
            changed["submitted"] = swap.groups(players[seat].submitted)
        players[seat] = replace(players[seat], **changed)
    taken = deal.taken
    if taken is not None and taken.source == "stock" and deal.seat in others:
        taken = replace(taken, card=swap.card(taken.card))
    return replace(
        deal,
        start=replace(
            start,
            hands={seat: hand if seat == viewer else dealt.cards(hand) or () for seat, hand in start.hands.items()},
            stock=dealt.cards(start.stock),
            seed=rng.randbytes(32).hex() if deal.end is None else start.seed,
        ),
        players=players,
        stock=swap.cards(deal.stock) or (),
        taken=taken,
        **({} if finish is None else {"finish": swap.card(finish)}),
    )


def seen_cards(events: Iterable[Event], viewer: Viewer) -> set[int]:
    """Every card whose face the viewer has been shown in the deal, by the rules of the table."""
    seen: set[int | None] = set()
    for event in events:
        match event:
            case DealStarted():
                seen |= {event.cut, event.opening, *event.hands.get(-1 if viewer is None else viewer, ())}
            case Drew() if event.source == "pile" or event.seat == viewer:
                seen.add(event.card)
            case Declared() | Exchanged() if event.seat == viewer:
                seen.add(event.card)
            case Discarded() | LaidOff():
                seen.add(event.card)
            case LaidDown():
                seen |= {*event.cards}
            case Knocked():
                seen |= {event.card, *event.loose, *(card for group in event.melds for card in group.cards)}
            case Shown():
                seen |= {event.card, *event.loose, *(card for group in event.groups for card in group.cards)}
            case DealEnded():
                for line in event.results:
                    seen |= {*line.loose, *(card for group in line.groups for card in group.cards)}
    return {card for card in seen if card is not None}


def swap_event(event: Event, swap: Swap, rng: random.Random) -> Event:
    """The event with cards exchanged; a new stock is in another order too."""
    match event:
        case DealStarted():
            hands = {seat: swap.cards(hand) or () for seat, hand in event.hands.items()}
            return replace(event, hands=hands, stock=swap.cards(event.stock), seed=rng.randbytes(32).hex())
        case Reshuffled() | TurnedOver() if event.stock is not None:
            return replace(event, stock=tuple(rng.sample(event.stock, len(event.stock))))
        case Drew() | Declared() | Exchanged():
            return replace(event, card=swap.maybe(event.card))
        case Submitted():
            return replace(event, groups=swap.groups(event.groups))
        case _:
            return event


def same(left: Any, right: Any) -> None:
    assert msgspec.json.encode(left) == msgspec.json.encode(right)


def check_view(game: AnyGame, viewer: Viewer, rng: random.Random, view: View = games.view) -> None:
    same(view(game.deal, viewer), view(scramble(game, viewer, rng), viewer))


def check_events(game: AnyGame, viewer: Viewer, rng: random.Random, event_for: EventFor = games.event_for) -> None:
    """Each event of the log so far, as filtered for the viewer while the deal stands as it does."""
    everything = games.cards_of(game.deal)
    swap = Swap(set(everything) - seen_cards(game.events, viewer), rng)
    for event in game.events:
        other = swap_event(event, swap, rng)
        same(event_for(event, viewer, game.deal), event_for(other, viewer, game.deal))


def check_errors(
    game: AnyGame, viewer: Viewer, actions: Iterable[Action], rng: random.Random, decide: Decide = games.decide
) -> None:
    """Refusals say the same whatever is hidden."""
    other = scramble(game, viewer, rng)
    for action in actions:
        same(_refusal(decide, game.deal, viewer, action), _refusal(decide, other, viewer, action))


def _refusal(decide: Decide, deal: games.Deal, viewer: Viewer, action: Action) -> Any:
    try:
        decide(deal, viewer, action)
    except IllegalAction as refused:
        return [refused.code, refused.params, str(refused)]
    return None
